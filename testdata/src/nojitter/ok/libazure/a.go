// Package libazure retries as Azure's clients do, which always draw.
package libazure

import (
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/Azure/go-autorest/autorest"
)

func defaults() policy.ClientOptions {
	return policy.ClientOptions{Retry: policy.RetryOptions{MaxRetries: 5}} // schedule `base=800ms largest=24.8s step=800ms draw=fresh window=0.3846 ceiling=yes attempts=6 .* total=59.28s`
}

// A plateau, which is told only when it is asked for.
func settings() *policy.RetryOptions {
	return &policy.RetryOptions{RetryDelay: time.Second, MaxRetryDelay: 10 * time.Second} // schedule `base=1s largest=7s .* draw=fresh .* ceiling=yes attempts=4 function policy counted`
}

// The same attempt each time: a poll.
func polls(ready func() bool, cancel <-chan struct{}) {
	for !ready() {
		autorest.DelayForBackoff(time.Second, 0, cancel) // schedule `growth=fixed base=1s`
	}
}
