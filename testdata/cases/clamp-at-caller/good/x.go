// Package uploader re-creates the fix in https://github.com/SiftScience/sift-ios/pull/124 in Go (a limit of 10 minutes), with a draw.
package uploader

import (
	"errors"
	"math/rand/v2"
	"net/http"
	"time"
)

const (
	initialBackoff = time.Second
	maxBackoff     = 10 * time.Minute
)

type retryState struct{ backoff time.Duration }

func (r *retryState) grow() {
	r.backoff *= 2
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
		case <-time.After(u.backoff/2 + rand.N(u.backoff/2)):
		case <-u.stop:
			return false
		}
		u.grow()
		if u.backoff > maxBackoff {
			u.backoff = maxBackoff
		}
	}
	return true
}
