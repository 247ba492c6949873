package a33

import (
	"context"
	"time"
)

type expo struct {
	n    uint
	unit time.Duration
}

func (e *expo) Next() time.Duration { // WANT nojitter
	if e.n < 10 {
		e.n++
	}
	return e.unit * time.Duration(int64(1)<<e.n)
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
	return retry(ctx, e.Next, ping)
}
