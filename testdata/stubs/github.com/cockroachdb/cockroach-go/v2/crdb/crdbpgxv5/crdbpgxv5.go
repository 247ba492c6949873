// Package crdbpgxv5 has the shape of github.com/cockroachdb/cockroach-go/v2/crdb/crdbpgxv5, as far as the fixtures use it.
package crdbpgxv5

import "context"

type Conn interface {
	Ping(ctx context.Context) error
}
type Tx interface {
	Exec(ctx context.Context, query string) error
}
type TxOptions struct{}

func ExecuteTx(ctx context.Context, conn Conn, opts *TxOptions, fn func(Tx) error) error {
	return fn(nil)
}
