package a46

import (
	"math/rand"
	"time"
)

func init() { rand.Seed(42) }

func Checkout(lock func() (bool, error)) error {
	d := 25 * time.Millisecond
	for {
		ok, err := lock()
		if err != nil {
			return err
		}
		if ok {
			return nil
		}
		time.Sleep(d + time.Duration(rand.Int63n(int64(d)))) // WANT reuseddraw
		if d < 2*time.Second {
			d *= 2
		}
	}
}
