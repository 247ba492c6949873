package driver

// What a finding is, apart from its line: the function that it lies in and the shape of the code at its place. By these
// a finding is known again after lines above it have come and gone, its function has moved to another file, or the code
// was formatted anew. Two alike in one function are told apart by their order.

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"go/ast"
	"go/scanner"
	"go/token"
	"go/types"
	"os"
	"slices"
	"strings"

	"github.com/backofflint/backofflint/internal/syntax"
)

// An origin is where a finding comes from.
type origin struct {
	function string         // "F", "(*T).M", or "" outside functions
	shape    string         // the tokens of its line
	end      token.Position // of the code that is meant
}

// origin looks at the place of a diagnostic; its end may be unknown.
func (t *target) origin(pos, end token.Pos) origin {
	o := origin{end: t.fset.Position(end)}
	if !end.IsValid() {
		o.end = t.fset.Position(pos)
	}
	for _, file := range t.files {
		if pos < file.FileStart || pos > file.FileEnd {
			continue
		}
		path := syntax.Around(file, pos)
		if len(path) > 0 {
			if fn, ok := path[0].(*ast.FuncDecl); ok {
				o.function = functionName(fn)
			}
		}
		if e := extent(path, pos); !end.IsValid() && e.IsValid() {
			o.end = t.fset.Position(e)
		}
	}
	at := t.fset.PositionFor(pos, false)
	o.shape = shapeAt(t.source(at.Filename), at.Offset)
	return o
}

func functionName(fn *ast.FuncDecl) string {
	if fn.Recv == nil || len(fn.Recv.List) == 0 {
		return fn.Name.Name
	}
	return "(" + types.ExprString(fn.Recv.List[0].Type) + ")." + fn.Name.Name
}

// extent is the end of what a checker means by a position: a node that starts there, a call by its parenthesis, an
// operation by its operator. A statement with a block ends before the block.
func extent(path []ast.Node, pos token.Pos) token.Pos {
	for _, n := range slices.Backward(path) {
		start := n.Pos()
		switch n := n.(type) {
		case *ast.CallExpr:
			if n.Lparen == pos {
				start = pos
			}
		case *ast.BinaryExpr:
			if n.OpPos == pos {
				start = pos
			}
		case *ast.AssignStmt:
			if n.TokPos == pos {
				start = pos
			}
		}
		if start != pos {
			continue
		}
		switch n := n.(type) {
		case *ast.ForStmt:
			return n.Body.Lbrace
		case *ast.RangeStmt:
			return n.Body.Lbrace
		case *ast.FuncDecl:
			return n.Type.End()
		}
		return n.End()
	}
	return token.NoPos
}

// source reads a file of the package, and keeps it while the package is looked at.
func (t *target) source(file string) []byte {
	data, ok := t.sources[file]
	if !ok {
		data, _ = os.ReadFile(file) // a file that is gone has no lines
		if t.sources == nil {
			t.sources = make(map[string][]byte)
		}
		t.sources[file] = data
	}
	return data
}

// maxShape bounds how much of a line counts, in bytes: of a longer one, what follows the place.
const maxShape = 1000

// shapeAt returns the tokens of a line, a blank between them, without comments.
func shapeAt(data []byte, offset int) string {
	if offset > len(data) {
		return ""
	}
	from := bytes.LastIndexByte(data[:offset], '\n') + 1
	line, _, _ := bytes.Cut(data[from:], []byte("\n"))
	if len(line) > maxShape {
		line = line[offset-from:]
		line = line[:min(len(line), maxShape)]
	}
	var s scanner.Scanner
	file := token.NewFileSet().AddFile("", -1, len(line))
	s.Init(file, line, func(token.Position, string) {}, 0) // a part of a longer text may be ill-formed
	var words []string
	for {
		_, tok, text := s.Scan()
		if tok == token.EOF {
			return strings.Join(words, " ")
		}
		if tok == token.SEMICOLON && text == "\n" {
			continue // set by the scanner
		}
		if text == "" {
			text = tok.String()
		}
		words = append(words, text)
	}
}

// rule is the id of a finding's fault, as its message ends in it.
func (f *finding) rule() string {
	if f.json.Category == "" {
		return f.check
	}
	return f.check + "/" + f.json.Category
}

// identity is what two findings have in common when they are the same one at different times.
type identity struct {
	Check    string `json:"check"`
	Category string `json:"category,omitempty"`
	Package  string `json:"package"`
	Function string `json:"function,omitempty"`
	Code     string `json:"code"`
}

func (f *finding) identity() identity {
	return identity{f.check, f.json.Category, f.unit, f.origin.function, f.origin.shape}
}

// fingerprint names the nth finding of an identity.
func (id identity) fingerprint(nth int) string {
	text := strings.Join([]string{id.Check, id.Category, id.Package, id.Function, id.Code, fmt.Sprint(nth)}, "\x00")
	return fmt.Sprintf("%x", sha256.Sum256([]byte(text)))
}
