// Package power raises a constant to an attempt number that nothing bounds.
package power

import (
	"math"
	"time"
)

func pow(put func() error) {
	for i := 0; put() != nil; i++ {
		time.Sleep(time.Duration(math.Pow(2, float64(i))) * time.Second) // want "doubles from 1s.*uncapped/noceiling"
	}
}

func exp2(put func() error, unit time.Duration) {
	for i := 0; put() != nil; i++ {
		time.Sleep(unit * time.Duration(math.Exp2(float64(i)))) // want "doubles.*uncapped/noceiling"
	}
}

func ldexp(put func() error) {
	for i := 0; put() != nil; i++ {
		time.Sleep(time.Duration(math.Ldexp(float64(time.Millisecond), i))) // want "doubles.*uncapped/noceiling"
	}
}

func fraction(put func() error) {
	for i := 0; put() != nil; i++ {
		ns := float64(time.Second) * math.Pow(1.5, float64(i)) // want "grows 1.5x.*uncapped/noceiling"
		time.Sleep(time.Duration(ns))
	}
}
