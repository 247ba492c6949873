package remotelocks

import (
	"context"
	"time"

	"github.com/bsm/redislock"
	"github.com/go-redsync/redsync/v4"
	"github.com/gofrs/flock"
	"go.etcd.io/etcd/client/v3/concurrency"
	"k8s.io/utils/keymutex"
)

func all(ctx context.Context, f *flock.Flock, r *redsync.Mutex, c *redislock.Client, m *concurrency.Mutex, k keymutex.KeyMutex) error {
	if ok, err := f.TryLockContext(ctx, time.Second); err != nil || !ok {
		return err
	}
	time.Sleep(time.Second) // want `lock f \(x.go:15\)`
	f.Unlock()
	if err := r.LockContext(ctx); err != nil {
		return err
	}
	time.Sleep(time.Second) // want `lock r \(x.go:20\)`
	r.UnlockContext(ctx)
	l, err := c.Obtain(ctx, "key", time.Second, nil)
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // want `lock Obtain\(\) \(x.go:25\)`
	l.Release(ctx)
	if err := m.Lock(ctx); err != nil {
		return err
	}
	time.Sleep(time.Second) // want `lock m \(x.go:31\)`
	m.Unlock(ctx)
	k.LockKey("a")
	time.Sleep(time.Second) // want `lock k \(x.go:36\)`
	return k.UnlockKey("a")
}
