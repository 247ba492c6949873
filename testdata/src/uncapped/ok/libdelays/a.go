// Package libdelays has a ceiling, said or not.
package libdelays

import (
	"time"

	cloudflare "github.com/cloudflare/backoff"
	"github.com/jpillora/backoff"
)

func defaults(dial func() error) {
	b := &backoff.Backoff{Jitter: true}
	for dial() != nil {
		time.Sleep(b.Duration()) // schedule `base=100ms largest=10s .* ceiling=yes`
	}
}

func hours(dial func() error) {
	b := cloudflare.New(0, 0)
	for dial() != nil {
		time.Sleep(b.Duration()) // schedule `base=5m0s .* ceiling=yes`
	}
}
