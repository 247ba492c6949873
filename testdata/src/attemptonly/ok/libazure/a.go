// Package libazure leaves Azure's clients the context of the request.
package libazure

import (
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/Azure/go-autorest/autorest"
)

func options() policy.RetryOptions {
	return policy.RetryOptions{MaxRetries: 5} // schedule `counted=yes tries=6 .* deadline=yes`
}

func decorator() autorest.SendDecorator {
	return autorest.DoRetryForAttempts(5, time.Second) // schedule `counted=yes tries=5 .* deadline=yes`
}
