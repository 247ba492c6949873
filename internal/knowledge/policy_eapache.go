package knowledge

// github.com/eapache/go-resiliency v1.7.0, retrier (retrier.go:27-133, backoffs.go:6-40): a retrier sleeps through a list
// of delays, which a function of the package computes or the program writes down. Nothing is drawn without SetJitter,
// which ignores what is not in (0, 1]. Run looks at no context.

const (
	eapache        = "github.com/eapache/go-resiliency/retrier."
	eapacheRetrier = "(*github.com/eapache/go-resiliency/retrier.Retrier)."
)

func eapacheRows() []Policy {
	const draw, limit, bound = "call SetJitter, for example with 0.5", "use LimitedExponentialBackoff", "use RunCtx with a context that ends"
	table := []Set{{Arg: 1, Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Default: 1}, {Arg: 2, Slot: SlotBase}}
	doubles := Plan{Shape: Exponential, Factor: is(2), Spread: Around}
	unbounded := unknownPlan
	unbounded.Elapsed, unbounded.Context = Number{}, Number{}
	ctx := []Set{{Arg: 1, Slot: SlotContext}}
	return []Policy{
		{Name: eapache + "ConstantBackoff", Does: Computes, Plan: Plan{Spread: Around}, Sets: table, Bound: bound},
		{Name: eapache + "ExponentialBackoff", Does: Computes, Plan: doubles, Sets: table, Draw: draw, Cap: limit, Bound: bound},
		{Name: eapache + "LimitedExponentialBackoff", Does: Computes, Plan: doubles, Draw: draw, Bound: bound,
			Sets: append(table[:2:2], Set{Arg: 3, Slot: SlotCeiling})},
		{Name: eapache + "New", Does: Makes, Sets: []Set{{Arg: 1, Slot: SlotTable, Add: 1}}, Draw: draw, Cap: limit, Bound: bound},
		{Name: eapacheRetrier + "SetJitter", Does: Wraps, Of: Self, Sets: []Set{{Arg: 1, Slot: SlotJitter, Most: 1}}},
		{Name: eapacheRetrier + "WithInfiniteRetry", Does: Wraps, Of: Self, Sets: []Set{{Slot: SlotAttempts}}},
		{Name: eapacheRetrier + "WithSurfaceWorkErrors", Does: Wraps, Of: Self},
		{Name: eapacheRetrier + "Run", Does: Retries, Of: Self, Op: 1, Plan: unbounded, Bound: bound},
		{Name: eapacheRetrier + "RunCtx", Does: Retries, Of: Self, Op: 2, Plan: unbounded, Sets: ctx, Bound: "pass a context that ends"},
		{Name: eapacheRetrier + "RunFn", Does: Retries, Of: Self, Op: 2, Plan: unbounded, Sets: ctx, Bound: "pass a context that ends"},
	}
}
