package measure

import (
	"go/token"
	"math"
	"testing"
	"time"

	"github.com/backofflint/backofflint/internal/fleet"
	"github.com/backofflint/backofflint/internal/schedule"
)

const sec = time.Second

// full is a schedule as the engine gives it: full jitter, five attempts.
func full() *schedule.Schedule {
	return &schedule.Schedule{
		Wait: true, Loop: schedule.Yes, Growth: schedule.Geometric, Factor: 2, Base: sec, Largest: 8 * sec, Ceiling: schedule.Yes,
		Draw: schedule.DrawFresh, Window: 1,
		Bound: &schedule.Bound{Counted: schedule.Yes, Attempts: 5, Times: 5, Total: 23 * sec, Deadline: schedule.No, Waits: make([]token.Pos, 1)},
	}
}

func TestPlan(t *testing.T) {
	for _, test := range []struct {
		name string
		make func(s *schedule.Schedule)
		want fleet.Plan
		ok   bool
	}{
		{"full", func(*schedule.Schedule) {}, fleet.Plan{Base: sec, Growth: fleet.Geometric, Factor: 2, Ceiling: 8 * sec, Attempts: 5, Trailing: true, Jitter: fleet.Full}, true},
		{"no wait after the last attempt", func(s *schedule.Schedule) { s.Bound.Times = 4; s.Window = 0.5 }, fleet.Plan{Base: sec, Growth: fleet.Geometric, Factor: 2, Ceiling: 8 * sec, Attempts: 5, Jitter: fleet.Equal}, true},
		{"proportional, in the middle of its window", func(s *schedule.Schedule) { s.Window = 0.4; s.Base, s.Largest = 1250*time.Millisecond, 10*sec }, fleet.Plan{Base: sec, Growth: fleet.Geometric, Factor: 2, Ceiling: 8 * sec, Attempts: 5, Trailing: true, Jitter: fleet.Proportional, Window: 0.25}, true},
		{"a window that is not known", func(s *schedule.Schedule) { s.Window = 0 }, fleet.Plan{}, false},
		{"a draw that is reused", func(s *schedule.Schedule) { s.Draw = schedule.DrawReused }, fleet.Plan{}, false},
		{"a base that is not known", func(s *schedule.Schedule) { s.Base = 0 }, fleet.Plan{}, false},
		{"a ceiling that is not known", func(s *schedule.Schedule) { s.Largest = 0; s.Bound.Attempts = 0 }, fleet.Plan{}, false},
		{"no ceiling", func(s *schedule.Schedule) { s.Largest, s.Ceiling, s.Bound = 0, schedule.No, nil }, fleet.Plan{Base: sec, Growth: fleet.Geometric, Factor: 2, Jitter: fleet.Full}, true},
		{"seeded alike", func(s *schedule.Schedule) { s.Draw = schedule.DrawSeeded }, fleet.Plan{Base: sec, Growth: fleet.Geometric, Factor: 2, Ceiling: 8 * sec, Attempts: 5, Trailing: true}, true},
		{"linear", func(s *schedule.Schedule) {
			s.Growth, s.Step, s.Factor, s.Draw, s.Base = schedule.Linear, 3*sec, 0, schedule.DrawNone, 2*sec
		}, fleet.Plan{Base: 2 * sec, Growth: fleet.Linear, Factor: 1.5, Ceiling: 8 * sec, Attempts: 5, Trailing: true}, true},
		{"a policy that draws on top of its settings", func(s *schedule.Schedule) { s.Policy, s.Window, s.Over = true, 0.5/1.5, 0.5 }, fleet.Plan{Base: 1250 * time.Millisecond, Growth: fleet.Geometric, Factor: 2, Ceiling: 10 * sec, Attempts: 5, Trailing: true, Jitter: fleet.Proportional, Window: 0.2}, true},
		{"a policy that draws around its settings", func(s *schedule.Schedule) { s.Policy, s.Window, s.Over = true, 1/1.5, 0.5 }, fleet.Plan{Base: sec, Growth: fleet.Geometric, Factor: 2, Ceiling: 8 * sec, Attempts: 5, Trailing: true, Jitter: fleet.Proportional, Window: 0.5}, true},
		{"a policy that cuts its draw off at the ceiling", func(s *schedule.Schedule) {
			s.Policy, s.Plateau, s.Window, s.Over, s.Step = true, true, 0.5/1.5, 0.5, sec
		}, fleet.Plan{Base: 1250 * time.Millisecond, Growth: fleet.Geometric, Step: 1250 * time.Millisecond, Factor: 2, Ceiling: 6666666667, Attempts: 5, Trailing: true, Jitter: fleet.Proportional, Window: 0.2}, true},
		{"a power", func(s *schedule.Schedule) { s.Growth, s.Factor = schedule.Polynomial, 0 }, fleet.Plan{}, false},
		{"fixed", func(s *schedule.Schedule) {
			s.Growth, s.Factor, s.Draw, s.Bound = schedule.Fixed, 0, schedule.DrawNone, nil
		}, fleet.Plan{Base: sec}, true},
	} {
		s := full()
		test.make(s)
		got, ok := Plan(s)
		if got.Window = math.Round(got.Window*1e6) / 1e6; ok != test.ok || ok && got != test.want {
			t.Errorf("%s: %+v %v, want %+v %v", test.name, got, ok, test.want, test.ok)
		}
	}
}

