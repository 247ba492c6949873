package attemptonly

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/report"
	"github.com/backofflint/backofflint/internal/schedule"
)

//go:embed doc.go
var doc string

// Options configures the check.
type Options struct {
	report.Common
	Strict   bool          // a word to stop is no deadline, and a deadline looked at behind the wait is a fault
	MinTotal time.Duration // silent when all waits together are proven to take less
}

// Analyzer is the check with its default options.
var Analyzer = New(Options{})

// New returns the check with the given options, which its flags can change.
func New(opts Options) *analysis.Analyzer {
	o := &opts
	a := o.Check("attemptonly", doc, "nodeadline", "ctxignored", "latecheck")
	o.Rows(&a.Flags, "waiter", "deadline")
	a.Flags.BoolVar(&o.Strict, "strict", o.Strict, "a channel that tells to stop is no deadline; report latecheck")
	a.Flags.DurationVar(&o.MinTotal, "mintotal", o.MinTotal, "silent when all waits together are proven to take less")
	a.Run = func(pass *analysis.Pass) (any, error) {
		r := report.New(pass, o.Common)
		seen := map[*schedule.Bound]bool{}
		for _, s := range r.Schedules() {
			b := s.Bound
			if b == nil || seen[b] {
				continue // one report a loop
			}
			seen[b] = true
			if category := o.category(b); category != "" {
				r.Report(fault(r, s, category))
			}
		}
		return nil, nil
	}
	return a
}

// category asks the question of one loop.
func (o *Options) category(b *schedule.Bound) string {
	switch {
	case b.Deadline == schedule.Yes:
		if o.Strict && b.Late {
			return "latecheck"
		}
		return ""
	case b.Counted != schedule.Yes || b.Deadline != schedule.No:
		return "" // nothing counts, or not proven
	case b.Stop && !o.Strict:
		return "" // a word to stop is cancellation
	case b.Total > 0 && b.Total < o.MinTotal:
		return ""
	case b.Context != "":
		return "ctxignored"
	}
	return "nodeadline"
}

func fault(r *report.Reporter, s *schedule.Schedule, category string) report.Fault {
	b := s.Bound
	f := report.Fault{Pos: b.Pos, Category: category, Text: text(r, s, category), Evidence: evidence(b, category)}
	if category != "ctxignored" || b.Engine != "" {
		return f
	}
	for _, w := range b.Waits {
		if fix, ok := r.SelectOnContext(w); ok {
			f.Fixes = append(f.Fixes, fix)
			break // one fix at a time: alternatives of one report exclude each other
		}
	}
	return f
}

func evidence(b *schedule.Bound, category string) (list []schedule.Evidence) {
	for _, w := range b.Waits {
		list = append(list, schedule.Evidence{Pos: w, Note: "it waits here"})
	}
	if category != "latecheck" {
		list = append(list, schedule.Evidence{Pos: b.CountPos, Note: "only this count ends it"})
	}
	return append(list, b.Void...)
}

func text(r *report.Reporter, s *schedule.Schedule, category string) string {
	b := s.Bound
	switch {
	case category == "latecheck":
		return fmt.Sprintf("the deadline of this retry is looked at behind the wait at %s: the last wait is spent for nothing; "+
			"look before it whether the wait still fits", waits(r, b))
	case category == "ctxignored" && b.Engine != "":
		return fmt.Sprintf("%s makes %s and never looks at %s between them: a caller that has given up "+
			"still sits through the waits; %s", engine(b), attempts(b), b.Context, advice(s))
	case category == "ctxignored":
		return fmt.Sprintf("this retry makes %s (waiting at %s) and never looks at %s between them: a caller that has given up "+
			"still sits through the waits; wait in a select with its Done channel", attempts(b), waits(r, b), b.Context)
	case b.Engine != "":
		return fmt.Sprintf("%s makes %s and has no deadline: how long the caller waits is anybody's guess; %s",
			engine(b), attempts(b), advice(s))
	case len(b.Void) > 0:
		return fmt.Sprintf("this retry makes %s (waiting at %s) and the context that it looks at never ends (made at %s): "+
			"how long the caller waits is anybody's guess; pass one with a deadline", attempts(b), waits(r, b), r.At(b.Void[0].Pos))
	}
	return fmt.Sprintf("this retry makes %s (waiting at %s) and has no deadline: how long the caller waits is anybody's guess; "+
		"take a context and look at it before each wait", attempts(b), waits(r, b))
}

// attempts says how many there are, in numbers where they are known.
func attempts(b *schedule.Bound) string {
	text := "a limited number of attempts"
	switch {
	case b.Attempts == 1:
		text = "1 attempt"
	case b.Attempts > 0:
		text = fmt.Sprintf("%d attempts", b.Attempts)
	}
	if b.Total > 0 {
		text += " with up to " + report.Duration(b.Total) + " of waiting"
	}
	return text
}

// engine names a library's retry, and the calls down to where it waits.
func engine(b *schedule.Bound) string {
	if lines := slices.Compact(slices.Clone(b.Below)); len(lines) > 0 {
		return b.Engine + " (it leads to " + strings.Join(lines, ", ") + ")"
	}
	return b.Engine
}

// advice says how to bound the time of a library's retry.
func advice(s *schedule.Schedule) string {
	return cmp.Or(s.Advice.Bound, "give it a context that ends, or a bound on the whole time")
}

// waits names the first place that waits, with the calls down to it, and counts the others.
func waits(r *report.Reporter, b *schedule.Bound) string {
	at := r.At(b.Waits[0])
	text := at
	if lines := slices.DeleteFunc(slices.Compact(slices.Clone(b.Below)), func(line string) bool { return line == at }); len(lines) > 0 {
		text += ", which leads to " + strings.Join(lines, ", ")
	}
	if n := len(b.Waits) - 1; n > 0 {
		text += fmt.Sprintf(" and %d more", n)
	}
	return text
}
