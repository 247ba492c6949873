// Command bench measures what backofflint costs, end to end, and writes the figures to docs/performance.md. It runs in
// its own folder:
//
//	go run . [-short] [-write] [startup|blocks|packages|hosts|golangci]...
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
)

// bench is one run of this command.
type bench struct {
	dir      string // for all that is written
	tools    *tools
	rounds   int      // of each comparison
	slow     int      // of what takes long; at 0 staticcheck is left out
	modules  []string // of the pinned ones, all if empty
	packages []int    // numbers of packages to generate
	before   string   // an earlier backofflint, to be compared when started
}

// mode is one table of figures.
type mode struct {
	name    string
	measure func(*bench) (*table, error)
}

var modes = []mode{
	{"startup", measureStartup},
	{"blocks", growFunction},
	{"packages", growPackages},
	{"hosts", compareHosts},
	{"golangci", compareGolangci},
}

func main() {
	short := flag.Bool("short", false, "take about ten minutes: fewer rounds, at most 300 packages, no golangci-lint")
	write := flag.Bool("write", false, "write the tables to "+page)
	b := &bench{rounds: 5, slow: 3, packages: []int{10, 100, 300, 1000}}
	flag.StringVar(&b.before, "before", "", "with startup, compare with an earlier backofflint at this `path`")
	flag.IntVar(&b.rounds, "rounds", b.rounds, "rounds of each comparison")
	flag.IntVar(&b.slow, "slow", b.slow, "rounds of what takes long; at 0 staticcheck is left out")
	flag.Func("modules", "measure hosts on these comma-separated `modules` only", func(v string) error {
		b.modules = strings.Split(v, ",")
		return nil
	})
	flag.Parse()
	if *short {
		b.rounds, b.slow, b.packages = min(b.rounds, 3), min(b.slow, 1), []int{10, 100, 300}
	}
	names := flag.Args()
	if len(names) == 0 {
		names = []string{"startup", "blocks", "packages", "hosts"}
		if !*short {
			names = append(names, "golangci")
		}
	}
	if err := b.run(names, *write); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func (b *bench) run(names []string, write bool) (err error) {
	for _, name := range names {
		if !slices.ContainsFunc(modes, func(m mode) bool { return m.name == name }) {
			return fmt.Errorf("%q is no mode", name)
		}
	}
	if b.dir, err = os.MkdirTemp("", "bench"); err != nil {
		return err
	}
	defer os.RemoveAll(b.dir)
	if b.tools, err = build(b.dir); err != nil {
		return err
	}
	for _, m := range modes {
		if !slices.Contains(names, m.name) {
			continue
		}
		progress("%s", m.name)
		t, err := m.measure(b)
		if err != nil {
			return err
		}
		fmt.Println(t)
		if write {
			if err := t.write(m.name); err != nil {
				return err
			}
		}
	}
	return nil
}
