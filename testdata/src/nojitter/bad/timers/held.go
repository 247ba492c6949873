// Package timers keeps the timer in a struct, or hands it to a helper that receives from it.
package timers

import (
	"context"
	"time"
)

func await(ctx context.Context, t *time.Timer) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}

func handedOn(ctx context.Context, op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		t := time.NewTimer(d) // want "doubles.*nojitter/nodraw"
		if await(ctx, t) != nil {
			return
		}
	}
}

type poller struct {
	t    *time.Timer
	d    time.Duration
	stop chan struct{}
}

func (p *poller) run(op func() error) {
	for {
		select {
		case <-p.stop:
			return
		case <-p.t.C:
		}
		if err := op(); err == nil {
			return
		}
		p.t.Reset(p.d) // want "doubles.*nojitter/nodraw"
		p.d = min(p.d*2, time.Minute)
	}
}
