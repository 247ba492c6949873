package held

// This file puts in words what is held where a function blocks.

import (
	"cmp"
	"fmt"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// Describe gives a line for each place where a package blocks: the file, the line, what is held.
func Describe(blocks []Block, fset *token.FileSet) (lines []string) {
	for _, b := range blocks {
		at := fset.Position(b.Pos)
		lines = append(lines, fmt.Sprintf("%s:%d: %s", filepath.ToSlash(at.Filename), at.Line, b.Text))
	}
	return lines
}

// blocked says what a function holds, and what it has released of its callers, at one point.
func blocked(fn *ssa.Function, s *state) string {
	var held []string
	for h, must := range s.holds.at {
		name := cmp.Or(h.text, string(h.what))
		if !must {
			name += " on some way"
		}
		held = append(held, name)
	}
	if len(held) == 0 {
		held = []string{"nothing"}
	}
	out := "blocks in " + fn.Name() + " holding " + joined(held)
	for _, list := range []struct {
		verb  string
		where map[path]release
	}{{"released", s.released.at}, {"locked", s.locked.at}} {
		var names []string
		for _, r := range list.where {
			names = append(names, cmp.Or(r.text, string(r.what)))
		}
		if len(names) > 0 {
			out += ", " + list.verb + " " + joined(names)
		}
	}
	return out
}

// maxNamed bounds how many places are named one by one.
const maxNamed = 24

func joined(names []string) string {
	if len(names) > maxNamed {
		return fmt.Sprintf("%d places", len(names))
	}
	slices.Sort(names)
	return strings.Join(names, " and ")
}

// listBlocks gives what was noted, in source order.
func (p *program) listBlocks() (out []Block) {
	for pos, text := range p.blocks {
		out = append(out, Block{pos, text})
	}
	slices.SortFunc(out, func(a, b Block) int { return cmp.Compare(a.Pos, b.Pos) })
	return out
}
