// Package first does not wait before the first attempt: the growth begins with the second.
package first

import "time"

func delay(n int) time.Duration {
	if n == 0 {
		return 0
	}
	return min(time.Second<<min(n-1, 10), time.Minute)
}

func get(op func() error) {
	for n := 0; ; n++ {
		time.Sleep(delay(n)) // want "doubles.*nojitter/nodraw"
		if op() == nil {
			return
		}
	}
}

func put(op func() error) (err error) {
	d := time.Second
	for n := 0; n < 5; n++ {
		if n > 0 {
			time.Sleep(d) // want "doubles.*nojitter/nodraw"
			d *= 2
		}
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}

func bareStatement(op func() error) error {
	var d time.Duration
	for {
		if d > 0 {
			<-time.After(d) // want "doubles.*nojitter/nodraw"
		}
		if op() == nil {
			return nil
		}
		if d == 0 {
			d = time.Second
			continue
		}
		d = min(d*2, time.Minute)
	}
}
