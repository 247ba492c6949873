// Package gate waits behind a gate that only the user knows to be a lock.
package gate

import (
	"time"

	"example.com/outside"
)

func sleeps(g *outside.Gate) {
	g.Enter()
	time.Sleep(time.Second) // want `lock g \(a.go:11\) is held while this waits`
	g.Leave()
}

func pauses(g *outside.Gate) {
	g.Enter()
	defer g.Leave()
	outside.Pause("settle", time.Second) // want `lock g \(a.go:17\) is held`
}
