package a16

import (
	"math/rand/v2"
	"sync"
	"time"
)

var source = sync.OnceValue(func() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) })

func Fetch(get func() ([]byte, error)) ([]byte, error) {
	for tries := 5; ; tries-- {
		b, err := get()
		if err == nil || tries == 0 {
			return b, err
		}
		time.Sleep(5*time.Second + time.Duration(source().Int64N(int64(3*time.Second))))
	}
}
