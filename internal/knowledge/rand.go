package knowledge

import (
	"go/types"
	"strings"
)

// Random numbers. Perm and Shuffle are left out: an order is no delay. A package-level function of math/rand draws
// from a generator that the runtime seeds, unless the program calls rand.Seed with a constant. A hash that is seeded
// at random, once a process, spreads the processes as a draw does.

var randRows = []Func{
	{Name: "math/rand.Int", Role: Draw, Arg: -1},
	{Name: "math/rand.Intn", Role: Draw},
	{Name: "math/rand.Int31", Role: Draw, Arg: -1},
	{Name: "math/rand.Int31n", Role: Draw},
	{Name: "math/rand.Int63", Role: Draw, Arg: -1},
	{Name: "math/rand.Int63n", Role: Draw},
	{Name: "math/rand.Uint32", Role: Draw, Arg: -1},
	{Name: "math/rand.Uint64", Role: Draw, Arg: -1},
	{Name: "math/rand.Float32", Role: Draw, Arg: -1, Unit: true},
	{Name: "math/rand.Float64", Role: Draw, Arg: -1, Unit: true},
	{Name: "math/rand.NormFloat64", Role: Draw, Arg: -1},
	{Name: "math/rand.ExpFloat64", Role: Draw, Arg: -1},
	{Name: "math/rand.Read", Role: DrawInto},
	{Name: "math/rand.New", Role: NewGenerator},
	{Name: "math/rand.NewZipf", Role: NewGenerator},
	{Name: "math/rand.NewSource", Role: NewSource},
	{Name: "math/rand.Seed", Role: Seed},

	{Name: "(*math/rand.Rand).Int", Role: Draw, Arg: -1},
	{Name: "(*math/rand.Rand).Intn", Role: Draw},
	{Name: "(*math/rand.Rand).Int31", Role: Draw, Arg: -1},
	{Name: "(*math/rand.Rand).Int31n", Role: Draw},
	{Name: "(*math/rand.Rand).Int63", Role: Draw, Arg: -1},
	{Name: "(*math/rand.Rand).Int63n", Role: Draw},
	{Name: "(*math/rand.Rand).Uint32", Role: Draw, Arg: -1},
	{Name: "(*math/rand.Rand).Uint64", Role: Draw, Arg: -1},
	{Name: "(*math/rand.Rand).Float32", Role: Draw, Arg: -1, Unit: true},
	{Name: "(*math/rand.Rand).Float64", Role: Draw, Arg: -1, Unit: true},
	{Name: "(*math/rand.Rand).NormFloat64", Role: Draw, Arg: -1},
	{Name: "(*math/rand.Rand).ExpFloat64", Role: Draw, Arg: -1},
	{Name: "(*math/rand.Rand).Read", Role: DrawInto},
	{Name: "(*math/rand.Rand).Seed", Role: Seed},
	{Name: "(*math/rand.Zipf).Uint64", Role: Draw, Arg: -1},
	{Name: "(math/rand.Source).Int63", Role: Draw, Arg: -1},
	{Name: "(math/rand.Source).Seed", Role: Seed},
	{Name: "(math/rand.Source64).Uint64", Role: Draw, Arg: -1},

	{Name: "math/rand/v2.Int", Role: Draw, Arg: -1},
	{Name: "math/rand/v2.IntN", Role: Draw},
	{Name: "math/rand/v2.Int32", Role: Draw, Arg: -1},
	{Name: "math/rand/v2.Int32N", Role: Draw},
	{Name: "math/rand/v2.Int64", Role: Draw, Arg: -1},
	{Name: "math/rand/v2.Int64N", Role: Draw},
	{Name: "math/rand/v2.Uint", Role: Draw, Arg: -1},
	{Name: "math/rand/v2.UintN", Role: Draw},
	{Name: "math/rand/v2.Uint32", Role: Draw, Arg: -1},
	{Name: "math/rand/v2.Uint32N", Role: Draw},
	{Name: "math/rand/v2.Uint64", Role: Draw, Arg: -1},
	{Name: "math/rand/v2.Uint64N", Role: Draw},
	{Name: "math/rand/v2.N", Role: Draw},
	{Name: "math/rand/v2.Float32", Role: Draw, Arg: -1, Unit: true},
	{Name: "math/rand/v2.Float64", Role: Draw, Arg: -1, Unit: true},
	{Name: "math/rand/v2.NormFloat64", Role: Draw, Arg: -1},
	{Name: "math/rand/v2.ExpFloat64", Role: Draw, Arg: -1},
	{Name: "math/rand/v2.New", Role: NewGenerator},
	{Name: "math/rand/v2.NewZipf", Role: NewGenerator},
	{Name: "math/rand/v2.NewPCG", Role: NewSource},
	{Name: "math/rand/v2.NewChaCha8", Role: NewSource},

	{Name: "(*math/rand/v2.Rand).Int", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.Rand).IntN", Role: Draw},
	{Name: "(*math/rand/v2.Rand).Int32", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.Rand).Int32N", Role: Draw},
	{Name: "(*math/rand/v2.Rand).Int64", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.Rand).Int64N", Role: Draw},
	{Name: "(*math/rand/v2.Rand).Uint", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.Rand).UintN", Role: Draw},
	{Name: "(*math/rand/v2.Rand).Uint32", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.Rand).Uint32N", Role: Draw},
	{Name: "(*math/rand/v2.Rand).Uint64", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.Rand).Uint64N", Role: Draw},
	{Name: "(*math/rand/v2.Rand).Float32", Role: Draw, Arg: -1, Unit: true},
	{Name: "(*math/rand/v2.Rand).Float64", Role: Draw, Arg: -1, Unit: true},
	{Name: "(*math/rand/v2.Rand).NormFloat64", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.Rand).ExpFloat64", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.Zipf).Uint64", Role: Draw, Arg: -1},
	{Name: "(math/rand/v2.Source).Uint64", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.PCG).Uint64", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.PCG).Seed", Role: Seed},
	{Name: "(*math/rand/v2.ChaCha8).Uint64", Role: Draw, Arg: -1},
	{Name: "(*math/rand/v2.ChaCha8).Read", Role: DrawInto},
	{Name: "(*math/rand/v2.ChaCha8).Seed", Role: Seed},

	{Name: "crypto/rand.Int", Role: Draw, Arg: 1},
	{Name: "crypto/rand.Prime", Role: Draw, Arg: -1},
	{Name: "crypto/rand.Text", Role: Draw, Arg: -1},
	{Name: "crypto/rand.Read", Role: DrawInto},
	{Name: "io.ReadFull", Role: FillFrom, Arg: 1},
	{Name: "io.ReadAtLeast", Role: FillFrom, Arg: 1},
	{Name: "encoding/binary.Read", Role: FillFrom, Arg: 2},

	{Name: "hash/maphash.MakeSeed", Role: Draw, Arg: -1},
	{Name: "hash/maphash.Bytes", Role: Draw, Arg: -1},
	{Name: "hash/maphash.String", Role: Draw, Arg: -1},
	{Name: "hash/maphash.Comparable", Role: Draw, Arg: -1},
	{Name: "(*hash/maphash.Hash).Sum64", Role: Draw, Arg: -1},
}

// SharedGenerator reports whether a row draws from the generator that all of math/rand's package-level functions
// share, which rand.Seed seeds. That of math/rand/v2 cannot be seeded.
func SharedGenerator(row Func) bool {
	name, ok := strings.CutPrefix(row.Name, "math/rand.")
	return ok && !strings.Contains(name, "/") && (row.Role == Draw || row.Role == DrawInto)
}

// IsRandomReader reports whether a package variable is the reader of random bytes, crypto/rand.Reader.
func IsRandomReader(v types.Object) bool {
	return v != nil && v.Pkg() != nil && v.Pkg().Path() == "crypto/rand" && v.Name() == "Reader"
}

// GeneratorOf is the type of generator that a package of the standard library makes; nil for another package.
func GeneratorOf(pkg *types.Package) types.Type {
	switch pkg.Path() {
	case "math/rand", "math/rand/v2":
		if rand := pkg.Scope().Lookup("Rand"); rand != nil {
			return types.NewPointer(rand.Type())
		}
	}
	return nil
}
