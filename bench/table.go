package main

// This file makes tables of figures, and puts each in its place on the page.

import (
	"bytes"
	"fmt"
	"os"
	"runtime"
	"strings"
)

// table is a table in Markdown.
type table struct {
	head []string
	rows [][]string
	note string // a line below it
}

// newTable begins a table of what is measured in so many rounds.
func newTable(rounds int, head ...string) *table {
	return &table{head: head, note: fmt.Sprintf("Medians of %d rounds; %s, %d processors.", rounds, runtime.Version(), runtime.NumCPU())}
}

func (t *table) add(cells ...string) {
	t.rows = append(t.rows, cells)
	progress("| %s |", strings.Join(cells, " | "))
}

func (t *table) String() string {
	var b strings.Builder
	line := func(cells []string) { fmt.Fprintf(&b, "| %s |\n", strings.Join(cells, " | ")) }
	line(t.head)
	fmt.Fprintln(&b, "|"+strings.Repeat("---|", len(t.head)))
	for _, row := range t.rows {
		line(row)
	}
	fmt.Fprintf(&b, "\n%s\n", t.note)
	return b.String()
}

func (s series) String() string {
	return fmt.Sprintf("%s, %.0f MB", seconds(s), megabytes(s.peak()))
}

func seconds(s series) string {
	if cpu := s.cpu(); cpu.Seconds() < 0.1 {
		return fmt.Sprintf("%.1f ms", cpu.Seconds()*1000)
	}
	return fmt.Sprintf("%.2f s", s.cpu().Seconds())
}

func (r ratio) String() string {
	return fmt.Sprintf("%.2f (%.2f to %.2f)", r.median, r.low, r.high)
}

// gate says whether a ratio keeps to its limit, 0 for none.
func gate(r ratio, limit float64) string {
	switch {
	case limit == 0:
		return "none"
	case r.median > limit:
		return fmt.Sprintf("**over %.1f**", limit)
	}
	return fmt.Sprintf("≤ %.1f", limit)
}

func trim(s string) string { return strings.TrimSuffix(s, "; ") }

// page holds the figures.
const page = "../docs/performance.md"

// write replaces what stands between the table's two markers on the page.
func (t *table) write(mode string) error {
	text, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	begin, end := "<!-- "+mode+": ", "<!-- end of "+mode+" -->"
	before, rest, ok := bytes.Cut(text, []byte(begin))
	marker, rest, ok2 := bytes.Cut(rest, []byte("-->\n"))
	_, after, ok3 := bytes.Cut(rest, []byte(end))
	if !ok || !ok2 || !ok3 {
		return fmt.Errorf("%s has no markers for %s", page, mode)
	}
	out := fmt.Sprintf("%s%s%s-->\n\n%s\n%s%s", before, begin, marker, t, end, after)
	return os.WriteFile(page, []byte(out), 0o644)
}
