// Package crdb has the shape of github.com/cockroachdb/cockroach-go/v2/crdb, as far as the fixtures use it.
package crdb

import (
	"context"
	"database/sql"
)

type Tx interface {
	Exec(ctx context.Context, query string, args ...any) error
	Commit(ctx context.Context) error
	Rollback(ctx context.Context) error
}

func Execute(fn func() error) error { return fn() }

func ExecuteTx(ctx context.Context, db *sql.DB, opts *sql.TxOptions, fn func(*sql.Tx) error) error {
	return fn(nil)
}

func ExecuteInTx(ctx context.Context, tx Tx, fn func() error) error { return fn() }
