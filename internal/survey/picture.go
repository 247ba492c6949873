package survey

// This file draws the picture of one schedule: the envelope of its delays, and the arrivals of the fleet over time, as it
// is and with full jitter, with the allowance as a line.
//
// Arrivals are drawn on a scale of powers of ten, since a crowd and what it may do differ by a hundred times. What is
// drawn in a slice of time is the peak in it, over the same width as the peak that is told in words.

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/backofflint/backofflint/internal/fleet"
)

// picture is the picture of a row: one to three panels with their captions.
type picture struct {
	Panels []captioned
}

// captioned is a panel with what it shows in words.
type captioned struct {
	Title string
	Body  string // an SVG group
}

// drawRow draws a row; false when there is nothing to draw.
func drawRow(r *Report, row *Row) (pic picture, ok bool) {
	if len(row.Delays) == 0 {
		return pic, false
	}
	pic.Panels = append(pic.Panels, captioned{"Delay before each retry", drawDelays(row)})
	asItIs, full := row.load(func(l *Load) bool { return l.AsItIs }), row.load(func(l *Load) bool { return l.Jitter == fleet.Full.String() })
	if r.Fleet == nil || asItIs == nil || asItIs.Simulated == nil {
		return pic, true
	}
	shown := []*Load{asItIs}
	if full != asItIs && full.Simulated != nil {
		shown = append(shown, full)
	}
	s := scaleOf(r.Fleet.Allowance, shown)
	for _, l := range shown {
		title := "Arrivals with full jitter instead"
		if l == asItIs {
			title = "Arrivals as it is, " + jitterWords(l.Jitter)
		}
		pic.Panels = append(pic.Panels, captioned{title, drawArrivals(r.Fleet, l, s)})
	}
	return pic, true
}

func jitterWords(jitter string) string {
	if jitter == fleet.None.String() {
		return "no jitter"
	}
	return jitter + " jitter"
}

// load finds one of the loads of a row.
func (r *Row) load(is func(*Load) bool) *Load {
	for i := range r.Loads {
		if is(&r.Loads[i]) {
			return &r.Loads[i]
		}
	}
	return nil
}

// drawDelays draws a bar from the shortest to the longest delay of each retry.
func drawDelays(row *Row) string {
	most := 0.0
	for _, d := range row.Delays {
		most = max(most, time.Duration(d.Longest).Seconds())
	}
	p := &panel{y: linear(most, plotBottom, plotTop+8)}
	n := float64(len(row.Delays))
	step := (plotRight - plotLeft) / n
	p.x = func(retry float64) float64 { return plotLeft + (retry-0.5)*step }
	p.yAxis("delay", even(most, 4))
	var retries []tick
	for _, d := range row.Delays {
		x, lo, hi := p.x(float64(d.Retry)), p.y(time.Duration(d.Shortest).Seconds()), p.y(time.Duration(d.Longest).Seconds())
		width := min(step*0.55, 34)
		if d.Shortest == d.Longest {
			p.line("stem", x, plotBottom, x, hi)
			p.rect("delay", x-width/2, hi-1.5, width, 3)
		} else {
			p.rect("delay", x-width/2, hi, width, max(lo-hi, 2))
		}
		p.text("value", "middle", x, hi-5, d.Longest.rough())
		retries = append(retries, tick{float64(d.Retry), fmt.Sprint(d.Retry)})
	}
	p.xAxis("retry", retries)
	return p.String()
}

// scale is what the panels of arrivals share.
type scale struct {
	end             float64 // of time, in seconds
	lowest, highest float64 // powers of ten, per second
}

func scaleOf(allowance float64, shown []*Load) scale {
	s := scale{}
	most, least := allowance, allowance
	for _, l := range shown {
		sim := l.Simulated
		s.end = max(s.end, float64(len(sim.Arrivals))*time.Duration(sim.Bucket).Seconds())
		most = max(most, sim.Peak)
		for _, peak := range sim.Peaks {
			if peak > 0 {
				least = min(least, peak)
			}
		}
	}
	s.end = max(s.end, 1e-3)
	s.lowest = math.Pow(10, math.Floor(math.Log10(least)-1e-9))
	s.highest = math.Pow(10, math.Ceil(math.Log10(most)+1e-9))
	return s
}

// drawArrivals draws the simulated arrivals of the fleet.
func drawArrivals(f *Fleet, l *Load, s scale) string {
	p := &panel{x: linear(s.end, plotLeft, plotRight), y: logarithmic(s.lowest, s.highest, plotBottom, plotTop)}
	p.yAxis("arrivals per second", decades(s.lowest, s.highest))
	class := "full"
	if l.AsItIs {
		class = "asis"
	}
	bucket := time.Duration(l.Simulated.Bucket).Seconds()
	var path strings.Builder
	for i, peak := range l.Simulated.Peaks {
		if peak > 0 {
			from := p.x(float64(i) * bucket)
			width := max(p.x(float64(i+1)*bucket)-from, 1)
			fmt.Fprintf(&path, "M%.1f %.1fV%.1fh%.2fV%.1fz", from, plotBottom, p.y(peak), width, plotBottom)
		}
	}
	fmt.Fprintf(p, `<path class="%s" d="%s"/>`, class, path.String())
	p.xAxis("time since all were refused", even(s.end, 6))
	y := p.y(f.Allowance)
	p.line("allowance", plotLeft, y, plotRight, y)
	p.text("allowed", "end", plotRight-3, y-4, "allowance "+number(f.Allowance)+"/s")
	p.markPeak(l.Simulated, bucket)
	if at := l.Simulated.Served; at != nil {
		x := p.x(time.Duration(*at).Seconds())
		p.line("served", x, plotTop, x, plotBottom)
		anchor, dx := "start", 4.0
		if x > (plotLeft+plotRight)/2 {
			anchor, dx = "end", -4.0
		}
		p.text("done", anchor, x+dx, plotTop+9, "all served, "+at.rough())
	}
	return p.String()
}

// markPeak writes the peak above its right side.
func (p *panel) markPeak(sim *Simulated, bucket float64) {
	at := slices.Index(sim.Peaks, sim.Peak)
	if at < 0 {
		return
	}
	x := p.x((float64(at) + 0.5) * bucket)
	anchor, dx := "start", 5.0
	if x > (plotLeft+plotRight)/2 {
		anchor, dx = "end", -5.0
	}
	p.text("peak", anchor, x+dx, max(p.y(sim.Peak)-4, plotTop+9), "peak "+number(sim.Peak)+"/s")
}
