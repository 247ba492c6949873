package install

// The proxy: a folder with the files of the module proxy protocol, made of the working tree.

import (
	"archive/zip"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

const (
	module  = "github.com/backofflint/backofflint"
	release = "v0.1.0-rc.1" // what @latest chooses, being the only one
)

// publish makes a proxy that serves the module at the root of a working tree, and returns its folder.
func publish(t *testing.T, root string) string {
	t.Helper()
	proxy := t.TempDir()
	dir := filepath.Join(proxy, filepath.FromSlash(module), "@v")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"list":            release + "\n",
		release + ".mod":  string(mod),
		release + ".info": `{"Version":"` + release + `","Time":"2026-01-02T03:04:05Z"}`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	file, err := os.Create(filepath.Join(dir, release+".zip"))
	if err != nil {
		t.Fatal(err)
	}
	archive := zip.NewWriter(file)
	for _, step := range []func() error{
		func() error { return pack(archive, root) }, archive.Close, file.Close,
	} {
		if err := step(); err != nil {
			t.Fatal(err)
		}
	}
	return proxy
}

// pack adds the files of the module. A folder below the root with a go.mod is another module, and no part of it: the go
// command refuses an archive that has one.
func pack(archive *zip.Writer, root string) error {
	return filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			_, err := os.Stat(filepath.Join(name, "go.mod"))
			if d.Name() == ".git" || name != root && err == nil {
				return fs.SkipDir
			}
			return nil
		}
		if !d.Type().IsRegular() {
			return nil
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		to, err := archive.Create(module + "@" + release + "/" + filepath.ToSlash(rel))
		if err != nil {
			return err
		}
		from, err := os.Open(name)
		if err != nil {
			return err
		}
		defer from.Close()
		_, err = io.Copy(to, from)
		return err
	})
}
