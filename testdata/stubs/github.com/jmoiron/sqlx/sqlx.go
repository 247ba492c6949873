// Package sqlx has the shape of github.com/jmoiron/sqlx, as far as the fixtures use it.
package sqlx

import (
	"context"
	"database/sql"
)

type DB struct{ *sql.DB }
type Tx struct{ *sql.Tx }
type Conn struct{ *sql.Conn }
type Rows struct{ *sql.Rows }

func (db *DB) Beginx() (*Tx, error)                                            { return nil, nil }
func (db *DB) MustBegin() *Tx                                                  { return nil }
func (db *DB) BeginTxx(ctx context.Context, opts *sql.TxOptions) (*Tx, error)  { return nil, nil }
func (db *DB) MustBeginTx(ctx context.Context, opts *sql.TxOptions) *Tx        { return nil }
func (db *DB) Connx(ctx context.Context) (*Conn, error)                        { return nil, nil }
func (db *DB) Queryx(query string, args ...any) (*Rows, error)                 { return nil, nil }
func (c *Conn) BeginTxx(ctx context.Context, opts *sql.TxOptions) (*Tx, error) { return nil, nil }
