// Package unit doubles a bare number and multiplies the unit in at the wait.
package unit

import "time"

func seconds(op func() error) {
	secs := 1
	for op() != nil {
		time.Sleep(time.Duration(secs) * time.Second) // want "doubles.*nojitter/nodraw"
		if secs < 64 {
			secs *= 2
		}
	}
}

func bareDuration(op func() error) {
	var n time.Duration = 1
	for op() != nil {
		time.Sleep(n * time.Millisecond) // want "doubles.*nojitter/nodraw"
		n = min(n<<1, 600)
	}
}

func milliseconds(op func() error) {
	ms := int64(10)
	for op() != nil {
		wait := time.Duration(ms) * time.Millisecond
		<-time.After(wait) // want "doubles.*nojitter/nodraw"
		ms = ms * 2
	}
}
