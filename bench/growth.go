package main

// This file measures how the cost grows: with the number of packages, and with the size of one function. Both should be
// linear, so the cost of one more package or block should stay the same.

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/backofflint/backofflint/internal/fixture"
)

func growPackages(b *bench) (*table, error) {
	t := newTable(b.rounds, "packages", "backofflint", "empty", "CPU ratio", "memory ratio", "backofflint's CPU a package")
	for _, n := range b.packages {
		dir := filepath.Join(b.dir, fmt.Sprint("packages-", n))
		if err := writeModule(dir, manyPackages(n)); err != nil {
			return nil, err
		}
		all, err := compete(b.rounds,
			&contestant{name: ours, dir: dir, args: []string{b.tools.backofflint, "./..."}, status: []int{3}},
			&contestant{name: empty, dir: dir, args: []string{b.tools.null, "./..."}})
		if err != nil {
			return nil, err
		}
		t.add(fmt.Sprint(n), all[0].String(), all[1].String(), over(all[0], all[1], cpuOf).String(),
			over(all[0], all[1], peakOf).String(), each(all[0].cpu(), n))
	}
	return t, nil
}

func growFunction(b *bench) (*table, error) {
	t := newTable(b.rounds, "where the blocks are", "10", "100", "1,000", "10,000", "empty, at 10,000", "memory ratio there")
	for i, large := range fixture.LargeFunctions {
		row := []string{large.Where}
		var all []series
		for _, n := range []int{10, 100, 1000, 10000} {
			dir := filepath.Join(b.dir, fmt.Sprintf("blocks-%d-%d", i, n))
			if err := writeModule(dir, map[string]string{"p.go": large.Source(n)}); err != nil {
				return nil, err
			}
			if err := b.findsSchedules(dir); err != nil {
				return nil, err
			}
			var err error
			all, err = compete(b.rounds,
				&contestant{name: ours, dir: dir, args: []string{b.tools.backofflint, "."}, status: []int{3}},
				&contestant{name: empty, dir: dir, args: []string{b.tools.null, "."}})
			if err != nil {
				return nil, err
			}
			row = append(row, seconds(all[0]))
		}
		t.add(append(row, seconds(all[1]), over(all[0], all[1], peakOf).String())...)
	}
	return t, nil
}

func each(d time.Duration, n int) string {
	return fmt.Sprintf("%.2f ms", d.Seconds()*1000/float64(n))
}

// manyPackages is a module in which each package retries with a delay from another one, and waits under a lock.
func manyPackages(n int) map[string]string {
	files := map[string]string{}
	for i := range n {
		imports, next := "", "d * 2"
		if i > 0 {
			imports, next = fmt.Sprintf("\t\"example.com/m/p%d\"\n", i/2), fmt.Sprintf("p%d.Next(d)", i/2)
		}
		files[fmt.Sprintf("p%d/p.go", i)] = fmt.Sprintf(`package p%d

import (
	"errors"
	"sync"
	"time"

%s)

type Client struct {
	mu   sync.Mutex
	last time.Duration
}

func Next(d time.Duration) time.Duration { return %s }

func (c *Client) Call(op func() error) error {
	d := 100 * time.Millisecond
	for range 5 {
		if op() == nil {
			return nil
		}
		time.Sleep(d)
		d = Next(d)
	}
	return errors.New("five attempts failed")
}

func (c *Client) Slow(op func() error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for op() != nil {
		time.Sleep(c.last)
		c.last = Next(c.last)
	}
}
%s`, i, imports, next, filler)
	}
	return files
}

// filler stands for all the code that does not retry.
var filler = func() string {
	var b strings.Builder
	for i := range 40 {
		fmt.Fprintf(&b, "\nfunc work%d(list []string) (n int) {\n\tfor _, s := range list {\n\t\tif len(s) > %d {\n\t\t\tn += len(s)\n\t\t}\n\t}\n\treturn n\n}\n", i, i)
	}
	return b.String()
}()

// writeModule writes a module of the given files.
func writeModule(dir string, files map[string]string) error {
	files["go.mod"] = "module example.com/m\n\ngo 1.26\n"
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

func formatMB(bytes int64) string { return fmt.Sprintf("%.0f MB", megabytes(bytes)) }
