package parityjitter

import (
	"context"
	"time"
)

type Policy struct {
	base, cap time.Duration
	jitter    bool
}

func (p Policy) For(n int) time.Duration {
	d := p.cap
	if n < 16 {
		d = min(p.base<<n, p.cap)
	}
	if p.jitter {
		if n%2 == 0 {
			d += d / 8
		} else {
			d -= d / 8
		}
	}
	return d
}

func Exec(ctx context.Context, step func() error) error {
	p := Policy{base: 50 * time.Millisecond, cap: 10 * time.Second, jitter: true}
	for n := 0; step() != nil; n++ {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(p.For(n)): // WANT nojitter
		}
	}
	return nil
}
