// Package redis has the shape of github.com/redis/go-redis/v9, as far as the fixtures use it.
package redis

import "context"

type Tx struct{}
type Client struct{}
type ClusterClient struct{}
type Ring struct{}

func (c *Client) Watch(ctx context.Context, fn func(*Tx) error, keys ...string) error { return fn(nil) }
func (c *ClusterClient) Watch(ctx context.Context, fn func(*Tx) error, keys ...string) error {
	return fn(nil)
}
func (c *Ring) Watch(ctx context.Context, fn func(*Tx) error, keys ...string) error { return fn(nil) }
func (c *Client) TxPipelined(ctx context.Context, fn func(any) error) error         { return fn(nil) }
