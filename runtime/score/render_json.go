package score

import "io"

// WriteJSON writes the scorecard.
func WriteJSON(w io.Writer, s Scorecard) error {
	_, err := w.Write(s.Bytes())
	return err
}
