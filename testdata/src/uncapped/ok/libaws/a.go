// Package libaws leaves the delays of AWS's clients their ceiling.
package libaws

import (
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/aws/retry"
	"github.com/aws/aws-sdk-go/aws/client"
)

func unlimited() aws.Retryer {
	return retry.AddWithMaxAttempts(retry.NewStandard(), 0) // schedule `ceiling=yes`
}

func longer() aws.Retryer {
	return retry.AddWithMaxBackoffDelay(retry.NewStandard(), time.Minute) // schedule `ceiling=yes`
}

func first(retries int) client.DefaultRetryer {
	return client.DefaultRetryer{NumMaxRetries: retries} // schedule `largest=5m0s .* ceiling=yes`
}
