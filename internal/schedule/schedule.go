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

// Schedule is what is known of one wait, or of one function that computes a delay.
type Schedule struct {
	Wait *Wait         // nil for a delay function
	Func *ssa.Function // the function that waits, or that computes the delay
	Pos  token.Pos     // of the wait, or of the function's name

	Growth    Class
	GrowthPos token.Pos     // where it grows, when that lies in this package
	GrowthAt  string        // the same as base name and line, in whatever package it lies
	Factor    float64       // of a geometric growth; 0 when unknown
	Base      time.Duration // the first delay; 0 when unknown
	Largest   time.Duration // the largest delay; 0 when unknown or unbounded

	Draw    Draw
	DrawPos token.Pos
	DrawAt  string

	Ceiling    Answer // Yes: a bound that does not grow; No: proven to have none
	CeilingWhy string
	Overflow   bool // the ceiling is defeated: the value can wrap before it is clamped
	WrapsAt    int  // the first attempt whose delay wraps an int64, counted from 1; 0 when unknown

	Attempts  int        // constant bound on the attempts; 0 when there is none
	Attempt   *Attempt   // the loop that runs the attempts; nil when it lies elsewhere
	Local     Answer     // Yes: what is contended for lies in this process or on its disk
	Periodic  bool       // a tick, an idle poll or other work that no failure drives
	Elsewhere bool       // reported where the growth and the wait meet, so not here again
	Evidence  []Evidence // the chain, in order
}

// Attempt is a loop that runs the same operation again until it succeeds.
type Attempt struct {
	Loop *Loop
	Is   Answer // Yes: it retries; No: it walks items, ticks, polls
	Why  string
	// Failure: Yes when the wait stands under a test of an error or of a call's answer.
	Failure Answer
}
