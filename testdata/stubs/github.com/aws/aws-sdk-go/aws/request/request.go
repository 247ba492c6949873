// Package request has the shape of github.com/aws/aws-sdk-go/aws/request, as far as the fixtures use it.
package request

import "time"

type Request struct{ RetryCount int }

type Retryer interface {
	RetryRules(*Request) time.Duration
	ShouldRetry(*Request) bool
	MaxRetries() int
}
