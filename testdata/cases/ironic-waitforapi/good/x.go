// Package ironic re-creates https://github.com/openshift-metal3/terraform-provider-ironic/pull/30 as merged.
package ironic

import (
	"fmt"
	"log"
	"net/http"
	"sync/atomic"
	"time"
)

const (
	retryInterval = 5 * time.Second
	maxTries      = 500
)

type serviceClient struct {
	endpoint string
	http     *http.Client
}

func (c *serviceClient) ping() error {
	resp, err := c.http.Get(c.endpoint)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// waitForAPI retries until a timeout is reached; the timer is made before the loop.
func waitForAPI(timeout time.Duration, client *serviceClient) error {
	var expired atomic.Bool
	timer := time.AfterFunc(timeout, func() { expired.Store(true) })
	defer timer.Stop()
	for tries := 0; tries < maxTries && !expired.Load(); tries++ {
		err := client.ping()
		if err == nil {
			return nil
		}
		log.Printf("[DEBUG] failed to connect, attempt %d: %v", tries, err)
		time.Sleep(retryInterval)
	}
	return fmt.Errorf("timed out after %s", timeout)
}
