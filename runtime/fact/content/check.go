package content

import (
	"math"
	"strings"
)

// passes runs the extra test that a shape names.
func (sh *shape) passes(value string) bool {
	switch sh.Check {
	case "luhn":
		return luhn(value)
	case "iban":
		return iban(value)
	case "entropy":
		return random(value)
	}
	return true
}

// luhn is the check digit of card numbers (ISO/IEC 7812-1 annex B); other characters are skipped.
func luhn(s string) bool {
	sum, n := 0, 0
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] < '0' || s[i] > '9' {
			continue
		}
		d := int(s[i] - '0')
		if n%2 == 1 {
			if d *= 2; d > 9 {
				d -= 9
			}
		}
		sum, n = sum+d, n+1
	}
	return n >= 12 && n <= 19 && sum%10 == 0 && sum > 0
}

var ungrouped = strings.NewReplacer(" ", "", "-", "")

// iban is the mod-97 test of ISO 13616; spaces are skipped.
func iban(s string) bool {
	s = strings.ToUpper(ungrouped.Replace(s))
	if len(s) < 15 || len(s) > 34 {
		return false
	}
	rest := 0
	for _, c := range []byte(s[4:] + s[:4]) {
		switch {
		case c >= '0' && c <= '9':
			rest = (rest*10 + int(c-'0')) % 97
		case c >= 'A' && c <= 'Z':
			rest = (rest*100 + int(c-'A') + 10) % 97
		default:
			return false
		}
	}
	return rest == 1
}

// random says whether a value looks made by chance: more than 3 bits a character, letters with digits.
func random(s string) bool {
	var count [256]int
	letters, digits := 0, 0
	for i := 0; i < len(s); i++ {
		count[s[i]]++
		switch c := s[i]; {
		case c >= '0' && c <= '9':
			digits++
		case c|0x20 >= 'a' && c|0x20 <= 'z':
			letters++
		}
	}
	return letters > 0 && digits > 0 && shannon(count[:], len(s)) > 3
}

func shannon(count []int, total int) float64 {
	bits := 0.0
	for _, n := range count {
		if n > 0 {
			p := float64(n) / float64(total)
			bits -= p * math.Log2(p)
		}
	}
	return bits
}
