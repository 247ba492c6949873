package olderfixes

import (
	"math/rand"
	clock "time"
)

func imported(op func() error, names []string) string {
	for d := clock.Second; op() != nil; {
		clock.Sleep(d) // want "nojitter/nodraw"
		if d *= 2; d > top {
			d = top
		}
	}
	return names[rand.Intn(len(names))]
}
