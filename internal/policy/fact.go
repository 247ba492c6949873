package policy

// This file carries policies to the packages that import them: what functions give and variables hold, and which
// functions run a policy that they are given.

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// Fact is about a function or a variable of a package.
type Fact struct {
	Results []Packed // of a function by position; of a variable what it holds
	Runs    []PackedRun
	Keeps   []int // the parameters, from 1, that bring a policy which is kept as it is
}

// Packed is a policy that can travel.
type Packed struct {
	Plan  knowledge.Plan
	Row   string
	Where string
	Told  bool
	Param int
	Count int // the parameter that is the number of attempts, from 1; 0: none is
	Set   knowledge.Set
}

// PackedRun is a run of a policy that a parameter brings.
type PackedRun struct {
	Policy Packed
	Engine string
	Op     int // the parameter that is the operation, from 1; 0: none
	Below  []string
}

// AFact marks Fact as a fact.
func (*Fact) AFact() {}

// String tells the fact as tests of facts print it.
func (f *Fact) String() string {
	var parts []string
	for _, p := range f.Results {
		if p.Row != "" {
			parts = append(parts, "gives "+p.Row)
		}
	}
	for _, run := range f.Runs {
		parts = append(parts, "runs "+run.Engine)
	}
	for _, at := range f.Keeps {
		parts = append(parts, fmt.Sprintf("keeps parameter %d", at))
	}
	return strings.Join(parts, ", ")
}

func (p Policy) pack() Packed {
	packed := Packed{Plan: p.Plan, Where: p.Where, Told: p.Told, Param: p.Param, Count: p.count.param, Set: p.count.set}
	if p.Row != nil {
		packed.Row = p.Row.Name
	}
	return packed
}

// policy unpacks; row stands in where no row is named.
func (p Packed) policy(row *knowledge.Policy) Policy {
	if named := knowledge.PolicyNamed(p.Row); named != nil {
		row = named
	}
	return Policy{Plan: p.Plan, Row: row, Where: p.Where, Told: p.Told, Param: p.Param, count: count{p.Count, p.Set}}
}

// factOf is the fact about a function of another package.
func (r *Reader) factOf(obj *types.Func) (*Fact, bool) {
	fact := new(Fact)
	if obj == nil || obj.Pkg() == nil || obj.Pkg() == r.pass.Pkg || !r.pass.ImportObjectFact(obj, fact) {
		return nil, false
	}
	return fact, true
}

// Export attaches facts to the package's functions and variables. runs are those of the package.
func (r *Reader) Export(funcs []*ssa.Function, runs []Run) {
	byFunc := map[*ssa.Function][]PackedRun{}
	for _, run := range runs {
		if run.Param == 0 || run.Engine == nil {
			continue
		}
		fn := run.Call.Parent()
		op := 0
		if p, ok := run.Op.(*ssa.Parameter); ok {
			op = slices.Index(fn.Params, p) + 1
		}
		below := append([]string{r.host.At(run.At())}, run.Below...)
		packed := run.pack()
		packed.Plan = run.Raw
		byFunc[fn] = append(byFunc[fn], PackedRun{packed, run.Engine.Name, op, below})
	}
	for _, fn := range funcs {
		obj := ssaread.Declared(fn)
		if obj == nil || !obj.Exported() || obj.Pkg() != r.pass.Pkg || fn.Parent() != nil {
			continue
		}
		fact := &Fact{Runs: byFunc[fn], Results: r.results(fn)}
		for i, p := range fn.Params {
			if r.keeps(p) {
				fact.Keeps = append(fact.Keeps, i+1)
			}
		}
		if len(fact.Runs) > 0 || len(fact.Results) > 0 || len(fact.Keeps) > 0 {
			r.pass.ExportObjectFact(obj, fact)
		}
	}
	for _, m := range funcs[0].Pkg.Members {
		g, ok := m.(*ssa.Global)
		if !ok || !knowledge.OfPolicies(ssaread.Deref(g.Type())) || g.Object() == nil || !g.Object().Exported() {
			continue
		}
		if p := r.held(g); p.Known() {
			r.pass.ExportObjectFact(g.Object(), &Fact{Results: []Packed{p.pack()}})
		}
	}
}

// results are the policies that a function gives; nil when it gives none.
func (r *Reader) results(fn *ssa.Function) []Packed {
	var out []Packed
	any := false
	for i := range fn.Signature.Results().Len() {
		p := unknown()
		if knowledge.OfPolicies(fn.Signature.Results().At(i).Type()) {
			p = r.any(ssaread.Results(fn, i))
		}
		any = any || p.Known() || p.Param > 0
		out = append(out, p.pack())
	}
	if !any {
		return nil
	}
	return out
}