func TestTotal(t *testing.T) {
	for _, test := range []struct {
		name string
		make func(s *schedule.Schedule)
		want Total
	}{
		{"full", func(*schedule.Schedule) {}, Total{End: Counted, Worst: 23 * sec, Typical: 11500 * time.Millisecond}},
		{"no draw", func(s *schedule.Schedule) { s.Draw = schedule.DrawNone }, Total{End: Counted, Worst: 23 * sec, Typical: 23 * sec}},
		{"a sum from above", func(s *schedule.Schedule) { s.Base = 0 }, Total{End: Counted, Worst: 23 * sec}},
		{"two waits", func(s *schedule.Schedule) { s.Bound.Waits = make([]token.Pos, 2) }, Total{End: Counted, Worst: 23 * sec}},
		{"a deadline", func(s *schedule.Schedule) { s.Bound.Total, s.Bound.Deadline = 0, schedule.Yes }, Total{End: Timed}},
		{"for ever", func(s *schedule.Schedule) { s.Bound.Total, s.Bound.Counted, s.Bound.Attempts = 0, schedule.No, 0 }, Total{End: Never}},
		{"until told to stop", func(s *schedule.Schedule) { s.Bound.Total, s.Bound.Counted, s.Bound.Stop = 0, schedule.No, true }, Total{End: Told}},
		{"a deadline that is not known", func(s *schedule.Schedule) {
			s.Bound.Total, s.Bound.Counted, s.Bound.Deadline = 0, schedule.No, schedule.Unknown
		}, Total{}},
		{"a number that is no constant", func(s *schedule.Schedule) { s.Bound.Total, s.Bound.Attempts = 0, 0 }, Total{}},
		{"attempts without a loop", func(s *schedule.Schedule) { s.Bound, s.Attempts = nil, 4 }, Total{End: Counted, Worst: 7 * sec, Typical: 3500 * time.Millisecond}},
		{"a library's policy with a draw", func(s *schedule.Schedule) { s.Policy, s.Window = true, 0 }, Total{End: Counted, Worst: 23 * sec, Undrawn: true}},
		{"a policy that draws below its settings", func(s *schedule.Schedule) { s.Policy, s.Window = true, 1 }, Total{End: Counted, Worst: 23 * sec, Typical: 11500 * time.Millisecond}},
		{"a policy whose draw is known: the total has it already", func(s *schedule.Schedule) { s.Policy, s.Window, s.Over = true, 0.5/1.5, 0.5 }, Total{End: Counted, Worst: 23 * sec, Typical: 19166666667}},
		{"nothing known", func(s *schedule.Schedule) { s.Bound = nil }, Total{}},
	} {
		s := full()
		test.make(s)
		if got := TotalOf(s); got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}
