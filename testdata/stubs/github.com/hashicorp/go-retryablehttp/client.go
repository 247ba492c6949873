// Package retryablehttp has the shape of github.com/hashicorp/go-retryablehttp, as far as the fixtures use it.
package retryablehttp

import (
	"context"
	"net/http"
	"net/url"
	"time"
)

type Backoff func(min, max time.Duration, attemptNum int, resp *http.Response) time.Duration
type CheckRetry func(ctx context.Context, resp *http.Response, err error) (bool, error)

type Client struct {
	HTTPClient   *http.Client
	RetryWaitMin time.Duration
	RetryWaitMax time.Duration
	RetryMax     int
	CheckRetry   CheckRetry
	Backoff      Backoff
}

type Request struct{ *http.Request }

func NewClient() *Client                                           { return nil }
func NewRequest(method, url string, rawBody any) (*Request, error) { return nil, nil }
func FromRequest(r *http.Request) (*Request, error)                { return nil, nil }
func (r *Request) WithContext(ctx context.Context) *Request        { return nil }
func (r *Request) SetBody(rawBody any) error                       { return nil }
func NewRequestWithContext(ctx context.Context, method, url string, rawBody any) (*Request, error) {
	return nil, nil
}

func DefaultBackoff(min, max time.Duration, attemptNum int, resp *http.Response) time.Duration {
	return 0
}
func LinearJitterBackoff(min, max time.Duration, attemptNum int, resp *http.Response) time.Duration {
	return 0
}
func RateLimitLinearJitterBackoff(min, max time.Duration, attemptNum int, resp *http.Response) time.Duration {
	return 0
}

func (c *Client) StandardClient() *http.Client                                 { return nil }
func (c *Client) Do(req *Request) (*http.Response, error)                      { return nil, nil }
func (c *Client) Get(url string) (*http.Response, error)                       { return nil, nil }
func (c *Client) Head(url string) (*http.Response, error)                      { return nil, nil }
func (c *Client) Post(url, bodyType string, body any) (*http.Response, error)  { return nil, nil }
func (c *Client) PostForm(url string, data url.Values) (*http.Response, error) { return nil, nil }

func Get(url string) (*http.Response, error)                       { return nil, nil }
func Head(url string) (*http.Response, error)                      { return nil, nil }
func Post(url, bodyType string, body any) (*http.Response, error)  { return nil, nil }
func PostForm(url string, data url.Values) (*http.Response, error) { return nil, nil }
