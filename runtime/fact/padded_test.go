package fact_test

import (
	"strings"
	"testing"
)

// What stands around a command is told of it however many others stand between or before.
func TestPadding(t *testing.T) {
	const read = "file.op=read; file.class=system; file.path=/etc/passwd"
	for _, n := range []int{0, 10, 20, 200} {
		each(t, "Bash", []struct{ line, want string }{
			{`kubectl --context prod exec pod -- sh -c "` + strings.Repeat("kubectl exec a -- true; ", n) + ` rm -rf /srv/data"`, "file.op=delete; env.name=production"},
			{strings.Repeat("docker ps; ", n) + "docker -H tcp://prod-db-1:2375 exec web " + `sh -c "` + strings.Repeat("docker ps; ", n) + `rm -rf /srv/data"`, "file.op=delete; env.name=production"},
			{strings.Repeat("docker ps; ", n) + "docker run -v /etc:/x alpine cat /x/passwd", read},
			{"docker run -v /etc:/x alpine sh -c '" + strings.Repeat("docker ps; ", n) + "cat /x/passwd'", read},
			{"docker run -d --name w -v /etc:/x alpine; " + strings.Repeat("docker exec w true; ", n) + "docker exec w cat /x/passwd", read},
			{strings.Repeat("docker run -v /tmp:/x alpine true; ", n) + "docker run -v /etc:/x alpine sh -c 'cat /x/passwd'", read},
			{"docker -H tcp://prod-db-1:2375 ps; docker exec web rm -rf /srv/data", "file.op=delete !env.name=production; file.op=delete"},
		})
	}
}
