// Package worker keeps the policies that it is given.
package worker

import (
	"math/rand/v2"
	"time"

	"github.com/sethvargo/go-retry"
	"k8s.io/apimachinery/pkg/util/wait"
)

type Worker struct{ policy wait.Backoff }

// New keeps b as it is.
func New(b wait.Backoff) *Worker { return &Worker{policy: b} }

type Drawing struct{ policy wait.Backoff }

// NewDrawing makes b draw.
func NewDrawing(b wait.Backoff) *Drawing {
	if b.Jitter == 0 {
		b.Jitter = 0.1
	}
	return &Drawing{policy: b}
}

type Late struct{ policy wait.Backoff }

// NewLate makes b draw later.
func NewLate(b wait.Backoff) *Late { return &Late{policy: b} }

func (l *Late) Start() { l.policy.Jitter = 0.1 }

type Caller struct{ next func() retry.Backoff }

// NewCaller draws what b gives.
func NewCaller(b retry.Backoff) *Caller {
	return &Caller{func() retry.Backoff {
		return retry.BackoffFunc(func() (time.Duration, bool) {
			d, stop := b.Next()
			return d + rand.N(d+1), stop
		})
	}}
}

// Same gives what it is given.
func Same(b retry.Backoff) retry.Backoff { return b }
