package driver

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/unitchecker"
)

func TestVetFindings(t *testing.T) {
	t.Parallel()
	log := filepath.Join(t.TempDir(), "log")
	r := runner{t: t, dir: write(t, chain()), env: []string{logEnv + "=" + log}}
	first := r.vet("./...")
	first.want(t, 1, chainFindings...)
	data, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range sortedLines(string(data)) {
		if !strings.HasPrefix(line, "example.com/m/") || !strings.HasSuffix(line, "own=true") {
			t.Errorf("the engine ran on a foreign package: %s", line)
		}
	}

	os.Remove(log)
	second := r.vet("./...") // all from the cache
	second.want(t, 1, chainFindings...)
	if data, err := os.ReadFile(log); err == nil {
		t.Errorf("the cached run analyzed\n%s", data)
	}

	r.vet(r.apart(), "./top").want(t, 1, append(slices.Clone(chainFindings[2:]), "!low/low.go", "!mid/mid.go")...)
	r.vet("./leaf").want(t, 0, "!waits")
	r.vet("-calls=false", "./...").want(t, 0, "!waits")
	r.vet("-calls.below", "./top").want(t, 1, "top/top.go:1:9: 3 below")
	r.vet("./low/low.go").want(t, 1, "low/low.go:9:20: call of command-line-arguments.Wait waits")
	r.vet("-tags=x", "-calls.max=1s", "./low").want(t, 1, chainFindings[0])
	r.vet("-test=false", "-c=0", "./low").want(t, 1, chainFindings[0])
}

func TestVetJSON(t *testing.T) {
	r := runner{t: t, dir: write(t, chain())}
	got := r.vet("-json", "./top")
	got.want(t, 0)
	found := 0
	for dec := json.NewDecoder(strings.NewReader(jsonOnly(got.stdout + got.stderr))); ; {
		var tree map[string]map[string][]jsonFinding
		if err := dec.Decode(&tree); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err, got)
		}
		found += len(tree["example.com/m/top"]["calls"])
	}
	if found != 3 {
		t.Errorf("%d findings, want 3: %v", found, got)
	}
}

// jsonOnly drops the go command's "# package" headers.
func jsonOnly(s string) string {
	return strings.Join(slices.DeleteFunc(strings.Split(s, "\n"), func(l string) bool { return strings.HasPrefix(l, "#") }), "\n")
}

func TestVetBadInput(t *testing.T) {
	t.Parallel()
	files := chain()
	files["bad/bad.go"] = "package bad\n\nfunc Todo() int { return nothing }\n\nfunc F() { x := 1 }\n"
	files["boom/boom.go"] = "package boom\n\nfunc Boom() {}\n"
	files["syntax/syntax.go"] = "package syntax\n\nfunc F() { ) }\n"
	r := runner{t: t, dir: write(t, files)}
	r.vet("./low", "./bad").want(t, 1, chainFindings[0], "bad/bad.go:3:26: undefined: nothing (and 1 more error)")
	r.vet("./low", "./syntax").want(t, 1, "syntax/syntax.go:3:12: ")
	r.vet("./low", "./boom").want(t, 1, chainFindings[0],
		"internal error in boom on package example.com/m/boom: assignment to entry in nil map (suite_test.go:")
	r.vet("-debug=schedule", "./low").want(t, 2, "!waits")
	r.tool("missing.cfg").want(t, 1, "missing.cfg")
}

func TestVetFix(t *testing.T) {
	t.Parallel()
	r := runner{t: t, dir: write(t, toFix())}
	r.vet("-fix", "-diff", "./mid").want(t, 1, "+func Twice() { low.Wait( /* waits */ ) }")
	r.vet("-fix", "./...").want(t, 0)
	r.wantFixed()
}

// Without compiled packages x/tools' unitchecker takes over, in every unit.
func TestVetWithoutExportData(t *testing.T) {
	t.Parallel()
	for _, how := range []string{"absent", "empty"} {
		t.Run(how, func(t *testing.T) {
			log := filepath.Join(t.TempDir(), "log")
			r := runner{t: t, dir: write(t, chain()), env: []string{noExportEnv + "=" + how, logEnv + "=" + log}}
			r.vet(r.apart(), "./...").want(t, 1, chainFindings...)
			data, err := os.ReadFile(log)
			if err != nil || !strings.Contains(string(data), "time own=false") || strings.Contains(string(data), "time own=true") {
				t.Errorf("x/tools did not analyze the standard library as foreign: %v\n%.500s", err, data)
			}
		})
	}
}

// Text and exit status of a unit without -json, as other build systems run it, and a unit that names a test variant.
func TestUnitText(t *testing.T) {
	dir := write(t, map[string]string{
		"a.go": "package a\n\ntype D int\n\nfunc Todo() {}\n",
		"b.go": "package a\n\nvar _ string = 1\n",
	})
	r := runner{t: t, dir: dir}
	cfg := unitchecker.Config{
		ID: "a [a.test]", ImportPath: "a [a.test]", Compiler: "gc", Dir: dir, GoVersion: "go1.26",
		GoFiles:     []string{filepath.Join(dir, "a.go")},
		PackageFile: map[string]string{}, VetxOutput: filepath.Join(dir, "vetx"),
	}
	unit := func() ran {
		t.Helper()
		data, err := json.Marshal(cfg)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "a.cfg"), data, 0o666); err != nil {
			t.Fatal(err)
		}
		return r.tool("a.cfg")
	}
	unit().want(t, 1, "a.go:5:6: todo, with 0 errors")
	cfg.VetxOnly = true
	unit().want(t, 0, "!todo")
	cfg.VetxOnly, cfg.GoFiles = false, append(cfg.GoFiles, filepath.Join(dir, "b.go"))
	unit().want(t, 1, "b.go:3:16: cannot use 1", "a.go:5:6: todo, with 1 errors")
	cfg.SucceedOnTypecheckFailure = true
	unit().want(t, 0, "!cannot use")
}
