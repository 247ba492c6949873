package schedule

// This file carries what a function does to the packages that import it: what its results are, in terms of its
// parameters and of state, and what it waits for. Symbols and pointers stay behind; a place is named as file:line.
// A fact can bind a parameter's growth, not its numbers: a constant number of attempts of another package's helper
// from an argument leaves the largest delay unknown.

import (
	"cmp"
	"fmt"
	"go/token"
	"go/types"
	"math"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// Summary is the fact about a function.
type Summary struct {
	Results []Packed // by position
	Waits   []WaitFact
	Told    []string // the faults that are reported at the function itself
	Plain   bool     // it has plain parameters only: no receiver, no state
	Looks   ExitKind // what it looks at before it answers yes or no: where that ends a loop, it is an exit of that kind
}

// WaitFact is a wait inside a function.
type WaitFact struct {
	Delay Packed
	Kind  WaitKind
	At    string
	Looks ExitKind // what is looked at around the wait
	Own   bool     // the delay is the function's own: waiting is nearly all it does
}

// Packed is an abstract number in terms of parameters and of state.
type Packed struct {
	Params   []PackedTerm
	State    []PackedTerm
	Lo, Hi   float64
	Drawn    bool
	Seeded   bool
	DrawAt   string
	Opaque   bool
	Wrap     uint8
	WrapAt   string
	WrapsAt  int
	Around   bool
	Settings []string // fields that turn the draw on; all zero: no draw
}

// PackedTerm is a term of a number.
type PackedTerm struct {
	Param   int // position in the signature, the receiver first
	Class   Class
	Factor  float64
	Base    float64
	CoefLo  float64
	CoefHi  float64
	Share   float64
	Falls   bool
	Capped  bool
	Why     string
	At      string
	Leaves  string // where the function returns it
	Counted bool
	Opaque  bool
	Lost    bool
	Partly  bool // on some path the number is another, that the parameter has no part in
}

// AFact marks Summary as a fact.
func (*Summary) AFact() {}

// String tells the fact as tests of facts print it.
func (s *Summary) String() string {
	out := "delays"
	for i, r := range s.Results {
		if r.interesting() {
			out += fmt.Sprintf(" result%d=%s", i, r.class())
		}
	}
	for _, w := range s.Waits {
		out += " waits=" + w.Delay.class()
	}
	return out
}

func (p Packed) class() string {
	c := Fixed
	for _, t := range slices.Concat(p.Params, p.State) {
		if !t.Falls {
			c = max(c, t.Class)
		}
	}
	return c.String()
}

// interesting reports whether a caller learns anything.
func (p Packed) interesting() bool { return len(p.Params)+len(p.State) > 0 || p.Drawn || p.Opaque }

// pack turns a value in the terms of an outermost frame into one that can travel.
func (p *program) pack(fn *ssa.Function, v value) Packed {
	out := Packed{Lo: v.span.lo, Hi: v.span.hi, Opaque: v.opaque, Wrap: uint8(v.wrap), WrapAt: p.at(v.wrapPos), WrapsAt: v.wrapsAt, Around: v.around}
	if v.span.empty() {
		out.Lo, out.Hi = math.Inf(-1), inf
	}
	for d, t := range v.terms {
		pt := PackedTerm{
			Class: t.class, Factor: t.factor, Base: t.base, CoefLo: t.coef.lo, CoefHi: t.coef.hi,
			Share: t.share, Falls: t.falls, Capped: t.capped, Why: t.why.Note, At: p.termAt(t), Leaves: t.leaves, Counted: t.counted, Opaque: t.opaque, Lost: t.lost,
		}
		if param, ok := d.(*ssa.Parameter); ok {
			pt.Param = slices.Index(fn.Params, param)
			if pt.Param >= 0 {
				out.Params = append(out.Params, pt)
			}
			continue
		}
		if !isSymbol(d) && t.class != Fixed {
			out.State = append(out.State, pt)
		}
	}
	order := func(a, b PackedTerm) int {
		return cmp.Or(a.Param-b.Param, int(b.Class)-int(a.Class), strings.Compare(a.At, b.At))
	}
	slices.SortFunc(out.Params, order)
	slices.SortFunc(out.State, order)
	for _, d := range v.draws {
		out.Drawn = true
		out.Seeded = d.seeded
		out.DrawAt = p.drawAt(d)
		if !d.seeded {
			break
		}
	}
	return out
}

func (p *program) termAt(t term) string {
	if t.at != "" {
		return t.at
	}
	return p.at(t.pos)
}

func (p *program) drawAt(d draw) string {
	if d.at != "" {
		return d.at
	}
	return p.at(d.pos)
}

// summary returns the fact about a function of another package.
func (p *program) summary(fn *types.Func) *Summary {
	if fn == nil || fn.Pkg() == p.pass.Pkg || p.standard(fn.Pkg()) {
		return nil
	}
	s := new(Summary)
	if !p.pass.ImportObjectFact(fn.Origin(), s) {
		return nil
	}
	return s
}

// compose evaluates result i of a call of a function that is known by its fact.
func (e *evaluator) compose(f *frame, c *ssa.Call, s *Summary, i int) value {
	if i >= len(s.Results) {
		return number(anyNum)
	}
	out := e.unpack(f, c, s.Results[i], ssaread.Callee(&c.Call))
	if len(s.Told) > 0 && !s.Plain {
		out = out.mapTerms(func(_ driver, t term) term {
			t.told = t.told || t.at != ""
			return t
		})
	}
	return out
}

// unpack binds a travelled value to the arguments of a call.
func (e *evaluator) unpack(f *frame, c ssa.CallInstruction, r Packed, fn *types.Func) value {
	out := value{span: span{r.Lo, r.Hi}, opaque: r.Opaque, wrap: wrapState(r.Wrap), wrapsAt: r.WrapsAt, around: r.Around}
	for _, t := range r.State {
		out.put(stateOf{fn, t.At}, term{
			class: t.Class, factor: t.Factor, base: t.Base, coef: exact(1), share: t.Share, falls: t.Falls, capped: t.Capped, why: Evidence{Note: t.Why},
			limit: inf, turns: inf, at: t.At, leaves: t.Leaves, counted: t.Counted, opaque: t.Opaque, lost: t.Lost,
		})
	}
	args := c.Common().Args
	if c.Common().IsInvoke() {
		args = append([]ssa.Value{c.Common().Value}, args...)
	}
	for _, t := range r.Params {
		if t.Param < len(args) {
			e.bindTerm(&out, t, e.use(f, args[t.Param], c.Block()))
		}
	}
	if r.Drawn && !e.settingsOff(f, args, r.Settings) {
		out.draws = append(out.draws, draw{anchor: c, width: inf, seeded: r.Seeded, at: r.DrawAt})
	}
	return out
}

// stateOf is growth in a place of another package.
type stateOf struct {
	fn *types.Func
	at string
}

// bindTerm adds what a parameter's term makes of an argument.
func (e *evaluator) bindTerm(out *value, t PackedTerm, arg value) {
	out.draws = unionDraws(out.draws, arg.draws)
	out.opaque = out.opaque || arg.opaque
	for d, a := range arg.terms {
		n := a
		n.falls = a.falls != t.Falls
		n.capped = a.capped || t.Capped
		n.share = t.Share
		if a.share != 0 {
			n.share = unsure
		}
		n.opaque = a.opaque || t.Opaque
		n.lost = a.lost || t.Lost
		if t.Capped {
			n.why, n.limit = Evidence{Note: t.Why}, inf
		}
		if isSymbol(d) {
			n.coef = a.coef.mul(span{t.CoefLo, t.CoefHi})
			if t.Class > Linear {
				n.coef = span{0, inf}
			}
			out.span, out.off = none, zero
			if t.At != "" && n.coef != exact(1) {
				n.at, n.leaves = t.At, t.Leaves
			}
		} else if t.Class > a.class {
			n.class, n.factor, n.base, n.at, n.leaves, n.pos, n.counted = t.Class, t.Factor, t.Base, t.At, t.Leaves, token.NoPos, t.Counted
		}
		out.put(d, n)
	}
	if len(arg.terms) == 0 && t.Class <= Linear && !t.Capped && !t.Partly {
		out.span = arg.span.mul(span{t.CoefLo, t.CoefHi})
	}
}

// settingsOff reports whether the fields that turn a draw on are zero in the literal that a call is made on.
func (e *evaluator) settingsOff(f *frame, args []ssa.Value, fields []string) bool {
	for _, name := range fields {
		off := false
		for _, a := range args {
			s, ok := ssaread.Deref(a.Type()).Underlying().(*types.Struct)
			if !ok {
				continue
			}
			for i := range s.NumFields() {
				if fv := ssaread.Field(a.Type(), i); fv != nil && fieldName(a.Type(), fv) == name {
					c := e.fieldConst(f, a, i, fv.Type(), 0)
					off = off || c != nil && zeroConst(c)
				}
			}
		}
		if !off {
			return false
		}
	}
	return len(fields) > 0
}

// fieldName names a field for other packages.
func fieldName(t types.Type, fv *types.Var) string {
	owner := fieldOwner(t)
	if owner == nil || owner.Pkg() == nil {
		return ""
	}
	return owner.Pkg().Path() + "." + owner.Name() + "." + fv.Name()
}
