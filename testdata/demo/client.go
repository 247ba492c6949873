// Package demo is a small client of a stock service, with the faults in it that backofflint knows. Each retry works on
// a good day and harms the service on a bad one. Run the tool over it; do not copy it.
package demo

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"sync"
	"time"
)

// Client asks a stock service, over HTTP.
type Client struct {
	url    string
	spread time.Duration // keeps clients apart, or so it was meant

	mu    sync.Mutex
	token string
}

// New returns a client of the service at url.
func New(url string) *Client {
	return &Client{url: url, spread: rand.N(time.Second)}
}

// get asks once.
func (c *Client) get(ctx context.Context, path string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.url+path, nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", path, resp.Status)
	}
	return nil
}
