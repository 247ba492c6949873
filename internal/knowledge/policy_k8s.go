package knowledge

import "time"

// Kubernetes: k8s.io/apimachinery pkg/util/wait v0.37.2 (backoff.go:30-153, 162-276, 370-518, delay.go:32-44,
// poll.go:32-230). A wait.Backoff grows only with a Factor and draws only with Jitter, behind the cap; Steps counts an
// engine's calls, and the delays that Step lets grow: then it gives the last one for ever. ExponentialBackoff sleeps
// with time.Sleep, and so do OnError and RetryOnConflict. JitterUntil and its like run again after a success too.
//
// k8s.io/client-go v0.37.2 (util/retry/util.go:28-105, util/flowcontrol/backoff.go:55-187). NewBackOff doubles and draws
// nothing; NewBackOffWithJitter cuts off what it has drawn. A work queue's limiters (util/workqueue) never draw, but
// their delays are one item's in one process, and they cannot be told to: they have no row.
//
// Not judged: an engine never calls its function without Steps; one with a Cap ends when the next delay would pass it,
// whatever Steps say, and sleeps once more for nothing; PollInfinite, and PollUntilContextCancel with a context that never
// ends, have no bound; wait.Jitter takes a factor of zero for one.

const (
	k8sWait  = "k8s.io/apimachinery/pkg/util/wait."
	k8sRetry = "k8s.io/client-go/util/retry."
)

// stepped is what an engine knows of a wait.Backoff: Steps bound it, whatever they are.
func stepped() Plan {
	p := unknownPlan
	p.Attempts, p.Elapsed, p.Context, p.Ends = Number{Is: Some}, Number{}, Number{}, true
	return p
}

// polled is a poll at a fixed interval.
func polled(elapsed, context Known) Plan {
	p := Plan{Base: Number{Is: Some}}
	p.Elapsed.Is, p.Context.Is = elapsed, context
	return p
}

