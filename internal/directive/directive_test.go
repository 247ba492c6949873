package directive

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"testing"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		text   string
		form   Form // "" for no directive
		names  []string
		reason string
	}{
		{"//nolint", Nolint, nil, ""},
		{"// nolint // why", Nolint, nil, "why"},
		{"//nolint:all", Nolint, nil, ""},
		{"//nolint:a,all // why", Nolint, nil, "why"},
		{"//nolint:a", Nolint, []string{"a"}, ""},
		{"//nolint: a , B//why // more", Nolint, []string{"a", "b"}, "why // more"},
		{"//nolint:a why", Nolint, []string{"a why"}, ""},
		{"//lint:ignore a,b why so", Ignore, []string{"a", "b"}, "why so"},
		{"//lint:ignore a", Ignore, []string{"a"}, ""},
		{"//lint:file-ignore a why", FileIgnore, []string{"a"}, "why"},
		{"// lint:ignore a why", "", nil, ""}, // staticcheck's directives have no space in front
		{"//lint:ignored a", "", nil, ""},
		{"//nolinter:a", "", nil, ""},
		{"/* nolint */", "", nil, ""},
		{"// prose about nolint", "", nil, ""},
	} {
		d := parse(c.text)
		switch {
		case d == nil && c.form != "":
			t.Errorf("%s: no directive", c.text)
		case d != nil && (d.Form != c.form || !slices.Equal(d.Names, c.names) || d.Reason != c.reason):
			t.Errorf("%s: got %q %q %q", c.text, d.Form, d.Names, d.Reason)
		}
	}
}

const source = `package p

func a() {
	_ = 1 //nolint:x // why
	_ = 2
	//nolint:x // why
	if true {
		_ = 3
	}
	_ = 4
		//nolint:x // in another column
	if true {
		_ = 5
	}
	//nolint:backofflint // why

	_ = 6
	_ = 7 //nolint
	_ = 8 //lint:ignore x/y why
}
`

func TestSilences(t *testing.T) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	set := Parse(fset, []*ast.File{file})
	silent := func(check, category string, hosted bool) (lines []int) {
		for n := range fset.File(file.FileStart).LineCount() {
			if set.Silences(fset.File(file.FileStart).LineStart(n+1), check, category, hosted) {
				lines = append(lines, n+1)
			}
		}
		return lines
	}
	all := set.All()
	if len(all) != 6 || all[0].Hit("x") {
		t.Fatalf("%d directives, or a hit before anybody asked", len(all))
	}
	for _, c := range []struct {
		check, category string
		hosted          bool
		want            []int
	}{
		{"x", "y", false, []int{4, 6, 7, 8, 9, 11, 15, 18, 19}},
		{"x", "z", false, []int{4, 6, 7, 8, 9, 11, 15, 18}},
		{"x", "y", true, []int{4, 6, 7, 8, 9, 11, 19}},
		{"w", "y", false, []int{15, 18}},
	} {
		if got := silent(c.check, c.category, c.hosted); !slices.Equal(got, c.want) {
			t.Errorf("%s/%s, hosted %v: silent on %v, want %v", c.check, c.category, c.hosted, got, c.want)
		}
	}
	if !all[0].Hit("x") {
		t.Error("no hit is remembered")
	}
}
