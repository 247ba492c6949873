package schedule

import "golang.org/x/tools/go/ssa"

func (p *program) attempt(fn *ssa.Function, w *Wait, isWait func(ssa.Instruction) bool) *Attempt {
	l := p.nest(fn).At(w.Instr.Block())
	if l == nil {
		return nil
	}
	return &Attempt{Loop: l, Is: Yes, Failure: Yes}
}
func (p *program) local(fn *ssa.Function, w *Wait) Answer { return Unknown }
