// Package demo is a small client of a stock service, with faults in it that backofflint knows. It works on a good day
// and harms the service on a bad one. Run the tool over it; do not copy it.
package demo

import (
	"errors"
	"math/rand/v2"
	"net/http"
	"sync"
	"time"
)

// Client asks a stock service, over HTTP.
type Client struct {
	url    string
	spread time.Duration // is to keep the clients apart

	mu    sync.Mutex
	ready bool
}

// New returns a client of the service at url.
func New(url string) *Client {
	return &Client{url: url, spread: rand.N(time.Second)}
}

// get asks once.
func (c *Client) get(path string) error {
	resp, err := http.Get(c.url + path)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return errors.New(resp.Status)
	}
	return nil
}
