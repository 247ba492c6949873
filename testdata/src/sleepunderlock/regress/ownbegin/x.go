// Package ownbegin: What runs a function in a transaction holds it, wherever its own body got that from. A body that
// only keeps the function runs nothing.
package ownbegin

import (
	"context"
	"time"
)

type tx struct{ exec func(q string) error }

func (t *tx) Commit() error   { return t.exec("COMMIT") }
func (t *tx) Rollback() error { return t.exec("ROLLBACK") }

type database struct {
	open   func(context.Context) (*tx, error)
	queued []func(*tx) error
}

func (db *database) RunInTx(ctx context.Context, fn func(*tx) error) error {
	t, err := db.open(ctx)
	if err != nil {
		return err
	}
	if err := fn(t); err != nil {
		_ = t.Rollback()
		return err
	}
	return t.Commit()
}

func (db *database) begin() *tx { return &tx{} }

func (db *database) Transaction(fn func(*tx) error) error {
	t := db.begin()
	if err := fn(t); err != nil {
		return t.Rollback()
	}
	return t.Commit()
}

func paced(db *database) error {
	return db.Transaction(func(t *tx) error {
		time.Sleep(time.Second) // want `is held while this waits 1s`
		return t.exec("UPDATE")
	})
}

func (db *database) Batch(fn func(*tx) error) { db.queued = append(db.queued, fn) }

func save(ctx context.Context, db *database) error {
	return db.RunInTx(ctx, func(t *tx) error {
		return retried(func() error { return t.exec("UPDATE") }) // want `the transaction of x.go:52 is held while retried waits 1s`
	})
}

func retried(op func() error) error {
	for op() != nil {
		time.Sleep(time.Second)
	}
	return nil
}

// Through a function of its own, handed on as a method.
func (db *database) saved(ctx context.Context) error { return db.RunInTx(ctx, db.store) } // want `the transaction of x.go:65 is held while store waits 1s`

func (db *database) store(t *tx) error {
	for t.exec("INSERT") != nil {
		time.Sleep(time.Second)
	}
	return nil
}

// The whole transaction is run again.
func whole(ctx context.Context, db *database) error {
	for {
		err := db.RunInTx(ctx, func(t *tx) error { return t.exec("UPDATE") })
		if err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

// The function ends the transaction itself.
func ended(ctx context.Context, db *database) error {
	return db.RunInTx(ctx, func(t *tx) error {
		if err := t.Commit(); err != nil {
			return err
		}
		time.Sleep(time.Second) // schedule "holding nothing"
		return nil
	})
}

func later(db *database) {
	db.Batch(func(t *tx) error {
		time.Sleep(time.Second) // schedule "holding nothing"
		return t.exec("UPDATE")
	})
}
