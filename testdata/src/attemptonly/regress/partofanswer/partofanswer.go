// Package partofanswer polls a service until a part of its answer says that it is done: a field of a field, what a field
// points to, a bool, an element of a list. Each is an exit on success, and only a count ends the attempts otherwise.
package partofanswer

import (
	"errors"
	"time"
)

var errLate = errors.New("not done in time")

type status struct {
	Phase string
	Ready bool
	Copy  *string
}

type job struct {
	Status status
	Tasks  []status
}

type api interface {
	Get(name string) (*job, error)
}

func nested(a api, name string) error {
	for range 120 { // want "this retry makes 120 attempts with up to 2m of waiting"
		j, err := a.Get(name)
		if err != nil {
			return err
		}
		if j.Status.Phase == "Succeeded" {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errLate
}

func copied(a api, name string) error {
	for range 120 { // want "this retry makes 120 attempts"
		j, err := a.Get(name)
		if err != nil {
			return err
		}
		s := j.Status
		if s.Phase == "Succeeded" {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errLate
}

func pointedTo(a api, name string, most int) error {
	state, tries := "pending", 1
	for state == "pending" { // want "this retry makes a limited number of attempts"
		j, err := a.Get(name)
		if err != nil {
			return err
		}
		if tries >= most {
			return errLate
		}
		state = *j.Status.Copy
		if state == "pending" {
			time.Sleep(time.Second)
		}
		tries++
	}
	return nil
}

func ready(a api, name string) error {
	for range 120 { // want "this retry makes 120 attempts"
		j, err := a.Get(name)
		if err != nil {
			return err
		}
		if j.Status.Ready {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errLate
}

func stopped(a api, name string) error {
	tries := 0
	for tries < 600 { // want "this retry makes 600 attempts"
		j, err := a.Get(name)
		if err != nil {
			return err
		}
		if !j.Status.Ready {
			break
		}
		time.Sleep(time.Second)
		tries++
	}
	return nil
}

func found(a api, name, task string) error {
	for range 120 { // want "this retry makes 120 attempts"
		time.Sleep(time.Second)
		j, err := a.Get(name)
		if err != nil {
			return err
		}
		for _, t := range j.Tasks {
			if t.Phase == task {
				return nil
			}
		}
	}
	return errLate
}

func added(list func() (map[string]status, error), known map[string]bool) (string, error) {
	for range 10 { // want "this retry makes 10 attempts with up to 10s of waiting"
		time.Sleep(time.Second)
		all, err := list()
		if err != nil {
			return "", err
		}
		for name := range all {
			if _, ok := known[name]; !ok {
				return name, nil
			}
		}
	}
	return "", errLate
}

func entry(get func() (map[string]any, error)) error {
	for range 10 { // want "this retry makes 10 attempts"
		attributes, err := get()
		if err != nil {
			return err
		}
		if attributes["status"].(string) != "unknown" {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errLate
}

// pages waits between pages, and reads on as long as there are more.
func pages(next func(token string) (*page, error), each func(string)) error {
	token := ""
	for range 100 {
		p, err := next(token)
		if err != nil {
			return err
		}
		each(p.Text)
		if !p.More {
			return nil
		}
		token = p.Token
		time.Sleep(time.Second) // schedule "loop=unknown"
	}
	return errLate
}

type page struct {
	Text, Token string
	More        bool
}
