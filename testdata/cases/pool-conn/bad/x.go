package poolconn

import (
	"context"
	"time"
)

type pconn struct{ id int }

func (c *pconn) Release()    {}
func (c *pconn) Ping() error { return nil }

type pool struct{ free chan *pconn }

func (p *pool) Acquire(ctx context.Context) (*pconn, error) {
	select {
	case c := <-p.free:
		return c, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func Probe(ctx context.Context, p *pool) error {
	c, err := p.Acquire(ctx)
	if err != nil {
		return err
	}
	defer c.Release()
	for c.Ping() != nil {
		if err := ctx.Err(); err != nil {
			return err
		}
		time.Sleep(time.Second) // WANT sleepunderlock
	}
	return nil
}
