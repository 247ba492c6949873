package corpus

// This file prints a score as a table, with the places by name below it.

import (
	"fmt"
	"io"
)

// Print writes the table, and below it each label that was missed, each false report and each report that no label
// speaks of, by name.
func (s *Score) Print(w io.Writer) {
	fmt.Fprintf(w, "%-16s%8s%7s%8s%7s%11s\n", "kind", "labels", "found", "recall", "false", "precision")
	for _, kind := range Kinds {
		s.printRow(w, kind, s.Tallies[kind])
		fmt.Fprintln(w)
	}
	s.printRow(w, "all", s.Total())
	fmt.Fprintf(w, "   unlabelled reports: %d\n", len(s.Unlabelled))
	for _, m := range s.Missed {
		fmt.Fprintf(w, "MISSED %s %s %s:%d %s -- %s\n", m.Kind, m.Repo, m.File, m.Line, m.Idiom, m.Note)
	}
	for _, m := range s.False {
		fmt.Fprintf(w, "FALSE %s %s %s:%d %s -- label: %s %s\n", m.Kind, m.Repo, m.File, m.Line, m.Message, m.Near.Kinds, m.Near.Note)
	}
	for _, r := range s.Unlabelled {
		fmt.Fprintf(w, "UNLABELLED %s %s %s:%d %s\n", r.Kind, r.Repo, r.File, r.Line, r.Message)
	}
}

func (s *Score) printRow(w io.Writer, name string, t Tally) {
	fmt.Fprintf(w, "%-16s%8d%7d%8s%7d%11s", name, t.Labels, t.Found, share(t.Recall()), t.False, share(t.Precision()))
}

// share prints a ratio, or a dash where there is none.
func share(ratio float64, ok bool) string {
	if !ok {
		return "-"
	}
	return fmt.Sprintf("%.2f", ratio)
}
