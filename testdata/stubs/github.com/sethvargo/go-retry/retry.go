// Package retry has the shape of github.com/sethvargo/go-retry, as far as the fixtures use it.
package retry

import (
	"context"
	"time"
)

type Backoff interface {
	Next() (next time.Duration, stop bool)
}

func Do(ctx context.Context, b Backoff, f func(ctx context.Context) error) error { return f(ctx) }
