// Package elasticsearch has the shape of github.com/elastic/go-elasticsearch/v8, as far as the fixtures use it.
package elasticsearch

import "time"

type Config struct {
	MaxRetries   int
	RetryBackoff func(attempt int) time.Duration
}
type Client struct{}

func NewClient(cfg Config) (*Client, error) { return nil, nil }
