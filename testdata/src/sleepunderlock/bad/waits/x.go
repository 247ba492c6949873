package waits

import (
	"context"
	"sync"
	"time"
)

type line struct {
	mu    sync.Mutex
	timer *time.Timer
	nap   func(time.Duration)
}

func newLine() *line { return &line{nap: time.Sleep} }

func (l *line) arm(d time.Duration) { l.timer = time.NewTimer(d) }

// A timer in a field.
func (l *line) kept() {
	l.mu.Lock()
	defer l.mu.Unlock()
	<-l.timer.C // want `lock l.mu \(x.go:21\)`
}

// A function value that sleeps.
func (l *line) value() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.nap(time.Second) // want `lock l.mu \(x.go:28\)`
}

// A ctx that ends the wait early leaves it a wait; the report is at the time case.
func (l *line) cancelled(ctx context.Context, d time.Duration) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d): // want `lock l.mu \(x.go:35\) is held while this waits: .*\(wait at x.go:40\)`
	}
	return nil
}

// A helper of the program.
func sleep(ctx context.Context, d time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(d):
		return true
	}
}

func (l *line) helper(ctx context.Context) {
	l.mu.Lock()
	defer l.mu.Unlock()
	sleep(ctx, time.Second) // want `lock l.mu \(x.go:56\) is held while sleep waits: .*\(wait at x.go:50, 1 call away\)`
}
