// Package resty has the shape of resty.dev/v3, as far as the fixtures use it.
package resty

import (
	"net"
	"net/http"
	"time"
)

type Client struct{}
type Request struct{ Attempt int }
type Response struct{ Request *Request }
type RetryDelayStrategyFunc func(*Response, error) (time.Duration, error)

func (c *Client) Clone() *Client                                            { return nil }
func New() *Client                                                          { return nil }
func NewWithClient(hc *http.Client) *Client                                 { return nil }
func NewWithLocalAddr(localAddr net.Addr) *Client                           { return nil }
func (c *Client) R() *Request                                               { return nil }
func (c *Client) SetRetryCount(count int) *Client                           { return nil }
func (c *Client) SetRetryWaitTime(waitTime time.Duration) *Client           { return nil }
func (c *Client) SetRetryMaxWaitTime(maxWaitTime time.Duration) *Client     { return nil }
func (c *Client) SetRetryDelayStrategy(rs RetryDelayStrategyFunc) *Client   { return nil }
func RetryConstantDelayStrategy(delay time.Duration) RetryDelayStrategyFunc { return nil }
