package knowledge

import (
	"fmt"
	"go/types"
	"strings"
)

// This file holds a row about a policy against the package that it names: the type, variable or function exists, the
// fields and the positions fit. Tests ask it, of the stubs of the fixtures and of the real libraries.

// PolicyRows walks every row about a policy.
func PolicyRows(yield func(Policy) bool) { policyRows(yield) }

// Check lists what does not fit between a row and its package; nil when all does.
func (p Policy) Check(pkg *types.Package) (problems []string) {
	if pkg == nil {
		return []string{"no such package"}
	}
	obj := resolved(pkg, p.Name)
	if obj == nil {
		return []string{"there is no such thing"}
	}
	if got := PolicyOf(obj); got == nil || got.Name != p.Name {
		problems = append(problems, "is not found by its object")
	}
	switch p.Does {
	case Holds, Counts:
		return append(problems, p.checkFields(obj)...)
	case Holding:
		if _, ok := obj.(*types.Var); !ok {
			problems = append(problems, "is no variable")
		}
		return problems
	}
	fn, ok := obj.(*types.Func)
	if !ok {
		return append(problems, "is no function")
	}
	return append(problems, p.checkCall(fn.Signature())...)
}

func (p Policy) checkFields(obj types.Object) (problems []string) {
	if _, ok := obj.(*types.TypeName); !ok {
		return []string{"is no type"}
	}
	for _, set := range p.Sets {
		f := FieldOf(obj.Type(), set.Field)
		if f == nil {
			problems = append(problems, "has no field "+set.Field)
		} else if wrong := set.misfit(f.Type()); wrong != "" {
			problems = append(problems, "field "+set.Field+": "+wrong)
		}
	}
	return problems
}

// FieldOf returns the field of a struct type that has a name; nil when there is none.
func FieldOf(t types.Type, name string) *types.Var {
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	for f := range s.Fields() {
		if f.Name() == name {
			return f
		}
	}
	return nil
}

func (p Policy) checkCall(sig *types.Signature) (problems []string) {
	positions := []int{p.Of, p.Op, p.Rest}
	for _, set := range p.Sets {
		positions = append(positions, set.Arg)
		if set.Field != "" {
			problems = append(problems, "is a function, and has no field "+set.Field)
		}
		if set.Arg > 0 && set.Arg <= sig.Params().Len() {
			if wrong := set.misfit(sig.Params().At(set.Arg - 1).Type()); wrong != "" {
				problems = append(problems, fmt.Sprintf("argument %d: %s", set.Arg, wrong))
			}
		}
	}
	for _, at := range positions {
		if at > sig.Params().Len() || at == Self && sig.Recv() == nil {
			problems = append(problems, fmt.Sprintf("has no argument %d", at))
		}
	}
	if p.Op > 0 && p.Op <= sig.Params().Len() {
		if wrong := (Set{Slot: SlotOp}).misfit(sig.Params().At(p.Op - 1).Type()); wrong != "" {
			problems = append(problems, fmt.Sprintf("argument %d: %s", p.Op, wrong))
		}
	}
	if p.Rest > 0 && (!sig.Variadic() || p.Rest != sig.Params().Len()) && !isSlice(sig, p.Rest) {
		problems = append(problems, "takes no options")
	}
	return problems
}

func isSlice(sig *types.Signature, at int) bool {
	if at > sig.Params().Len() {
		return false
	}
	_, ok := sig.Params().At(at - 1).Type().Underlying().(*types.Slice)
	return ok
}

// resolved finds what a row names, as a compiler would; a generic type is named with its parameter, as in Pointer[T].
func resolved(pkg *types.Package, name string) types.Object {
	if !strings.HasPrefix(name, "(") {
		return pkg.Scope().Lookup(name[len(pkg.Path())+1:])
	}
	recv, method, _ := strings.Cut(name[1:], ").")
	obj := pkg.Scope().Lookup(strings.TrimSuffix(strings.TrimLeft(recv, "*")[len(pkg.Path())+1:], "[T]"))
	if obj == nil {
		return nil
	}
	t := obj.Type()
	if strings.HasPrefix(recv, "*") {
		t = types.NewPointer(t)
	}
	m, _, _ := types.LookupFieldOrMethod(t, false, pkg, method)
	return m
}
