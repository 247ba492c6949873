package uint32millis

import (
	"context"
	"time"
)

type link struct {
	tries uint32
}

func (l *link) delayMs() uint32 {
	ms := uint32(250) << l.tries
	if ms > 60000 {
		ms = 60000
	}
	l.tries++
	return ms
}

func (l *link) Up(ctx context.Context, handshake func() error) error {
	for handshake() != nil {
		d := time.Duration(l.delayMs()) * time.Millisecond
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d): // WANT nojitter,uncapped
		}
	}
	return nil
}
