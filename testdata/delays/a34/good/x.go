package a34

import (
	"context"
	"math/rand"
	"time"
)

type Backoff struct {
	Min, Max time.Duration
	cur      time.Duration
}

func (b *Backoff) Bump() {
	switch {
	case b.cur == 0:
		b.cur = b.Min
	case b.cur*2 > b.Max:
		b.cur = b.Max
	default:
		b.cur *= 2
	}
}

func (b *Backoff) Clear() { b.cur = 0 }

type Subscriber struct {
	*Backoff
	rnd       *rand.Rand
	subscribe func(context.Context) error
}

func (s *Subscriber) Loop(ctx context.Context) error {
	defer s.Clear()
	for {
		err := s.subscribe(ctx)
		if err == nil {
			return nil
		}
		s.Bump()
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(s.cur + time.Duration(s.rnd.Int63n(int64(s.cur)))):
		}
	}
}
