// Package flock has the shape of github.com/gofrs/flock, as far as the fixtures use it.
package flock

import (
	"context"
	"time"
)

type Flock struct{}

func New(path string) *Flock             { return nil }
func (f *Flock) Lock() error             { return nil }
func (f *Flock) RLock() error            { return nil }
func (f *Flock) TryLock() (bool, error)  { return false, nil }
func (f *Flock) TryRLock() (bool, error) { return false, nil }
func (f *Flock) TryLockContext(ctx context.Context, retryDelay time.Duration) (bool, error) {
	return false, nil
}
func (f *Flock) TryRLockContext(ctx context.Context, retryDelay time.Duration) (bool, error) {
	return false, nil
}
func (f *Flock) Unlock() error { return nil }
func (f *Flock) Close() error  { return nil }
