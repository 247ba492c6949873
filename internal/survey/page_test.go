package survey

// The page of the command names every flag, and every field of a schedule in JSON.

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestPage(t *testing.T) {
	docs := filepath.Join("..", "..", "docs")
	data, err := os.ReadFile(filepath.Join(docs, "schedule.md"))
	if err != nil {
		t.Fatal(err)
	}
	page := string(data)

	help, _, exit := command(t, docs, "-h")
	flags := regexp.MustCompile(`(?m)^  -([a-z-]+)`).FindAllStringSubmatch(help, -1)
	if exit != exitFine || len(flags) == 0 {
		t.Fatalf("exit %d; the help lists no flags:\n%s", exit, help)
	}
	for _, f := range flags {
		if !regexp.MustCompile("`-" + f[1] + "[`=]|`-" + f[1] + " ").MatchString(page) {
			t.Errorf("docs/schedule.md does not name -%s", f[1])
		}
	}

	for name := range scheduleFields(t, filepath.Join(docs, "schedule.schema.json")) {
		if !strings.Contains(page, "`"+name+"`") {
			t.Errorf("docs/schedule.md does not name the field %s", name)
		}
	}
}

// scheduleFields are the properties of a schedule in the schema.
func scheduleFields(t *testing.T, file string) map[string]any {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var schema struct {
		Defs map[string]struct {
			Properties map[string]any `json:"properties"`
		} `json:"$defs"`
	}
	if err := json.Unmarshal(data, &schema); err != nil {
		t.Fatal(err)
	}
	fields := schema.Defs["schedule"].Properties
	if len(fields) == 0 {
		t.Fatalf("%s describes no schedule", file)
	}
	return fields
}
