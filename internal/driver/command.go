package driver

// Commands besides checking: something else that the binary does with what the engine finds. A command parses its own
// flags, collects what the engine found in each package, and says what it has to say.

import (
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// A Command is run by its name as the first argument.
type Command struct {
	Name  string
	Title string // what it does, in a line of help
	Run   func(engine *analysis.Analyzer, args []string) (exit int)
}

// Found is what the engine found in one package that a pattern names.
type Found struct {
	Path   string
	Fset   *token.FileSet
	Result any
}

// Collect runs the engine over the packages that the patterns name, without their test files, and hands over what it
// finds in each, one at a time and in no order. Unless each package could be analyzed, it is an error of one line.
func Collect(engine *analysis.Analyzer, patterns []string, tags string, take func(Found)) error {
	if tags != "" {
		if err := addTags(tags); err != nil {
			return err
		}
	}
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	setGC(standaloneGC)
	progress := newProgress()
	defer progress.end()
	p, err := load(patterns, false)
	if err != nil {
		return err
	}
	suite := Suite{Engine: engine, Checks: []*analysis.Analyzer{engine}}
	w := &walk{
		suite: suite, plan: p, progress: progress,
		checks: suite.Checks, carriers: suite.carriers(suite.Checks),
		found: take,
		sets:  make(map[*types.Package]*factSet),
	}
	w.run()
	var wrong []string
	for _, err := range p.unmatched(patterns) {
		wrong = append(wrong, err.Error())
	}
	wrong = append(wrong, p.problems()...)
	w.report.sort()
	for _, f := range w.report.errors {
		wrong = append(wrong, f.err.Error())
	}
	if len(wrong) > 0 {
		return errors.New(firstOf(wrong))
	}
	return nil
}

// command finds the command that the first argument names.
func (s Suite) command(args []string) *Command {
	if len(args) == 0 {
		return nil
	}
	i := slices.IndexFunc(s.Commands, func(c Command) bool { return c.Name == args[0] })
	if i < 0 {
		return nil
	}
	return &s.Commands[i]
}

func helpCommands(commands []Command) {
	if len(commands) == 0 {
		return
	}
	fmt.Print("\nOther commands, each with its own help:\n\n")
	for _, c := range commands {
		fmt.Printf("    %-16s %s\n", c.Name, c.Title)
	}
}
