package driver

// The help command: what the command does, its checks and its flags, or all about one check. x/tools' help would
// describe multichecker's -debug, which this command does not have.

import (
	"flag"
	"fmt"
	"os"
	"strings"

	"golang.org/x/tools/go/analysis"
)

const usage = `backofflint finds retry loops and backoff schedules that harm a fleet.

Usage:
	backofflint [flags] [packages]                    (no package: ./...)
	go vet -vettool=$(which backofflint) [packages]
	backofflint help [check]

Exit status: 0 nothing found, 3 findings, 1 an error; under go vet, go vet's own.
With -format=json or sarif, findings do not change the exit status.
`

func help(s Suite, o *options) int {
	if len(o.args) == 0 {
		helpAll(s)
		return exitClean
	}
	if c := s.command(o.args); c != nil {
		return c.Run(s.Engine, []string{"-h"})
	}
	for _, name := range o.args {
		a := checkNamed(s.Checks, name)
		if a == nil {
			return complain(fmt.Errorf("no check is named %q: run '%s help' for a list", name, progName))
		}
		helpCheck(a)
	}
	return exitClean
}

func helpAll(s Suite) {
	fmt.Print(usage)
	fmt.Print("\nChecks:\n\n")
	for _, a := range s.Checks {
		title, _, _ := strings.Cut(a.Doc, "\n")
		fmt.Printf("    %-16s %s\n", a.Name, title)
	}
	fmt.Print("\nAll checks run unless some are named: -CHECK runs those named only, -CHECK=false all others.\n")
	helpCommands(s.Commands)
	fmt.Print("\nFlags:\n\n")
	core := flag.NewFlagSet("", flag.ContinueOnError)
	core.SetOutput(os.Stdout)
	for _, f := range Flags() {
		core.Var(f.Value, f.Name, f.Usage)
	}
	core.PrintDefaults()
	fmt.Printf("\nFor a check and its options, run '%s help CHECK'.\n", progName)
}

// Flags are the flags of the command that belong to no check, by name, without those that have no effect.
func Flags() (list []*flag.Flag) {
	o := &options{flags: flag.NewFlagSet(progName, flag.ContinueOnError)}
	o.declare()
	o.flags.VisitAll(func(f *flag.Flag) {
		if !strings.Contains(f.Usage, "no effect") {
			list = append(list, f)
		}
	})
	return list
}

func helpCheck(a *analysis.Analyzer) {
	title, rest, _ := strings.Cut(a.Doc, "\n")
	fmt.Printf("%s: %s\n", a.Name, title)
	fs := flag.NewFlagSet("", flag.ContinueOnError)
	fs.SetOutput(os.Stdout)
	options := false
	a.Flags.VisitAll(func(f *flag.Flag) {
		fs.Var(f.Value, a.Name+"."+f.Name, f.Usage)
		options = true
	})
	if options {
		fmt.Print("\nOptions:\n\n")
		fs.PrintDefaults()
	}
	if rest = strings.TrimSpace(rest); rest != "" {
		fmt.Printf("\n%s\n", rest)
	}
	if a.URL != "" {
		fmt.Printf("\n%s\n", a.URL)
	}
}

func checkNamed(checks []*analysis.Analyzer, name string) *analysis.Analyzer {
	for _, a := range checks {
		if a.Name == name {
			return a
		}
	}
	return nil
}
