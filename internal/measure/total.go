package measure

// This file decides how long the waits of a schedule take together.

import (
	"math"
	"time"

	"github.com/backofflint/backofflint/internal/schedule"
)

// End says what ends the waiting.
type End uint8

const (
	Unknown End = iota
	Counted     // a number of attempts, and the sum of their waits is known
	Timed       // a deadline, of a length that is not known
	Told        // a word to stop, and nothing else
	Never       // nothing: proven
)

func (e End) String() string {
	return [...]string{"unknown", "attempts", "deadline", "stop", "never"}[e]
}

// Total is how long the waits of all attempts take together.
type Total struct {
	End     End
	Worst   time.Duration // the most, or a sum from above; 0 unless the end is Counted
	Typical time.Duration // with each draw in the middle of its window; 0 when unknown
	Undrawn bool          // Worst leaves out the draw, as the numbers of a library's policy do
}

// TotalOf finds the total of a schedule.
func TotalOf(s *schedule.Schedule) Total {
	if worst := worst(s); worst > 0 {
		total := Total{End: Counted, Worst: worst, Undrawn: s.Policy && s.Draw != schedule.DrawNone && s.Window == 0}
		if _, ok := Plan(s); ok { // else the sum may be one from above
			total.Typical = scaled(worst, middle(s))
		}
		return total
	}
	counted, tries := Attempts(s)
	deadline, stop := Deadline(s)
	switch {
	case deadline == schedule.Yes:
		return Total{End: Timed}
	case counted == schedule.No && stop:
		return Total{End: Told}
	case counted == schedule.No && tries == 0 && deadline == schedule.No && s.Loop == schedule.Yes && !s.Periodic:
		return Total{End: Never}
	}
	return Total{}
}

// worst is the sum that the engine made of all waits of the loop, or that of the plan.
func worst(s *schedule.Schedule) time.Duration {
	if s.Bound != nil {
		return s.Bound.Total
	}
	if p, ok := Plan(s); ok {
		if total, ok := p.WorstTotal(); ok {
			return total
		}
	}
	return 0
}

// middle is where the middle of the window lies, as a share of its end; 0 when unknown.
func middle(s *schedule.Schedule) float64 {
	switch {
	case s.Bound != nil && len(s.Bound.Waits) > 1:
		return 0 // others may draw otherwise
	case s.Draw == schedule.DrawNone:
		return 1
	case s.Draw == schedule.DrawFresh && s.Window > 0:
		return 1 - s.Window/2
	}
	return 0
}

func scaled(d time.Duration, by float64) time.Duration {
	return time.Duration(math.Round(float64(d) * by))
}
