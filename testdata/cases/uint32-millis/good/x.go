package uint32millis

import (
	"context"
	"math/rand"
	"time"
)

type link struct {
	tries uint32
}

func (l *link) delayMs() uint32 {
	if l.tries > 8 {
		l.tries = 8
	}
	ms := uint32(250) << l.tries
	if ms > 60000 {
		ms = 60000
	}
	l.tries++
	return ms/2 + rand.Uint32()%(ms/2)
}

func (l *link) Up(ctx context.Context, handshake func() error) error {
	for handshake() != nil {
		d := time.Duration(l.delayMs()) * time.Millisecond
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d):
		}
	}
	return nil
}
