// Package libazure takes the ceiling away from Azure's clients, or the wait.
package libazure

import (
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/Azure/go-autorest/autorest"
)

func noCeiling() policy.RetryOptions {
	return policy.RetryOptions{MaxRetries: 10, MaxRetryDelay: -1} // want `the delay of policy.RetryOptions more than doubles from 800ms with no ceiling: 11 attempts reach 13m38.4s; set MaxRetryDelay`
}

// The seventh wait is 127 times the first.
func sevenRetries() policy.RetryOptions {
	return policy.RetryOptions{MaxRetries: 7, MaxRetryDelay: -1} // want `8 attempts reach 1m41.6s`
}

func anyNumber(retries int32) policy.ClientOptions {
	return policy.ClientOptions{Retry: policy.RetryOptions{MaxRetries: retries, MaxRetryDelay: -1}} // want `with no ceiling`
}

func noWait() policy.RetryOptions {
	return policy.RetryOptions{RetryDelay: -1} // want `RetryDelay of this policy.RetryOptions is not above zero, which makes every wait zero`
}

func decorator(attempts int) autorest.SendDecorator {
	return autorest.DoRetryForAttempts(attempts, time.Second) // want `the delay of autorest.DoRetryForAttempts doubles from 1s with no ceiling: .*; use autorest.DoRetryForStatusCodesWithCap`
}

func codes() autorest.SendDecorator {
	return autorest.DoRetryForStatusCodes(10, time.Second, 503) // want `11 attempts reach 8m32s`
}

func byHand(dial func() error, cancel <-chan struct{}) {
	for attempt := 0; dial() != nil; attempt++ {
		autorest.DelayForBackoff(time.Second, attempt, cancel) // want `with no ceiling: .*; use autorest.DelayForBackoffWithCap`
	}
}
