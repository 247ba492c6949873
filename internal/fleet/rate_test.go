package fleet

import (
	"strings"
	"testing"
)

func TestParseRate(t *testing.T) {
	for text, want := range map[string]Rate{
		"67/s":        67,
		"4000/min":    4000.0 / 60,
		"36e3/h":      10,
		"0.5/s":       0.5,
		" 60 / min\n": 1,
	} {
		if got, err := ParseRate(text); err != nil || got != want {
			t.Errorf("%q is %v, %v; want %v", text, got, err, want)
		}
	}
	for text, says := range map[string]string{
		"":          "want a number and a unit",
		"67":        "want a number and a unit",
		"67/":       "want a number and a unit",
		"/s":        "want a number and a unit",
		"67/day":    "want a number and a unit",
		"67/s/s":    "want a number and a unit",
		"many/s":    "want a number and a unit",
		"4,000/min": "want a number and a unit",
		"1e999/s":   "want a number and a unit",
		"0/s":       "above zero",
		"-1/min":    "above zero",
		"NaN/s":     "above zero",
		"Inf/s":     "above zero",
		"5e-324/h":  "above zero",
	} {
		got, err := ParseRate(text)
		if err == nil || !strings.Contains(err.Error(), says) || !strings.HasPrefix(err.Error(), "rate ") {
			t.Errorf("%q is %v, %v; want an error that says %q", text, got, err, says)
		}
	}
}

// Whatever the text, a rate is one that a fleet can have, or there is an error of one line.
func FuzzParseRate(f *testing.F) {
	for _, seed := range []string{"67/s", "4000/min", "1e3/h", "0/s", "-1/min", "NaN/s", "1/2/3", "\x00/s", "٣/s"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		rate, err := ParseRate(text)
		if err == nil {
			err = Fleet{Clients: 1, Allowance: rate}.Validate()
			if err != nil {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		if rate != 0 || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, %v", text, rate, err)
		}
	})
}
