// Package pgxpool has the shape of github.com/jackc/pgx/v4/pgxpool, as far as the fixtures use it.
package pgxpool

import (
	"context"

	"github.com/jackc/pgx/v4"
)

type Pool struct{}
type Conn struct{}

func (p *Pool) Acquire(ctx context.Context) (*Conn, error)                      { return nil, nil }
func (p *Pool) AcquireFunc(ctx context.Context, f func(*Conn) error) error      { return f(nil) }
func (p *Pool) Begin(ctx context.Context) (pgx.Tx, error)                       { return nil, nil }
func (p *Pool) BeginTx(ctx context.Context, opts pgx.TxOptions) (pgx.Tx, error) { return nil, nil }
func (p *Pool) BeginFunc(ctx context.Context, f func(pgx.Tx) error) error       { return f(nil) }
func (c *Conn) Release()                                                        {}
func (c *Conn) Hijack() *pgx.Conn                                               { return nil }
