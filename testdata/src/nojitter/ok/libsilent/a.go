// Package libsilent uses libraries that draw by themselves, or that have no setting for a draw.
package libsilent

import (
	"context"
	"time"

	"github.com/go-kit/kit/util/conn"
	"github.com/hashicorp/terraform-plugin-sdk/v2/helper/retry"
	"github.com/minio/minio-go/v7"
	"github.com/redis/go-redis/v9"
	"github.com/segmentio/kafka-go"
	"github.com/sony/gobreaker"
	clientv3 "go.etcd.io/etcd/client/v3"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.temporal.io/sdk/temporal"
	"tailscale.com/logtail/backoff"
)

// Each delay is drawn, and bounded by a second unless the options say more.
var cache = redis.NewClient(&redis.Options{MaxRetries: 5, MinRetryBackoff: 8 * time.Millisecond, MaxRetryBackoff: time.Second}) // schedule none

// The delay grows with a power of the attempt, up to a second.
var events = kafka.Writer{MaxAttempts: 10, WriteBackoffMin: 100 * time.Millisecond} // schedule none

// Temporal has no setting for a draw; without MaximumAttempts it goes on until the workflow ends.
var activity = temporal.RetryPolicy{InitialInterval: time.Second, BackoffCoefficient: 2, MaximumInterval: time.Minute} // schedule none

// Half of each delay is drawn, whatever the settings.
var export = otlptracehttp.WithRetry(otlptracehttp.RetryConfig{Enabled: true, InitialInterval: time.Second, MaxInterval: time.Minute}) // schedule none

// A breaker that is open lets a call through again after a fixed time, when somebody makes one.
var breaker = gobreaker.NewCircuitBreaker(gobreaker.Settings{Timeout: 30 * time.Second}) // schedule none

func storage() (*minio.Client, error) {
	return minio.New("storage", &minio.Options{MaxRetries: 5}) // schedule none
}

// A tenth of the delay is drawn unless the configuration says another part.
func keys() (*clientv3.Client, error) {
	return clientv3.New(clientv3.Config{BackoffWaitBetween: 25 * time.Millisecond}) // schedule none
}

// Terraform polls one resource of its own, up to a timeout.
func create(ctx context.Context, ready retry.RetryFunc) error {
	return retry.RetryContext(ctx, 10*time.Minute, ready) // schedule none
}

func upload(ctx context.Context, send func() error) {
	b := backoff.NewBackoff("upload", nil, 30*time.Second)
	for {
		err := send()
		b.BackOff(ctx, err) // schedule none
		if err == nil || ctx.Err() != nil {
			return
		}
	}
}

// Exponential draws from half to one and a half of twice what it is given.
func dial(connect func() error) {
	d := time.Second
	for connect() != nil {
		time.Sleep(d) // schedule `draw=unknown`
		d = conn.Exponential(d)
	}
}
