package knowledge

import "time"

// github.com/aws/aws-sdk-go-v2 v1.48.0 aws/retry (standard.go:122-193, 344-371, jitter_backoff.go:35-131, retry.go:12-86;
// the numbers were others before, the shape was not). NewStandard doubles from 50 ms to 20 s and draws over the whole
// window behind the clamp; three attempts, which zero means too; the context of the call ends it. An
// ExponentialJitterBackoff, and AddWithMaxBackoffDelay with it, starts at 1 s and gives its ceiling undrawn once that is
// reached. A delay of the program's own (aws.Retryer, BackoffDelayer, request.Retryer of version 1) is judged where it is
// written. NewAdaptiveMode adds a rate limit, and needs no row.
//
// github.com/aws/aws-sdk-go v1.55.8 (aws/client/default_retryer.go:38-177, aws/config.go:244-253,
// aws/corehandlers/handlers.go:201). A DefaultRetryer doubles from 30 ms to 300 s and draws [d, 2d); a literal without
// NumMaxRetries does not retry. Its waits end with the request's context, unless a SleepDelay waits in their place.
//
// github.com/aws/smithy-go v1.28.9 waiter.ComputeDelay draws behind its clamp, and needs no row.
//
// Not judged: AddWithMaxAttempts of zero sets no limit.

func awsRows() []Policy {
	const v2 = "github.com/aws/aws-sdk-go-v2/aws/retry."
	const v1 = "github.com/aws/aws-sdk-go/aws."
	const retryer = "github.com/aws/aws-sdk-go/aws/client.DefaultRetryer"
	called := Plan{Shape: Exponential, Factor: is(2), Jitter: is(1), Context: Number{Is: Some}}
	standard := called
	standard.Spread = Under
	standard.Base, standard.Ceiling, standard.Attempts = lasting(50*time.Millisecond), lasting(20*time.Second), is(3)
	jittered := called
	jittered.Spread = Under
	jittered.Base, jittered.Attempts, jittered.Plateau = lasting(time.Second), Number{Is: Maybe}, true
	config := unknownPlan // three attempts, or MaxRetries
	config.Attempts, config.Elapsed, config.Context = Number{Is: Some}, Number{}, Number{Is: Some}
	const bound = "leave SleepDelay unset, so that the request's context ends the wait"
	return []Policy{
		{Name: v2 + "NewStandard", Does: Makes, Rest: 1, Plan: standard},
		{Name: v2 + "StandardOptions", Does: Holds, Plan: standard, Sets: []Set{
			{Field: "MaxAttempts", Slot: SlotAttempts, Zero: ZeroDefault, Default: 3, Below: ZeroDefault, Least: 3},
			{Field: "BaseDelay", Slot: SlotBase, Zero: ZeroDefault, Default: float64(50 * time.Millisecond)},
			{Field: "MaxBackoff", Slot: SlotCeiling, Zero: ZeroDefault, Default: float64(20 * time.Second)},
			{Field: "Backoff", Slot: SlotDelay},
		}},
		{Name: v2 + "NewExponentialJitterBackoff", Does: Makes, Plan: jittered, Sets: []Set{{Arg: 1, Slot: SlotCeiling}}},
		{Name: v2 + "AddWithMaxAttempts", Does: Wraps, Of: 1, Sets: []Set{{Arg: 2, Slot: SlotAttempts}}},
		{Name: v2 + "AddWithErrorCodes", Does: Wraps, Of: 1},
		{Name: v2 + "AddWithMaxBackoffDelay", Does: Wraps, Of: 1, Sets: []Set{
			{Slot: SlotBase, To: jittered.Base}, {Arg: 2, Slot: SlotCeiling},
		}},
		{Name: "(" + v2 + "BackoffDelayer).BackoffDelay", Does: Asks, Of: Self},
		{Name: "(github.com/aws/aws-sdk-go-v2/aws.Retryer).RetryDelay", Does: Asks, Of: Self},

		{Name: "(github.com/aws/aws-sdk-go/aws/request.Retryer).RetryRules", Does: Asks, Of: Self},
		{Name: "github.com/aws/aws-sdk-go/aws/request.Request", Does: Counts, Sets: []Set{{Field: "RetryCount", Slot: SlotTurn}}},
		{Name: retryer, Does: Holds, Plan: called, Sets: []Set{
			{Field: "NumMaxRetries", Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Default: 1},
			{Field: "MinRetryDelay", Slot: SlotBase, Zero: ZeroDefault, Default: float64(30 * time.Millisecond)},
			{Field: "MaxRetryDelay", Slot: SlotCeiling, Zero: ZeroDefault, Default: float64(300 * time.Second)},
		}},
		{Name: v1 + "Config", Does: Holds, Alone: true, Plan: config, Sets: []Set{{Field: "SleepDelay", Slot: SlotSleep}}, Bound: bound},
		{Name: v1 + "NewConfig", Does: Makes, Alone: true, Plan: config, Bound: bound},
		{Name: "(*" + v1 + "Config).WithSleepDelay", Does: Wraps, Of: Self, Sets: []Set{{Arg: 1, Slot: SlotSleep}}},
	}
}
