// Package remotelock: The method Lock of a lock that other machines share waits for that lock, whatever it holds inside.
package remotelock

import (
	"context"
	"errors"
	"sync"
	"time"
)

type store interface {
	SetNX(ctx context.Context, key string, ttl time.Duration) (bool, error)
	Del(ctx context.Context, key string) error
}

type lock struct {
	mu    sync.Mutex
	store store
	key   string
	held  bool
}

func (l *lock) Lock(ctx context.Context) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	for {
		ok, err := l.store.SetNX(ctx, l.key, time.Minute)
		if err != nil {
			return err
		}
		if ok {
			l.held = true
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(50 * time.Millisecond): // schedule "holding l.mu"
		}
	}
}

func (l *lock) TryLock() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	for range 3 {
		if ok, _ := l.store.SetNX(context.Background(), l.key, time.Minute); ok {
			return true
		}
		nap()
	}
	return false
}

func nap() {
	time.Sleep(time.Millisecond) // schedule "holding nothing"
}

func (l *lock) Unlock(ctx context.Context) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.held {
		return errors.New("not locked")
	}
	return l.store.Del(ctx, l.key)
}
