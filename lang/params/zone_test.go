package params

import (
	"archive/zip"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestEveryZoneLoads(t *testing.T) {
	if !slices.IsSorted(Zones()) {
		t.Error("the names are not sorted, and are looked up as if they were")
	}
	for _, name := range Zones() {
		if _, err := Zone(name); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestOnlyNamesOfTheDatabaseAreZones(t *testing.T) {
	for _, name := range []string{"Local", "CEST", "Europe/Berln", "europe/berlin", "Mars/X", "../../etc/passwd", " ", "/etc/localtime", "Factory"} {
		if _, err := Zone(name); err == nil {
			t.Errorf("%q counts as a zone", name)
		}
	}
}

// TestZonesAreThoseOfGo compares the list with the database of the installation of Go, where it has one.
func TestZonesAreThoseOfGo(t *testing.T) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Skip(err)
	}
	db, err := zip.OpenReader(filepath.Join(strings.TrimSpace(string(root)), "lib", "time", "zoneinfo.zip"))
	if err != nil {
		t.Skip(err)
	}
	defer db.Close()
	for _, f := range db.File {
		if name := f.Name; !strings.HasSuffix(name, "/") && name != "Factory" && !slices.Contains(Zones(), name) {
			t.Errorf("zones.txt lacks %s", name)
		}
	}
}
