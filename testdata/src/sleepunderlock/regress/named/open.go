// Package named opens a repository and locks it for its caller. By convention a name that ends in Locked says that the
// caller holds the lock; openWithLocked says what comes out, and nobody holds anything while it waits.
package named

import "time"

type repository struct{ lock func() error }

func openWithLocked(open func() (*repository, error)) (*repository, error) {
	r, err := open()
	if err != nil {
		return nil, err
	}
	for r.lock() != nil {
		time.Sleep(time.Second)
	}
	return r, nil
}

func closeLocked(r *repository) {
	time.Sleep(time.Second) // want "the lock that the name closeLocked .* speaks of is held.*sleepunderlock/lock"
	r.lock = nil
}
