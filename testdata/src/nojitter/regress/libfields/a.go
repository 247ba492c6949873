// Package libfields sets a policy in a field, setting by setting, and lets a decoder change another: each is one policy, and
// draws or may draw.
package libfields

import (
	"context"
	"encoding/json"
	"time"

	"github.com/cenkalti/backoff/v4"
	"k8s.io/apimachinery/pkg/util/wait"
)

type named struct {
	wait.Backoff
	name string
}

func stepwise(ctx context.Context, ready wait.ConditionWithContextFunc) error {
	var n named
	n.Duration = time.Second
	n.Factor = 2
	n.Steps = 5
	n.Jitter = .1
	return wait.ExponentialBackoffWithContext(ctx, n.Backoff, ready)
}

type config struct {
	Policy backoff.ExponentialBackOff `json:"policy"`
}

func decoded(ctx context.Context, text []byte, dial backoff.Operation) error {
	c := config{Policy: backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}}
	if err := json.Unmarshal(text, &c); err != nil {
		return err
	}
	return backoff.Retry(dial, backoff.WithContext(&c.Policy, ctx))
}

type hidden struct{ policy backoff.ExponentialBackOff }

func (h *hidden) UnmarshalJSON(text []byte) error { return json.Unmarshal(text, &h.policy) }

func unmarshaled(ctx context.Context, text []byte, dial backoff.Operation) error {
	h := hidden{policy: backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}}
	if err := json.Unmarshal(text, &h); err != nil {
		return err
	}
	return backoff.Retry(dial, backoff.WithContext(&h.policy, ctx))
}

// Nothing else is set after all.
func undrawn(ctx context.Context, ready wait.ConditionWithContextFunc) error {
	var n named
	n.Duration = time.Second
	n.Factor = 2
	n.Steps = 5
	return wait.ExponentialBackoffWithContext(ctx, n.Backoff, ready) // want `doubles on every attempt \(a.go:\d+\) with no random draw`
}
