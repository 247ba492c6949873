// Package oncearmed waits for news in a loop, with one timer armed before it: the timer ends the loop, and what the lock
// waits for is the news.
package oncearmed

import (
	"context"
	"sync"
	"time"
)

type shell struct {
	mu     sync.Mutex
	notify chan struct{}
	done   chan struct{}
}

func (s *shell) exec(ctx context.Context, ready func() bool, d time.Duration) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	timer := time.NewTimer(d)
	defer timer.Stop()
	late := false
	for {
		select {
		case <-ctx.Done():
			return false
		case <-s.notify:
		case <-timer.C:
			late = true
		}
		if ready() || late {
			return !late
		}
	}
}
