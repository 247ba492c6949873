// Package scheduled arms timers without a failure in sight.
package scheduled

import "time"

type beat struct {
	d    time.Duration
	send func()
}

// tick starts often and slows down: periodic work.
func (b *beat) tick() {
	b.send()
	b.d = min(2*b.d, 10*time.Second)
	time.AfterFunc(b.d, b.tick) // schedule "growth=geometric .*periodic"
}
