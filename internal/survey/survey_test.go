package survey

// The test binary is the command: with toolEnv set it runs `backofflint schedule` and nothing else.

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"html"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/backofflint/backofflint/internal/engine"
)

const toolEnv = "SURVEY_TEST_TOOL"

func TestMain(m *testing.M) {
	if os.Getenv(toolEnv) != "" {
		os.Exit(Command.Run(engine.Analyzer, os.Args[1:]))
	}
	os.Exit(m.Run())
}

// command runs the command in a directory.
func command(t *testing.T, dir string, args ...string) (stdout, stderr string, exit int) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe, args...)
	var out, errs bytes.Buffer
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &out, &errs
	cmd.Env = append(os.Environ(), toolEnv+"=1", "PWD="+dir, "GOFLAGS=", "GOPROXY=off", "GOWORK=off")
	var failed *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &failed) {
		t.Fatal(err)
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

// program writes a package, in a module of its own.
func program(t *testing.T, body string) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"go.mod": "module example.com/p\n\ngo 1.26\n",
		"p.go":   "package p\n\nimport (\n\t\"math/rand/v2\"\n\t\"sync\"\n\t\"time\"\n)\n\nvar _ = rand.Int\nvar mu sync.Mutex\n\n" + body,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// shop holds a schedule of each kind. The first is the known one: base 1 s, ceiling 8 s, five attempts.
const shop = `func full(op func() error) (err error) {
	d := time.Second
	for range 5 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(rand.N(d))
		d = min(2*d, 8*time.Second)
	}
	return err
}

func plain(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, 8*time.Second) {
		time.Sleep(d)
	}
}

func held(op func() error) {
	mu.Lock()
	defer mu.Unlock()
	for op() != nil {
		time.Sleep(time.Second)
	}
}

func steps(op func() error, n int) {
	for i := 1; i <= 4; i++ {
		if op() == nil {
			return
		}
		time.Sleep(time.Duration(i) * time.Second)
	}
}

func Delay(n int) time.Duration { return min(time.Second<<min(n, 20), time.Minute) }

func tick(op func()) {
	for range time.Tick(time.Hour) {
		op()
	}
}

func open(op func() error, d time.Duration) {
	for op() != nil {
		time.Sleep(d)
	}
}
`

func read(t *testing.T, out string) Report {
	t.Helper()
	var r Report
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err, out)
	}
	return r
}

func row(t *testing.T, r Report, function string) Row {
	t.Helper()
	for _, row := range r.Rows {
		if row.Function == function {
			return row
		}
	}
	t.Fatalf("no row of %s in %d rows", function, len(r.Rows))
	return Row{}
}

var fleetFlags = []string{"-fleet=400", "-allowance=4000/min"}

