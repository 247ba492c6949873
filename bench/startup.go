package main

// This file measures what the tool costs before it looks at anything: go vet starts it once a package.

import (
	"encoding/json"
	"os"
	"path/filepath"

	"golang.org/x/tools/go/analysis/unitchecker"
)

// startRounds are many, since one start takes milliseconds.
const startRounds = 41

func measureStartup(b *bench) (*table, error) {
	dir := filepath.Join(b.dir, "empty")
	if err := writeModule(dir, map[string]string{"p.go": "package p\n"}); err != nil {
		return nil, err
	}
	unit, err := emptyUnit(dir)
	if err != nil {
		return nil, err
	}
	t := newTable(startRounds, "start", "tool", "CPU", "ratio to empty", "memory")
	for _, mode := range []struct {
		name string
		args []string
	}{
		{"a unit of go vet, with one empty package", []string{unit}},
		{"by itself, on one empty package", []string{"."}},
		{"-V=full, which go vet asks for once", []string{"-V=full"}},
	} {
		var list []*contestant
		for _, tool := range b.starters() {
			list = append(list, &contestant{name: tool.name, dir: dir, args: append([]string{tool.exe}, mode.args...)})
		}
		all, err := compete(startRounds, list...)
		if err != nil {
			return nil, err
		}
		for i, s := range all {
			t.add(mode.name, list[i].name, seconds(s), over(s, all[0], cpuOf).String(), formatMB(s.peak()))
		}
	}
	return t, nil
}

type starter struct{ name, exe string }

// starters are the empty tool, backofflint, and an earlier backofflint if one is given.
func (b *bench) starters() []starter {
	list := []starter{{empty, b.tools.null}, {ours, b.tools.backofflint}}
	if b.before != "" {
		list = append(list, starter{"before", b.before})
	}
	return list
}

// emptyUnit writes what go vet gives a tool for the package in dir.
func emptyUnit(dir string) (string, error) {
	data, err := json.Marshal(unitchecker.Config{
		ID: "example.com/m", Compiler: "gc", Dir: dir, ImportPath: "example.com/m", GoVersion: "go1.26",
		GoFiles: []string{filepath.Join(dir, "p.go")}, ModulePath: "example.com/m",
		ImportMap: map[string]string{}, PackageFile: map[string]string{}, Standard: map[string]bool{},
		PackageVetx: map[string]string{}, VetxOutput: filepath.Join(dir, "vet.out"),
	})
	if err != nil {
		return "", err
	}
	file := filepath.Join(dir, "vet.cfg")
	return file, os.WriteFile(file, data, 0o644)
}
