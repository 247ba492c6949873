package u1

import (
	"context"
	"time"
)

// idle poll variants
func Poll(ctx context.Context, fetch func() ([]int, error), handle func(int)) error {
	idle := 50 * time.Millisecond
	for {
		xs, err := fetch()
		if err != nil {
			return err
		}
		for _, x := range xs {
			handle(x)
		}
		if len(xs) > 0 {
			idle = 50 * time.Millisecond
			continue
		}
		time.Sleep(idle)
		idle = min(2*idle, 5*time.Second)
	}
}
