// Package redislock has the shape of github.com/bsm/redislock, as far as the fixtures use it.
package redislock

import (
	"context"
	"time"
)

type Client struct{}
type Lock struct{}
type Options struct{}

func (c *Client) Obtain(ctx context.Context, key string, ttl time.Duration, opt *Options) (*Lock, error) {
	return nil, nil
}
func Obtain(ctx context.Context, client any, key string, ttl time.Duration, opt *Options) (*Lock, error) {
	return nil, nil
}
func (l *Lock) Release(ctx context.Context) error { return nil }
