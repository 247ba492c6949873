// Package services re-creates https://github.com/oysterprotocol/brokernode/pull/594
// "Increase number of retries before erroring in kv_store": the retries are inside the Update callback.
package services

import (
	"errors"
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

const numRetries = 10

var errKVStore = errors.New("kv store: retries used up")

type KVPair struct{ Key, Value []byte }

func BatchSet(db *DB, kvs []KVPair) error {
	return db.Update(func(txn *Txn) error {
		for _, kv := range kvs {
			if err := setWithRetry(txn, kv); err != nil {
				return err
			}
		}
		return nil
	})
}

func setWithRetry(txn *Txn, kv KVPair) error {
	for try := numRetries; try > 0; try-- { // WANT attemptonly
		if err := txn.Set(kv.Key, kv.Value); err == nil {
			return nil
		}
		time.Sleep(100 * time.Millisecond) // WANT sleepunderlock
	}
	return errKVStore
}
