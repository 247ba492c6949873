// Package optional clamps when a maximum is set: a ceiling, for a caller can set one.
package optional

import "time"

type Config struct{ Base, Max time.Duration }

func (c Config) delay(n int) time.Duration {
	d := c.Base << min(n, 30)
	if c.Max > 0 && d > c.Max {
		return c.Max
	}
	return d
}

func Run(c Config, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(c.delay(n)) // schedule "growth=geometric .*ceiling=yes"
	}
}
