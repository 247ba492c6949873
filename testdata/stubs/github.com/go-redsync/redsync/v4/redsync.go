// Package redsync has the shape of github.com/go-redsync/redsync/v4, as far as the fixtures use it.
package redsync

import "context"

type Mutex struct{}

func (m *Mutex) Lock() error                                     { return nil }
func (m *Mutex) LockContext(ctx context.Context) error           { return nil }
func (m *Mutex) TryLock() error                                  { return nil }
func (m *Mutex) Unlock() (bool, error)                           { return false, nil }
func (m *Mutex) UnlockContext(ctx context.Context) (bool, error) { return false, nil }
