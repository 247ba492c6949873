// Package minio re-creates https://github.com/minio/minio-go/pull/341
// The retry timer has neither jitter nor a look at the ctx, and its clamp comes after the shift.
package minio

import (
	"context"
	"errors"
	"iter"
	"time"
)

type Client struct {
	maxRetries int
	do         func(ctx context.Context, method string) (int, error)
}

func (c *Client) newRetryTimer(maxRetry int, unit, most time.Duration) iter.Seq[int] {
	wait := func(attempt int) time.Duration {
		sleep := unit * time.Duration(1<<uint(attempt)) // WANT uncapped
		if sleep > most {
			sleep = most
		}
		return sleep
	}
	return func(yield func(int) bool) {
		for i := range maxRetry {
			if !yield(i) {
				return
			}
			time.Sleep(wait(i)) // WANT nojitter
		}
	}
}

func retryable(code int) bool { return code == 429 || code >= 500 }

func (c *Client) executeMethod(ctx context.Context, method string) (int, error) {
	var code int
	err := errors.New("no attempt made")
	for range c.newRetryTimer(c.maxRetries, 200*time.Millisecond, time.Second) { // WANT attemptonly
		code, err = c.do(ctx, method)
		if err != nil {
			continue
		}
		if !retryable(code) {
			return code, nil
		}
	}
	return code, err
}
