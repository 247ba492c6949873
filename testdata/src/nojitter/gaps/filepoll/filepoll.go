// Package filepoll: The loop asks only the local file system, so there is no fleet.
package filepoll

import (
	"log"
	"os"
	"time"
)

// WANTED: silence. That the answer of os.Stat is asked again, for its mode, hides that the loop asks the disk alone.
func waitForSocket(path string, timeout time.Duration) {
	deadline := time.Now().Add(timeout)
	sleeps := []time.Duration{10 * time.Millisecond, 20 * time.Millisecond, 50 * time.Millisecond, 100 * time.Millisecond}
	i := 0
	for time.Now().Before(deadline) {
		if info, err := os.Stat(path); err == nil {
			if info.Mode()&os.ModeSocket != 0 {
				return
			}
		}
		if i < len(sleeps) {
			time.Sleep(sleeps[i]) // want `delay grows geometrically`
			i++
		} else {
			time.Sleep(500 * time.Millisecond)
		}
	}
	log.Fatal("no socket")
}

var _ = waitForSocket
