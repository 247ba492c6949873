package corpus

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

// root is the top of the repository, seen from this package.
const root = "../.."

var (
	labelFile   = filepath.Join(root, "testdata", "corpus", "labels.jsonl")
	settingFile = filepath.Join(root, "testdata", "corpus", "settings.json")
	resultFile  = filepath.Join(root, "testdata", "corpus", "result.json")
)

func readLabels(t *testing.T) []Label {
	t.Helper()
	labels, err := ReadLabels(labelFile)
	if err != nil {
		t.Fatal(err)
	}
	return labels
}

func readSettings(t *testing.T) map[string]Setting {
	t.Helper()
	settings, err := ReadSettings(settingFile)
	if err != nil {
		t.Fatal(err)
	}
	return settings
}

// Every label uses the words of the guide.
func TestLabels(t *testing.T) {
	labels := readLabels(t)
	if len(labels) < 300 {
		t.Errorf("%d labels", len(labels))
	}
	names, _, err := Repositories(labels)
	if err != nil || len(names) < 30 {
		t.Errorf("%d repositories, %v", len(names), err)
	}
	commit := regexp.MustCompile(`^[0-9a-f]{40}$`)
	for _, l := range labels {
		at := l.Repo + " " + place(l.File, l.Line)
		if !commit.MatchString(l.Commit) || l.Line < 1 || l.Func == "" || l.Idiom == "" || l.Note == "" {
			t.Errorf("%s: incomplete", at)
		}
		if !slices.Contains([]string{"high", "medium", unsure}, l.Sure) {
			t.Errorf("%s: sure is %q", at, l.Sure)
		}
		if len(l.Kinds) == 0 || slices.Contains(l.Kinds, fine) && len(l.Kinds) > 1 {
			t.Errorf("%s: kinds are %q", at, l.Kinds)
		}
		for _, kind := range slices.Concat(l.Kinds, l.Not) {
			if kind != fine && !slices.Contains(Kinds, kind) {
				t.Errorf("%s: no kind %q", at, kind)
			}
		}
		for _, kind := range l.Kinds {
			if slices.Contains(l.Not, kind) {
				t.Errorf("%s: is and is not %s", at, kind)
			}
		}
	}
}

// Every setting is for a repository that labels name.
func TestSettings(t *testing.T) {
	names, _, err := Repositories(readLabels(t))
	if err != nil {
		t.Fatal(err)
	}
	for repo := range readSettings(t) {
		if !slices.Contains(names, repo) {
			t.Errorf("%s has no label", repo)
		}
	}
}

func TestModules(t *testing.T) {
	dir := t.TempDir()
	for _, folder := range []string{".", "api", "tools", "examples", "_old", "testdata/x", "vendor/y"} {
		write(t, filepath.Join(dir, folder, "go.mod"), "module m\n\ngo 1.26\n\ntoolchain go1.26.1\n")
	}
	for _, c := range []struct {
		name string
		s    Setting
		want []string
	}{
		{"all", Setting{}, []string{".", "api", "tools"}},
		{"only", Setting{Modules: []string{"api"}}, []string{"api"}},
		{"workspace", Setting{Workspace: []string{".", "api"}}, []string{".", "api"}},
	} {
		if got, err := c.s.modules(dir); err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, %v; want %v", c.name, got, err, c.want)
		}
	}
}

func TestPrepare(t *testing.T) {
	checkout, scratch := t.TempDir(), t.TempDir()
	write(t, filepath.Join(checkout, "go.mod"), "module m\n\ngo 1.26\n\ntoolchain go1.26.1\n")
	write(t, filepath.Join(checkout, "kept"), "old")
	s := Setting{
		GoFlags: []string{"-tags=a"}, Workspace: []string{".", "sub"},
		Files: map[string]string{"kept": "new", "ui/index.html": "new"},
	}
	env, err := s.prepare(checkout, scratch)
	if err != nil {
		t.Fatal(err)
	}
	work := filepath.Join(scratch, "go.work")
	for _, want := range []string{"GOFLAGS=-tags=a", "GOWORK=" + work} {
		if !slices.Contains(env, want) {
			t.Errorf("no %s in the environment", want)
		}
	}
	sub := filepath.Join(checkout, "sub")
	for file, want := range map[string]string{
		work:                                     "go 1.26\nuse \"" + checkout + "\"\nuse \"" + sub + "\"\n",
		filepath.Join(checkout, "kept"):          "old",
		filepath.Join(checkout, "ui/index.html"): "new",
	} {
		if got, err := os.ReadFile(file); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v; want %q", file, got, err, want)
		}
	}
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
