package capafternonpositive

import (
	"context"
	"log"
	"math/rand"
	"time"
)

type Pace struct {
	tries          int
	First, Ceiling time.Duration
}

func (p *Pace) Pause() time.Duration {
	d := time.Duration(1 << uint(p.tries))
	if d > 0 {
		d *= p.First
	}
	if d <= 0 || d > p.Ceiling {
		d = p.Ceiling
	}
	p.tries++
	return d + time.Duration(rand.Int63n(int64(d)/4+1))
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
		case <-time.After(p.Pause()):
		}
	}
}
