package x7

import (
	"context"
	"time"
)

// idle poll with own min
type S interface{ Claim() *int }

func minDur(a, b time.Duration) time.Duration {
	if a < b {
		return a
	}
	return b
}
func Work(ctx context.Context, s S, do func(*int)) {
	idle := 10 * time.Millisecond
	for {
		if t := s.Claim(); t != nil {
			idle = 10 * time.Millisecond
			do(t)
			continue
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(idle):
		}
		idle = minDur(idle*2, time.Second)
	}
}
