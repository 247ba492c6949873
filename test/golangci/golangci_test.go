// Package golangci proves the plugin in the real golangci-lint: it is built once with the plugin linked in, as
// golangci-lint custom does it, and run over a small module. It is a module of its own, since golangci-lint needs more
// than two hundred others.
package golangci

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/backofflint/backofflint/test/host"
)

// program is a golangci-lint with the plugin.
type program struct {
	exe   string
	cache string
}

func TestPlugin(t *testing.T) {
	p := build(t)
	t.Run("findings", p.findings)
	t.Run("suppressions", p.suppressions)
	t.Run("settings", p.settings)
	t.Run("bad settings", p.badSettings)
	t.Run("without facts", p.withoutFacts)
	t.Run("fix", p.fix)
	t.Run("fixes together", p.fixesTogether)
	t.Run("sarif", p.sarif)
	t.Run("cached", p.cached)
	t.Run("documented", p.documented)
	t.Run("this project", p.thisProject)
	t.Run("custom", p.custom)
}

// build links golangci-lint. One package at a time: the linker alone takes most of a gigabyte.
func build(t *testing.T) *program {
	t.Helper()
	p := &program{filepath.Join(t.TempDir(), "golangci-lint"), t.TempDir()}
	if out, err := exec.Command("go", "build", "-p=1", "-o", p.exe, "./gcl").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	return p
}

const (
	acrossFault = "app.go:17:13: nojitter: "
	hereFault   = "app.go:24:13: nojitter: "
	linearFault = "app.go:31:13: nojitter: "
	fixable     = "app.go:58:2: attemptonly: "
)

func (p *program) findings(t *testing.T) {
	out := p.run(t, app(t, ""), 1)
	want(t, out, acrossFault, "(delay.go:8)", "(nojitter/nodraw) (backofflint)", hereFault, fixable, "(attemptonly/ctxignored)",
		"3 issues:", "!"+linearFault)
}

func (p *program) suppressions(t *testing.T) {
	dir := app(t, "")
	configure(t, dir, "", "backofflint, nolintlint")
	out := p.run(t, dir, 1)
	want(t, out, "!app.go:38:", "!app.go:45:", // silenced
		"app.go:52:27: directive `//nolint:backofflint // nothing to silence` is unused for linter \"backofflint\" (nolintlint)",
		"4 issues:") // the three faults, and nothing said twice
}

func (p *program) settings(t *testing.T) {
	out := p.run(t, app(t, "checks: [nojitter]\nnojitter:\n  growth: linear"), 1)
	want(t, out, acrossFault, hereFault, linearFault, "!attemptonly")
	out = p.run(t, app(t, "checks: [-nojitter]"), 1)
	want(t, out, fixable, "1 issues:")
	out = p.run(t, app(t, "nojitter: {skip: [nodraw]}\nattemptonly: {mintotal: 10s}"), 0)
	want(t, out, "0 issues.")
}

func (p *program) badSettings(t *testing.T) {
	out := p.run(t, app(t, "growth: linear"), 3)
	want(t, out, `backofflint: unknown setting "growth"; the settings are checks, facts, nojitter,`)
	out = p.run(t, app(t, "nojitter: {growht: linear}"), 3)
	want(t, out, `unknown option "growht"; the options are draw, growth, plateau, skip, tests, waiter`)
}

func (p *program) withoutFacts(t *testing.T) {
	out := p.run(t, app(t, "facts: false"), 1)
	want(t, out, hereFault, fixable, "!"+acrossFault)
}

func (p *program) fix(t *testing.T) {
	dir := app(t, "checks: [attemptonly]")
	out := p.run(t, dir, 0, "--fix")
	want(t, out, "0 issues.")
	data, err := os.ReadFile(filepath.Join(dir, "app.go"))
	if err != nil {
		t.Fatal(err)
	}
	want(t, string(data), "case <-ctx.Done():")
	vet(t, dir)
}

// fixesTogether applies the fixes that several checks have for the same statements, all at once: to golangci-lint they
// are those of one linter. What comes out is what the tests of the checks pinned.
func (p *program) fixesTogether(t *testing.T) {
	testdata, dir := filepath.Join("..", "..", "testdata"), t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join(testdata, "src", "nojitter", "bad", "fixes"))); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module fixed\n\ngo 1.26\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	configure(t, dir, "", "backofflint")
	golden, err := os.ReadFile(filepath.Join(testdata, "golden", "together_fixes.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for range 2 { // the second time there is nothing to do
		out := p.run(t, dir, 1, "--fix")
		want(t, out, "!skipped", "!conflict", "6 issues:")
		vet(t, dir)
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no files: %v", err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(string(golden), "-- "+filepath.Base(file)+" --\n"+string(text)) {
				t.Errorf("%s is not as in together_fixes.txt:\n%s", filepath.Base(file), text)
			}
		}
	}
}

