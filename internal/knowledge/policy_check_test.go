package knowledge

import (
	"testing"
)

// A row that says something wrong about its package does not pass.
func TestCheckFails(t *testing.T) {
	const src = `package p
import ("context"; "time")
type Policy struct { Base time.Duration; Name string }
func (p *Policy) Max(d time.Duration) *Policy { return p }
func Retry(ctx context.Context, p *Policy, op func() error, opts ...func()) {}
var Default Policy
`
	pkg := checked(t, src)
	const unlisted = 1 // the package is made up, so that the look-up finds no row
	for _, c := range []struct {
		row      Policy
		problems int
	}{
		{Policy{Name: "p.Policy", Does: Holds, Sets: []Set{{Field: "Base", Slot: SlotBase}}}, 0},
		{Policy{Name: "p.Policy", Does: Holds, Sets: []Set{{Field: "Factor", Slot: SlotFactor}}}, 1},
		{Policy{Name: "p.Policy", Does: Holds, Sets: []Set{{Field: "Name", Slot: SlotBase}}}, 1},
		{Policy{Name: "p.Default", Does: Holding}, 0},
		{Policy{Name: "p.Policy", Does: Holding}, 1},
		{Policy{Name: "p.Default", Does: Makes}, 1},
		{Policy{Name: "(*p.Policy).Max", Does: Wraps, Of: Self, Sets: []Set{{Arg: 1, Slot: SlotCeiling}}}, 0},
		{Policy{Name: "(*p.Policy).Max", Does: Wraps, Of: Self, Sets: []Set{{Arg: 2, Slot: SlotCeiling}}}, 1},
		{Policy{Name: "p.Retry", Does: Retries, Of: 2, Op: 3, Rest: 4, Sets: []Set{{Arg: 1, Slot: SlotContext}}}, 0},
		{Policy{Name: "p.Retry", Does: Retries, Of: Self, Op: 3}, 1},
		{Policy{Name: "p.Retry", Does: Retries, Of: 2, Op: 1}, 1},
		{Policy{Name: "p.Retry", Does: Retries, Of: 2, Op: 3, Rest: 3}, 1},
		{Policy{Name: "p.Retry", Does: Retries, Of: 2, Op: 3, Sets: []Set{{Arg: 2, Slot: SlotContext}}}, 1},
	} {
		if got := c.row.Check(pkg); len(got) != c.problems+unlisted {
			t.Errorf("%+v: %d problems wanted, got %q", c.row, c.problems+unlisted, got)
		}
	}
	for name, want := range map[string]string{"p.Missing": "there is no such thing", "(*p.Missing).Max": "there is no such thing"} {
		if got := (Policy{Name: name}).Check(pkg); len(got) != 1 || got[0] != want {
			t.Errorf("%s: %q", name, got)
		}
	}
	if got := (Policy{Name: "q.X"}).Check(nil); len(got) != 1 {
		t.Errorf("no package: %q", got)
	}
}
