package a32

import (
	"context"
	"math/rand"
	"time"
)

type Reporter struct {
	every time.Duration
	post  func(context.Context) error
}

// A start stagger, then a plain period.
func (r *Reporter) Loop(ctx context.Context) {
	time.Sleep(time.Duration(rand.Int63n(int64(r.every))))
	t := time.NewTicker(r.every)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		}
		if err := r.post(ctx); err != nil {
			continue
		}
	}
}
