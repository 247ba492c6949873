// Package waitsonce has a client behind an interface that waits for what one of several policies answers: the delay is
// waited for where the client waits, and not once more at each call of the client.
package waitsonce

import (
	"math/rand/v2"
	"time"
)

type policy interface{ next(n int) time.Duration }

type doubling struct{ base time.Duration }

func (p doubling) next(n int) time.Duration {
	d := p.base << n // want `no ceiling \(waited for at waits.go:37\): `
	return d/2 + rand.N(d/2)
}

type even struct{ d time.Duration }

func (p even) next(int) time.Duration { return rand.N(p.d) }

type doer interface {
	do(op func() error) error
}

type client struct {
	policies []policy
	tries    int
}

func (c *client) do(op func() error) (err error) {
	for n := range c.tries {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(c.policies[n%len(c.policies)].next(n))
	}
	return err
}

type api struct{ http doer }

func newAPI(tries int) *api {
	return &api{&client{[]policy{doubling{time.Second}, even{time.Second}}, tries}}
}

func (a *api) post(op func() error) error { return a.http.do(op) }

func (a *api) upload(op func() error) error {
	if err := a.http.do(op); err != nil {
		return err
	}
	return a.post(op)
}
