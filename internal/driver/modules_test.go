package driver

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// both runs the command by itself and under go vet, which must agree.
func (r runner) both(t *testing.T, findings []string, pkgs ...string) {
	t.Helper()
	alone, vet := 3, 1
	for _, f := range findings {
		if f[0] != '!' {
			break
		}
		alone, vet = 0, 0
	}
	r.tool(pkgs...).want(t, alone, findings...)
	r.vet(append([]string{r.apart()}, pkgs...)...).want(t, vet, findings...)
}

// apart is a flag that keeps go vet from using the results of earlier runs. Its cache, as of go1.26, does not tell a
// package vetted for findings from one vetted for facts.
func (r runner) apart() string {
	return fmt.Sprintf("-calls.max=%dns", time.Now().UnixNano())
}

const sleeperSrc = "package dep\n\nimport \"time\"\n\nfunc Wait() { time.Sleep(1) }\n\nfunc Twice() { Wait() }\n"

func TestReplacedModuleIsForeign(t *testing.T) {
	t.Parallel()
	r := runner{t: t, dir: write(t, map[string]string{
		"go.mod":     "module example.com/m\n\ngo 1.26\n\nrequire example.com/dep v1.2.3\n\nreplace example.com/dep => ./dep\n",
		"dep/go.mod": "module example.com/dep\n\ngo 1.26\n",
		"dep/dep.go": sleeperSrc,
		"m.go":       "package m\n\nimport \"example.com/dep\"\n\nfunc M() { dep.Wait() }\n\nfunc N() { dep.Twice() }\n",
	})}
	r.both(t, []string{"!waits"}, "./...")
	// Named, it is own.
	r.both(t, []string{"dep/dep.go:7:16: call of example.com/dep.Wait waits"}, "example.com/dep")
}

func TestWorkspaceModulesAreOwn(t *testing.T) {
	t.Parallel()
	r := runner{t: t, dir: write(t, map[string]string{
		"go.work":    "go 1.26\n\nuse (\n\t./a\n\t./dep\n)\n",
		"dep/go.mod": "module example.com/dep\n\ngo 1.26\n",
		"dep/dep.go": sleeperSrc,
		"a/go.mod":   "module example.com/a\n\ngo 1.26\n",
		"a/a.go":     "package a\n\nimport \"example.com/dep\"\n\nfunc A() { dep.Wait() }\n",
	})}
	r.both(t, []string{"a/a.go:5:12: call of example.com/dep.Wait waits", "!dep/dep.go"}, "./a")
	r.both(t, []string{"a/a.go:5:12: call of", "dep/dep.go:7:16: call of"}, "./a", "./dep")
}

func TestVendoredModuleIsForeign(t *testing.T) {
	r := runner{t: t, dir: write(t, map[string]string{
		"go.mod":                        "module example.com/m\n\ngo 1.26\n\nrequire example.com/dep v1.2.3\n",
		"vendor/modules.txt":            "# example.com/dep v1.2.3\n## explicit; go 1.26\nexample.com/dep\n",
		"vendor/example.com/dep/dep.go": sleeperSrc,
		"m.go":                          "package m\n\nimport \"example.com/dep\"\n\nfunc M() { dep.Wait() }\n\nfunc P() { M() }\n",
	})}
	r.both(t, []string{"!waits"}, "./...")
}

func TestNoModule(t *testing.T) {
	dir := write(t, map[string]string{"src/example.com/dep/dep.go": sleeperSrc})
	r := runner{t: t, dir: filepath.Join(dir, "src", "example.com", "dep"), env: []string{"GO111MODULE=off", "GOPATH=" + dir}}
	r.both(t, []string{"dep.go:7:16: call of example.com/dep.Wait waits"}, ".")
}

