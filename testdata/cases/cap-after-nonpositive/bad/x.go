package capafternonpositive

import (
	"context"
	"log"
	"time"
)

// Pace hands out the pauses of a socket that dials again.
type Pace struct {
	tries          int
	First, Ceiling time.Duration
}

func (p *Pace) Pause() time.Duration {
	d := time.Duration(1 << uint(p.tries))
	if d > 0 {
		d *= p.First
	} else {
		d = p.Ceiling
	}
	p.tries++
	return d
}

func Connect(ctx context.Context, dial func() error) error {
	p := &Pace{First: 100 * time.Millisecond, Ceiling: 5 * time.Minute}
	for {
		err := dial()
		if err == nil {
			return nil
		}
		log.Printf("dial: %v", err)
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(p.Pause()): // WANT nojitter,uncapped
		}
	}
}
