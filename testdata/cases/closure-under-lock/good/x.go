package closureunderlock

import (
	"context"
	"io"
	"sync"
	"time"
)

type writer struct {
	sync.Mutex
	out io.Writer
}

func again(ctx context.Context, n int, d time.Duration, fn func() error) (err error) {
	for ; n > 0; n-- {
		if err = fn(); err == nil {
			return
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d):
		}
	}
	return
}

func (w *writer) Put(ctx context.Context, p []byte) error {
	return again(ctx, 4, 50*time.Millisecond, func() error {
		w.Lock()
		defer w.Unlock()
		_, err := w.out.Write(p)
		return err
	})
}
