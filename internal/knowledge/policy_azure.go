package knowledge

import "time"

// github.com/Azure/azure-sdk-for-go/sdk/azcore v1.24.0 (runtime/policy_retry.go:23-88, policy/policy.go:89-131). Zero means
// the default in RetryOptions: three retries, 800 ms, at most a minute. Below zero: no retries, no wait, no ceiling. The
// n-th wait is 2^n − 1 times the first: twice the last one, and the first one more. The draw, 0.8 to 1.3 times the delay,
// comes before the clamp. The request's context ends it.
//
// github.com/Azure/go-autorest/autorest v0.11.30 (sender.go:265-458): DelayForBackoff waits 2^attempt times its argument,
// and nothing draws. The decorators retry by it; DoRetryForAttempts waits after the last attempt too, and
// DoRetryForStatusCodes may leave answers of 429 out of the count. The request's context cancels the waits.

func azureRows() []Policy {
	const options = "github.com/Azure/azure-sdk-for-go/sdk/azcore/policy.RetryOptions"
	const autorest = "github.com/Azure/go-autorest/autorest."
	const draw, limit = "autorest cannot draw: wait in a select of your own, or move to azcore", "pass a cap"
	doubling := Plan{Shape: Exponential, Factor: is(2), Context: Number{Is: Some}}
	drawn := doubling
	drawn.Sums, drawn.Plateau = true, true
	drawn.Jitter, drawn.Spread = is(0.5), Spread{Below: 0.4, Above: 0.6}
	attempts, base := Set{Arg: 1, Slot: SlotAttempts, Zero: ZeroDefault}, Set{Arg: 2, Slot: SlotBase}
	retries := attempts
	retries.Add, retries.Default = 1, 1
	rows := []Policy{
		{Name: options, Does: Holds, Alone: true, Plan: drawn, Cap: "set MaxRetryDelay, or leave it zero for a minute", Sets: []Set{
			{Field: "MaxRetries", Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Default: 4, Below: ZeroDefault, Least: 1},
			{Field: "RetryDelay", Slot: SlotBase, Zero: ZeroDefault, Default: float64(800 * time.Millisecond), Below: ZeroHot},
			{Field: "MaxRetryDelay", Slot: SlotCeiling, Zero: ZeroDefault, Default: float64(time.Minute)},
		}},
		{Name: autorest + "DelayForBackoff", Does: Retries, Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotTurn}},
			Cap: "use autorest.DelayForBackoffWithCap"},
		{Name: autorest + "DelayForBackoffWithCap", Does: Retries, Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}, {Arg: 3, Slot: SlotTurn}}},
		{Name: autorest + "DoRetryForAttempts", Does: Makes, Sets: []Set{attempts, base}, Cap: "use autorest.DoRetryForStatusCodesWithCap"},
		{Name: autorest + "DoRetryForStatusCodes", Does: Makes, Sets: []Set{retries, base}, Cap: "use autorest.DoRetryForStatusCodesWithCap"},
		{Name: autorest + "DoRetryForStatusCodesWithCap", Does: Makes, Sets: []Set{retries, base, {Arg: 3, Slot: SlotCeiling}}},
		{Name: autorest + "DoRetryForDuration", Does: Makes, Sets: []Set{{Arg: 1, Slot: SlotElapsed}, base}},
	}
	for i := range rows[1:] {
		row := &rows[1+i]
		row.Plan, row.Draw, row.Alone, row.Apart = doubling, draw, row.Does == Makes, row.Does == Retries
		if row.Cap == "" {
			row.Cap = limit
		}
	}
	return rows
}
