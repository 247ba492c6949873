// Package endwaits ends a transaction by a call that is tried again when the server is busy. There is no sooner end: the
// transaction is not held over that wait, it is over with it. What else is held there is held.
package endwaits

import (
	"context"
	"sync"
	"time"
)

type DB struct {
	mu   sync.Mutex
	send func(ctx context.Context, command string) error
}

type Tx struct{ db *DB }

func (db *DB) Begin() (*Tx, error) { return &Tx{db}, nil }

func (tx *Tx) Commit(ctx context.Context) error { return tx.execute(ctx, "commit") }

func (tx *Tx) Rollback(ctx context.Context) error { return tx.execute(ctx, "abort") }

func (tx *Tx) execute(ctx context.Context, command string) error {
	for {
		if err := tx.db.send(ctx, command); err == nil || ctx.Err() != nil {
			return err
		}
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

func with(ctx context.Context, db *DB, work func() error) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	if err := work(); err != nil {
		tx.Rollback(ctx)
		return err
	}
	return tx.Commit(ctx)
}

func deferred(ctx context.Context, db *DB, work func() error) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback(ctx)
	if err := work(); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

func locked(ctx context.Context, db *DB) error {
	db.mu.Lock()
	defer db.mu.Unlock()
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	return tx.Commit(ctx) // want "lock db.mu .*is held while Commit"
}

func waitsBefore(ctx context.Context, db *DB) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // want "transaction Begin\\(\\) .*is held while this waits"
	return tx.Commit(ctx)
}
