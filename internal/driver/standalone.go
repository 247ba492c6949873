package driver

// The standalone driver: packages named on the command line, in one process.
//
// Packages are worked through from the bottom of the import graph upwards, as many at a time as there are processors.
// Each is parsed, type-checked, analyzed and dropped but for its types, its facts and its findings, so the memory in
// use is that of a few packages, however large the module.
//
// Errors come first and make the exit status 1; findings of the packages that are fine are printed all the same.

import (
	"fmt"
	"go/types"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"
)

// A walk is a standalone run under way.
type walk struct {
	suite    Suite
	plan     *plan
	universe *universe
	progress *progress
	checks   []*analysis.Analyzer // for packages that are reported on
	carriers []*analysis.Analyzer // for the others
	found    func(Found)          // takes what the engine finds; may be nil

	mu     sync.Mutex
	sets   map[*types.Package]*factSet
	report report
	lines  []string // of -debug=schedule
}

// standaloneGC is the garbage collector's target. The default of 100 costs a fifth more processor time here; 200 still
// needs less memory than holding the syntax of all packages, as x/tools' driver does, at 100.
const standaloneGC = 200

func runStandalone(s Suite, o *options) int {
	setGC(standaloneGC)
	patterns := o.args
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	progress := newProgress()
	defer progress.end()
	p, err := load(patterns, o.tests && readTests(o.checks))
	if err != nil {
		progress.end()
		return complain(err)
	}
	w := &walk{
		suite: s, plan: p, progress: progress,
		checks: o.checks, carriers: s.carriers(o.checks),
		sets: make(map[*types.Package]*factSet),
	}
	if o.debug != "" && s.Engine != nil && s.Describe != nil {
		w.found = func(f Found) { w.lines = append(w.lines, s.Describe(f.Result, f.Fset)...) }
		if !slices.Contains(w.checks, s.Engine) {
			w.checks = append(slices.Clone(w.checks), s.Engine)
			w.carriers = s.carriers(w.checks)
		}
	}
	w.run()
	progress.end()
	if w.found != nil && s.Unmet != nil {
		for _, row := range s.Unmet() {
			w.lines = append(w.lines, row+": the row is about no function that is used here")
		}
	}
	return w.print(o, patterns)
}

// run works through all packages of the plan.
func (w *walk) run() {
	nodes := w.plan.nodes
	w.progress.expect(len(nodes))
	w.universe = newUniverse(w.plan.foreign)
	w.plan.foreign = nil

	ready := make(chan *node, len(nodes))
	for _, n := range nodes {
		if n.waiting == 0 {
			ready <- n
		}
	}
	left := len(nodes)
	if left == 0 {
		close(ready)
	}
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(nodes)) {
		wg.Go(func() {
			for n := range ready {
				w.visit(n)
				w.progress.step()
				w.mu.Lock()
				for _, user := range n.users {
					if user.waiting--; user.waiting == 0 {
						ready <- user
					}
				}
				if left--; left == 0 {
					close(ready)
				}
				w.mu.Unlock()
			}
		})
	}
	wg.Wait()
}

// visit type-checks and analyzes one package, and drops its syntax.
func (w *walk) visit(n *node) {
	w.plan.typeCheck(w.universe, n)
	t := n.target
	if n.own {
		w.analyze(n)
	}
	n.target = &target{pkg: t.pkg, facts: t.facts, problems: t.problems}
}

func (w *walk) analyze(n *node) {
	t := n.target
	t.facts = newFactSet(t.pkg)
	t.facts.below = w.factSet
	for _, dep := range n.deps {
		if dep.target.facts != nil {
			t.facts.deps = append(t.facts.deps, dep.target.facts)
		}
	}
	checks := w.carriers
	if n.report {
		checks = w.checks
	}
	done := t.analyze(checks)

	w.mu.Lock()
	defer w.mu.Unlock()
	if out := done[w.suite.Engine]; n.report && w.found != nil && out != nil && out.err == nil {
		w.found(Found{Path: n.pkg.PkgPath, Fset: t.fset, Result: out.result})
	}
	w.sets[t.pkg] = t.facts
	if n.report {
		w.report.collect(n.jsonID(), checks, t, done)
	} else {
		w.report.collect(n.jsonID(), nil, t, done)
	}
}

func (w *walk) factSet(pkg *types.Package) *factSet {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.sets[pkg]
}

// print prints the run's results and returns the exit status.
func (w *walk) print(o *options, patterns []string) int {
	errs := w.plan.unmatched(patterns)
	for _, err := range errs {
		complain(err)
	}
	problems := w.plan.problems()
	for _, line := range problems {
		fmt.Fprintln(os.Stderr, line)
	}
	r := &w.report
	r.sort()
	r.printErrors(os.Stderr)
	slices.SortFunc(w.lines, compareLines)
	for _, line := range slices.Compact(w.lines) {
		fmt.Println(fromHere(strings.TrimRight(line, "\n")))
	}
	failed := len(errs)+len(problems)+len(r.errors) > 0
	if err := w.baseline(o, failed); err != nil {
		return complain(err)
	}
	if err := r.print(o, failed); err != nil {
		return complain(err)
	}
	switch {
	case failed:
		return exitError
	case len(r.findings) > 0 && !o.format.quiet():
		return exitFindings
	}
	return exitClean
}
