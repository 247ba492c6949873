// Package late looks at its deadline behind the wait, which is then spent for nothing.
package late

import (
	"context"
	"time"
)

func condition(ctx context.Context, op func() error) {
	for ctx.Err() == nil { // want `looked at behind the wait at late.go:14.*\(attemptonly/latecheck\)`
		if op() == nil {
			return
		}
		time.Sleep(time.Second)
	}
}

func clock(op func() error, end time.Time) {
	for i := 0; i < 5; i++ { // want `attemptonly/latecheck`
		if time.Now().After(end) {
			return
		}
		if op() == nil {
			return
		}
		time.Sleep(time.Second)
	}
}

func behind(op func() error, end time.Time) {
	for op() != nil { // want `attemptonly/latecheck`
		time.Sleep(time.Second)
		if time.Now().After(end) {
			return
		}
	}
}
