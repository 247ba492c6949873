// Package pgx has the shape of github.com/jackc/pgx/v5, as far as the fixtures use it.
package pgx

import "context"

type TxOptions struct{}

type Rows interface {
	Close()
	Next() bool
	Scan(dest ...any) error
	Err() error
}

type Tx interface {
	Begin(ctx context.Context) (Tx, error)
	Commit(ctx context.Context) error
	Rollback(ctx context.Context) error
	Query(ctx context.Context, sql string, args ...any) (Rows, error)
}

type Conn struct{}

func (c *Conn) Begin(ctx context.Context) (Tx, error)                            { return nil, nil }
func (c *Conn) BeginTx(ctx context.Context, opts TxOptions) (Tx, error)          { return nil, nil }
func (c *Conn) Query(ctx context.Context, sql string, args ...any) (Rows, error) { return nil, nil }

type beginner interface {
	Begin(ctx context.Context) (Tx, error)
}

func BeginFunc(ctx context.Context, db beginner, fn func(Tx) error) error { return fn(nil) }
func BeginTxFunc(ctx context.Context, db beginner, opts TxOptions, fn func(Tx) error) error {
	return fn(nil)
}
