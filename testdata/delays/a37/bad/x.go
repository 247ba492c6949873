package a37

import (
	"database/sql"
	"time"
)

func Open(driver, dsn string, wait time.Duration) (*sql.DB, error) {
	db, err := sql.Open(driver, dsn)
	if err != nil {
		return nil, err
	}
	left := 12
again:
	err = db.Ping()
	if err != nil && left > 0 {
		left--
		time.Sleep(wait) // WANT nojitter
		wait += wait
		if wait > time.Minute {
			wait = time.Minute
		}
		goto again
	}
	return db, err
}
