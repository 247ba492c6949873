package knowledge

import "time"

// github.com/hashicorp/go-retryablehttp v0.7.8 (client.go:49-51, 315-323, 405-450, 551-656, 761-790, 862-914). NewClient
// makes five attempts, DefaultBackoff between them: it doubles from RetryWaitMin to RetryWaitMax and draws nothing, but
// obeys a Retry-After, which RetryWaitMax does not bound. LinearJitterBackoff draws, and grows past RetryWaitMax by a
// step; it draws nothing where RetryWaitMax is not above RetryWaitMin. A literal without a Backoff cannot retry. The
// wait ends with the request's context: NewRequest, Get, Head, Post and PostForm give it Background.
//
// github.com/hashicorp/vault/api v1.23.0 (client.go:123-148, 261-264, 1136, 1502): three attempts by
// RateLimitLinearJitterBackoff, 1 s to 1.5 s; a literal without MaxRetries does not retry.

func hashicorpRows() []Policy {
	const pkg, vault = "github.com/hashicorp/go-retryablehttp.", "github.com/hashicorp/vault/api."
	const client = "(*" + pkg + "Client)."
	const draw, limit, bound = "set Backoff to a function that draws", "set RetryWaitMax", "use retryablehttp.NewRequestWithContext"
	retries := Set{Field: "RetryMax", Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Default: 1}
	initial := Plan{
		Shape: Exponential, Base: lasting(time.Second), Factor: is(2), Ceiling: lasting(30 * time.Second), Attempts: is(5),
		Context: Number{Is: Maybe},
	}
	counted := unknownPlan // what any client does
	counted.Attempts, counted.Elapsed = Number{Is: Some}, Number{}
	none := Set{Slot: SlotContext}
	rows := []Policy{
		{Name: pkg + "NewClient", Does: Makes, Alone: true, Draw: draw, Cap: limit, Plan: initial},
		{Name: pkg + "Client", Does: Holds, Alone: true, Draw: draw, Cap: limit,
			Plan: Plan{Shape: Opaque, Ceiling: Number{Is: Maybe}, Context: Number{Is: Maybe}},
			Sets: []Set{
				{Field: "Backoff", Slot: SlotDelay}, retries,
				{Field: "RetryWaitMin", Slot: SlotBase}, {Field: "RetryWaitMax", Slot: SlotCeiling, Zero: ZeroKeeps},
			}},
		{Name: client + "Do", Does: Retries, Of: Self, Plan: counted, Bound: bound, Sets: []Set{{Arg: 1, Slot: SlotRequest}}},
		{Name: pkg + "Request", Does: Holds, Plan: Plan{Context: Number{Is: Maybe}}, Sets: []Set{{Field: "Request", Slot: SlotRequest}}},
		{Name: pkg + "NewRequest", Does: Makes},
		{Name: pkg + "NewRequestWithContext", Does: Makes, Sets: []Set{{Arg: 1, Slot: SlotContext}}},
		{Name: "(*" + pkg + "Request).WithContext", Does: Wraps, Of: Self, Sets: []Set{{Arg: 1, Slot: SlotContext}}},
		{Name: pkg + "DefaultBackoff", Does: Computes, Plan: Plan{Shape: Exponential, Factor: is(2), Ceiling: Number{Is: Maybe}}},

		{Name: vault + "DefaultConfig", Does: Makes, Draw: draw, Cap: "set MaxRetryWait", Plan: Plan{
			Shape: Arithmetic, Base: lasting(time.Second), Jitter: is(1), Attempts: is(3), Context: Number{Is: Maybe}}},
		{Name: vault + "Config", Does: Holds, Draw: draw, Cap: "set MaxRetryWait",
			Plan: Plan{Shape: Arithmetic, Jitter: is(1), Context: Number{Is: Maybe}},
			Sets: []Set{
				{Field: "Backoff", Slot: SlotDelay},
				{Field: "MaxRetries", Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Default: 1},
				{Field: "MinRetryWait", Slot: SlotBase, Zero: ZeroDefault, Default: float64(time.Second)},
				{Field: "MaxRetryWait", Slot: SlotCeiling, Zero: ZeroDefault, Default: float64(1500 * time.Millisecond)},
			}},
		{Name: vault + "NewClient", Does: Retries, Of: 1, Apart: true, Plan: unknownPlan},
		{Name: "(*" + vault + "Client).SetBackoff", Does: Retries, Apart: true, Plan: unknownPlan, Sets: []Set{{Arg: 1, Slot: SlotDelay}},
			Draw: "pass a function that draws"},
	}
	for _, name := range []string{"LinearJitterBackoff", "RateLimitLinearJitterBackoff"} {
		rows = append(rows, Policy{Name: pkg + name, Does: Computes, Plan: Plan{Shape: Arithmetic, Jitter: is(1), Ceiling: Number{Is: Maybe}}})
	}
	for _, name := range []string{"Get", "Head", "Post", "PostForm"} {
		rows = append(rows,
			Policy{Name: client + name, Does: Retries, Of: Self, Plan: counted, Bound: bound, Sets: []Set{none}},
			Policy{Name: pkg + name, Does: Retries, Plan: initial, Bound: bound, Sets: []Set{none}, Draw: "make a client, and " + draw, Cap: limit},
		)
	}
	return rows
}
