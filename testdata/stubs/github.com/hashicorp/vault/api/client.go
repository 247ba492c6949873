// Package api has the shape of github.com/hashicorp/vault/api, as far as the fixtures use it.
package api

import (
	"time"

	"github.com/hashicorp/go-retryablehttp"
)

type Config struct {
	Address      string
	MinRetryWait time.Duration
	MaxRetryWait time.Duration
	MaxRetries   int
	Backoff      retryablehttp.Backoff
}

type Client struct{}

func DefaultConfig() *Config                               { return nil }
func NewClient(c *Config) (*Client, error)                 { return nil, nil }
func (c *Client) SetBackoff(backoff retryablehttp.Backoff) {}
