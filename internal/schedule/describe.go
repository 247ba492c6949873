package schedule

// This file says a schedule in one line, for -debug=schedule and for the fixtures that assert why a check is silent.

import (
	"strconv"
	"strings"
)

// description is a line in the making.
type description struct{ strings.Builder }

// pair adds a key with its value, when that is known.
func (d *description) pair(key, val string, known bool) {
	if known {
		d.WriteString(" " + key + "=" + val)
	}
}

func (d *description) flag(name string, on bool) {
	if on {
		d.WriteString(" " + name)
	}
}

// describe gives the schedule in one line.
func (s *Schedule) describe(at string) string {
	d := new(description)
	d.WriteString(at + ":")
	d.delay(s)
	d.setting(s)
	if s.Bound != nil {
		d.bound(s.Bound)
	}
	d.pair("library", s.Library, s.Library != "")
	d.pair("hot", s.Hot, s.Hot != "")
	d.pair("in", s.Func, s.Func != "")
	for i, e := range s.Evidence {
		sep := ", "
		if i == 0 {
			sep = "; "
		}
		d.WriteString(sep + e.Note)
	}
	return d.String()
}

// delay says what is known of the delay itself.
func (d *description) delay(s *Schedule) {
	d.pair("growth", s.Growth.String(), true)
	d.pair("factor", number64(s.Factor), s.Factor != 0)
	d.pair("base", s.Base.String(), s.Base != 0)
	d.pair("largest", s.Largest.String(), s.Largest != 0)
	d.pair("step", s.Step.String(), s.Step != 0)
	d.pair("draw", s.Draw.String(), true)
	d.pair("window", number64(s.Window), s.Window != 0)
	d.pair("ceiling", s.Ceiling.String(), true)
	d.pair("overflow", number64(float64(s.WrapsAt)), s.Overflow)
	d.pair("attempts", number64(float64(s.Attempts)), s.Attempts != 0)
}

// setting says where the delay is waited for.
func (d *description) setting(s *Schedule) {
	d.flag("function", !s.Wait)
	loop := map[Answer]string{Yes: "attempt", No: "none", Unknown: "unknown"}
	d.pair("loop", loop[s.Loop], s.Wait)
	d.flag("policy", s.Policy)
	d.flag("plateau", s.Plateau)
	d.flag("periodic", s.Periodic)
	d.flag("local", s.Local)
	d.flag("elsewhere", s.Elsewhere)
}

// bound says what ends the attempts.
func (d *description) bound(b *Bound) {
	d.pair("counted", b.Counted.String(), true)
	d.pair("tries", number64(float64(b.Attempts)), b.Attempts != 0)
	d.pair("times", number64(float64(b.Times)), b.Times != 0)
	d.pair("total", b.Total.String(), b.Total != 0)
	d.pair("deadline", b.Deadline.String(), true)
	d.pair("context", b.Context, b.Context != "")
	d.pair("late", "yes", b.Late)
	d.pair("stop", "yes", b.Stop)
}

func number64(x float64) string { return strconv.FormatFloat(x, 'g', 4, 64) }
