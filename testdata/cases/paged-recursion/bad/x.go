// Package pagedrecursion gets a page again after an error, and the bound on the pages counts the attempts.
package pagedrecursion

import (
	"time"
)

type Client struct {
	get func(token string) (items []string, next string, err error)
}

func (c *Client) collect(token string, page int, out *[]string) error {
	if page > 100 {
		return nil
	}
	items, next, err := c.get(token)
	if err != nil {
		time.Sleep(time.Second) // WANT attemptonly
		return c.collect(token, page+1, out)
	}
	*out = append(*out, items...)
	if next == "" {
		return nil
	}
	return nil
}
