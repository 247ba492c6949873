package a15

import (
	"math/rand"
	"sync"
	"time"
)

var (
	rngOnce sync.Once
	rng     *rand.Rand
	rngMu   sync.Mutex
)

func random(n int64) int64 {
	rngOnce.Do(func() { rng = rand.New(rand.NewSource(1)) })
	rngMu.Lock()
	defer rngMu.Unlock()
	return rng.Int63n(n)
}

func Register(post func() error) error {
	var err error
	for i := 0; i < 10; i++ {
		if err = post(); err == nil {
			return nil
		}
		time.Sleep(2*time.Second + time.Duration(random(int64(time.Second)))) // WANT reuseddraw
	}
	return err
}
