// Package atomics counts failures in an atomic, which is a store like any other.
package atomics

import (
	"sync/atomic"
	"time"
)

type client struct{ fails atomic.Uint32 }

func (c *client) open(op func() error) {
	for op() != nil {
		time.Sleep(time.Second << (c.fails.Add(1) - 1)) // want "doubles.*uncapped/noceiling"
	}
}

type old struct{ n uint64 }

func (o *old) clamped(op func() error) {
	for op() != nil {
		n := atomic.AddUint64(&o.n, 1)
		time.Sleep(time.Second << min(n, 6)) // schedule "growth=geometric .*ceiling=yes"
	}
}
