// Package precommit proves the hooks with the real pre-commit: it clones this working tree from a file URL, installs the
// command as it does for anybody, and runs all hooks over a small module.
package precommit

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/backofflint/backofflint/test/host"
)

const config = `repos:
  - repo: file://HOOKS
    rev: v0.0.1
    hooks:
      - id: backofflint
      - id: backofflint-vet
        args: ["-nojitter", "./..."]
      - id: backofflint-system
`

func TestHooks(t *testing.T) {
	if _, err := exec.LookPath("pre-commit"); err != nil {
		if os.Getenv("BACKOFFLINT_TEST_HOSTS") != "" {
			t.Fatal(err)
		}
		t.Skip("needs pre-commit")
	}
	hooks, user, bin := t.TempDir(), t.TempDir(), filepath.Dir(host.Build(t))
	copyTree(t, hooks, filepath.Join("..", ".."))
	commit(t, hooks)
	git(t, hooks, "tag", "v0.0.1")

	copyTree(t, user, filepath.Join("..", "testdata", "app"))
	if err := os.WriteFile(filepath.Join(user, ".pre-commit-config.yaml"), []byte(strings.Replace(config, "HOOKS", hooks, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	commit(t, user)
	cmd := exec.Command("pre-commit", "run", "--all-files", "--color=never")
	cmd.Dir = user
	cmd.Env = append(os.Environ(), "PRE_COMMIT_HOME="+t.TempDir(), "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"), "GOWORK=off")
	host.Counts(t, host.Run(t, cmd, 1), map[string]int{
		"- hook id: backofflint\n- exit code: 3":        1,
		"- hook id: backofflint-vet\n- exit code: 1":    1,
		"- hook id: backofflint-system\n- exit code: 3": 1,
		"(nojitter/nodraw)":                             6, // two in each
		"(attemptonly/ctxignored)":                      2, // the hook under go vet runs nojitter only
	})
}

// The hooks that the documents name are there.
func TestDocumented(t *testing.T) {
	root := filepath.Join("..", "..")
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	hooks := read(".pre-commit-hooks.yaml")
	for _, page := range []string{"README.md", filepath.Join("docs", "hosts.md")} {
		named := regexp.MustCompile(`(?m)^ +- id: (\S+)`).FindAllStringSubmatch(read(page), -1)
		if len(named) == 0 {
			t.Errorf("%s names no hook", page)
		}
		for _, m := range named {
			if !strings.Contains(hooks, "- id: "+m[1]+"\n") {
				t.Errorf("%s names the hook %s, which there is not", page, m[1])
			}
		}
	}
}

// copyTree copies a working tree without what git keeps.
func copyTree(t *testing.T, to, from string) {
	t.Helper()
	err := filepath.WalkDir(from, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, name)
		target := filepath.Join(to, rel)
		switch {
		case err != nil:
			return err
		case d.Name() == ".git" && d.IsDir():
			return fs.SkipDir
		case d.IsDir():
			return os.MkdirAll(target, 0o755)
		case !d.Type().IsRegular():
			return nil
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(target, data, 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
}

func commit(t *testing.T, dir string) {
	t.Helper()
	git(t, dir, "init", "-q")
	git(t, dir, "add", "-A")
	git(t, dir, "-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "-qm", "all")
}

func git(t *testing.T, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_SYSTEM="+os.DevNull)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}
