package variant

// This file changes how imported things are called.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// aliasImports gives every import another name.
func aliasImports(s *Source) []*Change {
	c := newChange()
	for i, spec := range s.imports() {
		alias := fmt.Sprintf("import%d", i)
		c.replace(spec.file, spec.Pos(), spec.Path.Pos(), alias+" ")
		for _, use := range spec.uses {
			c.replace(spec.file, use.Pos(), use.X.End(), alias)
		}
	}
	return c.one()
}

// dotImports imports everything without a qualifier, where no name hides what is meant.
func dotImports(s *Source) []*Change {
	c := newChange()
	taken := map[*ast.File]map[string]bool{}
	for _, spec := range s.imports() {
		if taken[spec.file] == nil {
			taken[spec.file] = map[string]bool{}
			for _, name := range s.Types.Scope().Names() {
				taken[spec.file][name] = true
			}
		}
		exported := slices.DeleteFunc(spec.of.Scope().Names(), func(name string) bool { return !token.IsExported(name) })
		hidden := slices.ContainsFunc(exported, func(name string) bool { return taken[spec.file][name] }) ||
			slices.ContainsFunc(spec.uses, func(use *ast.SelectorExpr) bool {
				_, obj := s.Types.Scope().Innermost(use.Pos()).LookupParent(use.Sel.Name, use.Pos())
				return obj != nil
			})
		if hidden {
			continue
		}
		for _, name := range exported {
			taken[spec.file][name] = true
		}
		c.replace(spec.file, spec.Pos(), spec.Path.Pos(), ". ")
		for _, use := range spec.uses {
			c.replace(spec.file, use.Pos(), use.Sel.Pos(), "")
		}
	}
	return c.one()
}

// imported is an import with a name, and its uses.
type imported struct {
	*ast.ImportSpec
	file *ast.File
	of   *types.Package
	uses []*ast.SelectorExpr
}

func (s *Source) imports() (found []*imported) {
	for _, f := range s.Syntax {
		byName := map[types.Object]*imported{}
		for _, spec := range f.Imports {
			name := s.TypesInfo.PkgNameOf(spec)
			if name == nil || name.Name() == "_" || name.Name() == "." {
				continue
			}
			byName[name] = &imported{spec, f, name.Imported(), nil}
			found = append(found, byName[name])
		}
		for n := range ast.Preorder(f) {
			if sel, ok := n.(*ast.SelectorExpr); ok {
				if id, ok := sel.X.(*ast.Ident); ok && byName[s.TypesInfo.Uses[id]] != nil {
					spec := byName[s.TypesInfo.Uses[id]]
					spec.uses = append(spec.uses, sel)
				}
			}
		}
	}
	return found
}
