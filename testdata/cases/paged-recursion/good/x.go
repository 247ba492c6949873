// Package pagedrecursion leaves at an error, and goes on to the next page after a wait.
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
		return err
	}
	*out = append(*out, items...)
	if next == "" {
		return nil
	}
	time.Sleep(200 * time.Millisecond)
	return c.collect(next, page+1, out)
}
