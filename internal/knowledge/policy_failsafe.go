package knowledge

// github.com/failsafe-go/failsafe-go v0.9.8 (retrypolicy/retry.go:198-320, retryexecutor.go:100-166, executor.go:26-111): a
// policy is built by a chain of methods that answer the builder. Three attempts without a delay unless it says more, -1
// for no limit; the draw comes after the ceiling. An executor runs under Background until WithContext. A policy without a
// delay retries at once; one without a limit, under Background, never ends.

const (
	failsafe        = "github.com/failsafe-go/failsafe-go."
	failsafeRetry   = "github.com/failsafe-go/failsafe-go/retrypolicy."
	failsafeHTTP    = "github.com/failsafe-go/failsafe-go/failsafehttp."
	failsafeBuilder = "(" + failsafeRetry + "Builder)."
	failsafeRun     = "(" + failsafe + "Executor)."
)

func failsafeRows() []Policy {
	const draw, bound = "add WithJitterFactor, for example 0.25", "call WithContext on the executor, or WithMaxDuration on the policy"
	grows := Set{Slot: SlotShape, To: is(float64(Exponential))}
	plan := Plan{Attempts: is(3)}
	http := plan
	http.Context.Is = Maybe // the request's
	rows := []Policy{
		{Name: failsafeRetry + "NewBuilder", Does: Makes, Plan: plan, Draw: draw, Bound: bound},
		{Name: failsafeRetry + "NewWithDefaults", Does: Makes, Plan: plan, Bound: bound},
		{Name: failsafeHTTP + "NewRetryPolicyBuilder", Does: Makes, Plan: http, Draw: draw, Bound: bound},
		{Name: failsafe + "With", Does: Makes, Rest: 1, Draw: draw, Bound: bound},
		{Name: failsafeRun + "WithContext", Does: Wraps, Of: Self, Sets: []Set{{Arg: 1, Slot: SlotContext}}},
		{Name: failsafeRun + "Compose", Does: Wraps, Of: Self, Sets: []Set{{Slot: SlotElapsed, To: Number{Is: Maybe}}}},
		{Name: failsafeRun + "ComposeAny", Does: Wraps, Of: Self, Sets: []Set{{Slot: SlotElapsed, To: Number{Is: Maybe}}}},
	}
	for _, name := range []string{"Run", "RunWithExecution", "Get", "GetWithExecution"} {
		rows = append(rows,
			Policy{Name: failsafeRun + name, Does: Retries, Of: Self, Op: 1, Plan: unknownPlan, Bound: bound},
			Policy{Name: failsafeRun + name[:3] + "Async" + name[3:], Does: Retries, Of: Self, Op: 1, Plan: unknownPlan, Apart: true})
	}
	for name, sets := range map[string][]Set{
		"WithMaxAttempts":   {{Arg: 1, Slot: SlotAttempts}},
		"WithMaxRetries":    {{Arg: 1, Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Default: 1}},
		"WithMaxDuration":   {{Arg: 1, Slot: SlotElapsed}},
		"WithBackoff":       {grows, {Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}, {Slot: SlotFactor, To: is(2)}},
		"WithBackoffFactor": {grows, {Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}, {Arg: 3, Slot: SlotFactor}},
		"WithRandomDelay":   {{Slot: SlotBase, To: Number{Is: Some}}, {Slot: SlotJitter, To: is(1)}},
		"WithJitter":        {{Arg: 1, Slot: SlotJitter}},
		"WithJitterFactor":  {{Arg: 1, Slot: SlotJitter, Spread: Around}},
		"AbortIf":           {{Arg: 1, Slot: SlotOp}},
		"AbortOnResult":     nil, "AbortOnErrors": nil, "AbortOnErrorTypes": nil, "ReturnLastFailure": nil, "WithBudget": nil,
		"OnAbort": nil, "OnRetryScheduled": nil, "OnRetry": nil, "OnRetriesExceeded": nil, "Build": nil,
	} {
		rows = append(rows, Policy{Name: failsafeBuilder + name, Does: Wraps, Of: Self, Sets: sets})
	}
	for _, name := range []string{"HandleErrors", "HandleErrorTypes", "HandleResult", "HandleIf", "OnSuccess", "OnFailure"} {
		rows = append(rows, Policy{Name: "(" + failsafe + "FailurePolicyBuilder)." + name, Does: Wraps, Of: Self})
	}
	return append(rows,
		Policy{Name: "(" + failsafe + "DelayablePolicyBuilder).WithDelay", Does: Wraps, Of: Self, Sets: []Set{{Arg: 1, Slot: SlotBase}}},
		Policy{Name: "(" + failsafe + "DelayablePolicyBuilder).WithDelayFunc", Does: Wraps, Of: Self, Sets: []Set{{Arg: 1, Slot: SlotDelay}}},
		// What else stands in an executor's list: a timeout around a retry bounds it, one within it does not.
		Policy{Name: failsafe[:len(failsafe)-1] + "/timeout.New", Does: Opts, Sets: []Set{{Slot: SlotElapsed, To: Number{Is: Maybe}}}},
		Policy{Name: failsafe[:len(failsafe)-1] + "/circuitbreaker.NewWithDefaults", Does: Opts},
		Policy{Name: "(" + failsafe[:len(failsafe)-1] + "/circuitbreaker.Builder).Build", Does: Opts},
	)
}
