// Package decoded polls a service whose answer a decoder, or a scan, writes into a variable by its address: a test of the
// variable is one of the answer. That there is nothing in it says as often that this was the last.
package decoded

import (
	"database/sql"
	"encoding/json"
	"errors"
	"log"
	"time"
)

type build struct{ Tasks []string }

func builds(get func(string) ([]byte, error)) ([]build, error) {
	for range 10 { // want "attemptonly/nodeadline"
		time.Sleep(2 * time.Second)
		body, err := get("/builds")
		if err != nil {
			log.Print(err)
			continue
		}
		found := []build{}
		if err = json.Unmarshal(body, &found); err != nil {
			return nil, err
		}
		if len(found) == 0 || len(found[0].Tasks) == 0 {
			continue
		}
		return found, nil
	}
	return nil, errors.New("no builds")
}

func rows(db *sql.DB, least int) error {
	for range 10 { // want "attemptonly/nodeadline"
		var n int
		if err := db.QueryRow("select count(*) from things").Scan(&n); err != nil {
			return err
		}
		if n >= least {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errors.New("too few rows")
}

// An empty page is the last one, and the wait paces.
func pages(get func(page int) []byte, use func([]build)) error {
	for page := range 100 {
		var found []build
		if err := json.Unmarshal(get(page), &found); err != nil {
			return err
		}
		if len(found) == 0 {
			return nil
		}
		use(found)
		time.Sleep(time.Second) // schedule "loop=unknown"
	}
	return nil
}
