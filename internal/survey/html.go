package survey

// This file prints the report as one page that needs nothing else. Each figure of it is a <data> element with the value
// and the field of the JSON that it is, so that a test can hold the one against the other.

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strconv"
	"time"
)

//go:embed page.html
var pageText string

//go:embed page.css
var pageStyle string

// view is what the page shows.
type view struct {
	Style    template.CSS
	Report   *Report
	Fleet    []fact
	Budget   []fact
	Cards    []card    // the schedules that can be drawn
	Sections []section // the others
}

// section is a table of the rows of one kind.
type section struct {
	Title string
	Rows  []card
}

// card is one schedule.
type card struct {
	*Row
	Facts  []fact
	Delays []figure
	Panels []shownPanel
	Loads  []shownLoad
	Asides []string
	Notes  []string
}

// shownPanel is a panel of a picture.
type shownPanel struct {
	Title string
	SVG   template.HTML
}

// shownLoad is a line of the table of loads.
type shownLoad struct {
	Jitter string
	AsItIs bool
	Cells  []fact
}

// fact is a name with its figures.
type fact struct {
	Name    string
	Figures []figure
}

// figure is a number with its field in the JSON, or a word where it has none.
type figure struct {
	Before, Text string
	Field        string
	Value        string
	Known        bool
}

func word(text string) figure { return figure{Text: text} }

func (f figure) after(before string) figure {
	f.Before = before
	return f
}

func fieldOf(field string, value float64, text string) figure {
	return figure{Field: field, Value: strconv.FormatFloat(value, 'g', -1, 64), Text: text, Known: true}
}

func durationOf(field string, d *Duration, otherwise string) figure {
	if d == nil {
		return word(otherwise)
	}
	return fieldOf(field, time.Duration(*d).Seconds(), d.rough())
}

func countOf(field string, n *int, otherwise string) figure {
	if n == nil {
		return word(otherwise)
	}
	return fieldOf(field, float64(*n), number(float64(*n)))
}

// printHTML prints the page.
func (r *Report) printHTML(w io.Writer) error {
	t, err := template.New("page").Parse(pageText)
	if err != nil {
		return err
	}
	return t.Execute(w, r.view())
}

func (r *Report) view() view {
	v := view{Style: template.CSS(style + pageStyle), Report: r}
	if f := r.Fleet; f != nil {
		v.Fleet = []fact{
			{"clients that fail together", []figure{fieldOf("fleet.clients", float64(f.Clients), number(float64(f.Clients)))}},
			{"requests a second allowed", []figure{fieldOf("fleet.allowance_per_second", f.Allowance, number(f.Allowance))}},
			{"spread of equal delays", []figure{durationOf("fleet.spread_seconds", &f.Spread, "")}},
			{"base that fits at once, with full jitter", []figure{durationOf("fleet.base_that_fits_seconds", &f.BaseThatFits, "")}},
		}
	}
	if b := r.Budget; b != nil {
		v.Budget = []fact{
			{"schedules over budget", []figure{fieldOf("budget.over", float64(b.Exceeded), number(float64(b.Exceeded)))}},
			{"longest total wait", []figure{durationOf("budget.max_total_seconds", b.MaxTotal, "any")}},
			{"most attempts", []figure{countOf("budget.max_attempts", b.MaxAttempts, "any")}},
			{"deadline", []figure{word(map[bool]string{true: "required", false: "not required"}[b.RequireDeadline])}},
		}
	}
	for _, kind := range kinds {
		s := section{Title: headings[kind]}
		if kind == Retry {
			s.Title = "Retries whose numbers are not all known"
		}
		for i := range r.Rows {
			row := &r.Rows[i]
			if row.Kind != kind {
				continue
			}
			c := r.card(i)
			if len(c.Panels) > 0 && kind.loaded() {
				v.Cards = append(v.Cards, c)
			} else {
				s.Rows = append(s.Rows, c)
			}
		}
		if len(s.Rows) > 0 {
			v.Sections = append(v.Sections, s)
		}
	}
	return v
}

