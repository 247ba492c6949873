// Package packagevar keeps the growing delay in a variable of the package.
package packagevar

import "time"

var delay = time.Second

func connect(dial func() error) error {
	if err := dial(); err != nil {
		time.Sleep(delay) // want "doubles.*nojitter/nodraw"
		delay *= 2
		return err
	}
	delay = time.Second
	return nil
}
