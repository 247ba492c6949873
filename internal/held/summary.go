package held

// This file is the vocabulary: what a function does to locks, and to waits, as its callers see it. No logic.

import (
	"go/token"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/schedule"
)

// maxCalls is how many calls may lie between a hold and the wait: beyond it more is wrong than right.
const maxCalls = 4

// summary is what a function does, in terms of its arguments, its results, globals and, for a closure, the values of
// the functions around it.
type summary struct {
	waits    []*item
	holds    []*hold           // held when it returns
	releases []release         // released on some path, and not taken again
	locks    []release         // taken on every path, and not held when it returns; of this package only
	runs     []*run            // calls of its function arguments
	results  []place           // by position: what it always returns, as a path from its arguments; no root for unknown
	frees    map[int][]release // by result: what the function that it returns releases
	injects  bool              // of another package: its answer tells whether a fault is injected
}

// empty reports whether a call changes nothing that is held, and leads to no wait.
func (s *summary) empty() bool {
	return len(s.waits) == 0 && len(s.holds) == 0 && len(s.releases) == 0 && len(s.runs) == 0 && len(s.frees) == 0
}

// site is one wait.
type site struct {
	key    string        // tells it from all others of the module
	at     string        // base name and line
	pos    token.Pos     // NoPos in another package
	length time.Duration // when that is a constant
	test   bool          // in a test file
}

// item is a wait within reach.
type item struct {
	site     *site
	pos      token.Pos           // in the function: the wait, or the call that leads to it
	block    *ssa.BasicBlock     // of pos
	calls    int                 // between the function and the wait
	via      []string            // the functions on the way, nearest first
	steps    []schedule.Evidence // the calls on the way, those in this package
	released []release           // given up on some way to it
	locked   []release           // taken on every way to it: a caller that holds it never gets there
	when     []condition         // of bool arguments and of the delay, that lead to it
	maybe    string              // the implementation that waits, where there are others
}

// release is a place that is given up, or taken.
type release struct {
	place
	what knowledge.Thing
	read bool
	wide bool // through a sync.Locker that is not known: it may be any
}

// condition is a bool argument with the value that leads on, or a delay, which is wanted above zero.
type condition struct {
	arg  argument
	want bool
}

// hold is one acquisition.
type hold struct {
	release
	pos     token.Pos // where, when that is in this package
	at      string    // base name and line
	when    test      // what tells whether it succeeded
	assumed string    // the function whose name says that it is called with the lock held

	lost     bool // some release of it is not deferred
	deferred bool // some release of it is
}

// outcome says how the success of an acquisition is told.
type outcome uint8

const (
	always  outcome = iota
	noError         // the error is nil
	isTrue          // the answer is true
)

// test is what tells whether an acquisition succeeded: a value of the function, or in a summary a result.
type test struct {
	outcome outcome
	value   ssa.Value
	result  result
}

// run is a call of a function argument.
type run struct {
	of       any      // the argument, or the parameter of a function around the closure
	calls    int      // between the function and that call
	holds    []*hold  // held there, by the function or its callees
	via      []string // the functions on the way
	released []release
	locked   []release
}

// primitive is a wait of the function itself, at the instruction that blocks.
type primitive struct {
	instr ssa.Instruction
	item  *item
}
