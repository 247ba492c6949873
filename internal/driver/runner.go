package driver

// The runner: analyzers over one type-checked package, in the order of their requirements. It approximates nothing of
// the analysis API; it runs them one after the other, since parallelism across packages is enough, and turns a panic
// into one error so that the other packages are still analyzed.

import (
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"reflect"
	"runtime"
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
