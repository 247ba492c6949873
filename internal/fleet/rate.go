package fleet

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// This file reads rates.

// Rate is a number of requests per second.
type Rate float64

// seconds are the units of time after the stroke.
var seconds = map[string]float64{"s": 1, "min": 60, "h": 3600}

// ParseRate reads "67/s", "4000/min" or "100000/h". Zero, negative and infinite rates are errors.
func ParseRate(text string) (Rate, error) {
	number, unit, _ := strings.Cut(text, "/")
	per := seconds[strings.TrimSpace(unit)]
	n, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
	if err != nil || per == 0 {
		return 0, fmt.Errorf("rate %q: want a number and a unit, as in 67/s, 4000/min or 100000/h", text)
	}
	rate := Rate(n / per)
	if !rate.valid() {
		return 0, fmt.Errorf("rate %q: want a finite number above zero", text)
	}
	return rate, nil
}

func (r Rate) valid() bool { return r > 0 && r <= math.MaxFloat64 }
