// Package lostcopy makes delays grow in a method on a value: what is stored in the receiver is lost when the method
// returns, and the next attempt waits as long as the first. Where the copy is returned, kept or looped over, it grows.
package lostcopy

import "time"

type backoff struct{ cur, max time.Duration }

func (b backoff) Next() time.Duration {
	d := b.cur
	b.cur = min(b.cur*2, b.max)
	return d
}

func (b backoff) Doubled() time.Duration {
	b.cur *= 2
	return b.cur
}

func (b backoff) Clamped() time.Duration {
	if b.cur < b.max {
		b.cur *= 2
	}
	return b.cur
}

func dial(connect func() error) {
	b := backoff{time.Second, time.Minute}
	for connect() != nil {
		time.Sleep(b.Next())    // schedule "growth=fixed base=1s"
		time.Sleep(b.Doubled()) // schedule "growth=fixed base=2s"
		time.Sleep(b.Clamped()) // schedule "growth=fixed"
	}
}

type steps struct{ cur time.Duration }

func (s steps) after() steps {
	s.cur *= 2
	return s
}

func wait(connect func() error) {
	s := steps{time.Second}
	for connect() != nil {
		time.Sleep(s.cur) // want "doubles on every attempt"
		s = s.after()
	}
}

type settings struct{ cur time.Duration }

func (s settings) dial(connect func() error) {
	for connect() != nil {
		time.Sleep(s.cur) // want "doubles on every attempt"
		s.cur *= 2
	}
}

type exponent struct{ base time.Duration }

func (e exponent) at(n int) time.Duration {
	e.base <<= n
	return e.base
}

func count(connect func() error) {
	e := exponent{time.Second}
	for n := 0; connect() != nil; n++ {
		time.Sleep(e.at(n)) // want "doubles on every attempt"
	}
}
