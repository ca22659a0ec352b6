package corpus

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"path"

	"github.com/govc-lang/govc/lang/diag"
)

// Names of the files beside the rows.
const (
	ParamsFile = "corpus.json"
	LockFile   = "corpus.lock"
)

// Params is what the rows are written for: whose domains are inside, which day it is. Runs over a corpus use these, whatever
// the policy says, so that a figure holds for any organisation.
type Params struct {
	Date         string              `json:"date"` // the day that dates are judged on, as 2006-01-02
	Organisation Organisation        `json:"organisation"`
	Environments []Environment       `json:"environments"`
	DataClasses  []DataClass         `json:"data_classes"`
	Implies      map[string][]string `json:"implies"` // clause → the clauses that it breaks too
}

// Organisation is as in the policy block.
type Organisation struct {
	Domains         []string `json:"domains"`
	Regions         []string `json:"regions"`
	Owners          []string `json:"owners"`
	Prefixes        []string `json:"prefixes"`
	ApprovedServers []string `json:"approved_servers"`
	ApprovedHosts   []string `json:"approved_hosts,omitempty"`
	Timezone        string   `json:"timezone"`
}

// Environment is as in the policy block.
type Environment struct {
	Name     string   `json:"name"`
	Hosts    []string `json:"hosts,omitempty"`
	Branches []string `json:"branches,omitempty"`
	Servers  []string `json:"servers,omitempty"`
	Paths    []string `json:"paths,omitempty"`
}

// DataClass is as in the policy block.
type DataClass struct {
	Name    string   `json:"name"`
	Paths   []string `json:"paths,omitempty"`
	Servers []string `json:"servers,omitempty"`
	Tables  []string `json:"tables,omitempty"`
}

// params reads corpus.json. Rows of a corpus without one are judged with the parameters of the policy.
func (l *loader) params() {
	src, err := diag.ReadFile(l.fsys, ParamsFile, maxFile)
	shown := path.Join(l.dir, ParamsFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return
	case err != nil:
		l.add(unreadable(shown, err))
		return
	}
	l.corpus.Sources[shown] = src
	l.corpus.files[ParamsFile] = digest(src)
	l.corpus.Params = &Params{}
	if err := strictJSON(src, l.corpus.Params); err != nil {
		l.add(badFile(jsonRange(shown, src, err), err))
	}
}

// strictJSON decodes one value and nothing after it; unknown keys are errors.
func strictJSON(src []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(src))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something stands after the object")
	}
	return nil
}

// jsonRange is where the decoder stopped, as far as it says.
func jsonRange(file string, src []byte, err error) diag.Range {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return diag.RangeAt(file, src, max(0, int(syntax.Offset)-1), int(syntax.Offset))
	case errors.As(err, &kind):
		return diag.RangeAt(file, src, max(0, int(kind.Offset)-1), int(kind.Offset))
	}
	return diag.RangeAt(file, src, 0, 0)
}
