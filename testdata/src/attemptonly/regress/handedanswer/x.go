// Package handedanswer hands an object to the operation, which tells in it how it went.
package handedanswer

import (
	"encoding/json"
	"errors"
	"time"
)

type upload struct {
	path   string
	status string
}

type store interface{ Put(*upload) }

func send(s store, u *upload) error {
	for range 5 { // want "attemptonly/nodeadline"
		s.Put(u)
		switch u.status {
		case "done":
			return nil
		case "again":
			time.Sleep(time.Second)
		}
	}
	return errors.New("not sent")
}

func join(request func() ([]byte, error)) error {
	joined := false
	var reply struct{ Error string }
	for range 5 { // want "attemptonly/nodeadline"
		data, err := request()
		if err != nil {
			time.Sleep(time.Second)
			continue
		}
		if err := json.Unmarshal(data, &reply); err != nil {
			time.Sleep(time.Second)
			continue
		}
		if reply.Error != "" {
			time.Sleep(time.Second)
			continue
		}
		joined = true
		break
	}
	if !joined {
		return errors.New("not joined")
	}
	return nil
}

var _, _ = send, join
