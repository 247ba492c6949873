// Package libsilent uses libraries that bound their retries in time by themselves.
package libsilent

import (
	"context"
	"database/sql"
	"time"

	"github.com/cockroachdb/cockroach-go/v2/crdb"
	"github.com/hashicorp/terraform-plugin-sdk/v2/helper/retry"
	"github.com/redis/go-redis/v9"
	"github.com/sony/gobreaker"
	mongov1 "go.mongodb.org/mongo-driver/mongo"
	"go.mongodb.org/mongo-driver/v2/mongo"
)

// Terraform's timeout is an argument.
func create(ready retry.RetryFunc) error {
	return retry.Retry(10*time.Minute, ready) // schedule none
}

func state() (any, error) {
	conf := retry.StateChangeConf{Timeout: 10 * time.Minute}
	return conf.WaitForState() // schedule none
}

// Each command has a context.
func watch(ctx context.Context, update func(*redis.Tx) error) error {
	client := redis.NewClient(&redis.Options{MaxRetries: 5})
	return client.Watch(ctx, update, "key") // schedule none
}

// At most 50 attempts, at once one after the other: they are over as fast as they fail.
func transaction(ctx context.Context, db *sql.DB, update func(*sql.Tx) error) error {
	return crdb.ExecuteTx(ctx, db, nil, update) // schedule none
}

// Within two minutes: the first driver at once, the second with waits that it draws.
func session(ctx context.Context, s mongov1.Session, update func(mongov1.SessionContext) (any, error)) (any, error) {
	return s.WithTransaction(ctx, update) // schedule none
}

func sessionOfSecond(ctx context.Context, s *mongo.Session, update func(context.Context) (any, error)) (any, error) {
	return s.WithTransaction(ctx, update) // schedule none
}

// A breaker waits for nobody, and runs nothing again.
func breaker(call func() (any, error)) (any, error) {
	b := gobreaker.NewCircuitBreaker(gobreaker.Settings{MaxRequests: 3, Timeout: 30 * time.Second}) // schedule none
	for range 3 {
		if v, err := b.Execute(call); err == nil { // schedule none
			return v, nil
		}
	}
	return nil, sql.ErrConnDone
}
