package plugin_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers"
	"github.com/backofflint/backofflint/plugin"
)

// build makes the plugin from JSON, as golangci-lint does from a file.
func build(t *testing.T, settings string) ([]*analysis.Analyzer, error) {
	t.Helper()
	var conf any
	if err := json.Unmarshal([]byte(settings), &conf); err != nil {
		t.Fatal(err)
	}
	p, err := plugin.New(conf)
	if err != nil {
		return nil, err
	}
	if mode := p.GetLoadMode(); mode != register.LoadModeTypesInfo {
		t.Errorf("load mode is %s", mode)
	}
	return p.BuildAnalyzers()
}

func TestRegistered(t *testing.T) {
	if _, err := register.GetPlugin("backofflint"); err != nil {
		t.Error(err)
	}
}

func TestChecks(t *testing.T) {
	for settings, want := range map[string]string{
		`null`:                                 "nojitter uncapped sleepunderlock attemptonly budget",
		`{}`:                                   "nojitter uncapped sleepunderlock attemptonly budget",
		`{"checks": ["uncapped", "nojitter"]}`: "nojitter uncapped",
		`{"checks": "uncapped"}`:               "uncapped",
		`{"checks": ["-sleepunderlock", "-attemptonly", "-budget"]}`: "nojitter uncapped",
		`{"checks": ["nojitter", "uncapped", "-nojitter"]}`:          "uncapped",
	} {
		got, err := build(t, settings)
		if err != nil {
			t.Errorf("%s: %v", settings, err)
		}
		var names []string
		for _, a := range got {
			names = append(names, a.Name)
		}
		if strings.Join(names, " ") != want {
			t.Errorf("%s: %v, want %s", settings, names, want)
		}
		if err := analysis.Validate(got); err != nil {
			t.Errorf("%s: %v", settings, err)
		}
	}
}

// A setting has the name, the values and the effect of a flag, and on this instance only.
func TestOptions(t *testing.T) {
	got, err := build(t, `{
		"nojitter": {"growth": "linear", "tests": true, "skip": ["reuseddraw", "seededdraw"]},
		"uncapped": {"max": "30s"},
		"budget": {"max-total": "30s", "max-attempts": 8, "require-deadline": true}
	}`)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"growth": "linear", "tests": "true", "skip": "reuseddraw,seededdraw"} {
		if v := got[0].Flags.Lookup(name).Value.String(); v != want {
			t.Errorf("nojitter.%s is %s, want %s", name, v, want)
		}
	}
	if v := got[1].Flags.Lookup("max").Value.String(); v != "30s" {
		t.Errorf("uncapped.max is %s", v)
	}
	for name, want := range map[string]string{"max-total": "30s", "max-attempts": "8", "require-deadline": "true"} {
		if v := got[4].Flags.Lookup(name).Value.String(); v != want {
			t.Errorf("budget.%s is %s, want %s", name, v, want)
		}
	}
	if v := analyzers.All()[0].Flags.Lookup("growth").Value.String(); v != "geometric" {
		t.Errorf("the command's nojitter.growth is %s", v)
	}
}

func TestFacts(t *testing.T) {
	for settings, want := range map[string]bool{`{}`: true, `{"facts": true}`: true, `{"facts": false}`: false} {
		got, err := build(t, settings)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range got {
			if engine := a.Requires[0]; len(a.Requires) != 1 || len(engine.FactTypes) > 0 != want {
				t.Errorf("%s: %s requires an engine with %d fact types", settings, a.Name, len(engine.FactTypes))
			}
		}
	}
}

func TestBadSettings(t *testing.T) {
	for settings, want := range map[string]string{
		`{"max": "30s"}`:                        `unknown setting "max"; the settings are checks, facts, nojitter, uncapped,`,
		`{"uncapped": {"maximum": "1s"}}`:       `setting uncapped: unknown option "maximum"; the options are max, skip, tests`,
		`{"budget": {"max-total": "-1s"}}`:      `setting budget: option max-total: want a time such as 30s`,
		`{"uncapped": {"max": "soon"}}`:         `setting uncapped: option max: `,
		`{"uncapped": {"max": {}}}`:             `setting uncapped: option max: want a word or a list of words`,
		`{"uncapped": {"skip": ["all"]}}`:       `unknown category "all"; the categories are noceiling, overflow`,
		`{"uncapped": 5}`:                       `options are a mapping, not 5`,
		`{"checks": ["jitter"]}`:                `unknown check "jitter"; the checks are nojitter, uncapped,`,
		`{"checks": ["directive"]}`:             `enable its nolintlint`,
		`{"checks": [["nojitter"]]}`:            `setting checks: want a word`,
		`{"checks": ["uncapped", "-uncapped"]}`: `leaves no check`,
		`{"facts": "no"}`:                       `setting facts: want true or false, not no`,
		`["nojitter"]`:                          `settings are a mapping`,
	} {
		if _, err := build(t, settings); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %s", settings, err, want)
		}
	}
}
