// Package elastic has the shape of github.com/olivere/elastic/v7, as far as the fixtures use it.
package elastic

import "time"

type Backoff interface {
	Next(retry int) (time.Duration, bool)
}
type SimpleBackoff struct{}
type ExponentialBackoff struct{}
type ConstantBackoff struct{}
type BackoffRetrier struct{}
type Operation func() error
type Notify func(error)

func (b *SimpleBackoff) Next(retry int) (time.Duration, bool)      { return 0, false }
func (b *SimpleBackoff) Jitter(flag bool) *SimpleBackoff           { return nil }
func (b *ExponentialBackoff) Next(retry int) (time.Duration, bool) { return 0, false }
func (b *ConstantBackoff) Next(retry int) (time.Duration, bool)    { return 0, false }

func NewSimpleBackoff(ticks ...int) *SimpleBackoff { return nil }
func NewExponentialBackoff(initialTimeout, maxTimeout time.Duration) *ExponentialBackoff {
	return nil
}
func NewConstantBackoff(interval time.Duration) *ConstantBackoff      { return nil }
func NewBackoffRetrier(backoff Backoff) *BackoffRetrier               { return nil }
func Retry(o Operation, b Backoff) error                              { return nil }
func RetryNotify(operation Operation, b Backoff, notify Notify) error { return nil }
