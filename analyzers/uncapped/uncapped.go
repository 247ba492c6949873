package uncapped

import (
	"cmp"
	_ "embed"
	"fmt"
	"go/token"
	"math"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/fleet"
	"github.com/backofflint/backofflint/internal/report"
	"github.com/backofflint/backofflint/internal/schedule"
)

//go:embed doc.go
var doc string

// DefaultMax is the largest delay that a constant number of attempts may reach without a ceiling.
const DefaultMax = 60 * time.Second

// Options configures the check.
type Options struct {
	report.Common
	Max time.Duration // the largest delay that a constant number of attempts may reach; zero means DefaultMax
}

// Analyzer is the check with its default options.
var Analyzer = New(Options{})

// New returns the check with the given options, which its flags can change.
func New(opts Options) *analysis.Analyzer {
	o := &opts
	if o.Max == 0 {
		o.Max = DefaultMax
	}
	a := o.Check("uncapped", doc, "noceiling", "overflow", "hotloop")
	o.Rows(&a.Flags, "waiter")
	a.Flags.DurationVar(&o.Max, "max", o.Max, "the largest delay that a constant number of attempts may reach without a ceiling")
	a.Run = func(pass *analysis.Pass) (any, error) {
		r := report.New(pass, o.Common)
		for _, g := range o.growths(r) {
			f := g.fault(r)
			if fix, certain := o.fix(r, g); certain {
				f.Fixes = append(f.Fixes, fix)
			}
			r.Report(f)
		}
		return nil, nil
	}
	return a
}

// growth is one place that grows, with the waits that it reaches.
type growth struct {
	pos      token.Pos
	category string
	first    *schedule.Schedule // what the message is about: the largest delay known
	waits    []token.Pos

	shortest, longest time.Duration // first delay of all its schedules; shortest is 0 when one is not known
}

// growths groups the faulty schedules by the place that grows, since that is where the ceiling belongs.
func (o *Options) growths(r *report.Reporter) []*growth {
	var out []*growth
	byPos := map[token.Pos]*growth{}
	for _, s := range r.Schedules() {
		category, faulty := o.category(s)
		if !faulty {
			continue
		}
		pos := s.GrowthPos
		if !pos.IsValid() {
			pos = s.Pos // it grows in another package
		}
		g := byPos[pos]
		if g == nil {
			g = &growth{pos: pos, category: category, first: s, shortest: s.Base, longest: s.Base}
			byPos[pos] = g
			out = append(out, g)
		}
		if s.Largest > g.first.Largest {
			g.first = s
		}
		g.shortest, g.longest = min(g.shortest, s.Base), max(g.longest, s.Base)
		if s.Wait && s.Pos != pos {
			g.waits = append(g.waits, s.Pos)
		}
		g.waits = append(g.waits, s.Reaches...)
	}
	return out
}

// category asks the question of one schedule.
func (o *Options) category(s *schedule.Schedule) (string, bool) {
	switch {
	case s.Hot != "" && (s.GrowthPos.IsValid() || !s.Wait):
		return "hotloop", true // told where the setting is written
	case s.Policy && s.Told && s.Wait && !s.GrowthPos.IsValid():
		return "", false // told where the policy is made
	case s.Growth != schedule.Geometric || s.Periodic || s.Elsewhere && s.Wait || !s.Wait && !s.Own:
		return "", false
	case s.Overflow:
		return "overflow", true
	case s.Ceiling == schedule.No:
		return "noceiling", true
	case s.Ceiling == schedule.Unknown && s.Largest > o.Max:
		return "noceiling", true // the attempts bound it, but too high
	}
	return "", false
}

func (g *growth) fault(r *report.Reporter) report.Fault {
	f := report.Fault{Pos: g.pos, Category: g.category}
	for _, w := range g.waits {
		f.Evidence = append(f.Evidence, schedule.Evidence{Pos: w, Note: "the delay is waited for here"})
	}
	s := g.first
	reaches := g.reaches(r)
	if s.Wait && !s.GrowthPos.IsValid() && s.GrowthAt != "" {
		reaches = " (it grows at " + report.GrowsAt(s) + ")"
	}
	if g.category == "overflow" {
		f.Text = overflows(s, reaches)
		return f
	}
	if g.category == "hotloop" {
		f.Text = fmt.Sprintf("%s is not above zero, which makes every wait zero%s: a client that fails tries again as fast as it can; "+
			"set it, or start from the library's default", s.Hot, reaches)
		return f
	}
	f.Text = fmt.Sprintf("%s %s%s with no ceiling%s: %s; %s",
		report.Thing(s), report.Growth(s), report.From(s), reaches, harm(s), cmp.Or(s.Advice.Cap, "clamp it, for example min(d, max)"))
	return f
}

// overflows says what becomes of a delay that wraps. A signed one is negative then, and passes a test for that; of an
// unsigned one any bits are left.
func overflows(s *schedule.Schedule, reaches string) string {
	at, when := "", ", when the attempts go on"
	if s.WrapsAt > 0 {
		at, when = fmt.Sprintf(" at attempt %d", s.WrapsAt), ""
	}
	how, harm, test := "negative", "nothing waits", ", or test for d <= 0 too"
	if s.Around {
		how, harm, test = "around", "any wait may be left, or none", ""
	}
	if s.Panics {
		harm = "the draw from it panics"
	}
	return fmt.Sprintf("%s wraps %s%s before it is clamped%s%s: then %s; clamp the exponent%s",
		report.Thing(s), how, at, reaches, when, harm, test)
}

// fix clamps what grows: at max, or before it wraps. The first delay must be known, and the factor a small number.
func (o *Options) fix(r *report.Reporter, g *growth) (fix analysis.SuggestedFix, certain bool) {
	s := g.first
	switch {
	case s.Policy || s.Advice.Cap != "" || g.shortest <= 0 || s.Factor <= 1 || s.Factor > largeFactor:
		return fix, false
	case g.category == "noceiling" && g.longest <= o.Max/2:
		return r.ClampGrowth(g.pos, g.waits, o.Max)
	case g.category == "overflow":
		if fix, certain = r.ClampExponent(g.pos, g.shortest, g.longest); certain {
			return fix, true
		}
		return r.ClampSooner(g.pos)
	}
	return fix, false
}

// largeFactor times max still is a duration.
const largeFactor = 100

// harm puts the missing ceiling in numbers, where they are known.
func harm(s *schedule.Schedule) string {
	switch {
	case s.Ceiling == schedule.Unknown && s.Attempts > 0:
		return fmt.Sprintf("%d attempts reach %s", s.Attempts, report.Duration(s.Largest))
	case s.Ceiling == schedule.Unknown && s.Largest > 0:
		return fmt.Sprintf("the last attempts reach %s", report.Duration(s.Largest))
	case s.Base > 0 && s.Factor > 1:
		plan := fleet.Plan{Base: s.Base, Growth: fleet.Geometric, Factor: s.Factor, Step: s.Step}
		n := 20
		for n > 2 && plan.Delay(n) == math.MaxInt64 {
			n--
		}
		return fmt.Sprintf("attempt %d waits %s", n, report.Duration(plan.Delay(n)))
	}
	return "a long outage makes each wait longer than the last, without end"
}

// reaches names the waits that the growth reaches.
func (g *growth) reaches(r *report.Reporter) string {
	if len(g.waits) == 0 {
		return ""
	}
	var at []string
	for _, w := range g.waits {
		at = append(at, r.At(w))
	}
	return " (waited for at " + report.Listed(at) + ")"
}
