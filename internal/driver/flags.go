package driver

// What the command line may say, and which checks it selects.
//
// The flags are those of x/tools' multichecker, so that go vet, scripts and hand-overs see no difference, with two
// exceptions: -debug takes "schedule", and -tags is heeded rather than ignored. They live in a flag set of their own,
// because multichecker.Main claims the global one. An error is one line that names the flag.

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// options is a parsed command line.
type options struct {
	flags     *flag.FlagSet
	checks    []*analysis.Analyzer // selected
	args      []string             // packages, or one .cfg file
	format    format
	context   int // lines around a finding, -1 for none
	tests     bool
	fix, diff bool
	debug     string // "" or "schedule"
	help      bool
	listFlags bool   // -flags
	version   string // -V's value
	profile   profile

	baseline      string // file of findings not to print
	writeBaseline bool
}

func parseFlags(s Suite, args []string) (*options, error) {
	o := &options{flags: flag.NewFlagSet(progName, flag.ContinueOnError)}
	fs := o.flags
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	enabled := declareChecks(fs, s.Checks)
	tags := o.declare()

	switch err := fs.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		o.help = true
		return o, nil
	case err != nil:
		return nil, flagError(err)
	}
	o.args = fs.Args()
	if len(o.args) > 0 && o.args[0] == "help" {
		o.help, o.args = true, o.args[1:]
		return o, nil
	}
	for _, arg := range o.args {
		if strings.HasPrefix(arg, "-") {
			return nil, fmt.Errorf("flag %s comes after a package: flags go first", arg)
		}
	}
	if err := o.conflict(); err != nil {
		return nil, err
	}
	if *tags != "" {
		if err := addTags(*tags); err != nil {
			return nil, err
		}
	}
	o.checks = selectChecks(s.Checks, enabled)
	return o, nil
}

// conflict reports flags that do not go together.
func (o *options) conflict() error {
	switch {
	case o.format != formatText && o.debug != "":
		return fmt.Errorf("-debug=%s and -%s cannot be used together", o.debug, o.format.flag())
	case o.diff && !o.fix:
		return errors.New("-diff works with -fix only: use -fix -diff")
	case o.writeBaseline && o.baseline == "":
		return errors.New("-write-baseline works with -baseline only: use -baseline=FILE -write-baseline")
	case o.baseline != "" && o.fix:
		return errors.New("-baseline and -fix cannot be used together")
	case o.format > formatJSON && o.fix:
		return fmt.Errorf("-format=%s and -fix cannot be used together", o.format)
	}
	return nil
}

// declare adds the flags that belong to no check. It returns the value of -tags.
func (o *options) declare() (tags *string) {
	fs := o.flags
	o.format.declare(fs)
	fs.StringVar(&o.baseline, "baseline", "", "leave out the findings that this `file` lists")
	fs.BoolVar(&o.writeBaseline, "write-baseline", false, "with -baseline, list the findings of this run in its file")
	fs.IntVar(&o.context, "c", -1, "show this many lines of `context` around a finding")
	fs.BoolVar(&o.fix, "fix", false, "apply the first suggested fix of each finding")
	fs.BoolVar(&o.diff, "diff", false, "with -fix, print a unified diff and change no file")
	fs.BoolVar(&o.tests, "test", true, "load test files too, when a check reports in them")
	fs.BoolVar(&o.listFlags, "flags", false, "print the flags as JSON, for the go command")
	fs.Var(&fullVersion{&o.version}, "V", "print the version and exit (-V=full)")
	fs.Func("debug", "`what` to print: schedule, one line for each retry schedule found", func(v string) error {
		if v != "schedule" {
			return errors.New(`the only value is "schedule"`)
		}
		o.debug = v
		return nil
	})
	o.profile.declare(fs)
	fs.Bool("source", false, "no effect (deprecated)")
	fs.Bool("v", false, "no effect (deprecated)")
	fs.Bool("all", false, "no effect (deprecated)")
	return fs.String("tags", "", "comma-separated build `tags`")
}

// declareChecks adds -CHECK and -CHECK.OPTION for each check.
func declareChecks(fs *flag.FlagSet, checks []*analysis.Analyzer) map[*analysis.Analyzer]*choice {
	enabled := make(map[*analysis.Analyzer]*choice)
	for _, a := range checks {
		c := new(choice)
		fs.Var(c, a.Name, fmt.Sprintf("run %s and the other checks so named only (=false: all but it)", a.Name))
		enabled[a] = c
		a.Flags.VisitAll(func(f *flag.Flag) {
			fs.Var(f.Value, a.Name+"."+f.Name, f.Usage)
		})
	}
	return enabled
}

// selectChecks keeps the checks switched on, if any is; otherwise those not switched off.
func selectChecks(checks []*analysis.Analyzer, enabled map[*analysis.Analyzer]*choice) []*analysis.Analyzer {
	var on, rest []*analysis.Analyzer
	for _, a := range checks {
		switch *enabled[a] {
		case chosen:
			on = append(on, a)
		case open:
			rest = append(rest, a)
		}
	}
	if on != nil {
		return on
	}
	return rest
}

func flagError(err error) error {
	if name, ok := strings.CutPrefix(err.Error(), "flag provided but not defined: "); ok {
		return fmt.Errorf("unknown flag or check %s: run '%s help' for a list", name, progName)
	}
	return err
}

// addTags passes build tags on to every go command that this process starts, the ones that x/tools starts included.
func addTags(tags string) error {
	flags := os.Getenv("GOFLAGS") + " -tags=" + strings.Join(strings.Fields(tags), ",")
	return os.Setenv("GOFLAGS", strings.TrimSpace(flags))
}

// A choice is a boolean flag that knows whether it was given.
type choice int

const (
	open choice = iota
	chosen
	rejected
)

func (c *choice) IsBoolFlag() bool { return true }

func (c *choice) String() string { return strconv.FormatBool(c == nil || *c != rejected) }

func (c *choice) Set(v string) error {
	on, err := strconv.ParseBool(v)
	if err != nil {
		return errors.New("want true or false")
	}
	if *c = rejected; on {
		*c = chosen
	}
	return nil
}

// A fullVersion is -V, whose one value the go command's protocol fixes.
type fullVersion struct{ value *string }

func (fullVersion) IsBoolFlag() bool { return true }
func (fullVersion) String() string   { return "" }

func (f *fullVersion) Set(v string) error {
	if v != "full" {
		return errors.New("use -V=full")
	}
	*f.value = v
	return nil
}
