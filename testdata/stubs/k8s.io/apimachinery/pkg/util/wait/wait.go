// Package wait has the shape of k8s.io/apimachinery/pkg/util/wait, as far as the fixtures use it.
package wait

import (
	"context"
	"time"
)

type Backoff struct {
	Duration time.Duration
	Factor   float64
	Jitter   float64
	Steps    int
	Cap      time.Duration
}

func (b *Backoff) Step() time.Duration { return 0 }

type BackoffManager interface{ Backoff() *time.Timer }
type ConditionFunc func() (bool, error)
type ConditionWithContextFunc func(context.Context) (bool, error)

func ExponentialBackoff(b Backoff, condition ConditionFunc) error { return nil }
func ExponentialBackoffWithContext(ctx context.Context, b Backoff, condition ConditionWithContextFunc) error {
	return nil
}
func NewExponentialBackoffManager(initBackoff, maxBackoff, resetDuration time.Duration, backoffFactor, jitter float64, c any) BackoffManager {
	return nil
}
func Poll(interval, timeout time.Duration, condition ConditionFunc) error          { return nil }
func PollImmediate(interval, timeout time.Duration, condition ConditionFunc) error { return nil }
func PollInfinite(interval time.Duration, condition ConditionFunc) error           { return nil }
func PollImmediateInfinite(interval time.Duration, condition ConditionFunc) error  { return nil }
func PollWithContext(ctx context.Context, interval, timeout time.Duration, condition ConditionWithContextFunc) error {
	return nil
}
func PollImmediateWithContext(ctx context.Context, interval, timeout time.Duration, condition ConditionWithContextFunc) error {
	return nil
}
func PollUntilContextTimeout(ctx context.Context, interval, timeout time.Duration, immediate bool, condition ConditionWithContextFunc) error {
	return nil
}
func PollUntilContextCancel(ctx context.Context, interval time.Duration, immediate bool, condition ConditionWithContextFunc) error {
	return nil
}

type DelayFunc func() time.Duration

func (b Backoff) DelayFunc() DelayFunc                                        { return nil }
func (b Backoff) DelayWithReset(c any, resetInterval time.Duration) DelayFunc { return nil }
func (fn DelayFunc) Until(ctx context.Context, immediate, sliding bool, condition ConditionWithContextFunc) error {
	return nil
}

func NewJitteredBackoffManager(duration time.Duration, jitter float64, c any) BackoffManager {
	return nil
}
func BackoffUntil(f func(), backoff BackoffManager, sliding bool, stopCh <-chan struct{}) {}
func BackoffUntilWithContext(ctx context.Context, f func(context.Context), backoff BackoffManager, sliding bool) {
}
func Until(f func(), period time.Duration, stopCh <-chan struct{})                                  {}
func UntilWithContext(ctx context.Context, f func(context.Context), period time.Duration)           {}
func NonSlidingUntil(f func(), period time.Duration, stopCh <-chan struct{})                        {}
func NonSlidingUntilWithContext(ctx context.Context, f func(context.Context), period time.Duration) {}
func JitterUntil(f func(), period time.Duration, jitterFactor float64, sliding bool, stopCh <-chan struct{}) {
}
func JitterUntilWithContext(ctx context.Context, f func(context.Context), period time.Duration, jitterFactor float64, sliding bool) {
}
func Forever(f func(), period time.Duration) {}

func PollUntil(interval time.Duration, condition ConditionFunc, stopCh <-chan struct{}) error {
	return nil
}
func PollImmediateUntil(interval time.Duration, condition ConditionFunc, stopCh <-chan struct{}) error {
	return nil
}
func PollUntilWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error {
	return nil
}
func PollImmediateUntilWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error {
	return nil
}
func PollInfiniteWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error {
	return nil
}
func PollImmediateInfiniteWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error {
	return nil
}
