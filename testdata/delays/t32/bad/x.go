package t32

import (
	"context"
	"time"
)

// polls with error exit & success not found => idle poll forever
func Poll(ctx context.Context, fetch func() ([]int, error), handle func(int)) error {
	idle := 50 * time.Millisecond
	for {
		xs, err := fetch()
		if err != nil {
			return err
		}
		if len(xs) == 0 {
			select {
			case <-ctx.Done():
				return nil
			case <-time.After(idle):
			}
			idle = min(2*idle, 5*time.Second)
			continue
		}
		idle = 50 * time.Millisecond
		for _, x := range xs {
			handle(x)
		}
	}
}
