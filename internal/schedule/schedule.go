// Package schedule recovers retry schedules from Go code.
//
// A schedule is three numbers and a draw, under a deadline: a base, a ceiling on the delay, a bound on the
// attempts, a random draw taken on each attempt, and a bound in wall-clock time. This file holds the vocabulary and
// no logic; every other file answers one question about it.
package schedule

import (
	"go/token"
	"time"

	"golang.org/x/tools/go/ssa"
)

// Answer is what the analysis knows about a question. Only a proven No is a fault; Unknown is silent.
type Answer uint8

const (
	Unknown Answer = iota
	Yes
	No
)

// Evidence is one step of the proof of an answer.
type Evidence struct {
	Pos  token.Pos // NoPos for a place in another package, which Note then names as file:line
	Note string
}

// Class says how a value changes from one attempt to the next. The order is the order of growth.
type Class uint8

const (
	Fixed      Class = iota
	Linear           // an add recurrence {a,+,b}
	Polynomial       // a chain of add recurrences: a power of the attempt with a constant exponent
	Geometric        // a multiply recurrence {a,×,f}, f > 1
)

// WaitKind says what an instruction does with its delay.
type WaitKind uint8

const (
	Blocking  WaitKind = iota // blocks the goroutine: a sleep, a receive from a timer
	Scheduled                 // arms a timer or a queue and goes on: time.AfterFunc, a re-queue
	Ticking                   // sets the period of a ticker
)

// Wait is one place that waits.
type Wait struct {
	Kind  WaitKind
	Instr ssa.Instruction // sets the delay: the call of time.Sleep, time.After, Reset, or of a waiter
	Delay ssa.Value       // the duration as the instruction takes it; nil where a callee's summary computes it
	Recv  ssa.Instruction // where the goroutine blocks: Instr itself, a receive or a select; nil when nobody receives
	Pos   token.Pos       // of Instr: where nojitter and uncapped report
	Block token.Pos       // of Recv, in a select its time case: where sleepunderlock and attemptonly report

	Timeout bool // it only guards another channel operation
}

// Draw is how a random value enters the delay.
type Draw uint8

const (
	DrawUnknown Draw = iota
	DrawNone         // proven: no random value reaches the wait
	DrawFresh        // drawn again on each attempt
	DrawReused       // drawn once, used on every attempt
	DrawSeeded       // from a generator that is seeded with a constant
)

// Schedule is what is known of one wait, or of one function that computes a delay. It holds positions and numbers
// only: nothing of it keeps the package's SSA alive.
type Schedule struct {
	Wait  bool      // a wait; else a delay function
	Kind  WaitKind  // of a wait
	Func  string    // the function that waits, or that computes the delay
	Pos   token.Pos // where the delay is set, or the function's name
	Block token.Pos // where the goroutine blocks

	Growth    Class
	GrowthPos token.Pos     // where it grows, when that lies in this package
	GrowthAt  string        // the same as base name and line, in whatever package it lies
	LeavesAt  string        // of a growth in another package: where the function there returns it
	Factor    float64       // of a geometric growth; 0 when unknown
	Step      time.Duration // of a linear growth; of a geometric one, what each delay is more than Factor times the last; 0 when unknown
	Base      time.Duration // the first delay, of one that is drawn the longest that it can be; 0 when unknown
	Largest   time.Duration // the largest delay; 0 when unknown or unbounded

	Draw   Draw
	DrawAt string  // base name and line of the draw
	Window float64 // of a fresh draw: what it takes away at most, as a share of the longest delay; 0 when unknown

	Ceiling    Answer // Yes: a bound that does not grow; No: proven to have none; Unknown with Largest: the attempts bound it
	CeilingWhy string
	Overflow   bool      // the ceiling is defeated: the value can wrap before it is clamped
	Panics     bool      // what wraps is the window of a draw, and one that is not above zero panics
	WrapPos    token.Pos // of the operation that wraps, when it lies in this package
	Around     bool      // what wraps is unsigned: it is anything then, but negative
	WrapsAt    int       // the first attempt whose delay wraps its type, counted from 1; 0 when unknown

	Attempts  int    // constant bound on the attempts; 0 when there is none
	Loop      Answer // Yes: an attempt loop is around the wait; No: another loop is; Unknown: it is elsewhere, or not proven
	Local     bool   // what is contended for lies in this process or on its disk
	Periodic  bool   // a tick, an idle poll or other work that no failure drives
	Elsewhere bool   // reported at another place: where growth and wait meet, or at the delay function
	Own       bool   // of a delay function: its callers cannot be told to draw, so the fault is its own
	Evidence  []Evidence
	Reaches   []token.Pos // of a delay function: waits that use it through an interface

	Bound *Bound // of the attempt loop around the wait; nil where none is seen. The waits of one loop share it

	Policy  bool    // of a retry library's settings
	Library string  // what made the policy, as code names it: wait.Backoff
	Advice  Advice  // what that library asks for
	Told    bool    // of a policy: its faults are reported where it is made
	Over    float64 // of a policy with a Window: how far the longest delay lies over the setting, as a share of that
	Hot     string  // the setting whose zero makes every wait zero
	Plateau bool    // where the ceiling is reached, the draw is cut off
}

// Advice says how a library is told to behave; empty where there is nothing particular to say.
type Advice struct {
	Draw  string // to draw
	Cap   string // to bound the delay
	Bound string // to bound the time
}

// Bound is what bounds the attempts of one attempt loop.
type Bound struct {
	Pos   token.Pos   // of the loop's statement; of a goto or a recursion its first wait
	Waits []token.Pos // where the goroutine blocks, in source order
	Below []string    // where the first of them leads, as base name and line: the calls down to the wait itself

	Counted  Answer        // Yes: a number bounds the attempts; No: none does, or it counts things
	CountPos token.Pos     // of its test
	Attempts int           // that number; 0 when it is no constant
	Times    int           // how often all attempts together wait at most; 0 when unknown
	Total    time.Duration // the most that the waits of all attempts take together; 0 when unknown

	Deadline Answer     // Yes: wall-clock time is looked at between the attempts; No: proven that it is not
	Stop     bool       // a word to stop is
	Late     bool       // every look at the deadline comes behind a wait, with no attempt between
	Context  string     // a context in hand that nothing between the attempts looks at
	Void     []Evidence // looks at a context that never ends
	Engine   string     // of a library, that makes the attempts; empty for a loop of the program's own
}

func (a Answer) String() string { return [...]string{"unknown", "yes", "no"}[a] }

func (c Class) String() string { return [...]string{"fixed", "linear", "polynomial", "geometric"}[c] }

func (d Draw) String() string { return [...]string{"unknown", "none", "fresh", "reused", "seeded"}[d] }

// Attempt is a loop that runs the same operation again until it succeeds.
type Attempt struct {
	Loop *Loop  // nil for recursion
	Is   Answer // Yes: it retries; No: it walks items, ticks, polls
	Why  string
	// Failure: Yes when the wait stands under a test of an error or of a call's answer.
	Failure Answer
}
