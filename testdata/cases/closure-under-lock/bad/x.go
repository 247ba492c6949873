package closureunderlock

import (
	"io"
	"sync"
	"time"
)

type writer struct {
	sync.Mutex
	out io.Writer
}

func again(n int, d time.Duration, fn func() error) (err error) {
	for ; n > 0; n-- {
		if err = fn(); err == nil {
			return
		}
		time.Sleep(d) // WANT attemptonly
	}
	return
}

func (w *writer) Put(p []byte) error {
	w.Lock()
	defer w.Unlock()
	return again(4, 50*time.Millisecond, func() error { // WANT sleepunderlock
		_, err := w.out.Write(p)
		return err
	})
}
