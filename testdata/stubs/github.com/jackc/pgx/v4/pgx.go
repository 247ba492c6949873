// Package pgx has the shape of github.com/jackc/pgx/v4, as far as the fixtures use it.
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
	BeginFunc(ctx context.Context, f func(Tx) error) error
}

type Conn struct{}

func (c *Conn) Begin(ctx context.Context) (Tx, error)                            { return nil, nil }
func (c *Conn) BeginTx(ctx context.Context, opts TxOptions) (Tx, error)          { return nil, nil }
func (c *Conn) Query(ctx context.Context, sql string, args ...any) (Rows, error) { return nil, nil }

func (c *Conn) BeginFunc(ctx context.Context, f func(Tx) error) error { return f(nil) }
func (c *Conn) BeginTxFunc(ctx context.Context, opts TxOptions, f func(Tx) error) error {
	return f(nil)
}
