package callbacks

import (
	"context"
	"database/sql"
	"time"

	"github.com/cockroachdb/cockroach-go/v2/crdb"
	"github.com/dgraph-io/badger/v4"
	pgx4 "github.com/jackc/pgx/v4"
	"github.com/jackc/pgx/v5"
	"github.com/redis/go-redis/v9"
	"github.com/uptrace/bun"
	"go.etcd.io/bbolt"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"
	"xorm.io/xorm"
)

func bolt(db *bbolt.DB) {
	db.Update(func(tx *bbolt.Tx) error {
		time.Sleep(time.Second) // want `the transaction of x.go:21 is held while this waits 1s`
		return nil
	})
	db.View(func(tx *bbolt.Tx) error {
		return flush() // want `the transaction of x.go:25 is held while flush waits 1s: .*\(wait at x.go:34, 1 call away\)`
	})
	db.Batch(func(tx *bbolt.Tx) error {
		return nil
	})
}

func flush() error {
	time.Sleep(time.Second)
	return nil
}

func others(ctx context.Context, b *badger.DB, g *gorm.DB, bdb *bun.DB, std *sql.DB, c *pgx.Conn, c4 *pgx4.Conn) {
	b.Update(func(txn *badger.Txn) error {
		time.Sleep(time.Second) // want `the transaction of x.go:39`
		return nil
	})
	g.Transaction(func(tx *gorm.DB) error {
		time.Sleep(time.Second) // want `the transaction of x.go:43`
		return nil
	})
	bdb.RunInTx(ctx, nil, func(ctx context.Context, tx bun.Tx) error {
		time.Sleep(time.Second) // want `the transaction of x.go:47`
		return nil
	})
	crdb.ExecuteTx(ctx, std, nil, func(tx *sql.Tx) error {
		time.Sleep(time.Second) // want `the transaction of x.go:51`
		return nil
	})
	pgx.BeginFunc(ctx, c, func(tx pgx.Tx) error {
		time.Sleep(time.Second) // want `the transaction of x.go:55`
		return nil
	})
	c4.BeginFunc(ctx, func(tx pgx4.Tx) error {
		time.Sleep(time.Second) // want `the transaction of x.go:59`
		return nil
	})
}

func sessions(ctx context.Context, s *mongo.Session, e *xorm.Engine, r *redis.Client) {
	s.WithTransaction(ctx, func(ctx context.Context) (any, error) {
		time.Sleep(time.Second) // want `the transaction of x.go:66`
		return nil, nil
	})
	e.Transaction(func(s *xorm.Session) (any, error) {
		time.Sleep(time.Second) // want `the transaction of x.go:70`
		return nil, nil
	})
	r.Watch(ctx, func(tx *redis.Tx) error {
		time.Sleep(time.Second) // want `the connection of x.go:74 is held while this waits 1s: the pool is short of it .*\(sleepunderlock/connection\)`
		return nil
	})
}
