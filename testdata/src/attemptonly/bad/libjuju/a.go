// Package libjuju counts attempts only.
package libjuju

import (
	"context"
	"errors"
	"time"

	"github.com/juju/retry"
)

var errFatal = errors.New("fatal")

func literal(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{ // want `retry.Call makes 5 attempts with up to 4s of waiting and has no deadline: .*; set MaxDuration, or pass a context's Done channel as Stop`
		Func:         dial,
		IsFatalError: func(err error) bool { return errors.Is(err, errFatal) },
		Attempts:     5,
		Delay:        time.Second,
		Clock:        clock,
	})
}

func ignored(ctx context.Context, clock retry.Clock, dial func(context.Context) error) error {
	args := retry.CallArgs{Attempts: 5, Delay: time.Second, Clock: clock}
	args.Func = func() error { return dial(ctx) }
	return retry.Call(args) // want `never looks at ctx`
}
