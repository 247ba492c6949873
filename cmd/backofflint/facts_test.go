package main_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/backofflint/backofflint/test/host"
)

// What importers are told of a package is the same bytes whether its findings are asked for or not, and each time.
func TestSameFacts(t *testing.T) {
	tool, dir := host.Build(t), t.TempDir()
	told := 0
	exports, vetx := map[string]string{}, map[string]string{}
	for _, p := range listed(t, filepath.FromSlash("../../testdata/src"), "./nojitter/bad/...", "./sleepunderlock/...") {
		exports[p.ImportPath] = p.Export
		if p.Module == nil || p.Module.Version != "" || p.Module.Replace != nil || len(p.GoFiles) == 0 {
			continue
		}
		cfg := unitchecker.Config{
			ID: p.ImportPath, ImportPath: p.ImportPath, Compiler: "gc", Dir: p.Dir, GoVersion: "go" + p.Module.GoVersion,
			ModulePath: p.Module.Path, ImportMap: map[string]string{}, PackageFile: exports, PackageVetx: vetx,
		}
		for _, name := range p.GoFiles {
			cfg.GoFiles = append(cfg.GoFiles, filepath.Join(p.Dir, name))
		}
		for _, path := range p.Imports {
			cfg.ImportMap[path] = path
		}
		facts := func(name string, only bool) []byte {
			cfg.VetxOnly, cfg.VetxOutput = only, filepath.Join(dir, name)
			return unit(t, tool, dir, &cfg)
		}
		first := facts("first", false)
		if alone := facts("alone", true); !bytes.Equal(alone, first) {
			t.Errorf("%s: a unit for facts alone tells others than one for findings", p.ImportPath)
		}
		if again := facts(strings.ReplaceAll(p.ImportPath, "/", "_"), false); !bytes.Equal(again, first) {
			t.Errorf("%s tells something else the second time", p.ImportPath)
		}
		vetx[p.ImportPath] = cfg.VetxOutput
		if len(first) > 0 {
			told++
		}
	}
	if told < 20 {
		t.Errorf("only %d packages tell their importers anything", told)
	}
}

// aPackage is what go list tells of one.
type aPackage struct {
	Dir, ImportPath, Export string
	GoFiles, Imports        []string
	Module                  *struct {
		Path, Version, GoVersion string
		Replace                  *struct{ Path string }
	}
}

// listed lists packages and what they import, each behind its imports.
func listed(t *testing.T, dir string, patterns ...string) (list []aPackage) {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list", "-export", "-deps", "-json=Dir,ImportPath,Export,GoFiles,Imports,Module"}, patterns...)...)
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for from := json.NewDecoder(bytes.NewReader(out)); ; {
		var p aPackage
		if err := from.Decode(&p); errors.Is(err, io.EOF) {
			return list
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
}

// unit runs the tool as go vet does, and gives the facts that it writes.
func unit(t *testing.T, tool, dir string, cfg *unitchecker.Config) []byte {
	t.Helper()
	data, err := json.Marshal(cfg)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "unit.cfg")
	if err := os.WriteFile(file, data, 0o666); err != nil {
		t.Fatal(err)
	}
	said, err := exec.Command(tool, file).CombinedOutput()
	if exit := new(exec.ExitError); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1 || cfg.VetxOnly) {
		t.Fatalf("%s: %v\n%s", cfg.ImportPath, err, said)
	}
	facts, err := os.ReadFile(cfg.VetxOutput)
	if err != nil {
		t.Fatal(err)
	}
	return facts
}
