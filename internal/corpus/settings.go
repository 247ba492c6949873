package corpus

// This file decides how a repository is loaded: which of its modules, with which settings of the go command. What is
// special to one repository is data, in testdata/corpus/settings.json, with the reason.

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Setting is what one repository needs that the others do not.
type Setting struct {
	Repo      string            `json:"repo"`
	Modules   []string          `json:"modules"`   // the only modules to run, by folder; none: all that are found
	GoFlags   []string          `json:"goflags"`   // in place of the usual ones
	Workspace []string          `json:"workspace"` // the only modules to run, in one go.work
	Files     map[string]string `json:"files"`     // files that the build would make, with a text to put there
	Systems   []string          `json:"systems"`   // the values of GOOS to run for, each with files of its own; none: linux
	Reason    string            `json:"reason"`
}

// usual are the go command's flags where no setting gives others. A checkout may lack go.sum lines of its tests, and
// its version is nobody's business.
var usual = []string{"-mod=mod", "-buildvcs=false"}

// ReadSettings reads the settings, by repository.
func ReadSettings(file string) (map[string]Setting, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var list []Setting
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&list); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	byRepo := map[string]Setting{}
	for _, s := range list {
		if _, twice := byRepo[s.Repo]; twice || s.Reason == "" {
			return nil, fmt.Errorf("%s: %q stands there twice, or without a reason", file, s.Repo)
		}
		byRepo[s.Repo] = s
	}
	return byRepo, nil
}

// modules are the folders of a checkout to run, below root and in the order of their names.
func (s Setting) modules(root string) (dirs []string, err error) {
	if s.Modules != nil || s.Workspace != nil {
		return slices.Concat(s.Modules, s.Workspace), nil
	}
	err = filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && file != root && foreignFolder(d.Name()):
			return fs.SkipDir
		case d.Name() == "go.mod":
			dir, err := filepath.Rel(root, filepath.Dir(file))
			dirs = append(dirs, filepath.ToSlash(dir))
			return err
		}
		return nil
	})
	slices.Sort(dirs)
	return dirs, err
}

// foreignFolder tells whether what lies below is not the repository's own program.
func foreignFolder(name string) bool {
	return strings.HasPrefix(name, "_") ||
		slices.Contains([]string{"testdata", "vendor", "node_modules", ".git", "examples", "third_party"}, name)
}

// systems are the values of GOOS to run for. The system is named, so that a run finds the same files on every one.
func (s Setting) systems() []string {
	if s.Systems != nil {
		return s.Systems
	}
	return []string{"linux"}
}

// prepare makes the files that the checkout lacks, and a workspace in dir. It returns the environment to run in, but for
// the system.
func (s Setting) prepare(root, dir string) (env []string, err error) {
	for name, text := range s.Files {
		if err := placeholder(filepath.Join(root, filepath.FromSlash(name)), text); err != nil {
			return nil, err
		}
	}
	flags, work := usual, "off"
	if s.GoFlags != nil {
		flags = s.GoFlags
	}
	if s.Workspace != nil {
		if work, err = s.makeWorkspace(root, dir); err != nil {
			return nil, err
		}
	}
	return append(os.Environ(), "GOWORK="+work, "GOFLAGS="+strings.Join(flags, " "), "GOARCH=amd64"), nil
}

func placeholder(file, text string) error {
	if _, err := os.Stat(file); err == nil {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, []byte(text), 0o644)
}

// makeWorkspace writes a go.work outside the checkout, for the Go version of the first module.
func (s Setting) makeWorkspace(root, dir string) (file string, err error) {
	mod, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(s.Workspace[0]), "go.mod"))
	if err != nil {
		return "", err
	}
	version := ""
	for line := range strings.Lines(string(mod)) {
		if v, ok := strings.CutPrefix(line, "go "); ok {
			version = strings.TrimSpace(v)
		}
	}
	text := "go " + version + "\n"
	for _, folder := range s.Workspace {
		text += fmt.Sprintf("use %q\n", filepath.Join(root, filepath.FromSlash(folder)))
	}
	file = filepath.Join(dir, "go.work")
	return file, os.WriteFile(file, []byte(text), 0o644)
}
