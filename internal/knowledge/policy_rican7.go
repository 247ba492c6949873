package knowledge

// github.com/Rican7/retry v0.3.1 (retry.go:16-36, strategy/strategy.go:25-85, backoff/backoff.go:18-65,
// jitter/jitter.go:23-89): strategies are options. Without Limit it never ends, without a wait it does not pause. No
// algorithm has a ceiling or a draw; a jitter draws from the generator that it is given, nil for one with the time as
// seed. It sleeps with time.Sleep.

const rican7 = "github.com/Rican7/retry"

func rican7Rows() []Policy {
	const strategy, algorithm, jitter = rican7 + "/strategy.", rican7 + "/backoff.", rican7 + "/jitter."
	draws := Plan{Jitter: is(1)}
	from := []Set{{Arg: 1, Slot: SlotSeed}}
	steps := []Set{{Arg: 1, Slot: SlotBase}}
	return []Policy{
		{Name: rican7 + ".Retry", Does: Retries, Op: 1, Rest: 2, Draw: "use strategy.BackoffWithJitter, for example with jitter.Full",
			Cap: "wrap the algorithm in a function that clamps its answer", Bound: "add a strategy that looks at a context or at the clock"},
		{Name: strategy + "Limit", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotAttempts}}},
		{Name: strategy + "Delay", Does: Opts},
		{Name: strategy + "Wait", Does: Opts, Sets: []Set{{Slot: SlotBase, To: Number{Is: Some}}}},
		{Name: strategy + "Backoff", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotDelay}}},
		{Name: strategy + "BackoffWithJitter", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotDelay}, {Arg: 2, Slot: SlotDraw}}},
		{Name: algorithm + "Incremental", Does: Computes, Plan: Plan{Shape: Arithmetic}, Sets: steps},
		{Name: algorithm + "Linear", Does: Computes, Plan: Plan{Shape: Arithmetic}, Sets: steps},
		{Name: algorithm + "Exponential", Does: Computes, Plan: Plan{Shape: Exponential}, Sets: append(steps[:1:1], Set{Arg: 2, Slot: SlotFactor})},
		{Name: algorithm + "BinaryExponential", Does: Computes, Plan: Plan{Shape: Exponential, Factor: is(2)}, Sets: []Set{{Arg: 1, Slot: SlotBase, Unit: 2}}},
		{Name: algorithm + "Fibonacci", Does: Computes, Plan: Plan{Shape: Exponential, Factor: is(1.618)}, Sets: steps},
		{Name: jitter + "Full", Does: Computes, Plan: Plan{Jitter: is(1), Spread: Under}, Sets: from},
		{Name: jitter + "Equal", Does: Computes, Plan: Plan{Jitter: is(0.5), Spread: Under}, Sets: from},
		{Name: jitter + "Deviation", Does: Computes, Plan: draws, Sets: append(from[:1:1], Set{Arg: 2, Slot: SlotJitter})},
		{Name: jitter + "NormalDistribution", Does: Computes, Plan: draws, Sets: from},
	}
}
