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
	err := guarded(&l.mu, l.post)
	for err != nil {
		log.Print(err)
		time.Sleep(time.Second)
		err = guarded(&l.mu, l.post)
	}
	return nil
}
