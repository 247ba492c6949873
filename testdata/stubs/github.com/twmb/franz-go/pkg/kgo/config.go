// Package kgo has the shape of github.com/twmb/franz-go/pkg/kgo, as far as the fixtures use it.
package kgo

import "time"

type Opt interface{ apply() }

func RetryBackoffFn(backoff func(int) time.Duration) Opt { return nil }
func RequestRetries(n int) Opt                           { return nil }
