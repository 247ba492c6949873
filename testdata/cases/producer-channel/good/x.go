package producerchannel

import (
	"context"
	"math/rand"
	"time"
)

func attempts(most int, unit, top time.Duration, done <-chan struct{}) <-chan int {
	ch := make(chan int)
	pause := func(i int) time.Duration {
		d := unit * time.Duration(1<<uint(min(i, 20)))
		if d > top {
			d = top
		}
		return d - time.Duration(rand.Float64()*float64(d))
	}
	go func() {
		defer close(ch)
		for i := 0; i < most; i++ {
			select {
			case ch <- i + 1:
			case <-done:
				return
			}
			select {
			case <-time.After(pause(i)):
			case <-done:
				return
			}
		}
	}()
	return ch
}

func Get(ctx context.Context, do func() error) (err error) {
	done := make(chan struct{})
	defer close(done)
	for range attempts(10, 200*time.Millisecond, time.Minute, done) {
		if err = do(); err == nil {
			return nil
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
	return err
}
