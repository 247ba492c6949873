// Package libazure retries by autorest, which draws nothing.
package libazure

import (
	"net/http"
	"time"

	"github.com/Azure/go-autorest/autorest"
)

func decorated(s autorest.Sender, r *http.Request) (*http.Response, error) {
	return autorest.SendWithSender(s, r, autorest.DoRetryForAttempts(5, time.Second)) // want `the delay of autorest.DoRetryForAttempts doubles .*; autorest cannot draw`
}

func codes(s autorest.Sender, r *http.Request) (*http.Response, error) {
	return autorest.SendWithSender(s, r, autorest.DoRetryForStatusCodes(3, time.Second, 500, 503)) // want `the delay of autorest.DoRetryForStatusCodes doubles`
}

func capped() autorest.SendDecorator {
	return autorest.DoRetryForStatusCodesWithCap(3, time.Second, time.Minute, 500) // want `doubles`
}

func byHand(dial func() error, cancel <-chan struct{}) {
	for attempt := 0; dial() != nil; attempt++ {
		autorest.DelayForBackoffWithCap(time.Second, time.Minute, attempt, cancel) // want `doubles`
	}
}
