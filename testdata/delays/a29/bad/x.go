package a29

import (
	"errors"
	"time"
)

type RateLimitError struct{ RetryAfter time.Duration }

func (e *RateLimitError) Error() string { return "rate limited" }

type Client struct{ call func(string) (string, error) }

func (c *Client) Ask(q string) (string, error) {
	const maxTries = 8
	delay := time.Second
	for try := 0; ; try++ {
		a, err := c.call(q)
		if err == nil {
			return a, nil
		}
		if try == maxTries {
			return "", err
		}
		var rl *RateLimitError
		switch {
		case errors.As(err, &rl) && rl.RetryAfter > 0:
			time.Sleep(rl.RetryAfter)
		case errors.As(err, &rl):
			time.Sleep(delay) // WANT nojitter,uncapped
			delay *= 2
		default:
			time.Sleep(500 * time.Millisecond)
		}
	}
}
