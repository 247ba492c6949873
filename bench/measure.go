package main

// This file measures: what a command and all that it starts cost, and how several commands compare.
//
// The machine is shared and noisy. So commands that are compared run in turns, a round each, and a figure is the median
// of the rounds; a ratio is the median of the rounds' ratios. CPU time is used, not the time on the clock: it is what a
// busy machine disturbs least.

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"syscall"
	"time"
)

// cost is what one run took.
type cost struct {
	cpu  time.Duration // user and system, of the process and all that it waited for
	peak int64         // bytes of memory, of the largest single process among them
}

// contestant is one of the commands that are compared.
type contestant struct {
	name    string
	dir     string
	env     []string
	args    []string
	status  []int                     // the exit statuses that are no failure
	prepare func(c *contestant) error // before each run, unmeasured
	rounds  int                       // the most rounds that it takes part in, 0 for all
}

// run runs the command once.
func (c *contestant) run() (cost, error) {
	if c.prepare != nil {
		if err := c.prepare(c); err != nil {
			return cost{}, err
		}
	}
	cmd := exec.Command(c.args[0], c.args[1:]...)
	cmd.Dir, cmd.Env = c.dir, slices.Concat(os.Environ(), environment, c.env)
	var out bytes.Buffer
	cmd.Stderr, cmd.Stdout = &out, &out
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return cost{}, err
	}
	if code := cmd.ProcessState.ExitCode(); code != 0 && !slices.Contains(c.status, code) {
		return cost{}, fmt.Errorf("%s in %s: exit status %d\n%s", c.args, c.dir, code, out.Bytes())
	}
	usage := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	return cost{
		cpu:  cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(),
		peak: usage.Maxrss * 1024, // Linux counts in KiB
	}, nil
}

// series are the rounds of one contestant, in order.
type series []cost

// compete lets the contestants run in turns, each round begun by another one.
func compete(rounds int, contestants ...*contestant) ([]series, error) {
	all := make([]series, len(contestants))
	for _, c := range contestants { // fills the caches, for those too that take long
		if c.rounds > 0 {
			continue
		}
		if _, err := c.run(); err != nil {
			return nil, err
		}
	}
	for round := range rounds {
		for i := range contestants {
			i = (i + round) % len(contestants)
			c := contestants[i]
			if c.rounds > 0 && round >= c.rounds {
				continue
			}
			got, err := c.run()
			if err != nil {
				return nil, err
			}
			all[i] = append(all[i], got)
			progress("round %d/%d %-24s %6.2f s %6.0f MB", round+1, rounds, c.name, got.cpu.Seconds(), megabytes(got.peak))
		}
	}
	return all, nil
}

func (s series) cpu() time.Duration {
	return median(s, func(c cost) time.Duration { return c.cpu })
}

func (s series) peak() int64 {
	return median(s, func(c cost) int64 { return c.peak })
}

// ratio compares a figure of two series round by round.
type ratio struct{ median, low, high float64 }

func over(a, b series, figure func(cost) float64) ratio {
	var all []float64
	for i := range min(len(a), len(b)) {
		all = append(all, figure(a[i])/figure(b[i]))
	}
	return ratio{median(all, func(f float64) float64 { return f }), slices.Min(all), slices.Max(all)}
}

func cpuOf(c cost) float64  { return c.cpu.Seconds() }
func peakOf(c cost) float64 { return float64(c.peak) }

func median[E any, T cmp.Ordered](list []E, figure func(E) T) T {
	var all []T
	for _, e := range list {
		all = append(all, figure(e))
	}
	slices.Sort(all)
	return all[len(all)/2]
}

func megabytes(bytes int64) float64 { return float64(bytes) / 1e6 }

func progress(format string, args ...any) { fmt.Fprintf(os.Stderr, format+"\n", args...) }
