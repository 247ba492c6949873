package x8

import (
	"context"
	"time"
)

type S interface{ Claim() *int }

func Work(ctx context.Context, s S, do func(*int)) {
	idle := 10 * time.Millisecond
	for {
		if t := s.Claim(); t != nil {
			idle = 10 * time.Millisecond
			do(t)
			continue
		}
		if !sleep(ctx, idle) {
			return
		}
		idle = min(idle*2, time.Second)
	}
}
func sleep(ctx context.Context, d time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(d):
		return true
	}
}
