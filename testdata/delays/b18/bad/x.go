package b18

import (
	"math/rand/v2"
	"time"
)

// optional cap variants
type b struct{ max, d time.Duration }

func (x *b) Next() time.Duration {
	d := x.d
	x.d *= 2
	if x.max > 0 && x.d > x.max {
		x.d = x.max
	}
	return rand.N(d)
} // WANT uncapped
func Run(f func() error) {
	x := &b{d: time.Second}
	for f() != nil {
		time.Sleep(x.Next())
	}
}
