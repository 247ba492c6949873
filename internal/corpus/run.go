package corpus

// This file runs the command over a checkout and reads what it reports.

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// nothing is the kind of the row that says that a repository was run and had nothing to report.
const nothing = "none"

// Absent is the error of a repository that is not there, or not at the commit of its labels.
type Absent string

func (e Absent) Error() string { return string(e) }

// Dir is the folder of a repository's checkout in the folder of all.
func Dir(corpus, repo string) string {
	return filepath.Join(corpus, strings.Replace(repo, "/", "+", 1))
}

// Run runs the command over the checkout of a repository, module by module. The checkout has to be at the commit; the
// folder dir is for files that the run needs. What does not load, by module, is a problem and no error: the labels there
// count as missed. When nothing is reported there is one row, of no kind.
func Run(command, corpus, repo, commit string, s Setting, dir string) (reports []Report, problems map[string]string, err error) {
	root, err := filepath.Abs(Dir(corpus, repo))
	if err != nil {
		return nil, nil, err
	}
	if at, err := exec.Command("git", "-C", root, "rev-parse", "HEAD").Output(); err != nil {
		return nil, nil, Absent("no checkout in " + root)
	} else if head := strings.TrimSpace(string(at)); head != commit {
		return nil, nil, Absent(fmt.Sprintf("%s is at %s, labelled at %s", root, head, commit))
	}
	env, err := s.prepare(root, dir)
	if err != nil {
		return nil, nil, err
	}
	modules, err := s.modules(root)
	if err != nil {
		return nil, nil, err
	}
	gave, problems := false, map[string]string{}
	for _, system := range s.systems() {
		for _, module := range modules {
			cmd := exec.Command(command, "-json", "./...")
			cmd.Dir, cmd.Env = filepath.Join(root, filepath.FromSlash(module)), append(slices.Clone(env), "GOOS="+system)
			found, problem := runModule(cmd, repo, root)
			if problem != "" {
				problems[module] = problem
			}
			gave = gave || found != nil
			reports = append(reports, found...)
		}
	}
	if !gave {
		return nil, problems, fmt.Errorf("no module of %s gave a result: %v", repo, problems)
	}
	reports = inOrder(reports)
	if len(reports) == 0 {
		reports = []Report{{Repo: repo, Kind: nothing}}
	}
	return reports, problems, nil
}

// inOrder sorts reports by place, and drops what two modules report alike.
func inOrder(reports []Report) []Report {
	slices.SortFunc(reports, func(x, y Report) int {
		return cmp.Or(cmp.Compare(x.File, y.File), cmp.Compare(x.Line, y.Line),
			cmp.Compare(x.Kind, y.Kind), cmp.Compare(x.Category, y.Category), cmp.Compare(x.Message, y.Message))
	})
	return slices.Compact(reports)
}

// runModule runs the command; what it says of files outside root is left out. The reports are nil when it gave no
// result, and a module without a package is no problem.
func runModule(cmd *exec.Cmd, repo, root string) (reports []Report, problem string) {
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil && !strings.Contains(stderr.String(), "matched no packages") {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			return nil, err.Error()
		}
		problem = strings.TrimSpace(stderr.String())
	}
	var byPackage map[string]map[string]json.RawMessage
	if err := json.Unmarshal(stdout.Bytes(), &byPackage); err != nil {
		return nil, problem
	}
	reports = []Report{}
	for _, byCheck := range byPackage {
		for check, raw := range byCheck {
			var findings []struct{ Category, Posn, Message string }
			if err := json.Unmarshal(raw, &findings); err != nil {
				problem += " " + string(raw)
				continue
			}
			for _, f := range findings {
				file, line := splitPosition(f.Posn)
				rel, err := filepath.Rel(root, file)
				if err != nil || !filepath.IsLocal(rel) {
					continue
				}
				reports = append(reports, Report{repo, filepath.ToSlash(rel), line, kindOf(check, f.Category), f.Category, f.Message})
			}
		}
	}
	return reports, problem
}

// splitPosition takes file:line:column apart.
func splitPosition(posn string) (file string, line int) {
	rest := posn[:strings.LastIndexByte(posn, ':')]
	i := strings.LastIndexByte(rest, ':')
	line, _ = strconv.Atoi(rest[i+1:])
	return rest[:i], line
}

// kindOf is the kind that labels give to a finding.
func kindOf(check, category string) string {
	if check == "nojitter" && (category == "reuseddraw" || category == "seededdraw") {
		return "reuseddraw"
	}
	return check
}
