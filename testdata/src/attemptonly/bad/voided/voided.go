// Package voided looks at contexts that time cannot end, or does nothing when one has ended.
package voided

import (
	"context"
	"time"
)

func background(op func() error) (err error) {
	ctx := context.Background()
	for range 3 { // want `the context that it looks at never ends \(made at voided.go:10\).*attemptonly/nodeadline`
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Second):
		}
	}
	return err
}

func withoutCancel(ctx context.Context, op func(context.Context) error) (err error) {
	ctx = context.WithoutCancel(ctx)
	for range 3 { // want `makes 3 attempts`
		if err = op(ctx); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Second):
		}
	}
	return err
}

func perAttempt(ctx context.Context, op func(context.Context) error) (err error) {
	for range 3 { // want `never looks at ctx between them.*attemptonly/ctxignored`
		one, cancel := context.WithTimeout(ctx, time.Second)
		err = op(one)
		cancel()
		if err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func sleep(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}

func helperWithTODO(op func() error) (err error) {
	for range 3 { // want `attemptonly/nodeadline`
		if err = op(); err == nil {
			return nil
		}
		if err := sleep(context.TODO(), time.Second); err != nil {
			return err
		}
	}
	return err
}

// The end of the context only ends this wait.
func emptyCase(ctx context.Context, op func() error) (err error) {
	for range 3 { // want `attemptonly/ctxignored`
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
		case <-time.After(time.Second):
		}
	}
	return err
}

// The clock is read, but decides nothing.
func measured(op func() error, log func(time.Duration)) (err error) {
	for range 3 { // want `attemptonly/nodeadline`
		start := time.Now()
		err = op()
		log(time.Since(start))
		if err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

// A budget counted in waits bounds the waiting, not the time.
func spent(op func() error, d, budget time.Duration) (err error) {
	for i := 0; i < 10; i++ { // want `attemptonly/nodeadline`
		if err = op(); err == nil {
			return nil
		}
		if budget -= d; budget < 0 {
			return err
		}
		time.Sleep(d)
	}
	return err
}

// Nobody hears that the context has ended.
func unheard(ctx context.Context, op func() error) (err error) {
	for range 3 { // want `attemptonly/ctxignored`
		if err = op(); err == nil {
			return nil
		}
		_ = sleep(ctx, time.Second)
	}
	return err
}
