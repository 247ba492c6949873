package held

// This file carries a summary to the packages that import it. Symbols and positions stay behind: a place is an argument,
// a result or a global with the fields behind it, a position is a base name and a line.

import (
	"cmp"
	"fmt"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// Fact is what a function does to waits and to what is held.
type Fact struct {
	Waits    []WaitFact
	Holds    []HoldFact
	Releases []PlaceFact
	Runs     []RunFact
	Results  []PlaceFact
	Frees    []FreeFact
	Injects  bool
}

// PlaceFact is something that is held or released. The root is a3, r0 or g followed by a name; empty when it has no
// name here.
type PlaceFact struct {
	Root, Steps, Kin, Text string
	What                   string
	Read, Wide             bool
}

// WaitFact is a wait within reach.
type WaitFact struct {
	Key, At  string
	Length   time.Duration
	Test     bool
	Calls    int
	Via      []string
	Released []PlaceFact
	Locked   []PlaceFact
	When     []WhenFact
	Maybe    string
}

// WhenFact is a bool argument with the value that leads to a wait.
type WhenFact struct {
	Arg  int
	Want bool
}

// HoldFact is what a function returns holding.
type HoldFact struct {
	Place   PlaceFact
	At      string
	Outcome uint8
	Result  int
}

// RunFact is a call of a function argument.
type RunFact struct {
	Arg, Calls       int
	Via              []string
	Holds            []HoldFact
	Released, Locked []PlaceFact
}

// FreeFact is what the function in a result releases.
type FreeFact struct {
	Result int
	Places []PlaceFact
}

// AFact marks Fact as a fact.
func (*Fact) AFact() {}

// String tells the fact as tests of facts print it.
func (f *Fact) String() string {
	out := "holds"
	for _, w := range f.Waits {
		out += fmt.Sprintf(" waits=%s+%d", w.At, w.Calls)
	}
	for _, h := range f.Holds {
		out += " returns=" + h.Place.Root + h.Place.Steps
	}
	for _, r := range f.Releases {
		out += " releases=" + r.Root + r.Steps
	}
	for _, r := range f.Runs {
		out += fmt.Sprintf(" runs=a%d", r.Arg)
	}
	if f.Injects {
		out += " injects"
	}
	return out
}

// Known reports whether a function of another package waits, or holds, so that the package that uses it matters.
func (f *Fact) Known() (waits, holds bool) {
	return len(f.Waits) > 0, len(f.Holds)+len(f.Runs) > 0
}

// export gives each function that other packages can call its fact.
func (p *program) export() {
	if p.pass.Pkg.Name() == "main" {
		return
	}
	for _, fn := range p.funcs {
		obj, sum := ssaread.Declared(fn), p.sums[fn]
		if obj == nil || !obj.Exported() || fn.Parent() != nil || p.inTest(fn.Pos()) {
			continue
		}
		injects := p.answersFailpoint(fn, maxHelpers)
		if sum == nil {
			sum = &summary{}
		}
		if sum.empty() && !injects {
			continue
		}
		told := *sum
		told.holds = tellable(fn, sum.holds)
		fact := pack(&told)
		fact.Injects = injects
		p.pass.ExportObjectFact(obj, fact)
	}
}

func pack(s *summary) *Fact {
	out := &Fact{Holds: packHolds(s.holds), Releases: packPlaces(s.releases)}
	for _, w := range s.waits {
		if w.calls >= maxCalls || w.site.test {
			continue // out of reach from the next package
		}
		fact := WaitFact{
			Key: w.site.key, At: w.site.at, Length: w.site.length, Calls: w.calls, Via: w.via, Maybe: w.maybe,
			Released: packPlaces(w.released), Locked: packPlaces(w.locked),
		}
		for _, c := range w.when {
			fact.When = append(fact.When, WhenFact{int(c.arg), c.want})
		}
		out.Waits = append(out.Waits, fact)
	}
	for _, r := range s.runs {
		if arg, ok := r.of.(argument); ok {
			out.Runs = append(out.Runs, RunFact{int(arg), r.calls, r.via, packHolds(r.holds), packPlaces(r.released), packPlaces(r.locked)})
		}
	}
	for _, at := range s.results {
		out.Results = append(out.Results, packPlace(release{place: at}))
	}
	for i, list := range s.frees {
		out.Frees = append(out.Frees, FreeFact{i, packPlaces(list)})
	}
	slices.SortFunc(out.Frees, func(a, b FreeFact) int { return a.Result - b.Result })
	return out
}

func packHolds(list []*hold) (out []HoldFact) {
	for _, h := range list {
		out = append(out, HoldFact{packPlace(h.release), h.at, uint8(h.when.outcome), int(h.when.result)})
	}
	return out
}

func packPlaces(list []release) (out []PlaceFact) {
	for _, r := range list {
		out = append(out, packPlace(r))
	}
	slices.SortFunc(out, func(a, b PlaceFact) int {
		return cmp.Or(strings.Compare(a.Root, b.Root), strings.Compare(a.Steps, b.Steps), strings.Compare(a.Kin, b.Kin), strings.Compare(a.Text, b.Text))
	})
	return out
}

func packPlace(r release) PlaceFact {
	out := PlaceFact{Steps: r.steps, Kin: r.kin, Text: r.text, What: string(r.what), Read: r.read, Wide: r.wide}
	switch root := r.root.(type) {
	case argument:
		out.Root = "a" + strconv.Itoa(int(root))
	case result:
		out.Root = "r" + strconv.Itoa(int(root))
	case global:
		out.Root = "g" + string(root)
	case unnamed:
		out.Root = "u"
	}
	return out
}

// fact is the summary of a function of another package of the module, or nil.
func (p *program) fact(fn *types.Func) *summary {
	sum, ok := p.facts[fn]
	if ok {
		return sum
	}
	f := new(Fact)
	if fn.Pkg() != p.pass.Pkg && p.own(fn.Pkg()) && p.pass.ImportObjectFact(fn, f) {
		sum = unpack(f)
	}
	p.facts[fn] = sum
	return sum
}

func unpack(f *Fact) *summary {
	s := &summary{holds: unpackHolds(f.Holds), releases: unpackPlaces(f.Releases), injects: f.Injects}
	for _, w := range f.Waits {
		it := &item{
			site:  &site{key: w.Key, at: w.At, length: w.Length},
			calls: w.Calls, via: w.Via, maybe: w.Maybe,
			released: unpackPlaces(w.Released), locked: unpackPlaces(w.Locked),
		}
		for _, c := range w.When {
			it.when = append(it.when, condition{argument(c.Arg), c.Want})
		}
		s.waits = append(s.waits, it)
	}
	for _, r := range f.Runs {
		s.runs = append(s.runs, &run{of: argument(r.Arg), calls: r.Calls, via: r.Via, holds: unpackHolds(r.Holds), released: unpackPlaces(r.Released), locked: unpackPlaces(r.Locked)})
	}
	for _, r := range f.Results {
		s.results = append(s.results, unpackPlace(r).place)
	}
	for _, r := range f.Frees {
		if s.frees == nil {
			s.frees = map[int][]release{}
		}
		s.frees[r.Result] = unpackPlaces(r.Places)
	}
	return s
}

func unpackHolds(list []HoldFact) (out []*hold) {
	for _, h := range list {
		out = append(out, &hold{release: unpackPlace(h.Place), at: h.At, when: test{outcome: outcome(h.Outcome), result: result(h.Result)}})
	}
	return out
}

func unpackPlaces(list []PlaceFact) (out []release) {
	for _, r := range list {
		out = append(out, unpackPlace(r))
	}
	return out
}

func unpackPlace(f PlaceFact) release {
	r := release{place: place{path: path{steps: f.Steps}, kin: f.Kin, text: f.Text}, what: knowledge.Thing(f.What), read: f.Read, wide: f.Wide}
	if f.Root == "" {
		return r
	}
	n, _ := strconv.Atoi(f.Root[1:])
	switch f.Root[0] {
	case 'a':
		r.root = argument(n)
	case 'r':
		r.root = result(n)
	case 'g':
		r.root = global(f.Root[1:])
	case 'u':
		r.root = unnamed(f.Kin)
	}
	return r
}
