package held

// This file decides, from types alone, whether a package needs to be looked at: something in it waits, or is known to
// wait, and something locks; or other packages can learn from it that it waits, holds a lock while it calls them, or asks
// a failpoint. Package main tells nobody.

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssabuild"
)

// Needed reports whether a Reading has anything to find. waits tells whether something in the package itself waits.
// tests tells whether the test files count.
func Needed(pass *analysis.Pass, rows *knowledge.Table, waits, tests bool) bool {
	locks, library := false, pass.Pkg.Name() != "main"
	seen := map[types.Object]bool{}
	for id, obj := range pass.TypesInfo.Uses {
		fn, ok := obj.(*types.Func)
		if !ok || seen[fn] || fn.Pkg() == nil || !tests && ssabuild.InTest(pass.Fset, id.Pos()) {
			continue
		}
		seen[fn] = true
		h, _ := rows.HoldOf(fn)
		switch {
		case h.Does == knowledge.Injects && library:
			return true // importers ask whether it is what stands before their waits
		case h.Does == knowledge.Waits:
			waits = true
		case !locks:
			locks = h.Does == knowledge.Takes || h.Does == knowledge.Tries || h.Does == knowledge.Gives || h.Does == knowledge.Runs
		}
		if f := new(Fact); fn.Pkg() != pass.Pkg && (!waits || !locks) && pass.ImportObjectFact(fn.Origin(), f) {
			w, h := f.Known()
			waits, locks = waits || w, locks || h
		}
	}
	return waits && (locks || library) || locks && library && runsArguments(pass)
}

// runsArguments reports whether an exported function takes a function, or returns one: it may hold while it calls it.
func runsArguments(pass *analysis.Pass) bool {
	for _, file := range pass.Files {
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok || !fn.Name.IsExported() {
				continue
			}
			for _, list := range []*ast.FieldList{fn.Type.Params, fn.Type.Results} {
				if list == nil {
					continue
				}
				for _, field := range list.List {
					if t := pass.TypesInfo.TypeOf(field.Type); t != nil {
						if _, ok := t.Underlying().(*types.Signature); ok {
							return true
						}
					}
				}
			}
		}
	}
	return false
}
