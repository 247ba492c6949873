// Package libsethvargo counts sethvargo's retries under a context that never ends.
package libsethvargo

import (
	"context"
	"time"

	"github.com/sethvargo/go-retry"
)

func background(dial retry.RetryFunc) error {
	b := retry.WithMaxRetries(3, retry.NewConstant(time.Second))
	return retry.Do(context.Background(), b, dial) // want `retry.Do makes 4 attempts with up to 3s of waiting and has no deadline: .*; pass a context that ends, or wrap the policy in retry.WithMaxDuration`
}

func ignored(ctx context.Context, dial retry.RetryFuncValue[int]) (int, error) {
	b := retry.WithMaxRetries(3, retry.NewExponential(time.Second))
	return retry.DoValue(context.TODO(), b, dial) // want `makes 4 attempts with up to 7s of waiting and never looks at ctx`
}
