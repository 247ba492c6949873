// Package drawhelper draws in a helper, a hook or a closure.
package drawhelper

import (
	"math/rand"
	"sync"
	"time"

	"fixtures/nojitter/ok/drawhelper/spread"
)

func jitter(d time.Duration) time.Duration {
	if d < time.Millisecond {
		return d // too small to spread
	}
	return d/2 + time.Duration(rand.Int63n(int64(d/2)))
}

func own(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(jitter(d)) // schedule "growth=geometric .*draw=fresh"
	}
}

func otherPackage(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(spread.Around(d)) // schedule "growth=geometric .*draw=fresh"
	}
}

func otherPackageDelay(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(spread.Delay(n)) // schedule "growth=geometric .*draw=fresh"
	}
}

var int63n = rand.Int63n

func hook(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(time.Duration(int63n(int64(d)))) // schedule "growth=geometric .*draw=(fresh|unknown)"
	}
}

type source struct {
	mu sync.Mutex
	r  *rand.Rand
}

func (s *source) upTo(d time.Duration) time.Duration {
	s.mu.Lock()
	defer s.mu.Unlock()
	return time.Duration(s.r.Int63n(int64(d)))
}

func guarded(s *source, op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(s.upTo(d)) // schedule "growth=geometric .*draw=(fresh|unknown)"
	}
}

// The closure doubles what it does not wait for, and draws up to it: full jitter.
func shaky(first, top time.Duration) func() time.Duration {
	d := first
	return func() time.Duration {
		v := time.Duration(rand.Int63n(int64(d) + 1))
		d = min(2*d, top)
		return v
	}
}

func closure(op func() error) {
	next := shaky(time.Second, time.Minute)
	for op() != nil {
		time.Sleep(next()) // schedule "growth=geometric .*draw=fresh"
	}
}

type state struct{ cur time.Duration }

func (s *state) next() time.Duration {
	s.cur = min(2*s.cur, time.Minute)
	return time.Duration(rand.Int63n(int64(s.cur)))
}

func field(op func() error) {
	s := &state{cur: time.Second}
	for op() != nil {
		time.Sleep(s.next()) // schedule "growth=geometric .*draw=fresh"
	}
}
