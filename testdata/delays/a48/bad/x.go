package a48

import (
	"context"
	"time"
)

type Breaker struct {
	next  time.Time
	delay time.Duration
	call  func(context.Context) error
}

func (b *Breaker) Call(ctx context.Context) error {
	for {
		if rest := time.Until(b.next); rest > 0 {
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(rest): // WANT nojitter
			}
		}
		err := b.call(ctx)
		if err == nil {
			b.delay = 0
			return nil
		}
		b.delay = min(max(2*b.delay, time.Second), time.Minute)
		b.next = time.Now().Add(b.delay)
	}
}
