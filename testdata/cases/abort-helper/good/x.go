package aborthelper

import (
	"io"
	"log"
	"math/rand/v2"
	"time"
)

const whole = 15

func backoff(retries int) time.Duration {
	b, top := 1, whole
	for b < top && retries > 0 {
		b *= 2
		retries--
	}
	if b > top {
		b = top
	}
	return time.Duration(b)*time.Second/2 + rand.N(time.Duration(b)*time.Second)
}

func abort(start time.Time, off time.Duration, limit int) bool {
	return off+time.Since(start) >= time.Duration(limit)*time.Second
}

func Call(name string, do func(string) (io.ReadCloser, error)) (io.ReadCloser, error) {
	var retries int
	start := time.Now()
	for {
		body, err := do(name)
		if err != nil {
			off := backoff(retries)
			if abort(start, off, whole) {
				return nil, err
			}
			retries++
			log.Printf("no plugin %s, again in %v", name, off)
			time.Sleep(off)
			continue
		}
		return body, nil
	}
}
