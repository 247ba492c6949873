package corpus

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The test program is the command, too: it prints what this variable says, with DIR for the folder that it runs in.
const played = "CORPUS_TEST_COMMAND_PRINTS"

func TestMain(m *testing.M) {
	if text := os.Getenv(played); text != "" {
		dir, err := os.Getwd()
		if err != nil {
			panic(err)
		}
		if _, err := os.Stat("broken"); err == nil {
			fmt.Fprintln(os.Stderr, "does not load")
			os.Exit(1)
		}
		fmt.Print(strings.ReplaceAll(text, "DIR", dir))
		os.Exit(3)
	}
	os.Exit(m.Run())
}

// published makes a repository a/one with a commit, below the folder that it returns.
func published(t *testing.T) (base, commit string) {
	t.Helper()
	base = t.TempDir()
	dir := filepath.Join(base, "a", "one")
	write(t, filepath.Join(dir, "go.mod"), "module one\n\ngo 1.26\n")
	write(t, filepath.Join(dir, "api", "go.mod"), "module one/api\n\ngo 1.26\n")
	write(t, filepath.Join(dir, "api", "broken"), "")
	for _, args := range [][]string{
		{"init", "-q"}, {"add", "."},
		{"-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", "commit", "-q", "-m", "one"},
	} {
		git(t, dir, args...)
	}
	return "file://" + filepath.ToSlash(base), git(t, dir, "rev-parse", "HEAD")
}

func git(t *testing.T, dir string, args ...string) string {
	t.Helper()
	out, err := exec.Command("git", append([]string{"-C", dir}, args...)...).CombinedOutput()
	if err != nil {
		t.Fatalf("git %v: %v: %s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

// A repository is brought once, and run only at the commit of its labels.
func TestRun(t *testing.T) {
	base, commit := published(t)
	corpus := t.TempDir()
	t.Setenv(played, `{"one": {
		"nojitter": [
			{"category": "nodraw", "posn": "DIR/b.go:7:2", "message": "grows"},
			{"category": "seededdraw", "posn": "DIR/a.go:3:1", "message": "seeded"},
			{"category": "nodraw", "posn": "/elsewhere/b.go:7:2", "message": "not of this repository"}],
		"uncapped": {"error": "failed"}}}`)
	var absent Absent
	if _, _, err := Run(os.Args[0], corpus, "a/one", commit, Setting{}, t.TempDir()); !errors.As(err, &absent) {
		t.Errorf("no checkout: %v", err)
	}
	for range 2 {
		if err := Fetch(base, corpus, "a/one", commit); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := Run(os.Args[0], corpus, "a/one", strings.Repeat("0", 40), Setting{}, t.TempDir()); !errors.As(err, &absent) {
		t.Errorf("another commit: %v", err)
	}
	reports, problems, err := Run(os.Args[0], corpus, "a/one", commit, Setting{}, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	want := []Report{
		{"a/one", "a.go", 3, "reuseddraw", "seededdraw", "seeded"},
		{"a/one", "b.go", 7, "nojitter", "nodraw", "grows"},
	}
	if fmt.Sprint(reports) != fmt.Sprint(want) {
		t.Errorf("got %v, want %v", reports, want)
	}
	if len(problems) != 2 || !strings.Contains(problems["."], "failed") || problems["api"] != "does not load" {
		t.Errorf("problems: %q", problems)
	}
}

// A run without a report leaves a row, and one without a result is an error.
func TestQuietRun(t *testing.T) {
	base, commit := published(t)
	corpus := t.TempDir()
	if err := Fetch(base, corpus, "a/one", commit); err != nil {
		t.Fatal(err)
	}
	t.Setenv(played, "{}")
	reports, _, err := Run(os.Args[0], corpus, "a/one", commit, Setting{Modules: []string{"."}}, t.TempDir())
	if err != nil || fmt.Sprint(reports) != fmt.Sprint([]Report{{Repo: "a/one", Kind: nothing}}) {
		t.Errorf("%v, %v", reports, err)
	}
	if _, _, err := Run(os.Args[0], corpus, "a/one", commit, Setting{Modules: []string{"api"}}, t.TempDir()); err == nil {
		t.Error("no module gave a result, and no error")
	}
}
