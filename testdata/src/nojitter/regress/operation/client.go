// Package operation retries an operation that retries inside: it is no waiter, and so no wait of the loop around it; its
// own wait is reported once.
package operation

import (
	"errors"
	"net/http"
	"time"
)

type client struct {
	hc    *http.Client
	calls int
}

// get sends, counts, reads the answer: waiting is a small part of it.
func (c *client) get(url string) (*http.Response, error) {
	for n := 0; n < 4; n++ {
		c.calls++
		resp, err := c.hc.Get(url)
		if err == nil && resp.StatusCode < http.StatusInternalServerError {
			return resp, nil
		}
		if err == nil {
			resp.Body.Close()
		}
		time.Sleep(time.Second << n) // want "doubles.*nojitter/nodraw"
	}
	return nil, errors.New("no answer")
}

func (c *client) mirror(urls []string) {
	for n := 0; n < 3; n++ {
		resp, err := c.get(urls[n]) // schedule none
		if err == nil {
			resp.Body.Close()
			return
		}
	}
}
