// Package unit gives a setting its unit by multiplying it in place, once: seconds become nanoseconds, and nothing grows.
package unit

import "time"

type config struct{ Pause time.Duration }

func (c *config) normalise() {
	c.Pause *= time.Second
}

func run(c *config, op func() error) {
	c.normalise()
	for op() != nil {
		time.Sleep(c.Pause) // schedule "growth=fixed"
	}
}
