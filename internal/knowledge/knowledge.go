// Package knowledge says what code does whose source is not followed, as rows of data: which function sleeps, draws,
// reads a clock, asks a context, never returns; what takes and frees a lock, a transaction or a connection (holds.go);
// what the settings of a retry library make of a schedule (policy.go, plan.go). A row is found by the object that the
// type checker resolved, so an import alias, a dot import or a renamed package changes nothing. Where a name decides all
// the same, its file says what guards it: the methods of a clock (clock.go), of a queue (requeue.go), of locks and
// transactions (shapes.go), the packages of failpoints (failpoint.go).
//
// This file holds the roles of functions, and their look-up. The rows are in files, one a family; users add their own
// (user.go). Tests resolve each row against the real library.
package knowledge

import (
	"go/types"
	"strings"
	"sync"
)

// Role is what a function does, as far as a retry schedule is concerned.
type Role uint8

const (
	None Role = iota

	// Waiting. Arg is the position of the duration.
	SleepFor    // blocks for Arg
	After       // gives a channel that fires after Arg
	NewTimer    // gives a timer that fires after Arg
	ResetTimer  // arms the receiver anew
	StopTimer   // disarms the receiver
	NewTicker   // gives a ticker of period Arg
	ResetTicker // gives the receiver a new period
	StopTicker  // ends the receiver
	Tick        // gives a channel that fires every Arg
	AfterFunc   // runs a function (the other argument) after Arg
	Requeue     // hands a thing back to its queue after Arg

	// Drawing.
	Draw         // answers a random number; Arg is the window that it lies in, when there is one
	DrawInto     // fills the buffer Arg with random bytes
	FillFrom     // fills Arg, a buffer or what a pointer points to, from the reader that is its first argument
	NewGenerator // makes a generator from the source Arg
	NewSource    // makes a source; every argument from Arg on is its seed
	Seed         // seeds the receiver, or the package's generator; every argument from Arg on is the seed

	// Time as a value.
	Clock         // reads the clock; Arg is the time it is compared with, when there is one
	ClockPart     // a number out of the receiver, a time
	ClockCompare  // compares the receiver with the time Arg
	ClockShift    // the receiver, a time, moved by Arg
	DurationPart  // the receiver, a duration, in another unit
	DurationRound // the receiver, a duration, rounded or without its sign
	ParseDuration // a duration out of text

	// Contexts. Arg is the parent.
	ContextDone    // the channel that ends
	ContextErr     // whether it has ended
	ContextEnd     // when it ends: Deadline
	ContextEndless // ends for no reason of time: Background, TODO, WithoutCancel
	ContextTimed   // derived, with a deadline
	ContextDerived // derived, with its parent's deadline
	ContextValue   // a value out of the receiver
	ContextOf      // the context that the receiver carries

	// Synchronisation.
	OnceDo      // runs the function Arg at most once
	OnceFunc    // gives a function that runs the function Arg at most once
	CondWait    // blocks with its lock released
	GroupWait   // blocks until others are done
	Lock        // Lock, RLock
	Unlock      // Unlock, RUnlock
	TryLock     // answers whether it has the lock
	AtomicAdd   // adds Arg to a place and answers the sum; the place is argument 0, of a method the receiver
	AtomicLoad  // reads a place
	AtomicStore // gives a place the value Arg; a swap answers the old one
	AtomicMask  // ands or ors a place with Arg
	Element     // answers one of the things that the receiver keeps
	CompareSet  // gives a place the value Arg if it holds the argument before

	// Numbers.
	Power     // the argument before Arg to the power of Arg
	Exp       // a constant to the power of Arg
	Scale     // the argument before Arg times two to the power of Arg
	Smaller   // the smaller of its two arguments
	Larger    // the larger of its two arguments
	Rounding  // Arg without its fraction
	Magnitude // Arg without its sign
	Slower    // grows with Arg, but slower: a root, a logarithm
	BigCarry  // a big number that holds Arg, or the receiver as a plain one

	// The rest.
	NoReturn // never returns
	Local    // works on what lies in the process or on its disk
	Reread   // asks again what was answered before: a file's description, bytes
	Judge    // its answer tells whether there is time left
)

// Func is one row.
type Func struct {
	Name string // as types.Func.FullName gives it
	Role Role
	Arg  int  // the position that matters, the receiver not counted; -1 for none
	Unit bool // a draw without a window: it lies in [0, 1)
}

// Local reports whether what the function contends for lies in the process or on its disk.
func (f Func) Local() bool {
	return f.Role == Local || f.Role == CompareSet || f.Role == TryLock
}

// index holds the rows by package path and name. It is filled once, and only read after that.
var index = sync.OnceValue(func() map[string]map[string]Func {
	byPkg := map[string]map[string]Func{}
	for row := range rows {
		pkg := packageOf(row.Name)
		if byPkg[pkg] == nil {
			byPkg[pkg] = map[string]Func{}
		}
		byPkg[pkg][row.Name] = row
	}
	return byPkg
})

// rows walks every row of every family.
func rows(yield func(Func) bool) {
	for _, family := range [][]Func{timeRows, randRows, mathRows, contextRows, syncRows, exitRows, localRows()} {
		for _, row := range family {
			if !yield(row) {
				return
			}
		}
	}
}

// packageOf returns the import path in a full name such as "(*math/rand.Rand).Int".
func packageOf(name string) string {
	if strings.HasPrefix(name, "(") {
		name, _, _ = strings.Cut(strings.TrimLeft(name, "(*"), ")")
	}
	return name[:strings.LastIndexByte(name, '.')] // a path may hold dots of its own: gopkg.in/name.v1
}

// Lookup returns the row of fn, if there is one.
func Lookup(fn *types.Func) (Func, bool) {
	if fn == nil || fn.Pkg() == nil {
		return Func{Arg: -1}, false
	}
	pkg := index()[fn.Pkg().Path()]
	if pkg == nil {
		return Func{Arg: -1}, false // most packages have no row, and a full name costs
	}
	if row, ok := pkg[fn.Origin().FullName()]; ok {
		return row, true
	}
	return Func{Arg: -1}, false
}

// RoleOf returns the role of fn, None when it has no row.
func RoleOf(fn *types.Func) Role {
	row, _ := Lookup(fn)
	return row.Role
}
