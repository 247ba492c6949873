// Package errortext waits as long as the text of an error says. The method that gives the text belongs to no package.
package errortext

import (
	"strconv"
	"strings"
	"time"
)

func wait(op func() error) error {
	for {
		err := op()
		if err == nil {
			return nil
		}
		seconds, bad := strconv.Atoi(strings.TrimSpace(err.Error()))
		if bad != nil {
			return err
		}
		time.Sleep(time.Duration(seconds) * time.Second) // schedule `growth=fixed`
	}
}
