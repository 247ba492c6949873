package fixes

import (
	random "math/rand/v2"
	clock "time"
)

func named(op func() error, names []string) string {
	for d := clock.Second; op() != nil; d = min(2*d, clock.Minute) {
		clock.Sleep(d) // want "nojitter/nodraw"
	}
	return names[random.IntN(len(names))]
}

// No fix: the package cannot be seen from here.
func hidden(op func() error, random []string) {
	for d := clock.Second; op() != nil; d = min(2*d, clock.Minute) {
		clock.Sleep(d) // want "nojitter/nodraw"
	}
}
