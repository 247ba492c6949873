// Package flowcontrol has the shape of k8s.io/client-go/util/flowcontrol, as far as the fixtures use it.
package flowcontrol

import "time"

type Backoff struct{}

func NewBackOff(initial, max time.Duration) *Backoff                                    { return nil }
func NewBackOffWithJitter(initial, max time.Duration, maxJitterFactor float64) *Backoff { return nil }
