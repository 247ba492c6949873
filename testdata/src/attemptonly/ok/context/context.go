// Package context looks at a context between the attempts, in every spelling.
package context

import (
	"context"
	"errors"
	"net/http"
	"time"
)

func selects(ctx context.Context, op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Second): // schedule "counted=yes .*deadline=yes"
		}
	}
	return err
}

func condition(ctx context.Context, op func() error) {
	for i := 0; i < 3 && ctx.Err() == nil; i++ {
		if op() == nil {
			return
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
}

func asked(ctx context.Context, op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

func flag(ctx context.Context, op func() error) (err error) {
	ended := false
	for i := 0; i < 3 && !ended; i++ {
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			ended = true
		case <-time.After(time.Second): // schedule "deadline=yes"
		}
	}
	return err
}

func labelled(ctx context.Context, op func() error) (err error) {
loop:
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			break loop
		case <-time.After(time.Second): // schedule "deadline=yes"
		}
	}
	return err
}

type client struct{ ctx context.Context }

func (c *client) field(op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-c.ctx.Done():
			return c.ctx.Err()
		case <-time.After(time.Second): // schedule "deadline=yes"
		}
	}
	return err
}

func bareChannel(ctx context.Context, op func() error) (err error) {
	done := ctx.Done()
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-done:
			return ctx.Err()
		case <-time.After(time.Second): // schedule "deadline=yes"
		}
	}
	return err
}

func remaining(ctx context.Context, op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		if end, ok := ctx.Deadline(); ok && time.Now().Add(time.Second).After(end) {
			return context.DeadlineExceeded
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

func exceeded(ctx context.Context, op func(context.Context) error) (err error) {
	for range 3 {
		err = op(ctx)
		if err == nil || errors.Is(err, context.DeadlineExceeded) {
			return err
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

func request(r *http.Request, op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-r.Context().Done():
			return r.Context().Err()
		case <-time.After(time.Second): // schedule "deadline=yes"
		}
	}
	return err
}

func recursive(ctx context.Context, op func() error, left int) error {
	err := op()
	if err == nil || left == 0 {
		return err
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(time.Second): // schedule "deadline=yes"
	}
	return recursive(ctx, op, left-1)
}
