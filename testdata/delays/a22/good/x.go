package a22

import (
	"context"
	"math/rand/v2"
	"time"
)

type Policy struct {
	Unit    time.Duration
	MaxStep int
}

func (p Policy) Delay(attempt int) time.Duration {
	step := min(attempt, p.MaxStep)
	d := p.Unit << step
	return d/2 + rand.N(d/2)
}

func (p Policy) Masked(attempt int) time.Duration {
	return rand.N(p.Unit << (attempt & 7))
}

func (p Policy) Saw(attempt int) time.Duration {
	return rand.N(p.Unit << (attempt % 8))
}

func (p Policy) Switched(attempt int) time.Duration {
	switch {
	case attempt <= 0:
		return p.Unit
	case attempt > 9:
		attempt = 9
	}
	return rand.N(p.Unit * time.Duration(int64(1)<<attempt))
}

func (p Policy) Do(ctx context.Context, f func(context.Context) error) error {
	var err error
	for attempt := 0; ; attempt++ {
		if err = f(ctx); err == nil {
			return nil
		}
		var d time.Duration
		switch attempt % 4 {
		case 0:
			d = p.Delay(attempt)
		case 1:
			d = p.Masked(attempt)
		case 2:
			d = p.Saw(attempt)
		default:
			d = p.Switched(attempt)
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(d):
		}
	}
}
