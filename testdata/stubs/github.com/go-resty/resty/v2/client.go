// Package resty has the shape of github.com/go-resty/resty/v2, as far as the fixtures use it.
package resty

import (
	"net"
	"net/http"
	"time"
)

type Client struct {
	RetryCount       int
	RetryWaitTime    time.Duration
	RetryMaxWaitTime time.Duration
}
type Request struct{ Attempt int }
type Response struct{ Request *Request }
type RetryAfterFunc func(*Client, *Response) (time.Duration, error)

func (c *Client) Clone() *Client                                    { return nil }
func New() *Client                                                  { return nil }
func NewWithClient(hc *http.Client) *Client                         { return nil }
func NewWithLocalAddr(localAddr net.Addr) *Client                   { return nil }
func (c *Client) R() *Request                                       { return nil }
func (c *Client) SetBaseURL(url string) *Client                     { return nil }
func (c *Client) SetTimeout(timeout time.Duration) *Client          { return nil }
func (c *Client) SetRetryCount(count int) *Client                   { return nil }
func (c *Client) SetRetryWaitTime(waitTime time.Duration) *Client   { return nil }
func (c *Client) SetRetryMaxWaitTime(maxWait time.Duration) *Client { return nil }
func (c *Client) SetRetryAfter(callback RetryAfterFunc) *Client     { return nil }
func (r *Request) Get(url string) (*Response, error)                { return nil, nil }
