package connbeginimmediate

import (
	"context"
	"database/sql"
	"time"
)

func begin(ctx context.Context, db *sql.DB, busy func(error) bool) (*sql.Conn, error) {
	c, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	for {
		_, err = c.ExecContext(ctx, "BEGIN IMMEDIATE")
		if err == nil {
			return c, nil
		}
		if !busy(err) {
			c.Close()
			return nil, err
		}
		select {
		case <-time.After(20 * time.Millisecond): // WANT sleepunderlock
		case <-ctx.Done():
			c.Close()
			return nil, ctx.Err()
		}
	}
}
