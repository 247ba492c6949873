package maxunused

import (
	"math"
	"math/rand"
	"time"
)

type Curve struct {
	Rounds   int
	Low, Top time.Duration
}

func (c *Curve) nap(n int) time.Duration {
	if c.Low <= 0 {
		c.Low = 100 * time.Millisecond
	}
	low := float64(c.Low)
	v := low * math.Pow(2, float64(n-1))
	v += rand.Float64()*low - low/2
	return time.Duration(v)
}

func (c *Curve) Try(n int) bool {
	if n > c.Rounds {
		return false
	}
	time.Sleep(c.nap(n))
	return true
}

func Ask(c *Curve, query func() error) error {
	n := 0
	for {
		err := query()
		if err == nil {
			return nil
		}
		n++
		if !c.Try(n) { // WANT uncapped,attemptonly
			return err
		}
	}
}
