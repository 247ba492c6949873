// Package keptcount passes a helper what is no count of attempts: a bounded number, a setting that is the same on every
// turn, a random number.
package keptcount

import (
	"math/rand/v2"
	"time"
)

type settings struct{ Step, Level int }

func power(n int) time.Duration { return time.Second << min(n, 6) }

func level(s *settings, dial func() error) error {
	for range 5 {
		if err := dial(); err == nil {
			return nil
		}
		time.Sleep(power(s.Level)) // schedule "growth=fixed"
	}
	return nil
}

func (s *settings) delay() time.Duration { return power(s.Level) }

func (s *settings) pause() { time.Sleep(power(s.Level)) } // schedule "growth=fixed"

func method(s *settings, dial func() error) error {
	for range 5 {
		if err := dial(); err == nil {
			return nil
		}
		time.Sleep(s.delay()) // schedule "growth=fixed"
		s.pause()
	}
	return nil
}

func bounded(s *settings, dial func() error) {
	if dial() != nil {
		time.AfterFunc(power(min(s.Level, 3)), func() { bounded(s, dial) }) // schedule "growth=fixed"
	}
}

func drawn(dial func() error) {
	if dial() != nil {
		time.AfterFunc(power(rand.IntN(6)), func() { drawn(dial) }) // schedule "growth=fixed .*draw=fresh"
	}
}

// step is no power: it grows in proportion.
func step(n int) time.Duration { return time.Duration(n) * time.Second }

func linear(s *settings, dial func() error) {
	if dial() != nil {
		time.AfterFunc(step(s.Step), func() { linear(s, dial) }) // schedule "growth=fixed"
	}
}
