// Package libeapache runs retriers under no context.
package libeapache

import (
	"context"
	"time"

	"github.com/eapache/go-resiliency/retrier"
)

func run(dial func() error) error {
	return retrier.New(retrier.ConstantBackoff(3, time.Second), nil).Run(dial) // want `retrier.Retrier.Run makes 4 attempts with up to 3s of waiting and has no deadline: .*; use RunCtx with a context that ends`
}

func ignored(ctx context.Context, dial func(context.Context) error) error {
	r := retrier.New(retrier.ExponentialBackoff(3, time.Second), nil)
	r.SetJitter(0.5)
	return r.Run(func() error { return dial(ctx) }) // want `makes 4 attempts with up to 10.5s of waiting and never looks at ctx`
}

func background(dial func(context.Context) error) error {
	return retrier.New(retrier.ConstantBackoff(3, time.Second), nil).RunCtx(context.Background(), dial) // want `pass a context that ends`
}
