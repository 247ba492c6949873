package survey

// This file decides what is told of a fleet under one schedule, as it is and with each kind of jitter in its place: the
// arithmetic, and what came out of a simulation.

import (
	"math"

	"github.com/backofflint/backofflint/internal/fleet"
)

// Load is what a fleet does under one schedule with one kind of jitter.
type Load struct {
	Jitter    string     `json:"jitter"`
	AsItIs    bool       `json:"as_it_is"` // the schedule as it was read
	Rounds    []Round    `json:"rounds"`
	Fits      *int       `json:"fits_at_retry"` // the first within the allowance; null when none of the rounds is
	Worst     *Duration  `json:"worst_total_seconds"`
	Typical   *Duration  `json:"typical_total_seconds"`
	Simulated *Simulated `json:"simulated"` // null when the fleet is too large
}

// Round is what the whole fleet does on one retry, by the arithmetic.
type Round struct {
	Delay
	PerSecond float64 `json:"per_second"`
}

// Simulated is what happened to a fleet against a limiter of the allowance. Times count from when it was refused.
type Simulated struct {
	Served   *Duration `json:"all_served_seconds"` // null when not all were
	Requests int       `json:"requests"`
	Peak     float64   `json:"peak_per_second"`
	GaveUp   int       `json:"gave_up"`
	Waiting  int       `json:"still_waiting"` // when it was cut off
	Bucket   Duration  `json:"bucket_seconds"`
	Arrivals []int     `json:"arrivals"`         // in each bucket of time
	Peaks    []float64 `json:"peaks_per_second"` // in each bucket of time
}

// seed makes the simulation tell the same every time.
const seed = 1

// loads tells of the fleet under a plan.
func loads(f fleet.Fleet, p fleet.Plan) (all []Load) {
	for _, c := range f.Compare(p, shownRetries) {
		l := Load{
			Jitter: c.Plan.Jitter.String(), AsItIs: c.Plan.Jitter == p.Jitter,
			Fits: known(c.Fits), Worst: seconds(c.Worst), Typical: seconds(c.Typical),
		}
		for _, r := range c.Rounds {
			l.Rounds = append(l.Rounds, Round{Delay{r.Retry, Duration(r.Lo), Duration(r.Hi)}, round(r.PerSecond)})
		}
		if res, ok := fleet.Simulate(f, c.Plan, seed); ok {
			l.Simulated = simulated(res)
		}
		all = append(all, l)
	}
	return all
}

func simulated(res fleet.Result) *Simulated {
	s := &Simulated{
		Requests: res.Requests, Peak: round(res.Peak), GaveUp: res.GaveUp, Waiting: res.Waiting,
		Bucket: Duration(res.Bucket), Arrivals: res.Arrivals,
	}
	for _, p := range res.Peaks {
		s.Peaks = append(s.Peaks, round(p))
	}
	if res.GaveUp+res.Waiting == 0 {
		s.Served = seconds(res.Served)
	}
	return s
}

// round keeps four digits, which is more than the arithmetic of a crowd is good for.
func round(x float64) float64 {
	if x == 0 || math.IsInf(x, 0) || math.IsNaN(x) {
		return x
	}
	unit := math.Pow(10, math.Floor(math.Log10(math.Abs(x)))-3)
	if unit < 1 {
		return math.Round(x*math.Round(1/unit)) / math.Round(1/unit)
	}
	return math.Round(x/unit) * unit
}
