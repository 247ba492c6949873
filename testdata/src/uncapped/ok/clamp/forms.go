// Package clamp bounds the delay with a comparison, in every form and place.
package clamp

import (
	"context"
	"time"
)

const top = time.Minute

func afterGrowth(op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		d *= 2
		if d > top {
			d = top
		}
	}
}

func beforeWait(op func() error) {
	for d := time.Second; op() != nil; {
		if d *= 2; top < d {
			d = top
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func byElse(op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		if n := d * 2; n <= top {
			d = n
		} else {
			d = top
		}
	}
}

func bySwitch(op func() error) {
	for d := time.Second; op() != nil; {
		d *= 2
		switch {
		case d < time.Second:
			d = time.Second
		case d > top:
			d = top
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func earlyContinue(op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		if d >= top {
			continue
		}
		d *= 2
	}
}

func nextTurn(op func() error) {
	for d := time.Second; op() != nil; d *= 2 {
		if d > top {
			d = top
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func parameter(ctx context.Context, most time.Duration, op func() error) error {
	for d := time.Second; op() != nil; {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d): // schedule "growth=geometric .*ceiling=yes"
		}
		if d *= 2; d > most {
			d = most
		}
	}
	return nil
}

func atEntry(op func() error, d time.Duration) {
	if d > top {
		d = top
	}
	if op() != nil {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		atEntry(op, 2*d)
	}
}

// The count is clamped, and so is what it counts.
func count(op func() error) {
	for secs := 1; op() != nil; {
		time.Sleep(time.Duration(secs) * time.Second) // schedule "growth=geometric .*ceiling=yes"
		if secs *= 2; secs > 64 {
			secs = 64
		}
	}
}
