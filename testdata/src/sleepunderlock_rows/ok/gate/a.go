// Package gate leaves the gate before it waits.
package gate

import (
	"time"

	"example.com/outside"
)

func sleeps(g *outside.Gate) {
	g.Enter()
	g.Leave()
	time.Sleep(time.Second) // schedule `holding nothing`
}
