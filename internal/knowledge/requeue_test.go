package knowledge

import (
	"go/types"
	"testing"
)

func TestRequeueMethod(t *testing.T) {
	const src = `package p
import ("context"; "time")
type Yes interface {
	AddAfter(key string, d time.Duration)
	EnqueueAfter(ctx context.Context, key string, d time.Duration) error
	Requeue(time.Duration)
	NakWithDelay(d time.Duration, opts ...int) error
}
type No interface {
	AddAfter(key string, at time.Time)
	EnqueueAfter(key string, d, most time.Duration)
	Requeue(key string)
	RequeueAfter() time.Duration
	EnqueueKeyAfter(key string, d time.Duration) time.Time
	NakWithDelay(a, b, c int, d time.Duration)
	Add(key string, d time.Duration)
}
func AddAfter(string, time.Duration) {}
`
	pkg := checked(t, src)
	for name, want := range map[string]bool{"Yes": true, "No": false} {
		for m := range pkg.Scope().Lookup(name).Type().Underlying().(*types.Interface).Methods() {
			row, ok := RequeueMethod(m)
			if ok != want {
				t.Errorf("%s.%s: %v", name, m.Name(), ok)
			}
			if ok && !IsDuration(m.Signature().Params().At(row.Arg).Type()) {
				t.Errorf("%s.%s: argument %d is no duration", name, m.Name(), row.Arg)
			}
		}
	}
	if _, ok := RequeueMethod(pkg.Scope().Lookup("AddAfter").(*types.Func)); ok {
		t.Error("a function is no method")
	}
}

func TestIsRequeue(t *testing.T) {
	const src = `package p
import "time"
type Result struct { Requeue bool; RequeueAfter time.Duration; Other time.Duration }
type Spec struct { RequeueAfter time.Duration }
`
	pkg := checked(t, src)
	for name, want := range map[string]string{"Result": "RequeueAfter", "Spec": ""} {
		typ := pkg.Scope().Lookup(name).Type()
		for field := range typ.Underlying().(*types.Struct).Fields() {
			if got := IsRequeue(typ, field); got != (field.Name() == want) {
				t.Errorf("%s.%s: %v", name, field.Name(), got)
			}
		}
	}
}

func TestCountsRequeues(t *testing.T) {
	const src = `package p
type Yes interface { NumRequeues(key string) int }
type No interface { NumRequeues() int; Len(key string) int }
`
	pkg := checked(t, src)
	for name, want := range map[string]bool{"Yes": true, "No": false} {
		for m := range pkg.Scope().Lookup(name).Type().Underlying().(*types.Interface).Methods() {
			if got := CountsRequeues(m); got != want {
				t.Errorf("%s.%s: %v", name, m.Name(), got)
			}
		}
	}
}
