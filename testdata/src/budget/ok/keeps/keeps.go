// Package keeps keeps to a budget of 30s, 8 attempts and a deadline, or is not proven to exceed it.
package keeps

import (
	"context"
	"net"
	"time"
)

type client struct{}

func (client) ask() error { return context.Canceled }

// 20s in 4 waits, each of which the context ends.
func (c client) fetch(ctx context.Context) (err error) {
	for range 4 {
		if err = c.ask(); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(5 * time.Second): // schedule "tries=4 times=4 total=20s deadline=yes"
		}
	}
	return err
}

// The deadline bounds it, whatever the waits add up to.
func (c client) long(ctx context.Context) (err error) {
	for range 8 {
		if err = c.ask(); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Hour): // schedule "total=8h0m0s deadline=yes"
		}
	}
	return err
}

// A word to stop counts as a deadline.
func (c client) follow(quit chan struct{}) {
	for c.ask() != nil {
		select {
		case <-quit:
			return
		case <-time.After(time.Minute): // schedule "counted=no deadline=no stop=yes"
		}
	}
}

// A periodic job is no retry.
func (c client) poll() {
	for range time.Tick(time.Minute) { // schedule "periodic"
		_ = c.ask()
	}
}

// What is contended for is this process's own socket.
func (c client) serve(l net.Listener) {
	for {
		conn, err := l.Accept()
		if err != nil {
			time.Sleep(time.Second) // schedule "local"
			continue
		}
		conn.Close()
	}
}
