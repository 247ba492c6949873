package knowledge

import (
	"go/types"
	"strings"
	"testing"
)

// rowPackages gives every package that a row names, from the real standard library.
func rowPackages(t *testing.T) map[string]*types.Package {
	t.Helper()
	paths := map[string]bool{}
	for row := range rows {
		paths[packageOf(row.Name)] = true
	}
	for name := range pureFuncs {
		paths[packageOf(name)] = true
	}
	for path := range purePkgs {
		paths[path] = true
	}
	return load(t, paths)
}

// testing.T and testing.B promote the methods of an unexported type.
func promoted(full string) string {
	return strings.Replace(full, "(*testing.common)", "(*testing.T)", 1)
}

func TestRows(t *testing.T) {
	pkgs := rowPackages(t)
	seen := map[string]bool{}
	for row := range rows {
		if seen[row.Name] {
			t.Errorf("%s: two rows", row.Name)
		}
		seen[row.Name] = true
		fn, _ := resolved(pkgs[packageOf(row.Name)], promoted(row.Name)).(*types.Func)
		if fn == nil {
			t.Errorf("%s: no such function", row.Name)
			continue
		}
		if got, _ := Lookup(fn); got != row {
			t.Errorf("%s: Lookup gives %+v, want %+v", row.Name, got, row)
		}
		checkArg(t, row, fn.Signature())
	}
	for name := range pureFuncs {
		if _, ok := resolved(pkgs[packageOf(name)], name).(*types.Func); !ok {
			t.Errorf("%s: no such function", name)
		}
	}
}

// checkArg fails when the position does not exist or holds a type that the role cannot use.
func checkArg(t *testing.T, row Func, sig *types.Signature) {
	t.Helper()
	if row.Arg < -1 || row.Arg >= sig.Params().Len() {
		t.Errorf("%s: no argument %d", row.Name, row.Arg)
		return
	}
	if row.Unit && row.Role != Draw {
		t.Errorf("%s: Unit is for draws", row.Name)
	}
	if row.Arg < 0 {
		return
	}
	p := sig.Params().At(row.Arg).Type()
	ok := true
	switch row.Role {
	case SleepFor, After, NewTimer, ResetTimer, NewTicker, ResetTicker, Tick, AfterFunc, ClockShift:
		ok = IsDuration(p)
	case ClockCompare, ClockPart, Clock:
		ok = IsTime(p)
	case ContextErr, ContextTimed, ContextDerived, ContextEndless:
		ok = IsContext(p)
	case OnceDo, OnceFunc:
		_, ok = p.Underlying().(*types.Signature)
	case Exp, Rounding, Magnitude, Slower, Smaller, Larger, Power, Scale, AtomicAdd, AtomicMask:
		ok = numeric(p)
	case Draw:
		ok = numeric(p) || strings.HasPrefix(row.Name, "hash/maphash")
	case DrawInto:
		_, ok = p.Underlying().(*types.Slice)
	case FillFrom:
		_, buffer := p.Underlying().(*types.Slice)
		ok = (buffer || types.IsInterface(p)) && types.IsInterface(sig.Params().At(0).Type())
	}
	if !ok {
		t.Errorf("%s: argument %d is a %s", row.Name, row.Arg, p)
	}
}

func numeric(t types.Type) bool {
	if strings.Contains(t.String(), "math/big.Int") {
		return true
	}
	if p, ok := t.(*types.TypeParam); ok {
		return types.IsInterface(p.Constraint())
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0
}

// Every function of the waiting family that takes a duration, and every draw, has a row: what a new release adds is
// noticed here.
func TestComplete(t *testing.T) {
	pkgs := rowPackages(t)
	skip := map[string]bool{
		"math/rand.Perm": true, "math/rand.Shuffle": true, "(*math/rand.Rand).Perm": true, "(*math/rand.Rand).Shuffle": true,
		"math/rand/v2.Perm": true, "math/rand/v2.Shuffle": true, "(*math/rand/v2.Rand).Perm": true, "(*math/rand/v2.Rand).Shuffle": true,
		"(*math/rand/v2.ChaCha8).AppendBinary": true, "(*math/rand/v2.ChaCha8).MarshalBinary": true, "(*math/rand/v2.ChaCha8).UnmarshalBinary": true,
		"(*math/rand/v2.PCG).AppendBinary": true, "(*math/rand/v2.PCG).MarshalBinary": true, "(*math/rand/v2.PCG).UnmarshalBinary": true,
	}
	for _, path := range []string{"math/rand", "math/rand/v2"} {
		for fn := range functions(pkgs[path]) {
			if RoleOf(fn) == None && !skip[fn.FullName()] {
				t.Errorf("%s has no row", fn.FullName())
			}
		}
	}
	for fn := range functions(pkgs["time"]) {
		sig := fn.Signature()
		if sig.Recv() == nil && sig.Params().Len() > 0 && IsDuration(sig.Params().At(0).Type()) && RoleOf(fn) == None {
			t.Errorf("%s has no row", fn.FullName())
		}
	}
}

func functions(pkg *types.Package) func(yield func(*types.Func) bool) {
	return func(yield func(*types.Func) bool) {
		for _, name := range pkg.Scope().Names() {
			obj := pkg.Scope().Lookup(name)
			if !obj.Exported() {
				continue
			}
			if fn, ok := obj.(*types.Func); ok && !yield(fn) {
				return
			}
			if tn, ok := obj.(*types.TypeName); ok {
				if named, ok := tn.Type().(*types.Named); ok {
					for m := range named.Methods() {
						if m.Exported() && !yield(m) {
							return
						}
					}
				}
			}
		}
	}
}
