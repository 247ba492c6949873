// Package gathered ends a loop by the length of a list that counts no attempts: of what was found, of what is left to do.
package gathered

import "time"

func found(next func() (string, error), most int) (list []string) {
	for len(list) < most {
		s, err := next()
		if err != nil {
			time.Sleep(time.Second) // schedule "counted=no|loop=none|loop=unknown"
			continue
		}
		list = append(list, s)
	}
	return list
}

func servers(addrs []string, dial func(string) error) bool {
	for len(addrs) > 0 {
		if dial(addrs[0]) == nil {
			return true
		}
		addrs = addrs[1:]
		time.Sleep(time.Second) // schedule "loop=none"
	}
	return false
}

// told gathers all errors, and goes on for ever.
func told(op func() error, report func([]error)) {
	var errs []error
	for {
		err := op()
		if err == nil {
			return
		}
		errs = append(errs, err)
		report(errs)
		time.Sleep(time.Second) // schedule "counted=no"
	}
}
