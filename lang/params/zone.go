package params

import (
	_ "embed"
	"errors"
	"slices"
	"strings"
	"sync"
	"time"
	_ "time/tzdata" // a container often has no /usr/share/zoneinfo, and the same policy must mean the same hours there
)

// zoneNames are the names of the IANA time zone database, one a line, sorted: those that this build of Go carries.
//
//go:embed zones.txt
var zoneNames string

// Zones lists the names that a time zone may have. Local is none of them: it would mean another zone on each machine.
var Zones = sync.OnceValue(func() []string { return strings.Fields(zoneNames) })

// IsZone says whether a name is one of Zones.
func IsZone(name string) bool {
	_, ok := slices.BinarySearch(Zones(), name)
	return ok
}

var errNoZone = errors.New("not a name of the IANA time zone database")

// Zone is the time zone of a name; "" is UTC.
func Zone(name string) (*time.Location, error) {
	if name == "" {
		return time.UTC, nil
	}
	if !IsZone(name) {
		return nil, errNoZone
	}
	return time.LoadLocation(name)
}
