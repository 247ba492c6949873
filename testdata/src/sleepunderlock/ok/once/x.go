package once

import (
	"sync"
	"time"

	"golang.org/x/sync/singleflight"
)

// Waiting for what is done once is the purpose of both.
func load(o *sync.Once, g *singleflight.Group) {
	o.Do(func() {
		time.Sleep(time.Second) // schedule "holding nothing"
	})
	g.Do("key", func() (any, error) {
		time.Sleep(time.Second) // schedule "holding nothing"
		return nil, nil
	})
}
