package survey

// This file decides what is told of one schedule.

import (
	"fmt"
	"go/token"
	"slices"

	"github.com/backofflint/backofflint/internal/budget"
	"github.com/backofflint/backofflint/internal/fleet"
	"github.com/backofflint/backofflint/internal/held"
	"github.com/backofflint/backofflint/internal/measure"
	"github.com/backofflint/backofflint/internal/schedule"
)

// Kind says what has the schedule. The order is that of the report.
type Kind string

const (
	Retry    Kind = "retry"    // an attempt loop
	Policy   Kind = "policy"   // settings of a retry library, which are not seen to be run here
	Function Kind = "function" // a function that computes delays; its attempts are its callers'
	Wait     Kind = "wait"     // a wait whose attempts, if there are any, are not seen
	Periodic Kind = "periodic" // a tick, a poll, a walk over things: no retry
)

var kinds = []Kind{Retry, Policy, Function, Wait, Periodic}

// loaded reports whether a fleet retries by what is of this kind.
func (k Kind) loaded() bool { return k == Retry || k == Policy || k == Function }

// Row is one schedule. Its fields are those of the JSON, which docs/schedule.md describes.
type Row struct {
	File      string  `json:"file"`
	Line      int     `json:"line"`
	Package   string  `json:"package"`
	Function  string  `json:"function"`
	Kind      Kind    `json:"kind"`
	Library   *string `json:"library"`
	Local     bool    `json:"local"`
	Elsewhere bool    `json:"elsewhere"`

	Growth   string    `json:"growth"`
	Factor   *float64  `json:"factor"`
	Step     *Duration `json:"step_seconds"`
	Base     *Duration `json:"base_seconds"`
	Ceiling  string    `json:"ceiling"`
	Longest  *Duration `json:"longest_seconds"`
	Overflow bool      `json:"overflow"`
	WrapsAt  *int      `json:"overflow_at"`

	Draw   string   `json:"draw"`
	Jitter string   `json:"jitter"`
	Window *float64 `json:"window"`

	Counted  string `json:"counted"`
	Attempts *int   `json:"attempts"`
	Deadline string `json:"deadline"`
	Stop     bool   `json:"stop"`

	End     string    `json:"ends_by"`
	Worst   *Duration `json:"worst_total_seconds"`
	Typical *Duration `json:"typical_total_seconds"`

	Undrawn bool `json:"draw_left_out"`

	Held   []Held   `json:"held"`
	Delays []Delay  `json:"delays"`
	Loads  []Load   `json:"loads"`
	Over   []string `json:"over_budget"`
	Why    []string `json:"why"`

	plan  fleet.Plan // where Delays are known
	over  float64    // how far a library's draw goes over its settings
	hot   string     // the setting whose zero makes every wait zero
	total measure.Total
}

// Held is something that is held over the wait.
type Held struct {
	What string `json:"what"` // lock, transaction, connection
	Name string `json:"name"`
	At   string `json:"at"` // base name and line of the acquisition
}

// Delay is the envelope of one delay: it lies between these.
type Delay struct {
	Retry    int      `json:"retry"` // from 1
	Shortest Duration `json:"shortest_seconds"`
	Longest  Duration `json:"longest_seconds"`
}

// shownRetries is how many retries are told of, of a schedule that makes as many.
const shownRetries = 8

// newRow tells of one schedule.
func newRow(s *schedule.Schedule, fset *token.FileSet, holds []*held.Hold, limits budget.Limits) Row {
	at := fset.Position(s.Pos)
	counted, attempts := measure.Attempts(s)
	deadline, stop := measure.Deadline(s)
	total := measure.TotalOf(s)
	r := Row{
		File: at.Filename, Line: at.Line, Function: s.Func,
		Kind: kindOf(s), Library: known(s.Library), Local: s.Local, Elsewhere: s.Elsewhere,
		Growth: s.Growth.String(), Factor: known(s.Factor), Step: seconds(s.Step),
		Base: seconds(s.Base), Longest: seconds(s.Largest), Ceiling: ceilingOf(s),
		Overflow: s.Overflow, WrapsAt: known(s.WrapsAt),
		Draw: s.Draw.String(), Jitter: "unknown", Window: known(s.Window),
		Counted: counted.String(), Attempts: known(attempts), Deadline: deadline.String(), Stop: stop,
		End: total.End.String(), Worst: seconds(total.Worst), Typical: seconds(total.Typical), Undrawn: total.Undrawn,
		Held: []Held{}, Delays: []Delay{}, Loads: []Load{}, Over: []string{}, Why: []string{},
		total: total, over: s.Over, hot: s.Hot,
	}
	if jitter, _, ok := measure.Jitter(s); ok {
		r.Jitter = jitter.String()
	}
	if plan, ok := measure.Plan(s); ok {
		r.plan, r.Delays = plan, envelope(plan)
	}
	for _, h := range holds {
		if spans(h, s, fset) {
			r.Held = append(r.Held, Held{string(h.What), h.Name, h.At})
		}
	}
	for _, excess := range limits.Exceeded(s) {
		r.Over = append(r.Over, excess.Text)
	}
	for _, e := range s.Evidence {
		if e.Note != "" {
			r.Why = append(r.Why, e.Note)
		}
	}
	return r
}

func kindOf(s *schedule.Schedule) Kind {
	switch {
	case !s.Wait && s.Policy:
		return Policy
	case !s.Wait:
		return Function
	case s.Periodic, s.Loop == schedule.No:
		return Periodic
	case s.Loop == schedule.Yes, s.Bound != nil:
		return Retry
	}
	return Wait
}

// ceilingOf answers for a delay that does not grow too: it is its own ceiling.
func ceilingOf(s *schedule.Schedule) string {
	if s.Ceiling == schedule.Unknown && s.Largest > 0 {
		return schedule.Yes.String()
	}
	return s.Ceiling.String()
}

// envelope gives the first delays of a plan.
func envelope(p fleet.Plan) []Delay {
	n := shownRetries
	if waits, bounded := p.Waits(); bounded {
		n = min(n, waits)
	}
	delays := []Delay{}
	for retry := 1; retry <= n; retry++ {
		lo, hi := p.Range(retry)
		delays = append(delays, Delay{retry, Duration(lo), Duration(hi)})
	}
	return delays
}

// spans reports whether a hold of the package lies over the wait of a schedule.
func spans(h *held.Hold, s *schedule.Schedule, fset *token.FileSet) bool {
	if !s.Wait {
		return false
	}
	if h.Pos == s.Block {
		return true
	}
	at := schedule.At(fset, s.Block)
	return slices.ContainsFunc(h.Waits, func(w held.Wait) bool { return w.At == at })
}

// place is the row's file and line.
func (r *Row) place() string { return fmt.Sprintf("%s:%d", r.File, r.Line) }
