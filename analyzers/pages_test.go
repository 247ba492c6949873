package analyzers_test

// The tests of the documents: what is made of the code is fresh, each page has the same headings, and every link and
// the URL of every diagnostic lead to a heading.

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers"
	"github.com/backofflint/backofflint/internal/driver"
	"github.com/backofflint/backofflint/internal/fixture"
	"github.com/backofflint/backofflint/internal/report"
)

// home is where the pages are published.
const home = report.Home + "/blob/main/"

// A page has a heading for each category between these.
var before, after = []string{"What", "Why"}, []string{"Not reported", "Options", "Limits"}

var (
	heading = regexp.MustCompile(`(?m)^#+ (.+)$`)
	fence   = regexp.MustCompile("(?ms)^```.*?^```$")
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
)

func TestPages(t *testing.T) {
	for _, a := range analyzers.All() {
		t.Run(a.Name, func(t *testing.T) {
			text := readPage(t, a)
			want := slices.Concat([]string{a.Name}, before, report.Categories(a), after)
			if got := titles(text); !slices.Equal(got, want) {
				t.Errorf("headings are %q, want %q", got, want)
			}
			for _, c := range report.Categories(a) {
				_, section, _ := strings.Cut(text, "\n## "+c+"\n")
				section, _, _ = strings.Cut(section, "\n## ")
				bad, good, fix := strings.Index(section, "\nBad"), strings.Index(section, "\nGood"), strings.LastIndex(section, "\n**Fix.** ")
				if bad < 0 || good < bad || fix < good {
					t.Errorf("%s does not show Bad, Good and Fix in this order", c)
				}
				if !strings.Contains(a.Doc, c) {
					t.Errorf("the Doc does not name %s", c)
				}
			}
			if !strings.Contains(text, "`backofflint help "+a.Name+"`") {
				t.Error("does not name the command that prints the short form")
			}
			generated(t, filepath.Join("docs", a.Name+".md"), "options", optionTable(a))
		})
	}
}

func TestReadme(t *testing.T) {
	table := "| check | what it does | categories |\n|---|---|---|\n"
	for _, a := range analyzers.All() {
		page := "docs/" + a.Name + ".md"
		var links []string
		for _, c := range report.Categories(a) {
			links = append(links, fmt.Sprintf("[`%s`](%s#%s)", c, page, c))
		}
		table += fmt.Sprintf("| [%s](%s) | %s | %s |\n", a.Name, page, summary(a), strings.Join(links, ", "))
	}
	generated(t, "README.md", "checks", table)
	generated(t, "README.md", "options", sharedTable())
}

// The page of the hosts lists the flags of the command, says of each form of the output where it goes, and shows nogo
// each check.
func TestHosts(t *testing.T) {
	table := optionHead
	for _, f := range driver.Flags() {
		name := f.Name
		if value, _ := flag.UnquoteUsage(f); value != "" && value != "value" {
			name += "=" + value
		}
		table += optionRow(name, f, f.Usage)
	}
	page := filepath.Join("docs", "hosts.md")
	generated(t, page, "flags", table)
	for _, form := range driver.Formats() {
		if !strings.Contains(read(t, filepath.Join(root, page)), "\n| `"+form+"`") {
			t.Errorf("%s has no row for -format=%s", page, form)
		}
	}
	for _, a := range analyzers.All() {
		if !strings.Contains(read(t, filepath.Join(root, page)), "//analyzers/"+a.Name+`"`) {
			t.Errorf("%s does not hand %s to nogo", page, a.Name)
		}
	}
}

// What a diagnostic's URL leads to is a heading of a page. TestSnippets holds that the URL is made so.
func TestURLs(t *testing.T) {
	for _, a := range analyzers.All() {
		for _, c := range report.Categories(a) {
			url := report.Page(a.Name) + "#" + c
			if !resolves(t, root, strings.TrimPrefix(url, home)) {
				t.Errorf("%s leads nowhere", url)
			}
		}
	}
}

