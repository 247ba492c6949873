package knowledge

import "time"

// google.golang.org/grpc v1.85.0 (backoff/backoff.go:47-52, internal/backoff/backoff.go:56-75, dialoptions.go:324-349):
// the backoff between connections. ConnectParams are taken as they are, so a Config that is written out draws nothing
// without Jitter, and waits for nothing without a BaseDelay, a Multiplier or a MaxDelay; so do ConnectParams without a
// Backoff. The draw is made behind the clamp. A ClientConn's Close ends it. WithBackoffMaxDelay and WithBackoffConfig
// keep the default draw, and a service config's retryPolicy always draws, caps and counts: neither needs a row.
//
// github.com/grpc-ecosystem/go-grpc-middleware v1.4.0 retry (backoff.go:13-44, options.go:21-101, retry.go:253-268) and
// v2.3.4 interceptors/retry (backoff.go:14-88, options.go:22-108): off unless WithMax sets the attempts, for which a
// call's own options stand too; 50 ms ±10 % by default; ends with the call's context. BackoffExponential draws nothing
// and overflows. BackoffExponentialWithJitterBounded cuts off what it has drawn. BackoffLinear stays the same.

func grpcRows() []Policy {
	const draw, limit = "set Jitter, for example to 0.2, or start from backoff.DefaultConfig", "set MaxDelay"
	const config, params = "google.golang.org/grpc/backoff.Config", "google.golang.org/grpc.ConnectParams"
	rows := []Policy{
		{Name: config, Does: Holds, Draw: draw, Cap: limit, Plan: connects(Plan{Shape: Exponential, Spread: Around}), Sets: []Set{
			{Field: "BaseDelay", Slot: SlotBase, Zero: ZeroHot}, {Field: "Multiplier", Slot: SlotFactor, Zero: ZeroHot},
			{Field: "MaxDelay", Slot: SlotCeiling, Zero: ZeroHot}, {Field: "Jitter", Slot: SlotJitter},
		}},
		{Name: "google.golang.org/grpc/backoff.DefaultConfig", Does: Holding, Draw: draw, Cap: limit, Plan: connects(Plan{
			Shape: Exponential, Base: lasting(time.Second), Factor: is(1.6), Ceiling: lasting(2 * time.Minute), Jitter: is(0.2), Spread: Around})},
		{Name: params, Does: Holds, Draw: draw, Cap: limit, Plan: connects(Plan{}), Sets: []Set{{Field: "Backoff", Slot: SlotPolicy}}},
		{Name: "google.golang.org/grpc.WithConnectParams", Does: Retries, Of: 1, Apart: true, Plan: unknownPlan},
	}
	for v, path := range map[int]string{
		1: "github.com/grpc-ecosystem/go-grpc-middleware/retry.", 2: "github.com/grpc-ecosystem/go-grpc-middleware/v2/interceptors/retry.",
	} {
		rows = append(rows, grpcMiddleware(path, v)...)
	}
	return rows
}

// connects is a plan that nothing bounds but the end of the connection.
func connects(p Plan) Plan {
	p.Context = Number{Is: Maybe}
	return p
}

func grpcMiddleware(pkg string, v int) []Policy {
	draw, limit := "use BackoffExponentialWithJitter", "use a backoff function that looks at a maximum"
	if v == 2 {
		draw, limit = "use BackoffExponentialWithJitterBounded", "use BackoffExponentialWithJitterBounded"
	}
	scalar, jitter := Set{Arg: 1, Slot: SlotBase}, Set{Arg: 2, Slot: SlotJitter}
	asked := Plan{Spread: Around, Attempts: Number{Is: Maybe}, Context: Number{Is: Maybe}} // a function that is asked has no end of its own
	growing := asked
	growing.Shape, growing.Factor = Exponential, is(2)
	rows := []Policy{
		{Name: pkg + "WithMax", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotAttempts, Zero: ZeroDefault, Default: 1}}},
		{Name: pkg + "WithBackoff", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotDelay}}},
		{Name: pkg + "BackoffLinear", Does: Makes, Plan: asked, Sets: []Set{scalar}},
		{Name: pkg + "BackoffLinearWithJitter", Does: Makes, Plan: asked, Sets: []Set{scalar, jitter}},
		{Name: pkg + "BackoffExponential", Does: Makes, Plan: growing, Sets: []Set{scalar}, Draw: draw, Cap: limit},
		{Name: pkg + "BackoffExponentialWithJitter", Does: Makes, Plan: growing, Sets: []Set{scalar, jitter}, Draw: "pass a jitterFraction above zero", Cap: limit},
	}
	if v == 1 {
		rows = append(rows, Policy{Name: pkg + "WithBackoffContext", Does: Opts, Sets: []Set{{Arg: 1, Slot: SlotDelay}}})
	} else {
		growing.Plateau = true
		rows = append(rows, Policy{Name: pkg + "BackoffExponentialWithJitterBounded", Does: Makes, Plan: growing,
			Sets: []Set{scalar, jitter, {Arg: 3, Slot: SlotCeiling, Zero: ZeroHot}}, Draw: "pass a jitterFrac above zero"})
	}
	for _, name := range []string{"UnaryClientInterceptor", "StreamClientInterceptor"} {
		plan := asked
		plan.Base, plan.Jitter = lasting(50*time.Millisecond), is(0.1)
		rows = append(rows, Policy{Name: pkg + name, Does: Makes, Alone: true, Rest: 1, Plan: plan, Draw: draw, Cap: limit})
	}
	return rows
}
