// Package fatal sends a number of messages, slowly. The one exit beside the count ends the process: it is no success,
// so nothing here is tried again. It was taken for a retry, since a word about the answer can mean either.
package fatal

import (
	"errors"
	"log"
	"time"
)

var errLost = errors.New("lost")

func lost(err error) bool { return errors.Is(err, errLost) }

func sender(send func(int) error) {
	for i := 0; i < 10; i++ {
		if err := send(i); lost(err) {
			log.Fatalf("not sent: %v", err)
		} else if err != nil {
			log.Print(err)
		}
		time.Sleep(100 * time.Millisecond)
	}
}

func returns(send func(int) error) error {
	for i := 0; i < 10; i++ {
		if err := send(i); lost(err) {
			return errors.New("not sent")
		}
		time.Sleep(100 * time.Millisecond)
	}
	return nil
}

// Here the answer means that all is well.
func gone(get func() error) error {
	for i := 0; i < 10; i++ { // want `attemptonly/nodeadline`
		if err := get(); errors.Is(err, errLost) {
			return nil
		}
		time.Sleep(100 * time.Millisecond)
	}
	return errors.New("still there")
}
