package x10

import (
	"context"
	"log"
	"time"
)

type S interface{ Claim() (*int, error) }

func Work(ctx context.Context, s S, do func(*int) error) error {
	idle := 10 * time.Millisecond
	for ctx.Err() == nil {
		t, err := s.Claim()
		if err != nil {
			return err
		}
		if t == nil {
			time.Sleep(idle)
			if idle < time.Second {
				idle *= 2
			}
			continue
		}
		idle = 10 * time.Millisecond
		if err := do(t); err != nil {
			log.Print(err)
		}
	}
	return nil
}
