// Package chosenby hands a test and both sides of it to a helper that chooses. Where it answers the first value the test
// holds, and where it answers the other one it does not: the test clamps as it would in an if.
package chosenby

import "time"

func either[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

const most = time.Minute

func clamped(op func() error) {
	for d := time.Second; op() != nil; d = either(2*d > most, most, 2*d) {
		time.Sleep(d) // schedule "growth=geometric .*largest=1m0s .*ceiling=yes"
	}
}

func twoTests(limited bool, op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		next := 2 * d
		d = either(next < most && limited, next, time.Second)
	}
}

func exponent(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(time.Second << either(n > 5, 5, n)) // schedule "growth=geometric .*largest=32s .*ceiling=yes"
	}
}

// turned has the sides the wrong way round: it grows from where it should stop.
func turned(op func() error) {
	for d := 2 * time.Minute; op() != nil; d = either(2*d > most, 2*d, most) { // want "uncapped/noceiling"
		time.Sleep(d)
	}
}

// unasked chooses by something that says nothing of the delay.
func unasked(slow bool, op func() error) {
	for d := time.Second; op() != nil; d = either(slow, 2*d, d) { // want "uncapped/noceiling"
		time.Sleep(d)
	}
}

var _, _, _, _, _ = clamped, twoTests, exponent, turned, unasked
