// Package strategies has a jittered and a plain strategy behind one interface: the wait cannot know which it gets, so the
// plain one is reported where it is written, and the wait stays silent.
package strategies

import (
	"math/rand/v2"
	"time"
)

type Strategy interface{ Next(n int) time.Duration }

type Jittered struct{}

func (Jittered) Next(n int) time.Duration { return rand.N(time.Second << min(n, 6)) }

type Plain struct{}

func (Plain) Next(n int) time.Duration { return time.Second << min(n, 6) } // want "doubles.*nojitter/nodraw"

type Client struct{ s Strategy }

func New() *Client { return &Client{s: Plain{}} }

func NewJittered() *Client { return &Client{s: Jittered{}} }

func (c *Client) Run(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(c.s.Next(n))
	}
}
