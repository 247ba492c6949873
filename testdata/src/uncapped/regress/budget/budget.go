// Package budget leaves when the delays together would pass a bound: no single one can pass it then. A total that is only
// logged bounds nothing.
package budget

import (
	"log"
	"time"
)

const most = time.Minute

func total(op func() error) {
	var waited time.Duration
	for d := time.Second; op() != nil; d *= 2 {
		if waited+d > most {
			return
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		waited += d
	}
}

func rest(left time.Duration, op func() error) {
	for d := time.Second; op() != nil; d *= 2 {
		if left-d <= 0 {
			return
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		left -= d
	}
}

func logged(op func() error) {
	var waited time.Duration
	for d := time.Second; op() != nil; d *= 2 { // want "doubles from 1s.*uncapped/noceiling"
		if waited += d; waited > most {
			log.Println("still trying")
		}
		time.Sleep(d)
	}
}
