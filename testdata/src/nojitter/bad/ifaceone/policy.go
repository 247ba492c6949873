// Package ifaceone waits for a delay that comes through an interface with one implementation.
package ifaceone

import "time"

type policy interface{ delay(n int) time.Duration }

type exponential struct{ base, top time.Duration }

func (e exponential) delay(n int) time.Duration { return min(e.base<<min(n, 10), e.top) }

type client struct {
	p    policy
	send func() error
}

func newClient(send func() error) *client {
	return &client{p: exponential{base: time.Second, top: time.Minute}, send: send}
}

func (c *client) run() {
	for n := 0; c.send() != nil; n++ {
		time.Sleep(c.p.delay(n)) // want "doubles.*nojitter/nodraw"
	}
}
