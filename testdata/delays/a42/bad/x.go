package a42

import (
	"log"
	"sync"
	"time"
)

type Watcher struct {
	mu      sync.Mutex
	attempt int
	timer   *time.Timer
	connect func() error
}

const (
	minBackoff = 500 * time.Millisecond
	maxBackoff = 45 * time.Second
)

func (w *Watcher) delay() time.Duration {
	d := minBackoff
	for i := 1; i < w.attempt; i++ {
		d *= 2
		if d >= maxBackoff {
			return maxBackoff
		}
	}
	return d
}

func (w *Watcher) tryConnect() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if err := w.connect(); err != nil {
		w.attempt++
		log.Printf("watch: attempt %d: %v", w.attempt, err)
		w.timer = time.AfterFunc(w.delay(), w.tryConnect) // WANT nojitter
		return
	}
	w.attempt = 0
}
