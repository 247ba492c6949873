package counterstops

import "time"

// A base that is a setting changes nothing.
func setting(first, top time.Duration, op func() error) {
	k := 0
	for op() != nil {
		d := first * (1 << k)
		if d > top {
			d = top
		} else {
			k++
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

type keeper struct {
	first, top time.Duration
	k          uint
}

func (s *keeper) next() time.Duration {
	d := s.first << s.k
	if d < s.top {
		s.k++
	}
	return d
}

func keep(s *keeper, op func() error) {
	for op() != nil {
		time.Sleep(s.next()) // schedule "growth=geometric .*ceiling=yes"
	}
}
