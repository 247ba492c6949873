package a25

import (
	"errors"
	"math/rand/v2"
	"time"
)

type RetryConfig interface {
	MaxRetries() int
	BaseDelay() time.Duration
	Ceiling() time.Duration
}

type Store struct {
	cfg RetryConfig
	raw interface {
		Put(key string, v []byte) error
	}
}

var ErrThrottled = errors.New("throttled")

func (s *Store) Put(key string, v []byte) error {
	var err error
	for i := 0; i <= s.cfg.MaxRetries(); i++ {
		if i > 0 {
			d := s.cfg.BaseDelay() * (1 << min(i-1, 20))
			if d > s.cfg.Ceiling() {
				d = s.cfg.Ceiling()
			}
			time.Sleep(rand.N(d))
		}
		err = s.raw.Put(key, v)
		if !errors.Is(err, ErrThrottled) {
			return err
		}
	}
	return err
}
