package j1

import (
	"encoding/json"
	"math/rand/v2"
	"time"
)

type Config struct {
	Jitter bool
	Max    time.Duration
}

func Load(b []byte) (Config, error) { var c Config; err := json.Unmarshal(b, &c); return c, err }
func Run(c Config, f func() error) {
	for d := time.Second; f() != nil; d = min(2*d, time.Minute) {
		w := d
		if c.Jitter {
			w += rand.N(d)
		}
		time.Sleep(w)
	}
}
