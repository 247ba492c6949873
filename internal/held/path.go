package held

// This file names what is locked: an access path, a root and the fields behind it. Two instructions that name the same
// path name the same lock. Loads are transparent, so a mutex and a pointer to it in the same field are one; a captured
// variable is the variable of the function that made the closure; a variable with one store is what is stored; a method
// that returns a fixed path (`func (s *S) lock() *sync.Mutex`) is that path. All elements of a list or a map are one.
// (alias.go has the last four.)
//
// Where the same lock has two paths, its kin is the same: the declared field, whatever object it lies in.

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// path is comparable. The root is an argument, a result, a global, or a value of the function or of one around it.
type path struct {
	root  any
	steps string // ".mu", "[]"
}

// argument is a parameter of the function that a summary is about, the receiver first.
type argument int

// result is what the function that a summary is about returns.
type result int

// global is a package variable, by its package's path and its name.
type global string

// unnamed is a place of which only the kin is known.
type unnamed string

// maxSteps is how many fields a path may have that callers hear of.
const maxSteps = 5

// place is a path with what people call it.
type place struct {
	path
	kin  string // the declared field, or the type when there is no field
	text string
}

// within reports whether p lies in q: the same root, and the fields of q first.
func (p path) within(q path) bool {
	return p.root == q.root && strings.HasPrefix(p.steps, q.steps)
}

// maxWalk bounds the steps back from a value, over all functions that the walk passes through.
const maxWalk = 24

// placeOf names what a value is, or points to.
func (p *program) placeOf(v ssa.Value) place {
	at, ok := p.places[v]
	if !ok {
		at = p.walk(v, maxWalk)
		p.places[v] = at
	}
	return at
}

func (p *program) walk(v ssa.Value, fuel int) place {
	if fuel == 0 {
		return rooted(v, "")
	}
	switch v := v.(type) {
	case *ssa.FieldAddr:
		return p.member(p.walk(v.X, fuel-1), v.X.Type(), v.Field, fuel)
	case *ssa.Field:
		return p.member(p.walk(v.X, fuel-1), v.X.Type(), v.Field, fuel)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return p.walk(v.X, fuel-1)
		}
	case *ssa.IndexAddr:
		return p.walk(v.X, fuel-1).element()
	case *ssa.Index:
		return p.walk(v.X, fuel-1).element()
	case *ssa.Lookup:
		return p.walk(v.X, fuel-1).element()
	case *ssa.ChangeType:
		return p.walk(v.X, fuel-1)
	case *ssa.ChangeInterface:
		return p.walk(v.X, fuel-1)
	case *ssa.MakeInterface:
		return p.walk(v.X, fuel-1)
	case *ssa.TypeAssert:
		return p.walk(v.X, fuel-1)
	case *ssa.Global:
		return place{path: path{root: globalOf(v)}, kin: string(globalOf(v)), text: v.Name()}
	case *ssa.Alloc:
		return p.variable(v, fuel)
	case *ssa.FreeVar:
		if b := p.binding(v); b != nil {
			return p.walk(b, fuel-1)
		}
	case *ssa.Phi:
		return p.merged(v, fuel)
	case *ssa.Extract:
		return p.extracted(v, fuel)
	case *ssa.Call:
		return p.returned(v, 0, fuel)
	}
	return rooted(v, "")
}

// rooted is a place without fields.
func rooted(v ssa.Value, text string) place {
	if text == "" {
		switch v := v.(type) {
		case *ssa.Parameter, *ssa.FreeVar:
			text = v.Name()
		case *ssa.Alloc:
			text = v.Comment
		}
	}
	return place{path: path{root: v}, kin: typeName(v.Type()), text: text}
}

// field steps into field i. An embedded mutex has no name of its own in the code, so it has none here.
func (p place) field(t types.Type, i int) place {
	s, ok := ssaread.Deref(t).Underlying().(*types.Struct)
	if !ok || i >= s.NumFields() {
		return p
	}
	f := s.Field(i)
	out := place{path: path{p.root, p.steps + "." + f.Name()}, kin: typeName(t) + "." + f.Name(), text: p.text}
	if !f.Embedded() {
		out.text = dotted(p.text, f.Name())
	}
	return out
}

func (p place) element() place {
	return place{path: path{p.root, p.steps + "[]"}, kin: p.kin + "[]", text: p.text}
}

func dotted(base, name string) string {
	switch "" {
	case base:
		return name
	case name:
		return base
	}
	return base + "." + name
}

func globalOf(v *ssa.Global) global {
	if v.Pkg == nil || v.Pkg.Pkg == nil {
		return global(v.Name())
	}
	return global(v.Pkg.Pkg.Path() + "." + v.Name())
}

// typeName names a declared type by its package's path; other types have no kin.
func typeName(t types.Type) string {
	n, ok := types.Unalias(ssaread.Deref(t)).(*types.Named)
	if !ok || n.Obj().Pkg() == nil {
		return ""
	}
	return n.Obj().Pkg().Path() + "." + n.Obj().Name()
}
