package knowledge

import "time"

// github.com/googleapis/gax-go/v2 v2.27.0 (call_option.go:64-208, 249, invoke.go:57-81): what Google's clients retry by. A
// Backoff is 1 s, doubled up to 30 s, where its fields are zero or a Multiplier is below 1, and every pause is drawn
// over the whole window, behind the clamp. Invoke counts no attempts: the context ends it, or WithTimeout where the
// context has no deadline.
//
// Not judged: Invoke with neither; a Retryer that is made outside of the function given to WithRetry keeps its delay
// from one call to the next.

func googleRows() []Policy {
	const pkg = "github.com/googleapis/gax-go/v2."
	const bound = "pass a context that ends, or gax.WithTimeout"
	rows := []Policy{
		{Name: pkg + "Backoff", Does: Holds, Plan: Plan{Shape: Exponential, Jitter: is(1), Spread: Under}, Sets: []Set{
			{Field: "Initial", Slot: SlotBase, Zero: ZeroDefault, Default: float64(time.Second)},
			{Field: "Max", Slot: SlotCeiling, Zero: ZeroDefault, Default: float64(30 * time.Second)},
			{Field: "Multiplier", Slot: SlotFactor, Zero: ZeroDefault, Default: 2, Below: ZeroDefault, Least: 2},
		}},
		{Name: "(*" + pkg[:len(pkg)-1] + ".Backoff).Pause", Does: Asks, Of: Self},
		{Name: pkg + "WithRetry", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotPolicy}}},
		{Name: pkg + "WithTimeout", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotElapsed}}},
		{Name: pkg + "Invoke", Does: Retries, Op: 2, Rest: 3, Plan: Plan{}, Sets: []Set{{Arg: 1, Slot: SlotContext}}, Bound: bound},
	}
	for name, at := range map[string]int{"OnCodes": 2, "OnHTTPCodes": 1, "OnErrorFunc": 1} {
		rows = append(rows, Policy{Name: pkg + name, Does: Makes, Sets: []Set{{Arg: at, Slot: SlotPolicy}}})
	}
	return rows
}
