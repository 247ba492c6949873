// Package aws has the shape of github.com/aws/aws-sdk-go/aws, as far as the fixtures use it.
package aws

import (
	"context"
	"time"
)

func SleepWithContext(ctx context.Context, dur time.Duration) error { return nil }
