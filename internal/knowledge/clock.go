package knowledge

// The clocks of other people: an interface, or a type of another module, whose methods stand for those of package
// time so that a test can replace them. Their names are the one place where a name decides. What guards it: the only
// duration is the one waited for, a context may lead, and what comes back must look like what package time gives.

import (
	"go/types"
	"strings"
)

var clockNames = map[string]Role{
	"Sleep":    SleepFor,
	"After":    After,
	"Tick":     Tick,
	"NewTimer": NewTimer, "Timer": NewTimer,
	"NewTicker": NewTicker, "Ticker": NewTicker,
}

// ClockMethod returns the row of a method that waits as its namesake of package time does.
func ClockMethod(fn *types.Func) (Func, bool) {
	none := Func{Arg: -1}
	if fn == nil || clockNames[fn.Name()] == None || fn.Pkg() == nil || fn.Pkg().Path() == "time" {
		return none, false
	}
	sig := fn.Signature()
	arg := sig.Params().Len() - 1
	if sig.Recv() == nil || sig.Variadic() || arg < 0 || arg > 1 || !IsDuration(sig.Params().At(arg).Type()) {
		return none, false
	}
	if arg == 1 && !IsContext(sig.Params().At(0).Type()) {
		return none, false
	}
	role := clockNames[fn.Name()]
	if !gives(role, sig.Results()) {
		return none, false
	}
	return Func{Name: fn.FullName(), Role: role, Arg: arg}, true
}

// gives reports whether results are what a method of that role answers: a sleep nothing or whether it was cut short,
// After a channel of times, a timer something with such a channel.
func gives(role Role, results *types.Tuple) bool {
	switch role {
	case SleepFor:
		return results.Len() == 0 || results.Len() == 1 && (IsError(results.At(0).Type()) || isBool(results.At(0).Type()))
	case After, Tick:
		return results.Len() == 1 && IsTimeChan(results.At(0).Type())
	}
	for i := range results.Len() {
		// A clock may hand out the channel beside the timer that stops it.
		if t := results.At(i).Type(); IsTimeChan(t) || TimerChan(t) != nil {
			return true
		}
	}
	return false
}

// TimerChan returns the field or the method that gives the channel of a timer or ticker of that type, or nil: time's
// own C, or C, Chan or Ch of a clock of somebody else.
func TimerChan(t types.Type) types.Object {
	for _, name := range []string{"C", "Chan", "Ch"} {
		obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
		switch obj := obj.(type) {
		case *types.Var:
			if IsTimeChan(obj.Type()) {
				return obj
			}
		case *types.Func:
			sig := obj.Signature()
			if sig.Params().Len() == 0 && sig.Results().Len() == 1 && IsTimeChan(sig.Results().At(0).Type()) {
				return obj
			}
		}
	}
	return nil
}

// TimerMethod returns the row of a method of a timer or ticker, of package time or of a clock of somebody else: Reset
// with a duration, or Stop.
func TimerMethod(fn *types.Func) (Func, bool) {
	none := Func{Arg: -1}
	if row, ok := Lookup(fn); ok {
		if row.Role == ResetTimer || row.Role == ResetTicker || row.Role == StopTimer || row.Role == StopTicker {
			return row, true
		}
		return none, false
	}
	if fn == nil || fn.Pkg() == nil || fn.Signature().Recv() == nil {
		return none, false
	}
	params := fn.Signature().Params()
	reset := fn.Name() == "Reset" && params.Len() == 1 && IsDuration(params.At(0).Type())
	if !reset && (fn.Name() != "Stop" || params.Len() != 0) || TimerChan(fn.Signature().Recv().Type()) == nil {
		return none, false
	}
	if reset && IsTicker(fn.Signature().Recv().Type()) {
		return Func{Name: fn.FullName(), Role: ResetTicker}, true
	}
	if reset {
		return Func{Name: fn.FullName(), Role: ResetTimer}, true
	}
	return Func{Name: fn.FullName(), Role: StopTimer, Arg: -1}, true
}

// IsTicker reports whether t is time's Ticker, or one of somebody else, which only its name tells from a timer.
func IsTicker(t types.Type) bool {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	n, ok := types.Unalias(t).(*types.Named)
	return ok && strings.EqualFold(n.Obj().Name(), "ticker")
}

// IsChoice reports whether t is a type parameter that stands for some types only, such as those of numbers. The bound of
// one in code that does not compile need not be an interface.
func IsChoice(t types.Type) bool {
	tp, ok := types.Unalias(t).(*types.TypeParam)
	if !ok {
		return false
	}
	bound, ok := tp.Constraint().Underlying().(*types.Interface)
	return ok && bound.NumEmbeddeds() > 0
}

// IsDuration reports whether t is time.Duration.
func IsDuration(t types.Type) bool { return isNamed(t, "time", "Duration") }

// IsContext reports whether t is context.Context.
func IsContext(t types.Type) bool { return isNamed(t, "context", "Context") }

// IsTime reports whether t is time.Time.
func IsTime(t types.Type) bool { return isNamed(t, "time", "Time") }

// IsTimeChan reports whether t is a channel that a time can be received from.
func IsTimeChan(t types.Type) bool {
	ch, ok := t.Underlying().(*types.Chan)
	return ok && ch.Dir() != types.SendOnly && IsTime(ch.Elem())
}

// IsError reports whether t is the type error.
func IsError(t types.Type) bool {
	return types.Identical(t, types.Universe.Lookup("error").Type())
}

func isBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

func isNamed(t types.Type, pkg, name string) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == name && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == pkg
}
