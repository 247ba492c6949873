package a31

import (
	"context"
	"time"
)

type Task struct{ ID string }

type Source interface {
	Claim(ctx context.Context) *Task
}

// Work polls more slowly while there is nothing to do.
func Work(ctx context.Context, s Source, do func(*Task)) {
	idle := 10 * time.Millisecond
	for {
		if t := s.Claim(ctx); t != nil {
			idle = 10 * time.Millisecond
			do(t)
			continue
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(idle):
		}
		idle = min(idle*2, time.Second)
	}
}
