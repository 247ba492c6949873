package fleet

import (
	"fmt"
	"math"
	"os"
	"strings"
	"testing"
	"time"
)

// The tables of the section Simulation are what Simulate gives: the means of ten seeds.
func TestSimulationPage(t *testing.T) {
	for _, clients := range []int{400, 4000} {
		f := workers
		f.Clients = clients
		table := fmt.Sprintf("| %s clients | requests | until the last is served | peak per second |\n|---|---:|---:|---:|\n", thousands(clients))
		row := func(name string, p Plan) {
			requests, served, peak := means(t, f, p, 10)
			table += fmt.Sprintf("| %s | %s | %.0f s | %s |\n", name, thousands(requests), served.Seconds(), thousands(peak))
		}
		for _, j := range jitters {
			row(j.String(), doubling.With(j))
		}
		doubled := doubling.With(Full) // waits as long on average as none does
		doubled.Base, doubled.Ceiling = 2*doubled.Base, 2*doubled.Ceiling
		row("full, base 2 s, ceiling 16 s", doubled)
		onPage(t, table)
	}
}

// onPage checks that docs/schedule.md says what a test has measured.
func onPage(t *testing.T, text string) {
	t.Helper()
	page, err := os.ReadFile("../../docs/schedule.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(strings.ReplaceAll(string(page), "\r\n", "\n"), text) {
		t.Errorf("docs/schedule.md lacks\n%s", text)
	}
}

// means are those of a number of simulations in which everybody is served.
func means(t *testing.T, f Fleet, p Plan, seeds int) (requests int, served time.Duration, peak int) {
	t.Helper()
	sum := 0.0
	for seed := range seeds {
		r, ok := Simulate(f, p, uint64(seed))
		if !ok || r.GaveUp+r.Waiting > 0 {
			t.Fatalf("%v: not everybody was served: %+v", p.Jitter, r)
		}
		requests += r.Requests
		served += r.Served
		sum += r.Peak
	}
	mean := float64(seeds)
	return int(math.Round(float64(requests) / mean)), served / time.Duration(seeds), int(math.Round(sum / mean))
}

// thousands writes a number below a million with a comma.
func thousands(n int) string {
	if n < 1000 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%d,%03d", n/1000, n%1000)
}
