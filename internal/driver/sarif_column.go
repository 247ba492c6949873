package driver

// How SARIF counts columns.

import (
	"go/token"
	"os"
	"strings"
	"unicode/utf16"
)

// sourceLines holds the lines of files that were read, by name.
type sourceLines map[string][]string

// column turns the column of a position, which counts bytes, into UTF-16 code units.
func (s sourceLines) column(pos token.Position) int {
	lines, ok := s[pos.Filename]
	if !ok {
		data, _ := os.ReadFile(pos.Filename) // of a file that cannot be read, bytes will do
		lines = strings.Split(string(data), "\n")
		s[pos.Filename] = lines
	}
	if pos.Column < 1 || pos.Line < 1 || pos.Line > len(lines) || pos.Column-1 > len(lines[pos.Line-1]) {
		return max(pos.Column, 1) // a //line comment gives no column, and may name any line
	}
	column := 1
	for _, r := range lines[pos.Line-1][:pos.Column-1] {
		column += utf16.RuneLen(r)
	}
	return column
}
