// Package oci re-creates https://github.com/oracle/oci-go-sdk/issues/133
// The retry sleeps through a cancelled ctx (its deadline is looked at); the default NextDuration doubles without draw or ceiling.
package oci

import (
	"context"
	"errors"
	"math"
	"time"
)

var DeadlineExceededByBackoff = errors.New("now() + computed backoff duration exceeds request deadline")

type OperationResponse struct {
	Err           error
	AttemptNumber uint
}

type RetryPolicy struct {
	MaximumNumberAttempts uint // 0 is for ever
	ShouldRetry           func(OperationResponse) bool
	NextDuration          func(OperationResponse) time.Duration
}

func DefaultRetryPolicy(attempts uint) RetryPolicy {
	return RetryPolicy{
		MaximumNumberAttempts: attempts,
		ShouldRetry:           func(r OperationResponse) bool { return r.Err != nil },
		NextDuration: func(r OperationResponse) time.Duration {
			return time.Duration(math.Pow(float64(2), float64(r.AttemptNumber-1))) * time.Second // WANT nojitter,uncapped
		},
	}
}

func shouldContinue(current, maximum uint) bool { return maximum == 0 || current <= maximum }

func Retry(ctx context.Context, policy RetryPolicy, op func(context.Context) error) error {
	var err error
	for attempt := uint(1); shouldContinue(attempt, policy.MaximumNumberAttempts); attempt++ {
		err = op(ctx)
		r := OperationResponse{err, attempt}
		if !policy.ShouldRetry(r) {
			return err
		}
		duration := policy.NextDuration(r)
		if deadline, ok := ctx.Deadline(); ok && time.Now().Add(duration).After(deadline) {
			return DeadlineExceededByBackoff
		}
		time.Sleep(duration)
	}
	return err
}
