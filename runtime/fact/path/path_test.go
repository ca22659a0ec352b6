package path

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/config"
)

func vocabulary(t testing.TB) *tables.Tables {
	t.Helper()
	src, err := os.ReadFile("../../../clauses/vocabulary/files.hcl")
	if err != nil {
		t.Fatal(err)
	}
	cfg, problems := config.Read("files.hcl", src)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	tab, err := tables.Open(tables.Encode(cfg.Vocabulary))
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

const app = "/home/dev/src/app"

func TestCanonical(t *testing.T) {
	k := Load(vocabulary(t))
	for _, c := range []struct{ workspace, in, cwd, want string }{
		{app, "x/../y/./z/", "", "~/src/app/y/z"},
		{app, ".env", "/home/dev/src/app/sub", "~/src/app/sub/.env"},
		{app, "../../..", "", "/home"},
		{app, "~/.ssh/id_rsa", "", "~/.ssh/id_rsa"},
		{app, "/home/dev/.ssh/id_rsa", "", "~/.ssh/id_rsa"},
		{app, "$HOME/.ssh", "", "~/.ssh"},
		{app, "${HOME}/x", "", "~/x"},
		{app, "~/../other/x", "", "/home/other/x"},
		{app, "~root/x", "", "~root/x"},
		{app, "/home/devil/x", "", "/home/devil/x"},
		{app, "/", "", "/"},
		{app, "//etc//passwd", "", "/etc/passwd"},
		{app, "file:///etc/passwd", "", "/etc/passwd"},
		{app, "file:///home/dev/a%20b", "", "~/a b"},
		{app, "/proc/self/root/etc/shadow", "", "/etc/shadow"},
		{app, "/proc/self/cwd/x", "", "~/src/app/x"},
		{app, "/proc/self/root/../etc/shadow", "", "/etc/shadow"},
		{app, "/proc/1234/task/7/root/etc/shadow", "", "/etc/shadow"},
		{app, "/proc/thread-self/cwd/../x", "", "~/src/x"},
		{app, "$TMPDIR/x", "", "/tmp/x"},
		{app, "\uFFFD/../x", "", "\uFFFD/../x"},
		{app, "a/../b\uFFFD/../x", "", "~/src/app/b\uFFFD/../x"},
		{app, "", "", ""},
		{"/Users/mia/src/shop", "/private/tmp/x", "", "/tmp/x"},
		{"/Users/mia/src/shop", "/users/mia/x", "", "~/x"},
		{`C:\Users\lea\shop`, `C:\Users\lea\.ssh\id_rsa`, "", "~/.ssh/id_rsa"},
		{`C:\Users\lea\shop`, `src\..\.env`, "", "~/shop/.env"},
		{`C:\Users\lea\shop`, `%USERPROFILE%\x`, "", "~/x"},
		{`C:\Users\lea\shop`, `$env:APPDATA\x`, "", "~/AppData/Roaming/x"},
		{`C:\Users\lea\shop`, "/mnt/c/Windows", "", "/c/Windows"},
		{`C:\Users\lea\shop`, `\\?\C:\x.env::$DATA`, "", "/c/x.env"},
		{`C:\Users\lea\shop`, `\\.\PhysicalDrive0`, "", "/dev/PhysicalDrive0"},
		{"/srv/agents/ops", "~/x", "", "~/x"},
		{"/srv/agents/ops", "~/../../etc/shadow", "", "/etc/shadow"},
		{"/srv/agents/ops", "~/../x", "", "/home/x"},
		{"/srv/agents/ops", "~root/../etc/x", "", "/etc/x"},
		{"/srv/agents/ops", "~other/..", "", "/home"},
		{"/srv/agents/ops", "~other/a/../x", "", "~other/x"},
		{"/root/app", "/root/.bashrc", "", "~/.bashrc"},
	} {
		p := k.At(c.workspace, c.workspace)
		if got := p.Canonical(c.in, c.cwd); got != c.want {
			t.Errorf("%s: Canonical(%q, %q) = %q, want %q", c.workspace, c.in, c.cwd, got, c.want)
		}
	}
}

// An alias leads to the same file wherever the call starts, and behind any other alias.
func TestCanonicalAliases(t *testing.T) {
	tables := vocabulary(t)
	k := Load(tables)
	var aliases []string
	for _, name := range tables.List("paths.aliases") {
		aliases = append(aliases, strings.ReplaceAll(name, "*", "self"))
	}
	for _, cwd := range []string{"/", "/srv/shop", "/home/dev", "/proc", "/system/volumes", ""} {
		p := k.At(cwd, cwd)
		for _, outer := range aliases {
			for _, inner := range aliases {
				for _, rest := range []string{"", "/etc/shadow"} {
					if to, _ := tables.Map("paths.aliases", strings.ReplaceAll(outer, "self", "*")); to != "" && (to != "." || cwd != "/" && cwd != "") {
						continue // only behind an alias of the root does another one begin
					}
					want := p.Canonical(inner+rest, "")
					for _, in := range []string{outer + inner + rest, outer + outer + inner + rest} {
						if got := p.Canonical(in, ""); got != want || strings.HasPrefix(got, "//") {
							t.Errorf("%s: Canonical(%q) = %q, want %q", cwd, in, got, want)
						}
					}
				}
			}
		}
	}
}

func TestPlace(t *testing.T) {
	k := Load(vocabulary(t))
	for _, c := range []struct{ workspace, want, paths string }{
		{app, Workspace, ". x src/* ../app/y * .[!.]*"},
		{app, Scratch, "/tmp /tmp/x /var/tmp/y $TMPDIR/z /private/tmp/x"},
		{app, Outside, "../other/x ~/.cache/x /etc/hosts /home/dev/srcs /var /home/other/x/y ~other/x /tmpx /TMP/x"},
		{app, Root, "/ /* /.* /.. ~/../../"},
		{app, Home, "~ ~/ ~/* $HOME/* /home /home/* /root /Users/mia /home/other ~/.[!.]* ~other"},
		{app, Parent, ".. ../* ~/src"},
		{app, Unknown, "\uFFFD x/\uFFFD /tmp/\uFFFD"},
		{"/srv/agents/ops", Parent, "/srv /srv/* /srv/agents .."},
		{"/srv/agents/ops", Home, "/home/dev ~"},
		{"/home/dev", Home, ". * ~"},
		{"/home/dev", Outside, "x"},
		{"/", Outside, "/x"},
		{"/tmp/w", Workspace, "x"},
		{"/tmp/w", Scratch, "/tmp/x"},
		{`C:\Users\lea\shop`, Workspace, `X c:\users\LEA\shop\y`},
		{`C:\Users\lea\shop`, Root, `C:\ c:/*`},
		{`C:\Users\lea\shop`, Home, `C:\Users %USERPROFILE%\*`},
		{`C:\Users\lea\shop`, Scratch, `C:\Temp\x %TEMP%\y C:\Users\lea\AppData\Local\Temp\z`},
	} {
		p := k.At(c.workspace, c.workspace)
		for _, in := range strings.Fields(c.paths) {
			if got := p.Place(p.Canonical(in, "")); got != c.want {
				t.Errorf("%s: Place(%q) = %s, want %s", c.workspace, in, got, c.want)
			}
		}
	}
}

func TestScope(t *testing.T) {
	p := Load(vocabulary(t)).At(app, app)
	for _, c := range []struct {
		in              string
		recursive, glob bool
		want            string
	}{
		{"x", false, false, Single}, {"src", true, false, Tree}, {"*.log", false, true, Wildcard}, {"src/*", true, true, Wildcard},
		{".", true, false, Whole}, {"./", true, false, Whole}, {app, true, false, Whole}, {"*", true, true, Whole}, {"./*", false, true, Whole},
		{".[!.]*", true, true, Whole}, {"*", false, false, Single}, {"**/*", true, true, Wildcard}, {"/", true, false, Tree}, {"a/../*", true, true, Whole},
	} {
		if got := p.Scope(c.in, c.recursive, c.glob); got != c.want {
			t.Errorf("Scope(%q, %v, %v) = %s, want %s", c.in, c.recursive, c.glob, got, c.want)
		}
	}
}

func TestClasses(t *testing.T) {
	p := Load(vocabulary(t)).At(app, app)
	for class, paths := range map[string]string{
		"secret":       "~/.ssh/id_rsa ~/.SSH/ID_RSA ~/.ssh ~/.ssh/acme_deploy .env .ENV .env.production config/prod.env ~/.netrc ~/.pgpass .npmrc ~/.git-credentials ~/.aws/credentials ~/.kube/config ~/.docker/config.json tls.key cert/server.pem keystore.p12 app.jks service-account.json config/secrets.yml prod.tfvars ~/.vault-token ~/.config/gh/hosts.yml /etc/shadow /proc/1/environ ~/Library/Keychains/login.keychain-db ~/.password-store/x.gpg vault.kdbx ~/.gnupg/private-keys-v1.d/x config/master.key .htpasswd wallet.dat \uFFFD/.env terraform.tfstate ~/.config/gcloud/application_default_credentials.json /home/other/.ssh/id_ed25519 ~other/.aws/credentials",
		"env-example":  ".env.example .env.sample config/.env.template",
		"system":       "/etc/hosts /usr/bin/x /usr/local/bin/y /boot/vmlinuz /var/lib/x /etc/nginx/nginx.conf /bin /System/Library/x",
		"profile":      "~/.bashrc ~/.zshrc ~/.profile /etc/profile.d/x.sh ~/.config/fish/config.fish ~/Documents/PowerShell/Microsoft.PowerShell_profile.ps1",
		"startup":      "/etc/crontab /etc/cron.d/x /etc/systemd/system/x.service ~/.config/systemd/user/x.timer ~/Library/LaunchAgents/x.plist ~/.config/autostart/x.desktop /etc/rc.local /etc/init.d/x ~/.config/plasma-workspace/env/boot.sh",
		"login-key":    "~/.ssh/authorized_keys /root/.ssh/authorized_keys2",
		"ci":           ".github/workflows/ci.yml .gitlab-ci.yml .circleci/config.yml Jenkinsfile azure-pipelines.yml bitbucket-pipelines.yml .buildkite/pipeline.yml .drone.yml .travis.yml cloudbuild.yaml buildspec.yml .tekton/x.yaml",
		"guardrail":    ".claude/settings.json .Claude/Settings.local.json .claude/hooks/guard.mjs .mcp.json ~/.claude.json ~/.codex/config.toml .cursor/mcp.json .vscode/mcp.json opencode.json .govc/config.json policy/x.hcl trust.hcl a.govc .git/hooks/pre-commit .husky/pre-push .git/config lefthook.yml .claude",
		"audit":        "/var/log/audit/audit.log /var/log/auth.log /var/log/wtmp /var/log/journal/x logs/audit.log .govc/state/decisions.jsonl /var/log/auth.log.1 /etc/audit/auditd.conf",
		"history":      "~/.bash_history ~/.zsh_history",
		"vcs":          ".git .git/HEAD",
		"build":        "node_modules dist build/x target .cache __pycache__ coverage .venv .next x.pyc debug.log",
		"manifest":     "package.json requirements.txt requirements-dev.txt go.mod Cargo.toml pyproject.toml",
		"lock":         "go.sum package-lock.json yarn.lock",
		"people":       "data/customers.csv customers_2025.csv exports/customers.parquet hr/employees_2026.xlsx users.json members.csv data/customers/x.json leads_with_phone.csv patients.sql payroll.xlsx",
		"device":       "/dev/sda /dev/sda1 /dev/nvme0n1 /dev/disk2 /dev/mapper/root \\\\.\\PhysicalDrive0",
		"instructions": "CLAUDE.md AGENTS.md .cursorrules",
		"backup":       "db.bak x.dump backups/a.tar",
		"database":     "app.sqlite3 data.db",
		"special":      "clinical/patients_diagnoses.csv x.dcm lab/hoffmann_katrin_hiv_test.pdf",
	} {
		for _, in := range strings.Fields(paths) {
			if got := p.Classes(p.Canonical(in, ""), false); !slices.Contains(got, class) {
				t.Errorf("Classes(%q) = %v, want %s", in, got, class)
			}
		}
	}
}

func TestNoClass(t *testing.T) {
	p := Load(vocabulary(t)).At(app, app)
	for class, paths := range map[string]string{
		"secret":    ".env.example .env.sample id_rsa.pub ~/.ssh/known_hosts ~/.ssh/config cert.pem ca.pem public.pem docs/secrets.md src/password.ts README.md node_modules/x/test.pem keys.go config.json src/token.py main.tf deploy.pub secret_test.go /etc/ssl/certs/ca-certificates.crt environment.ts ~/.aws/config",
		"guardrail": "api/permissions.py src/hooks/useX.ts app/Policies/OrderPolicy.php docs/policy.md src/policy/x.go clauses/payments.hcl .vscode/settings.json src/settings.json config/settings.json",
		"ci":        "Makefile Dockerfile .github/ISSUE_TEMPLATE/bug.yml src/ci_badge.tsx testdata/workflows/x.yml .eslintrc.json vercel.json",
		"audit":     "build.log logs/app.log src/audit/service.go npm-audit.json lighthouse-audit.log",
		"people":    "src/users.ts users.go docs/customers.md models/user.rb user.json package.json contacts.html migrations/users.sql",
		"system":    "etc/x usr/x /home/dev/etc/y /srv/x /tmp/x",
		"device":    "/dev/null dev/sda disk.img /dev/stdout",
		"build":     ".git/config src/main.go distribution/x builder.go",
		"startup":   "src/cron.ts systemd/x.service vercel.json",
		"profile":   "skel/bashrc docs/zshrc.md profile.ts",
		"vcs":       ".gitignore .github/x git/x",
		"special":   "src/diagnostics.go diagnosis.py diagnostic.csv",
	} {
		for _, in := range strings.Fields(paths) {
			if got := p.Classes(p.Canonical(in, ""), false); slices.Contains(got, class) {
				t.Errorf("Classes(%q) = %v", in, got)
			}
		}
	}
}

func TestClassesOfPatterns(t *testing.T) {
	p := Load(vocabulary(t)).At(app, app)
	for _, c := range []struct {
		in, class string
		want      bool
	}{
		{".e*", "secret", true}, {".en?", "secret", true}, {".env*", "secret", true}, {".[e]nv", "secret", true}, {"~/.ssh/*", "secret", true}, {"~/.s*/id_r*", "secret", true},
		{"*.pem", "secret", true}, {"cert/*.key", "secret", true}, {".cl*/settings.json", "guardrail", true}, {"/etc/*", "system", true}, {"/var/log/au*", "audit", true},
		{"id_rsa*", "secret", true}, {"cust*.csv", "people", true}, {"/dev/sd?", "device", true}, {".git/hooks/*", "guardrail", true},
		{"*", "secret", false}, {"*.json", "secret", false}, {"*.example", "secret", false}, {".env.*.example", "secret", false}, {"*.pub", "secret", false}, {"src/*", "secret", false},
		{"*.go", "people", false}, {"*rc", "profile", false}, {"test_*.py", "secret", false}, {"**/*.ts", "secret", false}, {"*", "guardrail", false}, {".*", "secret", false},
		{".[!.]*", "guardrail", false}, {"/srv/x/.[^.]*", "history", false}, {"..?*", "secret", false}, {"~/.[a-e]nv", "secret", true},
		{"node_modules/*", "build", true}, {"**/__pycache__", "build", true}, {"*.log", "build", true},
	} {
		got := p.Classes(p.Canonical(c.in, ""), true)
		if slices.Contains(got, c.class) != c.want {
			t.Errorf("Classes(%q) = %v, %s: want %v", c.in, got, c.class, c.want)
		}
	}
}

func FuzzCanonical(f *testing.F) {
	for _, s := range []string{"~/../x", `C:\a\..\b`, "file:///c:/x", "$HOME/x", "\uFFFD/..", `\\.\x`, "/proc/self/cwd/..", "${X", "%A%", "İ/x", "[a]*?"} {
		f.Add(s, app)
		f.Add(s, s)
	}
	f.Add("/proC/self/Cwd/0", "/")
	k := Load(vocabulary(f))
	f.Fuzz(func(t *testing.T, s, cwd string) {
		p := k.At(app, cwd)
		got := p.Canonical(s, cwd)
		if again := p.Canonical(got, ""); again != got && !strings.ContainsAny(s+cwd, "\\:%$ \t\n\r\v\f\uFFFD\u0085\u00a0") {
			t.Errorf("Canonical(%q, %q) = %q, again %q", s, cwd, got, again)
		}
		p.Place(got)
		p.Scope(s, true, true)
		p.Classes(got, false)
		p.Classes(got, true)
	})
}

func BenchmarkClasses(b *testing.B) {
	p := Load(vocabulary(b)).At(app, app)
	b.Run("plain", func(b *testing.B) {
		for b.Loop() {
			p.Classes("~/src/app/internal/server/handler.go", false)
		}
	})
	b.Run("glob", func(b *testing.B) {
		for b.Loop() {
			p.Classes("~/src/app/internal/test_*.go", true)
		}
	})
}
