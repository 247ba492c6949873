package a40

import (
	"errors"
	"math"
	"math/rand"
	"time"
)

func nextWait(attempt int) time.Duration {
	secs := math.Min(math.Pow(2, float64(attempt)), 32)
	return time.Duration((secs + rand.Float64()) * float64(time.Second))
}

func Sync(call func() error, limit int) error {
	var errs []error
	for a := 0; a < limit; a++ {
		err := call()
		if err == nil {
			return nil
		}
		errs = append(errs, err)
		time.Sleep(nextWait(a))
	}
	return errors.Join(errs...)
}
