// Package settingpart arms timers under a setting: a part of what a getter, or the reading of a configuration, answers
// tells how the program is set up, and not how anything went.
package settingpart

import "time"

type options struct {
	Limit struct {
		On    bool
		After time.Duration
	}
}

type server struct{ opts *options }

func (s *server) options() *options { return s.opts }

func (o options) withDefaults() options {
	if o.Limit.After == 0 {
		o.Limit.After = time.Minute
	}
	return o
}

func (s *server) guard(cut func()) {
	if opts := s.options(); opts.Limit.On {
		time.AfterFunc(opts.Limit.After, cut) // schedule "periodic"
	}
}

func watch(o options, look func()) {
	o = o.withDefaults()
	if o.Limit.On {
		time.AfterFunc(o.Limit.After, look) // schedule "periodic"
	}
}
