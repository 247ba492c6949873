package driver

// The runner: analyzers over one type-checked package, in the order of their requirements. It approximates nothing of
// the analysis API; it runs them one after the other, since parallelism across packages is enough, and turns a panic
// into one error so that the other packages are still analyzed.

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// A target is a type-checked package, ready for analyzers.
type target struct {
	path       string // import path, for messages
	fset       *token.FileSet
	files      []*ast.File
	other      []string // non-Go files
	ignored    []string
	pkg        *types.Package
	info       *types.Info
	sizes      types.Sizes
	typeErrors []types.Error
	problems   []string // what is wrong with the package itself, a line each
	illTyped   bool     // it has problems
	module     *analysis.Module
	facts      *factSet
	sources    map[string][]byte // of the files in which something was found
}

// An outcome is what one analyzer made of a target.
type outcome struct {
	result      any
	diagnostics []analysis.Diagnostic
	err         error
}

var (
	errPrerequisite = errors.New("a required analyzer failed")
	errIllTyped     = errors.New("package has errors")
)

// failed reports whether the outcome is an error of the analyzer's own.
func (o *outcome) failed() bool {
	return o.err != nil && o.err != errPrerequisite && o.err != errIllTyped
}

// outcomes holds the outcome of each analyzer that was run.
type outcomes map[*analysis.Analyzer]*outcome

// analyze runs the analyzers and what they require.
func (t *target) analyze(analyzers []*analysis.Analyzer) outcomes {
	done := make(outcomes)
	for _, a := range analyzers {
		t.exec(a, done)
	}
	return done
}

func (t *target) exec(a *analysis.Analyzer, done outcomes) *outcome {
	if out := done[a]; out != nil {
		return out
	}
	out := new(outcome)
	done[a] = out
	if t.illTyped && !a.RunDespiteErrors {
		out.err = errIllTyped
		return out
	}
	inputs := make(map[*analysis.Analyzer]any)
	for _, req := range a.Requires {
		r := t.exec(req, done)
		if r.err != nil {
			out.err = errPrerequisite
			return out
		}
		inputs[req] = r.result
	}
	pass := t.newPass(a, out)
	pass.ResultOf = inputs
	out.result, out.err = t.call(pass)
	pass.ExportObjectFact = func(types.Object, analysis.Fact) { panic("ExportObjectFact called after Run") }
	pass.ExportPackageFact = func(analysis.Fact) { panic("ExportPackageFact called after Run") }
	return out
}

// call runs the analyzer and checks its result's type.
func (t *target) call(pass *analysis.Pass) (result any, err error) {
	defer func() {
		if p := recover(); p != nil {
			result, err = nil, internalError(pass, t.path, p)
		}
	}()
	result, err = pass.Analyzer.Run(pass)
	if err != nil {
		return nil, fmt.Errorf("%s on package %s: %v", pass.Analyzer.Name, t.path, err)
	}
	if got, want := reflect.TypeOf(result), pass.Analyzer.ResultType; got != want {
		return nil, fmt.Errorf("internal error in %s on package %s: result of type %v, want %v", pass.Analyzer.Name, t.path, got, want)
	}
	return result, nil
}

// internalError is what a panic becomes, on one line: the analyzer, the package, and the line that panicked.
func internalError(pass *analysis.Pass, path string, panicked any) error {
	said := strings.Join(strings.Fields(fmt.Sprint(panicked)), " ")
	return fmt.Errorf("internal error in %s on package %s: %s%s", pass.Analyzer.Name, path, said, panicPlace())
}

// panicPlace names the line that panicked, for a bug report.
func panicPlace() string {
	pcs := make([]uintptr, 32)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(4, pcs)])
	for {
		frame, more := frames.Next()
		if file := frame.File; file != "" && !strings.HasPrefix(frame.Function, "runtime.") {
			return fmt.Sprintf(" (%s:%d)", filepath.Base(file), frame.Line)
		}
		if !more {
			return ""
		}
	}
}

