// Package uploader re-creates https://github.com/SiftScience/sift-ios/pull/124 in Go.
// The doubled backoff overflows after half an hour without a network: the delay turns to zero and requests are sent in a loop.
package uploader

import (
	"errors"
	"net/http"
	"time"
)

const initialBackoff = time.Second

type retryState struct{ backoff time.Duration }

func (r *retryState) grow() {
	r.backoff *= 2 // WANT uncapped
}

func (r *retryState) reset() { r.backoff = initialBackoff }

type Uploader struct {
	retryState
	client *http.Client
	batch  func() *http.Request
	stop   chan struct{}
}

func New(batch func() *http.Request) *Uploader {
	return &Uploader{retryState: retryState{initialBackoff}, client: http.DefaultClient, batch: batch, stop: make(chan struct{})}
}

func (u *Uploader) send() error {
	resp, err := u.client.Do(u.batch())
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return errors.New(resp.Status)
	}
	return nil
}

func (u *Uploader) Upload() bool {
	u.reset()
	for u.send() != nil {
		select {
		case <-time.After(u.backoff): // WANT nojitter
		case <-u.stop:
			return false
		}
		u.grow()
	}
	return true
}
