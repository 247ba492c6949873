package t2

import (
	"math/rand"
	"time"
)

func F(call func() error) (err error) {
	d := time.Second
	for i := 0; i < 100; i++ {
		if err = call(); err == nil {
			return
		}
		time.Sleep(d + time.Duration(rand.Int63n(1000))*time.Millisecond)
		d *= 2 // WANT uncapped
	}
	return
}
