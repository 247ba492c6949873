// Package optional clamps when a maximum is set: a ceiling, for a caller can set one.
package optional

import (
	"math"
	"time"
)

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

// Where the ways past the clamp meet, no single test holds.
func (c Config) power(n int) time.Duration {
	f := float64(c.Base) * math.Pow(1.5, float64(n))
	if c.Max > 0 && f > float64(c.Max) {
		return c.Max
	}
	return time.Duration(f)
}

func RunPower(c Config, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(c.power(n)) // schedule "growth=geometric .*ceiling=yes"
	}
}

func (c Config) repeated(n int, factor float64) time.Duration {
	f := float64(c.Base)
	for range n {
		f *= factor
		if c.Max > 0 && f > float64(c.Max) {
			f = float64(c.Max)
			break
		}
	}
	return time.Duration(f)
}

func RunRepeated(c Config, factor float64, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(c.repeated(n, factor)) // schedule "growth=geometric .*ceiling=yes"
	}
}
