// Package resty has the shape of resty.dev/v3, as far as the fixtures use it.
package resty

import "time"

type Client struct{}
type Request struct{ Attempt int }
type Response struct{ Request *Request }
type RetryDelayStrategyFunc func(*Response, error) (time.Duration, error)

func New() *Client                                                          { return nil }
func (c *Client) SetRetryCount(count int) *Client                           { return nil }
func (c *Client) SetRetryDelayStrategy(rs RetryDelayStrategyFunc) *Client   { return nil }
func RetryConstantDelayStrategy(delay time.Duration) RetryDelayStrategyFunc { return nil }
