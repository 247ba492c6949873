package analyzers_test

// The tables of docs/libraries.md: which parts of which libraries have a row.

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// columns are what a row about a retry library can be, in the order of the table.
var columns = []string{"policies", "options", "engines", "delays"}

// columnOf says in which column a row stands.
var columnOf = map[knowledge.PolicyVerb]string{
	knowledge.Holds: "policies", knowledge.Holding: "policies", knowledge.Makes: "policies", knowledge.Wraps: "policies",
	knowledge.Opts: "options", knowledge.Retries: "engines",
	knowledge.Asks: "delays", knowledge.Computes: "delays", knowledge.Combines: "delays", knowledge.Counts: "delays",
}

func TestLibraries(t *testing.T) {
	page := filepath.Join("docs", "libraries.md")
	retries, holds := cells{}, cells{}
	for row := range knowledge.PolicyRows {
		column, ok := columnOf[row.Does]
		if !ok {
			t.Fatalf("%s: the table has no column for what it is", row.Name)
		}
		retries.add(row.Package(), column, row.Name)
	}
	for row := range knowledge.HoldRows {
		switch row.Does {
		case knowledge.Inline: // runs what it is handed, and holds nothing
		case knowledge.Waits:
			holds.add(row.Package(), "sleep", row.Name)
		default:
			holds.add(row.Package(), string(row.What), row.Name)
		}
	}
	generated(t, page, "libraries", retries.table(columns))
	generated(t, page, "holds", holds.table([]string{"lock", "transaction", "connection", "sleep"}))
}

// cells are the names of a table, by package and column.
type cells map[string]map[string][]string

// add puts a name into its cell, as code says it: without the package and the star.
func (c cells) add(pkg, column, name string) {
	if c[pkg] == nil {
		c[pkg] = map[string][]string{}
	}
	name = strings.NewReplacer(pkg+".", "", "(", "", ")", "", "*", "").Replace(name)
	c[pkg][column] = append(c[pkg][column], name)
}

// table writes a line for each package.
func (c cells) table(columns []string) string {
	text := "| package | " + strings.Join(columns, " | ") + " |\n|---" + strings.Repeat("|---", len(columns)) + "|\n"
	for _, pkg := range slices.Sorted(maps.Keys(c)) {
		text += fmt.Sprintf("| `%s` |", pkg)
		for _, column := range columns {
			if names := c[pkg][column]; len(names) > 0 {
				slices.Sort(names)
				text += " `" + strings.Join(names, "`, `") + "`"
			}
			text += " |"
		}
		text += "\n"
	}
	return text
}
