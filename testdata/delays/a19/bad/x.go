package a19

import (
	"context"
	"sync/atomic"
	"time"
)

const (
	minGap = time.Second
	maxGap = 2 * time.Minute
)

type Exporter struct {
	fails atomic.Int32
	send  func(context.Context, [][]byte) error
}

func (e *Exporter) gap() time.Duration {
	d := minGap << e.fails.Load() // WANT uncapped
	if d > maxGap {
		d = maxGap
	}
	return d
}

func (e *Exporter) Export(ctx context.Context, batch [][]byte) error {
	for {
		err := e.send(ctx, batch)
		if err == nil {
			e.fails.Store(0)
			return nil
		}
		e.fails.Add(1)
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(e.gap()): // WANT nojitter
		}
	}
}
