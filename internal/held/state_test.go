package held

import (
	"maps"
	"testing"

	"github.com/backofflint/backofflint/internal/knowledge"
)

func aPlace(name string) release {
	return release{place: place{path: path{root: global(name)}, kin: name, text: name}, what: knowledge.ALock}
}

func holding(hs ...*hold) *state {
	s := newState()
	for _, h := range hs {
		s.take(h)
	}
	return s
}

func TestJoin(t *testing.T) {
	a, b := &hold{release: aPlace("a")}, &hold{release: aPlace("b")}
	again := &hold{release: aPlace("a")} // the same lock, taken elsewhere
	for _, c := range []struct {
		name string
		x, y *state
		want map[*hold]bool
	}{
		{"the same on both ways", holding(a), holding(a), map[*hold]bool{a: true}},
		{"on one way", holding(a), holding(), map[*hold]bool{a: false}},
		{"one each", holding(a), holding(b), map[*hold]bool{a: false, b: false}},
		{"one lock, two places", holding(a), holding(again), map[*hold]bool{a: true, again: true}},
		{"one more", holding(a), holding(a, b), map[*hold]bool{a: true, b: false}},
	} {
		if got := c.x.clone().join(c.y).holds.at; !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if got := c.y.clone().join(c.x).holds.at; !maps.Equal(got, c.want) {
			t.Errorf("%s, the other way round: %v, want %v", c.name, got, c.want)
		}
		both := c.x.join(c.y)
		if both.join(c.x) != both || both.join(c.y) != both {
			t.Errorf("%s: joining again changes something", c.name)
		}
	}
}

func TestJoinOfCallersLocks(t *testing.T) {
	x, y := holding(), holding(&hold{release: aPlace("own")})
	x.release(aPlace("a"), false)
	both := x.join(y)
	if _, ok := both.released.at[aPlace("a").path]; !ok {
		t.Error("what one way releases is released on some way")
	}
	if len(both.locked.at) != 0 {
		t.Error("what one way locks is not locked on every way")
	}
}

func TestRelease(t *testing.T) {
	exact := &hold{release: aPlace("a")}
	s := holding(exact)
	s.release(aPlace("a"), false)
	if len(s.holds.at) != 0 || len(s.released.at) != 0 || !exact.lost {
		t.Errorf("an exact release leaves %v, released %v", s.holds.at, s.released.at)
	}

	s = holding(&hold{release: aPlace("a")})
	s.release(aPlace("b"), false)
	if len(s.holds.at) != 1 || len(s.released.at) != 1 {
		t.Errorf("the release of another lock leaves %v, released %v", s.holds.at, s.released.at)
	}

	kin := aPlace("b")
	kin.kin = "a"
	s = holding(&hold{release: aPlace("a")})
	s.release(kin, false)
	if len(s.holds.at) != 0 || len(s.released.at) != 1 {
		t.Errorf("a release by kin leaves %v, released %v", s.holds.at, s.released.at)
	}

	wide := aPlace("locker")
	wide.wide = true
	s = holding(&hold{release: aPlace("a")}, &hold{release: aPlace("b")})
	s.release(wide, false)
	if len(s.holds.at) != 0 {
		t.Errorf("a release through an unknown Locker leaves %v", s.holds.at)
	}

	some := &hold{release: aPlace("a")}
	s = holding(some).join(holding())
	s.release(aPlace("a"), true)
	if len(s.released.at) != 1 || some.lost || !some.deferred {
		t.Error("what was held on some way only may have been the caller's; a deferred release loses nothing")
	}
}

func TestTransactionsAreReleasedByTheirParts(t *testing.T) {
	tx := aPlace("tx")
	tx.what = knowledge.ATransaction
	inner := tx
	inner.steps = ".Tx"
	s := holding(&hold{release: tx})
	s.release(inner, false)
	if len(s.holds.at) != 0 {
		t.Error("the library's transaction inside the wrapper was released, and the wrapper is held")
	}
}

func TestCovered(t *testing.T) {
	h := &hold{release: aPlace("a")}
	other := aPlace("b")
	other.kin = "a"
	vague := aPlace("a")
	vague.place = vague.unnamed()
	for _, c := range []struct {
		name string
		r    release
		want bool
	}{
		{"itself", aPlace("a"), true},
		{"another", aPlace("b"), false},
		{"another object of its kin, both told apart", other, false},
		{"one of its kin", vague, true},
	} {
		if got := covered(h, []release{c.r}); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestSaysLocked(t *testing.T) {
	for name, want := range map[string]bool{
		"growLocked": true, "Locked": false, "isLocked": false, "IfLocked": false, "waitUntilLocked": false, "openWithLocked": false, "unlocked": false, "grow": false,
	} {
		if got := saysLocked(name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
