// Package retry has the shape of github.com/hashicorp/terraform-plugin-sdk/v2/helper/retry, as far as the fixtures use it.
package retry

import (
	"context"
	"time"
)

type RetryError struct{}
type RetryFunc func() *RetryError
type StateChangeConf struct {
	Delay   time.Duration
	Timeout time.Duration
}

func (conf *StateChangeConf) WaitForState() (any, error)                         { return nil, nil }
func RetryContext(ctx context.Context, timeout time.Duration, f RetryFunc) error { return nil }
func Retry(timeout time.Duration, f RetryFunc) error                             { return nil }
