// Package httpclient has the shape of github.com/gojek/heimdall/v7/httpclient, as far as the fixtures use it.
package httpclient

import (
	"net/http"
	"time"

	"github.com/gojek/heimdall/v7"
)

type Client struct{}
type Option func(*Client)

func NewClient(opts ...Option) *Client                             { return nil }
func (c *Client) Do(request *http.Request) (*http.Response, error) { return nil, nil }
func WithHTTPTimeout(timeout time.Duration) Option                 { return nil }
func WithRetryCount(retryCount int) Option                         { return nil }
func WithRetrier(retrier heimdall.Retriable) Option                { return nil }
