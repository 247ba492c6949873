// Package libeapache runs retriers under a context, or for ever.
package libeapache

import (
	"context"
	"time"

	"github.com/eapache/go-resiliency/retrier"
)

func withContext(ctx context.Context, dial func(context.Context) error) error {
	return retrier.New(retrier.ConstantBackoff(3, time.Second), nil).RunCtx(ctx, dial) // schedule `deadline=yes`
}

func numbered(ctx context.Context, dial func(context.Context, int) error) error {
	return retrier.New(retrier.ConstantBackoff(3, time.Second), nil).RunFn(ctx, dial) // schedule `deadline=yes`
}

func endless(dial func() error) error {
	return retrier.New(retrier.ConstantBackoff(3, time.Second), nil).WithInfiniteRetry().Run(dial) // schedule `counted=no`
}

func given(r *retrier.Retrier, dial func() error) error {
	return r.Run(dial) // schedule `counted=unknown`
}
