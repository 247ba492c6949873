package u18

import (
	"hash/fnv"
	"time"
)

// fnv hash of time via Write
func j(d time.Duration) time.Duration {
	h := fnv.New64a()
	h.Write([]byte(time.Now().Format(time.RFC3339Nano)))
	return d/2 + time.Duration(h.Sum64()%uint64(d/2))
}
func F(call func() error) error {
	for d := time.Second; ; d = min(2*d, time.Minute) {
		if err := call(); err == nil {
			return nil
		}
		time.Sleep(j(d))
	}
}
