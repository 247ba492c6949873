// Package use releases a lock of another package by what that has answered. What its Close does is not known here, so
// whether the lock is still held is not either.
package use

import (
	"time"

	"fixtures/sleepunderlock/regress/unlockers/locks"
)

func released(g *locks.Gate, op func() error) {
	for {
		u := g.Enter()
		if op() == nil {
			u.Unlock()
			return
		}
		u.Unlock()
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

func held(g *locks.Gate, op func() error) {
	u := g.Enter()
	defer u.Unlock()
	for op() != nil {
		time.Sleep(time.Second) // want `lock g.mu \(use.go:24\) is held while this waits 1s`
	}
}

func closed(g *locks.Gate, op func() error) {
	for {
		u := g.Guard()
		err := op()
		_ = u.Close()
		if err == nil {
			return
		}
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}
