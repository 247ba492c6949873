package transactions

import (
	"context"
	"time"
)

// Client and Tx have the shape of the code that ent generates.
type Client struct{}

// Tx is a transaction.
type Tx struct{}

// Tx begins.
func (c *Client) Tx(ctx context.Context) (*Tx, error) { return nil, ctx.Err() }

// Commit commits.
func (tx *Tx) Commit() error { return nil }

// Rollback rolls back.
func (tx *Tx) Rollback() error { return nil }

func withEnt(ctx context.Context, c *Client) error {
	tx, err := c.Tx(ctx)
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // want `transaction Tx\(\) \(ent.go:24\)`
	return tx.Commit()
}
