package knowledge

import (
	"math"
	"time"
)

// github.com/lestrrat-go/backoff/v2 v2.0.8 (exponential.go:16-104, jitter.go:12-59, constant.go:13-37, controller.go:21-87):
// 1.5x from 500 ms up to a minute, ten retries, nothing drawn: WithJitterFactor ignores what is not in (0, 1). Retries of 0
// are without end. The context is Start's.

func lestrratRows() []Policy {
	const pkg = "github.com/lestrrat-go/backoff/v2."
	const draw, bound = "pass WithJitterFactor with a number between 0 and 1", "start it with a context that ends"
	grows := Plan{
		Shape: Exponential, Base: lasting(500 * time.Millisecond), Factor: is(1.5), Ceiling: lasting(time.Minute), Attempts: is(11),
	}
	fixed := Plan{Base: lasting(time.Minute), Attempts: is(11)}
	start := []Set{{Arg: 1, Slot: SlotContext}}
	return []Policy{
		{Name: pkg + "Exponential", Does: Makes, Rest: 1, Plan: grows, Draw: draw, Bound: bound},
		{Name: pkg + "NewExponentialPolicy", Does: Makes, Rest: 1, Plan: grows, Draw: draw, Bound: bound},
		{Name: pkg + "Constant", Does: Makes, Rest: 1, Plan: fixed, Draw: draw, Bound: bound},
		{Name: pkg + "NewConstantPolicy", Does: Makes, Rest: 1, Plan: fixed, Draw: draw, Bound: bound},
		{Name: pkg + "WithMaxRetries", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotAttempts, Add: 1}}},
		{Name: pkg + "WithInterval", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotBase}}},
		{Name: pkg + "WithMinInterval", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotBase}}},
		{Name: pkg + "WithMaxInterval", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotCeiling}}},
		{Name: pkg + "WithMultiplier", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotFactor}}},
		{Name: pkg + "WithJitterFactor", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotJitter, Most: math.Nextafter(1, 0)}}},
		{Name: pkg + "WithRNG", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotSeed}}},
		{Name: "(" + pkg + "Policy).Start", Does: Wraps, Of: Self, Sets: start},
		{Name: "(*" + pkg + "ExponentialPolicy).Start", Does: Wraps, Of: Self, Sets: start},
		{Name: "(*" + pkg + "ConstantPolicy).Start", Does: Wraps, Of: Self, Sets: start},
		{Name: pkg + "Continue", Does: Retries, Of: 1, Plan: unknownPlan, Bound: bound},
	}
}
