// Package survey is the command `backofflint schedule`: every retry schedule that the engine read from the code, in
// numbers and in a picture, also those that no check complains about.
//
// A schedule becomes a Row (row.go), the rows a Report (report.go), with what a fleet would do under each (load.go).
// The report is printed as text, JSON, HTML or SVG (text.go, json.go, html.go, svg.go), all from the same values, so
// that they cannot differ in a number. What is not known is nil in a Row, null in JSON and "unknown" to people.
package survey

import (
	"encoding/json"
	"time"

	"github.com/backofflint/backofflint/internal/report"
)

// Duration is a duration as the report gives it: in JSON the number of seconds.
type Duration time.Duration

// MarshalJSON implements json.Marshaler.
func (d Duration) MarshalJSON() ([]byte, error) { return json.Marshal(time.Duration(d).Seconds()) }

// UnmarshalJSON implements json.Unmarshaler.
func (d *Duration) UnmarshalJSON(data []byte) error {
	var seconds float64
	if err := json.Unmarshal(data, &seconds); err != nil {
		return err
	}
	*d = Duration(time.Duration(seconds*1e9 + 0.5))
	return nil
}

// String is the duration as a person writes it.
func (d Duration) String() string { return report.Duration(time.Duration(d)) }

// known is a pointer to a value, nil for the zero value, which stands for unknown in the engine.
func known[T comparable](v T) *T {
	var zero T
	if v == zero {
		return nil
	}
	return &v
}

// seconds is known for durations.
func seconds(d time.Duration) *Duration { return known(Duration(d)) }
