package main

// This file compares the hosts: each runs backofflint, an empty analyzer and staticcheck on the same modules.

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

// host is one way to run the checks on a folder.
type host struct {
	name        string
	cpu, peak   float64 // the gates: the largest ratios to the empty analyzer
	contestants func(b *bench, dir string) []*contestant
}

// Every host's first contestant is backofflint, its second the empty analyzer.
var hosts = []host{
	{"standalone", 1.5, 1.3, standalone},
	{"go vet, cold", 0.5, 1.3, coldVet},
	{"go vet, warm", 1.1, 1.3, warmVet},
}

// golangciHost is apart, since it takes long to build and to run.
var golangciHost = host{"golangci-lint", 0, 0, golangci}

// found is the exit status of most tools that found something; backofflint by itself has 3.
var found = []int{1}

func standalone(b *bench, dir string) []*contestant {
	cache := filepath.Join(b.dir, "staticcheck-cache")
	return []*contestant{
		{name: ours, dir: dir, args: []string{b.tools.backofflint, "./..."}, status: []int{3}},
		{name: empty, dir: dir, args: []string{b.tools.null, "./..."}},
		{name: "empty, no tests", dir: dir, args: []string{b.tools.null, "-test=false", "./..."}},
		{
			name: static, dir: dir, args: []string{b.tools.staticcheck, "./..."}, status: found, rounds: b.slow,
			env: []string{"STATICCHECK_CACHE=" + cache}, prepare: func(*contestant) error { return os.RemoveAll(cache) },
		},
	}
}

// coldVet is a go vet that has compiled the packages before, and has no result of the tool.
func coldVet(b *bench, dir string) []*contestant {
	cold := func(name, tool string, rounds int) *contestant {
		c := b.vet(name, tool, dir)
		c.rounds = rounds
		c.prepare = func(*contestant) error { return fresh(tool, filepath.Join(b.dir, "vet-"+filepath.Base(tool))) }
		return c
	}
	list := []*contestant{cold(ours, b.tools.backofflint, 0), cold(empty, b.tools.null, 0)}
	if b.slow > 1 {
		list = append(list, cold(static, b.tools.staticvet, b.slow))
	}
	return list
}

// warmVet is a go vet that has all results.
func warmVet(b *bench, dir string) []*contestant {
	return []*contestant{
		b.vet(ours, b.tools.backofflint, dir),
		{name: empty, dir: dir, args: []string{"go", "vet", "./..."}, status: found}, // go vet's own
	}
}

func (b *bench) vet(name, tool, dir string) *contestant {
	exe := filepath.Join(b.dir, "vet-"+filepath.Base(tool))
	return &contestant{
		name: name, dir: dir, args: []string{"go", "vet", "-vettool=" + exe, "./..."}, status: found,
	}
}

// golangci has no empty linter. durationcheck comes near: it asks for types and looks at products of durations only.
func golangci(b *bench, dir string) []*contestant {
	cache := filepath.Join(b.dir, "golangci-cache")
	run := func(name, linter, settings string, rounds int) *contestant {
		config := filepath.Join(b.dir, fmt.Sprintf("golangci-%x.yml", name))
		text := "version: \"2\"\nlinters:\n  default: none\n  enable: [" + linter + "]\n"
		if linter == ours {
			text += "  settings:\n    custom:\n      backofflint:\n        type: module\n        settings: {" + settings + "}\n"
		}
		return &contestant{
			name: name, dir: dir, args: []string{b.tools.golangci, "run", "--config=" + config, "./..."}, status: found, rounds: rounds,
			env: []string{"GOLANGCI_LINT_CACHE=" + cache},
			prepare: func(*contestant) error {
				if err := os.WriteFile(config, []byte(text), 0o644); err != nil {
					return err
				}
				return os.RemoveAll(cache)
			},
		}
	}
	return []*contestant{
		run(ours, ours, "", b.slow),
		run(empty, "durationcheck", "", 0),
		run("facts: false", ours, "facts: false", 0),
		run(static, "staticcheck", "", b.slow),
	}
}

const (
	ours   = "backofflint"
	empty  = "empty"
	static = "staticcheck"
)

func compareHosts(b *bench) (*table, error) { return b.compare(hosts...) }

func compareGolangci(b *bench) (*table, error) {
	if err := b.tools.buildGolangci(); err != nil {
		return nil, err
	}
	return b.compare(golangciHost)
}

// compare measures hosts on all modules.
func (b *bench) compare(hosts ...host) (*table, error) {
	t := newTable(b.rounds, "host", "module", ours, empty, "CPU ratio", "gate", "memory ratio", "gate", "others")
	for _, h := range hosts {
		for _, p := range pins {
			if len(b.modules) > 0 && !slices.Contains(b.modules, p.name) {
				continue
			}
			dir, err := p.fetch(b.dir)
			if err != nil {
				return nil, err
			}
			if err := b.findsSchedules(dir); err != nil {
				return nil, err
			}
			progress("%s, %s", h.name, p.name)
			list := h.contestants(b, dir)
			if b.slow == 0 {
				list = slices.DeleteFunc(list, func(c *contestant) bool { return c.name == static })
			}
			all, err := compete(b.rounds, list...)
			if err != nil {
				return nil, err
			}
			t.compare(h, p.name, list, all)
		}
	}
	return t, nil
}

// compare adds the row of one host and module.
func (t *table) compare(h host, module string, list []*contestant, all []series) {
	cpu, peak := over(all[0], all[1], cpuOf), over(all[0], all[1], peakOf)
	others := ""
	for i, s := range all[2:] {
		others += fmt.Sprintf("%s %s; ", list[i+2].name, s)
	}
	t.add(h.name, module, all[0].String(), all[1].String(), cpu.String(), gate(cpu, h.cpu), peak.String(), gate(peak, h.peak), trim(others))
}

// findsSchedules fails unless there is something to find in the module: a tool that reads nothing is quick.
func (b *bench) findsSchedules(dir string) error {
	cmd := exec.Command(b.tools.backofflint, "-debug=schedule", "./...")
	cmd.Dir, cmd.Env = dir, append(os.Environ(), environment...)
	out, err := cmd.Output()
	if !bytes.Contains(out, []byte("growth=")) {
		return fmt.Errorf("no schedule found in %s: %v", dir, err)
	}
	return nil
}
