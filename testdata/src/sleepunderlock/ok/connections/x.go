package connections

import (
	"bufio"
	"context"
	"database/sql"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jmoiron/sqlx"
)

func closed(db *sql.DB) error {
	rows, err := db.Query("select 1")
	if err != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
		return err
	}
	rows.Close()
	time.Sleep(time.Second) // schedule "holding nothing"
	return nil
}

// Next has answered false, and closed them.
func drained(db *sql.DB) error {
	rows, err := db.Query("select 1")
	if err != nil {
		return err
	}
	for rows.Next() {
	}
	time.Sleep(time.Second) // schedule "holding nothing"
	return rows.Err()
}

func released(ctx context.Context, pool *pgxpool.Pool) error {
	c, err := pool.Acquire(ctx)
	if err != nil {
		return err
	}
	c.Release()
	time.Sleep(time.Second) // schedule "holding nothing"
	return nil
}

// The Close is that of the connection inside.
func wrapped(ctx context.Context, db *sqlx.DB) error {
	c, err := db.Connx(ctx)
	if err != nil {
		return err
	}
	c.Close()
	time.Sleep(time.Second) // schedule "holding nothing"
	return nil
}

func one(db *sql.DB) error {
	var n int
	err := db.QueryRow("select 1").Scan(&n)
	time.Sleep(time.Second) // schedule "holding nothing"
	return err
}

func scanned(s *bufio.Scanner) {
	for s.Scan() {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

// lease runs no queries: it is no connection.
type lease struct{ name string }

func (l *lease) Release() {}

type leases struct{}

func (leases) Acquire(name string) *lease { return &lease{name} }

func leased(from leases) {
	l := from.Acquire("leader")
	defer l.Release()
	time.Sleep(time.Second) // schedule "holding nothing"
}

// once pings, and gives the connection back before it waits.
func once(ctx context.Context, p *links) error {
	l := p.Acquire()
	defer l.Release()
	return l.Ping(ctx)
}

type link struct{ id int }

func (l *link) Ping(context.Context) error { return nil }
func (l *link) Release()                   {}

type links struct{ free chan *link }

func (p *links) Acquire() *link { return <-p.free }

func pinged(ctx context.Context, p *links) {
	for once(ctx, p) != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}
