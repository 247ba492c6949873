// Package client has the shape of github.com/aws/aws-sdk-go/aws/client, as far as the fixtures use it.
package client

import (
	"time"

	"github.com/aws/aws-sdk-go/aws/request"
)

type DefaultRetryer struct {
	NumMaxRetries    int
	MinRetryDelay    time.Duration
	MinThrottleDelay time.Duration
	MaxRetryDelay    time.Duration
	MaxThrottleDelay time.Duration
}

func (d DefaultRetryer) MaxRetries() int                             { return 0 }
func (d DefaultRetryer) ShouldRetry(r *request.Request) bool         { return false }
func (d DefaultRetryer) RetryRules(r *request.Request) time.Duration { return 0 }
