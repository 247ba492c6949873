package t1

import (
	"math/rand"
	"time"
)

func F(call func() error) (err error) {
	d := time.Second
	for i := 0; i < 50; i++ {
		if err = call(); err == nil {
			return
		}
		time.Sleep(d + time.Duration(rand.Int63n(int64(d))))
		d *= 2 // WANT uncapped
	}
	return
}
