package fact

import (
	"iter"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
)

// longestRegion is the most words that the name of a region has: us, gov, east, 1.
const longestRegion = 4

// minGlued is the least length of a region's name at the end of a word.
const minGlued = 6

// region says whether data goes to one of the organisation's regions. A field that names the region decides; else the address that is
// sent to; else the names of things that are no source do.
func (d *deriving) region(a *Act) {
	if a.has(schema.RegionPlace) {
		return
	}
	postal := d.postal(a)
	var explicit, targets, address, names, operands []Atom
	for _, at := range a.Atoms {
		switch at.Fact {
		case schema.CallValue:
			key, value, _ := strings.Cut(at.Value, "=")
			switch {
			case d.nameHas(key, "words.source"), d.t.Has("keys.whereabouts", key), postal && d.t.Has("keys.postal-place", key):
			case d.t.Has("keys.region", key):
				explicit = append(explicit, Atom{Value: value, Place: at.Place})
			case d.nameHas(key, "words.target"):
				targets = append(targets, Atom{Value: value, Place: at.Place})
			default:
				names = append(names, Atom{Value: value, Place: at.Place})
			}
		case schema.SendAddress, schema.HTTPHost:
			at.Value = withoutTop(at.Value)
			address = append(address, at)
		case schema.HTTPPath:
			names = append(names, at)
		case schema.ShellOperand:
			operands = append(operands, at)
		}
	}
	if n := len(operands); n > 0 && len(address) == 0 {
		address = operands[n-1:]
	}
	for _, x := range a.Lists[schema.CallArgs] {
		if x.Text[1] == "statement" {
			names = append(names, Atom{Value: x.Text[2], Place: x.Place})
		}
		if _, target, ok := arrow(x.Text[2]); ok {
			address = append(address, Atom{Value: target, Place: x.Place})
		}
	}
	for _, list := range [][]Atom{explicit, targets, address, names} {
		if d.placeRegions(a, list) {
			return
		}
	}
}

// postal says whether the arguments of an act are an address to which letters go, of which a country is a part.
func (d *deriving) postal(a *Act) bool {
	return slices.ContainsFunc(a.Atoms, func(at Atom) bool {
		if at.Fact != schema.CallValue {
			return false
		}
		key, value, _ := strings.Cut(at.Value, "=")
		return value != "" && value != "true" && value != "false" && d.t.Has("keys.postal", key) && !d.t.Has("keys.postal-place", key)
	})
}

// arrow cuts a name that says from where to where something goes: HR (Dublin) -> Redshift us-east-2.
func arrow(name string) (source, target string, ok bool) {
	if len(name) > 200 {
		return "", "", false
	}
	for _, mark := range []string{"->", "→", "=>"} {
		if source, target, ok = strings.Cut(name, mark); ok && source != "" && !strings.ContainsAny(target, "(){};") {
			return source, target, true
		}
	}
	return "", "", false
}

// placeRegions adds where the regions lie that a list of values names, the farthest counting.
func (d *deriving) placeRegions(a *Act, list []Atom) bool {
	found := Atom{Fact: schema.RegionPlace}
	for _, at := range list {
		if len(at.Value) > 1024 {
			continue
		}
		place := d.regionIn(at.Value)
		if place == "outside" || place == "inside" && found.Value == "" {
			found.Value, found.Place = place, at.Place
		}
	}
	if found.Value == "" {
		return false
	}
	a.Atoms = append(a.Atoms, found)
	return true
}

// withoutTop takes the top-level domain off a host's name, which is a word of a country as often as not.
func withoutTop(host string) string {
	if i := strings.LastIndexByte(host, '.'); i > 0 && !strings.ContainsAny(host, "/:@ ") {
		return host[:i]
	}
	return host
}

// regionIn is where the last region lies that a value names: inside, outside, or nowhere known.
func (d *deriving) regionIn(value string) string {
	var few [16]string
	parts := appendRegionWords(few[:0], strings.ToLower(value))
	place := ""
	for i := 0; i < len(parts); {
		name, n := d.regionAt(parts[i:])
		if n == 0 {
			i++
			continue
		}
		if name != "" {
			place = d.placeOfRegion(name)
		}
		i += n
	}
	return place
}

// firstWords are the parts of some names before the first hyphen.
func firstWords(names iter.Seq[string]) map[string]bool {
	out := map[string]bool{}
	for name := range names {
		first, _, _ := strings.Cut(name, "-")
		out[first] = true
	}
	return out
}

// regionAt finds the longest name of a region at the start of some words; a name that stands for none is skipped.
func (d *deriving) regionAt(parts []string) (name string, words int) {
	if len(parts) == 0 {
		return "", 0
	}
	if d.regions()[parts[0]] {
		for n := min(longestRegion, len(parts)); n > 0; n-- {
			if to, ok := d.t.Map("regions", strings.Join(parts[:n], "-")); ok {
				return to, n
			}
		}
	}
	for i := 3; i+minGlued <= len(parts[0]); i++ { // the names of some stores hold no hyphens: acmecustomerseastus
		if to, ok := d.t.Map("regions", parts[0][i:]); ok {
			return to, 1
		}
	}
	return "", 0
}

func (d *deriving) placeOfRegion(name string) string {
	for _, own := range d.p.Organisation.Regions {
		if strings.EqualFold(own, name) {
			return "inside"
		}
	}
	if name == "none" {
		return ""
	}
	return "outside"
}

// appendRegionWords cuts a text in lower case at everything but letters and digits; digits stay with the letters before them.
func appendRegionWords(out []string, lower string) []string {
	start := -1
	for i := 0; i <= len(lower); i++ {
		inside := i < len(lower) && (lower[i] >= 'a' && lower[i] <= 'z' || lower[i] >= '0' && lower[i] <= '9')
		switch {
		case inside && start < 0:
			start = i
		case !inside && start >= 0:
			out = append(out, lower[start:i])
			start = -1
		}
	}
	return out
}
