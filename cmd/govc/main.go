// Command govc turns sentences of governance into decisions about what agents do, and proves how well they decide.
package main

import (
	"os"
	"runtime/debug"
)

func main() {
	debug.SetGCPercent(400) // runs are short and their live data small: collecting less often is a tenth of the time of a corpus
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
