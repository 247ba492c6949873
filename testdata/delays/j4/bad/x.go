package j4

import (
	"encoding/json"
	"math/rand/v2"
	"time"
)

type Config struct{ Max time.Duration }

func Load(b []byte) (Config, error) { var c Config; err := json.Unmarshal(b, &c); return c, err }
func Run(c Config, f func() error) {
	for d := time.Second; f() != nil; d *= 2 {
		if c.Max > 0 && d > c.Max {
			d = c.Max
		}
		time.Sleep(d + rand.N(d))
	}
}
