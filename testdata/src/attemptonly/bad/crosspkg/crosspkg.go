// Package crosspkg waits through another package of the module.
package crosspkg

import (
	"context"
	"time"

	"fixtures/attemptonly/bad/crosspkg/pause"
)

func follows(op func() error) (err error) {
	for range 3 { // want `makes 3 attempts`
		if err = op(); err == nil {
			return nil
		}
		pause.For(time.Second)
	}
	return err
}

func own(op func() error) (err error) {
	for range 3 { // want `makes 3 attempts`
		if err = op(); err == nil {
			return nil
		}
		pause.Second()
	}
	return err
}

func counter(op func() error) (err error) {
	for c := (&pause.Counter{Most: 3}); c.Next(); { // want `makes a limited number of attempts`
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}

func void(ctx context.Context, op func() error) (err error) {
	ctx = context.WithoutCancel(ctx)
	for range 3 { // want `makes 3 attempts`
		if err = op(); err == nil {
			return nil
		}
		if err := pause.Ctx(ctx, time.Second); err != nil {
			return err
		}
	}
	return err
}
