// Package gax has the shape of github.com/googleapis/gax-go/v2, as far as the fixtures use it.
package gax

import (
	"context"
	"time"
)

func Sleep(ctx context.Context, d time.Duration) error { return nil }
