package knowledge

import "time"

// Retries in clients of data stores.
//
// github.com/gocql/gocql v1.7.0 (policies.go:176-205): each delay is moved by up to half of Min, and cut off at Max. It
// sleeps with time.Sleep, whatever the query's context.
//
// github.com/olivere/elastic/v7 v7.0.32 (backoff.go:78-148, retry.go:29-56): an exponential one draws, and ends when it
// reaches its maximum; a simple one is a list of milliseconds, drawn only after Jitter(true). Retry sleeps with
// time.Sleep; a client's retrier looks at the request's context.
//
// github.com/bsm/redislock v0.9.4 (redislock.go:56-105, 239-316): no strategy draws; a maximum of zero is none. Obtain
// always has a deadline.
//
// github.com/riverqueue/river v0.51.2 (retry_policy.go:18-48): a policy answers when to try a job again; the job counts its
// attempts.
//
// Nothing to set, or set right unless somebody writes a function: github.com/redis/go-redis, github.com/IBM/sarama,
// github.com/twmb/franz-go, github.com/segmentio/kafka-go, github.com/hibiken/asynq,
// github.com/nats-io/nats.go, github.com/minio/minio-go, go.etcd.io/etcd/client, github.com/go-redsync/redsync,
// go.mongodb.org/mongo-driver, github.com/cockroachdb/cockroach-go. The last one, and the first version of mongo's, run a
// transaction again at once. github.com/sony/gobreaker is a breaker, which retries nothing. go.temporal.io/sdk has no
// setting for a draw, and without MaximumAttempts no end.

func storeRows() []Policy {
	const gocql, elastic, redislock = "github.com/gocql/gocql.", "github.com/olivere/elastic/v7.", "github.com/bsm/redislock."
	client := Plan{Context: Number{Is: Maybe}}
	drawn, lock := client, Plan{Shape: Exponential, Factor: is(2), Context: Number{Is: Some}}
	drawn.Shape, drawn.Factor, drawn.Jitter, drawn.Attempts.Is = Exponential, is(2), is(1), Some
	engine := unknownPlan
	engine.Elapsed, engine.Context = Number{}, Number{}
	const bound = "retry in a loop of your own that looks at a context"
	noContext := []Set{{Slot: SlotContext}}
	return []Policy{
		{Name: "(github.com/riverqueue/river.ClientRetryPolicy).NextRetry", Does: Asks, Of: Self},
		{Name: "github.com/riverqueue/river/rivertype.JobRow", Does: Counts, Sets: []Set{{Field: "Attempt", Slot: SlotTurn}}},
		{Name: gocql + "ExponentialBackoffRetryPolicy", Does: Holds, Alone: true, Bound: "write a RetryPolicy that looks at the query's context",
			Plan: Plan{Shape: Exponential, Factor: is(2), Jitter: Number{Is: Some}, Plateau: true}, Sets: []Set{
				{Field: "NumRetries", Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Below: ZeroDefault, Default: 1},
				{Field: "Min", Slot: SlotBase, Zero: ZeroDefault, Below: ZeroDefault, Default: float64(100 * time.Millisecond)},
				{Field: "Max", Slot: SlotCeiling, Zero: ZeroDefault, Below: ZeroDefault, Default: float64(10 * time.Second)},
			}},
		{Name: elastic + "NewSimpleBackoff", Does: Makes, Plan: client, Draw: "call Jitter(true)",
			Sets: []Set{{Arg: 1, Slot: SlotTable, Unit: float64(time.Millisecond), Add: 1}}},
		{Name: "(*" + elastic + "SimpleBackoff).Jitter", Does: Wraps, Of: Self, Sets: []Set{{Arg: 1, Slot: SlotJitter}}},
		{Name: elastic + "NewExponentialBackoff", Does: Makes, Plan: drawn, Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}}},
		{Name: elastic + "NewConstantBackoff", Does: Makes, Plan: client, Sets: []Set{{Arg: 1, Slot: SlotBase}}},
		{Name: "(" + elastic + "Backoff).Next", Does: Asks, Of: Self},
		{Name: elastic + "NewBackoffRetrier", Does: Wraps, Of: 1},
		{Name: elastic + "Retry", Does: Retries, Of: 2, Op: 1, Plan: engine, Sets: noContext, Bound: bound},
		{Name: elastic + "RetryNotify", Does: Retries, Of: 2, Op: 1, Plan: engine, Sets: noContext, Bound: bound},
		{Name: redislock + "ExponentialBackoff", Does: Makes, Plan: lock, Draw: "write a RetryStrategy that draws", Cap: "pass a maximum above zero",
			Sets: []Set{{Arg: 1, Slot: SlotBase}, {Arg: 2, Slot: SlotCeiling}}},
		{Name: "(" + redislock + "RetryStrategy).NextBackoff", Does: Asks, Of: Self},
		{Name: redislock + "LinearBackoff", Does: Makes, Plan: Plan{Context: Number{Is: Some}}, Sets: []Set{{Arg: 1, Slot: SlotBase}}},
		{Name: redislock + "LimitRetry", Does: Wraps, Of: 1, Sets: []Set{{Arg: 2, Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Default: 1}}},
	}
}