// vet runs go vet over what was fixed.
func vet(t *testing.T, dir string) {
	t.Helper()
	cmd := exec.Command("go", "vet", "./...")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off", "GOPROXY=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("go vet on what was fixed: %v\n%s", err, out)
	}
}

func (p *program) sarif(t *testing.T) {
	dir := app(t, "")
	p.run(t, dir, 1, "--output.sarif.path=out.sarif")
	data, err := os.ReadFile(filepath.Join(dir, "out.sarif"))
	if err != nil {
		t.Fatal(err)
	}
	var log struct {
		Runs []struct {
			Results []struct {
				RuleID  string
				Message struct{ Text string }
			}
		}
	}
	if err := json.Unmarshal(data, &log); err != nil {
		t.Fatal(err)
	}
	if len(log.Runs) != 1 || len(log.Runs[0].Results) != 3 {
		t.Fatalf("not one run of three results:\n%s", data)
	}
	for _, r := range log.Runs[0].Results { // the id is in the text, for golangci-lint hands on nothing else
		if r.RuleID != "backofflint" || !strings.HasSuffix(r.Message.Text, ")") {
			t.Errorf("result %+v", r)
		}
	}
}

// cached runs twice in one folder: the second answer comes from golangci-lint's cache.
func (p *program) cached(t *testing.T) {
	dir := app(t, "")
	first := p.run(t, dir, 1)
	if second := p.run(t, dir, 1); second != first {
		t.Errorf("first:\n%s\nsecond:\n%s", first, second)
	}
}

// documented runs with the configuration that the documents show; they name the version that is tried here.
func (p *program) documented(t *testing.T) {
	var page []byte
	for _, name := range []string{"README.md", filepath.Join("docs", "hosts.md")} {
		var err error
		if page, err = os.ReadFile(filepath.Join("..", "..", name)); err != nil {
			t.Fatal(err)
		}
		_, version := required(t)
		want(t, string(page), "```yaml\nversion: "+version+"\nplugins:\n  - module: github.com/backofflint/backofflint\n"+
			"    import: github.com/backofflint/backofflint/plugin\n")
	}
	_, rest, found := strings.Cut(string(page), "```yaml\nversion: \"2\"\n")
	config, _, _ := strings.Cut(rest, "```")
	if !found {
		t.Fatal("docs/hosts.md shows no configuration")
	}
	dir := app(t, "")
	if err := os.WriteFile(filepath.Join(dir, ".golangci.yml"), []byte("version: \"2\"\n"+config), 0o644); err != nil {
		t.Fatal(err)
	}
	out := p.run(t, dir, 1, "--default=none")
	want(t, out, acrossFault, hereFault, linearFault, "!attemptonly", "3 issues:")
}

// thisProject runs with the lint settings of backofflint itself.
func (p *program) thisProject(t *testing.T) {
	out := p.run(t, filepath.Join("..", ".."), 0, "--max-same-issues=0", "--max-issues-per-linter=0")
	want(t, out, "0 issues.")
}

// run runs golangci-lint in dir and demands an exit status.
func (p *program) run(t *testing.T, dir string, status int, flags ...string) string {
	t.Helper()
	cmd := exec.Command(p.exe, append([]string{"run", "--concurrency=1"}, flags...)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOLANGCI_LINT_CACHE="+p.cache, "GOFLAGS=", "GOWORK=off", "GOPROXY=off", "NO_COLOR=1")
	return host.Run(t, cmd, status)
}

// app copies the module to analyse, with a configuration.
func app(t *testing.T, settings string) (dir string) {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(dir, os.DirFS(filepath.Join("..", "testdata", "app"))); err != nil {
		t.Fatal(err)
	}
	configure(t, dir, settings, "backofflint")
	return dir
}

func configure(t *testing.T, dir, settings, linters string) {
	t.Helper()
	text := "version: \"2\"\nlinters:\n  default: none\n  enable: [" + linters + "]\n  settings:\n    custom:\n      backofflint:\n" +
		"        type: module\n"
	if settings != "" {
		text += "        settings:\n          " + strings.ReplaceAll(settings, "\n", "\n          ") + "\n"
	}
	if err := os.WriteFile(filepath.Join(dir, ".golangci.yml"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// want demands texts in an output; one that begins with an exclamation mark must not be there.
func want(t *testing.T, out string, texts ...string) {
	t.Helper()
	for _, text := range texts {
		not, absent := strings.CutPrefix(text, "!")
		if absent == strings.Contains(out, not) {
			t.Errorf("want %s in:\n%s", text, out)
			return
		}
	}
}
