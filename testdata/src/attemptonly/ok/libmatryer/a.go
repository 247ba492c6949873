// Package libmatryer looks at a context in the function that is tried, or does not wait.
package libmatryer

import (
	"context"
	"time"

	"github.com/matryer/try"
)

func looks(ctx context.Context, dial func() error) error {
	return try.Do(func(attempt int) (bool, error) { // schedule `deadline=unknown`
		err := dial()
		if err != nil {
			select {
			case <-ctx.Done():
				return false, ctx.Err()
			case <-time.After(time.Second):
			}
		}
		return true, err
	})
}

func atOnce(dial func() error) error {
	return try.Do(func(attempt int) (bool, error) { // schedule `attempts=10 loop=attempt policy library`
		return attempt < 3, dial()
	})
}
