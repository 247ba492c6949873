// Package retrier has the shape of github.com/eapache/go-resiliency/retrier, as far as the fixtures use it.
package retrier

import (
	"context"
	"time"
)

type Classifier interface{ Classify(error) int }
type Retrier struct{}

func New(backoff []time.Duration, class Classifier) *Retrier { return nil }

func (r *Retrier) WithInfiniteRetry() *Retrier     { return nil }
func (r *Retrier) WithSurfaceWorkErrors() *Retrier { return nil }
func (r *Retrier) Run(work func() error) error     { return nil }
func (r *Retrier) RunCtx(ctx context.Context, work func(ctx context.Context) error) error {
	return nil
}
func (r *Retrier) RunFn(ctx context.Context, work func(ctx context.Context, retries int) error) error {
	return nil
}
func (r *Retrier) SetJitter(jit float64) {}

func ConstantBackoff(n int, amount time.Duration) []time.Duration           { return nil }
func ExponentialBackoff(n int, initialAmount time.Duration) []time.Duration { return nil }
func LimitedExponentialBackoff(n int, initialAmount time.Duration, limitAmount time.Duration) []time.Duration {
	return nil
}
