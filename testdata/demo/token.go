package demo

import (
	"context"
	"math/rand/v2"
	"time"
)

// Token fetches the token that all requests share, one caller at a time: the others wait for its delays too.
func (c *Client) Token(ctx context.Context) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.token == "" {
		if c.get(ctx, "/token") == nil {
			c.token = "fetched"
			break
		}
		time.Sleep(time.Second + rand.N(time.Second))
	}
	return c.token
}

// Order tries five times, which takes as long as it takes.
func (c *Client) Order(item string) (err error) {
	for range 5 {
		if err = c.get(context.Background(), "/order/"+item); err == nil {
			return nil
		}
		time.Sleep(time.Second + rand.N(3*time.Second))
	}
	return err
}
