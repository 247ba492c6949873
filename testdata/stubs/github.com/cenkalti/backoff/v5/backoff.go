// Package backoff has the shape of github.com/cenkalti/backoff/v5, as far as the fixtures use it.
package backoff

import (
	"context"
	"time"
)

type BackOff interface {
	NextBackOff() time.Duration
	Reset()
}

type ExponentialBackOff struct {
	InitialInterval     time.Duration
	RandomizationFactor float64
	Multiplier          float64
	MaxInterval         time.Duration
}

func (b *ExponentialBackOff) NextBackOff() time.Duration { return 0 }
func (b *ExponentialBackOff) Reset()                     {}

type ConstantBackOff struct{ Interval time.Duration }

func (b *ConstantBackOff) NextBackOff() time.Duration { return 0 }
func (b *ConstantBackOff) Reset()                     {}

func NewConstantBackOff(d time.Duration) *ConstantBackOff { return nil }

type Ticker struct{ C <-chan time.Time }

func NewTicker(b BackOff) *Ticker { return nil }

type Operation[T any] func() (T, error)
type RetryOption func(*struct{})

func NewExponentialBackOff() *ExponentialBackOff { return nil }
func Retry[T any](ctx context.Context, operation Operation[T], opts ...RetryOption) (t T, err error) {
	return
}
func WithBackOff(b BackOff) RetryOption                   { return nil }
func WithMaxTries(n uint) RetryOption                     { return nil }
func WithMaxElapsedTime(d time.Duration) RetryOption      { return nil }
func WithNotify(n func(error, time.Duration)) RetryOption { return nil }
