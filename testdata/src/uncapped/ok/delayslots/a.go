// Package delayslots hands functions without a ceiling to libraries that clamp what they answer.
package delayslots

import (
	"math/rand/v2"
	"time"

	"github.com/avast/retry-go/v4"
	"github.com/go-resty/resty/v2"
	juju "github.com/juju/retry"
)

func call(clock juju.Clock, dial func() error) error {
	return juju.Call(juju.CallArgs{
		Func: dial, Attempts: 50, Delay: time.Second, MaxDelay: time.Minute, MaxDuration: time.Hour, Clock: clock,
		BackoffFunc: func(delay time.Duration, attempt int) time.Duration { // schedule `ceiling=yes .*the library that asks it clamps it`
			return delay<<attempt + rand.N(delay)
		},
	})
}

func do(dial func() error) error {
	double := func(n uint, _ error, _ *retry.Config) time.Duration { // schedule `ceiling=yes`
		return time.Second<<n + rand.N(time.Second)
	}
	return retry.Do(dial, retry.DelayType(double), retry.MaxDelay(time.Minute))
}

func rest() *resty.Client {
	return resty.New().SetRetryAfter(func(_ *resty.Client, r *resty.Response) (time.Duration, error) { // schedule `ceiling=yes`
		return time.Second<<r.Request.Attempt + rand.N(time.Second), nil
	})
}
