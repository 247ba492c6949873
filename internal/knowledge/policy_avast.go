package knowledge

import "time"

// github.com/avast/retry-go, v3.0.0+incompatible, v3.1.1, v4.7.0 and v5.1.1 (retry.go, options.go). By default the delay
// doubles from 100 ms with up to 100 ms added, ten attempts; MaxDelay cuts the drawn delay. BackOffDelay alone draws
// nothing. The context is Background unless Context sets it.
//
// Not judged: Attempts of zero calls nothing up to v3, and goes on for ever from v4; MaxJitter of zero panics at the
// first retry in v3 and v4; the draw stays below 100 ms however long the delay is, unless MaxJitter says more.

func avastRows() (rows []Policy) {
	for v, path := range map[int]string{
		2: "github.com/avast/retry-go", 3: "github.com/avast/retry-go/v3", 4: "github.com/avast/retry-go/v4", 5: "github.com/avast/retry-go/v5",
	} {
		rows = append(rows, avastVersion(path+".", v)...)
	}
	return rows
}

func avastVersion(pkg string, v int) []Policy {
	const draw = "combine BackOffDelay with RandomDelay, or use FullJitterBackoffDelay"
	const limit, bound = "pass MaxDelay", "pass retry.Context"
	initial := Plan{
		Shape: Exponential, Base: lasting(100 * time.Millisecond), Factor: is(2), Jitter: is(1), Attempts: is(10), Plateau: true,
	}
	attempts := Set{Arg: 1, Slot: SlotAttempts}
	if v < 4 {
		attempts.Zero, attempts.Default = ZeroDefault, 0 // nothing is called
	}
	rows := []Policy{
		{Name: pkg + "Attempts", Does: Opts, Sets: []Set{attempts}},
		{Name: pkg + "Delay", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotBase}}},
		{Name: pkg + "MaxDelay", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotCeiling}}},
		{Name: pkg + "MaxJitter", Does: Opts},
		{Name: pkg + "RetryIf", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotOp}}},
		{Name: pkg + "Context", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotContext}}},
		{Name: pkg + "DelayType", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotDelay}}},
		{Name: pkg + "BackOffDelay", Does: Computes, Plan: Plan{Shape: Exponential, Factor: is(2), Ceiling: Number{Is: Maybe}}},
		{Name: pkg + "FixedDelay", Does: Computes, Plan: Plan{Ceiling: Number{Is: Maybe}}},
		{Name: pkg + "RandomDelay", Does: Computes, Plan: Plan{Jitter: is(1), Ceiling: Number{Is: Maybe}}},
		{Name: pkg + "CombineDelay", Does: Combines, Rest: 1, Plan: Plan{Plateau: true, Ceiling: Number{Is: Maybe}}},
	}
	if v >= 4 {
		rows = append(rows,
			Policy{Name: pkg + "UntilSucceeded", Does: Opts, Sets: []Set{{Slot: SlotAttempts}}},
			Policy{Name: pkg + "FullJitterBackoffDelay", Does: Computes,
				Plan: Plan{Shape: Exponential, Factor: is(2), Jitter: is(1), Spread: Under, Ceiling: Number{Is: Maybe}}},
		)
	}
	if v == 5 {
		return append(rows,
			Policy{Name: pkg + "New", Does: Makes, Rest: 1, Plan: initial, Draw: draw, Cap: limit, Bound: bound},
			Policy{Name: pkg + "NewWithData", Does: Makes, Rest: 1, Plan: initial, Draw: draw, Cap: limit, Bound: bound},
			Policy{Name: "(*" + pkg + "Retrier).Do", Does: Retries, Of: Self, Op: 1, Plan: unknownPlan},
			Policy{Name: "(*" + pkg + "RetrierWithData).Do", Does: Retries, Of: Self, Op: 1, Plan: unknownPlan},
		)
	}
	rows = append(rows, Policy{Name: pkg + "Do", Does: Retries, Op: 1, Rest: 2, Plan: initial, Draw: draw, Cap: limit, Bound: bound})
	if v == 4 {
		rows = append(rows, Policy{Name: pkg + "DoWithData", Does: Retries, Op: 1, Rest: 2, Plan: initial, Draw: draw, Cap: limit, Bound: bound})
	}
	return rows
}
