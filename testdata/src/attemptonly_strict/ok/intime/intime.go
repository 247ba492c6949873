// Package intime looks at its deadline before the wait, or in it.
package intime

import (
	"context"
	"time"
)

func fits(op func() error, end time.Time) {
	for op() != nil {
		if time.Now().Add(time.Second).After(end) {
			return
		}
		time.Sleep(time.Second) // schedule "deadline=yes in="
	}
}

func selects(ctx context.Context, op func() error) {
	for op() != nil {
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Second): // schedule "deadline=yes in="
		}
	}
}

// The head is looked at too, but the select is what counts.
func both(ctx context.Context, op func() error) {
	for ctx.Err() == nil {
		if op() == nil {
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Second): // schedule "deadline=yes in="
		}
	}
}

func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

func helper(ctx context.Context, op func() error) {
	for ctx.Err() == nil {
		if op() == nil {
			return
		}
		sleep(ctx, time.Second) // schedule "deadline=yes in="
	}
}
