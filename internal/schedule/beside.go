package schedule

// This file adds up the waits of a turn: what lies between two attempts is the sum of them, so that a draw spreads the
// attempts whichever of the waits it is in. A wait that a turn may miss adds nothing.

// drawnBeside reports whether every turn of l that waits at c blocks in another wait too, which draws.
func (a *analysisRun) drawnBeside(c *chain, l *Loop) bool {
	at := c.wait.Instr.Block()
	if c.wait.Kind != Blocking || l == nil || !l.Contains(at) {
		return false
	}
	for _, o := range a.waits[c.fn] {
		b := o.wait.Instr.Block()
		if o == c || o.wait.Kind != Blocking || !l.Contains(b) || len(o.self.draws) == 0 {
			continue
		}
		if draw, _ := a.p.drawOf(o.self, l, c.fn); draw != DrawFresh {
			continue
		}
		if b.Dominates(at) || !missing(b, l)(at) {
			return true
		}
	}
	return false
}
