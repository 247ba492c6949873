// Package exponent bounds the exponent or the attempt number.
package exponent

import "time"

func builtin(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(time.Second << min(n, 5)) // schedule "growth=geometric .*ceiling=yes"
	}
}

func byIf(op func() error) {
	for n := 0; op() != nil; n++ {
		k := n
		if k > 5 {
			k = 5
		}
		time.Sleep(time.Second << k) // schedule "growth=geometric .*ceiling=yes"
	}
}

func counterStops(op func() error) {
	n := 0
	for op() != nil {
		time.Sleep(time.Second << n) // schedule "growth=geometric .*ceiling=yes"
		if n < 6 {
			n++
		}
	}
}

func modulo(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(time.Second << (n % 6)) // schedule "growth=geometric .*ceiling=yes"
	}
}

func mask(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(time.Millisecond << (n & 7)) // schedule "growth=geometric .*ceiling=yes"
	}
}

func delay(n int) time.Duration {
	if n > 6 {
		return time.Minute
	}
	return time.Second << n
}

func earlyReturn(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(delay(n)) // schedule "growth=geometric .*ceiling=yes"
	}
}

type backoff struct{ n uint }

func (b *backoff) next() time.Duration {
	if b.n < 10 {
		b.n++
	}
	return time.Millisecond << b.n
}

func field(op func() error) {
	var b backoff
	for op() != nil {
		time.Sleep(b.next()) // schedule "growth=geometric .*ceiling=yes"
	}
}
