package knowledge

import (
	"math"
	"time"
)

// This file holds the words in which rows tell what a retry library makes of its settings.

// Known says how much is known of a setting.
type Known uint8

const (
	Off     Known = iota // proven to be absent: no draw, no ceiling, no bound
	Exact                // Value
	Some                 // there is one, of a value that is not known, or of at most Value where that is above zero
	Maybe                // not known whether there is one
	Brought              // what a caller's policy has: Maybe, until it is known which policy that is
)

// Number is what is known of one setting. Durations are in nanoseconds.
type Number struct {
	Is    Known
	Value float64
}

// is makes a number that is known.
func is(value float64) Number { return Number{Exact, value} }

// lasting makes a duration that is known.
func lasting(d time.Duration) Number { return is(float64(d)) }

// Shape is how a policy's delay grows.
type Shape uint8

const (
	Constant    Shape = iota
	Arithmetic        // by a step
	PowerOf           // with a power of the attempt
	Exponential       // by Factor
	Opaque            // as a function says, which is judged where it is written
)

// Spread says how far the window of a draw reaches below and above the delay, as multiples of the share that is drawn.
// Without a width it is not said.
type Spread struct{ Below, Above float64 }

// The usual windows.
var (
	OnTop  = Spread{Above: 1}           // from the delay to the delay and its share more
	Around = Spread{Below: 1, Above: 1} // the share on either side of the delay
	Under  = Spread{Below: 1}           // from the delay less its share to the delay
)

// Plan is a retry schedule as a library's settings make it.
type Plan struct {
	Shape    Shape
	Base     Number // the first delay
	Factor   Number // of an exponential one
	Ceiling  Number // on the delay
	Jitter   Number // the share of the delay that is drawn, or any number above zero where it is another
	Attempts Number // the first one counted; Off: nothing counts them
	Elapsed  Number // how long it goes on at most
	Context  Number // Some: a context ends it; Off: none can, or one that never ends

	Sums    bool   // each exponential delay is the last one times Factor, and the first one more
	Spread  Spread // where the draw lies, when Jitter is a share of the delay
	Room    bool   // nothing is drawn where no delay grows
	Plateau bool   // the draw is clamped away where the ceiling is reached
	Seeded  bool   // the draw comes from a generator with a constant seed
	Ends    bool   // the wait before the one that would pass the ceiling is the last, and no attempt follows it
	Hot     string // the setting whose zero makes every wait zero, as Policy.Setting names it
	Local   bool   // what is contended for lies in the process
}

// unknownPlan is a plan of which nothing is known.
var unknownPlan = Plan{
	Shape: Opaque, Base: Number{Is: Maybe}, Factor: Number{Is: Maybe}, Ceiling: Number{Is: Maybe}, Jitter: Number{Is: Maybe},
	Attempts: Number{Is: Maybe}, Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe},
}

// UnknownPlan is a plan of which nothing is known.
func UnknownPlan() Plan { return unknownPlan }

// BroughtPlan is the plan of a policy that a caller brings.
func BroughtPlan() Plan {
	p := unknownPlan
	for _, s := range numbers {
		p.At(s).Is = Brought
	}
	return p
}

// Settled is a plan of which no more is going to be known.
func (p Plan) Settled() Plan {
	for _, s := range numbers {
		if x := p.At(s); x.Is == Brought {
			x.Is = Maybe
		}
	}
	return p
}

// Given is a plan in the place of whose brought settings those of q stand.
func (p Plan) Given(q Plan) Plan {
	for _, s := range numbers {
		if x := p.At(s); x.Is == Brought {
			*x = *q.At(s)
		}
	}
	return p.shapedBy(q)
}

// Slot names one setting of a Plan.
type Slot uint8

const (
	SlotBase Slot = iota
	SlotFactor
	SlotCeiling
	SlotJitter
	SlotAttempts
	SlotElapsed
	SlotContext
	SlotDelay   // a function that computes the delay
	SlotPolicy  // a whole policy
	SlotTable   // a list of delays, or a policy that gives one
	SlotRequest // what carries the context along: a request
	SlotSleep   // a function that sleeps in the library's place, and that no context ends
	SlotTurn    // the number of an attempt, from 0: the largest bounds them
	SlotDraw    // a function that draws
	SlotSeed    // a generator of random numbers
	SlotOp      // a function that runs on each attempt
	SlotShape   // a Shape
)

// At gives the place of a number; nil for a slot that is none.
func (p *Plan) At(s Slot) *Number {
	switch s {
	case SlotBase:
		return &p.Base
	case SlotFactor:
		return &p.Factor
	case SlotCeiling:
		return &p.Ceiling
	case SlotJitter:
		return &p.Jitter
	case SlotAttempts:
		return &p.Attempts
	case SlotElapsed:
		return &p.Elapsed
	case SlotContext:
		return &p.Context
	}
	return nil
}

