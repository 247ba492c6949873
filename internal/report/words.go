package report

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/backofflint/backofflint/internal/schedule"
)

// Growth says how a schedule's delay changes from one attempt to the next: "doubles", "grows 1.5x".
func Growth(s *schedule.Schedule) string {
	switch {
	case s.Growth == schedule.Fixed:
		return "stays the same"
	case s.Growth == schedule.Linear:
		return "grows by a fixed step"
	case s.Growth == schedule.Polynomial:
		return "grows with a power of the attempt"
	case s.Factor == 2 && s.Step > 0:
		return "more than doubles"
	case s.Factor == 2:
		return "doubles"
	case s.Factor > 1 && s.Factor != fibonacci:
		return fmt.Sprintf("grows %.4gx", s.Factor)
	}
	return "grows geometrically"
}

// fibonacci is the factor of a schedule that adds its last two delays: it has none that a reader would know.
const fibonacci = 1.618

// Thing names the delay: of a wait as "delay", of a function by the function's name.
func Thing(s *schedule.Schedule) string {
	switch {
	case s.Library != "":
		return "the delay of " + s.Library
	case s.Wait || s.Func == "":
		return "delay"
	}
	if strings.Contains(s.Func, "$") {
		return "the delay of this function"
	}
	return "the delay of " + s.Func
}

// GrowsAt names the place where the delay grows, and of a function of another package also where it hands the delay on:
// that is where a clamp or a draw for all its callers belongs. It is empty where no place is known.
func GrowsAt(s *schedule.Schedule) string {
	if s.LeavesAt == "" || s.LeavesAt == s.GrowthAt {
		return s.GrowthAt
	}
	return s.GrowthAt + ", returned at " + s.LeavesAt
}

// maxNamed is how many places a message names before it counts the rest.
const maxNamed = 3

// Listed joins what a message names: up to three, then "and n more".
func Listed(named []string) string {
	if n := len(named) - maxNamed; n > 0 {
		named = append(slices.Clone(named[:maxNamed]), fmt.Sprintf("%d more", n))
	}
	last := len(named) - 1
	if last < 1 {
		return strings.Join(named, "")
	}
	return strings.Join(named[:last], ", ") + " and " + named[last]
}

// From says what the delay starts from, when that is known.
func From(s *schedule.Schedule) string {
	if s.Base == 0 {
		return ""
	}
	return " from " + Duration(s.Base)
}

// Duration prints a duration as a person writes it: 2m, not 2m0s.
func Duration(d time.Duration) string {
	switch {
	case d >= time.Hour:
		d = d.Truncate(time.Second)
	case d >= time.Second:
		d = d.Round(time.Millisecond)
	}
	text := d.String()
	if strings.HasSuffix(text, "m0s") {
		text = strings.TrimSuffix(text, "0s")
	}
	if strings.HasSuffix(text, "h0m") {
		text = strings.TrimSuffix(text, "0m")
	}
	return text
}
