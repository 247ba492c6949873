package sleepunderlock

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/held"
	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/report"
)

//go:embed doc.go
var doc string

// Options configures the check.
type Options struct {
	report.Common
}

// Analyzer is the check with its default options.
var Analyzer = New(Options{})

// New returns the check with the given options, which its flags can change.
func New(opts Options) *analysis.Analyzer {
	o := &opts
	a := o.Check("sleepunderlock", doc, string(knowledge.ALock), string(knowledge.ATransaction), string(knowledge.AConnection))
	o.Rows(&a.Flags, "waiter", "lock")
	a.Run = func(pass *analysis.Pass) (any, error) {
		r := report.New(pass, o.Common)
		for _, h := range r.Holds() {
			r.Report(report.Fault{Category: string(h.What), Pos: h.Pos, Text: text(h), Evidence: h.Evidence})
		}
		return nil, nil
	}
	return a
}

// text is the sentence: what is held, the harm, how long, what to do, and the two places.
func text(h *held.Hold) string {
	return fmt.Sprintf("%s is held%s: %s; %s (%s)", thing(h), during(h), harm(h), remedy(h), waits(h))
}

// thing names what is held, and where it was acquired.
func thing(h *held.Hold) string {
	kind := string(h.What)
	switch {
	case h.Assumed != "":
		return fmt.Sprintf("the lock that the name %s (%s) speaks of", h.Assumed, h.At)
	case h.What == knowledge.ALock && h.Shared:
		kind = "read lock"
	}
	if h.Name == "" || h.Name == "the "+string(h.What) {
		return fmt.Sprintf("the %s of %s", kind, h.At)
	}
	return fmt.Sprintf("%s %s (%s)", kind, h.Name, h.At)
}

// during says what happens meanwhile, and for how long.
func during(h *held.Hold) string {
	w := h.Waits[0]
	verb := " while this waits"
	if w.Calls > 0 {
		verb = " while " + strings.Join(w.Via, " -> ")
		if len(w.Via) == 0 {
			verb = " while a call"
		}
		verb += " waits"
	}
	if w.Maybe != "" {
		verb = strings.TrimSuffix(verb, "waits") + "may wait (in " + w.Maybe + ")"
	}
	if w.Length > 0 {
		verb += " " + report.Duration(w.Length)
	}
	return verb
}

func harm(h *held.Hold) string {
	switch h.What {
	case knowledge.ATransaction:
		return "its locks and its connection are kept all that time"
	case knowledge.AConnection:
		return "the pool is short of it all that time"
	}
	if h.Shared {
		return "writers wait too, and every reader behind them"
	}
	return "everybody who needs it waits too"
}

func remedy(h *held.Hold) string {
	switch h.What {
	case knowledge.ATransaction:
		return "end it before the wait and begin a new one after"
	case knowledge.AConnection:
		return "release it before the wait"
	}
	return "unlock before the wait and lock again after it"
}

// waits names the waits, how many calls away they are, and how many other places lead there.
func waits(h *held.Hold) string {
	out := "wait at "
	if len(h.Waits) > 1 {
		out = "waits at "
	}
	first := h.Waits[0].Calls
	apart := slices.ContainsFunc(h.Waits, func(w held.Wait) bool { return w.Calls != first })
	var at []string
	for _, w := range h.Waits {
		if apart {
			at = append(at, w.At+" ("+calls(w.Calls)+")")
		} else {
			at = append(at, w.At)
		}
	}
	out += report.Listed(at)
	if first > 0 && !apart {
		out += ", " + calls(first)
	}
	switch h.Places {
	case 0:
	case 1:
		out += "; 1 other place leads there"
	default:
		out += fmt.Sprintf("; %d other places lead there", h.Places)
	}
	return out
}

func calls(n int) string {
	if n == 1 {
		return "1 call away"
	}
	return fmt.Sprintf("%d calls away", n)
}
