// Package redis has the shape of github.com/redis/go-redis/v9, as far as the fixtures use it.
package redis

import "time"

type Options struct {
	MaxRetries      int
	MinRetryBackoff time.Duration
	MaxRetryBackoff time.Duration
}

func NewClient(opt *Options) *Client { return nil }
