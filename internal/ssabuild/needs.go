package ssabuild

// This file decides, from syntax and types alone, whether a package can hold a schedule: whether anything in it waits,
// and whether anything in it can make a delay grow or draws one. It looks at every identifier once, and at the
// operators only where durations are in sight.
//
// It may say yes too often; a no must be right for what it names. What it gives up: growth whose operator stands in
// one function and whose durations in another, in a package that itself waits for nothing.

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// Needs says what a package may do.
type Needs struct {
	Waits bool // something waits, or arms a timer
	Grows bool // something may grow geometrically or be drawn, and reach a delay

	Policies bool // a retry library is set up or run
}

// Facts says what a function or a variable of another package of the program is known to do.
type Facts func(types.Object) Needs

// Needed scans pass. facts says what is known of what it imports; tests whether the package's test files count.
func Needed(pass *analysis.Pass, rows *knowledge.Table, facts Facts, tests bool) Needs {
	s := &scan{pass: pass, rows: rows, info: pass.TypesInfo, tests: map[*token.File]bool{}}
	for _, file := range pass.Files {
		if !tests && InTest(pass.Fset, file.FileStart) {
			s.tests[pass.Fset.File(file.FileStart)] = true
		}
	}
	s.uses(facts)
	if !s.durations || s.needs.Grows {
		return s.needs // no duration, no delay
	}
	for _, file := range pass.Files {
		if !s.needs.Grows && !s.inTest(file.Package) {
			s.file(file)
		}
	}
	if s.multiplies && s.needs.Waits {
		s.needs.Grows = true
	}
	return s.needs
}

type scan struct {
	pass  *analysis.Pass
	rows  *knowledge.Table
	info  *types.Info
	tests map[*token.File]bool
	needs Needs

	durations  bool // something has the type time.Duration, or is a function that takes or gives one
	multiplies bool // a variable is given a multiple of itself somewhere, far from any duration
}

func (s *scan) inTest(pos token.Pos) bool {
	return len(s.tests) > 0 && s.tests[s.pass.Fset.File(pos)]
}

// uses looks at every identifier for what waits, draws, or is known from another package.
func (s *scan) uses(facts Facts) {
	draws := false
	seen := map[types.Object]bool{} // an object is looked at once
	for id, obj := range s.info.Uses {
		if seen[obj] || s.inTest(id.Pos()) {
			continue
		}
		if knowledge.PolicyOf(obj) != nil {
			s.needs.Policies = true
		}
		switch obj := obj.(type) {
		case *types.Func:
			seen[obj] = true
			switch s.rows.RoleOf(obj) {
			case knowledge.SleepFor, knowledge.After, knowledge.NewTimer, knowledge.ResetTimer, knowledge.NewTicker,
				knowledge.ResetTicker, knowledge.Tick, knowledge.AfterFunc:
				s.needs.Waits, s.durations = true, true
			case knowledge.Draw, knowledge.DrawInto:
				draws = true
			case knowledge.None:
				if waitsByShape(obj) {
					s.needs.Waits, s.durations = true, true
				} else if facts != nil && obj.Pkg() != s.pass.Pkg && obj.Pkg() != nil {
					n := facts(obj)
					s.needs.Waits = s.needs.Waits || n.Waits
					s.needs.Grows = s.needs.Grows || n.Grows
					s.needs.Policies = s.needs.Policies || n.Policies
					s.durations = s.durations || n.Waits || n.Grows
				}
			}
		case *types.TypeName:
			s.durations = s.durations || knowledge.IsDuration(obj.Type())
		case *types.Var:
			s.durations = s.durations || knowledge.IsDuration(obj.Type())
			s.needs.Waits = s.needs.Waits || knowledge.IsRequeueField(obj)
			draws = draws || knowledge.IsRandomReader(obj)
			if obj.Pkg() != s.pass.Pkg && !obj.IsField() && facts != nil && obj.Pkg() != nil {
				s.needs.Policies = s.needs.Policies || facts(obj).Policies
			}
		}
	}
	if draws || !s.needs.Grows && s.combines() {
		s.needs.Grows = true // a draw that is made once is a fault at any growth, and importers ask for what is drawn
	}
}

// waitsByShape reports whether a method waits, or hands something back to a queue for later, as its name and types say.
func waitsByShape(fn *types.Func) bool {
	_, clock := knowledge.ClockMethod(fn)
	_, requeue := knowledge.RequeueMethod(fn)
	return clock || requeue
}

// combines reports whether the package offers a function that makes one delay of others, such as a maximum: what its
// callers pass may grow.
func (s *scan) combines() bool {
	if s.pass.Pkg.Name() == "main" {
		return false
	}
	scope := s.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		fn, ok := scope.Lookup(name).(*types.Func)
		if !ok || !fn.Exported() || s.inTest(fn.Pos()) {
			continue
		}
		params, results := fn.Signature().Params(), fn.Signature().Results()
		if params.Len() == 0 || results.Len() != 1 || !isAmount(results.At(0).Type()) {
			continue
		}
		for p := range params.Variables() {
			t := p.Type()
			if list, ok := t.(*types.Slice); ok {
				t = list.Elem() // a variadic maximum
			}
			if types.Identical(t, results.At(0).Type()) {
				return true
			}
		}
	}
	return false
}

// isAmount reports whether a type is time.Duration, or a type parameter that it may stand for.
func isAmount(t types.Type) bool { return knowledge.IsDuration(t) || knowledge.IsChoice(t) }

// file looks at each declaration by itself: an operator counts where a duration is in sight.
func (s *scan) file(file *ast.File) {
	for _, decl := range file.Decls {
		d := declScan{scan: s}
		ast.Inspect(decl, d.node)
		if d.grows && d.durations {
			s.needs.Grows = true
			return
		}
		s.multiplies = s.multiplies || d.multiplies
	}
}
