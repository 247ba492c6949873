// Package loops retries with goto, recursion, an iterator and a generic function.
package loops

import (
	"iter"
	"time"
)

func again(op func() error) {
	d := time.Second
retry:
	if op() != nil {
		time.Sleep(d)
		d *= 2 // want "doubles from 1s.*uncapped/noceiling"
		goto retry
	}
}

func recursive(op func() error, d time.Duration) {
	if op() == nil {
		return
	}
	time.Sleep(d)
	recursive(op, 2*d) // want "doubles.*uncapped/noceiling"
}

func doubling(base time.Duration) iter.Seq[time.Duration] {
	return func(yield func(time.Duration) bool) {
		for d := base; yield(d); d *= 2 { // want "doubles.*uncapped/noceiling"
		}
	}
}

func iterated(op func() error) {
	for d := range doubling(time.Second) {
		if op() == nil {
			return
		}
		time.Sleep(d)
	}
}

func generic[T any](op func() (T, error)) T {
	d := time.Second
	for {
		if v, err := op(); err == nil {
			return v
		}
		time.Sleep(d)
		d *= 2 // want "doubles from 1s.*uncapped/noceiling"
	}
}

var _ = generic[int]
