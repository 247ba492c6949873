package a20

import (
	"math/rand"
	"time"
)

func fib(n int) int {
	if n < 2 {
		return 1
	}
	return fib(n-1) + fib(n-2)
}

func Mount(try func() error) (err error) {
	for n := 0; n < 8; n++ {
		if err = try(); err == nil {
			return
		}
		time.Sleep(time.Duration(float64(fib(n)) * (1 + rand.Float64()) * float64(time.Second)))
	}
	return
}
