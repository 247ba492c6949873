package knowledge

import "time"

// Kubernetes: k8s.io/apimachinery pkg/util/wait v0.37.2 (backoff.go, poll.go), k8s.io/client-go v0.37.2 (util/retry,
// util/flowcontrol, util/workqueue), k8s.io/utils. A wait.Backoff draws only with Jitter; Cap bounds the delay and, for
// an engine, ends the retry; Steps counts the calls. The engines without a context sleep with time.Sleep. A work queue's
// limiters never draw, but their delays are one item's in one process.

const (
	k8sWait  = "k8s.io/apimachinery/pkg/util/wait."
	k8sRetry = "k8s.io/client-go/util/retry."
)

// stepped is what an engine knows of a wait.Backoff: Steps bound it, whatever they are.
func stepped() Plan {
	p := unknownPlan
	p.Attempts, p.Elapsed, p.Context = Number{Is: Some}, Number{}, Number{}
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
			Plan: Plan{Shape: Exponential, Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}},
			Sets: []Set{
				{Field: "Duration", Slot: SlotBase}, {Field: "Factor", Slot: SlotFactor, Zero: ZeroDefault, Default: 1},
				{Field: "Jitter", Slot: SlotJitter}, {Field: "Steps", Slot: SlotAttempts, Zero: ZeroDefault, Default: 0},
				{Field: "Cap", Slot: SlotCeiling},
			}},
		{Name: "(*" + k8sWait[:len(k8sWait)-1] + ".Backoff).Step", Does: Asks, Of: Self, Sets: []Set{{Slot: SlotAttempts, To: Number{}}}},
		{Name: k8sWait + "ExponentialBackoff", Does: Retries, Of: 1, Op: 2, Plan: stepped(), Bound: bound},
		{Name: k8sWait + "ExponentialBackoffWithContext", Does: Retries, Of: 2, Op: 3, Plan: stepped(), Sets: cond},
		{Name: k8sRetry + "OnError", Does: Retries, Of: 1, Op: 3, Plan: stepped(), Bound: "retry in a loop of your own, or with wait.ExponentialBackoffWithContext"},
		{Name: k8sRetry + "RetryOnConflict", Does: Retries, Of: 1, Op: 2, Plan: stepped(), Bound: "retry in a loop of your own, or with wait.ExponentialBackoffWithContext"},
		{Name: k8sRetry + "DefaultRetry", Does: Holding, Plan: Plan{
			Base: lasting(10 * time.Millisecond), Jitter: is(0.1), Attempts: is(5), Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}}},
		{Name: k8sRetry + "DefaultBackoff", Does: Holding, Plan: Plan{
			Shape: Exponential, Base: lasting(10 * time.Millisecond), Factor: is(5), Jitter: is(0.1), Attempts: is(4),
			Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}}},
		{Name: k8sWait + "NewExponentialBackoffManager", Does: Makes, Draw: "pass a jitter above zero",
			Plan: Plan{Shape: Exponential, Elapsed: Number{Is: Maybe}, Context: Number{Is: Maybe}},
			Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}, {Arg: 4, Slot: SlotFactor}, {Arg: 5, Slot: SlotJitter}}},
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
	} {
		row := Policy{Name: k8sWait + poll.name, Does: Retries, Op: poll.op, Plan: polled(poll.elapsed, Off)}
		if poll.context > 0 {
			row.Sets = []Set{{Arg: poll.context, Slot: SlotContext}}
		}
		rows = append(rows, row)
	}
	return rows
}
