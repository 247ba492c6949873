package main_test

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/backofflint/backofflint/test/host"
)

// judged lists the findings in the standard library, each read and judged, by file and fault. It is empty: its only
// unjittered doublings (net/http.Server.Serve, testing.removeAll) wait for what lies on the machine.
var judged = []string{}

// pinned are schedules of the standard library that no change may lose.
var pinned = []string{
	`net/http/server\.go:\d+: growth=geometric factor=2 .*local .*in=Serve;`,
	`net/http/h2_bundle\.go:\d+: growth=geometric factor=2 .*draw=fresh .*in=RoundTripOpt;`,
	`net/http/server\.go:\d+: growth=geometric factor=2 .*ceiling=yes .*in=Shutdown;`,
	`testing/testing\.go:\d+: growth=geometric .*draw=fresh .*local .*in=removeAll;`,
}

// The whole standard library is read without a panic; what is found there is pinned.
func TestStandardLibrary(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the whole standard library")
	}
	tool := host.Build(t)
	var schedules, findings bytes.Buffer
	cmd := exec.Command(tool, "-test=false", "-debug=schedule", "std")
	cmd.Stdout, cmd.Stderr = &schedules, &findings
	err := cmd.Run()
	if strings.Contains(findings.String(), "panic") || strings.Contains(findings.String(), "internal error") {
		t.Fatalf("the analysis failed: %v\n%s", err, findings.String())
	}

	fault := regexp.MustCompile(`^(.*\.go):\d+:\d+: .* \((\w+/\w+)\)$`)
	var found []string
	for line := range strings.Lines(findings.String()) {
		if m := fault.FindStringSubmatch(strings.TrimSpace(line)); m != nil {
			found = append(found, belowRoot(m[1])+" "+m[2])
		}
	}
	slices.Sort(found)
	if !slices.Equal(found, judged) {
		t.Errorf("findings are not the judged ones:\n%s", findings.String())
	}
	if n := strings.Count(schedules.String(), "\n"); n < 30 {
		t.Errorf("only %d schedules in the standard library", n)
	}
	for _, want := range pinned {
		if !regexp.MustCompile(want).Match(schedules.Bytes()) {
			t.Errorf("no schedule matches %s", want)
		}
	}
}

// belowRoot cuts a file name down to what lies below GOROOT, wherever that is.
func belowRoot(file string) string {
	file = filepath.ToSlash(file)
	return file[strings.LastIndex(file, "/src/")+1:]
}
