// Package backup re-creates https://github.com/percona/pmm/pull/1751
// The retry on a serialization failure sits inside the transaction: it can never succeed there, and the pause keeps the transaction open.
package backup

import (
	"context"
	"errors"
	"math/rand"
	"time"
)

type Tx struct{ exec func(q string) error }

func (t *Tx) Commit() error   { return t.exec("COMMIT") }
func (t *Tx) Rollback() error { return t.exec("ROLLBACK") }

type DB struct {
	begin func(context.Context) (*Tx, error)
}

func (db *DB) RunInTx(ctx context.Context, fn func(ctx context.Context, tx *Tx) error) error {
	tx, err := db.begin(ctx)
	if err != nil {
		return err
	}
	if err := fn(ctx, tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

type Service struct {
	db            *DB
	prepare       func(tx *Tx, id string) error
	serialization func(error) bool
}

func (s *Service) StartBackup(ctx context.Context, id string) error {
	return s.db.RunInTx(ctx, func(ctx context.Context, tx *Tx) error {
		var err error
		for i := 1; i <= 3; i++ { // WANT attemptonly
			if err = s.prepare(tx, id); err == nil {
				return nil
			}
			if !s.serialization(err) {
				return err
			}
			time.Sleep(time.Duration(rand.Intn(100)*i) * time.Millisecond) // WANT sleepunderlock
		}
		return err
	})
}
