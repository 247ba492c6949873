package schedule

// This file computes how many attempts a loop makes and the most that its waits take together: the sum of the delays,
// each at its ceiling. The waits are counted where they stand, so that a wait behind a test for the last attempt, or
// before all attempts but the first, is one less than the attempts. Of waits that exclude one another (oneturn.go) each
// turn takes the longest. A sum that is not exact is one from above; what no constant bounds is unknown.

import (
	"go/token"
	"math"
	"slices"
	"time"

	"golang.org/x/tools/go/ssa"
)

// maxTries is how many attempts are summed one by one.
const maxTries = 10_000

// total fills the numbers of a loop.
func (a *analysisRun) total(r *rounds) {
	l := r.loops[0]
	if len(r.loops) != 1 || l.Head.Index == 0 {
		return // a recursion
	}
	bounded, known := true, true
	var waits []turnWait
	for _, c := range r.waits {
		n := a.times(c, l)
		delays, ok := delaysOf(c.self, l, n)
		known = known && ok
		if n >= maxTries {
			bounded = false
			continue
		}
		r.bound.Attempts = max(r.bound.Attempts, int(a.tries(r, c, l, n)))
		waits = append(waits, turnWait{c.wait.Instr, int(n), delays})
	}
	times, sum := longest(l, waits)
	if bounded {
		r.bound.Times = times
	}
	if bounded && known && sum < math.MaxInt64 {
		r.bound.Total = time.Duration(sum)
	}
}

// times is how often a wait runs at most.
func (a *analysisRun) times(c *chain, l *Loop) float64 {
	e, at := c.eval, c.wait.Instr.Block()
	if e.exhausted() || a.p.nest(c.fn).At(at) != l {
		return inf // inside an inner loop
	}
	n := e.turns(c.at, l) + 1
	for _, f := range a.p.factsAt(at) {
		if !l.Contains(f.from) {
			break
		}
		for _, rel := range f.relations() {
			counter := rootOf(rel.x)
			start, step, ok := e.counter(c.at, l, counter.v)
			bound := e.eval(c.at, rel.y)
			if !ok || !counter.affine || !bound.isConst() {
				continue
			}
			start, step = start*counter.mul+counter.add, step*counter.mul
			n = guardedTimes(n, start, step, bound.span.lo, rel.op)
		}
	}
	return math.Max(n, 0)
}

// guardedTimes is how many of n turns a test on the counter lets through.
func guardedTimes(n, start, step, bound float64, op token.Token) float64 {
	at := (bound - start) / step // the turn on which the counter is at the bound
	switch {
	case step == 0:
		return n
	case op == token.NEQ:
		if at == math.Floor(at) && at >= 0 && at < n {
			return n - 1
		}
	case op == token.GTR && step > 0, op == token.LSS && step < 0:
		return n - math.Max(0, math.Floor(at)+1)
	case op == token.GEQ && step > 0, op == token.LEQ && step < 0:
		return n - math.Max(0, math.Ceil(at))
	case op == token.LSS, op == token.GTR:
		return math.Min(n, math.Max(0, math.Ceil(at)))
	case op == token.LEQ, op == token.GEQ:
		return math.Min(n, math.Max(0, math.Floor(at)+1))
	}
	return n
}

// tries is how often the operation runs: as often as its answer is looked at, else as often as the wait.
func (a *analysisRun) tries(r *rounds, c *chain, l *Loop, waits float64) float64 {
	var answers []*ssa.BasicBlock
	for _, call := range a.p.attemptsIn(r) {
		answers = append(answers, call.Block())
	}
	for _, e := range r.exits {
		if cmp, ok := e.Cond.(*ssa.BinOp); ok && leftOver(l, cmp) {
			continue // it tells of the turn before
		}
		if e.Kind&(Success|Other) != 0 {
			answers = append(answers, e.If.Block())
		}
	}
	for _, b := range answers {
		at := &frame{fn: c.fn, env: c.at.env, made: c.at.made, target: b}
		if n := c.eval.turns(at, l) + 1; n < maxTries {
			return n
		}
	}
	return waits
}

// delaysOf lists the most that each of n waits for a delay takes, in their order.
func delaysOf(v value, l *Loop, n float64) ([]float64, bool) {
	if n > maxTries || !v.span.finite() || v.span.empty() || v.wrap != noWrap {
		return nil, false
	}
	most := math.Max(v.span.hi, 0)
	out := make([]float64, int(n))
	fill := func(delay func(i int) float64) ([]float64, bool) {
		for i := range out {
			out[i] = delay(i)
		}
		return out, true
	}
	t, grows := v.terms[l]
	for d := range v.terms {
		grows = grows && d == driver(l)
	}
	beside := besides(v.draws)
	switch {
	case !grows || t.falls:
	case len(t.entries) > 0 && t.coef.isExact() && slices.Max(t.entries)*t.coef.lo == most: // nothing was added, nothing cut
		return fill(func(i int) float64 { return t.entries[min(i, len(t.entries)-1)] * t.coef.lo })
	case t.class == Geometric && t.factor > 1 && t.base > 0:
		return fill(func(i int) float64 { return math.Min(t.base*math.Pow(t.factor, float64(i))+beside, most) })
	case t.class == Geometric && t.factor > 1 && !t.capped:
		return fill(func(i int) float64 { return most / math.Pow(t.factor, n-1-float64(i)) })
	case t.class == Linear && !t.capped && len(v.draws) == 0 && !math.IsInf(v.span.lo, 0):
		least := math.Max(v.span.lo, 0)
		return fill(func(i int) float64 { return most - (most-least)*(n-1-float64(i))/math.Max(n-1, 1) })
	}
	return fill(func(int) float64 { return most })
}

// besides is what is drawn from windows that do not grow with the delay.
func besides(draws []draw) (sum float64) {
	for _, d := range draws {
		if !math.IsInf(d.width, 1) {
			sum += d.width
		}
	}
	return sum
}
