// Package units clamps a delay by a test of what it is in another unit: nanoseconds, seconds, milliseconds. Such a method
// rises with the duration, so a bound on the one bounds the other. A larger unit that is bounded from below is no clamp.
package units

import (
	"math/rand"
	"time"
)

const most = 60 * time.Second

type redial struct {
	cur time.Duration
	rnd *rand.Rand
}

func (r *redial) Next() time.Duration { // schedule "growth=geometric .*ceiling=yes"
	least := 100 * time.Millisecond
	r.cur += r.cur
	if r.cur.Nanoseconds() < least.Nanoseconds() {
		r.cur = least
	} else if r.cur.Nanoseconds() > most.Nanoseconds() {
		r.cur = most
	}
	return r.cur + time.Duration(r.rnd.Float64()*float64(r.cur)*0.2)
}

func inSeconds(op func() error) {
	for d := time.Second; op() != nil; d *= 2 {
		if d.Seconds() > 30 {
			d = 30 * time.Second
		}
		time.Sleep(d) // schedule "largest=30s .*ceiling=yes"
	}
}

func fromBelow(op func() error) {
	for d := time.Millisecond; op() != nil; d *= 2 { // want "doubles.*uncapped/noceiling"
		if d.Milliseconds() < 10 {
			d = 10 * time.Millisecond
		}
		time.Sleep(d)
	}
}
