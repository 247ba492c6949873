// Package variant tests the tests: it changes the fixtures by itself, on their syntax and with their types, and asks
// whether the answer changes when it must and only then.
//
// A spelling must not change the answer: other names, aliases, a dot import, parentheses, a helper, goto for for. A
// removal must: without the clamp, the draw, the unlock or the ctx case that an answer rests on, it is another answer.
// Every change keeps each statement on its line, so that answers are compared line by line; what is moved to the end of
// a file carries the line that it came from. A change whose result does not type-check is skipped and counted.
package variant

import (
	"bytes"
	"cmp"
	"errors"
	"go/ast"
	"go/token"
	"os"
	"regexp"
	"slices"

	"golang.org/x/tools/go/packages"
)

// Kind is one way to change a package.
type Kind struct {
	Name string
	// Spelling tells that the answer must stay.
	Spelling bool
	// part is what of the engine's lines is compared; nil for the reports alone.
	part *regexp.Regexp
	// byFunc tells that a loop may be gone, so that what is reported at the loop moves within its function.
	byFunc bool
	// find gives the changes of this kind that a package allows: a spelling is made everywhere at once, a removal at
	// one place each.
	find func(*Source) []*Change
}

// answers are what the engine says of a schedule.
var answers = regexp.MustCompile(`(growth|draw|ceiling|loop|counted|deadline)=\w+`)

// Kinds are all of them, spellings first. A helper has a schedule of its own, so there the reports are compared alone.
var Kinds = []*Kind{
	{Name: "rename", Spelling: true, part: answers, find: rename},
	{Name: "import alias", Spelling: true, part: answers, find: aliasImports},
	{Name: "dot import", Spelling: true, part: answers, find: dotImports},
	{Name: "parentheses", Spelling: true, part: answers, find: parenthesise},
	{Name: "type alias", Spelling: true, part: answers, find: aliasTypes},
	{Name: "long assignment", Spelling: true, part: answers, find: lengthen},
	{Name: "other branch", Spelling: true, part: answers, find: negate},
	{Name: "switch for if", Spelling: true, part: answers, find: switchForIf},
	{Name: "test in a variable", Spelling: true, part: answers, find: nameTests},
	{Name: "min for if", Spelling: true, part: answers, find: minForIf},
	{Name: "goto", Spelling: true, part: answers, byFunc: true, find: gotoForFor},
	{Name: "helper that waits", Spelling: true, find: extractWaits},
	{Name: "helper for the delay", Spelling: true, find: extractDelays},
	{Name: "helper for a step", Spelling: true, find: extractSteps},
	{Name: "no clamp", part: regexp.MustCompile(`ceiling=\w+|largest=\S+`), find: dropClamps},
	{Name: "no draw", part: regexp.MustCompile(`draw=\w+`), find: dropDraws},
	{Name: "no unlock", part: regexp.MustCompile(`holding [^;]*`), find: dropUnlocks},
	{Name: "no ctx case", part: regexp.MustCompile(`deadline=\w+`), find: dropDone},
}

// Source is a package to change.
type Source struct {
	*packages.Package
	Answer *Answer // of the package as it is
	text   map[*ast.File][]byte
}

// newSource reads the files of a package.
func newSource(p *packages.Package, a *Answer) (*Source, error) {
	s := &Source{p, a, map[*ast.File][]byte{}}
	for _, f := range p.Syntax {
		text, err := os.ReadFile(p.Fset.Position(f.FileStart).Filename)
		if err != nil {
			return nil, err
		}
		s.text[f] = text
	}
	return s, nil
}

// Change is the text edits of one variant.
type Change struct {
	Line   int // where it is made, for its name; 0 for everywhere
	in     ast.Node
	edits  map[*ast.File][]edit
	added  map[*ast.File]string      // lines that come behind the end of a file
	origin map[*ast.File][]int       // for each of these, the line that it came from
	moved  map[*ast.File]map[int]int // for lines that got something from another line, that one
}

func newChange() *Change {
	return &Change{edits: map[*ast.File][]edit{}, added: map[*ast.File]string{}, origin: map[*ast.File][]int{}, moved: map[*ast.File]map[int]int{}}
}

// edit replaces what lies between two positions.
type edit struct {
	from, to token.Pos
	text     string
}

func (c *Change) replace(f *ast.File, from, to token.Pos, text string) {
	c.edits[f] = append(c.edits[f], edit{from, to, text})
}

func (c *Change) insert(f *ast.File, at token.Pos, text string) { c.replace(f, at, at, text) }

// append adds a line behind the end of a file, in place of what stood at a line of it.
func (c *Change) append(f *ast.File, text string, line int) {
	c.added[f] += "\n" + text
	c.origin[f] = append(c.origin[f], line)
}

// move says that what now stands at a line came from another.
func (c *Change) move(f *ast.File, to, from int) {
	if c.moved[f] == nil {
		c.moved[f] = map[int]int{}
	}
	c.moved[f][to] = from
}

// blank removes what lies between two positions, but not its line ends.
func (c *Change) blank(s *Source, f *ast.File, from, to token.Pos) {
	lines := s.line(to) - s.line(from)
	text := make([]byte, lines)
	for i := range text {
		text[i] = '\n'
	}
	c.replace(f, from, to, string(text))
}

// one is the list of a change, if it changes anything.
func (c *Change) one() []*Change {
	if len(c.edits) == 0 {
		return nil
	}
	return []*Change{c}
}

var errOverlap = errors.New("edits overlap")

// apply makes the new text of a file.
func (c *Change) apply(s *Source, f *ast.File) ([]byte, error) {
	edits := slices.Clone(c.edits[f])
	slices.SortStableFunc(edits, func(x, y edit) int { return cmp.Or(cmp.Compare(x.from, y.from), cmp.Compare(x.to, y.to)) })
	old, at := s.text[f], 0
	var text []byte
	for _, e := range edits {
		from, to := int(e.from-f.FileStart), int(e.to-f.FileStart)
		if from < at {
			return nil, errOverlap
		}
		text = append(append(text, old[at:from]...), e.text...)
		at = to
	}
	text = append(text, old[at:]...)
	if c.added[f] != "" {
		text = append(bytes.TrimRight(text, "\n"), c.added[f]+"\n"...)
	}
	return text, nil
}

// comesFrom gives the line of the original file that a line of the changed one stands for.
func (c *Change) comesFrom(s *Source, f *ast.File, line int) int {
	last := bytes.Count(bytes.TrimRight(s.text[f], "\n"), []byte("\n")) + 1
	if added := line - last - 1; added >= 0 && added < len(c.origin[f]) {
		return c.origin[f][added]
	}
	if from, moved := c.moved[f][line]; moved {
		return from
	}
	return line
}

func (s *Source) line(pos token.Pos) int { return s.Fset.PositionFor(pos, false).Line }

// code is the text of a node.
func (s *Source) code(f *ast.File, n ast.Node) string {
	return string(s.text[f][n.Pos()-f.FileStart : n.End()-f.FileStart])
}
