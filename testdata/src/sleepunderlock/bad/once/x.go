package once

import (
	"sync"
	"time"
)

// What the caller holds is held all the same.
func load(mu *sync.Mutex, o *sync.Once) {
	mu.Lock()
	defer mu.Unlock()
	o.Do(func() { // want `lock mu \(x.go:10\) is held while a function literal waits 1s`
		time.Sleep(time.Second)
	})
}
