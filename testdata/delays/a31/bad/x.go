package a31

import (
	"context"
	"log"
	"time"
)

type Task struct{ ID string }

type Source interface {
	Claim(ctx context.Context) (*Task, error)
}

// Work backs off when the source is down.
func Work(ctx context.Context, s Source, do func(*Task)) {
	wait := time.Second
	for {
		t, err := s.Claim(ctx)
		if err != nil {
			log.Printf("claim: %v", err)
			select {
			case <-ctx.Done():
				return
			case <-time.After(wait): // WANT nojitter
			}
			wait = min(wait*2, time.Minute)
			continue
		}
		wait = time.Second
		do(t)
	}
}
