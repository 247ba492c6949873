// Package autorest has the shape of github.com/Azure/go-autorest/autorest, as far as the fixtures use it.
package autorest

import (
	"net/http"
	"time"
)

type Sender interface {
	Do(*http.Request) (*http.Response, error)
}
type SendDecorator func(Sender) Sender

func SendWithSender(s Sender, r *http.Request, decorators ...SendDecorator) (*http.Response, error) {
	return nil, nil
}
func DoRetryForAttempts(attempts int, backoff time.Duration) SendDecorator { return nil }
func DoRetryForStatusCodes(attempts int, backoff time.Duration, codes ...int) SendDecorator {
	return nil
}
func DoRetryForStatusCodesWithCap(attempts int, backoff, cap time.Duration, codes ...int) SendDecorator {
	return nil
}
func DoRetryForDuration(d time.Duration, backoff time.Duration) SendDecorator         { return nil }
func DelayWithRetryAfter(resp *http.Response, cancel <-chan struct{}) bool            { return false }
func DelayForBackoff(backoff time.Duration, attempt int, cancel <-chan struct{}) bool { return false }
func DelayForBackoffWithCap(backoff, cap time.Duration, attempt int, cancel <-chan struct{}) bool {
	return false
}
