package knowledge

import "time"

// Libraries that only compute the delay: the caller sleeps, counts the attempts and looks at the clock.
//
// github.com/jpillora/backoff v1.1.0 (backoff.go:18-40, 44-95): a field that is zero has a default; without Jitter nothing
// is drawn; the draw goes over the unclamped range and is cut off at Max. A delay that is not reset after a success goes
// on from where it was.
//
// github.com/cloudflare/backoff v0.0.0-20161212185259 (backoff.go:33-37, 72-156): New draws from zero to the delay.

const (
	jpillora   = "github.com/jpillora/backoff."
	cloudflare = "github.com/cloudflare/backoff."
)

// asked is a policy whose caller counts the attempts and bounds the time.
func asked(p Plan) Plan {
	p.Attempts, p.Elapsed, p.Context = Number{Is: Maybe}, Number{Is: Maybe}, Number{Is: Maybe}
	return p
}

func delayRows() []Policy {
	typ := "(*" + jpillora + "Backoff)."
	interval := []Set{
		{Arg: 1, Slot: SlotCeiling, Zero: ZeroDefault, Default: float64(6 * time.Hour)},
		{Arg: 2, Slot: SlotBase, Zero: ZeroDefault, Default: float64(5 * time.Minute)},
	}
	return []Policy{
		{Name: jpillora + "Backoff", Does: Holds, Plan: asked(Plan{Shape: Exponential, Plateau: true}), Draw: "set Jitter: true", Cap: "set Max",
			Sets: []Set{
				{Field: "Min", Slot: SlotBase, Zero: ZeroDefault, Below: ZeroDefault, Default: float64(100 * time.Millisecond)},
				{Field: "Max", Slot: SlotCeiling, Zero: ZeroDefault, Below: ZeroDefault, Default: float64(10 * time.Second)},
				{Field: "Factor", Slot: SlotFactor, Zero: ZeroDefault, Below: ZeroDefault, Default: 2},
				{Field: "Jitter", Slot: SlotJitter},
			}},
		{Name: typ + "Duration", Does: Asks, Of: Self},
		{Name: typ + "ForAttempt", Does: Asks, Of: Self},
		{Name: typ + "Copy", Does: Wraps, Of: Self},
		{Name: cloudflare + "New", Does: Makes, Plan: asked(Plan{Shape: Exponential, Factor: is(2), Jitter: is(1), Spread: Under}), Sets: interval},
		{Name: cloudflare + "NewWithoutJitter", Does: Makes, Plan: asked(Plan{Shape: Exponential, Factor: is(2)}), Sets: interval,
			Draw: "use backoff.New"},
		{Name: "(*" + cloudflare + "Backoff).Duration", Does: Asks, Of: Self},
	}
}
