// Package listrecursion leaves at an error, and goes on to the folders within after a wait.
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
		return err
	}
	for _, k := range kids {
		fmt.Println(k)
	}
	time.Sleep(100 * time.Millisecond)
	for _, k := range kids {
		if err := l.List(k, depth+1); err != nil {
			return err
		}
	}
	return nil
}
