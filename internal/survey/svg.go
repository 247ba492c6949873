package survey

// This file prints one picture as an SVG file: that of the first schedule that has one. Which it is, -at chooses.

import (
	_ "embed"
	"errors"
	"fmt"
	"html"
	"io"
	"strings"
)

//go:embed style.css
var style string

const gap, head = 18.0, 52.0

// printSVG prints the picture of the first schedule whose delays are known.
func (r *Report) printSVG(w io.Writer) error {
	for i := range r.Rows {
		row := &r.Rows[i]
		if pic, ok := drawRow(r, row); ok {
			_, err := io.WriteString(w, pic.file(row))
			return err
		}
	}
	return errors.New("-format=svg: no schedule whose delays are all known; -format=text tells what is")
}

// file is the picture in a file of its own, with a heading and the panels side by side.
func (pic picture) file(row *Row) string {
	var b strings.Builder
	n := float64(len(pic.Panels))
	width, height := n*panelWidth+(n+1)*gap, head+panelHeight+2*gap
	name := fmt.Sprintf("%s, %s: %s", row.Function, row.place(), row.delayWords())
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" width="%.0f" height="%.0f" role="img" aria-label="%s">`,
		width, height, width, height, html.EscapeString(name))
	fmt.Fprintf(&b, "\n<style>%s</style>\n", style)
	fmt.Fprintf(&b, `<rect class="ground" width="%.0f" height="%.0f" rx="10"/><text class="head" x="%.0f" y="26">%s</text>`+"\n",
		width, height, gap, html.EscapeString(name))
	for i, p := range pic.Panels {
		x := gap + float64(i)*(panelWidth+gap)
		fmt.Fprintf(&b, `<text class="title" x="%.0f" y="%.0f">%s</text><g transform="translate(%.0f %.0f)">%s</g>`+"\n",
			x, head+2, html.EscapeString(p.Title), x, head+gap-2, p.Body)
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// inline is a panel as an element of a page.
func (c captioned) inline() string {
	return fmt.Sprintf(`<svg viewBox="0 0 %.0f %.0f" role="img" aria-label="%s">%s</svg>`,
		panelWidth, panelHeight, html.EscapeString(c.Title), c.Body)
}
