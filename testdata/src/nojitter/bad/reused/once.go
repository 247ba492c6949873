// Package reused draws once and uses the value on every attempt, at any growth.
package reused

import (
	"math/rand/v2"
	"sync"
	"time"
)

func beforeTheLoop(op func() error) {
	d := time.Second + rand.N(time.Second)
	for op() != nil {
		time.Sleep(d) // want "once.*nojitter/reuseddraw"
	}
}

func addedToTheGrowth(op func() error) {
	offset := rand.N(time.Second)
	for n := 0; op() != nil; n++ {
		time.Sleep(time.Second<<min(n, 5) + offset) // want "once.*nojitter/reuseddraw"
	}
}

func doubledWithTheGrowth(op func() error) {
	d := 100*time.Millisecond + rand.N(100*time.Millisecond)
	for op() != nil {
		time.Sleep(d) // want "once.*nojitter/reuseddraw"
		d = min(2*d, time.Minute)
	}
}

func linear(op func() error) {
	step := time.Duration(1+rand.IntN(10)) * time.Second
	for n := 1; op() != nil; n++ {
		time.Sleep(time.Duration(n) * step) // want "once.*nojitter/reuseddraw"
	}
}

type client struct{ offset time.Duration }

func newClient() *client { return &client{offset: rand.N(time.Second)} }

func (c *client) do(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d + c.offset) // want "once.*nojitter/reuseddraw"
	}
}

var spread = rand.N(time.Second)

func packageVariable(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d + spread) // want "once.*nojitter/reuseddraw"
	}
}

var (
	once   sync.Once
	offset time.Duration
)

func throughOnce(op func() error) {
	once.Do(func() { offset = rand.N(time.Second) })
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d + offset) // want "once.*nojitter/reuseddraw"
	}
}
