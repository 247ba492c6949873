package driver

// Findings as text: a line each, as go vet prints them, with the places that are related to it below.

import (
	"cmp"
	"fmt"
	"go/token"
	"io"
	"os"
	"strconv"
	"strings"
)

// printText prints a line per finding and per place related to it, each with the given number of lines of source around
// it, none if negative.
func (r *report) printText(w io.Writer, context int) {
	for _, f := range r.findings {
		fmt.Fprintf(w, "%s: %s\n", fromHere(f.pos.String()), f.message)
		printSource(w, f.pos, f.end, context)
		for _, rel := range f.json.Related {
			fmt.Fprintf(w, "%s: \t%s\n", fromHere(rel.Posn), rel.Message)
			printSource(w, rel.pos, rel.end, context)
		}
	}
}

// compareLines orders lines that begin with file:line by file, then by line as a number.
func compareLines(a, b string) int {
	fileA, lineA := splitPlace(a)
	fileB, lineB := splitPlace(b)
	return cmp.Or(cmp.Compare(fileA, fileB), cmp.Compare(lineA, lineB), cmp.Compare(a, b))
}

func splitPlace(line string) (file string, n int) {
	place, _, _ := strings.Cut(line, ": ")
	if i := strings.LastIndexByte(place, ':'); i >= 0 {
		n, _ = strconv.Atoi(place[i+1:])
		place = place[:i]
	}
	return place, n
}

// fromHere shortens a text that begins with a file name below the working directory, as go vet prints it.
func fromHere(text string) string {
	if dir, err := os.Getwd(); err == nil {
		return strings.TrimPrefix(text, strings.TrimSuffix(dir, string(os.PathSeparator))+string(os.PathSeparator))
	}
	return text
}

func printSource(w io.Writer, pos, end token.Position, context int) {
	if context < 0 || !pos.IsValid() {
		return
	}
	data, err := os.ReadFile(pos.Filename)
	if err != nil {
		return
	}
	lines := strings.Split(string(data), "\n")
	for i := max(1, pos.Line-context); i <= min(len(lines), end.Line+context); i++ {
		fmt.Fprintf(w, "%d\t%s\n", i, lines[i-1])
	}
}
