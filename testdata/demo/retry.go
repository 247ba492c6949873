package demo

import (
	"context"
	"math/rand/v2"
	"time"
)

// Stock retries until it has an answer: every client at the same moments.
func (c *Client) Stock(ctx context.Context, item string) error {
	for delay := 100 * time.Millisecond; c.get(ctx, "/stock/"+item) != nil; delay = min(2*delay, 10*time.Second) {
		if err := pause(ctx, delay); err != nil {
			return err
		}
	}
	return nil
}

// Watch waits for the service to come up: after a long outage it looks once in hours.
func (c *Client) Watch(ctx context.Context) error {
	delay := time.Second
	for c.get(ctx, "/health") != nil {
		if err := pause(ctx, delay+rand.N(time.Second)); err != nil {
			return err
		}
		delay *= 2
	}
	return nil
}

// Publish limits its delay too late: the shift wraps, and nothing waits any more.
func (c *Client) Publish(ctx context.Context, item string) error {
	for attempt := 0; c.get(ctx, "/publish/"+item) != nil; attempt++ {
		delay := min(250*time.Millisecond<<attempt, 30*time.Second)
		if err := pause(ctx, delay/2+rand.N(15*time.Second)); err != nil {
			return err
		}
	}
	return nil
}

// Reserve adds the same random offset each time: clients that met once meet again.
func (c *Client) Reserve(ctx context.Context, item string) error {
	for c.get(ctx, "/reserve/"+item) != nil {
		if err := pause(ctx, 2*time.Second+c.spread); err != nil {
			return err
		}
	}
	return nil
}

// pause waits for d, or until the context ends.
func pause(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}
