// Package libavast gives avast's retries a context, or no bound at all.
package libavast

import (
	"context"

	v3 "github.com/avast/retry-go/v3"
	"github.com/avast/retry-go/v4"
)

func withContext(ctx context.Context, dial func() error) error {
	return retry.Do(dial, retry.Context(ctx)) // schedule `deadline=yes`
}

func endless(dial func() error) error {
	return retry.Do(dial, retry.Attempts(0)) // schedule `counted=no deadline=no`
}

func options(dial func() error, opts ...retry.Option) error {
	return retry.Do(dial, opts...) // schedule `deadline=unknown`
}

// Up to the third version, no attempts are none at all.
func never(dial func() error) error {
	return v3.Do(dial, v3.Attempts(0)) // schedule `counted=no`
}
