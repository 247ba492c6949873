package truncatedfraction

import (
	"context"
	"math/rand"
	"time"
)

func Poll(ctx context.Context, job func() (bool, error)) error {
	secs := 1
	for {
		done, err := job()
		if err == nil && done {
			return nil
		}
		noise := time.Duration(rand.Float64() * float64(time.Second))
		d := time.Duration(secs)*time.Second + noise
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d):
		}
		if secs *= 2; secs > 60 {
			secs = 60
		}
	}
}
