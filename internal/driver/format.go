package driver

// In which form a run's findings are printed, and whether they then fail the run.
//
// Text is for people and goes to standard error, as x/tools' drivers print it; the other forms are for programs and go
// to standard output. A run whose findings a program will read (json, sarif) has done its work: they leave the exit
// status at 0. GitHub's annotations are printed by the step that is to fail.

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
)

// A format is a form of output.
type format int

const (
	formatText format = iota
	formatJSON
	formatSARIF
	formatGitHub
)

// Formats are the values of -format, by format.
func Formats() []string { return []string{"text", "json", "sarif", "github"} }

// String implements flag.Value.
func (f format) String() string { return Formats()[f] }

// Set implements flag.Value.
func (f *format) Set(name string) error {
	i := slices.Index(Formats(), name)
	switch {
	case i < 0:
		return fmt.Errorf("the formats are %s", strings.Join(Formats(), ", "))
	case *f != formatText && *f != format(i):
		return fmt.Errorf("it is %s already", f)
	}
	*f = format(i)
	return nil
}

// declare adds -format, and -json, which is what x/tools and the go command call one of them.
func (f *format) declare(fs *flag.FlagSet) {
	fs.Var(f, "format", "the `form` of the output: "+strings.Join(Formats(), ", "))
	fs.BoolFunc("json", "the same as -format=json", func(value string) error {
		on, err := strconv.ParseBool(value)
		if err != nil || !on {
			return err
		}
		return f.Set("json")
	})
}

// flag is the flag that chose the format.
func (f format) flag() string {
	if f == formatJSON {
		return "json"
	}
	return "format=" + f.String()
}

// quiet reports whether findings leave the exit status at 0.
func (f format) quiet() bool { return f == formatJSON || f == formatSARIF }

// print prints the findings; failed says that something went wrong besides.
func (r *report) print(o *options, failed bool) error {
	switch o.format {
	case formatJSON:
		return r.printJSON(os.Stdout)
	case formatSARIF:
		return r.printSARIF(os.Stdout, o.checks, failed)
	case formatGitHub:
		r.printGitHub(os.Stdout)
	default:
		r.printText(os.Stderr, o.context)
	}
	return nil
}
