package olderfixes

import "time"

func taken(op func() error, rand int) int {
	for d := time.Second; op() != nil; {
		time.Sleep(d) // want "nojitter/nodraw"
		if d *= 2; d > top {
			d = top
		}
	}
	return rand
}
