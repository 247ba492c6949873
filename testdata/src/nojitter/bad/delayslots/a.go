// Package delayslots hands functions that draw nothing to the libraries that ask them for delays.
package delayslots

import (
	"math"
	"math/rand/v2"
	"time"

	"github.com/IBM/sarama"
	"github.com/avast/retry-go/v4"
	"github.com/elastic/elastic-transport-go/v8/elastictransport"
	"github.com/elastic/go-elasticsearch/v8"
	"github.com/go-redsync/redsync/v4"
	"github.com/go-resty/resty/v2"
	"github.com/gojek/heimdall/v7"
	"github.com/hibiken/asynq"
	"github.com/nats-io/nats.go"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"
	"github.com/twmb/franz-go/pkg/kgo"
	restyv3 "resty.dev/v3"
)

const longest = time.Minute

func franz() kgo.Opt {
	return kgo.RetryBackoffFn(func(fails int) time.Duration { // want `the delay of this function doubles on every attempt .* with no random draw`
		return min(100*time.Millisecond<<min(fails, 10), longest)
	})
}

func double(attempt int) time.Duration { // want `the delay of double doubles`
	return min(time.Duration(math.Pow(2, float64(attempt)))*time.Second, longest)
}

func search() (*elasticsearch.Client, error) {
	return elasticsearch.NewClient(elasticsearch.Config{MaxRetries: 5, RetryBackoff: double})
}

func transport() (*elastictransport.Client, error) {
	cfg := elastictransport.Config{MaxRetries: 5}
	cfg.RetryBackoff = func(attempt int) time.Duration { // want `the delay of this function doubles`
		return min(time.Second<<attempt, longest)
	}
	return elastictransport.New(cfg)
}

func queue() *asynq.Server {
	return asynq.NewServer(nil, asynq.Config{RetryDelayFunc: func(n int, err error, t *asynq.Task) time.Duration { // want `the delay of this function doubles`
		return min(time.Duration(1<<min(n, 20))*time.Second, longest)
	}})
}

func kafka(retries, maxRetries int) time.Duration { // want `the delay of kafka doubles`
	return min(time.Duration(1<<min(retries, 20))*time.Millisecond, longest)
}

func producer() *sarama.Config {
	config := sarama.NewConfig()
	config.Producer.Retry.BackoffFunc = kafka
	config.Metadata.Retry.BackoffFunc = sarama.NewExponentialBackoff(time.Second, longest)
	config.Consumer.Retry.BackoffFunc = func(retries int) time.Duration { // want `the delay of this function doubles`
		return min(time.Millisecond<<min(retries, 20), longest)
	}
	return config
}

func rest() *resty.Client {
	return resty.New().SetRetryCount(3).SetRetryAfter(func(_ *resty.Client, r *resty.Response) (time.Duration, error) { // want `the delay of this function doubles`
		return min(time.Second<<r.Request.Attempt, longest), nil
	})
}

func restThird() *restyv3.Client {
	return restyv3.New().SetRetryDelayStrategy(func(r *restyv3.Response, _ error) (time.Duration, error) { // want `the delay of this function doubles`
		return min(time.Second<<r.Request.Attempt, longest), nil
	})
}

func mutex(r *redsync.Redsync) *redsync.Mutex {
	return r.NewMutex("name", redsync.WithTries(10), redsync.WithRetryDelayFunc(func(tries int) time.Duration { // want `the delay of this function doubles`
		return min(10*time.Millisecond<<tries, longest)
	}))
}

func connect(url string) (*nats.Conn, error) {
	return nats.Connect(url, nats.CustomReconnectDelay(func(attempts int) time.Duration { // want `the delay of this function doubles`
		return min(time.Second<<min(attempts, 10), longest)
	}))
}

func retrier() heimdall.Retriable {
	return heimdall.NewRetrierFunc(func(retry int) time.Duration { // want `the delay of this function grows 1.5x`
		return min(time.Duration(math.Pow(1.5, float64(retry)))*time.Second, longest)
	})
}

// The draw is made when the option is, not when it is asked.
func drawnOnce() kgo.Opt {
	share := rand.Float64()
	return kgo.RetryBackoffFn(func(fails int) time.Duration { // want `the random draw at a.go:\d+ is made once and reused on every attempt`
		return time.Duration(share * float64(min(time.Second<<min(fails, 10), longest)))
	})
}

type policy struct{}

func (policy) NextRetry(job *rivertype.JobRow) time.Time { // want `the delay of NextRetry doubles`
	return time.Now().Add(min(time.Second<<min(job.Attempt, 20), longest))
}

func jobs() *river.Config { return &river.Config{RetryPolicy: policy{}} }

func do(dial func() error) error {
	return retry.Do(dial, retry.MaxDelay(longest), retry.DelayType(func(n uint, _ error, _ *retry.Config) time.Duration { // want `the delay of this function doubles`
		return time.Second << min(n, 20)
	}))
}
