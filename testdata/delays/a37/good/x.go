package a37

import (
	"database/sql"
	"math/rand/v2"
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
		time.Sleep(wait + rand.N(wait))
		wait += wait
		if wait > time.Minute {
			wait = time.Minute
		}
		goto again
	}
	return db, err
}
