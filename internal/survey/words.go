package survey

// This file puts a row into the words that text and HTML share.

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/backofflint/backofflint/internal/fleet"
)

const unknown = "unknown"

// delayWords is the delay: where it starts, how it grows, where it ends.
func (r *Row) delayWords() string {
	growth := ""
	switch {
	case r.Growth == fleet.Fixed.String():
		return r.fixedWords()
	case r.Growth == fleet.Linear.String() && r.Step != nil:
		growth = " +" + r.Step.String()
	case r.Growth == fleet.Geometric.String() && r.Factor != nil:
		growth = " x" + strconv.FormatFloat(*r.Factor, 'g', 4, 64)
		if r.Step != nil {
			growth += " +" + r.Step.String()
		}
	default:
		growth = " " + r.Growth
	}
	start, end := "?", ""
	if r.Base != nil {
		start = r.Base.String()
	}
	switch {
	case r.Longest != nil:
		end = " to " + r.Longest.String()
	case r.Ceiling == "yes":
		end = " to ?"
	case r.Ceiling == "no":
		end = ", no ceiling"
	}
	return start + growth + end
}

func (r *Row) fixedWords() string {
	switch {
	case len(r.Delays) > 0 && r.Delays[0].Shortest != r.Delays[0].Longest:
		return r.Delays[0].Shortest.rough() + " to " + r.Delays[0].Longest.rough()
	case r.Base != nil:
		return r.Base.String()
	case r.Longest != nil:
		return "at most " + r.Longest.String()
	}
	return unknown
}

// drawWords is the random draw.
func (r *Row) drawWords() string {
	if r.Draw != "fresh" {
		return r.Draw
	}
	const near = 1e-6
	if r.over > 0 && math.Abs(*r.Window-r.over/(1+r.over)) < near {
		return fmt.Sprintf("+%.3g%%", 100*r.over) // on top
	}
	if r.Window != nil && r.Jitter == fleet.Proportional.String() {
		return fmt.Sprintf("±%.3g%%", 100**r.Window/(2-*r.Window))
	}
	if r.Jitter == unknown {
		return "some"
	}
	return r.Jitter
}

// attemptWords is the number of attempts.
func (r *Row) attemptWords() string {
	switch {
	case r.Attempts != nil:
		return strconv.Itoa(*r.Attempts)
	case r.Counted == "yes":
		return "a setting"
	case r.Counted == "no":
		return "no bound"
	}
	return unknown
}

// deadlineWords is the deadline, or what stands in its place.
func (r *Row) deadlineWords() string {
	if r.Deadline == "no" && r.Stop {
		return "stop only"
	}
	return r.Deadline
}

// worstWords is the worst total wait, or what ends it.
func (r *Row) worstWords() string {
	switch r.End {
	case "attempts":
		return r.Worst.rough() + r.more()
	case "deadline":
		return "deadline"
	case "stop":
		return "till told"
	case "never":
		return "no end"
	}
	return unknown
}

// more stands behind a total that the draw adds to.
func (r *Row) more() string {
	if r.Undrawn {
		return "+"
	}
	return ""
}

// typicalWords is the typical total wait; a dash where there is no worst one.
func (r *Row) typicalWords() string {
	switch {
	case r.Typical != nil:
		return r.Typical.rough()
	case r.Worst != nil:
		return unknown
	}
	return "–"
}

// asides are what a row has to tell that is no harm.
func (r *Row) asides() (lines []string) {
	if r.Library != nil {
		lines = append(lines, "by "+*r.Library)
	}
	if r.Local {
		lines = append(lines, local)
	}
	return lines
}

// local is said where there is no fleet.
const local = "for something in the process, or on its disk"

// notes are the harm that a row has to tell of besides its numbers.
func (r *Row) notes() (lines []string) {
	for _, h := range r.Held {
		lines = append(lines, strings.TrimSpace("holds "+h.What+" "+h.Name)+" from "+h.At)
	}
	switch {
	case r.Overflow && r.WrapsAt != nil:
		lines = append(lines, fmt.Sprintf("wraps before it is clamped, at attempt %d", *r.WrapsAt))
	case r.Overflow:
		lines = append(lines, "can wrap before it is clamped")
	}
	if r.hot != "" {
		lines = append(lines, "waits not at all, since "+r.hot+" is zero")
	}
	for _, p := range r.Over {
		lines = append(lines, "over budget: "+p)
	}
	return lines
}

// headings are those of the kinds.
var headings = map[Kind]string{
	Retry:    "Retries, the longest total wait first",
	Policy:   "Settings of retry libraries that are run elsewhere",
	Function: "Functions that compute a delay: attempts and deadline are their callers'",
	Wait:     "Waits that no retry loop was seen around",
	Periodic: "Periodic work and walks, which no failure was seen to drive",
}

// fitsWords tells which retry is the first within the allowance.
func (l *Load) fitsWords() string {
	if l.Fits == nil {
		return fmt.Sprintf("none of %d", len(l.Rounds))
	}
	return "retry " + strconv.Itoa(*l.Fits)
}

// servedWords tells when all clients were served in the simulation.
func (l *Load) servedWords() string {
	s := l.Simulated
	switch {
	case s == nil:
		return "not simulated"
	case s.Served != nil:
		return s.Served.rough()
	case s.GaveUp > 0:
		return fmt.Sprintf("%d gave up", s.GaveUp)
	}
	return fmt.Sprintf("%d still wait", s.Waiting)
}

// rough is the duration to three digits or so.
func (d Duration) rough() string {
	switch {
	case d >= Duration(1e11):
		return Duration(math.Round(float64(d)/1e9) * 1e9).String()
	case d >= Duration(1e9):
		return Duration(math.Round(float64(d)/1e8) * 1e8).String()
	}
	return Duration(math.Round(float64(d)/1e6) * 1e6).String()
}

// ratesWords are the arrivals of the rounds, those that repeat told once.
func (l *Load) ratesWords() string {
	var words []string
	for i := 0; i < len(l.Rounds); {
		n := i + 1
		for n < len(l.Rounds) && l.Rounds[n].PerSecond == l.Rounds[i].PerSecond {
			n++
		}
		word := number(l.Rounds[i].PerSecond)
		if n-i > 2 {
			word += fmt.Sprintf(" (%d times)", n-i)
			i = n
		} else {
			i++
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// number prints a rate or a count as people write it.
func number(x float64) string {
	text := strconv.FormatFloat(x, 'f', -1, 64)
	whole, rest, dot := strings.Cut(text, ".")
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + "," + whole[i:]
	}
	if dot {
		whole += "." + rest
	}
	return whole
}
