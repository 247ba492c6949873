// Package funcvalue stores delay functions in exported fields and behind interfaces: reported at the function.
package funcvalue

import "time"

type Client struct {
	Backoff func(attempt int) time.Duration
	send    func() error
}

func doubling(n int) time.Duration { return time.Second << n } // want "doubles.*uncapped/noceiling"

func New(send func() error) *Client { return &Client{Backoff: doubling, send: send} }

func (c *Client) Send() {
	for n := 0; c.send() != nil; n++ {
		time.Sleep(c.Backoff(n))
	}
}

type Policy interface{ Delay(n int) time.Duration }

type Plain struct{ Base time.Duration }

func (p Plain) Delay(n int) time.Duration { return p.Base << n } // want "doubles.*uncapped/noceiling"

type Capped struct{ Base, Top time.Duration }

func (c Capped) Delay(n int) time.Duration { return min(c.Base<<min(n, 10), c.Top) }

func Run(p Policy, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(p.Delay(n))
	}
}
