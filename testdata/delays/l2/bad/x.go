package l2

import (
	"os"
	"time"
)

// sleep helper in the local loop
func Rm(p string) (err error) {
	for i := 0; i < 6; i++ {
		if err = os.RemoveAll(p); err == nil {
			return
		}
		nap(i)
	}
	return
}
func nap(i int) { time.Sleep(10 * time.Millisecond << i) }