func TestCgo(t *testing.T) {
	t.Parallel()
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	files := chain()
	files["c/c.go"] = "package c\n\n// static int one(void) { return 1; }\nimport \"C\"\n\nimport \"example.com/m/low\"\n\nfunc F() int {\n\tlow.Wait()\n\treturn int(C.one())\n}\n"
	files["d/d.go"] = "package d\n\nimport \"example.com/m/c\"\n\nvar X = c.F()\n\nfunc G() { c.F() }\n"
	r := runner{t: t, dir: write(t, files), env: []string{"CGO_ENABLED=1"}}
	r.both(t, []string{"c/c.go:9:2: call of example.com/m/low.Wait waits", "d/d.go:7:12: call of example.com/m/c.F waits"}, "./c", "./d")
}

// A file behind a build tag is read where the tag is set, by both drivers.
func TestBuildTags(t *testing.T) {
	t.Parallel()
	files := chain()
	files["tagged/plain.go"] = "package tagged\n"
	files["tagged/tagged.go"] = "//go:build special\n\npackage tagged\n\nimport \"example.com/m/low\"\n\nfunc F() { low.Wait() }\n"
	r := runner{t: t, dir: write(t, files)}
	r.both(t, []string{"!waits"}, "./tagged")
	r.both(t, []string{"tagged/tagged.go:7:12: call of example.com/m/low.Wait waits"}, "-tags=special", "./tagged")
}

// A test of a package whose dependencies import it makes variants of these.
func TestIntermediateVariants(t *testing.T) {
	t.Parallel()
	files := chain()
	files["low/x_test.go"] = "package low_test\n\nimport (\n\t\"example.com/m/mid\"\n\t\"testing\"\n)\n\nfunc TestX(t *testing.T) { mid.Twice() }\n"
	files["low/export_test.go"] = "package low\n\nfunc Extra() { Wait() }\n"
	r := runner{t: t, dir: write(t, files)}
	want := []string{
		"low/low.go:9:20: call of", "low/export_test.go:3:16: call of",
		"low/x_test.go:8:28: call of example.com/m/mid.Twice waits", "mid/mid.go:5:16: call of",
	}
	r.both(t, want, "./low", "./mid")
	r.both(t, append(want[:3:3], "!mid/mid.go"), "./low")
}

func TestNewLanguageVersion(t *testing.T) {
	r := runner{t: t, dir: write(t, map[string]string{
		"go.mod": "module example.com/m\n\ngo 1.20\n",
		"m.go":   "package m\n\nfunc F() {\n\tfor range 3 {\n\t}\n}\n",
	})}
	r.tool().want(t, 1, "m.go:4:12: cannot range over 3")
	r.vet().want(t, 1, "m.go:4:12: cannot range over 3")
}

// A module that another depends on, and which imports it back by a third.
func TestForeignPackageAboveOwn(t *testing.T) {
	t.Parallel()
	r := runner{t: t, dir: write(t, map[string]string{
		"go.mod":        "module example.com/m\n\ngo 1.26\n\nrequire example.com/dep v1.2.3\n\nreplace example.com/dep => ./dep\n",
		"dep/go.mod":    "module example.com/dep\n\ngo 1.26\n\nrequire example.com/m v1.0.0\n",
		"dep/dep.go":    "package dep\n\nimport \"example.com/m/low\"\n\nfunc New() low.T { return low.T{} }\n\nfunc Wait() { low.Wait() }\n",
		"low/low.go":    chain()["low/low.go"],
		"m.go":          "package m\n\nimport \"example.com/dep\"\n\nfunc M() {\n\tdep.New().Pause()\n\tdep.Wait()\n}\n",
		"direct/low.go": "package direct\n\nimport (\n\t\"example.com/dep\"\n\t\"example.com/m/low\"\n)\n\nvar t low.T = dep.New()\n\nfunc M() { t.Pause() }\n",
	})}
	r.tool("./direct").want(t, 3, "direct/low.go:10:12: call of (example.com/m/low.T).Pause waits")
	r.vet("./direct").want(t, 1, "direct/low.go:10:12: call of (example.com/m/low.T).Pause waits")
}

func TestSymlinkedDirectory(t *testing.T) {
	dir := write(t, chain())
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(dir, link); err != nil {
		t.Skip(err)
	}
	runner{t: t, dir: link}.tool("./low/...").want(t, 3, "low.Wait waits", "!matched no")
}
