// Package zerofactor multiplies a draw by a setting that the program leaves at zero: nothing is left of the draw. One that
// a constructor is passed counts like one that is left out; one that somebody sets is a draw.
package zerofactor

import (
	"math/rand/v2"
	"time"
)

type config struct {
	base     time.Duration
	fraction float64
}

func defaults() config { return config{base: time.Second} }

type client struct {
	config config
	dial   func() error
}

func newClient(dial func() error) *client { return &client{config: defaults(), dial: dial} }

func (c *client) spread(d time.Duration) time.Duration {
	return d + time.Duration(rand.Float64()*float64(d)*c.config.fraction)
}

func (c *client) connect() {
	for d := c.config.base; c.dial() != nil; d = min(2*d, time.Minute) {
		time.Sleep(c.spread(d)) // want "doubles.*nojitter/nodraw"
	}
}

type given struct {
	fraction float64
	dial     func() error
}

func newGiven(fraction float64, dial func() error) *given { return &given{fraction, dial} }

func (g *given) connect() {
	for d := time.Second; g.dial() != nil; d = min(2*d, time.Minute) {
		time.Sleep(time.Duration(float64(d) * (1 + g.fraction*(2*rand.Float64()-1)))) // want "doubles.*nojitter/nodraw"
	}
}

func connect(dial func() error) { newGiven(0, dial).connect() }

// set is given a fraction by somebody.
type set struct {
	fraction float64
	dial     func() error
}

func newSet(fraction float64, dial func() error) *set { return &set{fraction, dial} }

func (s *set) connect() {
	for d := time.Second; s.dial() != nil; d = min(2*d, time.Minute) {
		time.Sleep(time.Duration(float64(d) * (1 + s.fraction*(2*rand.Float64()-1)))) // schedule "growth=geometric .*draw=fresh"
	}
}

func both(dial func() error) {
	newSet(0, dial).connect()
	newSet(0.2, dial).connect()
}
