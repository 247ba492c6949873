// Package choria re-creates https://github.com/choria-io/go-choria/pull/105
package choria

import (
	"context"
	"math"
	"math/rand"
	"time"
)

type Policy struct{ Millis []int }

var FiveSec = Policy{Millis: []int{500, 750, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000}}

func jitter(millis int) int {
	if millis == 0 {
		return 0
	}
	return millis/2 + rand.Intn(millis)
}

func (p Policy) Duration(n int) time.Duration {
	if n >= len(p.Millis) {
		n = len(p.Millis) - 1
	}
	return time.Duration(jitter(p.Millis[n])) * time.Millisecond
}

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

// graceful grows with the square of the attempt, 36s at most (https://github.com/elastic/apm-agent-go/issues/203 before its jitter).
func graceful(ctx context.Context, send func() error) error {
	for n := 0; send() != nil; n++ {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Duration(math.Pow(math.Min(float64(n), 6), 2)) * time.Second):
		}
	}
	return nil
}
