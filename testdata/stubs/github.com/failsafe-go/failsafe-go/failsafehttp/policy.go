// Package failsafehttp has the shape of github.com/failsafe-go/failsafe-go/failsafehttp, as far as the fixtures use it.
package failsafehttp

import (
	"net/http"

	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
)

func NewRetryPolicyBuilder() retrypolicy.Builder[*http.Response] { return nil }
func NewRoundTripper(inner http.RoundTripper, policies ...failsafe.Policy[*http.Response]) http.RoundTripper {
	return nil
}
