package held

import (
	"bytes"
	"encoding/gob"
	"reflect"
	"testing"
	"time"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// A summary says the same after it has travelled, but for positions.
func TestFactTravels(t *testing.T) {
	lock := release{place: place{path: path{root: argument(0), steps: ".mu"}, kin: "p.T.mu", text: "mu"}, what: knowledge.ALock, read: true}
	vague := release{place: lock.unnamed(), what: knowledge.ALock, wide: true}
	give := &hold{release: release{place: place{path: path{root: result(1)}, kin: "p.Tx"}, what: knowledge.ATransaction}, at: "x.go:3", when: test{outcome: noError, result: 2}}
	sum := &summary{
		waits: []*item{{
			site:  &site{key: "p x.go:9:1", at: "x.go:9", length: time.Second},
			calls: 2, via: []string{"dial", "nap"}, released: []release{lock}, locked: []release{vague},
			when: []condition{{argument(1), true}}, maybe: "T.nap",
		}},
		holds:    []*hold{give},
		releases: []release{lock, vague},
		runs:     []*run{{of: argument(2), calls: 1, via: []string{"each"}, holds: []*hold{give}, locked: []release{lock}}},
		results:  []place{lock.place, {}},
		frees:    map[int][]release{1: {lock}},
	}
	var buf bytes.Buffer
	if err := gob.NewEncoder(&buf).Encode(pack(sum)); err != nil {
		t.Fatal(err)
	}
	fact := new(Fact)
	if err := gob.NewDecoder(&buf).Decode(fact); err != nil {
		t.Fatal(err)
	}
	if got := unpack(fact); !reflect.DeepEqual(pack(got), pack(sum)) {
		t.Errorf("got  %+v\nwant %+v", pack(got), pack(sum))
	}
	if got, want := fact.String(), "holds waits=x.go:9+2 returns=r1 releases=a0.mu releases=u runs=a2"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
