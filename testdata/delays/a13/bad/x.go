package a13

import (
	"context"
	"time"
)

type config struct {
	attempts  int
	baseDelay time.Duration
	sleep     func(context.Context, time.Duration) error
}

type Option func(*config)

func Attempts(n int) Option { return func(c *config) { c.attempts = n } }

func BaseDelay(d time.Duration) Option { return func(c *config) { c.baseDelay = d } }

func sleepCtx(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func Do[T any](ctx context.Context, fn func(context.Context) (T, error), opts ...Option) (T, error) {
	c := &config{attempts: 3, baseDelay: 100 * time.Millisecond, sleep: sleepCtx}
	for _, o := range opts {
		o(c)
	}
	var (
		v   T
		err error
	)
	for i := 0; i < c.attempts; i++ {
		v, err = fn(ctx)
		if err == nil {
			return v, nil
		}
		delay := c.baseDelay * time.Duration(uint64(1)<<uint(i))
		if serr := c.sleep(ctx, delay); serr != nil { // WANT nojitter,uncapped
			return v, serr
		}
	}
	return v, err
}
