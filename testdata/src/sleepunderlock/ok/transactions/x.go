package transactions

import (
	"context"
	"database/sql"
	"time"

	"github.com/dgraph-io/badger/v4"
	"gorm.io/gorm"
	"xorm.io/xorm"
)

// It begins anew on each attempt, and has ended it before the wait.
func retried(ctx context.Context, db *sql.DB) error {
	for {
		err := once(ctx, db)
		if err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

func once(ctx context.Context, db *sql.DB) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	return tx.Commit()
}

func failed(db *sql.DB) (*sql.Tx, error) {
	for {
		tx, err := db.Begin()
		if err == nil {
			return tx, nil
		}
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

func committed(db *sql.DB) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	time.Sleep(time.Second) // schedule "holding nothing"
	return nil
}

func stored(db *sql.DB) {
	type job struct{ tx *sql.Tx }
	var j job
	j.tx, _ = db.Begin()
	j.tx.Rollback()
	time.Sleep(time.Second) // schedule "holding nothing"
}

func withGorm(db *gorm.DB) {
	tx := db.Begin()
	tx.Create(1)
	tx.Commit()
	time.Sleep(time.Second) // schedule "holding nothing"
}

func withBadger(db *badger.DB) {
	txn := db.NewTransaction(false)
	txn.Discard()
	time.Sleep(time.Second) // schedule "holding nothing"
}

func withXorm(s *xorm.Session) error {
	if err := s.Begin(); err != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
		return err
	}
	return s.Commit()
}

// Journal commits, but nothing was begun.
type Journal struct{}

// Commit writes.
func (*Journal) Commit() {}

// Rollback forgets.
func (*Journal) Rollback() {}

func open(name string) *Journal { return &Journal{} }

func write() {
	j := open("a")
	time.Sleep(time.Second) // schedule "holding nothing"
	j.Commit()
}
