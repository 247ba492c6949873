package driver

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestStandaloneFindings(t *testing.T) {
	t.Parallel()
	r := runner{t: t, dir: write(t, chain())}
	all := r.tool()
	all.want(t, 3, append(slices.Clone(chainFindings), "!errors", "!\r")...)
	var order []string
	for line := range strings.Lines(all.stderr) {
		if !strings.Contains(line, "\there") {
			order = append(order, line)
		}
	}
	if all.stdout != "" || !slices.IsSorted(order) {
		t.Errorf("findings on standard output, or out of order:\n%s%s", all.stdout, all.stderr)
	}
	if again := r.tool("./..."); again != all {
		t.Errorf("a second run differs: %v, was %v", again, all)
	}

	// A package named alone has the facts of those below, not their findings.
	r.tool("./top").want(t, 3, append(slices.Clone(chainFindings[2:]), "!low/low.go", "!mid/mid.go")...)
	r.tool("-test=false", "./top").want(t, 3, chainFindings[2], chainFindings[3], "!_test.go")
	r.tool("./leaf", "example.com/m/none").want(t, 0, "!waits")
	r.tool("./low/low.go").want(t, 3, "low/low.go:9:20: call of command-line-arguments.Wait waits")
}

func TestStandaloneReadsOwnOnly(t *testing.T) {
	log := filepath.Join(t.TempDir(), "log")
	r := runner{t: t, dir: write(t, chain()), env: []string{logEnv + "=" + log}}
	r.tool("./...").want(t, 3)
	data, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	lines := sortedLines(string(data))
	want := sortedLines(`example.com/m/leaf own=true
example.com/m/low own=true
example.com/m/mid own=true
example.com/m/none own=true
example.com/m/top own=true
example.com/m/top_test own=true`)
	if !slices.Equal(lines, want) {
		t.Errorf("the engine ran on\n%s\nwant\n%s", strings.Join(lines, "\n"), strings.Join(want, "\n"))
	}
}

func TestStandaloneJSON(t *testing.T) {
	r := runner{t: t, dir: write(t, chain())}
	got := r.tool("-json", "./low", "./top")
	got.want(t, 0)
	var tree map[string]map[string][]jsonFinding
	if err := json.Unmarshal([]byte(got.stdout), &tree); err != nil {
		t.Fatal(err, got)
	}
	if n := len(tree["example.com/m/top"]["calls"]); n != 3 {
		t.Errorf("top has %d findings, want 3: %s", n, got.stdout)
	}
	f := tree["example.com/m/low"]["calls"][0]
	if f.Posn != "low/low.go:9:20" || f.End != "low/low.go:9:26" || f.Category != "wait" || len(f.Related) != 1 ||
		len(f.Fixes) != 1 || f.Fixes[0].Edits[0].Start != f.Fixes[0].Edits[0].End {
		t.Errorf("unexpected finding %+v", f)
	}
	r.tool("-json", "./leaf").want(t, 0, "{}")
}

func TestStandaloneOptions(t *testing.T) {
	t.Parallel()
	r := runner{t: t, dir: write(t, chain())}
	r.tool("-calls=false").want(t, 0, "!waits")
	r.tool("-boom").want(t, 0, "!waits")
	r.tool("-calls", "./low").want(t, 3, "low.Wait waits")
	r.tool("-calls.max=3s", "./low").want(t, 3, "low.Wait waits")
	r.tool("-c=0", "./low").want(t, 3, "9:20: call", "9:24: \there")
	if got := r.tool("-c=0", "./low"); strings.Count(got.stderr, "9\tfunc (T) Pause") != 2 {
		t.Errorf("no context in %q", got.stderr)
	}
	r.tool("-calls.below", "./top").want(t, 3, "top/top.go:1:9: 3 below")
	r.tool("-V=full").want(t, 0, "buildID=")
	r.tool("-flags").want(t, 0, `"calls.max"`, `"json"`, `"test"`, `!"debug"`)
	r.tool("help").want(t, 0, "report calls of functions", "-debug", "!calls.max", "!-source")
	r.tool("-h").want(t, 0, "Usage:")
	r.tool("help", "calls").want(t, 0, "-calls.max wait", "At length.", "https://example.com/calls")
}

func TestStandaloneDebug(t *testing.T) {
	r := runner{t: t, dir: write(t, chain())}
	got := r.tool("-debug=schedule", "./...")
	got.want(t, 3)
	want := "low.go:5: Wait waits\nlow.go:9: Pause waits\nmid.go:5: Twice waits\ntop.go:5: Top waits\ntop_test.go:5: TestTop waits\nx_test.go:8: TestX waits\n"
	if got.stdout != want {
		t.Errorf("got\n%s\nwant\n%s", got.stdout, want)
	}
	r.tool("-debug=schedule", "-boom", "./mid").want(t, 0, "Twice waits")
	r.tool("-debug=schedules").want(t, 1, `invalid value "schedules" for flag -debug`)
	r.tool("-debug=schedule", "-json").want(t, 1, "cannot be used together")
	r.tool("-debug=schedule", "-fix").want(t, 1, "cannot be used together")
}

