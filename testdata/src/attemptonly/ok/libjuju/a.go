// Package libjuju bounds calls in time, or stops them.
package libjuju

import (
	"context"
	"time"

	"github.com/juju/retry"
)

func inTime(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{Func: dial, Attempts: 5, Delay: time.Second, MaxDuration: time.Minute, Clock: clock}) // schedule `deadline=yes`
}

func stopped(ctx context.Context, clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{Func: dial, Attempts: 5, Delay: time.Second, Stop: ctx.Done(), Clock: clock}) // schedule `deadline=yes`
}

func fatal(ctx context.Context, clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{ // schedule `deadline=unknown`
		Func: dial, Attempts: 5, Delay: time.Second, Clock: clock,
		IsFatalError: func(error) bool { return ctx.Err() != nil },
	})
}
