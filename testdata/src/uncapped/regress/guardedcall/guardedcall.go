// Package guardedcall lets a delay grow in a method that is only called while the delay lies below a limit. One call
// without the test, and it has no ceiling.
package guardedcall

import "time"

type link struct{ pause, most time.Duration }

func (l *link) double() { l.pause *= 2 }

func (l *link) run(op func() error) {
	for op() != nil {
		time.Sleep(l.pause) // schedule "ceiling=yes"
		if l.pause < l.most {
			l.double()
		}
	}
}

type line struct{ pause, most time.Duration }

func (l *line) double() {
	l.pause *= 2 // want "uncapped/noceiling"
}

func (l *line) run(op func() error) {
	for op() != nil {
		time.Sleep(l.pause)
		if l.pause < l.most {
			l.double()
		}
	}
}

func (l *line) slower() { l.double() }
