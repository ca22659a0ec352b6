package corpus

import "strings"

// maxID is the longest id of a row or group.
const maxID = 100

// isID says whether s may name a row or a group: letters, digits and . _ / -, a letter or digit first.
func isID(s string) bool {
	return s != "" && len(s) <= maxID && strings.Trim(s, alnum+"._/-") == "" && strings.IndexByte(alnum, s[0]) >= 0
}

// isClauseID says whether s may name a clause: words of lower-case letters and digits, with one hyphen between them.
func isClauseID(s string) bool {
	hyphens := strings.HasPrefix(s, "-") || strings.HasSuffix(s, "-") || strings.Contains(s, "--")
	return s != "" && !hyphens && strings.Trim(s, lower+digits+"-") == ""
}
