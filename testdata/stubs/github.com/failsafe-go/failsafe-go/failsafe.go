// Package failsafe has the shape of github.com/failsafe-go/failsafe-go, as far as the fixtures use it.
package failsafe

import (
	"context"
	"time"
)

type Policy[R any] interface{ ToExecutor(typeToken R) any }
type ResultAgnosticPolicy[R any] interface {
	Policy[R]
	ResultAgnostic()
}
type ExecutionAttempt[R any] interface{ Attempts() int }
type Execution[R any] interface {
	ExecutionAttempt[R]
	Context() context.Context
}
type ExecutionEvent[R any] struct{}
type ExecutionResult[R any] interface{ Get() (R, error) }
type DelayFunc[R any] func(exec ExecutionAttempt[R]) time.Duration

type FailurePolicyBuilder[S any, R any] interface {
	HandleErrors(errs ...error) S
	HandleErrorTypes(errs ...any) S
	HandleResult(result R) S
	HandleIf(predicate func(R, error) bool) S
	OnSuccess(listener func(ExecutionEvent[R])) S
	OnFailure(listener func(ExecutionEvent[R])) S
}

type DelayablePolicyBuilder[S any, R any] interface {
	WithDelay(delay time.Duration) S
	WithDelayFunc(delayFunc DelayFunc[R]) S
}

type Executor[R any] interface {
	Compose(innerPolicy Policy[R]) Executor[R]
	ComposeAny(innerPolicy ResultAgnosticPolicy[any]) Executor[R]
	WithContext(ctx context.Context) Executor[R]
	Run(fn func() error) error
	RunWithExecution(fn func(exec Execution[R]) error) error
	Get(fn func() (R, error)) (R, error)
	GetWithExecution(fn func(exec Execution[R]) (R, error)) (R, error)
	RunAsync(fn func() error) ExecutionResult[R]
	RunAsyncWithExecution(fn func(exec Execution[R]) error) ExecutionResult[R]
	GetAsync(fn func() (R, error)) ExecutionResult[R]
	GetAsyncWithExecution(fn func(exec Execution[R]) (R, error)) ExecutionResult[R]
}

func With[R any](policies ...Policy[R]) Executor[R] { return nil }
