package knowledge

import "time"

// Retries in HTTP clients.
//
// github.com/sethgrid/pester @32a1beba19bd (pester.go:139-183, 384): one second between three attempts, unless Backoff is
// another function; the exponential ones have no ceiling, and only those with Jitter in their name draw. Do looks at the
// request's context.
//
// github.com/gojek/heimdall/v7 v7.0.3 (backoff.go:24-69, httpclient/client.go:124-173): a draw of fixed size is added
// behind the ceiling, none when its size is zero. No retry unless WithRetryCount, no wait unless WithRetrier; it sleeps
// with time.Sleep, whatever the request's context.

const (
	pester         = "github.com/sethgrid/pester."
	heimdall       = "github.com/gojek/heimdall/v7."
	heimdallClient = "github.com/gojek/heimdall/v7/httpclient."
)

func httpRows() []Policy {
	rows := []Policy{
		{Name: pester + "Client", Does: Holds, Plan: Plan{Context: Number{Is: Maybe}}, Draw: "use pester.ExponentialJitterBackoff",
			Cap: "set Backoff to a function that clamps its answer", Sets: []Set{
				{Field: "Backoff", Slot: SlotDelay}, {Field: "MaxRetries", Slot: SlotAttempts, Zero: ZeroDefault, Below: ZeroDefault, Default: 1},
			}},
		{Name: pester + "New", Does: Makes, Plan: Plan{Base: lasting(time.Second), Attempts: is(3), Context: Number{Is: Maybe}},
			Draw: "use pester.ExponentialJitterBackoff", Cap: "set Backoff to a function that clamps its answer"},
		{Name: pester + "NewExtendedClient", Does: Makes, Plan: Plan{Base: lasting(time.Second), Attempts: is(3), Context: Number{Is: Maybe}},
			Draw: "use pester.ExponentialJitterBackoff", Cap: "set Backoff to a function that clamps its answer"},
	}
	for name, plan := range map[string]Plan{
		"DefaultBackoff":           {Base: lasting(time.Second)},
		"LinearBackoff":            {Shape: Arithmetic, Base: lasting(time.Second)},
		"LinearJitterBackoff":      {Shape: Arithmetic, Base: lasting(time.Second), Jitter: is(0.33), Spread: Around},
		"ExponentialBackoff":       {Shape: Exponential, Base: lasting(2 * time.Second), Factor: is(2)},
		"ExponentialJitterBackoff": {Shape: Exponential, Base: lasting(2 * time.Second), Factor: is(2), Jitter: is(0.33), Spread: Around},
	} {
		rows = append(rows, Policy{Name: pester + name, Does: Computes, Plan: plan})
	}
	return append(rows,
		Policy{Name: heimdall + "NewExponentialBackoff", Does: Makes, Plan: asked(Plan{Shape: Exponential}), Draw: "pass a maximum jitter of half the delay",
			Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}, {Arg: 3, Slot: SlotFactor}, {Arg: 4, Slot: SlotJitter}}},
		Policy{Name: "(" + heimdall + "Backoff).Next", Does: Asks, Of: Self},
		Policy{Name: "(" + heimdall + "Retriable).NextInterval", Does: Asks, Of: Self},
		Policy{Name: heimdall + "NewConstantBackoff", Does: Makes, Plan: asked(Plan{}), Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotJitter}}},
		Policy{Name: heimdallClient + "NewClient", Does: Makes, Alone: true, Rest: 1, Plan: Plan{Attempts: is(1)},
			Bound: "retry in a loop of your own that looks at the request's context"},
		Policy{Name: heimdallClient + "WithRetryCount", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Default: 1}}},
		Policy{Name: heimdallClient + "WithRetrier", Does: Opts, Sets: []Set{{Slot: SlotBase, To: Number{Is: Some}}}},
	)
}
