package knowledge

import (
	"flag"
	"io"
	"slices"
	"testing"
)

func TestUserRows(t *testing.T) {
	for _, test := range []struct{ kind, row, problem string }{
		{"waiter", "example.com/x.Pause", ""},
		{"waiter", "example.com/x.Pause:2", ""},
		{"waiter", "(*example.com/x.Clock).Pause", ""},
		{"waiter", "(gopkg.in/x.v2.Clock).Pause:1", ""},
		{"draw", "x.Spread,y.Spread", ""},
		{"lock", "(example.com/x.Gate).Enter/Leave", ""},
		{"deadline", "example.com/x.InTime", ""},
		{"waiter", "Pause", `"Pause" is neither importpath.Func nor (importpath.Type).Method`},
		{"waiter", "example.com/x.Pause:0", `"0" is no position of an argument`},
		{"waiter", "example.com/x.Pause:d", `"d" is no position of an argument`},
		{"waiter", "(example.com/x).Pause", `"(example.com/x).Pause" is neither importpath.Func nor (importpath.Type).Method`},
		{"waiter", "example.com/x.Clock.Pause()", `"example.com/x.Clock.Pause()" is neither importpath.Func nor (importpath.Type).Method`},
		{"draw", "", `"" is neither importpath.Func nor (importpath.Type).Method`},
		{"lock", "(example.com/x.Gate).Enter", "a lock is a method, with the one that frees it: (importpath.Type).Take/Free"},
		{"lock", "example.com/x.Enter/Leave", "a lock is a method, with the one that frees it: (importpath.Type).Take/Free"},
	} {
		fs := flag.NewFlagSet("", flag.ContinueOnError)
		fs.SetOutput(io.Discard)
		new(Table).Flags(fs)
		got := ""
		if err := fs.Set(test.kind, test.row); err != nil {
			got = err.Error()
		}
		if got != test.problem {
			t.Errorf("%s=%s: %q, want %q", test.kind, test.row, got, test.problem)
		}
	}
}

func TestUnmet(t *testing.T) {
	table := new(Table)
	fs := flag.NewFlagSet("", flag.ContinueOnError)
	table.Flags(fs)
	for _, row := range [][2]string{{"waiter", "example.com/x.Pause"}, {"lock", "(example.com/x.Gate).Enter/Leave"}} {
		if err := fs.Set(row[0], row[1]); err != nil {
			t.Fatal(err)
		}
	}
	want := []string{"example.com/x.Gate.Enter", "example.com/x.Gate.Leave", "example.com/x.Pause"}
	if got := table.Unmet(); !slices.Equal(got, want) {
		t.Errorf("unmet %v, want %v", got, want)
	}
}
