// Package install proves that a stranger gets the command as the README says: a file proxy serves this working tree as
// a release, and the go command installs it, keeps it as a tool of a module, and runs it.
package install

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/backofflint/backofflint/test/host"
)

const command = module + "/cmd/backofflint"

// stranger has a module with faults, and a go command that knows nothing of this working tree.
type stranger struct {
	dir string // of the module
	bin string // where go install puts commands
	env []string
}

// arrive sets up a stranger. Modules are kept apart from those of the machine, where the release would stay and hide
// the next one. The other modules are taken from what the machine has downloaded, then from where it downloads, which
// is what the checksum database is asked through as well.
func arrive(t *testing.T) *stranger {
	t.Helper()
	s := &stranger{dir: t.TempDir(), bin: t.TempDir()}
	if err := os.CopyFS(s.dir, os.DirFS(filepath.Join("..", "testdata", "app"))); err != nil {
		t.Fatal(err)
	}
	proxies := strings.Join([]string{
		"file://" + filepath.ToSlash(publish(t, filepath.Join("..", ".."))),
		"file://" + filepath.ToSlash(filepath.Join(goEnv(t, "GOMODCACHE"), "cache", "download")),
		goEnv(t, "GOPROXY"),
	}, ",")
	unsummed := module
	if set := goEnv(t, "GONOSUMDB"); set != "" {
		unsummed += "," + set
	}
	s.env = append(os.Environ(),
		"GOPATH="+t.TempDir(), "GOMODCACHE="+t.TempDir(), "GOBIN="+s.bin, "GOCACHE="+goEnv(t, "GOCACHE"),
		"GOPROXY="+proxies, "GONOSUMDB="+unsummed, "GOPRIVATE=", "GONOPROXY=", "GOWORK=off",
		"GOFLAGS=-modcacherw -trimpath", // folders that can be deleted; packages that the next run finds in the cache
	)
	return s
}

func goEnv(t *testing.T, name string) string {
	t.Helper()
	out, err := exec.Command("go", "env", name).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// run runs a program in the module, demands an exit status and returns all that it printed.
func (s *stranger) run(t *testing.T, status int, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = s.dir, s.env
	return host.Run(t, cmd, status)
}

// speaks demands the findings of the module, the one across packages included.
func speaks(t *testing.T, out string) {
	t.Helper()
	host.Counts(t, out, map[string]int{
		"(nojitter/nodraw)": 2, "(delay.go:8)": 1, "(attemptonly/ctxignored)": 1, "(directive/unused)": 1,
	})
}

func TestStranger(t *testing.T) {
	if os.Getenv("BACKOFFLINT_TEST_HOSTS") == "" {
		t.Skip("may need a module proxy and the checksum database: set BACKOFFLINT_TEST_HOSTS")
	}
	s := arrive(t)

	t.Run("go install", func(t *testing.T) {
		s.run(t, 0, "go", "install", command+"@latest")
		installed := filepath.Join(s.bin, "backofflint")
		if out := s.run(t, 0, "go", "version", "-m", installed); !strings.Contains(out, module+"\t"+release) {
			t.Errorf("is not of %s:\n%s", release, out)
		}
		speaks(t, s.run(t, 3, installed, "./..."))
		speaks(t, s.run(t, 3, installed)) // no package named
		speaks(t, s.run(t, 1, "go", "vet", "-vettool="+installed, "./..."))
		s.run(t, 0, installed, "./internal/...") // nothing to find
	})

	t.Run("go run", func(t *testing.T) {
		out := s.run(t, 1, "go", "run", command+"@latest", "./...") // go run ends with 1 and names the status
		speaks(t, out)
		if !strings.Contains(out, "exit status 3") {
			t.Errorf("no exit status 3:\n%s", out)
		}
	})

	t.Run("go get -tool", func(t *testing.T) {
		s.run(t, 0, "go", "get", "-tool", command+"@"+release)
		speaks(t, s.run(t, 3, "go", "tool", "backofflint", "./..."))
		tool := strings.TrimSpace(s.run(t, 0, "go", "tool", "-n", "backofflint"))
		speaks(t, s.run(t, 1, "go", "vet", "-vettool="+tool, "./..."))
		s.run(t, 0, "go", "mod", "verify")
	})
}
