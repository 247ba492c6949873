// Package libclamped clamps the number of attempts that it is told: it is no variable that somebody may set to anything.
package libclamped

import (
	"context"

	"github.com/avast/retry-go/v4"
)

func clamped(ctx context.Context, dial func() error, n uint) error {
	if n > 5 {
		n = 5
	}
	return retry.Do(dial, retry.Context(ctx), retry.Attempts(n)) // schedule `ceiling=unknown`
}

func told(ctx context.Context, dial func() error, n uint) error {
	return retry.Do(dial, retry.Context(ctx), retry.Attempts(n)) // want `with no ceiling`
}