func TestStandaloneBadInput(t *testing.T) {
	t.Parallel()
	files := chain()
	files["bad/bad.go"] = "package bad\n\nfunc Todo() int { return nothing }\n\nfunc F() { x := 1 }\n"
	files["user/user.go"] = "package user\n\nimport (\n\t\"example.com/m/bad\"\n\t\"example.com/m/low\"\n)\n\nfunc U() int { low.Wait(); return bad.Todo() }\n"
	files["syntax/syntax.go"] = "package syntax\n\nfunc {\n"
	files["lost/lost.go"] = "package lost\n\nimport _ \"example.com/nowhere/x\"\n"
	files["boom/boom.go"] = "package boom\n\nfunc Boom() {}\n"
	files["fail/fail.go"] = "package fail\n\nfunc Fail() {}\n"
	files["badtest/ok.go"] = "package badtest\n\nimport \"example.com/m/low\"\n\nfunc Ok() { low.Wait() }\n"
	files["badtest/bad_test.go"] = "package badtest\n\nvar _ int = \"no\"\n"
	files["empty/readme"] = ""
	files["excluded/x.go"] = "//go:build never\n\npackage excluded\n"
	r := runner{t: t, dir: write(t, files)}

	all := r.tool("./...")
	all.want(t, 1, append(slices.Clone(chainFindings),
		"bad/bad.go:3:26: undefined: nothing (and 1 more error) [package example.com/m/bad has errors]",
		"bad/bad.go:3:6: todo, with 2 errors",
		"syntax/syntax.go:3:6: ", "[package example.com/m/syntax has errors]",
		"lost/lost.go:3:8: no required module provides package example.com/nowhere/x",
		"user/user.go:8:16: call of example.com/m/low.Wait waits",
		"badtest/bad_test.go:3:13: cannot use",
		"badtest/ok.go:5:13: call of example.com/m/low.Wait waits",
		"backofflint: internal error in boom on package example.com/m/boom: assignment to entry in nil map (suite_test.go:",
		"backofflint: broken on package example.com/m/fail: it failed",
		"!excluded", "!skipped", "!# example.com")...)
	if lines := strings.Count(all.stderr, "\n"); lines != len(chainFindings)*2+12 {
		t.Errorf("%d lines, is there noise?\n%s", lines, all.stderr)
	}

	r.tool("./low", "./nowhere/...").want(t, 1, chainFindings[0], "backofflint: package ./nowhere/...: ")
	r.tool("./low", "./empty/...").want(t, 1, chainFindings[0], "backofflint: ./empty/... matched no packages")
	r.tool("example.com/m/none/...", "example.com/z/...").want(t, 1, "backofflint: example.com/z/... matched no packages", "!none/...")
	r.tool("./empty").want(t, 1, "backofflint: package ./empty: no Go files in")
	r.tool("./excluded").want(t, 1, "build constraints exclude all Go files")
	r.tool("-tags=never", "./excluded").want(t, 0)
	r.tool("./missing").want(t, 1, "directory not found")
	r.tool("-nosuch", "./low").want(t, 1, "backofflint: unknown flag or check -nosuch", "!low.go")
	r.tool("-calls.nosuch=1").want(t, 1, "unknown flag or check -calls.nosuch")
	r.tool("-calls.max=soon").want(t, 1, `invalid value "soon" for flag -calls.max`)
	r.tool("-calls=perhaps").want(t, 1, `invalid boolean value "perhaps" for -calls`)
	r.tool("-c").want(t, 1, "flag needs an argument: -c")
	r.tool("./low", "-json").want(t, 1, "flag -json comes after a package")
	r.tool("-diff").want(t, 1, "-diff works with -fix only")
	r.tool("help", "nosuch").want(t, 1, `no check is named "nosuch"`)
	runner{t: t, dir: t.TempDir()}.tool().want(t, 1, "backofflint: package ./...: ")
}

func TestStandaloneFix(t *testing.T) {
	t.Parallel()
	r := runner{t: t, dir: write(t, toFix())}
	r.tool("-fix", "-diff", "./...").want(t, 0,
		"+func (T) Pause() { Wait( /* waits */ ) }", "+func Twice() { low.Wait( /* waits */ ) }", "-func F() {\r", "+func F() {")
	r.tool("-fix").want(t, 0)
	r.wantFixed()
}

// toFix is chain and a file with carriage returns.
func toFix() map[string]string {
	files := chain()
	files["crlf/a.go"] = strings.ReplaceAll(waiting("crlf", "\t"), "\n", "\r\n")
	return files
}

// wantFixed looks at what -fix made of toFix. The file with carriage returns is as gofmt writes it.
func (r runner) wantFixed() {
	r.t.Helper()
	want := map[string]string{"mid/mid.go": chain()["mid/mid.go"], "top/top.go": chain()["top/top.go"], "crlf/a.go": waiting("crlf", "\t")}
	const in = "( /* waits */ )"
	fixed := strings.NewReplacer("low.Wait()", "low.Wait"+in, "mid.Twice()", "mid.Twice"+in, ".Pause()", ".Pause"+in)
	for name, text := range want {
		data, err := os.ReadFile(filepath.Join(r.dir, filepath.FromSlash(name)))
		if err != nil || string(data) != fixed.Replace(text) {
			r.t.Errorf("not fixed: %v\n%q", err, data)
		}
	}
}
