// Package delayslots hands functions without a ceiling to libraries that do not clamp what they answer.
package delayslots

import (
	"math/rand/v2"
	"time"

	"github.com/hibiken/asynq"
	"github.com/juju/retry"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"
	"github.com/twmb/franz-go/pkg/kgo"
	"resty.dev/v3"
)

func franz() kgo.Opt {
	return kgo.RetryBackoffFn(func(fails int) time.Duration {
		d := 100 * time.Millisecond << fails // want `the delay of this function doubles from 100ms with no ceiling`
		return d/2 + rand.N(d/2)
	})
}

func queue() *asynq.Server {
	return asynq.NewServer(nil, asynq.Config{RetryDelayFunc: func(n int, err error, t *asynq.Task) time.Duration {
		d := time.Duration(1<<n) * time.Second // want `no ceiling`
		return d + rand.N(time.Second)
	}})
}

func call(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{
		Func: dial, Attempts: 50, Delay: time.Second, MaxDuration: time.Hour, Clock: clock,
		BackoffFunc: func(delay time.Duration, attempt int) time.Duration {
			d := delay << attempt // want `no ceiling`
			return d/2 + rand.N(d/2)
		},
	})
}

func rest() *resty.Client {
	return resty.New().SetRetryDelayStrategy(func(r *resty.Response, _ error) (time.Duration, error) {
		return time.Second<<r.Request.Attempt + rand.N(time.Second), nil // want `no ceiling`
	})
}

type policy struct{}

func (policy) NextRetry(job *rivertype.JobRow) time.Time {
	d := time.Second << job.Attempt // want `the delay of NextRetry doubles from 1s with no ceiling`
	return time.Now().Add(d + rand.N(time.Second))
}

func jobs() *river.Config { return &river.Config{RetryPolicy: policy{}} }
