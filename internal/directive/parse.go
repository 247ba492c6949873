package directive

// This file reads the text of one comment, as golangci-lint and staticcheck read theirs.

import (
	"slices"
	"strings"
)

// Form is how a directive is written.
type Form string

const (
	Nolint     Form = "nolint"           // nolint:name,name // reason
	Ignore     Form = "lint:ignore"      // lint:ignore name,name reason
	FileIgnore Form = "lint:file-ignore" // the same, for the whole file
)

// Example shows a directive of the form with a reason.
func (f Form) Example(name string) string {
	if f == Nolint {
		return "//nolint:" + name + " // the server spreads its clients"
	}
	return "//" + string(f) + " " + name + " the server spreads its clients"
}

// parse returns nil for a comment that is no directive.
func parse(text string) *Directive {
	d := &Directive{hits: map[string]bool{}}
	for _, form := range []Form{Ignore, FileIgnore} {
		if rest, ok := strings.CutPrefix(text, "//"+string(form)+" "); ok {
			names, reason, _ := strings.Cut(strings.TrimSpace(rest), " ")
			d.Form, d.Names, d.Reason = form, split(names), strings.TrimSpace(reason)
			return d
		}
	}
	rest, ok := strings.CutPrefix(strings.TrimLeft(text, "/ "), string(Nolint))
	if !ok || rest != "" && rest[0] != ' ' && rest[0] != ':' {
		return nil
	}
	names, reason, _ := strings.Cut(rest, "//")
	d.Form, d.Reason = Nolint, strings.TrimSpace(reason)
	if list, ok := strings.CutPrefix(names, ":"); ok {
		d.Names = split(strings.ToLower(list))
	}
	if slices.Contains(d.Names, "all") {
		d.Names = nil
	}
	return d
}

func split(list string) (names []string) {
	for name := range strings.SplitSeq(list, ",") {
		names = append(names, strings.TrimSpace(name))
	}
	return names
}
