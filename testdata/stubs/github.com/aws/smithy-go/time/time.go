// Package time has the shape of github.com/aws/smithy-go/time, as far as the fixtures use it.
package time

import (
	"context"
	"time"
)

func SleepWithContext(ctx context.Context, dur time.Duration) error { return nil }
