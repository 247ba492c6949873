package knowledge

// github.com/sethvargo/go-retry v0.5.0 (backoff.go:30-179, backoff_exponential.go:17-51, backoff_fibonacci.go:18-54,
// retry.go:52-95). A constructor gives the bare growth, and wrappers add the rest, each working on what the one within
// it gives: a cap around a jitter cuts the draw off, a jitter around a cap keeps it. Nothing draws, caps or ends it
// unless a wrapper does; past MaxInt64 the delay stays there; a cap of zero leaves no delay. Jitter of zero changes nothing; no retries are one call.
// Do takes the context.
//
// Not judged: a policy cannot be reset, and WithMaxRetries stays used up, so that a shared one ends early;
// WithMaxDuration counts from the wrapping.

func sethvargoRows() []Policy {
	const pkg = "github.com/sethvargo/go-retry."
	const draw, limit = "wrap it in retry.WithJitterPercent", "wrap it in retry.WithCappedDuration"
	const bound = "pass a context that ends, or wrap the policy in retry.WithMaxDuration"
	context := Set{Arg: 1, Slot: SlotContext}
	var rows []Policy
	for name, plan := range map[string]Plan{
		"Exponential": {Shape: Exponential, Factor: is(2)}, "Fibonacci": {Shape: Exponential, Factor: is(fibonacci)}, "Constant": {},
	} {
		made := Policy{Name: pkg + "New" + name, Does: Makes, Draw: draw, Cap: limit, Bound: bound, Plan: plan, Sets: []Set{{Arg: 1, Slot: SlotBase}}}
		runs := made
		runs.Name, runs.Does, runs.Op, runs.Sets = pkg+name, Retries, 3, []Set{context, {Arg: 2, Slot: SlotBase}}
		rows = append(rows, made, runs)
	}
	for _, name := range []string{"Do", "DoValue"} {
		rows = append(rows, Policy{Name: pkg + name, Does: Retries, Of: 2, Op: 3, Plan: unknownPlan, Sets: []Set{context}, Bound: bound})
	}
	for _, w := range []struct {
		name string
		of   int
		set  Set
	}{
		{"WithJitter", 2, Set{Arg: 1, Slot: SlotJitter, Zero: ZeroKeeps, Below: ZeroKeeps}},
		{"WithJitterPercent", 2, Set{Arg: 1, Slot: SlotJitter, Unit: 0.01, Zero: ZeroKeeps, Spread: Around}},
		{"WithFullJitter", 1, Set{Slot: SlotJitter, To: is(1), Spread: Under}},
		{"WithCappedDuration", 2, Set{Arg: 1, Slot: SlotCeiling, Zero: ZeroHot, Below: ZeroHot}},
		{"WithMaxRetries", 2, Set{Arg: 1, Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Default: 1}},
		{"WithMaxDuration", 2, Set{Arg: 1, Slot: SlotElapsed, Zero: ZeroDefault}},
	} {
		rows = append(rows, Policy{Name: pkg + w.name, Does: Wraps, Of: w.of, Sets: []Set{w.set}})
	}
	return append(rows, Policy{Name: "(" + pkg + "Backoff).Next", Does: Asks, Of: Self})
}

// fibonacci is the factor of a delay that is the sum of the two before it.
const fibonacci = 1.618
