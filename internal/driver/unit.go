package driver

// The unit driver: go vet's protocol, one package a process.
//
// Three kinds of unit. One outside the main module, wanted for facts only, has none to give: it is answered at once,
// unread. One of the main module is type-checked from the compiler's export data and analyzed; for facts only when its
// importers alone asked for it. And any unit whose export data the go command did not provide is x/tools' affair, which
// type-checks from the facts files of the packages below.
//
// That last choice must fall the same way in every unit of a run, because the facts files of one kind are no good to
// the other, yet a unit that imports nothing cannot tell which kind of run it is in. So such a unit writes its types
// too, and its file serves both.

import (
	"encoding/gob"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/unitchecker"
)

// A process that analyzes one package and ends has no garbage to collect before its heap has unitHeap bytes, which few
// packages need: nothing else saves as much processor time. From then on unitGC is the collector's target.
const (
	unitHeap = 1 << 30
	unitGC   = 200
)

func runUnit(s Suite, o *options, cfgFile string) int {
	putOffGC(unitHeap, unitGC)
	cfg, err := readConfig(cfgFile)
	if err != nil {
		return complain(err)
	}
	if !exportDataComplete(cfg) {
		handOver(s) // does not return
	}
	if cfg.VetxOnly && !ownUnit(cfg) {
		return answerForeign(cfg)
	}
	for _, a := range closure(s.all()) {
		for _, f := range a.FactTypes {
			gob.Register(f)
		}
	}
	return analyzeUnit(s, o, cfg)
}

func readConfig(file string) (*unitchecker.Config, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	cfg := new(unitchecker.Config)
	if err := json.Unmarshal(data, cfg); err != nil {
		return nil, fmt.Errorf("%s is no vet configuration: %v", file, err)
	}
	if len(cfg.GoFiles) == 0 {
		return nil, fmt.Errorf("package %s has no files", cfg.ImportPath)
	}
	return cfg, nil
}

// exportDataComplete reports whether the configuration names the export data of every import.
func exportDataComplete(cfg *unitchecker.Config) bool {
	for _, path := range cfg.ImportMap {
		if _, ok := cfg.PackageFile[path]; !ok && !builtIn(path) {
			return false
		}
	}
	return cfg.PackageFile != nil
}

// importsNothing reports whether no import could tell exportDataComplete.
func importsNothing(cfg *unitchecker.Config) bool {
	for _, path := range cfg.ImportMap {
		if !builtIn(path) {
			return false
		}
	}
	return true
}

func builtIn(path string) bool { return path == "unsafe" || path == "C" }

// ownUnit reports whether the unit belongs to the main module, or a module of the workspace: those have no version.
func ownUnit(cfg *unitchecker.Config) bool {
	if m := cfg.Module; m != nil {
		return m.Path != "" && m.Version == ""
	}
	return cfg.ModulePath != "" && cfg.ModuleVersion == ""
}

// unitModule is what analyzers are told. A package whose findings were asked for counts as own, whatever its module, so
// it has no version.
func unitModule(cfg *unitchecker.Config) *analysis.Module {
	if cfg.Module != nil {
		m := *cfg.Module
		m.Version = ""
		return &m
	}
	if cfg.ModulePath == "" {
		return new(analysis.Module)
	}
	return &analysis.Module{Path: cfg.ModulePath, GoVersion: cfg.GoVersion}
}

// answerForeign writes the facts file of a unit that is not analyzed.
func answerForeign(cfg *unitchecker.Config) int {
	if importsNothing(cfg) {
		if t := checkUnit(cfg, true); !t.illTyped {
			if writeVetx(cfg.VetxOutput, t.fset, t.pkg, nil) == nil {
				return exitClean
			}
		}
	}
	if err := writeVetx(cfg.VetxOutput, nil, nil, nil); err != nil {
		return complain(err)
	}
	return exitClean
}

func analyzeUnit(s Suite, o *options, cfg *unitchecker.Config) int {
	if !importsNothing(cfg) && !readTests(o.checks) { // what imports nothing writes all its types
		cfg.GoFiles = withoutTests(cfg.GoFiles)
	}
	t := checkUnit(cfg, false)
	if t.illTyped && (cfg.SucceedOnTypecheckFailure || cfg.VetxOnly) {
		// The compiler, or the unit that was asked for, says what is wrong.
		return saveFacts(cfg, nil, nil)
	}
	decodeFacts(t.facts, cfg.PackageVetx)
	roots := o.checks
	if cfg.VetxOnly {
		roots = s.carriers(o.checks)
	}
	done := t.analyze(roots)

	facts, err := encodeFacts(t.facts)
	if err != nil {
		return complain(err)
	}
	if code := saveFacts(cfg, t, facts); code != exitClean || cfg.VetxOnly {
		return code
	}
	if len(t.problems) > 0 {
		fmt.Fprintln(os.Stderr, firstOf(t.problems))
	}
	code, err := printUnit(o, cfg, t, done)
	if err != nil {
		return complain(err)
	}
	if t.illTyped {
		return exitError
	}
	return code
}

func saveFacts(cfg *unitchecker.Config, t *target, facts []byte) int {
	var err error
	if t != nil && !t.illTyped && importsNothing(cfg) {
		err = writeVetx(cfg.VetxOutput, t.fset, t.pkg, facts)
	} else {
		err = writeVetx(cfg.VetxOutput, nil, nil, facts)
	}
	if err != nil {
		return complain(err)
	}
	return exitClean
}

// printUnit prints the findings as x/tools' unitchecker does: JSON into the file that the go command reads, or text,
// any of which is exit status 1.
func printUnit(o *options, cfg *unitchecker.Config, t *target, done outcomes) (int, error) {
	var r report
	r.collect(cfg.ID, o.checks, t, done)
	r.sort()
	if o.format == formatJSON {
		w := os.Stdout
		if cfg.Stdout != "" {
			f, err := os.Create(cfg.Stdout)
			if err != nil {
				return exitError, err
			}
			w = f
		}
		return exitClean, errors.Join(r.printJSON(w), w.Close())
	}
	r.printErrors(os.Stderr)
	r.printText(os.Stderr, o.context)
	if len(r.errors)+len(r.findings) > 0 {
		return exitError, nil
	}
	return exitClean, nil
}
