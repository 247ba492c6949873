// Package vet proves the command as a tool of go vet and go fix: findings, fixes, flags, and what the go command's cache
// saves, on one machine and between two.
package vet

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/backofflint/backofflint/test/host"
)

// machine is a go command with a cache.
type machine struct {
	tool string
	dir  string // of the module
	env  []string
}

// setUp builds the tool, copies the module and gives both a cache of their own.
func setUp(t *testing.T) *machine {
	t.Helper()
	m := &machine{tool: host.Build(t), dir: t.TempDir()}
	if err := os.CopyFS(m.dir, os.DirFS(filepath.Join("..", "testdata", "app"))); err != nil {
		t.Fatal(err)
	}
	return m
}

// run runs the go command in the module and demands an exit status.
func (m *machine) run(t *testing.T, status int, args ...string) string {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Dir = m.dir
	cmd.Env = append(os.Environ(), append([]string{"GOFLAGS=", "GOWORK=off", "GOPROXY=off"}, m.env...)...)
	return host.Run(t, cmd, status)
}

func (m *machine) vet(t *testing.T, status int, args ...string) string {
	t.Helper()
	return m.run(t, status, append([]string{"vet", "-vettool=" + m.tool}, args...)...)
}

func (m *machine) source(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(m.dir, "app.go"))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestFindings(t *testing.T) {
	m := setUp(t)
	host.Counts(t, m.vet(t, 1, "./..."), map[string]int{
		"(nojitter/nodraw)": 2, "(delay.go:8)": 1, "(attemptonly/ctxignored)": 1, "(directive/unused)": 1,
	})
	host.Counts(t, m.vet(t, 0, "-json", "./..."), map[string]int{`"nojitter": [`: 1, `"category": "nodraw"`: 2, `"suggested_fixes"`: 2})
	host.Counts(t, m.vet(t, 1, "-nojitter", "-nojitter.growth=linear", "./..."), map[string]int{"(nojitter/nodraw)": 3, "attemptonly": 0})
	host.Counts(t, m.vet(t, 0, "-nojitter", "-nojitter.skip=nodraw", "./..."), map[string]int{"app.go": 0})
}

func TestFix(t *testing.T) {
	const fixed = "case <-ctx.Done():"
	m := setUp(t)
	before := m.source(t)
	host.Counts(t, m.vet(t, 1, "-fix", "-diff", "./..."), map[string]int{"+\t\t" + fixed: 1})
	host.Counts(t, m.run(t, 1, "fix", "-fixtool="+m.tool, "-diff", "./..."), map[string]int{"+\t\t" + fixed: 1})
	if m.source(t) != before {
		t.Fatal("-diff changed the file")
	}
	m.run(t, 0, "fix", "-fixtool="+m.tool, "./...")
	after := m.source(t)
	host.Counts(t, after, map[string]int{fixed: 1})
	m.vet(t, 0, "-fix", "./...")
	if m.source(t) != after {
		t.Errorf("a second fix changed the file:\n%s", m.source(t))
	}
	host.Counts(t, m.vet(t, 1, "./..."), map[string]int{"(attemptonly/": 0})
}

// units counts the packages that a run of go vet analysed, by the commands that it shows with -x.
func units(out string) int { return strings.Count(out, "vet.cfg") }

func TestCache(t *testing.T) {
	m := setUp(t)
	m.env = []string{"GOCACHE=" + t.TempDir()}
	m.record(t)
	first := m.vet(t, 1, "-x", "./...")
	asked := m.recorded(t)
	second := m.vet(t, 1, "-x", "./...")
	if units(first) == 0 || units(second) != 0 {
		t.Errorf("%d units at first, %d from the cache", units(first), units(second))
	}
	host.Counts(t, second, map[string]int{"(nojitter/nodraw)": 2})
	for _, args := range m.recorded(t)[len(asked):] {
		if args != "-flags" && args != "-V=full" {
			t.Errorf("with all results in the cache the tool is run with %s", args)
		}
	}
}

// record puts a script around the tool that keeps what each run is asked.
func (m *machine) record(t *testing.T) {
	t.Helper()
	script := "#!/bin/sh\necho \"$@\" >> '" + m.tool + ".log'\nexec '" + m.tool + "' \"$@\"\n"
	if err := os.WriteFile(m.tool+".sh", []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	m.tool += ".sh"
}

// recorded are the arguments of each run so far.
func (m *machine) recorded(t *testing.T) []string {
	t.Helper()
	log, err := os.ReadFile(strings.TrimSuffix(m.tool, ".sh") + ".log")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(log)), "\n")
}
