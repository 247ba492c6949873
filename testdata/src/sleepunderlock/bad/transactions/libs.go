package transactions

import (
	"context"
	"database/sql"
	"time"

	"github.com/dgraph-io/badger/v4"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jmoiron/sqlx"
	"github.com/uptrace/bun"
	"go.etcd.io/bbolt"
	mongo1 "go.mongodb.org/mongo-driver/mongo"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"
	"xorm.io/xorm"
)

func withSqlx(db *sqlx.DB) error {
	tx := db.MustBegin()
	time.Sleep(time.Second) // want `transaction MustBegin\(\) \(libs.go:20\)`
	return tx.Commit()
}

func withPgx(ctx context.Context, pool *pgxpool.Pool) error {
	tx, err := pool.Begin(ctx)
	if err != nil {
		return err
	}
	defer tx.Rollback(ctx)
	time.Sleep(time.Second) // want `transaction Begin\(\) \(libs.go:26\)`
	return tx.Commit(ctx)
}

func withBun(ctx context.Context, db *bun.DB) error {
	tx, err := db.BeginTx(ctx, &sql.TxOptions{})
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // want `transaction`
	return tx.Commit()
}

func withBolt(db *bbolt.DB) error {
	tx, err := db.Begin(true)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	time.Sleep(time.Second) // want `transaction Begin\(\) \(libs.go:45\)`
	return tx.Commit()
}

func withBadger(db *badger.DB) error {
	txn := db.NewTransaction(true)
	defer txn.Discard()
	time.Sleep(time.Second) // want `transaction NewTransaction\(\) \(libs.go:55\)`
	return txn.Commit()
}

// The transaction has the type of the handle. A savepoint that is rolled back to does not end it.
func withGorm(db *gorm.DB) error {
	tx := db.Begin()
	tx.SavePoint("a")
	tx.RollbackTo("a")
	time.Sleep(time.Second) // want `transaction Begin\(\) \(libs.go:63\)`
	return tx.Commit().Error
}

// The session is the transaction.
func withXorm(e *xorm.Engine) error {
	s := e.NewSession()
	defer s.Close()
	if err := s.Begin(); err != nil {
		return err
	}
	time.Sleep(time.Second) // want `transaction NewSession\(\) \(libs.go:74\)`
	return s.Commit()
}

func withMongo(ctx context.Context, s *mongo.Session) error {
	if err := s.StartTransaction(); err != nil {
		return err
	}
	time.Sleep(time.Second) // want `transaction s \(libs.go:82\)`
	return s.CommitTransaction(ctx)
}

func withMongo1(ctx context.Context, s mongo1.Session) error {
	if err := s.StartTransaction(); err != nil {
		return err
	}
	time.Sleep(time.Second) // want `transaction s \(libs.go:90\)`
	return s.AbortTransaction(ctx)
}
