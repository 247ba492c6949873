package driver

import (
	"bytes"
	"encoding/gob"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"
)

func checkSource(t *testing.T, src string) *types.Package {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "p.go", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	conf := types.Config{Importer: importer.Default()}
	pkg, err := conf.Check("example.com/p", fset, []*ast.File{f}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return pkg
}

func TestFactsRoundTrip(t *testing.T) {
	gob.Register(new(sleepsFact))
	gob.Register(new(countFact))
	pkg := checkSource(t, "package p\n\ntype T struct{ F int }\n\nfunc (T) M() {}\n\nfunc F(a int) {}\n\nfunc hidden() {}\n")
	scope := pkg.Scope()
	named := scope.Lookup("T").Type().(*types.Named)
	subjects := []types.Object{
		scope.Lookup("F"), scope.Lookup("T"), scope.Lookup("hidden"),
		named.Method(0), named.Underlying().(*types.Struct).Field(0),
	}
	set := newFactSet(pkg)
	for i, obj := range subjects {
		set.put(obj, &sleepsFact{i})
	}
	set.put(nil, &countFact{7})
	first, err := encodeFacts(set)
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		if again, _ := encodeFacts(set); !bytes.Equal(first, again) {
			t.Fatal("the encoding is not deterministic")
		}
	}

	file := filepath.Join(t.TempDir(), "vetx")
	if err := writeVetx(file, nil, nil, first); err != nil {
		t.Fatal(err)
	}
	user := types.NewPackage("example.com/user", "user")
	user.SetImports([]*types.Package{pkg})
	got := newFactSet(user)
	decodeFacts(got, map[string]string{"example.com/p": file, "example.com/missing": file + "?"})
	want := map[string]bool{"F": true, "T": true, "M": true}
	for _, f := range got.objectFacts([]analysis.Fact{new(sleepsFact)}) {
		delete(want, f.Object.Name())
		if f.Object.Name() == "hidden" {
			t.Error("a fact about an unexported function travelled")
		}
	}
	var count countFact
	if len(want) > 0 || !got.get(pkg, nil, &count) || count.N != 7 {
		t.Errorf("lost facts about %v, or the package's %v", want, count)
	}

	// From one package further away, functions are out of reach.
	onward, err := encodeFacts(got)
	if err != nil {
		t.Fatal(err)
	}
	var saved []savedFact
	if err := gob.NewDecoder(bytes.NewReader(onward)).Decode(&saved); err != nil {
		t.Fatal(err)
	}
	for _, f := range saved {
		if f.Object == "F" {
			t.Error("a fact about a function travelled past its importer")
		}
	}
	if len(saved) < 3 {
		t.Errorf("facts about types, methods and the package did not travel: %v", saved)
	}
}

func TestUnreadableVetxMeansNoFacts(t *testing.T) {
	dir := t.TempDir()
	for name, data := range map[string]string{"empty": "", "short": "vet", "other": "something else entirely", "lying": "vetx\x00\x00\x00\x00\xff\xff\xff\xff", "garbage": "vetx\x00\x00\x00\x00\x03\x00\x00\x00abc"} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(data), 0o666); err != nil {
			t.Fatal(err)
		}
		set := newFactSet(types.NewPackage("p", "p"))
		decodeFacts(set, map[string]string{"q": file})
		if len(set.deps) > 0 {
			t.Errorf("%s: facts out of nothing", name)
		}
	}
}

func TestProgress(t *testing.T) {
	out := new(strings.Builder) // guarded by the progress's own lock
	p := &progress{w: out}
	p.step() // not on a terminal: never shown
	p.end()
	if out.Len() > 0 {
		t.Errorf("printed %q", out.String())
	}
	p = &progress{w: out}
	p.showAfter(time.Millisecond)
	p.expect(3)
	time.Sleep(200 * time.Millisecond)
	p.step()
	p.end()
	got := out.String()
	if !strings.Contains(got, "backofflint: 1/3 packages") || !strings.HasSuffix(got, "\r\x1b[K") {
		t.Errorf("printed %q", got)
	}
}

func TestFlagSelection(t *testing.T) {
	names := func(args ...string) string {
		o, err := parseFlags(testSuite(), args)
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for _, a := range o.checks {
			list = append(list, a.Name)
		}
		return strings.Join(list, " ")
	}
	for args, want := range map[string]string{
		"":                         "calls boom anyway broken",
		"-boom":                    "boom",
		"-boom -calls":             "calls boom",
		"-boom=false":              "calls anyway broken",
		"-boom=true -calls=false":  "boom",
		"-boom=false -calls=false": "anyway broken",
	} {
		if got := names(strings.Fields(args)...); got != want {
			t.Errorf("%q selects %q, want %q", args, got, want)
		}
	}
}
