package driver

// The facts file of the unit driver: how facts travel from one process to the next.
//
// The container is the one x/tools' unitchecker (v0.50 and later) writes: a header, types, facts. Our own units leave
// the types empty, because they read the compiler's export data; only a package that imports nothing writes them (see
// unit.go). An empty file, one that is missing or one that cannot be read means "no facts", never an error: a fact can
// only add to what is known.

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"encoding/gob"
	"fmt"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/types/objectpath"
)

const (
	vetxMagic  = "vetx"
	vetxHeader = len(vetxMagic) + 4 + 4
)

// A savedFact is a fact with its subject by name. The field names are part of the format.
type savedFact struct {
	PkgPath string
	Object  objectpath.Path // "" for the package itself
	Fact    analysis.Fact
}

// writeVetx writes facts, and the types of pkg unless it is nil.
func writeVetx(file string, fset *token.FileSet, pkg *types.Package, facts []byte) error {
	if file == "" {
		return nil
	}
	if pkg == nil && len(facts) == 0 {
		return os.WriteFile(file, nil, 0o666)
	}
	var typ bytes.Buffer
	if pkg != nil {
		if err := gcexportdata.Write(&typ, fset, pkg); err != nil {
			return err
		}
		typ.Next(1) // the format's letter, which the container does not have
	}
	data := make([]byte, 0, vetxHeader+typ.Len()+len(facts))
	data = append(data, vetxMagic...)
	data = binary.LittleEndian.AppendUint32(data, uint32(typ.Len()))
	data = binary.LittleEndian.AppendUint32(data, uint32(len(facts)))
	data = append(data, typ.Bytes()...)
	data = append(data, facts...)
	return os.WriteFile(file, data, 0o666)
}

// readVetx returns the facts in a file written by writeVetx.
func readVetx(file string) []byte {
	data, err := os.ReadFile(file)
	if err != nil || len(data) < vetxHeader || string(data[:len(vetxMagic)]) != vetxMagic {
		return nil
	}
	skip := uint64(binary.LittleEndian.Uint32(data[4:]))
	size := uint64(binary.LittleEndian.Uint32(data[8:]))
	body := data[vetxHeader:]
	if skip+size > uint64(len(body)) {
		return nil
	}
	return body[skip : skip+size]
}

// encodeFacts encodes the package's facts and those from below that importers may need. The same facts give the same
// bytes.
func encodeFacts(s *factSet) ([]byte, error) {
	paths := new(objectpath.Encoder)
	var saved []savedFact
	s.each(func(pkg *types.Package, k factKey, fact analysis.Fact) {
		f := savedFact{PkgPath: pkg.Path(), Fact: fact}
		if k.obj != nil {
			if !visible(k.obj, pkg == s.pkg) {
				return
			}
			var err error
			if f.Object, err = paths.For(k.obj); err != nil {
				return // no importer can name it
			}
		}
		saved = append(saved, f)
	})
	if len(saved) == 0 {
		return nil, nil
	}
	slices.SortFunc(saved, func(a, b savedFact) int {
		return cmp.Or(cmp.Compare(a.PkgPath, b.PkgPath), cmp.Compare(a.Object, b.Object),
			cmp.Compare(reflect.TypeOf(a.Fact).String(), reflect.TypeOf(b.Fact).String()))
	})
	var buf bytes.Buffer
	if err := gob.NewEncoder(&buf).Encode(saved); err != nil {
		return nil, fmt.Errorf("facts of %s cannot be encoded: %v", s.pkg.Path(), err)
	}
	return buf.Bytes(), nil
}

// decodeFacts gives s the facts in the files of the packages imported. Objects that the unit's export data does not
// mention are dropped with their facts.
func decodeFacts(s *factSet, vetx map[string]string) {
	known := packagesBelow(s.pkg)
	sets := make(map[*types.Package]*factSet)
	for _, imported := range slices.Sorted(maps.Keys(vetx)) {
		data := readVetx(vetx[imported])
		if len(data) == 0 {
			continue
		}
		var saved []savedFact
		if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&saved); err != nil {
			continue
		}
		for _, f := range saved {
			addSaved(sets, known, f)
		}
	}
	for _, p := range slices.Sorted(maps.Keys(known)) {
		if set := sets[known[p]]; set != nil {
			s.deps = append(s.deps, set)
		}
	}
	s.below = func(pkg *types.Package) *factSet { return sets[pkg] }
}

func addSaved(sets map[*types.Package]*factSet, known map[string]*types.Package, f savedFact) {
	pkg := known[f.PkgPath]
	var obj types.Object
	switch {
	case f.Fact == nil:
		return
	case pkg == nil && f.Object != "":
		return
	case pkg == nil: // a package fact from further below
		pkg = types.NewPackage(f.PkgPath, path.Base(f.PkgPath))
		known[f.PkgPath] = pkg
	case f.Object != "":
		var err error
		if obj, err = objectpath.Object(pkg, f.Object); err != nil {
			return
		}
	}
	set := sets[pkg]
	if set == nil {
		set = newFactSet(pkg)
		sets[pkg] = set
	}
	set.put(obj, f.Fact)
}

// packagesBelow maps path to package for all packages that the export data read for pkg mentions.
func packagesBelow(pkg *types.Package) map[string]*types.Package {
	known := make(map[string]*types.Package)
	var visit func(*types.Package)
	visit = func(p *types.Package) {
		for _, imp := range p.Imports() {
			if known[imp.Path()] == nil {
				known[imp.Path()] = imp
				visit(imp)
			}
		}
	}
	visit(pkg)
	return known
}
