// Package state bounds a delay that lives in memory.
package state

import (
	"iter"
	"sync/atomic"
	"time"
)

var delay = time.Second

func packageVariable(op func() error) {
	if op() != nil {
		time.Sleep(delay) // schedule "growth=geometric .*ceiling=yes"
		delay = min(2*delay, time.Minute)
	}
}

func captured(op func() error) {
	d := time.Second
	grow := func() {
		if d < time.Minute {
			d *= 2
		}
	}
	for op() != nil {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		grow()
	}
}

func pause(d *time.Duration) {
	time.Sleep(*d) // schedule "growth=geometric .*ceiling=yes"
	*d = min(2**d, time.Minute)
}

func pointer(op func() error) {
	d := time.Second
	for op() != nil {
		pause(&d)
	}
}

type counter struct{ fails atomic.Int32 }

func (c *counter) run(op func() error) {
	for op() != nil {
		n := min(c.fails.Add(1), 6)
		time.Sleep(time.Second << n) // schedule "growth=geometric .*ceiling=yes"
	}
}

func doubling(base time.Duration) iter.Seq[time.Duration] {
	return func(yield func(time.Duration) bool) {
		for d := base; yield(d); d = min(2*d, time.Minute) {
		}
	}
}

func iterated(op func() error) {
	for d := range doubling(time.Second) {
		if op() == nil {
			return
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}
