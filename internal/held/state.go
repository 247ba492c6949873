package held

// This file is the lattice: what is held at a point of a function. Where two ways meet, a hold of either is a hold; it
// is proven when both bring it. What was released is what some way released, what was locked is what every way locked.

import (
	"maps"

	"golang.org/x/tools/go/ssa"
)

// state is what is known at one point. A nil *state is a point that is not reached. Points between which nothing happens
// share one, so it is cloned before it changes.
type state struct {
	holds    map[*hold]bool      // whether on every way
	released map[path]release    // of the callers, on some way, and not taken again
	locked   map[path]release    // by this function, on every way, at any time
	deferred map[*ssa.Defer]bool // pushed on some way
}

func newState() *state {
	return &state{holds: map[*hold]bool{}, released: map[path]release{}, locked: map[path]release{}, deferred: map[*ssa.Defer]bool{}}
}

func (s *state) clone() *state {
	return &state{maps.Clone(s.holds), maps.Clone(s.released), maps.Clone(s.locked), maps.Clone(s.deferred)}
}

// join is what is known where s and t meet: s itself, when t adds nothing.
func (s *state) join(t *state) *state {
	if s == t {
		return s
	}
	out := s
	change := func() *state {
		if out == s {
			out = s.clone()
		}
		return out
	}
	here, there := s.surely(), t.surely()
	for h, must := range s.holds {
		if must && !there[h.path] {
			change().holds[h] = false
		}
	}
	for h, must := range t.holds {
		if _, ok := s.holds[h]; !ok {
			change().holds[h] = must && here[h.path]
		}
	}
	for at, r := range t.released {
		if _, ok := s.released[at]; !ok {
			change().released[at] = r
		}
	}
	for at := range s.locked {
		if _, ok := t.locked[at]; !ok {
			delete(change().locked, at)
		}
	}
	for d := range t.deferred {
		if !s.deferred[d] {
			change().deferred[d] = true
		}
	}
	return out
}

// surely lists what is held on every way, wherever each way acquired it.
func (s *state) surely() map[path]bool {
	if len(s.holds) == 0 {
		return nil
	}
	out := map[path]bool{}
	for h, must := range s.holds {
		if must {
			out[h.path] = true
		}
	}
	return out
}

// take notes an acquisition.
func (s *state) take(h *hold) {
	s.holds[h] = true
	delete(s.released, h.path)
	if old, ok := s.locked[h.path]; !ok || old.read {
		s.locked[h.path] = h.release
	}
}

// release drops what r gives up: the same path, else the same kin, else, through a sync.Locker, everything. What was
// not surely held here may have been the caller's. deferred tells a release that comes after all waits of the
// function, so that a hold is not lost by it.
func (s *state) release(r release, deferred bool) {
	found := s.drop(deferred, func(h *hold) bool { return h.path == r.path && h.read == r.read })
	if found == none {
		found = s.drop(deferred, func(h *hold) bool { return h.frees(r) })
	}
	if found == none {
		found = min(s.drop(deferred, func(h *hold) bool { return h.kin != "" && h.kin == r.kin }), some)
	}
	if found == none {
		s.drop(deferred, func(h *hold) bool { return r.wide || h.assumed != "" && r.what == h.what })
	}
	if found != surely {
		s.released[r.path] = r
	}
}

// frees reports whether r gives up h. A transaction or a connection may be a field of what is released, or the other
// way round: the library's own is embedded in a wrapper.
func (h *hold) frees(r release) bool {
	if h.what == "lock" {
		return h.path == r.path
	}
	return h.within(r.path) || r.within(h.path)
}

// found says how much of a release met something that was held.
type found uint8

const (
	none   found = iota
	some         // it was held on some way
	surely       // it was held on every way
)

func (s *state) drop(deferred bool, match func(*hold) bool) (out found) {
	for h, must := range s.holds {
		if !match(h) {
			continue
		}
		delete(s.holds, h)
		h.lost = h.lost || !deferred
		h.deferred = h.deferred || deferred
		if must {
			out = surely
		} else {
			out = max(out, some)
		}
	}
	return out
}
