// Package keymutex has the shape of k8s.io/utils/keymutex, as far as the fixtures use it.
package keymutex

type KeyMutex interface {
	LockKey(id string)
	UnlockKey(id string) error
}
