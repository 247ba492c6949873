// Package resty has the shape of github.com/go-resty/resty/v2, as far as the fixtures use it.
package resty

import "time"

type Client struct{}
type Request struct{ Attempt int }
type Response struct{ Request *Request }
type RetryAfterFunc func(*Client, *Response) (time.Duration, error)

func New() *Client                                                  { return nil }
func (c *Client) SetRetryCount(count int) *Client                   { return nil }
func (c *Client) SetRetryWaitTime(waitTime time.Duration) *Client   { return nil }
func (c *Client) SetRetryMaxWaitTime(maxWait time.Duration) *Client { return nil }
func (c *Client) SetRetryAfter(callback RetryAfterFunc) *Client     { return nil }
