// Package delayslots hands functions that draw, or that do not grow, to the libraries that ask them for delays.
package delayslots

import (
	"math/rand/v2"
	"time"

	"github.com/IBM/sarama"
	"github.com/elastic/go-elasticsearch/v8"
	"github.com/go-redsync/redsync/v4"
	"github.com/go-resty/resty/v2"
	"github.com/hibiken/asynq"
	"github.com/nats-io/nats.go"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"
	"github.com/twmb/franz-go/pkg/kgo"
	restyv3 "resty.dev/v3"
)

const longest = time.Minute

func drawn(d time.Duration) time.Duration { return d/2 + rand.N(d/2+1) }

func franz() kgo.Opt {
	return kgo.RetryBackoffFn(func(fails int) time.Duration { // schedule `draw=fresh`
		return drawn(min(100*time.Millisecond<<min(fails, 10), longest))
	})
}

func search() (*elasticsearch.Client, error) {
	return elasticsearch.NewClient(elasticsearch.Config{RetryBackoff: func(attempt int) time.Duration { // schedule none
		return time.Duration(attempt) * 100 * time.Millisecond
	}})
}

func queue() *asynq.Server {
	return asynq.NewServer(nil, asynq.Config{RetryDelayFunc: func(n int, err error, t *asynq.Task) time.Duration { // schedule none
		return asynq.DefaultRetryDelayFunc(n, err, t)
	}})
}

func producer() *sarama.Config {
	config := sarama.NewConfig()
	config.Producer.Retry.BackoffFunc = sarama.NewExponentialBackoff(config.Producer.Retry.Backoff, longest) // schedule none
	return config
}

// By default both draw.
func rest() (*resty.Client, *restyv3.Client) {
	second := resty.New().SetRetryCount(3).SetRetryWaitTime(time.Second).SetRetryMaxWaitTime(longest) // schedule `base=1s largest=4s draw=fresh`
	return second, restyv3.New().SetRetryCount(3)                                                     // schedule `base=100ms largest=400ms draw=fresh`
}

func constant() *restyv3.Client {
	return restyv3.New().SetRetryDelayStrategy(restyv3.RetryConstantDelayStrategy(time.Second)) // schedule none
}

func mutexes(r *redsync.Redsync) (*redsync.Mutex, *redsync.Mutex) {
	drawn := r.NewMutex("default", redsync.WithTries(10))                          // schedule none
	return drawn, r.NewMutex("even", redsync.WithRetryDelay(100*time.Millisecond)) // schedule none
}

func connect(url string) (*nats.Conn, error) {
	return nats.Connect(url, nats.MaxReconnects(10), nats.ReconnectWait(2*time.Second)) // schedule none
}

type drawing struct{}

func (drawing) NextRetry(job *rivertype.JobRow) time.Time { // schedule `draw=fresh`
	return time.Now().UTC().Add(drawn(min(time.Second<<min(job.Attempt, 20), longest)))
}

type twice struct{}

func (twice) NextRetry(job *rivertype.JobRow) time.Time { // schedule `draw=fresh`
	next := job.AttemptedAt.Add(min(time.Second<<min(job.Attempt, 20), longest))
	return next.Add(rand.N(time.Second))
}

type fallback struct{ river.DefaultClientRetryPolicy }

func (f *fallback) NextRetry(job *rivertype.JobRow) time.Time { // schedule `draw=unknown`
	return f.DefaultClientRetryPolicy.NextRetry(job).Add(min(time.Second<<min(job.Attempt, 20), longest))
}
