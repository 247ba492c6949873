package knowledge

// This file decides what a plan becomes when a row's setting is given a number.

// Zero is what the number zero means for a setting.
type Zero uint8

const (
	ZeroOff     Zero = iota // there is none
	ZeroDefault             // Default
	ZeroHot                 // every wait is zero
	ZeroPins                // the delay stays what it is at first
	ZeroKeeps               // it is ignored
)

// Set says which setting an argument or a field is.
type Set struct {
	Field   string  // of a struct type
	Arg     int     // of a call, from 1
	Slot    Slot    // what it sets
	To      Number  // what it sets it to, where neither field nor argument says; of SlotDelay: the ceiling of what it answers
	Zero    Zero    // what zero means
	Default float64 // what zero stands for
	Below   Zero    // what a negative number means; ZeroOff unless said
	Least   float64 // what a negative number stands for, where Below is ZeroDefault
	Most    float64 // a number above it is taken as zero is; 0: there is no such number
	Spread  Spread  // of SlotJitter: where the draw lies, when that is not the plan's
	Unit    float64 // what 1 stands for; 0 is 1
	Add     float64 // 1 where retries are counted: the first attempt is none
}

// Apply sets the slot of a plan to a number. name is the setting's, of Policy.Setting.
func (s Set) Apply(p *Plan, n Number, name string) {
	at := p.At(s.Slot)
	if at == nil {
		return
	}
	unit := s.Unit
	if unit == 0 {
		unit = 1
	}
	if s.Slot == SlotContext || n.Is != Exact {
		if n.Value > 0 {
			n.Value = n.Value*unit + s.Add
		}
		*at = n
		return
	}
	zero, stands := s.Zero, s.Default
	if n.Value < 0 {
		zero, stands = s.Below, s.Least
	}
	if p.Hot == name {
		p.Hot = ""
	}
	switch {
	case n.Value > 0 && (s.Most == 0 || n.Value <= s.Most):
		*at = is(n.Value*unit + s.Add)
		return
	case zero == ZeroDefault:
		*at = is(stands)
	case zero == ZeroHot:
		*at = is(0)
		p.Hot = name
	case zero == ZeroPins:
		*at = Number{}
		p.Shape = Constant
	case zero == ZeroOff:
		*at = Number{}
	}
}