// Every link from one document to another leads to a file, and to a heading of it.
func TestLinks(t *testing.T) {
	pages, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	pages = append(pages, filepath.Join(root, "README.md"), filepath.Join(root, "CONTRIBUTING.md"), filepath.Join(root, "CHANGELOG.md"))
	for _, page := range pages {
		for _, m := range link.FindAllStringSubmatch(fence.ReplaceAllString(read(t, page), ""), -1) {
			to := m[1]
			if strings.HasPrefix(to, "#") {
				to = filepath.Base(page) + to
			}
			if !strings.Contains(to, "://") && !resolves(t, filepath.Dir(page), to) {
				t.Errorf("%s: the link to %s leads nowhere", page, to)
			}
		}
	}
}

// resolves tells whether a link from a folder leads to a file, and its fragment to a heading.
func resolves(t *testing.T, dir, to string) bool {
	t.Helper()
	path, fragment, _ := strings.Cut(to, "#")
	file := filepath.Join(dir, filepath.FromSlash(path))
	if _, err := os.Stat(file); err != nil {
		return false
	}
	return fragment == "" || slices.ContainsFunc(titles(read(t, file)), func(h string) bool { return anchor(h) == fragment })
}

// anchor is the fragment that GitHub gives a heading.
func anchor(heading string) string {
	kept := regexp.MustCompile(`[^\p{L}\p{N} _-]`).ReplaceAllString(strings.ToLower(heading), "")
	return strings.ReplaceAll(kept, " ", "-")
}

// titles are the headings of a page, of every level.
func titles(page string) (found []string) {
	for _, m := range heading.FindAllStringSubmatch(fence.ReplaceAllString(page, ""), -1) {
		found = append(found, m[1])
	}
	return found
}

// generated holds a part of a document against what the checks say of themselves.
func generated(t *testing.T, name, part, want string) {
	t.Helper()
	fixture.Generated(t, filepath.Join(root, name), part, "go test ./analyzers -update", want)
}

const optionHead = "| flag | default | meaning |\n|---|---|---|\n"

// optionTable lists the flags of a check.
func optionTable(a *analysis.Analyzer) string {
	table := optionHead
	a.Flags.VisitAll(func(f *flag.Flag) { table += optionRow(a.Name+"."+f.Name, f, f.Usage) })
	return table
}

// sharedTable lists the flags of all checks; one that several checks have stands there once, with those that have it.
func sharedTable() string {
	all := analyzers.All()
	own, shared := "", ""
	for _, a := range all {
		a.Flags.VisitAll(func(f *flag.Flag) {
			var having []string
			for _, b := range all {
				if b.Flags.Lookup(f.Name) != nil {
					having = append(having, b.Name)
				}
			}
			switch {
			case len(having) == 1:
				own += optionRow(a.Name+"."+f.Name, f, f.Usage)
			case having[0] != a.Name: // it is listed already
			case len(having) == len(all):
				usage, _, _ := strings.Cut(f.Usage, ": ") // without the categories, which differ
				shared += optionRow("<check>."+f.Name, f, usage)
			default:
				shared += optionRow("<check>."+f.Name, f, f.Usage+" ("+strings.Join(having, ", ")+")")
			}
		})
	}
	return optionHead + own + shared
}

func optionRow(name string, f *flag.Flag, usage string) string {
	value := "none"
	if f.DefValue != "" {
		value = "`" + f.DefValue + "`"
	}
	return fmt.Sprintf("| `-%s` | %s | %s |\n", name, value, strings.ReplaceAll(usage, "`", ""))
}

// readPage gives the page that the URL of a check leads to.
func readPage(t *testing.T, a *analysis.Analyzer) string {
	t.Helper()
	if want := report.Page(a.Name); a.URL != want || !strings.HasPrefix(want, home) {
		t.Fatalf("%s: URL is %q, want %q below %s", a.Name, a.URL, want, home)
	}
	return read(t, filepath.Join(root, filepath.FromSlash(strings.TrimPrefix(a.URL, home))))
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
