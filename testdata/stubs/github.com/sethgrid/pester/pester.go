// Package pester has the shape of github.com/sethgrid/pester, as far as the fixtures use it.
package pester

import (
	"net/http"
	"time"
)

type BackoffStrategy func(retry int) time.Duration
type Client struct {
	Concurrency int
	MaxRetries  int
	Backoff     BackoffStrategy
	KeepLog     bool
}

func New() *Client                              { return nil }
func NewExtendedClient(hc *http.Client) *Client { return nil }

func (c *Client) Do(req *http.Request) (*http.Response, error) { return nil, nil }
func (c *Client) Get(url string) (*http.Response, error)       { return nil, nil }

func DefaultBackoff(_ int) time.Duration           { return 0 }
func ExponentialBackoff(i int) time.Duration       { return 0 }
func ExponentialJitterBackoff(i int) time.Duration { return 0 }
func LinearBackoff(i int) time.Duration            { return 0 }
func LinearJitterBackoff(i int) time.Duration      { return 0 }
