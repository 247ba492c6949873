// Package ignored has a context in hand, and waits without it.
package ignored

import (
	"context"
	"net/http"
	"sync"
	"time"
)

func parameter(ctx context.Context, op func(context.Context) error) (err error) {
	for range 3 { // want `never looks at ctx between them`
		if err = op(ctx); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

type point struct{ x, y int }

func results(ctx context.Context, op func() error, timer int) (n int, s string, p point, q *point, err error) {
	for range 3 { // want `attemptonly/ctxignored`
		if err = op(); err == nil {
			return timer, s, p, q, nil
		}
		time.Sleep(2 * time.Second)
	}
	return 0, "", point{}, nil, err
}

// The closure has no result to give up with.
func inClosure(ctx context.Context, op func() error) error {
	go func() {
		for range 3 { // want `attemptonly/ctxignored`
			if op() == nil {
				return
			}
			time.Sleep(time.Second)
		}
	}()
	return ctx.Err()
}

// A return in between would leave with the lock held.
func locked(ctx context.Context, mu *sync.Mutex, op func() error) (err error) {
	mu.Lock()
	for range 3 { // want `attemptonly/ctxignored`
		if err = op(); err == nil {
			break
		}
		time.Sleep(time.Second)
	}
	mu.Unlock()
	return err
}

func request(w http.ResponseWriter, r *http.Request, op func() error) {
	for range 3 { // want `never looks at r.Context\(\) between them`
		if op() == nil {
			return
		}
		time.Sleep(time.Second)
	}
	w.WriteHeader(http.StatusBadGateway)
}

type client struct {
	ctx context.Context
	op  func() error
}

func (c *client) field() (err error) {
	for range 3 { // want `never looks at c.ctx between them`
		if err = c.op(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func generic[T any](ctx context.Context, op func() (T, error)) (v T, err error) {
	for range 3 { // want `attemptonly/ctxignored`
		if v, err = op(); err == nil {
			return v, nil
		}
		time.Sleep(time.Second)
	}
	return v, err
}
