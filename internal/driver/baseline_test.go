package driver

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestBaseline(t *testing.T) {
	t.Parallel()
	r := runner{t: t, dir: write(t, chain())}
	edit := func(file, from, to string) {
		t.Helper()
		name := filepath.Join(r.dir, filepath.FromSlash(file))
		data, err := os.ReadFile(name)
		if err != nil || !strings.Contains(string(data), from) {
			t.Fatalf("no %q: %v", from, err)
		}
		if err := os.WriteFile(name, []byte(strings.Replace(string(data), from, to, 1)), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	r.tool("-baseline=known.json").want(t, 1, "known.json: no such file or directory (-write-baseline makes it)")
	r.tool("-baseline=known.json", "-write-baseline").want(t, 0, "known.json lists 6 findings", "!waits")
	first, err := os.ReadFile(filepath.Join(r.dir, "known.json"))
	if err != nil {
		t.Fatal(err)
	}
	r.tool("-baseline=known.json").want(t, 0, "!waits", "!no longer")

	// Lines move, and a second fault of the same kind is new.
	edit("mid/mid.go", "func Twice() {", "// Twice waits.\nfunc Twice() {")
	r.tool("-baseline=known.json").want(t, 0, "!waits", "!no longer")
	edit("top/top.go", "mid.Twice()", "mid.Twice()\n\tmid.Twice()")
	r.tool("-baseline=known.json").want(t, 3, "top/top.go:7:2: call of example.com/m/mid.Twice waits", "!low.go", "!no longer")
	edit("top/top.go", "\tmid.Twice()\n", "")

	// What is gone is told, where somebody looked for it.
	edit("mid/mid.go", "low.Wait()", "_ = low.Wait")
	gone := "known.json: no longer found: calls/wait in example.com/m/mid, Twice: low . Wait ( )"
	r.tool("-baseline=known.json", "./mid").want(t, 0, strings.Replace(gone, "low . Wait ( )", "func Twice ( ) { low . Wait ( ) }", 1))
	r.tool("-baseline=known.json", "./low").want(t, 0, "!no longer")
	r.tool("-baseline=known.json", "-boom", "./mid").want(t, 0, "!no longer")
	edit("mid/mid.go", "_ = low.Wait", "low.Wait()")

	r.tool("-baseline=known.json", "-write-baseline").want(t, 0)
	if again, _ := os.ReadFile(filepath.Join(r.dir, "known.json")); !slices.Equal(again, first) {
		t.Errorf("written again:\n%s\nbefore:\n%s", again, first)
	}
}

func TestBaselineBadInput(t *testing.T) {
	files := chain()
	files["none.json"] = "{"
	files["new.json"] = `{"version": 2}`
	files["bad/bad.go"] = "package bad\n\nfunc F() { x := 1 }\n"
	r := runner{t: t, dir: write(t, files)}
	r.tool("-baseline=none.json", "./low").want(t, 1, "none.json is no baseline")
	r.tool("-baseline=new.json", "./low").want(t, 1, "new.json is a baseline of version 2, want 1")
	r.tool("-write-baseline").want(t, 1, "-write-baseline works with -baseline only")
	r.tool("-baseline=none.json", "-fix").want(t, 1, "-baseline and -fix cannot be used together")
	r.tool("-baseline=b.json", "-write-baseline", "./bad").want(t, 1, "b.json is not written: there were errors")
	r.tool("-baseline=b.json", "x.cfg").want(t, 1, "work without go vet only")
}
