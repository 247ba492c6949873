// Package temporal has the shape of go.temporal.io/sdk/temporal, as far as the fixtures use it.
package temporal

import "time"

type RetryPolicy struct {
	InitialInterval    time.Duration
	BackoffCoefficient float64
	MaximumInterval    time.Duration
	MaximumAttempts    int32
}
