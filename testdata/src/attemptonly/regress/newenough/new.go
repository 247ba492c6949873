// Package newenough waits for an answer that is new enough. The clock ends the loop while little time has passed, not when
// a time is over, so it is no deadline.
package newenough

import "time"

type patch struct {
	ID      string
	Created time.Time
	Expires time.Time
}

func submitted(latest func() (patch, error)) string {
	for range 10 { // want "attemptonly/nodeadline"
		time.Sleep(2 * time.Second)
		p, err := latest()
		if err != nil {
			continue
		}
		if time.Since(p.Created) > time.Hour {
			continue
		}
		return p.ID
	}
	return ""
}

func lasting(latest func() (patch, error)) string {
	for range 10 { // want "attemptonly/nodeadline"
		p, err := latest()
		if err == nil && time.Until(p.Expires).Minutes() > 5 {
			return p.ID
		}
		time.Sleep(2 * time.Second)
	}
	return ""
}

// What is too old ends the loop: a deadline, by whatever time it is counted from.
func ready(latest func() (patch, bool)) string {
	for range 10 {
		p, ok := latest()
		if ok {
			return p.ID
		}
		if time.Since(p.Created) > time.Hour {
			return ""
		}
		time.Sleep(2 * time.Second) // schedule "deadline=yes"
	}
	return ""
}
