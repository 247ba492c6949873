// Package minio re-creates the later state of https://github.com/minio/minio-go/pull/341
package minio

import (
	"context"
	"errors"
	"iter"
	"math/rand"
	"time"
)

const maxJitter = 1.0

type Client struct {
	maxRetries int
	do         func(ctx context.Context, method string) (int, error)
}

func (c *Client) newRetryTimer(ctx context.Context, maxRetry int, unit, most time.Duration, jitter float64) iter.Seq[int] {
	wait := func(attempt int) time.Duration {
		jitter = max(0, min(jitter, maxJitter))
		if attempt > 30 {
			attempt = 30
		}
		sleep := min(unit*time.Duration(1<<uint(attempt)), most)
		sleep -= time.Duration(rand.Float64() * float64(sleep) * jitter)
		return sleep
	}
	return func(yield func(int) bool) {
		for i := range maxRetry {
			if !yield(i) {
				return
			}
			select {
			case <-time.After(wait(i)):
			case <-ctx.Done():
				return
			}
		}
	}
}

func retryable(code int) bool { return code == 429 || code >= 500 }

func (c *Client) executeMethod(ctx context.Context, method string) (int, error) {
	var code int
	err := errors.New("no attempt made")
	for range c.newRetryTimer(ctx, c.maxRetries, 200*time.Millisecond, time.Second, maxJitter) {
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
