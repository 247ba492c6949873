// Package elastictransport has the shape of github.com/elastic/elastic-transport-go/v8/elastictransport, as far as the fixtures use it.
package elastictransport

import "time"

type Config struct {
	MaxRetries   int
	RetryBackoff func(attempt int) time.Duration
}
type Client struct{}

func New(cfg Config) (*Client, error) { return nil, nil }
