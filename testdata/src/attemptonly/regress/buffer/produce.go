// Package buffer reads entries out of a buffer and waits after one that fails, before it goes on with the next: every turn
// works on another part, so nothing is attempted again. What is left of a buffer is the same work, attempted again.
package buffer

import (
	"encoding/binary"
	"errors"
	"time"
)

var errInvalid = errors.New("invalid")

type topic struct {
	put func(partition int32, data []byte) (int64, error)
}

func (t *topic) all(body []byte) (offsets []int64) {
	at := 4
	n := binary.BigEndian.Uint32(body)
	for j := uint32(0); j < n && at < len(body); j++ {
		if len(body) < at+8 {
			break
		}
		partition := binary.BigEndian.Uint32(body[at : at+4])
		size := binary.BigEndian.Uint32(body[at+4 : at+8])
		at += 8
		if len(body) < at+int(size) {
			break
		}
		offset, err := t.put(int32(partition), body[at:at+int(size)])
		at += int(size)
		if errors.Is(err, errInvalid) {
			time.Sleep(200 * time.Millisecond) // schedule "loop=none"
		}
		offsets = append(offsets, offset)
	}
	return offsets
}

type conn struct {
	write func(data []byte) (int, error)
}

func (c *conn) rest(body []byte) error {
	at := 0
	for tries := 0; tries < 5; tries++ { // want "5 attempts.*attemptonly/nodeadline"
		n, err := c.write(body[at:])
		if err == nil {
			return nil
		}
		at += n
		time.Sleep(200 * time.Millisecond)
	}
	return errInvalid
}
