package driver

// Which packages a standalone run reads, and for what.
//
// The go command is asked once, for names and files only. From its answer every package gets one of three treatments:
// analyzed for findings (named on the command line), analyzed for facts (of the main modules, below a named one), or
// known by its export data (all others). Source is read one package at a time, when its turn comes (standalone.go),
// never all at once.
//
// A package with an in-package test variant is reported on through that variant, which holds all its files, as go vet
// does; the plain one is then analyzed for facts, if anything imports it. Test main packages are skipped. A package
// that imports one read from source must be read from source itself, or types would not be identical; if it is foreign,
// without function bodies.

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"
)

const loadMode = packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles |
	packages.NeedImports | packages.NeedDeps | packages.NeedExportFile |
	packages.NeedModule | packages.NeedTypesSizes | packages.NeedForTest

// A node is a package that is read from source.
type node struct {
	pkg     *packages.Package
	report  bool    // its findings are wanted
	own     bool    // it is analyzed; otherwise only type-checked
	deps    []*node // the imports that are read from source
	users   []*node // the inverse
	waiting int     // deps not done
	target  *target // once type-checked; without syntax when done
}

// A plan is all that a run reads.
type plan struct {
	roots   []*packages.Package
	nodes   []*node // each after its deps
	byPkg   map[*packages.Package]*node
	foreign []*packages.Package // imported by a node, known by export data
	named   map[string]bool     // import paths on the command line
}

// load asks the go command for the packages that match the patterns.
func load(patterns []string, tests bool) (*plan, error) {
	roots, err := packages.Load(&packages.Config{Mode: loadMode, Tests: tests}, patterns...)
	if err != nil {
		return nil, err
	}
	p := &plan{
		byPkg: make(map[*packages.Package]*node),
		named: make(map[string]bool),
	}
	variant := make(map[string]bool) // paths that a test variant reports on
	for _, r := range roots {
		if isTestMain(r) {
			continue
		}
		p.roots = append(p.roots, r)
		p.named[r.PkgPath] = true
		if r.ForTest == r.PkgPath && r.ExportFile != "" && len(r.Errors) == 0 {
			variant[r.PkgPath] = true
		}
	}
	for _, r := range p.roots {
		if r.ForTest == "" && variant[r.PkgPath] {
			continue
		}
		if n := p.visit(r); n != nil {
			n.report = true
		}
	}
	return p, nil
}

// isTestMain reports whether the package is a test's generated main package. Its one file lies in the build cache,
// under a name without extension.
func isTestMain(p *packages.Package) bool {
	return p.Name == "main" && strings.HasSuffix(p.ID, ".test") &&
		!slices.ContainsFunc(p.GoFiles, func(f string) bool { return filepath.Ext(f) == ".go" })
}

// visit returns the node of a package, or nil if its export data will do.
func (p *plan) visit(pkg *packages.Package) *node {
	if n, ok := p.byPkg[pkg]; ok {
		return n
	}
	p.byPkg[pkg] = nil
	if pkg.PkgPath == "unsafe" {
		return nil
	}
	n := &node{pkg: pkg, own: p.isOwn(pkg)}
	var foreign []*packages.Package
	for _, path := range sortedKeys(pkg.Imports) {
		imp := pkg.Imports[path]
		if dep := p.visit(imp); dep == nil {
			foreign = append(foreign, imp)
		} else if !slices.Contains(n.deps, dep) {
			n.deps = append(n.deps, dep)
		}
	}
	if !n.own && len(n.deps) == 0 && pkg.ExportFile != "" {
		return nil
	}
	for _, dep := range n.deps {
		dep.users = append(dep.users, n)
	}
	n.waiting = len(n.deps)
	p.byPkg[pkg] = n
	p.nodes = append(p.nodes, n)
	p.foreign = append(p.foreign, foreign...)
	return n
}

// isOwn reports whether the package is analyzed: it was named, or belongs to a main module, which is a module without
// version.
func (p *plan) isOwn(pkg *packages.Package) bool {
	return p.named[pkg.PkgPath] || pkg.Module != nil && pkg.Module.Version == ""
}

// module is what analyzers are told. A named package counts as own, whatever its module, so it has no version.
func (n *node) module() *analysis.Module {
	m := n.pkg.Module
	if m == nil {
		return new(analysis.Module)
	}
	return &analysis.Module{
		Path: m.Path, Time: m.Time, Main: m.Main, Indirect: m.Indirect,
		Dir: m.Dir, GoMod: m.GoMod, GoVersion: m.GoVersion,
	}
}

// jsonID is the package's name in JSON: its import path, so that the same finding has the same place whether test files
// are loaded or not.
func (n *node) jsonID() string { return n.pkg.PkgPath }

// unmatched returns an error for each pattern that no package matches. The go command says nothing when a wildcard
// matches no directory.
func (p *plan) unmatched(patterns []string) []error {
	var errs []error
	for _, pattern := range patterns {
		matches := func(r *packages.Package) bool { return matchPattern(pattern, r) }
		if strings.Contains(pattern, "...") && !slices.ContainsFunc(p.roots, matches) {
			errs = append(errs, fmt.Errorf("%s matched no packages", pattern))
		}
	}
	if len(p.roots) == 0 && len(errs) == 0 {
		errs = append(errs, fmt.Errorf("%s matched no packages", strings.Join(patterns, " ")))
	}
	return errs
}

// matchPattern reports whether a wildcard pattern may have brought the package in. A pattern that it cannot judge
// matches.
func matchPattern(pattern string, pkg *packages.Package) bool {
	prefix, rest, _ := strings.Cut(pattern, "...")
	if rest != "" {
		return true
	}
	name := pkg.PkgPath
	if strings.HasPrefix(pattern, ".") || filepath.IsAbs(pattern) {
		abs, err := filepath.Abs(prefix)
		if err != nil || pkg.Dir == "" {
			return true
		}
		if real, err := filepath.EvalSymlinks(abs); err == nil && !within(pkg.Dir, abs) {
			abs = real
		}
		return within(pkg.Dir, abs)
	}
	return strings.HasPrefix(name+"/", prefix)
}

func within(dir, root string) bool {
	return dir == root || root == string(filepath.Separator) || strings.HasPrefix(dir, root+string(filepath.Separator))
}
