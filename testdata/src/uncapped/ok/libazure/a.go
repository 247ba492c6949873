// Package libazure leaves Azure's clients their ceiling, or few attempts.
package libazure

import (
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/Azure/go-autorest/autorest"
)

func defaults() policy.RetryOptions {
	return policy.RetryOptions{MaxRetries: 10} // schedule `largest=1m0s .* ceiling=yes`
}

func fewRetries() policy.RetryOptions {
	return policy.RetryOptions{MaxRetries: 6, MaxRetryDelay: -1} // schedule `largest=50.4s step=800ms .* ceiling=unknown attempts=7`
}

func none() policy.RetryOptions {
	return policy.RetryOptions{MaxRetries: -1, MaxRetryDelay: -1} // schedule none
}

func codes() autorest.SendDecorator {
	return autorest.DoRetryForStatusCodesWithCap(10, time.Second, time.Minute, 503) // schedule `largest=1m0s .* ceiling=yes`
}

func duration() autorest.SendDecorator {
	return autorest.DoRetryForDuration(time.Minute, time.Second) // schedule `ceiling=yes`
}

func byHand(dial func() error, cancel <-chan struct{}) {
	for attempt := range 4 {
		if dial() == nil {
			return
		}
		autorest.DelayForBackoff(time.Second, attempt, cancel) // schedule `largest=8s .* ceiling=unknown attempts=5`
	}
}
