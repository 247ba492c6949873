// Package setback keeps a connection for ever and grows its delay over failures alone, since every success sets it back:
// attempts, though the error is no more than logged. Of a poll whose false may come without an error that is not known.
package setback

import (
	"log"
	"time"
)

type link struct {
	dial, serve func() error
	look        func() (bool, error)
	most        time.Duration
}

func (l *link) run() (connected bool, err error) {
	defer log.Print("closed")
	if err := l.dial(); err != nil {
		return false, err
	}
	return true, l.serve()
}

func (l *link) keep() {
	d := time.Second
	for {
		connected, err := l.run()
		if err != nil {
			log.Print(err)
		}
		if connected {
			d = time.Second
		}
		time.Sleep(d) // want "nojitter/nodraw"
		d = min(time.Duration(float64(d)*1.5), l.most)
	}
}

func (l *link) keepServing() {
	d := time.Second
	for {
		err := l.serve()
		if err == nil {
			d = time.Second
		}
		time.Sleep(d) // want "nojitter/nodraw"
		d = min(2*d, l.most)
	}
}

func (l *link) poll() (found bool, err error) {
	if err := l.dial(); err != nil {
		return false, err
	}
	found, err = l.look()
	return found, err
}

func (l *link) idle() {
	d := time.Second
	for {
		found, err := l.poll()
		if err != nil {
			log.Print(err)
		}
		if found {
			d = time.Second
		}
		time.Sleep(d) // schedule "idle|periodic"
		d = min(2*d, l.most)
	}
}

func (l *link) idleOrFailing() {
	d := time.Second
	for {
		if found, err := l.look(); err == nil && found {
			d = time.Second
		}
		time.Sleep(d) // schedule "idle|periodic"
		d = min(2*d, l.most)
	}
}
