// Package services re-creates https://github.com/oysterprotocol/brokernode/pull/594 with the transaction run again as a whole.
package services

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"
)

// DB and Txn model badger's.
type DB struct{ newTxn func() *Txn }

type Txn struct {
	set     func(k, v []byte) error
	discard func()
	commit  func() error
}

func (t *Txn) Set(k, v []byte) error { return t.set(k, v) }
func (t *Txn) Discard()              { t.discard() }
func (t *Txn) Commit() error         { return t.commit() }

func (db *DB) Update(fn func(txn *Txn) error) error {
	txn := db.newTxn()
	defer txn.Discard()
	if err := fn(txn); err != nil {
		return err
	}
	return txn.Commit()
}

var errConflict = errors.New("transaction conflict")

type KVPair struct{ Key, Value []byte }

func BatchSet(ctx context.Context, db *DB, kvs []KVPair) (err error) {
	for try := 0; try < 10; try++ {
		err = db.Update(func(txn *Txn) error {
			for _, kv := range kvs {
				if err := txn.Set(kv.Key, kv.Value); err != nil {
					return err
				}
			}
			return nil
		})
		if !errors.Is(err, errConflict) {
			return err
		}
		t := time.NewTimer(rand.N(100 * time.Millisecond))
		select {
		case <-ctx.Done():
			t.Stop()
			return ctx.Err()
		case <-t.C:
		}
	}
	return err
}
