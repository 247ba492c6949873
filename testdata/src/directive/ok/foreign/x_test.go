package foreign

import (
	"testing"
	"time"
)

// No check reports in test files by default, so none can say that a comment is of no use.
func TestCheck(t *testing.T) {
	for range 3 {
		time.Sleep(time.Millisecond) //nolint:nojitter // none is looked for here
	}
}
