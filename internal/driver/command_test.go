package driver

import (
	"strings"
	"testing"
)

// The command "waiters" of the test suite prints what the engine finds, package by package.
func TestCommand(t *testing.T) {
	files := chain()
	files["bad/bad.go"] = "package bad\n\nfunc Bad() { nothing() }\n"
	r := runner{t: t, dir: write(t, files)}
	got := r.tool("waiters", "./top", "./mid")
	got.want(t, 0, "!waits")
	if want := sortedLines("example.com/m/mid Twice\nexample.com/m/top Top\n"); strings.Join(sortedLines(got.stdout), " ") != strings.Join(want, " ") {
		t.Errorf("got %s", got.stdout)
	}
	if all := r.tool("waiters", "./low", "./mid", "./top", "./leaf", "./none"); strings.Contains(all.stdout, "Test") || strings.Count(all.stdout, "\n") != 4 {
		t.Errorf("test files are read, or packages missing: %s", all.stdout)
	}
	for args, want := range map[string]string{
		"./bad":                       "undefined: nothing",
		"./bad ./low":                 "undefined: nothing",
		"example.com/other/...":       "matched no packages",
		"./nowhere":                   "nowhere",
		"example.com/m/nowhere ./low": "nowhere",
	} {
		got := r.tool(append([]string{"waiters"}, strings.Fields(args)...)...)
		if got.code != 2 || strings.Count(got.stderr, "\n") != 1 || !strings.Contains(got.stderr, want) {
			t.Errorf("%s: exit %d, %s; want 2 and one line with %q", args, got.code, got.stderr, want)
		}
	}
	r.tool("help").want(t, 0, "    waiters          print the functions that wait")
	r.tool("help", "waiters").want(t, 0, "usage of waiters")
}
