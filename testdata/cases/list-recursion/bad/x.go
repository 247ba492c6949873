// Package listrecursion lists a folder again after an error: the depth is a count of attempts in all but name.
package listrecursion

import (
	"errors"
	"fmt"
	"time"
)

type lister struct {
	get func(dir string) ([]string, error)
}

func (l lister) List(dir string, depth int) error {
	if depth > 20 {
		return errors.New("too deep")
	}
	kids, err := l.get(dir)
	if err != nil {
		time.Sleep(time.Second) // WANT attemptonly
		return l.List(dir, depth+1)
	}
	for _, k := range kids {
		fmt.Println(k)
	}
	return nil
}
