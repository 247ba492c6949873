package recursion

import "time"

// A closure that runs itself again through the variable that holds it.
func resubmit(send func() error) {
	var submit func(delay time.Duration)
	submit = func(delay time.Duration) {
		if err := send(); err == nil {
			return
		}
		time.Sleep(delay) // want "doubles.*nojitter/nodraw"
		submit(min(2*delay, 10*time.Second))
	}
	submit(50 * time.Millisecond)
}

// One that a timer runs again counts its attempts.
func rearm(send func() error) {
	var try func(attempt int)
	try = func(attempt int) {
		if send() != nil {
			time.AfterFunc(time.Second<<min(attempt, 6), func() { try(attempt + 1) }) // want "doubles.*nojitter/nodraw"
		}
	}
	try(0)
}
