package b19

import (
	"math/rand/v2"
	"time"
)

type o struct{ max time.Duration }

func run(c o, f func() error) {
	d := time.Second
	for f() != nil {
		if c.max > 0 {
			d = min(d, c.max)
		}
		time.Sleep(d + rand.N(d))
		d *= 2
	}
}                        // WANT uncapped
func Run(f func() error) { run(o{}, f) }
