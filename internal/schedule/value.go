package schedule

// This file is the abstract value: what is known of a number that changes from one attempt to the next.
//
// A value is not "geometric and capped" as a whole. It is a map from driver to term: a driver is what makes the number
// change (a loop, a parameter, a place in memory, or a recurrence that is being solved, as a symbol), a term says how.
// One class or one ceiling for the whole value was tried and dropped: a helper that answers "linear and unbounded" on
// one path and "geometric and clamped" on another came out geometric and unbounded.

import (
	"go/token"
	"math"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// driver is what a value changes with: *Loop, *ssa.Parameter of an outermost frame, place, or symbol.
type driver any

// symbol stands for a recurrence while it is being solved.
type symbol struct{ cell any }

// term is how a value changes with one driver.
type term struct {
	class   Class
	factor  float64 // of a geometric term; 0 when unknown
	coef    span    // of a symbol or a parameter: the multiple of it that the value holds; of a linear term: the step
	base    float64 // of a geometric term: the value of the first attempt; 0 when unknown
	share   float64 // of the longest delay: what a draw can take away (share.go)
	falls   bool    // the value falls as the driver goes on
	capped  bool    // an upper bound that does not change with the driver holds on every path
	why     Evidence
	limit   float64 // of a capped symbol: the bound in numbers; +Inf when not known
	turns   float64 // steps the driver can take at most; +Inf when no constant bounds them
	pos     token.Pos
	at      string            // of a growth in another package, whose pos means nothing here
	leaves  string            // of the same: where the function there returns it
	counted bool              // it follows from a count of the attempts, such as 1<<n
	told    bool              // it is reported at the function that it comes from
	row     *knowledge.Policy // of the library that makes it grow; nil for the program itself
	bare    bool              // of a symbol: every path that holds it holds it unchanged
	left    bool              // of a symbol: a test on it leaves the loop, which bounds it if it turns out to multiply
	summed  bool              // of a symbol: it was added to another one
	opaque  bool              // code that is not followed goes into what grows, and may draw
	lost    bool              // it went through code that is not followed, which may clamp it
	lags    bool              // of a symbol: it came through another recurrence of the loop, one turn late
	entries []float64         // of a table that is gone through one by one: what it holds, to be multiplied by coef
}

// wrapState says whether an integer may have passed its largest value.
type wrapState uint8

const (
	noWrap   wrapState = iota
	mayWrap            // it may have wrapped, and nothing has looked since
	defeated           // it may have wrapped and a clamp let it pass
)

// value is an abstract number.
type value struct {
	terms   map[driver]term
	span    span // of the number; while a symbol is held, of the paths that do not hold it
	off     span // while a symbol is held: of what is added to it
	draws   []draw
	wrap    wrapState
	wrapPos token.Pos
	wrapsAt int  // the first attempt that wraps, counted from 1; 0 when unknown
	around  bool // what wraps is unsigned, and never negative
	window  bool // what wraps is the window of a draw, which panics then
	opaque  bool // part of it comes from code that is not followed, which may draw
	clock   bool // part of it is a reading of the clock
}

// draw is a random number in a value.
type draw struct {
	anchor ssa.Instruction // in the function that owns the loop: the call that draws, or leads to the draw
	stored bool            // it came through memory: anchor is the store
	seeded bool            // its generator has a constant seed
	maybe  bool            // a setting decides whether it happens
	width  float64         // how far it can move the value; +Inf when not known
	pos    token.Pos
	at     string
}

func unknownValue() value     { return value{span: anyNum, opaque: true} }
func number(s span) value     { return value{span: s} }
func (v value) fixed() bool   { return len(v.terms) == 0 }
func (v value) isConst() bool { return v.fixed() && v.span.isExact() && len(v.draws) == 0 && !v.opaque }
func (v *value) put(d driver, t term) {
	if v.terms == nil {
		v.terms = map[driver]term{}
	}
	v.terms[d] = t
}

// symbols reports whether the value holds a recurrence that is being solved.
func (v value) symbols() bool {
	for d := range v.terms {
		if _, ok := d.(symbol); ok {
			return true
		}
	}
	return false
}

// offset is what is added to the symbol, or the number itself where there is none.
func (v value) offset() span {
	if v.symbols() {
		return v.off
	}
	return v.span
}

// hides reports whether a draw may lie in a part of the value that is not followed.
func (v value) hides() bool { return v.opaque }

// growth returns the fastest growing term that rises, and its driver. Among equals an uncapped one comes first.
func (v value) growth() (driver, term) {
	var best driver
	var bt term
	for d, t := range v.terms {
		if t.falls || t.class == Fixed {
			continue
		}
		if best == nil || t.class > bt.class || t.class == bt.class && t.before(bt) {
			best, bt = d, t
		}
	}
	return best, bt
}

// falls reports whether all that changes the value makes it less.
func (v value) falls() bool {
	for _, t := range v.terms {
		if !t.falls {
			return false
		}
	}
	return len(v.terms) > 0
}

// before is an order of terms of one class, whatever the order of a map: what is not capped, and proven so, then what
// grows earlier in the code, then what starts smaller.
func (t term) before(o term) bool {
	switch {
	case t.capped != o.capped:
		return !t.capped
	case t.lost != o.lost:
		return !t.lost
	case t.pos != o.pos:
		return t.pos < o.pos
	case t.base != o.base:
		return t.base < o.base
	}
	return t.factor < o.factor
}

// class is the class of the fastest term.
func (v value) class() Class {
	_, t := v.growth()
	return t.class
}

// mapTerms changes every term.
func (v value) mapTerms(f func(driver, term) term) value {
	if len(v.terms) == 0 {
		return v
	}
	out := make(map[driver]term, len(v.terms))
	for d, t := range v.terms {
		out[d] = f(d, t)
	}
	v.terms = out
	return v
}

// join merges the values of two paths: either may be it.
func join(a, b value) value {
	out := value{
		span:   a.span.hull(b.span),
		draws:  unionDraws(a.draws, b.draws),
		opaque: a.opaque || b.opaque,
		window: a.window || b.window,
		clock:  a.clock || b.clock,
	}
	switch as, bs := a.symbols(), b.symbols(); {
	case as && bs:
		out.off = a.off.hull(b.off)
	case as:
		out.off = a.off
	case bs:
		out.off = b.off
	}
	out.takeWrap(a)
	out.takeWrap(b)
	for d, t := range a.terms {
		if o, ok := b.terms[d]; ok {
			out.put(d, joinTerms(t, o))
		} else {
			out.put(d, t.missing(d))
		}
	}
	for d, t := range b.terms {
		if _, ok := a.terms[d]; !ok {
			out.put(d, t.missing(d))
		}
	}
	return out
}

// missing is the term where the other path does not hold the driver at all.
func (t term) missing(d driver) term {
	if _, ok := d.(symbol); ok {
		t.coef = t.coef.hull(zero)
	}
	return t
}

// joinTerms merges two terms of one driver: the higher class decides about the ceiling; of two of the same class one
// without a ceiling has none. A path that changes nothing is neutral.
func joinTerms(a, b term) term {
	if a.class < b.class || a.class == b.class && a.idle() && !b.idle() {
		a, b = b, a
	}
	out := a
	out.coef = a.coef.hull(b.coef)
	out.turns = math.Max(a.turns, b.turns)
	out.falls = a.falls && b.falls
	out.told = a.told && b.told
	out.lags = a.lags || b.lags
	out.summed = a.summed || b.summed
	out.share = shareOfJoin(a, b)
	if a.class != b.class || b.idle() && !a.idle() {
		return out
	}
	if a.opaque != b.opaque {
		clean := a
		if a.opaque {
			clean = b
		}
		if !clean.bare {
			return clean // what grows in plain sight on one path grows, whatever another path hides
		}
	}
	out.opaque = a.opaque || b.opaque
	out.lost = a.lost || b.lost
	out.limit = math.Max(a.limit, b.limit)
	out.left = a.left || b.left
	out.capped = a.capped && b.capped
	out.factor = math.Max(a.factor, b.factor)
	if a.base != b.base {
		out.base = math.Min(a.base, b.base)
	}
	if a.capped && !out.capped {
		out.pos, out.at, out.leaves = b.pos, b.at, b.leaves
	}
	return out
}

// idle reports whether a path does not make a recurrence grow: it leaves it as it is, or makes it less.
func (t term) idle() bool { return t.bare || t.class == Fixed && t.coef.hi < 1 && t.coef.hi > 0 }

// takeWrap keeps the worse of two wrap states.
func (v *value) takeWrap(o value) {
	if o.wrap > v.wrap {
		v.wrap, v.wrapPos, v.wrapsAt, v.around = o.wrap, o.wrapPos, o.wrapsAt, o.around
	}
}

func unionDraws(a, b []draw) []draw {
	if len(b) == 0 {
		return a
	}
	out := append([]draw(nil), a...)
next:
	for _, d := range b {
		for i, o := range out {
			if o.anchor == d.anchor && o.stored == d.stored && o.at == d.at {
				out[i].width = math.Max(o.width, d.width)
				out[i].seeded = o.seeded && d.seeded
				out[i].maybe = o.maybe && d.maybe
				continue next
			}
		}
		out = append(out, d)
	}
	return out
}
