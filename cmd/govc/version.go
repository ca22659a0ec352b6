package main

import (
	"encoding/json"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

// release is the version of this source tree; a build from a tagged module says its own.
const release = "0.1.0-dev"

// version is the module's version where the build knows it, else that of the tree.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return release
}

type versionReport struct {
	Version string `json:"version"`
	Go      string `json:"go"`
	System  string `json:"system"`
	Library string `json:"library"`
}

func (a *app) versionCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "version",
		Short: "print the version of govc and of its library",
		Long:  "version prints the version of govc, what it was built with, and the digest of the library of clauses that it carries.",
		Args:  noArgument,
		RunE:  func(*cobra.Command, []string) error { return a.version() },
	}
	return withFormats(cmd, "text", "json")
}

func (a *app) version() error {
	p, err := a.compile(sources{})
	if err != nil {
		return err
	}
	r := versionReport{Version: version(), Go: runtime.Version(), System: runtime.GOOS + "/" + runtime.GOARCH}
	if p.compiled == nil {
		return internal(p.diags)
	}
	r.Library = p.compiled.Digest
	if a.format == "json" {
		return a.writeJSON(r)
	}
	printf(a.out, "govc %s (%s, %s)\nlibrary %s\n", r.Version, r.Go, r.System, r.Library)
	return nil
}

// writeJSON prints a result as one indented JSON value.
func (a *app) writeJSON(v any) error {
	enc := json.NewEncoder(a.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
