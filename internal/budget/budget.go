// Package budget holds retry schedules against limits that somebody set for a repository: how long all waits may take
// together, how many attempts there may be, whether there must be a deadline. What is not proven to exceed a limit keeps
// to it. It says nothing of what computes delays for others, of periodic work, and of what lies in the process or on its
// disk.
package budget

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"time"

	"github.com/backofflint/backofflint/internal/measure"
	"github.com/backofflint/backofflint/internal/report"
	"github.com/backofflint/backofflint/internal/schedule"
)

// Limits are what a schedule may be; a zero is no limit.
type Limits struct {
	MaxTotal        time.Duration // of the waits of all attempts together
	MaxAttempts     int
	RequireDeadline bool // a word to stop will do
}

// Flags binds the limits to flags.
func (l *Limits) Flags(fs *flag.FlagSet) {
	fs.Var((*totalFlag)(&l.MaxTotal), "max-total", "the longest `time` that all waits of a retry may take together (0: any)")
	fs.Var((*attemptsFlag)(&l.MaxAttempts), "max-attempts", "the largest `number` of attempts of a retry (0: any)")
	fs.BoolVar(&l.RequireDeadline, "require-deadline", l.RequireDeadline, "every retry must look at a deadline, or at a word to stop")
}

// Set reports whether there is any limit.
func (l Limits) Set() bool { return l != Limits{} }

// Categories are those of an Excess.
func Categories() []string { return []string{"total", "attempts", "deadline"} }

// Excess is one limit that a schedule exceeds.
type Excess struct {
	Category string
	Text     string // what the schedule does, and the limit
}

// Exceeded lists the limits that a schedule is proven to exceed.
func (l Limits) Exceeded(s *schedule.Schedule) (all []Excess) {
	if !s.Wait || s.Periodic || s.Local || s.Loop == schedule.No {
		return nil
	}
	add := func(category, format string, args ...any) {
		all = append(all, Excess{category, fmt.Sprintf(format, args...)})
	}
	total := measure.TotalOf(s)
	deadline, stop := measure.Deadline(s)
	switch {
	case l.MaxTotal == 0, deadline == schedule.Yes: // of a length that is not known
	case total.End == measure.Never:
		add("total", "waits as long as it fails, over the budget of %s", report.Duration(l.MaxTotal))
	case total.Worst > l.MaxTotal:
		add("total", "waits up to %s in all, over the budget of %s", report.Duration(total.Worst), report.Duration(l.MaxTotal))
	}
	_, attempts := measure.Attempts(s)
	switch {
	case l.MaxAttempts == 0:
	case total.End == measure.Never:
		add("attempts", "makes any number of attempts, over the budget of %d", l.MaxAttempts)
	case attempts > l.MaxAttempts:
		add("attempts", "makes up to %d attempts, over the budget of %d", attempts, l.MaxAttempts)
	}
	if l.RequireDeadline && deadline == schedule.No && !stop && s.Loop == schedule.Yes {
		add("deadline", "looks at no deadline, which the budget requires")
	}
	return all
}

// totalFlag is a duration that is not negative.
type totalFlag time.Duration

func (d *totalFlag) String() string { return time.Duration(*d).String() }

// Set implements flag.Value.
func (d *totalFlag) Set(text string) error {
	v, err := time.ParseDuration(text)
	if err != nil || v < 0 {
		return errors.New("want a time such as 30s")
	}
	*d = totalFlag(v)
	return nil
}

// attemptsFlag is a number that is not negative.
type attemptsFlag int

func (n *attemptsFlag) String() string { return strconv.Itoa(int(*n)) }

// Set implements flag.Value.
func (n *attemptsFlag) Set(text string) error {
	v, err := strconv.Atoi(text)
	if err != nil || v < 0 {
		return errors.New("want a number of attempts")
	}
	*n = attemptsFlag(v)
	return nil
}
