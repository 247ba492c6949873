package transactions

import (
	"context"
	"database/sql"
	"time"
)

func deferred(ctx context.Context, db *sql.DB) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	time.Sleep(time.Second) // want `transaction BeginTx\(\) \(std.go:10\) is held while this waits 1s: .*\(sleepunderlock/transaction\)`
	return tx.Commit()
}

// A named result, and a defer that decides.
func decided(db *sql.DB) (err error) {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			tx.Rollback()
			return
		}
		err = tx.Commit()
	}()
	time.Sleep(time.Second) // want `transaction Begin\(\) \(std.go:21\)`
	return nil
}

// A helper of the program gives it, and another ends it.
func begin(db *sql.DB) (*sql.Tx, error) { return db.Begin() }

func helper(db *sql.DB) error {
	tx, err := begin(db)
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // want `transaction begin\(\) \(std.go:40\)`
	return end(tx)
}

func end(tx *sql.Tx) error { return tx.Commit() }

// A callback of the program's own.
func inTx(db *sql.DB, f func(*sql.Tx) error) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := f(tx); err != nil {
		return err
	}
	return tx.Commit()
}

func callback(db *sql.DB) error {
	return inTx(db, func(tx *sql.Tx) error {
		time.Sleep(time.Second) // want `transaction Begin\(\) \(std.go:52\) is held while this waits`
		return nil
	})
}
