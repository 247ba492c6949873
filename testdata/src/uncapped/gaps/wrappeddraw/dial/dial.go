// Package dial adds a draw to a delay that ten attempts bring to 16 hours. The draw is another package's, from a window
// that is passed to it.
package dial

import (
	"math"
	"time"

	"fixtures/uncapped/gaps/wrappeddraw/internal/random"
)

// WANTED: noceiling. How large the draw is at most is not known here, and with it the largest delay.
func reconnect(source *random.Source, dial func() error) {
	for i := 1; i <= 10; i++ {
		d := time.Duration(math.Pow(3, float64(i))) * time.Second
		time.Sleep(d + time.Duration(source.Below(3000))*time.Millisecond) // schedule "ceiling=unknown attempts=10"
		if dial() == nil {
			return
		}
	}
}
