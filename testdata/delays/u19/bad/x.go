package u19

import (
	"hash/fnv"
	"io"
	"time"
)

// fnv hash of hostname+name : a draw? stays same but per-process: unknown/silent?
func j(host string, d time.Duration) time.Duration {
	h := fnv.New64a()
	io.WriteString(h, host)
	return d/2 + time.Duration(h.Sum64()%uint64(d/2))
}
func F(host string, call func() error) error {
	for d := time.Second; ; d = min(2*d, time.Minute) {
		if err := call(); err == nil {
			return nil
		}
		time.Sleep(j(host, d))
	}
}
