// Package badger has the shape of github.com/dgraph-io/badger/v4, as far as the fixtures use it.
package badger

type DB struct{}
type Txn struct{}

func (db *DB) NewTransaction(update bool) *Txn      { return nil }
func (db *DB) Update(fn func(txn *Txn) error) error { return fn(nil) }
func (db *DB) View(fn func(txn *Txn) error) error   { return fn(nil) }
func (txn *Txn) Commit() error                      { return nil }
func (txn *Txn) CommitWith(cb func(error))          {}
func (txn *Txn) Discard()                           {}
