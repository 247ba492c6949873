// Package bun has the shape of github.com/uptrace/bun, as far as the fixtures use it.
package bun

import (
	"context"
	"database/sql"
)

type DB struct{ *sql.DB }
type Tx struct{ *sql.Tx }

func (db *DB) Begin() (Tx, error)                                           { return Tx{}, nil }
func (db *DB) BeginTx(ctx context.Context, opts *sql.TxOptions) (Tx, error) { return Tx{}, nil }
func (db *DB) RunInTx(ctx context.Context, opts *sql.TxOptions, fn func(ctx context.Context, tx Tx) error) error {
	return fn(ctx, Tx{})
}
func (tx Tx) Commit() error   { return nil }
func (tx Tx) Rollback() error { return nil }
