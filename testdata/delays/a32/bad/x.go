package a32

import (
	"context"
	"time"
)

type Reporter struct {
	every time.Duration
	post  func(context.Context) error
}

func (r *Reporter) Loop(ctx context.Context) {
	period := r.every
	t := time.NewTicker(period)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		}
		if err := r.post(ctx); err != nil {
			if period *= 2; period > 32*r.every {
				period = 32 * r.every
			}
			t.Reset(period) // WANT nojitter
			continue
		}
		if period != r.every {
			period = r.every
			t.Reset(period)
		}
	}
}
