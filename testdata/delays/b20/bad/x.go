package b20

import (
	"math/rand/v2"
	"time"
)

type o struct{ max time.Duration }

func run(c o, f func() error) {
	d := time.Second
	for f() != nil {
		time.Sleep(d + rand.N(d))
		d *= 2
		if d > c.max && c.max > 0 {
			d = c.max
		}
	}
}                        // WANT uncapped
func Run(f func() error) { run(o{}, f) }
