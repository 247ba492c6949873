// Package randombytes draws once, before the attempts: bytes of crypto/rand, or a hash of the time.
package randombytes

import (
	crand "crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"hash/fnv"
	"io"
	"math/rand"
	"os"
	"time"
)

func oneByte(renew func() error) {
	d := 2 * time.Second
	b := make([]byte, 1)
	crand.Read(b)
	for renew() != nil {
		time.Sleep(d + time.Duration(b[0])*time.Millisecond) // want "random draw at randombytes.go:20 is made once"
		d = min(d*2, time.Minute)
	}
}

func draw(n time.Duration) time.Duration {
	var b [8]byte
	if _, err := io.ReadFull(crand.Reader, b[:]); err != nil {
		return 0
	}
	return time.Duration(binary.BigEndian.Uint64(b[:]) % uint64(n))
}

func inHelper(renew func() error) {
	d := 2 * time.Second
	d += draw(d)
	for range 4 {
		if renew() == nil {
			return
		}
		time.Sleep(d) // want "random draw at randombytes.go:29 is made once"
		d *= 2
	}
}

type worker struct{ offset uint32 }

func newWorker() *worker {
	w := &worker{}
	if err := binary.Read(crand.Reader, binary.LittleEndian, &w.offset); err != nil {
		w.offset = 1
	}
	return w
}

func (w *worker) run(renew func() error) {
	d := time.Second
	for renew() != nil {
		time.Sleep(d + time.Duration(w.offset%1000)*time.Millisecond) // want "random draw at randombytes.go:51 is made once"
		d = min(d*2, time.Minute)
	}
}

func seeded(renew func() error) {
	r := rand.New(rand.NewSource(1))
	b := make([]byte, 8)
	d := time.Second
	for renew() != nil {
		io.ReadFull(r, b)
		time.Sleep(d + time.Duration(binary.BigEndian.Uint64(b)%uint64(d))) // want "random draw at randombytes.go:70 comes from a generator with a constant seed"
		d = min(d*2, time.Minute)
	}
}

func noise(n time.Duration) time.Duration {
	h := fnv.New64a()
	fmt.Fprint(h, time.Now().UnixNano(), os.Getpid())
	return time.Duration(h.Sum64() % uint64(n))
}

func hashed(lead func() error) {
	d := time.Second
	extra := noise(time.Second)
	for lead() != nil {
		time.Sleep(d + extra) // want "random draw at randombytes.go:79 is made once"
		d = min(d*2, time.Minute)
	}
}

func summed(lead func() error) {
	d := time.Second
	sum := sha256.Sum256([]byte(time.Now().String()))
	apart := time.Duration(binary.BigEndian.Uint64(sum[:8])%1000) * time.Millisecond
	crc := crc32.ChecksumIEEE([]byte(fmt.Sprintf("%d-%d", os.Getpid(), time.Now().UnixNano())))
	for lead() != nil {
		time.Sleep(d + apart)                                    // want "random draw at randombytes.go:93 is made once"
		time.Sleep(d + time.Duration(crc%1000)*time.Millisecond) // want "random draw at randombytes.go:95 is made once"
		d = min(d*2, time.Minute)
	}
}
