package driver

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

func TestFormats(t *testing.T) {
	r := runner{t: t, dir: write(t, chain())}
	if r.tool("-format=text", "./low") != r.tool("./low") || r.tool("-format=json", "./low") != r.tool("-json", "./low") {
		t.Error("text is not the default, or -json another format")
	}
	got := r.tool("-format=github", "./low")
	got.want(t, 3)
	if want := "::error file=low/low.go,line=9,col=20,endLine=9,endColumn=26,title=calls/wait::call of example.com/m/low.Wait waits\n"; got.stdout != want {
		t.Errorf("got %s, want %s", got.stdout, want)
	}
	r.tool("-format=xml").want(t, 1, "the formats are text, json, sarif, github")
	r.tool("-json", "-format=sarif").want(t, 1, "it is json already")
	r.tool("-format=sarif", "-json").want(t, 1, "it is sarif already")
	r.tool("-format=sarif", "-debug=schedule").want(t, 1, "-debug=schedule and -format=sarif cannot be used together")
	r.tool("-format=github", "-fix").want(t, 1, "cannot be used together")
	r.vet("-format=sarif", "./low").want(t, 2, "!waits")
	r.tool("-format=sarif", "x.cfg").want(t, 1, "work without go vet only")
}

// sarif runs the command and holds its output against the official schema, which testdata keeps.
func sarif(t *testing.T, r runner, status int, args ...string) sarifRun {
	t.Helper()
	got := r.tool(append([]string{"-format=sarif"}, args...)...)
	got.want(t, status)
	schema, err := jsonschema.NewCompiler().Compile(filepath.Join("testdata", "sarif-schema-2.1.0.json"))
	if err != nil {
		t.Fatal(err)
	}
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(got.stdout))
	if err != nil {
		t.Fatal(err, got)
	}
	if err := schema.Validate(value); err != nil {
		t.Fatal(err)
	}
	var log sarifLog
	if err := json.Unmarshal([]byte(got.stdout), &log); err != nil {
		t.Fatal(err)
	}
	return log.Runs[0]
}

func TestSARIF(t *testing.T) {
	r := runner{t: t, dir: write(t, chain())}
	run := sarif(t, r, 0)
	if len(run.Results) != len(chainFindings) || len(run.Tool.Driver.Rules) != 1 || !run.Invocations[0].Successful {
		t.Fatalf("%d results, %d rules", len(run.Results), len(run.Tool.Driver.Rules))
	}
	rule := run.Tool.Driver.Rules[0]
	if rule.ID != "calls/wait" || rule.HelpURI != "https://example.com/calls#wait" || rule.Help.Text != "At length." {
		t.Errorf("rule %+v", rule)
	}
	res := run.Results[0]
	at := res.Locations[0]
	if at.Physical.Artifact != (sarifArtifact{"low/low.go", "%SRCROOT%"}) || at.Physical.Region != (sarifRegion{9, 20, 9, 26}) {
		t.Errorf("at %+v", at.Physical)
	}
	if at.Logical[0].Full != "example.com/m/low.(T).Pause" || len(res.Related) != 1 || res.Related[0].Message.Text != "here" {
		t.Errorf("in %+v, related %+v", at.Logical, res.Related)
	}
	if edit := res.Fixes[0].Changes[0].Replacements[0]; edit.Inserted.Text != "/* waits */" || edit.Deleted != (sarifRegion{9, 25, 9, 25}) {
		t.Errorf("fix %+v", res.Fixes)
	}
	if run := sarif(t, r, 0, "./leaf"); run.Results == nil || len(run.Results) != 0 {
		t.Error("no findings are no empty list")
	}
}

// A run with errors says so, and a column counts UTF-16 code units.
func TestSARIFOddities(t *testing.T) {
	files := chain()
	files["boom/boom.go"] = "package boom\n\nfunc Boom() {}\n"
	files["odd/odd.go"] = "package odd\n\nimport \"example.com/m/low\"\n\nfunc Odd() { _ = \"äß😀\"; low.Wait() }\n"
	run := sarif(t, runner{t: t, dir: write(t, files)}, 1, "./odd", "./boom")
	if n := run.Invocations[0].Notifications; run.Invocations[0].Successful || len(n) != 1 || !strings.Contains(n[0].Message.Text, "internal error in boom") {
		t.Errorf("invocation %+v", run.Invocations)
	}
	if at := run.Results[0].Locations[0].Physical.Region; at != (sarifRegion{5, 26, 5, 36}) {
		t.Errorf("region %+v", at)
	}
}

// A fingerprint survives lines above it, comments and formatting; two alike differ.
func TestFingerprints(t *testing.T) {
	const before = "package a\n\nimport \"example.com/m/low\"\n\nfunc A() {\n\tlow.Wait()\n\tlow.Wait()\n}\n"
	const after = "package a\n\nimport \"example.com/m/low\"\n\n// B is new.\nfunc B() {}\n\nfunc A() {\n\n\tlow.Wait( ) // why\n\tlow.Wait()\n}\n"
	files := chain()
	files["a/a.go"] = before
	r := runner{t: t, dir: write(t, files)}
	prints := func() (all []string) {
		for _, res := range sarif(t, r, 0, "./a").Results {
			all = append(all, res.Fingerprints["backofflint/v1"])
		}
		return all
	}
	old := prints()
	if err := os.WriteFile(filepath.Join(r.dir, "a", "a.go"), []byte(after), 0o666); err != nil {
		t.Fatal(err)
	}
	now := prints()
	if len(old) != 2 || old[0] == old[1] || len(now) != 2 || now[0] != old[0] || now[1] != old[1] {
		t.Errorf("before: %v\nafter: %v", old, now)
	}
}
