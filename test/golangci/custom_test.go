package golangci

// golangci-lint custom is tried as well, which builds what the other tests link by themselves.

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// custom runs golangci-lint custom with the file of this project. It clones golangci-lint; here it gets the source that
// the program above was built from, as a repository on this machine.
func (p *program) custom(t *testing.T) {
	if os.Getenv("BACKOFFLINT_TEST_HOSTS") == "" {
		t.Skip("links a second golangci-lint: set BACKOFFLINT_TEST_HOSTS")
	}
	remote, exe := t.TempDir(), filepath.Join(t.TempDir(), "golangci-lint-backofflint")
	publish(t, filepath.Join(remote, "golangci-lint.git"))
	cmd := exec.Command(p.exe, "custom", "--destination="+filepath.Dir(exe))
	cmd.Dir = filepath.Join("..", "..")
	cmd.Env = append(os.Environ(), "GOFLAGS=-p=1", "GOWORK=off", "GIT_CONFIG_COUNT=1",
		"GIT_CONFIG_KEY_0=url.file://"+filepath.ToSlash(remote)+"/.insteadOf", "GIT_CONFIG_VALUE_0=https://github.com/golangci/")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	made := &program{exe, p.cache}
	out := made.run(t, app(t, ""), 1)
	want(t, out, acrossFault, hereFault, fixable, "3 issues:")
}

// publish makes a repository of the golangci-lint that this module requires.
func publish(t *testing.T, dir string) {
	t.Helper()
	source, version := required(t)
	if err := os.CopyFS(dir, os.DirFS(source)); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"init", "-q"}, {"add", "-A", "-f"}, {"-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "-qm", "all"}, {"tag", version},
	} {
		cmd := exec.Command("git", args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_SYSTEM="+os.DevNull)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
}

// required tells which golangci-lint this module requires, and where its source is.
func required(t *testing.T) (dir, version string) {
	t.Helper()
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}|{{.Version}}", "github.com/golangci/golangci-lint/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	dir, version, _ = strings.Cut(strings.TrimSpace(string(out)), "|")
	return dir, version
}
