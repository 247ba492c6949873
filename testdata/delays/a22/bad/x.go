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

// max where min was meant: the step is never under MaxStep.
func (p Policy) Delay(attempt int) time.Duration {
	step := max(attempt, p.MaxStep)
	d := p.Unit << step // WANT uncapped
	return d/2 + rand.N(d/2)
}

func (p Policy) Do(ctx context.Context, f func(context.Context) error) error {
	var err error
	for attempt := 0; ; attempt++ {
		if err = f(ctx); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(p.Delay(attempt)):
		}
	}
}
