// Package counterstops counts on only while the delay is under the top: a bound on 2^k bounds k, so nothing wraps.
package counterstops

import "time"

func stops(top time.Duration, op func() error) {
	k := 0
	for op() != nil {
		d := time.Second << k
		if d > top {
			d = top
		} else {
			k++
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func goesOn(top time.Duration, op func() error) {
	k := 0
	for op() != nil {
		d := time.Second << k // want "attempt 35.*uncapped/overflow"
		if d > top {
			d = top
		}
		k++
		time.Sleep(d)
	}
}

func delay(k int) time.Duration { return time.Second << k }

func helperStops(top time.Duration, op func() error) {
	k := 0
	for op() != nil {
		d := delay(k)
		if d > top {
			d = top
		} else {
			k++
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}
