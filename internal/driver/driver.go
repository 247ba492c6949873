// Package driver is the command's machinery around the checks: it decides how packages are loaded, analyzed and
// reported, and knows no check by name.
//
// One binary is two drivers. The unit driver answers go vet, one package a process (unit.go). The standalone driver
// loads and analyzes the packages that the command line names (standalone.go). Both run analyzers with the same runner
// (runner.go) over the same kind of fact sets (facts.go), and both type-check only the module's own packages; every
// other package is export data. What needs x/tools' fix applier is handed over to multichecker.
package driver

import (
	"fmt"
	"go/token"
	"os"
	"runtime"
	"runtime/debug"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/multichecker"

	"github.com/backofflint/backofflint/internal/stdlib"
)

// progName is the name under which the command speaks.
const progName = "backofflint"

// Suite is what the command runs.
type Suite struct {
	Checks   []*analysis.Analyzer                           // the checks, in the order of help
	Engine   *analysis.Analyzer                             // the helper analyzer that the checks require; carries the facts
	Carrier  *analysis.Analyzer                             // what is left of Engine where its facts alone are wanted; nil for Engine itself
	Describe func(result any, fset *token.FileSet) []string // one line per schedule of Engine's result, for -debug=schedule
	Unmet    func() []string                                // the user's rows that nothing was found for, told by -debug=schedule
	Commands []Command                                      // besides checking
}

// Main parses os.Args, runs the suite and exits.
func Main(s Suite) {
	os.Exit(run(s, os.Args[1:]))
}

func run(s Suite, args []string) int {
	if err := analysis.Validate(s.all()); err != nil {
		return complain(err)
	}
	if c := s.command(args); c != nil {
		return c.Run(s.Engine, args[1:])
	}
	o, err := parseFlags(s, args)
	if err != nil {
		return complain(err)
	}
	unit := len(o.args) == 1 && strings.HasSuffix(o.args[0], ".cfg")
	switch {
	case o.version != "" || o.listFlags:
		handOver(s) // does not return
	case o.help:
		return help(s, o)
	case unit && o.debug != "":
		return complain(fmt.Errorf("-debug=%s works without go vet only: run %s -debug=%s", o.debug, progName, o.debug))
	case unit && (o.format > formatJSON || o.baseline != ""):
		return complain(fmt.Errorf("-format and -baseline work without go vet only: run %s ./... with them", progName))
	case o.fix || o.diff:
		if o.debug != "" {
			return complain(fmt.Errorf("-debug=%s and -fix cannot be used together", o.debug))
		}
		if len(o.args) == 0 {
			os.Args = append(os.Args, "./...")
		}
		handOver(s)
	case unit:
		return runUnit(s, o, o.args[0])
	}
	stop, err := o.profile.start()
	if err != nil {
		return complain(err)
	}
	defer stop()
	return runStandalone(s, o)
}

// all returns the engine and the checks.
func (s Suite) all() []*analysis.Analyzer {
	if s.Engine == nil {
		return s.Checks
	}
	for _, a := range s.Checks {
		if a == s.Engine {
			return s.Checks
		}
	}
	return append([]*analysis.Analyzer{s.Engine}, s.Checks...)
}

// handOver lets x/tools' driver do the whole run; it exits the process. That driver analyses the standard library's
// source too.
func handOver(s Suite) {
	if s.Engine != nil {
		run := s.Engine.Run
		s.Engine.Run = func(pass *analysis.Pass) (any, error) { return run(stdlib.Foreign(pass)) }
	}
	for _, a := range closure(s.all()) {
		guard(a)
	}
	multichecker.Main(s.Checks...)
}

// guard makes a panic of the analyzer one line and the end of the run, before any file is changed: with -fix, x/tools'
// driver would drop an error of an analyzer without a word.
func guard(a *analysis.Analyzer) {
	run := a.Run
	a.Run = func(pass *analysis.Pass) (any, error) {
		defer func() {
			if p := recover(); p != nil {
				os.Exit(complain(internalError(pass, pass.Pkg.Path(), p)))
			}
		}()
		return run(pass)
	}
}

// complain prints one error and returns the exit status for it.
func complain(err error) int {
	fmt.Fprintf(os.Stderr, "%s: %v\n", progName, err)
	return exitError
}

// setGC sets the garbage collector's target, unless the user has.
func setGC(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

// putOffGC lets the heap grow to so many bytes before the first collection, and then sets the target, unless the user
// has said otherwise.
func putOffGC(heap int64, percent int) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	limit := debug.SetMemoryLimit(heap)
	debug.SetGCPercent(-1)
	runtime.AddCleanup(new(firstGarbage), func(limit int64) {
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(limit)
	}, limit)
}

// firstGarbage is nobody's as soon as it is made: when it is cleaned up, the first collection has begun.
type firstGarbage [64]byte

// Exit statuses, the same as x/tools' multichecker has.
const (
	exitClean    = 0
	exitError    = 1
	exitFindings = 3
)
