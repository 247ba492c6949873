package variant

// This file changes how things are called: other names, parentheses, type aliases.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// rename gives every name that belongs to the package alone another one: local ones, fields, functions, types. Exported
// names, methods and the ending Locked mean something, and stay.
func rename(s *Source) []*Change {
	c := newChange()
	names, embedded := map[types.Object]string{}, embeddedTypes(s)
	for _, id := range inOrder(s.TypesInfo.Defs) {
		obj := s.TypesInfo.Defs[id]
		if obj == nil || id.Name == "_" || id.Name == "init" || id.Name == "main" || obj.Exported() || embedded[obj] || isMethod(obj) {
			continue
		}
		if v, ok := obj.(*types.Var); ok && v.Embedded() {
			continue
		}
		if _, ok := obj.(*types.PkgName); ok {
			continue
		}
		name := fmt.Sprintf("name%d", len(names))
		if strings.HasSuffix(id.Name, "Locked") {
			name += "Locked"
		}
		names[obj] = name
	}
	for _, uses := range []map[*ast.Ident]types.Object{s.TypesInfo.Defs, s.TypesInfo.Uses} {
		for _, id := range inOrder(uses) {
			if name, ok := names[origin(uses[id])]; ok {
				c.replace(s.file(id), id.Pos(), id.End(), name)
			}
		}
	}
	return c.one()
}

// origin is the declared object of a use in an instantiated type.
func origin(obj types.Object) types.Object {
	switch obj := obj.(type) {
	case *types.Var:
		return obj.Origin()
	case *types.Func:
		return obj.Origin()
	}
	return obj
}

func isMethod(obj types.Object) bool {
	fn, ok := obj.(*types.Func)
	return ok && fn.Signature().Recv() != nil
}

// embeddedTypes are the types that give their names to fields.
func embeddedTypes(s *Source) map[types.Object]bool {
	found := map[types.Object]bool{}
	for _, f := range s.Syntax {
		for n := range ast.Preorder(f) {
			if field, ok := n.(*ast.Field); ok && field.Names == nil {
				for m := range ast.Preorder(field.Type) {
					if id, ok := m.(*ast.Ident); ok {
						found[s.TypesInfo.Uses[id]] = true // parameters too; they lose nothing
					}
				}
			}
		}
	}
	return found
}

// parenthesise puts every value into parentheses.
func parenthesise(s *Source) []*Change {
	c := newChange()
	for _, f := range s.Syntax {
		bare := map[ast.Expr]bool{}
		for n := range ast.Preorder(f) {
			switch n := n.(type) {
			case *ast.GoStmt:
				bare[n.Call] = true
			case *ast.DeferStmt:
				bare[n.Call] = true
			case *ast.AssignStmt:
				if n.Tok == token.DEFINE {
					for _, e := range n.Lhs {
						bare[e] = true
					}
				}
			case *ast.RangeStmt:
				bare[n.Key], bare[n.Value] = true, true
			case *ast.TypeAssertExpr:
				bare[n] = n.Type == nil
			case *ast.CompositeLit:
				bare[n] = n.Type == nil
			case *ast.SelectorExpr:
				_, bare[n] = s.TypesInfo.Instances[n.Sel] // what it is an instance of, the call behind it decides
			case *ast.Ident:
				_, bare[n] = s.TypesInfo.Instances[n]
			case *ast.KeyValueExpr:
				bare[n.Key] = s.isField(n.Key)
			}
			e, ok := n.(ast.Expr)
			if tv, typed := s.TypesInfo.Types[e]; ok && typed && tv.IsValue() && !bare[e] {
				c.insert(f, e.Pos(), "(")
				c.insert(f, e.End(), ")")
			}
		}
	}
	return c.one()
}

// isField tells whether a key is the name of a field.
func (s *Source) isField(key ast.Expr) bool {
	id, _ := key.(*ast.Ident)
	v, ok := s.TypesInfo.Uses[id].(*types.Var)
	return ok && v.IsField()
}

// aliasTypes names every type of a package, and of the ones it imports, by an alias.
func aliasTypes(s *Source) []*Change {
	c := newChange()
	for _, f := range s.Syntax {
		aliases, fixed := map[types.Object]string{}, map[ast.Expr]bool{}
		for n := range ast.Preorder(f) {
			switch n := n.(type) {
			case *ast.StructType:
				for _, field := range n.Fields.List {
					if field.Names == nil { // its type gives it its name
						fixed[field.Type] = true
						if star, ok := field.Type.(*ast.StarExpr); ok {
							fixed[star.X] = true
						}
					}
				}
			case *ast.SelectorExpr:
				if name, ok := s.TypesInfo.Uses[n.Sel].(*types.TypeName); ok && !fixed[n] && plainType(name) {
					s.aliasType(c, f, aliases, name, n)
				}
				fixed[n.Sel] = true
			case *ast.Ident:
				if name, ok := s.TypesInfo.Uses[n].(*types.TypeName); ok && !fixed[n] && plainType(name) {
					s.aliasType(c, f, aliases, name, n)
				}
			}
		}
	}
	return c.one()
}

func (s *Source) aliasType(c *Change, f *ast.File, aliases map[types.Object]string, name *types.TypeName, use ast.Expr) {
	if aliases[name] == "" {
		aliases[name] = fmt.Sprintf("alias%d_%d", f.FileStart, len(aliases))
		c.append(f, "type "+aliases[name]+" = "+s.code(f, use), s.line(use.Pos()))
	}
	c.replace(f, use.Pos(), use.End(), aliases[name])
}

// plainType tells whether a type is declared by a package, and has no parameters.
func plainType(name *types.TypeName) bool {
	if name.Pkg() == nil || name.Parent() != name.Pkg().Scope() {
		return false
	}
	generic, ok := name.Type().(interface{ TypeParams() *types.TypeParamList })
	return !ok || generic.TypeParams().Len() == 0
}

// file is the file of a node.
func (s *Source) file(n ast.Node) *ast.File {
	for _, f := range s.Syntax {
		if f.FileStart <= n.Pos() && n.Pos() < f.FileEnd {
			return f
		}
	}
	return nil
}

// inOrder gives identifiers in the order of their positions.
func inOrder(ids map[*ast.Ident]types.Object) (list []*ast.Ident) {
	for id := range ids {
		list = append(list, id)
	}
	slices.SortFunc(list, func(x, y *ast.Ident) int { return int(x.Pos() - y.Pos()) })
	return list
}
