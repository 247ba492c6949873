package a48

import (
	"context"
	"errors"
	"time"
)

var ErrOpen = errors.New("circuit open")

// Nobody waits here: the window grows, the caller is turned away.
type Breaker struct {
	next  time.Time
	delay time.Duration
	call  func(context.Context) error
}

func (b *Breaker) Call(ctx context.Context) error {
	if time.Now().Before(b.next) {
		return ErrOpen
	}
	err := b.call(ctx)
	if err == nil {
		b.delay = 0
		return nil
	}
	b.delay = min(max(2*b.delay, time.Second), time.Minute)
	b.next = time.Now().Add(b.delay)
	return err
}
