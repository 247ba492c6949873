// Package power raises a constant to the attempt number.
package power

import (
	"math"
	"net/http"
	"time"
)

func put(url string) error {
	req, err := http.NewRequest(http.MethodPut, url, nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func pow(url string) (err error) {
	for i := 0; i < 6; i++ {
		if err = put(url); err == nil {
			return nil
		}
		secs := math.Pow(2, float64(i))
		time.Sleep(time.Duration(secs) * time.Second) // want "doubles.*nojitter/nodraw"
	}
	return err
}

func powOfAFraction(url string) (err error) {
	for i := range 6 {
		if err = put(url); err == nil {
			return nil
		}
		time.Sleep(time.Duration(math.Pow(1.5, float64(i)) * float64(time.Second))) // want "grows 1.5x.*nojitter/nodraw"
	}
	return err
}

func exp2(url string, most time.Duration) {
	for i := 0; put(url) != nil; i++ {
		d := time.Duration(math.Min(math.Exp2(float64(i))*1e9, float64(most)))
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
	}
}

func ldexp(url string) {
	for i := 0; put(url) != nil; i++ {
		time.Sleep(time.Duration(math.Ldexp(float64(time.Millisecond), min(i, 12)))) // want "doubles.*nojitter/nodraw"
	}
}

func e(x, y float64) float64 { return math.Pow(x, y) }

func wrapped(url string) {
	for i := 0; put(url) != nil; i++ {
		time.Sleep(time.Duration(e(2, float64(i))) * time.Millisecond) // want "nojitter/nodraw"
	}
}

func ipow(base, n int) int {
	p := 1
	for range n {
		p *= base
	}
	return p
}

func integerPower(url string) {
	for i := 0; put(url) != nil; i++ {
		time.Sleep(time.Duration(ipow(3, i)) * time.Millisecond) // want "nojitter/nodraw"
	}
}

func sumOfPowers(url string) {
	var d time.Duration
	for i := 0; put(url) != nil; i++ {
		d += time.Duration(1<<i) * time.Millisecond
		time.Sleep(d) // want "nojitter/nodraw"
	}
}