func (t *target) newPass(a *analysis.Analyzer, out *outcome) *analysis.Pass {
	pass := &analysis.Pass{
		Analyzer:     a,
		Fset:         t.fset,
		Files:        t.files,
		OtherFiles:   t.other,
		IgnoredFiles: t.ignored,
		Pkg:          t.pkg,
		TypesInfo:    t.info,
		TypesSizes:   t.sizes,
		TypeErrors:   t.typeErrors,
		Module:       t.module,
		ReadFile:     t.readFile,
		Report: func(d analysis.Diagnostic) {
			if err := checkFixes(t.fset, d.SuggestedFixes); err != nil {
				panic(err)
			}
			out.diagnostics = append(out.diagnostics, d)
		},
		AllObjectFacts:  func() []analysis.ObjectFact { return t.facts.objectFacts(a.FactTypes) },
		AllPackageFacts: func() []analysis.PackageFact { return t.facts.packageFacts(a.FactTypes) },
	}
	pass.ImportObjectFact = func(obj types.Object, fact analysis.Fact) bool {
		if obj == nil {
			panic("ImportObjectFact of a nil object")
		}
		mustDeclare(a, fact)
		return t.facts.get(obj.Pkg(), obj, fact)
	}
	pass.ImportPackageFact = func(pkg *types.Package, fact analysis.Fact) bool {
		if pkg == nil {
			panic("ImportPackageFact of a nil package")
		}
		mustDeclare(a, fact)
		return t.facts.get(pkg, nil, fact)
	}
	pass.ExportObjectFact = func(obj types.Object, fact analysis.Fact) {
		if obj.Pkg() != t.pkg {
			panic(fmt.Sprintf("ExportObjectFact(%s, %T): the object belongs to another package", obj, fact))
		}
		mustDeclare(a, fact)
		t.facts.put(obj, fact)
	}
	pass.ExportPackageFact = func(fact analysis.Fact) {
		mustDeclare(a, fact)
		t.facts.put(nil, fact)
	}
	return pass
}

func mustDeclare(a *analysis.Analyzer, fact analysis.Fact) {
	if !hasType(a.FactTypes, reflect.TypeOf(fact)) {
		panic(fmt.Sprintf("fact type %T is not among the analyzer's FactTypes", fact))
	}
}

// readFile reads one of the package's files, as Pass.ReadFile promises.
func (t *target) readFile(name string) ([]byte, error) {
	ok := slices.Contains(t.other, name) || slices.Contains(t.ignored, name) ||
		slices.ContainsFunc(t.files, func(f *ast.File) bool { return t.fset.File(f.FileStart).Name() == name })
	if !ok {
		return nil, fmt.Errorf("%s is not a file of package %s", name, t.path)
	}
	return os.ReadFile(name)
}

// checkFixes reports a malformed fix, which is an error of the analyzer, and gives an edit without end its end.
func checkFixes(fset *token.FileSet, fixes []analysis.SuggestedFix) error {
	for i := range fixes {
		fix := &fixes[i]
		slices.SortStableFunc(fix.TextEdits, func(a, b analysis.TextEdit) int {
			return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.End, b.End))
		})
		last := token.NoPos
		for j := range fix.TextEdits {
			edit := &fix.TextEdits[j]
			if !edit.End.IsValid() {
				edit.End = edit.Pos
			}
			file := fset.File(edit.Pos)
			switch {
			case file == nil:
				return fmt.Errorf("fix %q: edit without a position", fix.Message)
			case edit.End < edit.Pos || int(edit.End) > file.Base()+file.Size():
				return fmt.Errorf("fix %q: edit at %v has a bad end", fix.Message, fset.Position(edit.Pos))
			case edit.Pos < last:
				return fmt.Errorf("fix %q: overlapping edits at %v", fix.Message, fset.Position(edit.Pos))
			}
			last = edit.End
		}
	}
	return nil
}

// closure returns the analyzers and all that they require.
func closure(analyzers []*analysis.Analyzer) []*analysis.Analyzer {
	var all []*analysis.Analyzer
	seen := make(map[*analysis.Analyzer]bool)
	var visit func(a *analysis.Analyzer)
	visit = func(a *analysis.Analyzer) {
		if !seen[a] {
			seen[a] = true
			for _, req := range a.Requires {
				visit(req)
			}
			all = append(all, a)
		}
	}
	for _, a := range analyzers {
		visit(a)
	}
	return all
}

// carriers returns those of the closure of analyzers that have facts, hence must run on packages whose findings nobody
// asked for.
func (s Suite) carriers(analyzers []*analysis.Analyzer) (list []*analysis.Analyzer) {
	for _, a := range closure(analyzers) {
		switch {
		case a == s.Engine && s.Carrier != nil:
			list = append(list, s.Carrier)
		case len(a.FactTypes) > 0:
			list = append(list, a)
		}
	}
	return list
}
