// Package loopvariable captures the counter in a log closure: since Go 1.22 it is a new variable each turn, and still the
// counter that bounds the attempts.
package loopvariable

import (
	"log"
	"time"
)

func few(op func() error) (err error) {
	for n := 0; n < 5; n++ {
		note := func() { log.Printf("attempt %d failed", n) }
		if err = op(); err == nil {
			return nil
		}
		note()
		time.Sleep(100 * time.Millisecond << n) // schedule "growth=geometric .*largest=1.6s .*attempts=5"
	}
	return err
}

func many(op func() error) (err error) {
	for n := 0; n < 10; n++ {
		note := func() { log.Printf("attempt %d failed", n) }
		if err = op(); err == nil {
			return nil
		}
		note()
		time.Sleep(time.Second << n) // want "10 attempts reach 8m32s.*uncapped/noceiling"
	}
	return err
}
