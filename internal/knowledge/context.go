package knowledge

// Contexts: who ends them, and who asks. Background, TODO and WithoutCancel end for no reason of time, so asking them
// bounds nothing.

var contextRows = []Func{
	{Name: "(context.Context).Done", Role: ContextDone, Arg: -1},
	{Name: "(context.Context).Err", Role: ContextErr, Arg: -1},
	{Name: "(context.Context).Deadline", Role: ContextEnd, Arg: -1},
	{Name: "(context.Context).Value", Role: ContextValue},
	{Name: "context.Cause", Role: ContextErr},
	{Name: "context.Background", Role: ContextEndless, Arg: -1},
	{Name: "context.TODO", Role: ContextEndless, Arg: -1},
	{Name: "context.WithoutCancel", Role: ContextEndless},
	{Name: "context.WithTimeout", Role: ContextTimed},
	{Name: "context.WithTimeoutCause", Role: ContextTimed},
	{Name: "context.WithDeadline", Role: ContextTimed},
	{Name: "context.WithDeadlineCause", Role: ContextTimed},
	{Name: "context.WithCancel", Role: ContextDerived},
	{Name: "context.WithCancelCause", Role: ContextDerived},
	{Name: "context.WithValue", Role: ContextDerived},
	{Name: "os/signal.NotifyContext", Role: ContextDerived},
	{Name: "(*net/http.Request).Context", Role: ContextOf, Arg: -1},
	{Name: "(*testing.common).Context", Role: ContextOf, Arg: -1},
	{Name: "(testing.TB).Context", Role: ContextOf, Arg: -1},
}
