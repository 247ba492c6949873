package a41

import (
	"context"
	"time"
)

type Backoff struct {
	Duration time.Duration
	Factor   float64
	Cap      time.Duration
}

func (b *Backoff) Step() time.Duration {
	d := b.Duration
	b.Duration = time.Duration(float64(b.Duration) * b.Factor)
	if b.Duration > b.Cap {
		b.Duration = b.Cap
	}
	return d
}

func Wait(ctx context.Context, ready func() (bool, error)) error {
	b := Backoff{Duration: 100 * time.Millisecond, Factor: 2, Cap: 5 * time.Second}
	for {
		ok, err := ready()
		if err != nil {
			return err
		}
		if ok {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(b.Step()): // WANT nojitter
		}
	}
}
