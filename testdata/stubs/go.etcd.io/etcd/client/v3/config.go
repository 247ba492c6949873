// Package clientv3 has the shape of go.etcd.io/etcd/client/v3, as far as the fixtures use it.
package clientv3

import "time"

type Config struct {
	BackoffWaitBetween    time.Duration
	BackoffJitterFraction float64
}
type Client struct{}

func New(cfg Config) (*Client, error) { return nil, nil }
