package driver

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// write lays out files, named by slash-separated paths, in a new directory.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// A ran is a finished command.
type ran struct {
	stdout, stderr string
	code           int
}

type runner struct {
	t   *testing.T
	dir string
	env []string
}

// tool runs the command itself.
func (r runner) tool(args ...string) ran { return r.run(executable(r.t), args...) }

// vet runs go vet with the command as its tool.
func (r runner) vet(args ...string) ran {
	return r.run("go", append([]string{"vet", "-vettool=" + executable(r.t)}, args...)...)
}

func (r runner) run(name string, args ...string) ran {
	r.t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = r.dir
	cmd.Env = append(os.Environ(), toolEnv+"=1", "GOFLAGS=", "GOWORK=", "GOPROXY=off", "GO111MODULE=", "GOGC=", "PWD="+r.dir)
	cmd.Env = append(cmd.Env, r.env...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		r.t.Fatal(err)
	}
	clean := strings.NewReplacer(r.dir+string(filepath.Separator), "")
	return ran{clean.Replace(stdout.String()), clean.Replace(stderr.String()), cmd.ProcessState.ExitCode()}
}

func executable(t *testing.T) string {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return exe
}

// want fails the test unless the command ended with the status and each of the texts is in its output; a text that
// starts with "!" must not be.
func (got ran) want(t *testing.T, code int, texts ...string) {
	t.Helper()
	bad := got.code != code
	all := got.stdout + got.stderr
	for _, text := range texts {
		if not, ok := strings.CutPrefix(text, "!"); ok {
			bad = bad || strings.Contains(all, not)
		} else {
			bad = bad || strings.Count(all, text) != 1
		}
	}
	if bad {
		t.Errorf("exit status %d, want %d, and once each of:\n\t%s\nstdout:\n%sstderr:\n%s",
			got.code, code, strings.Join(texts, "\n\t"), got.stdout, got.stderr)
	}
}

// chain is a module in which waiting crosses two packages.
func chain() map[string]string {
	return map[string]string{
		"go.mod":            "module example.com/m\n\ngo 1.26\n",
		"low/low.go":        "package low\n\nimport \"time\"\n\nfunc Wait() { time.Sleep(1) }\n\ntype T struct{}\n\nfunc (T) Pause() { Wait() }\n",
		"mid/mid.go":        "package mid\n\nimport \"example.com/m/low\"\n\nfunc Twice() { low.Wait() }\n\nfunc New() low.T { return low.T{} }\n",
		"top/top.go":        "package top\n\nimport \"example.com/m/mid\"\n\nfunc Top() {\n\tmid.Twice()\n\tmid.New().Pause()\n}\n",
		"top/top_test.go":   "package top\n\nimport \"testing\"\n\nfunc TestTop(t *testing.T) { Top() }\n",
		"top/x_test.go":     "package top_test\n\nimport (\n\t\"example.com/m/top\"\n\t\"testing\"\n)\n\nfunc TestX(t *testing.T) { top.Top() }\n",
		"leaf/leaf.go":      "package leaf\n\nfunc Leaf() int { return 1 }\n",
		"none/none.go":      "package none\n\nimport \"example.com/m/leaf\"\n\nvar X = leaf.Leaf()\n",
		"none/none_test.go": "package none\n\nimport \"testing\"\n\nfunc TestNone(t *testing.T) {}\n",
	}
}

// chainFindings are all findings of chain.
var chainFindings = []string{
	"low/low.go:9:20: call of example.com/m/low.Wait waits",
	"mid/mid.go:5:16: call of example.com/m/low.Wait waits",
	"top/top.go:6:2: call of example.com/m/mid.Twice waits",
	"top/top.go:7:2: call of (example.com/m/low.T).Pause waits",
	"top/top_test.go:5:30: call of example.com/m/top.Top waits",
	"top/x_test.go:8:28: call of example.com/m/top.Top waits",
}
