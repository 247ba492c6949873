package callbacks

import (
	"context"
	"time"

	"github.com/cockroachdb/cockroach-go/v2/crdb"
	"github.com/redis/go-redis/v9"
	"go.etcd.io/bbolt"
)

// Retried from outside.
func outside(db *bbolt.DB) {
	for db.Update(func(tx *bbolt.Tx) error { return nil }) != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

// Update is the name of much else.
type form struct{}

func (*form) Update(f func(name string)) { f("a") }

func edit(f *form) {
	f.Update(func(string) {
		time.Sleep(time.Second) // schedule "holding nothing"
	})
}

// A goroutine that the callback starts.
func background(db *bbolt.DB) {
	db.Update(func(tx *bbolt.Tx) error {
		go func() { time.Sleep(time.Second) }() // schedule "holding nothing"
		return nil
	})
}

// These hold nothing.
func noHold(ctx context.Context, c *redis.Client) {
	crdb.Execute(func() error {
		time.Sleep(time.Second) // schedule "holding nothing"
		return nil
	})
	c.TxPipelined(ctx, func(any) error {
		time.Sleep(time.Second) // schedule "holding nothing"
		return nil
	})
}
