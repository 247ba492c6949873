// Package aws has the shape of github.com/aws/aws-sdk-go-v2/aws, as far as the fixtures use it.
package aws

import "time"

type Retryer interface {
	IsErrorRetryable(error) bool
	MaxAttempts() int
	RetryDelay(attempt int, opErr error) (time.Duration, error)
}
