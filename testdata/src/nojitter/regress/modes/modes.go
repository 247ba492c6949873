// Package modes chooses by a setting between a linear delay and a drawn geometric one: no branch is both geometric and
// without a draw. With the draw on the linear branch, one is.
package modes

import (
	"math/rand/v2"
	"time"
)

type policy struct{ linear bool }

func (p policy) drawn(n int) time.Duration {
	if p.linear {
		return time.Second * time.Duration(n)
	}
	return rand.N(time.Second << min(n, 6))
}

func (p policy) plain(n int) time.Duration {
	if p.linear {
		return time.Second * time.Duration(n)
	}
	return time.Second << min(n, 6)
}

func get(p policy, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(p.drawn(n)) // schedule "growth=geometric .*draw=(fresh|unknown)"
	}
}

func put(p policy, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(p.plain(n)) // want "doubles.*nojitter/nodraw"
	}
}
