package corpus

import "crypto/sha256"

// Split is a side of the corpus: rules are written against dev and judged on test.
type Split string

// The two sides.
const (
	Dev  Split = "dev"
	Test Split = "test"
)

// Splits lists both sides.
var Splits = []Split{Dev, Test}

// splitName goes into the hash, and into locks and scorecards: another split would have another name.
const splitName = "govc-split-1"

// SplitOf is test when the first bit of SHA-256("govc-split-1\0" + group) is 1.
func SplitOf(group string) Split {
	sum := sha256.Sum256([]byte(splitName + "\x00" + group))
	if sum[0]&0x80 != 0 {
		return Test
	}
	return Dev
}
