// Package try has the shape of gopkg.in/matryer/try.v1, as far as the fixtures use it.
package try

type Func func(attempt int) (retry bool, err error)

func Do(fn Func) error { return nil }
