// Package ironic re-creates the review of https://github.com/openshift-metal3/terraform-provider-ironic/pull/30
// "Would this be simpler if we just calculated the maximum number of tries for a given timeout?" A Get that hangs makes such a bound worthless.
package ironic

import (
	"fmt"
	"log"
	"net/http"
	"time"
)

const retryInterval = 5 * time.Second

type serviceClient struct {
	endpoint string
	http     *http.Client
}

func (c *serviceClient) ping() error {
	resp, err := c.http.Get(c.endpoint)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 500 {
		return fmt.Errorf("api is not ready: %s", resp.Status)
	}
	return nil
}

// waitForAPI retries until the tries that fit into the timeout are used up.
func waitForAPI(timeout time.Duration, client *serviceClient) error {
	maxTries := int(timeout / retryInterval)
	for tries := 0; tries < maxTries; tries++ { // WANT attemptonly
		err := client.ping()
		if err == nil {
			return nil
		}
		log.Printf("[DEBUG] failed to connect, attempt %d: %v", tries, err)
		time.Sleep(retryInterval)
	}
	return fmt.Errorf("timed out after %s", timeout)
}
