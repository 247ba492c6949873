package knowledge

// github.com/juju/retry v1.0.1 (retry.go:101-260): everything is a field of CallArgs. The delay stays what it is unless
// BackoffFunc changes it; MaxDelay clamps what that answers. A closed Stop ends it, as MaxDuration does.
//
// github.com/matryer/try v0.0.0-20161228173917 and gopkg.in/matryer/try.v1 (try.go:6-31): Do does not wait; the function
// does. It is called ten times at most.

func jujuRows() []Policy {
	const pkg = "github.com/juju/retry."
	return []Policy{
		{Name: pkg + "CallArgs", Does: Holds,
			Draw: "use retry.ExpBackoff with applyJitter true", Cap: "set MaxDelay", Bound: "set MaxDuration, or pass a context's Done channel as Stop",
			Sets: []Set{
				{Field: "Func", Slot: SlotOp}, {Field: "IsFatalError", Slot: SlotOp}, {Field: "NotifyFunc", Slot: SlotOp},
				{Field: "Attempts", Slot: SlotAttempts}, {Field: "Delay", Slot: SlotBase}, {Field: "MaxDelay", Slot: SlotCeiling},
				{Field: "MaxDuration", Slot: SlotElapsed}, {Field: "BackoffFunc", Slot: SlotDelay}, {Field: "Stop", Slot: SlotContext},
			}},
		{Name: pkg + "Call", Does: Retries, Of: 1, Plan: unknownPlan},
		{Name: pkg + "DoubleDelay", Does: Computes, Plan: Plan{Shape: Exponential, Factor: is(2), Ceiling: Number{Is: Maybe}}},
		{Name: pkg + "ExpBackoff", Does: Computes, Plan: Plan{Shape: Exponential, Plateau: true}, Sets: []Set{
			{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}, {Arg: 3, Slot: SlotFactor}, {Arg: 4, Slot: SlotJitter}}},
	}
}

func matryerRows() []Policy {
	const bound = "look at a context in the function before it waits"
	return []Policy{
		{Name: "github.com/matryer/try.Do", Does: Retries, Op: 1, Plan: Plan{Attempts: is(10)}, Bound: bound},
		{Name: "gopkg.in/matryer/try.v1.Do", Does: Retries, Op: 1, Plan: Plan{Attempts: is(10)}, Bound: bound},
	}
}
