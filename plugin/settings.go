package plugin

// This file reads the settings. A key that nobody knows is an error that names the known ones: a setting that is
// silently without effect is found out too late.
//
// The options of a check are its flags, so that a name, a default and what is a good value are decided in one place.

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// settings are those that belong to no check; the others are set on the checks' flags at once.
type settings struct {
	names []string // of "checks"
	facts bool
}

func decode(conf any, checks []*analysis.Analyzer) (settings, error) {
	s := settings{facts: true}
	keys, err := object("settings", conf)
	if err != nil {
		return s, fmt.Errorf("backofflint: %w", err)
	}
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		value := keys[key]
		switch check := named(checks, key); {
		case key == "checks":
			s.names, err = texts(value)
		case key == "facts":
			var ok bool
			if s.facts, ok = value.(bool); !ok {
				err = fmt.Errorf("want true or false, not %v", value)
			}
		case check != nil:
			err = configure(check, value)
		default:
			return s, fmt.Errorf("backofflint: unknown setting %q; the settings are checks, facts, %s", key, list(checks))
		}
		if err != nil {
			return s, fmt.Errorf("backofflint: setting %s: %w", key, err)
		}
	}
	return s, nil
}

// configure sets the options of one check.
func configure(check *analysis.Analyzer, value any) error {
	options, err := object("options", value)
	if err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(options)) {
		if check.Flags.Lookup(name) == nil {
			var known []string
			check.Flags.VisitAll(func(f *flag.Flag) { known = append(known, f.Name) })
			return fmt.Errorf("unknown option %q; the options are %s", name, strings.Join(known, ", "))
		}
		words, err := texts(options[name])
		if err == nil {
			err = check.Flags.Set(name, strings.Join(words, ","))
		}
		if err != nil {
			return fmt.Errorf("option %s: %w", name, err)
		}
	}
	return nil
}

// choose keeps the checks that the setting "checks" names, or all but those named with a minus.
func (s settings) choose(checks []*analysis.Analyzer) ([]*analysis.Analyzer, error) {
	var on, off []string
	for _, name := range s.names {
		bare, minus := strings.CutPrefix(name, "-")
		switch {
		case bare == "directive":
			return nil, errors.New("backofflint: setting checks: directive is off under golangci-lint; enable its nolintlint instead")
		case named(checks, bare) == nil:
			return nil, fmt.Errorf("backofflint: setting checks: unknown check %q; the checks are %s", bare, list(checks))
		case minus:
			off = append(off, bare)
		default:
			on = append(on, bare)
		}
	}
	chosen := slices.DeleteFunc(slices.Clone(checks), func(a *analysis.Analyzer) bool {
		return len(on) > 0 && !slices.Contains(on, a.Name) || slices.Contains(off, a.Name)
	})
	if len(chosen) == 0 {
		return nil, errors.New("backofflint: setting checks leaves no check")
	}
	return chosen, nil
}

// object reads a mapping; nothing at all is an empty one.
func object(what string, value any) (map[string]any, error) {
	switch v := value.(type) {
	case nil:
		return nil, nil
	case map[string]any:
		return v, nil
	}
	return nil, fmt.Errorf("%s are a mapping, not %v", what, value)
}

// texts reads a word, a number, a truth value, or a list of them.
func texts(value any) (words []string, err error) {
	items, ok := value.([]any)
	if !ok {
		items = []any{value}
	}
	for _, item := range items {
		switch item.(type) {
		case string, bool, int, int64, uint64, float64:
			words = append(words, fmt.Sprint(item))
		default:
			return nil, fmt.Errorf("want a word or a list of words, not %v", item)
		}
	}
	return words, nil
}

func named(checks []*analysis.Analyzer, name string) *analysis.Analyzer {
	i := slices.IndexFunc(checks, func(a *analysis.Analyzer) bool { return a.Name == name })
	if i < 0 {
		return nil
	}
	return checks[i]
}

func list(checks []*analysis.Analyzer) string {
	var names []string
	for _, a := range checks {
		names = append(names, a.Name)
	}
	return strings.Join(names, ", ")
}
