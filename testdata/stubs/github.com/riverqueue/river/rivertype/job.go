// Package rivertype has the shape of github.com/riverqueue/river/rivertype, as far as the fixtures use it.
package rivertype

import "time"

type JobRow struct {
	Attempt     int
	AttemptedAt *time.Time
}