func TestJSON(t *testing.T) {
	dir := program(t, shop)
	out, errs, exit := command(t, dir, append(fleetFlags, "-format=json", "-max-total=20s")...)
	if exit != exitExceeded || !strings.Contains(errs, "4 of 7 schedules exceed the budget") {
		t.Fatalf("exit %d: %s", exit, errs)
	}
	schema, err := jsonschema.NewCompiler().Compile(filepath.Join("..", "..", "docs", "schedule.schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(out))
	if err != nil {
		t.Fatal(err)
	}
	if err := schema.Validate(value); err != nil {
		t.Fatal(err)
	}
	r := read(t, out)
	if f := r.Fleet; f.Clients != 400 || f.Allowance != 66.67 || f.BaseThatFits.String() != "6s" {
		t.Errorf("fleet %+v", f)
	}
	full := row(t, r, "full")
	if full.Kind != Retry || full.Jitter != "full" || *full.Attempts != 5 || full.Worst.String() != "23s" || full.Typical.String() != "11.5s" || full.End != "attempts" {
		t.Errorf("full: %+v", full)
	}
	if l := full.Loads[1]; !l.AsItIs || l.Jitter != "full" || l.ratesWords() != "400 200 100 50" || *l.Fits != 4 || l.Worst.String() != "23s" {
		t.Errorf("full jitter: %+v", l)
	}
	if plain := row(t, r, "plain"); plain.End != "never" || plain.Jitter != "none" || plain.Loads[0].Rounds[2].PerSecond != 8000 || len(plain.Over) != 1 {
		t.Errorf("plain: %+v", plain)
	}
	if held := row(t, r, "held"); len(held.Held) != 1 || held.Held[0].Name != "mu" || held.Held[0].What != "lock" {
		t.Errorf("held: %+v", held)
	}
	if steps := row(t, r, "steps"); steps.Growth != "linear" || steps.Step.String() != "1s" || steps.Worst.String() != "10s" || steps.Delays[2].Longest.String() != "3s" {
		t.Errorf("steps: %+v", steps)
	}
	if f := row(t, r, "Delay"); f.Kind != Function || f.Longest.String() != "1m" || f.Counted != "unknown" {
		t.Errorf("function: %+v", f)
	}
	if tick := row(t, r, "tick"); tick.Kind != Periodic || len(tick.Loads) != 0 {
		t.Errorf("tick: %+v", tick)
	}
	if open := row(t, r, "open"); open.Base != nil || len(open.Delays) != 0 || open.Draw != "none" {
		t.Errorf("open: %+v", open)
	}
	if again, _, _ := command(t, dir, append(fleetFlags, "-format=json", "-max-total=20s")...); again != out {
		t.Error("a second run differs")
	}
}

func TestText(t *testing.T) {
	out, _, exit := command(t, program(t, shop), fleetFlags...)
	if exit != exitFine {
		t.Errorf("exit %d", exit)
	}
	for line := range strings.Lines(out) {
		if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > textWidth {
			t.Errorf("%d columns: %s", n, line)
		}
	}
	for _, want := range []string{
		"p.go:18 full     1s x2 to 8s  5        full no       23s    11.5s\n",
		"p.go:26 plain    1s x2 to 8s  no bound none no       no end –\n",
		"    holds lock mu from p.go:31\n",
		"full (as it is) 400 200 100 50", "retry 4",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("does not say %q:\n%s", want, out)
		}
	}
}

// Every figure of the page is the one of the JSON, and what a reader sees is that figure.
func TestHTML(t *testing.T) {
	dir := program(t, shop)
	flags := append(fleetFlags, "-max-total=20s", "-max-attempts=4")
	text, _, _ := command(t, dir, append(flags, "-format=json")...)
	page, _, _ := command(t, dir, append(flags, "-format=html")...)
	var tree any
	if err := json.Unmarshal([]byte(text), &tree); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, m := range regexp.MustCompile(`<data value="([^"]*)" data-field="([^"]*)">([^<]*)</data>`).FindAllStringSubmatch(page, -1) {
		want, ok := field(tree, m[2]).(float64)
		got, err := strconv.ParseFloat(html.UnescapeString(m[1]), 64)
		if !ok || err != nil || got != want {
			t.Errorf("%s is %s, in JSON %v", m[2], m[1], field(tree, m[2]))
		}
		shown := html.UnescapeString(m[3])
		if d := Duration(want*1e9 + 0.5); strings.HasSuffix(m[2], "_seconds") && shown != d.rough() || strings.HasSuffix(m[2], "per_second") && shown != number(want) {
			t.Errorf("%s is shown as %s", m[2], shown)
		}
		seen[m[2]] = true
	}
	// Each known number of a schedule is there.
	for i, s := range tree.(map[string]any)["schedules"].([]any) {
		for _, name := range []string{"base_seconds", "factor", "attempts", "worst_total_seconds", "typical_total_seconds", "longest_seconds"} {
			at := fmt.Sprintf("schedules.%d.%s", i, name)
			if s.(map[string]any)[name] != nil && !seen[at] && s.(map[string]any)["growth"] != "fixed" {
				t.Errorf("%s is not on the page", at)
			}
		}
		for j := range s.(map[string]any)["loads"].([]any) {
			if at := fmt.Sprintf("schedules.%d.loads.%d.simulated.peak_per_second", i, j); !seen[at] {
				t.Errorf("%s is not on the page", at)
			}
		}
	}
	for _, not := range []string{"http://", "https://", "<script", "<link", "src="} {
		if strings.Contains(page, not) {
			t.Errorf("the page needs something else: %s", not)
		}
	}
	if n := strings.Count(page, "<svg "); n != 14 {
		t.Errorf("%d panels", n)
	}
}

// field follows a path such as schedules.0.line.
func field(tree any, path string) any {
	for step := range strings.SplitSeq(path, ".") {
		switch at := tree.(type) {
		case map[string]any:
			tree = at[step]
		case []any:
			i, err := strconv.Atoi(step)
			if err != nil || i >= len(at) {
				return nil
			}
			tree = at[i]
		default:
			return nil
		}
	}
	return tree
}

func TestSVG(t *testing.T) {
	dir := program(t, shop)
	out, _, exit := command(t, dir, append(fleetFlags, "-format=svg", "-at=p.go:26")...)
	if exit != exitFine || !strings.Contains(out, "plain, p.go:26: 1s x2 to 8s") || !strings.Contains(out, "peak 8,000/s") || !strings.Contains(out, "allowance 66.67/s") {
		t.Errorf("exit %d: %s", exit, out)
	}
	dec := xml.NewDecoder(strings.NewReader(out))
	for {
		if _, err := dec.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	if _, errs, exit := command(t, dir, "-format=svg", "-at=p.go:57"); exit != exitError || !strings.Contains(errs, "no schedule whose delays are all known") {
		t.Errorf("exit %d: %s", exit, errs)
	}
}

// The picture of the README is the one that the command draws of the demo.
func TestReadmePicture(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	flags := []string{"-format=svg", "-at=retry.go:11", "-fleet=400", "-allowance=4000/min", "./testdata/demo"}
	out, errs, exit := command(t, root, flags...)
	kept, err := os.ReadFile(filepath.Join(root, "docs", "schedule.svg"))
	if exit != exitFine || err != nil || out != string(kept) {
		t.Errorf("exit %d, %v; docs/schedule.svg is not what backofflint schedule %s prints %s", exit, err, strings.Join(flags, " "), errs)
	}
	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil || !strings.Contains(string(readme), strings.Join(flags, " ")) {
		t.Errorf("%v; README.md does not tell the command of its picture", err)
	}
}

// What goes wrong is one line and status 2, and leaves the file that was there as it was.
func TestErrors(t *testing.T) {
	dir := program(t, shop)
	out := filepath.Join(dir, "out.json")
	if err := os.WriteFile(out, []byte("old"), 0o666); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"-fleet=0 -allowance=1/s":              "-fleet=0: want a number of clients above zero",
		"-fleet=-3 -allowance=1/s":             "-fleet=-3: want",
		"-fleet=x -allowance=1/s":              `invalid value "x" for flag -fleet`,
		"-fleet=4 -allowance=0/s":              "want a finite number above zero",
		"-fleet=4 -allowance=-1/min":           "want a finite number above zero",
		"-fleet=4 -allowance=soon":             "want a number and a unit",
		"-fleet=4 -allowance=1/s -spread=0s":   "-spread=0s: want a time above zero",
		"-fleet=4":                             "go together",
		"-spread=1s":                           "go together",
		"-max-total=-1s":                       "want a time such as 30s",
		"-max-attempts=some":                   "want a number of attempts",
		"-format=pdf":                          "-format=pdf: the formats are text, json, html, svg",
		"-at=p.go:1":                           "-at=p.go:1: no schedule is there",
		"example.com/none/...":                 "matched no packages",
		"./nowhere":                            "nowhere",
		"./nowhere/...":                        "no such file or directory",
		"-colour":                              "flag provided but not defined: -colour",
		". -fleet=3":                           "flag -fleet=3 comes after a package",
		"-o " + dir + "/no/such/folder/o.json": "no such file or directory",
	} {
		t.Run(args, func(t *testing.T) {
			flags := strings.Fields(args)
			if flags[0] != "-o" {
				flags = append([]string{"-o", out}, flags...)
			}
			stdout, errs, exit := command(t, dir, flags...)
			if exit != exitError || stdout != "" || strings.Count(errs, "\n") != 1 || !strings.HasPrefix(errs, "backofflint schedule: ") || !strings.Contains(errs, want) {
				t.Errorf("exit %d, want %d and one line with %q:\n%s%s", exit, exitError, want, stdout, errs)
			}
		})
	}
	if err := os.WriteFile(filepath.Join(dir, "q.go"), []byte("package p\n\nfunc f() { nothing() }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, errs, exit := command(t, dir, "-o", out); exit != exitError || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, "undefined: nothing") {
		t.Errorf("exit %d: %s", exit, errs)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	hidden, err2 := filepath.Glob(filepath.Join(dir, ".*"))
	text, err3 := os.ReadFile(out)
	if err := errors.Join(err, err2, err3); err != nil || len(files) != 4 || len(hidden) != 0 || string(text) != "old" {
		t.Errorf("%v: %q is left in %v %v", err, text, files, hidden)
	}
}

func TestOutput(t *testing.T) {
	dir := program(t, shop)
	out := filepath.Join(dir, "out.html")
	if stdout, errs, exit := command(t, dir, "-format=html", "-o", out); exit != exitFine || stdout != "" || errs != "" {
		t.Errorf("exit %d: %s%s", exit, stdout, errs)
	}
	if text, err := os.ReadFile(out); err != nil || !strings.HasSuffix(string(text), "</html>\n") {
		t.Errorf("%v: %.100s", err, text)
	}
}
