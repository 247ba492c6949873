package withlockclosure

import (
	"log"
	"sync"
	"time"
)

func guarded(l sync.Locker, fn func() error) error {
	l.Lock()
	defer l.Unlock()
	return fn()
}

type ledger struct {
	mu   sync.Mutex
	post func() error
}

func (l *ledger) Append() error {
	return guarded(&l.mu, func() error {
		err := l.post()
		for err != nil {
			log.Print(err)
			time.Sleep(time.Second) // WANT sleepunderlock
			err = l.post()
		}
		return nil
	})
}
