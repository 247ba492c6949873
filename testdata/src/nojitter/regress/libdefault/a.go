// Package libdefault gives a policy of the library that stays the same a factor, and takes its draw away: that grows.
package libdefault

import "k8s.io/client-go/util/retry"

func faster(failed func(error) bool, update func() error) error {
	b := retry.DefaultRetry
	b.Factor = 2
	b.Jitter = 0
	return retry.OnError(b, failed, update) // want `the delay of retry.DefaultRetry doubles on every attempt with no random draw`
}

func drawn(failed func(error) bool, update func() error) error {
	b := retry.DefaultRetry
	b.Factor = 2
	return retry.OnError(b, failed, update)
}

func same(failed func(error) bool, update func() error) error {
	b := retry.DefaultRetry
	b.Jitter = 0
	return retry.OnError(b, failed, update)
}
