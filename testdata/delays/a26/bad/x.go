package a26

import (
	"context"
	"time"
)

type pacer struct {
	cur, most time.Duration
}

func (p *pacer) take() (d time.Duration) {
	defer func() {
		if p.cur *= 2; p.cur > p.most {
			p.cur = p.most
		}
	}()
	return p.cur
}

func Connect(ctx context.Context, dial func(context.Context) error) (err error) {
	p := &pacer{cur: 50 * time.Millisecond, most: 3 * time.Second}
	for {
		if err = dial(ctx); err == nil {
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(p.take()): // WANT nojitter
		}
	}
}
