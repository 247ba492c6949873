package knowledge

// github.com/grafana/dskit v0.0.0-20260703122047, backoff (backoff.go:12-55, 84-129): each delay is drawn from one to two
// times what the last one was. Without MinBackoff every wait is zero, with a MaxBackoff that is not larger the first delay
// stays; MaxRetries of 0 are without end. The context is New's, in Ongoing and in Wait.

func dskitRows() []Policy {
	const pkg = "github.com/grafana/dskit/backoff."
	plan := Plan{Shape: Exponential, Factor: is(2), Jitter: is(1)}
	plan.Context.Is = Maybe
	return []Policy{
		{Name: pkg + "Config", Does: Holds, Plan: plan, Bound: "pass backoff.New a context that ends", Sets: []Set{
			{Field: "MinBackoff", Slot: SlotBase, Zero: ZeroHot}, {Field: "MaxBackoff", Slot: SlotCeiling, Zero: ZeroPins},
			{Field: "MaxRetries", Slot: SlotAttempts},
		}},
		{Name: "(*" + pkg + "Config).RegisterFlagsWithPrefix", Does: Wraps, Of: Self, Sets: []Set{
			{Slot: SlotShape, To: is(float64(Exponential))}, {Slot: SlotBase, To: Number{Is: Some}}, {Slot: SlotCeiling, To: Number{Is: Some}}, {Slot: SlotAttempts, To: Number{Is: Maybe}},
		}},
		{Name: pkg + "New", Does: Wraps, Of: 2, Sets: []Set{{Arg: 1, Slot: SlotContext}}},
		{Name: "(*" + pkg + "Backoff).Wait", Does: Retries, Of: Self, Plan: unknownPlan},
		{Name: "(*" + pkg + "Backoff).NextDelay", Does: Asks, Of: Self},
	}
}
