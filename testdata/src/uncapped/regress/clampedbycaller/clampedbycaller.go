// Package clampedbycaller doubles a field in a method of its own and clamps it in the function that calls the method: what
// is waited for was clamped. One caller of two that does not clamp leaves the delay without a ceiling.
package clampedbycaller

import (
	"math/rand/v2"
	"time"
)

const top = 10 * time.Minute

type state struct{ d time.Duration }

func (s *state) grow() { s.d *= 2 }

type uploader struct {
	state
	send func() error
}

func (u *uploader) upload() {
	for u.d = time.Second; u.send() != nil; {
		time.Sleep(u.d/2 + rand.N(u.d/2)) // schedule "growth=geometric .*ceiling=yes"
		u.grow()
		if u.d > top {
			u.d = top
		}
	}
}

type small struct {
	d    time.Duration
	send func() error
}

func (s *small) grow() { s.d *= 2 }

func (s *small) upload() {
	for s.d = time.Second; s.send() != nil; {
		time.Sleep(s.d/2 + rand.N(s.d/2)) // schedule "growth=geometric .*ceiling=yes"
		s.grow()
		s.d = min(s.d, top)
	}
}

type half struct {
	d    time.Duration
	send func() error
}

func (h *half) grow() { h.d *= 2 } // want "uncapped/noceiling"

func (h *half) clamped() {
	for h.d = time.Second; h.send() != nil; {
		time.Sleep(h.d/2 + rand.N(h.d/2))
		h.grow()
		if h.d > top {
			h.d = top
		}
	}
}

func (h *half) open() {
	for h.d = time.Second; h.send() != nil; {
		time.Sleep(h.d/2 + rand.N(h.d/2))
		h.grow()
	}
}
