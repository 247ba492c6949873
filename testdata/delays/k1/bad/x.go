package k1

import (
	"time"
)

// nilable func field jitter, unexported, set by option
type cfg struct {
	jitter func(time.Duration) time.Duration
}
type Option func(*cfg)

func WithJitter(f func(time.Duration) time.Duration) Option { return func(c *cfg) { c.jitter = f } }
func Do(f func() error, opts ...Option) {
	c := &cfg{}
	for _, o := range opts {
		o(c)
	}
	for d := time.Second; f() != nil; d = min(2*d, time.Minute) {
		w := d
		if c.jitter != nil {
			w = c.jitter(d)
		}
		time.Sleep(w)
	}
}
