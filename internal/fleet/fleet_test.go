package fleet

import (
	"math"
	"strings"
	"testing"
	"time"
)

// workers are 400 that share 4,000 requests a minute.
var workers = Fleet{Clients: 400, Allowance: 4000.0 / 60}

// The points that are known: base 1 s, ceiling 8 s, doubling.
func TestKnownPoints(t *testing.T) {
	for _, test := range []struct {
		jitter    Jitter
		perSecond []float64 // of the retries 1, 2, ...
		fits      int
	}{
		{None, []float64{8000, 8000, 8000, 8000, 8000}, 0},
		{Full, []float64{400, 200, 100, 50, 50}, 4},
		{Equal, []float64{800, 400, 200, 100, 100}, 0},
		{Proportional, []float64{1000, 500, 250, 125, 125}, 0},
		{Decorrelated, []float64{200, 80, 50, 50, 50}, 3},
	} {
		rounds := workers.Rounds(doubling.With(test.jitter), len(test.perSecond))
		if len(rounds) != len(test.perSecond) {
			t.Fatalf("%v: %d rounds, want %d", test.jitter, len(rounds), len(test.perSecond))
		}
		for i, want := range test.perSecond {
			if got := rounds[i]; got.Retry != i+1 || math.Abs(got.PerSecond-want) > 1e-9 {
				t.Errorf("%v: %+v, want %v a second at retry %d", test.jitter, got, want, i+1)
			}
		}
		if fits, ok := workers.Fits(doubling.With(test.jitter), 10); fits != test.fits || ok != (fits > 0) {
			t.Errorf("%v: retry %d fits, %v; want %d", test.jitter, fits, ok, test.fits)
		}
	}
	if got := workers.BaseThatFits(); got != 6*second {
		t.Errorf("the base that fits is %v, want 6s", got)
	}
	if fits, _ := workers.Fits(Plan{Base: workers.BaseThatFits(), Jitter: Full}, 1); fits != 1 {
		t.Error("the base that fits does not fit")
	}
}

// A base at or above the ceiling leaves Decorrelated nothing to draw.
func TestNothingToDraw(t *testing.T) {
	plan := Plan{Base: 8 * second, Ceiling: 5 * second, Jitter: Decorrelated}
	for _, round := range workers.Rounds(plan, 3) {
		if round.Window != DefaultSpread || round.Lo != plan.Ceiling || round.Hi != plan.Ceiling {
			t.Errorf("%+v, want all at %v", round, plan.Ceiling)
		}
	}
}

func TestCompare(t *testing.T) {
	plan := doubling.With(Full)
	plan.Attempts, plan.Trailing = 5, true
	all := workers.Compare(plan, 10)
	if len(all) != len(jitters) {
		t.Fatalf("%d kinds, want %d", len(all), len(jitters))
	}
	for i, c := range all {
		if c.Plan != plan.With(jitters[i]) {
			t.Errorf("the plan under %v is %+v", jitters[i], c.Plan)
		}
		if len(c.Rounds) != 4 {
			t.Errorf("%v: %d rounds, want the 4 retries of 5 attempts", jitters[i], len(c.Rounds))
		}
	}
	if full := all[1]; full.Fits != 4 || full.Worst != 23*second || full.Typical != 11500*ms {
		t.Errorf("full: %+v", full)
	}
}

func TestNoRounds(t *testing.T) {
	for name, plan := range map[string]Plan{
		"base unknown":   {Growth: Geometric, Factor: 2},
		"factor unknown": {Base: second, Growth: Geometric},
		"one attempt":    {Base: second, Attempts: 1},
	} {
		if rounds := workers.Rounds(plan, 5); len(rounds) != 0 {
			t.Errorf("%s: %+v", name, rounds)
		}
		if fits, ok := workers.Fits(plan, 5); ok {
			t.Errorf("%s: retry %d fits", name, fits)
		}
	}
	if rounds := workers.Rounds(doubling, -1); len(rounds) != 0 {
		t.Errorf("less than no rounds: %+v", rounds)
	}
}

func TestValidate(t *testing.T) {
	if err := workers.Validate(); err != nil {
		t.Error(err)
	}
	for says, f := range map[string]Fleet{
		"a fleet of 0":               {Allowance: 1},
		"a fleet of -1":              {Clients: -1, Allowance: 1},
		"an allowance of 0 requests": {Clients: 1},
		"an allowance of -1":         {Clients: 1, Allowance: -1},
		"an allowance of NaN":        {Clients: 1, Allowance: Rate(math.NaN())},
		"an allowance of +Inf":       {Clients: 1, Allowance: Rate(math.Inf(1))},
		"a spread of -1s":            {Clients: 1, Allowance: 1, Spread: -time.Second},
	} {
		if err := f.Validate(); err == nil || !strings.HasPrefix(err.Error(), says) {
			t.Errorf("%+v: %v, want %s ...", f, err, says)
		}
	}
}
