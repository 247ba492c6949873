// Package zerodelay: Who hands a waiter no delay does not wait, however many calls lie between.
package zerodelay

import (
	"context"
	"sync"
	"time"
)

type queue struct{ mu sync.Mutex }

func pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}

func attempt(ctx context.Context, op func() error, before time.Duration) error {
	if err := pause(ctx, before); err != nil {
		return err
	}
	return op()
}

func (q *queue) first(ctx context.Context, op func() error) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	return attempt(ctx, op, 0)
}

func (q *queue) next(ctx context.Context, op func() error) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	return attempt(ctx, op, time.Second) // want `lock q.mu \(x.go:37\) is held while attempt -> pause waits`
}
