package a14

import (
	"context"
	"iter"
	"math/rand"
	"time"
)

func Delays(first, last time.Duration) iter.Seq2[int, time.Duration] {
	return func(yield func(int, time.Duration) bool) {
		d := first
		for i := 0; ; i++ {
			if !yield(i, time.Duration(rand.Int63n(int64(d)))) {
				return
			}
			if d = d * 3 / 2; d > last {
				d = last
			}
		}
	}
}

func Watch(ctx context.Context, open func() error) error {
	for i, d := range Delays(time.Second, time.Minute) {
		err := open()
		if err == nil {
			return nil
		}
		if i == 50 {
			return err
		}
		select {
		case <-time.After(d):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}
