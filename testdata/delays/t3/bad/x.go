package t3

import (
	"math/rand"
	"time"
)

func F(call func() error) (err error) {
	for i := 0; i < 40; i++ {
		if err = call(); err == nil {
			return
		}
		time.Sleep((time.Second << i) + time.Duration(rand.Int63n(1000))*time.Millisecond) // WANT uncapped
	}
	return
}
