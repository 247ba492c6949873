// Package backoff has the shape of github.com/cenkalti/backoff, as far as the fixtures use it.
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
	MaxElapsedTime      time.Duration
	Stop                time.Duration
}

func (b *ExponentialBackOff) NextBackOff() time.Duration { return 0 }
func (b *ExponentialBackOff) Reset()                     {}

type ConstantBackOff struct{ Interval time.Duration }

func (b *ConstantBackOff) NextBackOff() time.Duration { return 0 }
func (b *ConstantBackOff) Reset()                     {}

func NewConstantBackOff(d time.Duration) *ConstantBackOff { return nil }

type Ticker struct{ C <-chan time.Time }

func NewTicker(b BackOff) *Ticker { return nil }

type Operation func() error
type Notify func(error, time.Duration)
type Timer interface{ Start(time.Duration) }

type BackOffContext interface {
	BackOff
	Context() context.Context
}

func WithMaxRetries(b BackOff, max uint64) BackOff                    { return nil }
func WithContext(b BackOff, ctx context.Context) BackOffContext       { return nil }
func Retry(o Operation, b BackOff) error                              { return nil }
func RetryNotify(operation Operation, b BackOff, notify Notify) error { return nil }

func NewExponentialBackOff() *ExponentialBackOff { return nil }
