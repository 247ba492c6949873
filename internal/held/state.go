package held

// This file is the lattice: what is held at a point of a function. Where two ways meet, a hold of either is a hold; it
// is proven when both bring it. What was released is what some way released, what was locked is what every way locked.

import "golang.org/x/tools/go/ssa"

// state is what is known at one point. A nil *state is a point that is not reached. Points between which nothing happens
// share one, so it is cloned before it changes. A clone shares each part until that changes: most of what a function
// does is to one lock of many.
type state struct {
	holds    part[*hold, bool]      // whether on every way
	released part[path, release]    // of the callers, on some way, and not taken again
	locked   part[path, release]    // by this function, on every way, at any time
	deferred part[*ssa.Defer, bool] // pushed on some way
}

func newState() *state { return new(state) }

func (s *state) clone() *state {
	return &state{s.holds.share(), s.released.share(), s.locked.share(), s.deferred.share()}
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
	for h, must := range s.holds.at {
		if must && !there[h.path] {
			change().holds.put(h, false)
		}
	}
	for h, must := range t.holds.at {
		if _, ok := s.holds.at[h]; !ok {
			change().holds.put(h, must && here[h.path])
		}
	}
	for at, r := range t.released.at {
		if _, ok := s.released.at[at]; !ok {
			change().released.put(at, r)
		}
	}
	for at := range s.locked.at {
		if _, ok := t.locked.at[at]; !ok {
			change().locked.drop(at)
		}
	}
	for d := range t.deferred.at {
		if !s.deferred.at[d] {
			change().deferred.put(d, true)
		}
	}
	return out
}

// surely lists what is held on every way, wherever each way acquired it.
func (s *state) surely() map[path]bool {
	if len(s.holds.at) == 0 {
		return nil
	}
	out := map[path]bool{}
	for h, must := range s.holds.at {
		if must {
			out[h.path] = true
		}
	}
	return out
}

// take notes an acquisition.
func (s *state) take(h *hold) {
	s.holds.put(h, true)
	if _, given := s.released.at[h.path]; given {
		s.released.drop(h.path)
		return // the caller may have held it
	}
	s.lock(h.release)
}

// lock notes that a caller who holds r never gets further.
func (s *state) lock(r release) {
	if old, ok := s.locked.at[r.path]; !ok || old.read && !r.read {
		s.locked.put(r.path, r)
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
		s.released.put(r.path, r)
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
	for h, must := range s.holds.at {
		if !match(h) {
			continue
		}
		s.holds.drop(h)
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