// card shows the i-th row.
func (r *Report) card(i int) card {
	row := &r.Rows[i]
	at := fmt.Sprintf("schedules.%d.", i)
	c := card{Row: row, Asides: row.asides(), Notes: row.notes(), Facts: row.facts(at)}
	for j, d := range row.Delays {
		c.Delays = append(c.Delays, d.figures(fmt.Sprintf("%sdelays.%d.", at, j))...)
	}
	if pic, ok := drawRow(r, row); ok {
		for _, p := range pic.Panels {
			c.Panels = append(c.Panels, shownPanel{p.Title, template.HTML(p.inline())})
		}
	}
	for j := range row.Loads {
		c.Loads = append(c.Loads, row.Loads[j].shown(fmt.Sprintf("%sloads.%d.", at, j)))
	}
	return c
}

// facts are the figures of a row, in the order of the columns of a table.
func (r *Row) facts(at string) []fact {
	delay := []figure{word(unknown)}
	if words := r.delayWords(); words != unknown {
		delay = []figure{durationOf(at+"base_seconds", r.Base, "?")}
		switch {
		case r.Growth == "fixed" && len(r.Delays) > 0:
			delay = r.Delays[0].figures(at + "delays.0.")
		case r.Growth == "fixed" && r.Base == nil:
			delay = []figure{durationOf(at+"longest_seconds", r.Longest, unknown).after("at most ")}
		case r.Growth == "fixed":
		case r.Step != nil:
			delay = append(delay, durationOf(at+"step_seconds", r.Step, "").after(" +"))
		case r.Factor != nil:
			delay = append(delay, fieldOf(at+"factor", *r.Factor, strconv.FormatFloat(*r.Factor, 'g', 4, 64)).after(" ×"))
		default:
			delay = append(delay, word(r.Growth).after(" "))
		}
		if r.Growth != "fixed" && r.Longest != nil {
			delay = append(delay, durationOf(at+"longest_seconds", r.Longest, "").after(" to "))
		} else if r.Growth != "fixed" && r.Ceiling != "yes" {
			delay = append(delay, word(map[string]string{"no": "no ceiling", "unknown": "ceiling unknown"}[r.Ceiling]).after(", "))
		}
	}
	return []fact{
		{"delay", delay},
		{"attempts", []figure{countOf(at+"attempts", r.Attempts, r.attemptWords())}},
		{"draw", []figure{word(r.drawWords())}},
		{"deadline", []figure{word(r.deadlineWords())}},
		{"worst total", []figure{durationOf(at+"worst_total_seconds", r.Worst, r.worstWords()), word(r.more())}},
		{"typical total", []figure{durationOf(at+"typical_total_seconds", r.Typical, r.typicalWords())}},
	}
}

// figures are the ends of the window of a delay, once where they are the same.
func (d Delay) figures(at string) []figure {
	longest := durationOf(at+"longest_seconds", &d.Longest, "")
	if d.Shortest == d.Longest {
		return []figure{longest}
	}
	return []figure{durationOf(at+"shortest_seconds", &d.Shortest, ""), longest.after("–")}
}

// shown is a load as a line of the table.
func (l *Load) shown(at string) shownLoad {
	var rates []figure
	for i, round := range l.Rounds {
		rates = append(rates, fieldOf(fmt.Sprintf("%srounds.%d.per_second", at, i), round.PerSecond, number(round.PerSecond)))
	}
	served, requests, peak := word(l.servedWords()), word(unknown), word(unknown)
	if sim := l.Simulated; sim != nil {
		at += "simulated."
		served = durationOf(at+"all_served_seconds", sim.Served, l.servedWords())
		requests = fieldOf(at+"requests", float64(sim.Requests), number(float64(sim.Requests)))
		peak = fieldOf(at+"peak_per_second", sim.Peak, number(sim.Peak))
	}
	return shownLoad{l.Jitter, l.AsItIs, []fact{
		{"arrivals a second, retry by retry", rates},
		{"fits", []figure{word(l.fitsWords())}},
		{"peak a second", []figure{peak}},
		{"requests", []figure{requests}},
		{"all served", []figure{served}},
	}}
}
