package knowledge

// This file computes what the numbers of a plan come to: how often it waits, how long at most, and how long in all.

import (
	"math"
	"time"
)

// forever is more attempts than any program makes: somebody meant "without end".
const forever = 1e6

// Level reports whether the ceiling does not lie above the first delay, so that no delay grows. A ceiling that makes every
// wait zero was not meant to.
func (p Plan) Level() bool {
	return p.Hot == "" && p.Base.Is == Exact && p.Ceiling.Is == Exact && p.Ceiling.Value <= p.Base.Value
}

// ForEver reports whether the count of the attempts says "without end", even where the ceiling ends the retry.
func (p Plan) ForEver() bool { return p.Attempts.Is == Exact && p.Attempts.Value >= forever }

// Bounded is the number of attempts, Off when it is as good as none.
func (p Plan) Bounded() Number {
	if n, ended := p.endedBy(); ended {
		return n
	}
	if p.ForEver() {
		return Number{}
	}
	return p.Attempts
}

// Waits reports whether the plan waits at all between the attempts: no only where it is proven.
func (p Plan) Waits() bool {
	return p.Shape == Opaque || p.Base.Is != Off && p.Base != is(0)
}

// endedBy is the number of attempts after which the ceiling ends the retry, where that comes before the count does.
func (p Plan) endedBy() (n Number, ended bool) {
	if !p.Ends || p.Ceiling.Is != Exact || p.Factor.Is != Exact || p.Factor.Value <= 1 || p.Attempts.Is != Off && p.Attempts.Is != Exact {
		return n, false
	}
	if p.Base.Is != Exact || p.Base.Value <= 0 {
		return Number{Is: Some}, p.Attempts.Is == Off || p.ForEver()
	}
	const near = 1e-9
	steps := math.Floor(math.Log(p.Ceiling.Value/p.Base.Value)/math.Log(p.Factor.Value)+near) + 1
	n = is(math.Max(steps, 1))
	return n, p.Attempts.Is == Off || n.Value < p.Attempts.Value
}

// Most is the largest number of attempts; 0 when that is not known.
func (p Plan) Most() int {
	if tries := p.Bounded(); tries.Is == Exact || tries.Is == Some {
		return int(tries.Value)
	}
	return 0
}

// Times is how often it waits at most; 0 when that is not known.
func (p Plan) Times() int {
	if _, ended := p.endedBy(); ended {
		return p.Most()
	}
	return max(p.Most()-1, 0)
}

// Last is the largest delay that the plan waits, as far as its numbers say.
func (p Plan) Last() (time.Duration, bool) {
	most := math.Inf(1)
	if p.Ceiling.Is == Exact {
		most = p.Ceiling.Value
	}
	if p.Most() > 0 && p.Base.Is == Exact {
		n := p.Base.Value
		if p.Shape == Exponential && p.Factor.Is == Exact {
			n = p.grown(max(p.Times()-1, 0))
		}
		if p.Shape == Constant || p.Factor.Is == Exact {
			most = math.Min(most, n)
		}
	}
	if math.IsInf(most, 1) {
		return 0, false
	}
	return time.Duration(math.Min(most, math.MaxInt64)), true
}

// grown is the exponential delay after some steps, above any ceiling.
func (p Plan) grown(steps int) float64 {
	power := math.Pow(p.Factor.Value, float64(steps))
	switch {
	case !p.Sums:
		return p.Base.Value * power
	case p.Factor.Value == 1:
		return p.Base.Value * float64(1+steps)
	}
	return p.Base.Value * (power*p.Factor.Value - 1) / (p.Factor.Value - 1)
}

// maxSummed is how many waits are summed one by one.
const maxSummed = 10_000

// Total is the most that the waits take together without what a draw adds.
func (p Plan) Total() (time.Duration, bool) {
	tries := p.Bounded()
	if tries.Is != Exact || p.Base.Is != Exact || tries.Value > maxSummed || p.Shape != Constant && p.Shape != Exponential {
		return 0, false
	}
	if p.Shape == Exponential && p.Factor.Is != Exact {
		return 0, false
	}
	if p.Ceiling.Is == Maybe || p.Ceiling.Is == Some {
		return 0, false
	}
	sum := 0.0
	for step := range p.Times() {
		d := p.Base.Value
		if p.Shape == Exponential {
			d = p.grown(step)
		}
		if p.Ceiling.Is == Exact {
			d = math.Min(d, p.Ceiling.Value)
		}
		sum += d
	}
	return time.Duration(math.Min(sum, math.MaxInt64)), true
}
