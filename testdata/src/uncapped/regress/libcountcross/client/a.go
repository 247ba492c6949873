// Package client says how many attempts a policy of another package makes: a constant is one, and a variable may be any.
package client

import (
	"fixtures/uncapped/regress/libcountcross/internal/policies"

	"k8s.io/client-go/util/retry"
)

func always(error) bool { return true }

func few(update func() error) error {
	return retry.OnError(policies.Doubling(3), always, update) // schedule `largest=2s .* ceiling=unknown attempts=3`
}

func variable(steps int, update func() error) error {
	return retry.OnError(policies.Doubling(steps), always, update) // want `with no ceiling`
}
