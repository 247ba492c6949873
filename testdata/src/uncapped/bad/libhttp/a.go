// Package libhttp doubles too often.
package libhttp

import (
	"net/http"

	"github.com/sethgrid/pester"
)

func many(req *http.Request) (*http.Response, error) {
	client := pester.New() // want `the delay of pester.New doubles from 2s with no ceiling: 10 attempts reach 8m32s; set Backoff to a function that clamps its answer`
	client.MaxRetries = 10
	client.Backoff = pester.ExponentialJitterBackoff
	return client.Do(req)
}
