package knowledge

import (
	"go/types"
	"strings"
)

// injectShape knows failpoints by the package that they are of, the program's own included: what they answer is whether
// a fault is injected, and what they are handed runs when it is.
func injectShape(fn *types.Func) (h Hold) {
	for elem := range strings.SplitSeq(fn.Pkg().Path(), "/") {
		switch elem {
		case "failpoint", "failpoints", "gofail", "faultinject", "faultinjection":
			return Hold{Does: Injects}
		}
	}
	return h
}
