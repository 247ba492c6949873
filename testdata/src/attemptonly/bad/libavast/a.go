// Package libavast gives avast's retries no context.
package libavast

import (
	"context"
	"time"

	v3 "github.com/avast/retry-go/v3"
	"github.com/avast/retry-go/v4"
	v5 "github.com/avast/retry-go/v5"
)

func plain(dial func() error) error {
	return retry.Do(dial, retry.Delay(time.Second), retry.DelayType(retry.FixedDelay)) // want `retry.Do makes 10 attempts with up to 9s of waiting and has no deadline: .*; pass retry.Context`
}

func background(dial func() error) error {
	return retry.Do(dial, retry.Attempts(3), retry.Context(context.Background())) // want `makes 3 attempts`
}

func forOperation(ctx context.Context, dial func(context.Context) error) error {
	return retry.Do(func() error { return dial(ctx) }, retry.Attempts(3)) // want `never looks at ctx`
}

func third(dial func() error) error {
	return v3.Do(dial, v3.Attempts(5)) // want `makes 5 attempts`
}

func fifth(dial func() error) error {
	return v5.New(v5.Attempts(5)).Do(dial) // want `makes 5 attempts`
}

func few() []retry.Option { return []retry.Option{retry.Attempts(3), retry.Delay(time.Second)} }

func optionsOfFunction(dial func() error) error {
	return retry.Do(dial, few()...) // want `retry.Do makes 3 attempts`
}

type dialer struct{ options []retry.Option }

func newDialer() *dialer { return &dialer{options: []retry.Option{retry.Attempts(4)}} }

func (d *dialer) dial(dial func() error) error {
	return retry.Do(dial, d.options...) // want `retry.Do makes 4 attempts`
}
