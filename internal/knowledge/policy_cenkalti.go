package knowledge

import (
	"strconv"
	"time"
)

// github.com/cenkalti/backoff, v3.2.2, v4.3.0 and v5.0.3 (exponential.go, retry.go, tries.go, context.go); the path
// without a major version, v2.2.1, is read as v3. A constructor fills in everything; a literal nothing: without
// RandomizationFactor nothing is drawn, without InitialInterval every delay is zero, and without MaxInterval or Multiplier
// every delay but the first is (v3, v4), or it stays what it is (v5). The time is bounded by the policy in v3 and v4 (15 minutes unless said), by Retry in v5.
//
// Not judged: a literal of v4 with MaxElapsedTime and without Stop goes on behind the limit, with no wait; the policy of
// v5 never says Stop by itself; WithMaxRetries of zero is no limit in v3 and no retry in v4; a policy is not safe to
// share between calls that run at once.

func cenkaltiRows() (rows []Policy) {
	const path = "github.com/cenkalti/backoff"
	rows = cenkaltiVersion(path+".", 2)
	for v := 3; v <= 5; v++ {
		rows = append(rows, cenkaltiVersion(path+"/v"+strconv.Itoa(v)+".", v)...)
	}
	return rows
}

const cenkaltiElapsed = 15 * time.Minute

func cenkaltiVersion(pkg string, v int) []Policy {
	const draw, limit = "set RandomizationFactor, for example to 0.5", "set MaxInterval"
	const bound = "wrap it in backoff.WithContext"
	initial := Plan{
		Shape: Exponential, Base: lasting(500 * time.Millisecond), Factor: is(1.5), Ceiling: lasting(time.Minute),
		Jitter: is(0.5), Spread: Around, Elapsed: lasting(cenkaltiElapsed),
	}
	short, rest := ZeroHot, 0
	switch v {
	case 4:
		rest = 1
	case 5:
		short = ZeroPins
		initial.Elapsed = Number{}
	}
	fields := []Set{
		{Field: "InitialInterval", Slot: SlotBase, Zero: ZeroHot}, {Field: "RandomizationFactor", Slot: SlotJitter},
		{Field: "Multiplier", Slot: SlotFactor, Zero: short}, {Field: "MaxInterval", Slot: SlotCeiling, Zero: short},
	}
	elapsed := Set{Field: "MaxElapsedTime", Slot: SlotElapsed}
	if v < 5 {
		fields = append(fields, elapsed)
	}
	typ := pkg + "ExponentialBackOff"
	rows := []Policy{
		{Name: typ, Does: Holds, Draw: draw, Cap: limit, Bound: bound, Plan: Plan{Shape: Exponential, Spread: Around}, Sets: fields},
		{Name: pkg + "NewExponentialBackOff", Does: Makes, Rest: rest, Draw: draw, Cap: limit, Bound: bound, Plan: initial},
		{Name: "(*" + typ + ").NextBackOff", Does: Asks, Of: Self},
		{Name: "(" + pkg + "BackOff).NextBackOff", Does: Asks, Of: Self},
		{Name: pkg + "NewConstantBackOff", Does: Makes, Sets: []Set{{Arg: 1, Slot: SlotBase}}, Bound: bound},
		{Name: pkg + "ConstantBackOff", Does: Holds, Sets: []Set{{Field: "Interval", Slot: SlotBase}}, Bound: bound},
		{Name: pkg + "NewTicker", Does: Retries, Of: 1, Apart: true, Plan: unknownPlan},
	}
	if v == 5 {
		return append(rows,
			Policy{Name: pkg + "Retry", Does: Retries, Op: 2, Rest: 3, Plan: withElapsed(initial), Draw: draw, Cap: limit,
				Sets: []Set{{Arg: 1, Slot: SlotContext}}, Bound: "pass a context that ends, or backoff.WithMaxElapsedTime"},
			Policy{Name: pkg + "WithBackOff", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotPolicy}}},
			Policy{Name: pkg + "WithMaxTries", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotAttempts}}},
			Policy{Name: pkg + "WithMaxElapsedTime", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotElapsed}}},
		)
	}
	zeroTries := Set{Arg: 2, Slot: SlotAttempts, Add: 1}
	if v == 4 {
		zeroTries.Zero, zeroTries.Default = ZeroDefault, 1
		for _, opt := range []struct {
			name string
			set  Set
		}{
			{"WithInitialInterval", fields[0]}, {"WithRandomizationFactor", fields[1]}, {"WithMultiplier", fields[2]},
			{"WithMaxInterval", fields[3]}, {"WithMaxElapsedTime", fields[4]},
		} {
			opt.set.Field, opt.set.Arg = "", 1
			rows = append(rows, Policy{Name: pkg + opt.name, Does: Opts, Sets: []Set{opt.set}})
		}
	}
	rows = append(rows,
		Policy{Name: pkg + "WithMaxRetries", Does: Wraps, Of: 1, Sets: []Set{zeroTries}},
		Policy{Name: pkg + "WithContext", Does: Wraps, Of: 1, Sets: []Set{{Arg: 2, Slot: SlotContext}}},
	)
	for _, name := range []string{"Retry", "RetryNotify", "RetryNotifyWithTimer", "RetryWithData", "RetryNotifyWithData", "RetryNotifyWithTimerAndData"} {
		if v == 4 || len(name) <= len("RetryNotify") || v == 3 && name == "RetryNotifyWithTimer" {
			rows = append(rows, Policy{Name: pkg + name, Does: Retries, Of: 2, Op: 1, Plan: unknownPlan, Bound: bound})
		}
	}
	return rows
}

func withElapsed(p Plan) Plan {
	p.Elapsed = lasting(cenkaltiElapsed)
	return p
}
