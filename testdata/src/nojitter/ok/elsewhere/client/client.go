// Package client waits for a delay of another package that brings its own draw.
package client

import (
	"time"

	"fixtures/nojitter/ok/elsewhere/policy"
)

func connect(dial func() error) {
	var b policy.Backoff
	for dial() != nil {
		time.Sleep(b.Next()) // schedule "growth=geometric .*draw=fresh"
	}
}
