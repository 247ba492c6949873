package seeddefaultoption

import (
	"context"
	"math/rand"
	"time"
)

type config struct {
	seed int64
	base time.Duration
}

type Option func(*config)

func WithBase(d time.Duration) Option { return func(c *config) { c.base = d } }

func Loop(ctx context.Context, fn func() error, opts ...Option) error {
	c := config{seed: time.Now().UnixNano(), base: time.Second}
	for _, o := range opts {
		o(&c)
	}
	r := rand.New(rand.NewSource(c.seed))
	for {
		if fn() == nil {
			return nil
		}
		d := c.base/2 + time.Duration(r.Int63n(int64(c.base)))
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d):
		}
	}
}
