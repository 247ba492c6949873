package survey

// This file prints the report as tables of at most 120 columns. A place that is too long loses its beginning, since its
// end says more.

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

const textWidth = 120

// column is one column of a table: its head, and how wide it may be.
type column struct {
	head string
	most int
}

var rowColumns = []column{
	{"place", 34}, {"function", 16}, {"delay", 20}, {"attempts", 9}, {"draw", 7}, {"deadline", 9}, {"worst", 9}, {"typical", 8},
}

var loadColumns = []column{
	{"jitter", 23}, {"arrivals per second, retry by retry", 44}, {"fits", 9}, {"worst", 9}, {"served", 13}, {"requests", 9}, {"peak/s", 7},
}

// printText prints the report for people.
func (r *Report) printText(w io.Writer) error {
	var b strings.Builder
	if len(r.Rows) == 0 {
		b.WriteString("no retry schedule, no wait\n")
	}
	for _, kind := range kinds {
		var cells [][]string
		var notes [][]string
		for i := range r.Rows {
			if row := &r.Rows[i]; row.Kind == kind {
				cells = append(cells, []string{
					row.place(), row.Function, row.delayWords(), row.attemptWords(), row.drawWords(), row.deadlineWords(),
					row.worstWords(), row.typicalWords(),
				})
				notes = append(notes, slices.Concat(row.asides(), row.notes()))
			}
		}
		if len(cells) > 0 {
			fmt.Fprintf(&b, "%s\n\n", headings[kind])
			writeTable(&b, rowColumns, cells, notes)
			b.WriteByte('\n')
		}
	}
	r.writeLoads(&b)
	r.writeBudget(&b)
	_, err := io.WriteString(w, strings.TrimSuffix(b.String(), "\n\n")+"\n")
	return err
}

// writeLoads writes what the fleet does under each schedule.
func (r *Report) writeLoads(b *strings.Builder) {
	f := r.Fleet
	if f == nil {
		return
	}
	fmt.Fprintf(b, "%s clients that failed together, against %s requests a second; alike delays spread over %s.\n"+
		"Full jitter from a base of %s would fit at once. Fits: the first retry within the allowance.\n"+
		"Served, requests and peak: from a simulation.\n\n",
		number(float64(f.Clients)), number(f.Allowance), f.Spread, f.BaseThatFits.rough())
	for i := range r.Rows {
		row := &r.Rows[i]
		if len(row.Loads) == 0 {
			continue
		}
		fmt.Fprintf(b, "%s %s: %s\n", row.place(), row.Function, row.delayWords())
		var cells [][]string
		for j := range row.Loads {
			cells = append(cells, row.Loads[j].cells(row.worstWords()))
		}
		writeTable(b, loadColumns, cells, nil)
		b.WriteByte('\n')
	}
}

// cells are a line of the table of loads; bare is what stands for a worst total that is not known.
func (l *Load) cells(bare string) []string {
	name := l.Jitter
	if l.AsItIs {
		name += " (as it is)"
	}
	worst, requests, peak := bare, unknown, unknown
	if l.Worst != nil {
		worst = l.Worst.rough()
	}
	if l.Simulated != nil {
		requests, peak = number(float64(l.Simulated.Requests)), number(l.Simulated.Peak)
	}
	return []string{name, l.ratesWords(), l.fitsWords(), worst, l.servedWords(), requests, peak}
}

func (r *Report) writeBudget(b *strings.Builder) {
	if r.Budget == nil {
		return
	}
	fmt.Fprintf(b, "%d of %d schedules exceed the budget\n\n", r.Budget.Exceeded, len(r.Rows))
	for i := range r.Rows {
		row := &r.Rows[i]
		for _, text := range row.Over {
			fmt.Fprintf(b, "%s: %s %s\n", row.place(), row.Function, text)
		}
	}
}

// writeTable writes rows below their heads, each with its notes below it.
func writeTable(b *strings.Builder, columns []column, rows, notes [][]string) {
	var heads []string
	widths := make([]int, len(columns))
	for i, c := range columns {
		heads = append(heads, c.head)
		widths[i] = utf8.RuneCountInString(c.head)
		for _, row := range rows {
			widths[i] = min(max(widths[i], utf8.RuneCountInString(row[i])), max(c.most, widths[i]))
		}
	}
	writeCells(b, widths, heads)
	for i, row := range rows {
		writeCells(b, widths, row)
		if notes == nil {
			continue
		}
		for _, note := range notes[i] {
			fmt.Fprintf(b, "    %s\n", cut(note, textWidth-4, false))
		}
	}
}

func writeCells(b *strings.Builder, widths []int, cells []string) {
	var line strings.Builder
	for i, cell := range cells {
		cell = cut(cell, widths[i], i == 0)
		line.WriteString(cell)
		line.WriteString(strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell)+1))
	}
	b.WriteString(strings.TrimRight(line.String(), " "))
	b.WriteByte('\n')
}

// cut shortens a text, at its beginning or its end.
func cut(text string, width int, front bool) string {
	runes := []rune(text)
	switch {
	case len(runes) <= width:
		return text
	case front:
		return "…" + string(runes[len(runes)-width+1:])
	}
	return string(runes[:width-1]) + "…"
}
