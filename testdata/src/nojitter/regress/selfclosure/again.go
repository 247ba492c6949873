// Package selfclosure has closures that run themselves again by the variable that they are kept in: what they pass on is
// what the next one is given, as in a recursion by name.
package selfclosure

import (
	"math/rand/v2"
	"time"
)

func submit(send func() error) {
	var again func(delay time.Duration)
	again = func(delay time.Duration) {
		if send() == nil {
			return
		}
		time.Sleep(delay) // want "nojitter/nodraw"
		again(min(2*delay, time.Minute))
	}
	again(time.Second)
}

func counted(send func() error) {
	var again func(n int)
	again = func(n int) {
		if send() == nil {
			return
		}
		if n > 9 {
			return
		}
		time.Sleep(time.Second << n) // want "nojitter/nodraw"
		again(n + 1)
	}
	again(0)
}

func drawn(send func() error) {
	var again func(delay time.Duration)
	again = func(delay time.Duration) {
		if send() == nil {
			return
		}
		time.Sleep(rand.N(delay)) // schedule "growth=geometric .*draw=fresh"
		again(min(2*delay, time.Minute))
	}
	again(time.Second)
}

func alike(send func() error) {
	var again func(delay time.Duration)
	again = func(delay time.Duration) {
		if send() == nil {
			return
		}
		time.Sleep(delay) // schedule "growth=fixed"
		again(delay)
	}
	again(time.Second)
}

// other runs another closure, whose parameter is not its own.
func other(send func() error) {
	twice := func(d time.Duration) {
		if send() != nil {
			time.Sleep(d) // schedule "loop=unknown"
		}
	}
	once := func(d time.Duration) { twice(2 * d) }
	once(time.Second)
}
