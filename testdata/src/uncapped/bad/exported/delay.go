// Package exported offers a delay function that nothing in the package waits for.
package exported

import "time"

// Delay doubles from a second.
func Delay(attempt int) time.Duration { return time.Second << attempt } // want "doubles.*uncapped/noceiling"
