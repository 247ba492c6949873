package g1

import (
	"log"
	"time"
)

// AfterFunc via field, state delay, err in caller
type R struct {
	d    time.Duration
	dial func() error
}

func (r *R) Start() {
	if err := r.dial(); err != nil {
		log.Print(err)
		r.again()
		return
	}
	r.d = time.Second
}
func (r *R) again() {
	d := r.d
	r.d = min(2*d, time.Minute)
	time.AfterFunc(d, r.Start) // WANT nojitter
}
