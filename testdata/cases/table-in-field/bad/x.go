// Package choria re-creates https://github.com/choria-io/go-choria/issues/101 and https://github.com/choria-io/go-choria/pull/105
// The reconnect delay is a table without a draw, handed to the connector as a method value.
package choria

import (
	"context"
	"time"
)

// Policy is a table of delays in milliseconds.
type Policy struct{ Millis []int }

var FiveSec = Policy{Millis: []int{500, 750, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000}}

func (p Policy) Duration(n int) time.Duration {
	if n >= len(p.Millis) {
		n = len(p.Millis) - 1
	}
	return time.Duration(p.Millis[n]) * time.Millisecond // WANT nojitter
}

// Options models nats.Options.
type Options struct {
	CustomReconnectDelayCB func(attempts int) time.Duration
	Dial                   func(context.Context) error
}

type connector struct{ opts Options }

func newConnector(dial func(context.Context) error) *connector {
	return &connector{Options{Dial: dial, CustomReconnectDelayCB: FiveSec.Duration}}
}

func (c *connector) reconnect(ctx context.Context) error {
	for attempts := 0; ; attempts++ {
		if err := c.opts.Dial(ctx); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(c.opts.CustomReconnectDelayCB(attempts)):
		}
	}
}
