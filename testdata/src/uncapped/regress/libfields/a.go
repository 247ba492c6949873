// Package libfields keeps policies in fields of variables whose address is taken: what a function gave, a decoder filled or
// a method set up is in them, and none is the zero value, which would never wait.
package libfields

import (
	"context"
	"encoding/json"
	"time"

	"github.com/cenkalti/backoff/v4"
	"google.golang.org/grpc"
	grpcbackoff "google.golang.org/grpc/backoff"
	"k8s.io/apimachinery/pkg/util/wait"
)

type config struct {
	policy backoff.ExponentialBackOff
	conn   grpcbackoff.Config
}

func load() config {
	return config{
		policy: *backoff.NewExponentialBackOff(),
		conn:   grpcbackoff.Config{BaseDelay: time.Second, Multiplier: 1.6, Jitter: 0.2, MaxDelay: time.Minute},
	}
}

func (c *config) check() bool { return c.policy.MaxInterval > 0 }

func given(ctx context.Context, dial backoff.Operation) error {
	c := load()
	if !c.check() {
		return nil
	}
	return backoff.Retry(dial, backoff.WithContext(&c.policy, ctx))
}

func connect() grpc.DialOption {
	c := load()
	c.check()
	return grpc.WithConnectParams(grpc.ConnectParams{Backoff: c.conn})
}

type file struct {
	Policy backoff.ExponentialBackOff `json:"policy"`
}

func decoded(ctx context.Context, text []byte, dial backoff.Operation) error {
	var f file
	if err := json.Unmarshal(text, &f); err != nil {
		return err
	}
	return backoff.Retry(dial, backoff.WithContext(&f.Policy, ctx))
}

type steps struct {
	wait.Backoff
	name string
}

func (s *steps) fill() { s.Duration, s.Factor, s.Steps, s.Jitter = time.Second, 2, 5, .1 }

func filled(ctx context.Context, ready wait.ConditionWithContextFunc) error {
	var s steps
	s.fill()
	return wait.ExponentialBackoffWithContext(ctx, s.Backoff, ready)
}

// The field is left as it is after all.
func zero(ctx context.Context, dial backoff.Operation) error {
	var own struct{ policy backoff.ExponentialBackOff }
	own.policy.InitialInterval = time.Second // want `MaxInterval of this backoff.ExponentialBackOff is not above zero`
	own.policy.Multiplier = 2
	return backoff.Retry(dial, backoff.WithContext(&own.policy, ctx))
}
