// Package pointer grows a variable of the caller through a pointer.
package pointer

import "time"

func pause(d *time.Duration) {
	time.Sleep(*d) // want "doubles.*nojitter/nodraw"
	*d = min(*d*2, time.Minute)
}

func connect(dial func() error) {
	d := time.Second
	for dial() != nil {
		pause(&d)
	}
}

func grow(d *time.Duration) { *d *= 2 }

func connectToo(dial func() error) {
	d := time.Second
	for dial() != nil {
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		grow(&d)
	}
}
