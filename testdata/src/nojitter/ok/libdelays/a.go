// Package libdelays draws the delays that a library computes, or leaves it unknown whether they are drawn.
package libdelays

import (
	"flag"
	"time"

	cloudflare "github.com/cloudflare/backoff"
	"github.com/jpillora/backoff"
)

func literal(dial func() error) {
	b := &backoff.Backoff{Max: 10 * time.Second, Jitter: true}
	for dial() != nil {
		time.Sleep(b.Duration()) // schedule `factor=2 .* draw=fresh ceiling=yes .*plateau`
	}
}

func assigned(dial func() error) {
	b := &backoff.Backoff{}
	b.Jitter = true
	for dial() != nil {
		time.Sleep(b.Duration()) // schedule `draw=fresh`
	}
}

func setting(jitter bool, dial func() error) {
	b := &backoff.Backoff{Jitter: jitter}
	for dial() != nil {
		time.Sleep(b.Duration()) // schedule `draw=unknown`
	}
}

var settings backoff.Backoff

func flags(fs *flag.FlagSet) {
	fs.BoolVar(&settings.Jitter, "jitter", true, "draw each delay")
}

func fromFlags(dial func() error) {
	for dial() != nil {
		time.Sleep(settings.Duration()) // schedule `draw=unknown`
	}
}

// A delay that does not grow needs no draw by default.
func constant(dial func() error) {
	b := &backoff.Backoff{Min: time.Second, Max: time.Second, Factor: 1}
	for dial() != nil {
		time.Sleep(b.Duration()) // schedule `growth=fixed`
	}
}

func drawn(dial func() error) {
	b := cloudflare.New(time.Hour, time.Second)
	for dial() != nil {
		time.Sleep(b.Duration()) // schedule `draw=fresh ceiling=yes`
	}
}
