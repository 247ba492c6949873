// Package libaws hands AWS's clients delays of its own that draw nothing.
package libaws

import (
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/aws/retry"
	"github.com/aws/aws-sdk-go/aws/client"
	"github.com/aws/aws-sdk-go/aws/request"
)

type second struct{ aws.Retryer }

func (second) RetryDelay(attempt int, err error) (time.Duration, error) { // want `the delay of RetryDelay doubles`
	return min(100*time.Millisecond<<attempt, 20*time.Second), nil
}

var _ aws.Retryer = second{}

func delayer() aws.Retryer {
	return retry.NewStandard(func(o *retry.StandardOptions) {
		o.Backoff = retry.BackoffDelayerFunc(exponential)
	})
}

func exponential(attempt int, err error) (time.Duration, error) { // want `the delay of exponential doubles`
	return min(100*time.Millisecond<<attempt, 20*time.Second), nil
}

type first struct{ client.DefaultRetryer }

func (first) RetryRules(r *request.Request) time.Duration { // want `the delay of RetryRules doubles`
	return min(100*time.Millisecond<<r.RetryCount, 20*time.Second)
}

var _ request.Retryer = first{}
