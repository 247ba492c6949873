package knowledge

import (
	"go/types"
	"testing"
)

func TestClockMethod(t *testing.T) {
	const src = `package p
import ("context"; "time")
type D = time.Duration
type timer interface{ C() <-chan time.Time; Reset(D) bool; Stop() bool }
type Yes interface {
	Sleep(D)
	After(time.Duration) <-chan time.Time
	NewTimer(d time.Duration) timer
	Timer(d time.Duration) *time.Timer
	NewTicker(d time.Duration) (stop func(), c <-chan time.Time)
}
type Cut interface { Sleep(context.Context, time.Duration) error }
type No interface {
	Sleep(time.Duration, int)
	After(time.Time) bool
	NewTimer(time.Duration) int
	Timer(string, time.Duration) *time.Timer
	NewTicker() *time.Ticker
	Wait(time.Duration)
}
func Sleep(time.Duration) {}
`
	pkg := checked(t, src)
	for name, want := range map[string]bool{"Yes": true, "Cut": true, "No": false} {
		for m := range pkg.Scope().Lookup(name).Type().Underlying().(*types.Interface).Methods() {
			row, ok := ClockMethod(m)
			if ok != want {
				t.Errorf("%s.%s: %v", name, m.Name(), ok)
			}
			if ok && !IsDuration(m.Signature().Params().At(row.Arg).Type()) {
				t.Errorf("%s.%s: argument %d is no duration", name, m.Name(), row.Arg)
			}
		}
	}
	if _, ok := ClockMethod(pkg.Scope().Lookup("Sleep").(*types.Func)); ok {
		t.Error("a function is no method")
	}
	for m := range pkg.Scope().Lookup("timer").Type().Underlying().(*types.Interface).Methods() {
		row, _ := TimerMethod(m)
		if want := map[string]Role{"Reset": ResetTimer, "Stop": StopTimer}[m.Name()]; row.Role != want {
			t.Errorf("timer.%s: role %d", m.Name(), row.Role)
		}
	}
}
