package a25

import (
	"errors"
	"time"
)

type RetryConfig interface {
	MaxRetries() int
	BaseDelay() time.Duration
}

type static struct {
	n int
	d time.Duration
}

func (s static) MaxRetries() int          { return s.n }
func (s static) BaseDelay() time.Duration { return s.d }

func Settings(n int, d time.Duration) RetryConfig { return static{n: n, d: d} }

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
			time.Sleep(s.cfg.BaseDelay() * (1 << (i - 1))) // WANT nojitter,uncapped
		}
		err = s.raw.Put(key, v)
		if !errors.Is(err, ErrThrottled) {
			return err
		}
	}
	return err
}
