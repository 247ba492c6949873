package survey

// This file is the command line of `backofflint schedule`, and its exit status: 0, 1 when a schedule exceeds the budget,
// 2 for anything that went wrong, in one line and with nothing written.

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/budget"
	"github.com/backofflint/backofflint/internal/driver"
	"github.com/backofflint/backofflint/internal/fleet"
)

// Command is `backofflint schedule`.
var Command = driver.Command{
	Name:  "schedule",
	Title: "print every retry schedule of the packages: its numbers, its total wait, what a fleet does under it",
	Run:   run,
}

const (
	exitFine     = 0
	exitExceeded = 1
	exitError    = 2
)

const usage = `backofflint schedule prints every retry schedule that it reads from the code.

Usage:
	backofflint schedule [flags] [packages]           (no package: ./...)

Exit status: 0; 1 when a schedule exceeds the budget (-max-total, -max-attempts, -require-deadline); 2 an error.

Flags:

`

// formats are the values of -format, and how each is printed.
var formats = map[string]func(*Report, io.Writer) error{
	"text": (*Report).printText,
	"json": (*Report).printJSON,
	"html": (*Report).printHTML,
	"svg":  (*Report).printSVG,
}

var formatNames = []string{"text", "json", "html", "svg"}

// options is a parsed command line.
type options struct {
	format, file, tags, at string
	fleet                  *fleet.Fleet // nil when none was given
	limits                 budget.Limits
	packages               []string
}

func run(engine *analysis.Analyzer, args []string) int {
	o, err := parse(engine, args)
	if errors.Is(err, flag.ErrHelp) {
		return exitFine
	}
	var r *Report
	if err == nil {
		r, err = o.read(engine)
	}
	if err == nil {
		err = writeTo(o.file, func(w io.Writer) error { return formats[o.format](r, w) })
	}
	switch {
	case err != nil:
		line, _, _ := strings.Cut(strings.TrimPrefix(err.Error(), "backofflint: "), "\n")
		fmt.Fprintf(os.Stderr, "backofflint schedule: %s\n", line)
		return exitError
	case r.Budget != nil && r.Budget.Exceeded > 0:
		if o.format != "text" || o.file != "" {
			fmt.Fprintf(os.Stderr, "backofflint schedule: %d of %d schedules exceed the budget\n", r.Budget.Exceeded, len(r.Rows))
		}
		return exitExceeded
	}
	return exitFine
}

// read collects the schedules.
func (o *options) read(engine *analysis.Analyzer) (*Report, error) {
	r := &Report{Version: Version, Rows: []Row{}}
	err := driver.Collect(engine, o.packages, o.tags, func(f driver.Found) { r.add(f, o.limits) })
	if err != nil {
		return nil, err
	}
	if o.at != "" {
		r.Rows = slices.DeleteFunc(r.Rows, func(row Row) bool {
			return row.place() != o.at && !strings.HasSuffix(row.place(), "/"+o.at)
		})
		if len(r.Rows) == 0 {
			return nil, fmt.Errorf("-at=%s: no schedule is there", o.at)
		}
	}
	r.finish(o.fleet, o.limits)
	return r, nil
}

func parse(engine *analysis.Analyzer, args []string) (*options, error) {
	o := new(options)
	fs := flag.NewFlagSet("schedule", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.StringVar(&o.format, "format", "text", "the `form` of the output: "+strings.Join(formatNames, ", "))
	fs.StringVar(&o.file, "o", "", "write to this `file` rather than to standard output")
	fs.StringVar(&o.at, "at", "", "only the schedule at this `file:line`")
	fs.StringVar(&o.tags, "tags", "", "comma-separated build `tags`")
	clients := fs.Int("fleet", 0, "the `number` of clients that fail together")
	allowance := fs.String("allowance", "", "what they come back to serves: a `rate` such as 67/s or 4000/min")
	spread := fs.Duration("spread", fleet.DefaultSpread, "how far apart clients come that wait alike, as a `time`")
	o.limits.Flags(fs)
	engine.Flags.VisitAll(func(f *flag.Flag) { fs.Var(f.Value, f.Name, f.Usage) })
	switch err := fs.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Print(usage)
		fs.SetOutput(os.Stdout)
		fs.PrintDefaults()
		return nil, err
	case err != nil:
		return nil, err
	}
	if formats[o.format] == nil {
		return nil, fmt.Errorf("-format=%s: the formats are %s", o.format, strings.Join(formatNames, ", "))
	}
	for _, arg := range fs.Args() {
		if strings.HasPrefix(arg, "-") {
			return nil, fmt.Errorf("flag %s comes after a package: flags go first", arg)
		}
	}
	o.packages = fs.Args()
	given := map[string]bool{}
	fs.Visit(func(f *flag.Flag) { given[f.Name] = true })
	var err error
	if given["fleet"] || given["allowance"] || given["spread"] {
		o.fleet, err = parseFleet(given, *clients, *allowance, *spread)
	}
	return o, err
}

// parseFleet makes a fleet of the flags that were given; half of one is an error.
func parseFleet(given map[string]bool, clients int, allowance string, spread time.Duration) (*fleet.Fleet, error) {
	if !given["fleet"] || !given["allowance"] {
		return nil, errors.New("-fleet, -allowance and -spread go together: use -fleet=400 -allowance=4000/min")
	}
	if clients <= 0 {
		return nil, fmt.Errorf("-fleet=%d: want a number of clients above zero", clients)
	}
	rate, err := fleet.ParseRate(allowance)
	if err != nil {
		return nil, fmt.Errorf("-allowance: %w", err)
	}
	if spread <= 0 {
		return nil, fmt.Errorf("-spread=%s: want a time above zero", spread)
	}
	return &fleet.Fleet{Clients: clients, Allowance: rate, Spread: spread}, nil
}
