package driver

// Findings as workflow commands of GitHub Actions: a line each, which becomes an annotation of the changed file.

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"
)

func (r *report) printGitHub(w io.Writer) {
	property := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
	data := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	for _, f := range r.findings {
		fmt.Fprintf(w, "::error file=%s,line=%d,col=%d,endLine=%d,endColumn=%d,title=%s::%s\n",
			property.Replace(filepath.ToSlash(fromHere(f.pos.Filename))), f.pos.Line, f.pos.Column,
			f.origin.end.Line, f.origin.end.Column, property.Replace(f.rule()), data.Replace(f.message))
	}
}
