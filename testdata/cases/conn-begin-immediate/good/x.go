package connbeginimmediate

import (
	"context"
	"database/sql"
	"time"
)

func begin(ctx context.Context, db *sql.DB, busy func(error) bool) (*sql.Conn, error) {
	for {
		c, err := db.Conn(ctx)
		if err != nil {
			return nil, err
		}
		_, err = c.ExecContext(ctx, "BEGIN IMMEDIATE")
		if err == nil {
			return c, nil
		}
		c.Close()
		if !busy(err) {
			return nil, err
		}
		select {
		case <-time.After(20 * time.Millisecond):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}
