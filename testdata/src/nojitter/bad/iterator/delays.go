// Package iterator takes the delays from an iterator, or lets the iterator wait.
package iterator

import (
	"iter"
	"time"
)

func doubling(base time.Duration) iter.Seq[time.Duration] {
	return func(yield func(time.Duration) bool) {
		for d := base; yield(d); d = min(d*2, time.Minute) {
		}
	}
}

func ranged(op func() error) {
	for d := range doubling(time.Second) {
		if op() == nil {
			return
		}
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
	}
}

func attempts(base time.Duration) iter.Seq[int] {
	return func(yield func(int) bool) {
		d := base
		for n := 0; yield(n); n++ {
			time.Sleep(d) // want "doubles.*nojitter/nodraw"
			d *= 2
		}
	}
}

func waitsInIterator(op func() error) {
	for range attempts(time.Second) {
		if op() == nil {
			return
		}
	}
}
