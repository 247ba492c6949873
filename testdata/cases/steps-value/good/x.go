package stepsvalue

import (
	"context"
	"errors"
	"math/rand"
	"time"
)

// Back models a third-party value that is stepped down.
type Back struct {
	Duration time.Duration
	Factor   float64
	Jitter   float64
	Steps    int
	Cap      time.Duration
}

func (b *Back) Step() time.Duration {
	if b.Steps < 1 {
		return b.Duration
	}
	b.Steps--
	d := b.Duration
	if b.Factor != 0 {
		b.Duration = time.Duration(float64(b.Duration) * b.Factor)
		if b.Cap > 0 && b.Duration > b.Cap {
			b.Duration = b.Cap
			b.Steps = 0
		}
	}
	if b.Jitter > 0 {
		d += time.Duration(rand.Float64() * b.Jitter * float64(d))
	}
	return d
}

func Poll(ctx context.Context, b Back, ok func() (bool, error)) error {
	for b.Steps > 0 {
		if done, err := ok(); err != nil || done {
			return err
		}
		if b.Steps == 1 {
			break
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(b.Step()):
		}
	}
	return errors.New("timed out")
}

func Ready(ctx context.Context, check func() (bool, error)) error {
	return Poll(ctx, Back{Duration: 100 * time.Millisecond, Factor: 2, Jitter: 0.5, Steps: 5, Cap: time.Second}, check)
}
