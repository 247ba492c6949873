// Package redislock has the shape of github.com/bsm/redislock, as far as the fixtures use it.
package redislock

import (
	"context"
	"time"
)

type Client struct{}
type Lock struct{}
type RetryStrategy interface{ NextBackoff() time.Duration }
type Options struct{ RetryStrategy RetryStrategy }

func (c *Client) Obtain(ctx context.Context, key string, ttl time.Duration, opt *Options) (*Lock, error) {
	return nil, nil
}
func Obtain(ctx context.Context, client any, key string, ttl time.Duration, opt *Options) (*Lock, error) {
	return nil, nil
}
func (l *Lock) Release(ctx context.Context) error { return nil }

func ExponentialBackoff(min, max time.Duration) RetryStrategy { return nil }
func LinearBackoff(backoff time.Duration) RetryStrategy       { return nil }
func LimitRetry(s RetryStrategy, max int) RetryStrategy       { return nil }
func NoRetry() RetryStrategy                                  { return nil }
