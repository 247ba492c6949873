package knowledge

import (
	"fmt"
	"go/types"
)

// This file decides whether an argument or a field has a type that its slot can be read from.

// misfit says what is wrong with a slot's type; empty when nothing is.
func (s Set) misfit(t types.Type) string {
	_, isFunc := t.Underlying().(*types.Signature)
	_, isInterface := t.Underlying().(*types.Interface)
	fits := true
	switch s.Slot {
	case SlotBase, SlotFactor, SlotCeiling, SlotJitter, SlotAttempts, SlotElapsed, SlotTurn:
		b, basic := t.Underlying().(*types.Basic)
		fits = basic && b.Info()&(types.IsNumeric|types.IsBoolean) != 0
	case SlotContext:
		_, channel := t.Underlying().(*types.Chan) // that is closed to stop
		fits = channel || IsContext(t)
	case SlotDelay, SlotDraw:
		fits = isFunc || isInterface
	case SlotSleep, SlotOp:
		fits = isFunc
	case SlotTable:
		_, slice := t.Underlying().(*types.Slice)
		fits = slice || isFunc || isInterface
	}
	if fits {
		return ""
	}
	return fmt.Sprintf("%s cannot set slot %d", t, s.Slot)
}