// Put sets a slot to what a row says.
func (p *Plan) Put(s Slot, n Number) {
	if at := p.At(s); at != nil {
		*at = n
	}
	switch s {
	case SlotShape:
		p.Shape = Shape(n.Value)
	case SlotBase, SlotFactor, SlotCeiling:
		p.Hot = ""
	}
}

// numbers lists the slots that are numbers.
var numbers = []Slot{SlotBase, SlotFactor, SlotCeiling, SlotJitter, SlotAttempts, SlotElapsed, SlotContext}

// Join is a plan that may be one or the other.
func (p Plan) Join(q Plan) Plan {
	for _, s := range numbers {
		x := p.At(s)
		*x = x.join(*q.At(s))
	}
	if p.Shape != q.Shape {
		p.Shape = Opaque
	}
	if p.Spread != q.Spread {
		p.Spread = Spread{}
	}
	p.Sums, p.Room = p.Sums && q.Sums, p.Room && q.Room
	p.Plateau, p.Ends = p.Plateau && q.Plateau, p.Ends && q.Ends
	p.Seeded = p.Seeded && q.Seeded
	p.Local = p.Local || q.Local
	if p.Hot != q.Hot {
		p.Hot = ""
	}
	return p
}

func (n Number) join(m Number) Number {
	switch {
	case n == m:
		return n
	case n.Is >= Maybe || m.Is >= Maybe || n.Is == Off || m.Is == Off:
		return Number{Is: Maybe}
	}
	if n == (Number{Is: Some}) || m == (Number{Is: Some}) {
		return Number{Is: Some}
	}
	return Number{Is: Some, Value: math.Max(n.Value, m.Value)}
}

// Over is p where it says something, else q: p is what a wrapper makes of a policy q that it is given.
func (p Plan) Over(q Plan) Plan {
	for _, s := range numbers {
		if x := p.At(s); x.Is == Maybe {
			*x = *q.At(s)
		}
	}
	return p.shapedBy(q)
}

// shapedBy takes the growth of q where p says nothing of it.
func (p Plan) shapedBy(q Plan) Plan {
	if p.Shape == Opaque {
		p.Shape, p.Sums, p.Spread, p.Room, p.Plateau, p.Seeded, p.Hot = q.Shape, q.Sums, q.Spread, q.Room, q.Plateau, q.Seeded, q.Hot
	}
	p.Local, p.Ends = p.Local || q.Local, p.Ends || q.Ends
	return p
}

// Zero is what the number zero means for a setting.
type Zero uint8

const (
	ZeroOff     Zero = iota // there is none
	ZeroDefault             // Default
	ZeroHot                 // every wait is zero
	ZeroPins                // the delay stays what it is at first
	ZeroKeeps               // it is ignored
)

// Set says which setting an argument or a field is.
type Set struct {
	Field   string  // of a struct type
	Arg     int     // of a call, from 1
	Slot    Slot    // what it sets
	To      Number  // what it sets it to, where neither field nor argument says; of SlotDelay: the ceiling of what it answers
	Zero    Zero    // what zero means
	Default float64 // what zero stands for
	Below   Zero    // what a negative number means; ZeroOff unless said
	Least   float64 // what a negative number stands for, where Below is ZeroDefault
	Most    float64 // a number above it is taken as zero is; 0: there is no such number
	Spread  Spread  // of SlotJitter: where the draw lies, when that is not the plan's
	Unit    float64 // what 1 stands for; 0 is 1
	Add     float64 // 1 where retries are counted: the first attempt is none
}

// Apply sets the slot of a plan to a number. name is the setting's, of Policy.Setting.
func (s Set) Apply(p *Plan, n Number, name string) {
	at := p.At(s.Slot)
	if at == nil {
		return
	}
	unit := s.Unit
	if unit == 0 {
		unit = 1
	}
	if s.Slot == SlotContext || n.Is != Exact {
		if n.Value > 0 {
			n.Value = n.Value*unit + s.Add
		}
		*at = n
		return
	}
	zero, stands := s.Zero, s.Default
	if n.Value < 0 {
		zero, stands = s.Below, s.Least
	}
	if p.Hot == name {
		p.Hot = ""
	}
	switch {
	case n.Value > 0 && (s.Most == 0 || n.Value <= s.Most):
		*at = is(n.Value*unit + s.Add)
		return
	case zero == ZeroDefault:
		*at = is(stands)
	case zero == ZeroHot:
		*at = is(0)
		p.Hot = name
	case zero == ZeroPins:
		*at = Number{}
		p.Shape = Constant
	case zero == ZeroOff:
		*at = Number{}
	}
}

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
