package a33

import (
	"context"
	"math/rand"
	"time"
)

type expo struct {
	n    uint
	unit time.Duration
}

func (e *expo) Next() time.Duration {
	if e.n < 10 {
		e.n++
	}
	return e.unit * time.Duration(int64(1)<<e.n)
}

func spread(next func() time.Duration) func() time.Duration {
	return func() time.Duration {
		d := next()
		return d/2 + time.Duration(rand.Int63n(int64(d)/2))
	}
}

func retry(ctx context.Context, next func() time.Duration, fn func() error) error {
	for {
		err := fn()
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(next()):
		}
	}
}

func Ping(ctx context.Context, ping func() error) error {
	e := &expo{unit: 10 * time.Millisecond}
	return retry(ctx, spread(e.Next), ping)
}
