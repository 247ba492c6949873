package survey

import (
	"encoding/json"
	"io"
)

// printJSON prints the report for programs.
func (r *Report) printJSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "\t")
	enc.SetEscapeHTML(false)
	return enc.Encode(r)
}
