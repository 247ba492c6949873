// Package crosspkg looks at the context through another package of the module.
package crosspkg

import (
	"context"
	"time"

	"fixtures/attemptonly/ok/crosspkg/pause"
)

func helper(ctx context.Context, op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		if err := pause.Ctx(ctx, time.Second); err != nil { // schedule "counted=yes .*deadline=yes"
			return err
		}
	}
	return err
}
