// Package river has the shape of github.com/riverqueue/river, as far as the fixtures use it.
package river

import (
	"time"

	"github.com/riverqueue/river/rivertype"
)

type ClientRetryPolicy interface {
	NextRetry(job *rivertype.JobRow) time.Time
}
type Config struct{ RetryPolicy ClientRetryPolicy }
type DefaultClientRetryPolicy struct{}

func (p *DefaultClientRetryPolicy) NextRetry(job *rivertype.JobRow) time.Time { return time.Time{} }
