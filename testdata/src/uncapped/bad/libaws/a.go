// Package libaws hands AWS's clients a delay of its own that nothing bounds.
package libaws

import (
	"math/rand/v2"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/aws/retry"
)

func delayer(r aws.Retryer) aws.Retryer {
	return retry.NewStandard(func(o *retry.StandardOptions) {
		o.MaxAttempts = 0
		o.Backoff = retry.BackoffDelayerFunc(exponential)
	})
}

func exponential(attempt int, err error) (time.Duration, error) {
	return rand.N(100 * time.Millisecond << attempt), nil // want `the delay of exponential doubles .*with no ceiling`
}
