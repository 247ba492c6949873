// Package concurrency has the shape of go.etcd.io/etcd/client/v3/concurrency, as far as the fixtures use it.
package concurrency

import "context"

type Mutex struct{}

func (m *Mutex) Lock(ctx context.Context) error    { return nil }
func (m *Mutex) TryLock(ctx context.Context) error { return nil }
func (m *Mutex) Unlock(ctx context.Context) error  { return nil }
