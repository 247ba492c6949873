package driver

// What an analyzer is handed: one type-checked package, and the facts about those below it. It keeps to the analysis
// API, whose rules it holds analyzers to: a fact of a type that was not declared, or a malformed fix, is a panic.

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// newPass is what the analyzer is handed; what it reports goes to out.
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
	}
	t.lendFacts(pass)
	return pass
}

// lendFacts lets the pass read and write the target's facts, those of its analyzer's types only.
func (t *target) lendFacts(pass *analysis.Pass) {
	a := pass.Analyzer
	pass.AllObjectFacts = func() []analysis.ObjectFact { return t.facts.objectFacts(a.FactTypes) }
	pass.AllPackageFacts = func() []analysis.PackageFact { return t.facts.packageFacts(a.FactTypes) }
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
