package connections

import (
	"context"
	"database/sql"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jmoiron/sqlx"
)

func rows(db *sql.DB) error {
	rows, err := db.Query("select 1")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		time.Sleep(time.Second) // want `connection Query\(\) \(x.go:13\) is held while this waits 1s: .*\(sleepunderlock/connection\)`
	}
	return rows.Err()
}

func conn(ctx context.Context, db *sql.DB) error {
	c, err := db.Conn(ctx)
	if err != nil {
		return err
	}
	defer c.Close()
	time.Sleep(time.Second) // want `connection Conn\(\) \(x.go:25\)`
	return nil
}

func pooled(ctx context.Context, pool *pgxpool.Pool) error {
	c, err := pool.Acquire(ctx)
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // want `connection Acquire\(\) \(x.go:35\)`
	c.Release()
	return nil
}

func acquired(ctx context.Context, pool *pgxpool.Pool) error {
	return pool.AcquireFunc(ctx, func(c *pgxpool.Conn) error {
		time.Sleep(time.Second) // want `the connection of x.go:45`
		return nil
	})
}

func wrapped(ctx context.Context, db *sqlx.DB) error {
	rows, err := db.Queryx("select 1")
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // want `connection Queryx\(\) \(x.go:52\)`
	return rows.Close()
}

// link is a connection of the program's own pool.
type link struct{ id int }

func (l *link) Ping(context.Context) error { return nil }
func (l *link) Release()                   {}

type links struct{ free chan *link }

func (p *links) Acquire() *link { return <-p.free }

func probed(ctx context.Context, p *links) {
	l := p.Acquire()
	defer l.Release()
	for l.Ping(ctx) != nil {
		time.Sleep(time.Second) // want `connection Acquire\(\) \(x.go:71\)`
	}
}
