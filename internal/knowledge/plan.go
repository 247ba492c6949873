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
