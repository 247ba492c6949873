package fixes

import (
	"math/rand"
	"time"
)

// The file has another package of that name.
func older(op func() error, names []string) string {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) // want "nojitter/nodraw"
	}
	return names[rand.Intn(len(names))]
}
