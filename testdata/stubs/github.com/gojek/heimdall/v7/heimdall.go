// Package heimdall has the shape of github.com/gojek/heimdall/v7, as far as the fixtures use it.
package heimdall

import "time"

type Backoff interface {
	Next(retry int) time.Duration
}
type Retriable interface {
	NextInterval(retry int) time.Duration
}
type RetriableFunc func(retry int) time.Duration

func NewConstantBackoff(backoffInterval, maximumJitterInterval time.Duration) Backoff { return nil }
func NewExponentialBackoff(initialTimeout, maxTimeout time.Duration, exponentFactor float64, maximumJitterInterval time.Duration) Backoff {
	return nil
}
func NewRetrier(backoff Backoff) Retriable     { return nil }
func NewRetrierFunc(f RetriableFunc) Retriable { return nil }
