package corpus

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The score of small examples is what the scorer that the labels were made with says of them, byte for byte. An example
// is a folder with labels, reports and that score.
func TestExamples(t *testing.T) {
	dirs, err := filepath.Glob(filepath.Join("testdata", "score", "*"))
	if err != nil || len(dirs) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			labels, err := ReadLabels(filepath.Join(dir, "labels.jsonl"))
			if err != nil {
				t.Fatal(err)
			}
			reports, err := ReadReports(filepath.Join(dir, "reports.jsonl"))
			if err != nil {
				t.Fatal(err)
			}
			want, err := os.ReadFile(filepath.Join(dir, "score.txt"))
			if err != nil {
				t.Fatal(err)
			}
			var got strings.Builder
			NewScore(labels, reports).Print(&got)
			if got.String() != string(want) {
				t.Errorf("got\n%s\nwant\n%s", got.String(), want)
			}
		})
	}
}
