// Package retry has the shape of github.com/aws/aws-sdk-go-v2/aws/retry, as far as the fixtures use it.
package retry

import (
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
)

type BackoffDelayer interface {
	BackoffDelay(attempt int, err error) (time.Duration, error)
}

type BackoffDelayerFunc func(int, error) (time.Duration, error)

func (fn BackoffDelayerFunc) BackoffDelay(attempt int, err error) (time.Duration, error) {
	return fn(attempt, err)
}

type StandardOptions struct {
	MaxAttempts int
	MaxBackoff  time.Duration
	BaseDelay   time.Duration
	Backoff     BackoffDelayer
}

type Standard struct{}

func (s *Standard) IsErrorRetryable(err error) bool                              { return false }
func (s *Standard) MaxAttempts() int                                             { return 0 }
func (s *Standard) RetryDelay(attempt int, err error) (d time.Duration, e error) { return }

type ExponentialJitterBackoff struct{}

func (j *ExponentialJitterBackoff) BackoffDelay(attempt int, err error) (d time.Duration, e error) {
	return
}

func NewStandard(fnOpts ...func(*StandardOptions)) *Standard                         { return nil }
func NewExponentialJitterBackoff(maxBackoff time.Duration) *ExponentialJitterBackoff { return nil }
func AddWithErrorCodes(r aws.Retryer, codes ...string) aws.Retryer                   { return nil }
func AddWithMaxAttempts(r aws.Retryer, max int) aws.Retryer                          { return nil }
func AddWithMaxBackoffDelay(r aws.Retryer, delay time.Duration) aws.Retryer          { return nil }
