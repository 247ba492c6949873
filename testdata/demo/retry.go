package demo

import (
	"math/rand/v2"
	"time"
)

// Stock asks until it has an answer: every client at the same moments.
func (c *Client) Stock(item string) {
	for delay := 100 * time.Millisecond; c.get("/stock/"+item) != nil; delay = min(2*delay, 10*time.Second) {
		time.Sleep(delay)
	}
}

// Watch waits for the service to come up: after a long outage it looks once in hours.
func (c *Client) Watch() {
	delay := time.Second
	for c.get("/health") != nil {
		time.Sleep(delay + rand.N(time.Second))
		delay *= 2
	}
}

// Publish limits its delay too late: the shift wraps, and nothing waits any more.
func (c *Client) Publish(item string) {
	for attempt := 0; c.get("/publish/"+item) != nil; attempt++ {
		delay := min(250*time.Millisecond<<attempt, 30*time.Second)
		time.Sleep(delay/2 + rand.N(15*time.Second))
	}
}

// Reserve adds the same random offset each time: clients that met once meet again.
func (c *Client) Reserve(item string) {
	for c.get("/reserve/"+item) != nil {
		time.Sleep(2*time.Second + c.spread)
	}
}

// Ready logs in, one caller at a time: the others sit through its delays as well.
func (c *Client) Ready() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for ; !c.ready; c.ready = c.get("/login") == nil {
		time.Sleep(time.Second + rand.N(time.Second))
	}
}

// Order tries five times, which takes as long as it takes.
func (c *Client) Order(item string) (err error) {
	for range 5 {
		if err = c.get("/order/" + item); err == nil {
			return nil
		}
		time.Sleep(time.Second + rand.N(3*time.Second))
	}
	return err
}

// Audit was told to be silent when its delay still grew. Nothing is silenced any more.
func (c *Client) Audit() {
	for c.get("/audit") != nil {
		time.Sleep(time.Second + rand.N(time.Second)) //nolint:nojitter // an audit has one client
	}
}
