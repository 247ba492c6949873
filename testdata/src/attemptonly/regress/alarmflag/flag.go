// Package alarmflag goes on until a flag is set by a timer that is armed before the loop, or by a goroutine that waits: that is
// a deadline. A timer that is armed anew on each turn is a timeout of the attempt, and another flag is a state.
package alarmflag

import (
	"sync/atomic"
	"time"
)

func armed(op func() error, limit time.Duration) (err error) {
	var over atomic.Bool
	defer time.AfterFunc(limit, func() { over.Store(true) }).Stop()
	for tries := 0; tries < 5 && !over.Load(); tries++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "counted=yes .*deadline=yes"
	}
	return err
}

func number(op func() error, limit time.Duration) (err error) {
	var over int32
	timer := time.AfterFunc(limit, func() { atomic.StoreInt32(&over, 1) })
	defer timer.Stop()
	for range 5 {
		if err = op(); err == nil || atomic.LoadInt32(&over) == 1 {
			return err
		}
		time.Sleep(time.Second) // schedule "counted=yes .*deadline=yes"
	}
	return err
}

func waited(op func() error, limit time.Duration) (err error) {
	var over atomic.Bool
	go func() {
		time.Sleep(limit)
		over.Store(true)
	}()
	for tries := 0; tries < 5 && !over.Load(); tries++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "counted=yes .*deadline=yes"
	}
	return err
}

func each(op func() error, limit time.Duration) (err error) {
	var late atomic.Bool
	for range 5 { // want "attemptonly/nodeadline"
		timer := time.AfterFunc(limit, func() { late.Store(true) })
		err = op()
		timer.Stop()
		if err == nil || late.Load() {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}

func stated(op func() error, closed *atomic.Bool) (err error) {
	for range 5 { // want "attemptonly/nodeadline"
		if err = op(); err == nil || closed.Load() {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}
