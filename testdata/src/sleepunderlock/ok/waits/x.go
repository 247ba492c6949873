package waits

import (
	"context"
	"errors"
	"sync"
	"time"
)

type line struct {
	mu   sync.Mutex
	out  chan int
	acks chan error
}

// The time case is a timeout for a send, for an answer, for work that was started here.
func (l *line) timeouts(ctx context.Context, d time.Duration) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	select {
	case l.out <- 1:
	case <-time.After(d): // schedule none
	}
	select {
	case err := <-l.acks:
		return err
	case <-time.After(d): // schedule none
	}
	done := make(chan struct{})
	go func() { close(done) }()
	select {
	case <-done:
	case <-time.After(d): // schedule none
		return errors.New("too late")
	}
	return nil
}

// Nobody blocks.
func (l *line) looks(t *time.Timer) {
	l.mu.Lock()
	defer l.mu.Unlock()
	select {
	case <-t.C: // schedule none
	default:
	}
	if !t.Stop() {
		<-t.C // schedule none
	}
	time.Sleep(0)  // schedule none
	time.Sleep(-1) // schedule none
}
