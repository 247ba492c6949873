package a12

import (
	"context"
	"time"
)

type Strategy interface {
	Delay(attempt uint) time.Duration
}

type Fixed time.Duration

func (f Fixed) Delay(uint) time.Duration { return time.Duration(f) }

type Exponential struct{ Base time.Duration }

func (e Exponential) Delay(attempt uint) time.Duration { // WANT nojitter
	return e.Base * (1 << attempt) // WANT uncapped
}

type Retrier struct {
	s     Strategy
	limit uint
}

func New(limit uint, s Strategy) *Retrier { return &Retrier{s: s, limit: limit} }

func (r *Retrier) Run(ctx context.Context, op func(context.Context) error) (err error) {
	for n := uint(0); n < r.limit; n++ {
		if err = op(ctx); err == nil {
			return nil
		}
		select {
		case <-time.After(r.s.Delay(n)):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return err
}
