package held

// This file is the index of one package: where closures are made, what is stored where, and the summaries so far.

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/schedule"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// program is one package under analysis.
type program struct {
	pass  *analysis.Pass
	rows  *knowledge.Table
	pkg   *ssa.Package
	funcs []*ssa.Function
	waits func(*ssa.Function) []*schedule.Wait

	made   map[*ssa.Function]*ssa.MakeClosure // where a closure is made
	stored map[any][]ssa.Value                // what fields and globals of function and interface type are given
	kinds  *ssaread.Kinds                     // what can stand behind an interface
	verbs  map[*types.Func]knowledge.Hold
	facts  map[*types.Func]*summary // of other packages; nil for none
	calls  map[ssa.CallInstruction][]*target
	sums   map[*ssa.Function]*summary
	places map[ssa.Value]place // of the function that is being solved: later ones may know more
	waited map[*ssa.Function][]primitive
	blocks map[token.Pos]string // what is held where the package blocks
}

func newProgram(pass *analysis.Pass, rows *knowledge.Table, pkg *ssa.Package, funcs []*ssa.Function, waits func(*ssa.Function) []*schedule.Wait) *program {
	p := &program{
		pass: pass, rows: rows, pkg: pkg, funcs: funcs, waits: waits,
		made:   map[*ssa.Function]*ssa.MakeClosure{},
		stored: map[any][]ssa.Value{},
		verbs:  map[*types.Func]knowledge.Hold{},
		facts:  map[*types.Func]*summary{},
		calls:  map[ssa.CallInstruction][]*target{},
		sums:   map[*ssa.Function]*summary{},
		places: map[ssa.Value]place{},
		waited: map[*ssa.Function][]primitive{},
		blocks: map[token.Pos]string{},
	}
	for _, fn := range funcs {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				switch instr := instr.(type) {
				case *ssa.MakeClosure:
					p.made[instr.Fn.(*ssa.Function)] = instr
				case *ssa.Store:
					p.keep(instr)
				}
			}
		}
	}
	return p
}

// keep notes what functions and what values behind interfaces are stored in fields and package variables.
func (p *program) keep(st *ssa.Store) {
	switch st.Val.Type().Underlying().(type) {
	case *types.Signature, *types.Interface:
	default:
		return
	}
	if at := p.slot(st.Addr); at != nil && !ssaread.IsNil(st.Val) {
		p.stored[at] = append(p.stored[at], st.Val)
	}
}

// only is the one value that a field or a package variable is given, or nil.
func (p *program) only(at any) ssa.Value {
	if at == nil || len(p.stored[at]) != 1 {
		return nil
	}
	return p.stored[at][0]
}

// slot is the field or package variable that an address names, or nil. What other packages can store to is none.
func (p *program) slot(addr ssa.Value) any {
	switch addr := addr.(type) {
	case *ssa.FieldAddr:
		return fieldOf(addr.X.Type(), addr.Field)
	case *ssa.Global:
		if addr.Object() != nil && !addr.Object().Exported() {
			return addr
		}
	}
	return nil
}

func fieldOf(t types.Type, i int) any {
	f := ssaread.Field(t, i)
	if f == nil || f.Exported() {
		return nil
	}
	return f
}

// own reports whether a package belongs to the module under analysis.
func (p *program) own(pkg *types.Package) bool {
	if pkg == nil || pkg == p.pass.Pkg {
		return pkg != nil
	}
	m := p.pass.Module
	return m != nil && m.Path != "" && (pkg.Path() == m.Path || strings.HasPrefix(pkg.Path(), m.Path+"/"))
}

// verb returns what a function does to something that is held.
func (p *program) verb(fn *types.Func) knowledge.Hold {
	if fn == nil {
		return knowledge.Hold{}
	}
	h, ok := p.verbs[fn]
	if !ok {
		h, _ = p.rows.HoldOf(fn)
		p.verbs[fn] = h
	}
	return h
}

// at names a position in the package.
func (p *program) at(pos token.Pos) string { return schedule.At(p.pass.Fset, pos) }

func (p *program) inTest(pos token.Pos) bool {
	return pos.IsValid() && strings.HasSuffix(p.pass.Fset.Position(pos).Filename, "_test.go")
}