func k8sRows() []Policy {
	const draw, limit, bound = "set Jitter to 0.1 or more", "set Cap", "use wait.ExponentialBackoffWithContext"
	cond := []Set{{Arg: 1, Slot: SlotContext}}
	rows := []Policy{
		{Name: k8sWait + "Backoff", Does: Holds, Draw: draw, Cap: limit, Bound: bound,
			Plan: Plan{Shape: Exponential, Spread: OnTop, Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}},
			Sets: []Set{
				{Field: "Duration", Slot: SlotBase}, {Field: "Factor", Slot: SlotFactor, Zero: ZeroDefault, Default: 1},
				{Field: "Jitter", Slot: SlotJitter}, {Field: "Steps", Slot: SlotAttempts, Zero: ZeroDefault, Default: 0},
				{Field: "Cap", Slot: SlotCeiling},
			}},
		{Name: "(*" + k8sWait[:len(k8sWait)-1] + ".Backoff).Step", Does: Asks, Of: Self},
		{Name: "(" + k8sWait + "Backoff).DelayFunc", Does: Wraps, Of: Self},
		{Name: "(" + k8sWait + "Backoff).DelayWithReset", Does: Wraps, Of: Self},
		{Name: "(" + k8sWait + "DelayFunc).Until", Does: Retries, Of: Self, Op: 4, Plan: unknownPlan,
			Sets: []Set{{Arg: 1, Slot: SlotContext}, {Slot: SlotAttempts}}},
		{Name: k8sWait + "ExponentialBackoff", Does: Retries, Of: 1, Op: 2, Plan: stepped(), Bound: bound},
		{Name: k8sWait + "ExponentialBackoffWithContext", Does: Retries, Of: 2, Op: 3, Plan: stepped(), Sets: cond},
		{Name: k8sRetry + "OnError", Does: Retries, Of: 1, Op: 3, Plan: stepped(), Sets: []Set{{Arg: 2, Slot: SlotOp}}, Bound: "retry in a loop of your own, or with wait.ExponentialBackoffWithContext"},
		{Name: k8sRetry + "RetryOnConflict", Does: Retries, Of: 1, Op: 2, Plan: stepped(), Bound: "retry in a loop of your own, or with wait.ExponentialBackoffWithContext"},
		{Name: k8sRetry + "DefaultRetry", Does: Holding, Draw: draw, Cap: limit, Plan: Plan{
			Shape: Exponential, Base: lasting(10 * time.Millisecond), Factor: is(1), Jitter: is(0.1), Spread: OnTop, Attempts: is(5), Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}}},
		{Name: k8sRetry + "DefaultBackoff", Does: Holding, Draw: draw, Cap: limit, Plan: Plan{
			Shape: Exponential, Base: lasting(10 * time.Millisecond), Factor: is(5), Jitter: is(0.1), Spread: OnTop, Attempts: is(4),
			Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}}},
		{Name: k8sWait + "NewExponentialBackoffManager", Does: Makes, Draw: "pass a jitter above zero",
			Plan: Plan{Shape: Exponential, Spread: OnTop, Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}},
			Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}, {Arg: 4, Slot: SlotFactor}, {Arg: 5, Slot: SlotJitter}}},
		{Name: k8sWait + "NewJitteredBackoffManager", Does: Makes, Plan: Plan{Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}},
			Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotJitter}}},
		{Name: k8sWait + "BackoffUntil", Does: Retries, Of: 2, Op: 1, Plan: unknownPlan},
		{Name: k8sWait + "BackoffUntilWithContext", Does: Retries, Of: 3, Op: 2, Plan: unknownPlan, Sets: cond},
		{Name: "k8s.io/client-go/util/flowcontrol.NewBackOff", Does: Makes, Alone: true, Draw: "use flowcontrol.NewBackOffWithJitter",
			Plan: Plan{Shape: Exponential, Factor: is(2), Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}},
			Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}}},
		{Name: "k8s.io/client-go/util/flowcontrol.NewBackOffWithJitter", Does: Makes, Alone: true, Draw: "pass a jitter above zero",
			Plan: Plan{Shape: Exponential, Factor: is(2), Plateau: true, Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}},
			Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}, {Arg: 3, Slot: SlotJitter}}},
	}
	for _, poll := range []struct {
		name    string
		elapsed Known
		context int
		op      int
	}{
		{"Poll", Some, 0, 3}, {"PollImmediate", Some, 0, 3}, {"PollInfinite", Off, 0, 2}, {"PollImmediateInfinite", Off, 0, 2},
		{"PollUntilContextCancel", Off, 1, 4}, {"PollUntilContextTimeout", Some, 1, 5},
		{"PollWithContext", Some, 1, 4}, {"PollImmediateWithContext", Some, 1, 4},
		{"PollUntil", Maybe, 0, 2}, {"PollImmediateUntil", Maybe, 0, 2},
		{"PollUntilWithContext", Off, 1, 3}, {"PollImmediateUntilWithContext", Off, 1, 3},
		{"PollInfiniteWithContext", Off, 1, 3}, {"PollImmediateInfiniteWithContext", Off, 1, 3},
	} {
		row := Policy{Name: k8sWait + poll.name, Does: Retries, Op: poll.op, Plan: polled(poll.elapsed, Off)}
		if poll.context > 0 {
			row.Sets = []Set{{Arg: poll.context, Slot: SlotContext}}
		}
		rows = append(rows, row)
	}
	return append(rows, k8sPeriodic()...)
}

// k8sPeriodic are the loops that run a function for ever, until a channel or a context stops them.
func k8sPeriodic() (rows []Policy) {
	for _, loop := range []struct {
		name            string
		context, period int
		jitter          int
	}{
		{"Until", 0, 2, 0}, {"UntilWithContext", 1, 3, 0}, {"NonSlidingUntil", 0, 2, 0}, {"NonSlidingUntilWithContext", 1, 3, 0},
		{"JitterUntil", 0, 2, 3}, {"JitterUntilWithContext", 1, 3, 4}, {"Forever", 0, 2, 0},
	} {
		row := Policy{Name: k8sWait + loop.name, Does: Retries, Works: true, Op: loop.period - 1, Plan: Plan{Context: Number{Is: Maybe}},
			Sets: []Set{{Arg: loop.period, Slot: SlotBase}}}
		if loop.context > 0 {
			row.Sets = append(row.Sets, Set{Arg: loop.context, Slot: SlotContext})
		}
		if loop.jitter > 0 {
			row.Sets = append(row.Sets, Set{Arg: loop.jitter, Slot: SlotJitter})
		}
		rows = append(rows, row)
	}
	return rows
}
