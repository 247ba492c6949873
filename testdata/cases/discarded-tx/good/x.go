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

func (c *coordinator) process(ctx context.Context) (time.Duration, error) {
	tx := c.h.DatabaseTransaction(ctx)
	defer tx.Discard(ctx)
	job, err := c.h.Next(ctx, tx)
	if errors.Is(err, errNone) {
		log.Println("waiting for jobs")
		return 10 * time.Second, nil
	}
	if err != nil {
		return -1, err
	}
	if err := tx.Set(ctx, []byte("job"), []byte(job)); err != nil {
		return -1, err
	}
	return 0, tx.Commit(ctx)
}

func (c *coordinator) Run(ctx context.Context) error {
	for ctx.Err() == nil {
		d, err := c.process(ctx)
		if err != nil || d < 0 {
			return err
		}
		time.Sleep(d)
	}
	return ctx.Err()
}
