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
