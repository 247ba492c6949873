// Package unknownbase has four attempts from a variable of the package: its value is not known, so neither is the largest delay.
package unknownbase

import "time"

var Unit = 100 * time.Millisecond

func fromVariable(op func() error) (err error) {
	for i := range 4 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(Unit << i) // schedule "growth=geometric .*attempts=4"
	}
	return err
}

func fromConstant(op func() error) (err error) {
	const unit = 10 * time.Second
	for i := range 4 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(unit << i) // want "4 attempts reach 1m20s.*uncapped/noceiling"
	}
	return err
}
