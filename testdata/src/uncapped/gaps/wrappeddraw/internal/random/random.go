// Package random draws from a generator that is shared.
package random

import (
	"math/rand"
	"sync"
)

type Source struct {
	mu  sync.Mutex
	gen *rand.Rand
}

func (s *Source) Below(n int64) int64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.gen.Int63n(n)
}
