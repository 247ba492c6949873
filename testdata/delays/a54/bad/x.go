package a54

import (
	"net/http"
	"time"
)

type Client struct {
	HTTP       *http.Client
	MaxRetries int
	Backoff    func(min, max time.Duration, attempt int, resp *http.Response) time.Duration
	WaitMin    time.Duration
	WaitMax    time.Duration
}

func NewClient() *Client {
	return &Client{HTTP: http.DefaultClient, MaxRetries: 4, Backoff: DefaultBackoff, WaitMin: time.Second, WaitMax: 30 * time.Second}
}

func DefaultBackoff(min, max time.Duration, attempt int, _ *http.Response) time.Duration { // WANT nojitter
	d := min
	for range attempt {
		if d *= 2; d > max {
			return max
		}
	}
	return d
}

func (c *Client) Do(req *http.Request) (*http.Response, error) {
	for i := 0; ; i++ {
		resp, err := c.HTTP.Do(req)
		if err == nil && resp.StatusCode < 500 {
			return resp, nil
		}
		if i >= c.MaxRetries {
			return resp, err
		}
		wait := c.Backoff(c.WaitMin, c.WaitMax, i, resp)
		if resp != nil {
			resp.Body.Close()
		}
		select {
		case <-req.Context().Done():
			return nil, req.Context().Err()
		case <-time.After(wait):
		}
	}
}
