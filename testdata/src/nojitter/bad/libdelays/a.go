// Package libdelays leaves the draw out of delays that a library computes and the program waits for.
package libdelays

import (
	"context"
	"time"

	cloudflare "github.com/cloudflare/backoff"
	"github.com/jpillora/backoff"
)

func literal(dial func() error) {
	b := &backoff.Backoff{Min: 100 * time.Millisecond, Max: 10 * time.Second, Factor: 2}
	for dial() != nil {
		time.Sleep(b.Duration()) // want `the delay of backoff.Backoff doubles on every attempt \(a.go:13\) with no random draw: .*; set Jitter: true`
	}
	b.Reset()
}

func zero(ctx context.Context, dial func() error) error {
	var b backoff.Backoff
	for {
		if err := dial(); err == nil {
			return nil
		}
		select {
		case <-time.After(b.Duration()): // want `doubles`
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func forAttempt(dial func() error) {
	b := &backoff.Backoff{Factor: 1.5}
	for i := 0; dial() != nil; i++ {
		time.Sleep(b.ForAttempt(float64(i))) // want `grows 1.5x`
	}
}

type client struct{ backoff *backoff.Backoff }

func newClient() *client {
	return &client{backoff: &backoff.Backoff{Max: time.Minute, Jitter: false}}
}

func (c *client) pause() {
	time.Sleep(c.backoff.Duration()) // want `doubles`
}

// Policy gives other modules what they cannot repair.
func Policy() *backoff.Backoff {
	return &backoff.Backoff{Max: time.Minute} // want `the delay of backoff.Backoff doubles on every attempt .*; set Jitter: true`
}

func without(dial func() error) {
	b := cloudflare.NewWithoutJitter(time.Hour, time.Second)
	for dial() != nil {
		time.Sleep(b.Duration()) // want `doubles`
	}
}
