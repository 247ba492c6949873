// Package fixestaken has a variable by the name of the package that the fix imports.
package fixestaken

import "time"

func sleeps(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) // want "nojitter/nodraw"
	}
}
