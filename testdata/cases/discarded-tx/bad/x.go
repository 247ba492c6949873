package discardedtx

import (
	"context"
	"errors"
	"log"
	"time"
)

// Tx models a third-party transaction.
type Tx interface {
	Set(ctx context.Context, k, v []byte) error
	Commit(context.Context) error
	Discard(context.Context)
}

type helper interface {
	DatabaseTransaction(context.Context) Tx
	Next(context.Context, Tx) (string, error)
}

var errNone = errors.New("no jobs")

type coordinator struct{ h helper }

func (c *coordinator) process(ctx context.Context) (bool, error) {
	tx := c.h.DatabaseTransaction(ctx)
	defer tx.Discard(ctx)
	job, err := c.h.Next(ctx, tx)
	if errors.Is(err, errNone) {
		log.Println("waiting for jobs")
		time.Sleep(10 * time.Second) // WANT sleepunderlock
		return true, nil
	}
	if err != nil {
		return false, err
	}
	if err := tx.Set(ctx, []byte("job"), []byte(job)); err != nil {
		return false, err
	}
	return true, tx.Commit(ctx)
}

func (c *coordinator) Run(ctx context.Context) error {
	for ctx.Err() == nil {
		if more, err := c.process(ctx); err != nil || !more {
			return err
		}
	}
	return ctx.Err()
}
