package nojitter

import (
	"cmp"
	_ "embed"
	"flag"
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/report"
	"github.com/backofflint/backofflint/internal/schedule"
)

//go:embed doc.go
var doc string

// Options configures the check.
type Options struct {
	report.Common
	Growth  Growth // the slowest growth that is reported as nodraw; the zero value is geometric
	Plateau bool   // report a library's draw that is cut off where the ceiling is reached
}

// Analyzer is the check with its default options.
var Analyzer = New(Options{})

// New returns the check with the given options, which its flags can change.
func New(opts Options) *analysis.Analyzer {
	o := &opts
	a := o.Check("nojitter", doc, "nodraw", "reuseddraw", "seededdraw", "plateau")
	o.Rows(&a.Flags, "waiter", "draw")
	a.Flags.BoolVar(&o.Plateau, "plateau", o.Plateau, "report a library's draw that is cut off where the ceiling is reached")
	a.Flags.Var(&o.Growth, "growth", "the slowest `growth` to report without a draw: geometric, linear or fixed")
	a.Run = func(pass *analysis.Pass) (any, error) {
		r := report.New(pass, o.Common)
		for _, s := range r.Schedules() {
			if f, is := o.fault(s); is {
				if fix, certain := fixOf(r, s, f.Category); certain {
					f.Fixes = append(f.Fixes, fix)
				}
				r.Report(f)
			}
		}
		return nil, nil
	}
	return a
}

// fault asks the question of one schedule.
func (o *Options) fault(s *schedule.Schedule) (report.Fault, bool) {
	if s.Periodic || s.Local || s.Elsewhere || !s.Wait && !s.Own {
		return report.Fault{}, false // no fleet, or judged at another place
	}
	f := report.Fault{Pos: s.Pos, Evidence: evidence(s)}
	switch s.Draw {
	case schedule.DrawNone:
		if s.Growth < o.Growth.class() || s.Growth != schedule.Geometric && s.Loop != schedule.Yes {
			return f, false
		}
		f.Category = "nodraw"
		f.Text = fmt.Sprintf("%s %s on every attempt%s with no random draw: clients that failed together come back together; "+
			"%s", report.Thing(s), report.Growth(s), at(s), cmp.Or(s.Advice.Draw, "draw each delay, for example d/2 + rand.N(d/2)"))
	case schedule.DrawFresh:
		if !o.Plateau || !s.Plateau || s.Growth != schedule.Geometric {
			return f, false
		}
		f.Category = "plateau"
		f.Text = fmt.Sprintf("%s is drawn and then cut off at its ceiling of %s%s: clients that have waited that long come back together; "+
			"bound it before the draw", report.Thing(s), report.Duration(s.Largest), at(s))
	case schedule.DrawReused:
		if s.Loop != schedule.Yes && (s.Growth != schedule.Geometric || s.Loop == schedule.No) {
			return f, false // one draw for one wait is a spread
		}
		f.Category = "reuseddraw"
		f.Text = fmt.Sprintf("the random draw at %s is made once and reused on every attempt: each client keeps its place in the crowd; "+
			"draw again inside the loop", s.DrawAt)
	case schedule.DrawSeeded:
		if s.Loop != schedule.Yes && s.Growth != schedule.Geometric {
			return f, false
		}
		f.Category = "seededdraw"
		f.Text = fmt.Sprintf("the random draw at %s comes from a generator with a constant seed: every process draws the same delays; "+
			"use math/rand/v2's own functions, or seed it apart", s.DrawAt)
	default:
		return f, false
	}
	return f, true
}

// fixOf draws where the delay is waited for.
func fixOf(r *report.Reporter, s *schedule.Schedule, category string) (fix analysis.SuggestedFix, certain bool) {
	switch {
	case !s.Wait || s.Policy || s.Advice.Draw != "": // a setting of a library's is the repair
	case category == "nodraw":
		return r.DrawAtWait(s.Pos)
	case category == "reuseddraw":
		return r.DrawInLoop(s.Pos)
	}
	return fix, false
}

// at names where the delay grows.
func at(s *schedule.Schedule) string {
	if where := report.GrowsAt(s); where != "" {
		return " (" + where + ")"
	}
	return ""
}

func evidence(s *schedule.Schedule) []schedule.Evidence {
	var chain []schedule.Evidence
	if s.GrowthPos.IsValid() && s.GrowthPos != s.Pos {
		chain = append(chain, schedule.Evidence{Pos: s.GrowthPos, Note: "the delay " + report.Growth(s) + " here"})
	}
	return append(chain, s.Evidence...)
}

// Growth is the slowest growth to report: geometric, linear or fixed.
type Growth string

var classes = map[Growth]schedule.Class{
	"": schedule.Geometric, "geometric": schedule.Geometric, "linear": schedule.Linear, "fixed": schedule.Fixed,
}

func (g Growth) class() schedule.Class { return classes[g] }

// String implements flag.Value.
func (g *Growth) String() string {
	if g == nil || *g == "" {
		return "geometric"
	}
	return string(*g)
}

// Set implements flag.Value; it rejects a growth that is none of the three.
func (g *Growth) Set(s string) error {
	if _, known := classes[Growth(s)]; !known || s == "" {
		return fmt.Errorf("unknown growth %q; it is one of %s", s, strings.Join([]string{"geometric", "linear", "fixed"}, ", "))
	}
	*g = Growth(s)
	return nil
}

var _ flag.Value = (*Growth)(nil)
