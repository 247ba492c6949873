// Package oci re-creates the fix of https://github.com/oracle/oci-go-sdk/issues/133
package oci

import (
	"context"
	"errors"
	"math"
	"math/rand"
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
			seconds := math.Min(30, math.Pow(2, float64(r.AttemptNumber-1)))
			return time.Duration(1000*(seconds+rand.Float64())) * time.Millisecond
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
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(duration):
		}
	}
	return err
}
