package driver

// Facts: what one analysis of a package tells the analyses of its importers.
//
// A fact set belongs to one package. Facts of packages below are looked up in the sets of those packages, not copied
// upwards. What an importer sees is the same in both drivers, and the same as in x/tools': any fact of a package that
// it imports directly; from further below, facts about packages, types, fields and methods, since functions and
// variables are reached by direct import only.

import (
	"cmp"
	"fmt"
	"go/types"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
)

// factKey names a fact: its subject and its type. A nil object is the package.
type factKey struct {
	obj types.Object
	typ reflect.Type
}

// A factSet holds the facts about a package and its objects.
type factSet struct {
	pkg   *types.Package
	deps  []*factSet                    // of the packages imported directly
	below func(*types.Package) *factSet // the set of any package below, or nil

	mu    sync.Mutex
	facts map[factKey]analysis.Fact
}

func newFactSet(pkg *types.Package) *factSet {
	return &factSet{
		pkg:   pkg,
		below: func(*types.Package) *factSet { return nil },
		facts: make(map[factKey]analysis.Fact),
	}
}

func (s *factSet) of(pkg *types.Package) *factSet {
	if pkg == s.pkg {
		return s
	}
	return s.below(pkg)
}

// get copies the fact about obj (of pkg) into ptr, if there is one.
func (s *factSet) get(pkg *types.Package, obj types.Object, ptr analysis.Fact) bool {
	set := s.of(pkg)
	if set == nil {
		return false
	}
	set.mu.Lock()
	fact, ok := set.facts[factKey{obj, reflect.TypeOf(ptr)}]
	set.mu.Unlock()
	if ok {
		reflect.ValueOf(ptr).Elem().Set(reflect.ValueOf(fact).Elem())
	}
	return ok
}

func (s *factSet) put(obj types.Object, fact analysis.Fact) {
	s.mu.Lock()
	s.facts[factKey{obj, reflect.TypeOf(fact)}] = fact
	s.mu.Unlock()
}

// each calls f for every fact visible to the package, its own first.
func (s *factSet) each(f func(pkg *types.Package, k factKey, fact analysis.Fact)) {
	seen := make(map[*factSet]bool)
	visit := func(set *factSet, depth int) {
		if seen[set] {
			return
		}
		seen[set] = true
		set.mu.Lock()
		for k, fact := range set.facts {
			if depth == 0 || visible(k.obj, depth == 1) {
				f(set.pkg, k, fact)
			}
		}
		set.mu.Unlock()
	}
	visit(s, 0)
	for _, d := range s.deps {
		visit(d, 1)
	}
	var descend func(set *factSet)
	done := make(map[*factSet]bool)
	descend = func(set *factSet) {
		for _, d := range set.deps {
			if !done[d] {
				done[d] = true
				visit(d, 2)
				descend(d)
			}
		}
	}
	descend(s)
}

// visible reports whether an importer can see a fact about obj.
func visible(obj types.Object, direct bool) bool {
	if obj == nil {
		return true
	}
	if _, ok := obj.(*types.TypeName); ok || obj.Pkg() == nil || obj.Parent() != obj.Pkg().Scope() {
		return true // a type, field or method: values of it travel
	}
	return direct && obj.Exported()
}

// objectFacts lists the visible object facts whose type is in types, in an order that depends on the code only.
func (s *factSet) objectFacts(wanted []analysis.Fact) []analysis.ObjectFact {
	var list []analysis.ObjectFact
	s.each(func(_ *types.Package, k factKey, fact analysis.Fact) {
		if k.obj != nil && hasType(wanted, k.typ) {
			list = append(list, analysis.ObjectFact{Object: k.obj, Fact: fact})
		}
	})
	slices.SortFunc(list, func(a, b analysis.ObjectFact) int {
		return cmp.Or(
			cmp.Compare(a.Object.Pkg().Path(), b.Object.Pkg().Path()),
			cmp.Compare(a.Object.Name(), b.Object.Name()),
			cmp.Compare(a.Object.Pos(), b.Object.Pos()),
			cmp.Compare(fmt.Sprintf("%T", a.Fact), fmt.Sprintf("%T", b.Fact)))
	})
	return list
}

// packageFacts lists the visible package facts whose type is in types, by path.
func (s *factSet) packageFacts(wanted []analysis.Fact) []analysis.PackageFact {
	var list []analysis.PackageFact
	s.each(func(pkg *types.Package, k factKey, fact analysis.Fact) {
		if k.obj == nil && hasType(wanted, k.typ) {
			list = append(list, analysis.PackageFact{Package: pkg, Fact: fact})
		}
	})
	slices.SortFunc(list, func(a, b analysis.PackageFact) int {
		return cmp.Or(
			cmp.Compare(a.Package.Path(), b.Package.Path()),
			cmp.Compare(fmt.Sprintf("%T", a.Fact), fmt.Sprintf("%T", b.Fact)))
	})
	return list
}

func hasType(facts []analysis.Fact, typ reflect.Type) bool {
	return slices.ContainsFunc(facts, func(f analysis.Fact) bool { return reflect.TypeOf(f) == typ })
}
