package a49

import (
	"context"
	"math/rand"
	"time"
)

type reconnector struct {
	retryC  <-chan time.Time
	backoff time.Duration
	lost    chan error
	dial    func(context.Context) error
}

func (r *reconnector) arm() {
	if r.backoff == 0 {
		r.backoff = 250 * time.Millisecond
	}
	r.retryC = time.After(r.backoff + time.Duration(rand.Int63n(int64(r.backoff))))
	r.backoff *= 2
	if r.backoff > 30*time.Second {
		r.backoff = 30 * time.Second
	}
}

func (r *reconnector) loop(ctx context.Context) error {
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-r.lost:
			r.arm()
		case <-r.retryC:
			r.retryC = nil
			if err := r.dial(ctx); err != nil {
				r.arm()
				continue
			}
			r.backoff = 0
		}
	}
}
