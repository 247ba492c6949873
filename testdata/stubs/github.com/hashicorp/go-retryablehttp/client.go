// Package retryablehttp has the shape of github.com/hashicorp/go-retryablehttp, as far as the fixtures use it.
package retryablehttp

import (
	"net/http"
	"net/url"
)

type Client struct{}
type Request struct{}

func (c *Client) Do(req *Request) (*http.Response, error)                      { return nil, nil }
func (c *Client) Get(url string) (*http.Response, error)                       { return nil, nil }
func (c *Client) Head(url string) (*http.Response, error)                      { return nil, nil }
func (c *Client) Post(url, bodyType string, body any) (*http.Response, error)  { return nil, nil }
func (c *Client) PostForm(url string, data url.Values) (*http.Response, error) { return nil, nil }
