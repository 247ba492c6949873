package survey

// This file draws one panel of a picture: a frame with axes, and marks in it. A panel is an SVG group of a fixed size, so
// that it stands alone in HTML and beside others in a picture. Colours and fonts are the style's (style.css).

import (
	"fmt"
	"html"
	"math"
	"strings"
)

const (
	panelWidth, panelHeight  = 420.0, 230.0
	left, right, top, bottom = 50.0, 14.0, 24.0, 36.0
)

// panel is a panel in the making. x and y map what is shown to its place.
type panel struct {
	strings.Builder
	x, y func(float64) float64
}

const (
	plotLeft, plotRight = left, panelWidth - right
	plotTop, plotBottom = top, panelHeight - bottom
)

func (p *panel) line(class string, x1, y1, x2, y2 float64) {
	fmt.Fprintf(p, `<line class="%s" x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"/>`, class, x1, y1, x2, y2)
}

func (p *panel) rect(class string, x, y, w, h float64) {
	fmt.Fprintf(p, `<rect class="%s" x="%.1f" y="%.1f" width="%.1f" height="%.1f" rx="1.5"/>`, class, x, y, w, h)
}

// text writes a text; anchor is start, middle or end.
func (p *panel) text(class, anchor string, x, y float64, text string) {
	fmt.Fprintf(p, `<text class="%s" text-anchor="%s" x="%.1f" y="%.1f">%s</text>`, class, anchor, x, y, html.EscapeString(text))
}

// tick is a labelled place on an axis.
type tick struct {
	at    float64
	label string
}

// yAxis draws the lines of the grid, and the name of the axis above them.
func (p *panel) yAxis(name string, ticks []tick) {
	for _, t := range ticks {
		y := p.y(t.at)
		p.line("grid", plotLeft, y, plotRight, y)
		p.text("tick", "end", plotLeft-6, y+3.5, t.label)
	}
	p.text("axis", "start", 4, 10, name)
}

// xAxis draws the axis of time or of retries.
func (p *panel) xAxis(name string, ticks []tick) {
	p.line("base", plotLeft, plotBottom, plotRight, plotBottom)
	for _, t := range ticks {
		p.line("base", p.x(t.at), plotBottom, p.x(t.at), plotBottom+4)
		p.text("tick", "middle", p.x(t.at), plotBottom+15, t.label)
	}
	p.text("axis", "end", plotRight, panelHeight-4, name)
}

// linear maps from 0 to most onto a stretch of the panel.
func linear(most, from, to float64) func(float64) float64 {
	return func(v float64) float64 { return from + v/most*(to-from) }
}

// logarithmic maps powers of ten onto equal steps; what is below the lowest lies on it.
func logarithmic(lowest, highest, from, to float64) func(float64) float64 {
	span := math.Log10(highest / lowest)
	return func(v float64) float64 { return from + math.Log10(math.Max(v, lowest)/lowest)/span*(to-from) }
}

// steps are those between ticks of time, in seconds: what a clock divides evenly, of any power of ten below a second.
var steps = []float64{1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 43200, 86400}

// even gives at most about n ticks up to a time in seconds.
func even(most float64, n int) (ticks []tick) {
	step := 0.0
	for unit := 1e-9; unit < 1 && step == 0; unit *= 10 {
		for _, by := range steps[:3] {
			if most/(unit*by) <= float64(n) {
				step = unit * by
				break
			}
		}
	}
	for i := 0; step == 0 || most/step > float64(n); i++ {
		step = steps[len(steps)-1] * math.Pow(2, float64(max(0, i-len(steps)+1)))
		if i < len(steps) {
			step = steps[i]
		}
	}
	for i := 0; float64(i)*step <= most*1.0001; i++ {
		at := float64(i) * step
		ticks = append(ticks, tick{at, Duration(math.Round(at * 1e9)).String()})
	}
	return ticks
}

// decades gives a tick at each power of ten.
func decades(lowest, highest float64) (ticks []tick) {
	for v := lowest; v <= highest*1.0001; v *= 10 {
		ticks = append(ticks, tick{v, number(v)})
	}
	return ticks
}
