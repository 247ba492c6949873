package a17

import (
	"log"
	"time"
)

var Config = struct {
	Retries  int
	Interval time.Duration
}{Retries: 5, Interval: time.Second}

func Submit(do func() error) error {
	wait := Config.Interval
	for n := Config.Retries; n > 0; n-- {
		err := do()
		if err == nil {
			return nil
		}
		log.Printf("submit: %v (%d left)", err, n)
		time.Sleep(wait) // WANT nojitter,uncapped
		wait = wait + wait
	}
	return do()
}
