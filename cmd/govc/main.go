// Command govc turns sentences of governance into decisions about what agents do, and proves how well they decide.
package main

import (
	"context"
	"os"
)

func main() {
	os.Exit(run(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
