package knowledge

import (
	"math"
	"time"
)

// github.com/go-resty/resty/v2 v2.17.2 (retry.go:96-225, client.go:706-734) and resty.dev/v3 v3.0.0-rc.4 (retry.go:19-245,
// client.go:1382-1438, request.go:1484): off unless SetRetryCount, then 100 ms doubled up to 2 s. The upper half of the
// window is drawn, but no delay is below the first one: where the ceiling is not above it, nothing is drawn. A ceiling
// below zero is 2^31 - 1 ns. The request's context ends it. A function that computes the delay in their place gets the
// request, which counts the attempts; what it answers is clamped by v2 alone.

func restyRows() []Policy {
	const second, third = "github.com/go-resty/resty/v2.", "resty.dev/v3."
	return append(append(
		append(restyVersion(second, ZeroOff), restyDelay(second, "SetRetryAfter", Number{Is: Some})...),
		append(restyVersion(third, ZeroDefault), restyDelay(third, "SetRetryDelayStrategy", Number{})...)...),
		Policy{Name: third + "RetryConstantDelayStrategy", Does: Computes, Sets: []Set{{Arg: 1, Slot: SlotBase}}})
}

// restyVersion are the settings of one version; zero is what zero means for a delay.
func restyVersion(pkg string, zero Zero) (rows []Policy) {
	const first, longest = float64(100 * time.Millisecond), float64(2 * time.Second)
	plan := Plan{
		Shape: Exponential, Base: is(first), Factor: is(2), Ceiling: is(longest), Jitter: is(0.5), Spread: Under, Room: true,
		Attempts: is(1), Context: Number{Is: Maybe},
	}
	for _, name := range []string{"New", "NewWithClient", "NewWithLocalAddr"} {
		rows = append(rows, Policy{Name: pkg + name, Does: Makes, Alone: true, Plan: plan, Draw: "leave SetRetryMaxWaitTime above SetRetryWaitTime"})
	}
	client := Policy{Name: pkg + "Client", Does: Holds, Alone: true, Chain: true, Plan: plan}
	for name, set := range map[string]Set{
		"RetryCount":       {Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Below: ZeroDefault, Default: 1, Least: 1},
		"RetryWaitTime":    {Slot: SlotBase, Zero: zero, Below: zero, Default: first, Least: first},
		"RetryMaxWaitTime": {Slot: SlotCeiling, Zero: zero, Default: longest, Below: ZeroDefault, Least: math.MaxInt32},
	} {
		method, field := set, set
		method.Arg, field.Field = 1, name
		rows = append(rows, Policy{Name: "(*" + pkg + "Client).Set" + name, Does: Wraps, Of: Self, Sets: []Set{method}})
		if zero == ZeroOff { // the third has methods only
			client.Sets = append(client.Sets, field)
		}
	}
	return append(rows, client, Policy{Name: "(*" + pkg + "Client).Clone", Does: Wraps, Of: Self})
}

// restyDelay are the function that computes the delay, clamped or not, and what it gets.
func restyDelay(pkg, setter string, clamped Number) []Policy {
	return []Policy{
		{Name: pkg + "Request", Does: Counts, Sets: []Set{{Field: "Attempt", Slot: SlotTurn}}},
		{Name: "(*" + pkg + "Client)." + setter, Does: Wraps, Of: Self, Sets: []Set{{Arg: 1, Slot: SlotDelay, To: clamped}}},
	}
}
