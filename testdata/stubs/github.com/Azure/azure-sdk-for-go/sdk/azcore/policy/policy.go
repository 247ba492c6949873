// Package policy has the shape of github.com/Azure/azure-sdk-for-go/sdk/azcore/policy, as far as the fixtures use it.
package policy

import "time"

type RetryOptions struct {
	MaxRetries    int32
	TryTimeout    time.Duration
	RetryDelay    time.Duration
	MaxRetryDelay time.Duration
	StatusCodes   []int
}

type ClientOptions struct{ Retry RetryOptions }
