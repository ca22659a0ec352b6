# Classes of files by canonical path: "~" is this user's home, "**/" any folders in front, "./" the top of the workspace; a
# pattern that ends in /** holds the folder itself too. Case is folded. Except takes back.

# Other names of home directories' parents, and home directories that stand alone.
set "paths.homes" {
  words = <<-W
    /home, /users, /c/users, /d/users, /export/home, /var/home, /usr/home
  W
}

set "paths.own-homes" {
  words = ["/root", "/var/root"]
}

# First names of home directories on disks that fold case.
set "paths.folding" {
  words = ["users", "c", "d"]
}

# Folders that belong to the agent.
set "paths.scratch" {
  words = <<-W
    /tmp, /var/tmp, /var/folders, /dev/shm, /dev/null, /dev/stdout, /dev/stderr, /dev/tty, /dev/fd,
    /usr/tmp, /c/temp, /c/tmp, /c/windows/temp, ~/appdata/local/temp, ~/AppData/Local/Temp, /mnt/tmp
  W
}

# Endings that names of folders have as well.
set "paths.folder-endings" {
  words = <<-W
    d, git, app, bundle, framework, old, new, bak, orig, backup, tmp, temp, info, lproj, noarch,
    build, dist, src, local, io, com, org, net, dev, prod, test, data, files, dir
  W
}

# Other names of folders, and the folders. "." is the working directory.
set "paths.aliases" {
  words = <<-W
    /private/tmp, /private/var, /private/etc, /system/volumes/data, /proc/*/root, /proc/*/cwd,
    /proc/*/task/*/root, /proc/*/task/*/cwd, /mnt/c, /mnt/d, /cygdrive/c, /cygdrive/d, /host/c
  W
}

# Those of them that are links: dots behind one leave the folder that it leads to.
set "paths.links" {
  words = <<-W
    /proc/*/root, /proc/*/cwd, /proc/*/task/*/root, /proc/*/task/*/cwd
  W
}

map "paths.aliases" {
  words = {
    "/private/tmp" = "/tmp", "/private/var" = "/var", "/private/etc" = "/etc",
    "/system/volumes/data" = "", "/proc/*/root" = "", "/proc/*/cwd" = ".",
    "/proc/*/task/*/root" = "", "/proc/*/task/*/cwd" = ".", "/mnt/c" = "/c", "/mnt/d" = "/d",
    "/cygdrive/c" = "/c", "/cygdrive/d" = "/d", "/host/c" = "/c",
  }
}

# Variables that stand for folders; "." is the workspace.
map "paths.variables" {
  words = {
    HOME = "~", USERPROFILE = "~", HOMEPATH = "~", TMPDIR = "/tmp", TEMP = "/tmp", TMP = "/tmp",
    RUNNER_TEMP = "/tmp", PWD = ".", CLAUDE_PROJECT_DIR = ".", GITHUB_WORKSPACE = ".",
    CI_PROJECT_DIR = ".", XDG_CONFIG_HOME = "~/.config", XDG_DATA_HOME = "~/.local/share",
    XDG_STATE_HOME = "~/.local/state", XDG_CACHE_HOME = "~/.cache", APPDATA = "~/AppData/Roaming",
    LOCALAPPDATA = "~/AppData/Local", PROGRAMDATA = "/c/ProgramData",
    ALLUSERSPROFILE = "/c/ProgramData", WINDIR = "/c/Windows", SYSTEMROOT = "/c/Windows",
    SYSTEMDRIVE = "/c", PROGRAMFILES = "/c/Program Files", CODEX_HOME = "~/.codex",
    CLAUDE_CONFIG_DIR = "~/.claude",
    PROFILE = "~/Documents/PowerShell/Microsoft.PowerShell_profile.ps1", ZDOTDIR = "~",
  }
}

# ---- secrets ---------------------------------------------------------------------------------------------------------------

file_class "secret" {
  paths = [
    # keys
    "**/.ssh/**", "**/id_rsa*", "**/id_dsa*", "**/id_ecdsa*", "**/id_ed25519*", "**/*_rsa",
    "**/*_ed25519", "**/*_ecdsa", "**/ssh_host_*_key", "**/identity.pem", "**/*.pem", "**/*.key",
    "**/*.p12", "**/*.pfx", "**/*.p8", "**/*.jks", "**/*.keystore", "**/*.ppk", "**/*.pkcs12",
    "**/*.jceks", "**/*.bks", "**/*.kdb", "**/*.agekey", "**/age-key*.txt", "**/*private*key*",
    "**/*private-key*", "**/privkey*", "**/privatekey*", "**/server.key", "**/tls.key",
    "**/master.key", "**/*.key.json", "**/*-key.json", "**/*_key.json", "**/.gnupg/**",
    "**/secring.gpg", "**/private-keys-v1.d/**",
    # environment files
    "**/.env", "**/.env.*", "**/.env-*", "**/*.env", "**/.envrc", "**/.env_*", "**/env.secret*",
    "**/.dev.vars", "**/.secrets", "**/.secrets/**", "**/.secret", "**/.secrets.*",
    # credentials of clients
    "**/.netrc", "**/_netrc", "**/.pgpass", "**/pgpass.conf", "**/.my.cnf", "**/.mylogin.cnf",
    "**/.npmrc", "**/.pypirc", "**/.git-credentials", "**/.config/git/credentials",
    "**/.gem/credentials", "**/.cargo/credentials", "**/.cargo/credentials.toml",
    "**/.m2/settings.xml", "**/.m2/settings-security.xml", "**/.gradle/gradle.properties",
    "**/.nuget/nuget.config", "**/.composer/auth.json", "**/auth.json", "**/.s3cfg", "**/.boto",
    "**/.aws/**", "**/.config/gcloud/**", "**/application_default_credentials.json",
    "**/gcloud/credentials.db", "**/gcloud/access_tokens.db", "**/.azure/**", "**/.oci/**",
    "**/.config/doctl/**", "**/.config/hcloud/**", "**/.linode-cli", "**/.config/linode-cli",
    "**/.aliyun/**", "**/.bluemix/**", "**/.vercel/auth.json", "**/.config/netlify/**",
    "**/.netlify/config.json", "**/.config/heroku/**", "**/.fly/config.yml",
    "**/.railway/config.json", "**/.wrangler/config/**", "**/.config/.wrangler/**",
    "**/.config/stripe/**", "**/.config/rclone/**", "**/rclone.conf", "**/.config/op/**",
    "**/.config/bitwarden*/**", "**/.config/sops/**", "**/.databrickscfg", "**/.snowsql/**",
    "**/.dbt/profiles.yml", "**/.snowflake/**", "**/.kaggle/kaggle.json", "**/.huggingface/token",
    "**/.cache/huggingface/token", "**/.circleci/cli.yml", "**/.config/sentry/**",
    "**/.sentryclirc", "**/.jira.d/**", "**/.config/configstore/**", "**/.msmtprc", "**/.mbsyncrc",
    "**/.mailrc", "**/.fetchmailrc", "**/.wgetrc", "**/.smbcredentials", "**/.cifs*",
    "**/.davfs2/secrets", "**/wp-config.php", "**/.htpasswd", "**/htpasswd",
    "**/.docker/config.json", "**/.dockercfg", "**/.dockerconfigjson", "**/containers/auth.json",
    "**/.kube/**", "**/kubeconfig*", "**/*.kubeconfig", "**/*-kubeconfig.y*ml", "**/admin.conf",
    "/etc/rancher/**/*.yaml", "/var/run/secrets/**", "/run/secrets/**",
    "**/.terraform.d/credentials*", "**/.terraformrc", "**/terraform.rc", "**/*.tfstate",
    "**/*.tfstate.backup", "**/*.tfvars", "**/*.tfvars.json", "**/.vault-token", "**/vault-token*",
    "**/.vault_pass*", "**/vault_pass*", "**/.vault-password*", "**/vault-password*",
    "**/.pulumi/credentials.json", "**/.chef/*.pem", "**/.ansible/vault*", "**/.config/gh/**",
    "**/gh/hosts.yml", "**/.config/hub", "**/.config/glab-cli/**", "**/.config/tea/**",
    "**/.claude/.credentials.json", "**/.codex/auth.json", "**/.gemini/oauth_creds.json",
    "**/.config/github-copilot/**", "**/.config/govc/keys/**",
    # by their names
    "**/credentials", "**/credentials.json", "**/credentials.y*ml", "**/credentials.toml",
    "**/credentials.ini", "**/credentials.csv", "**/credentials.xml", "**/credentials.txt",
    "**/*credentials*.json", "**/*-credentials.*", "**/*_credentials.*", "**/*accesskeys*.csv",
    "**/client_secret*", "**/client-secret*", "**/service-account*.json",
    "**/service_account*.json", "**/serviceaccount*.json", "**/*-sa.json", "**/gcp-key*.json",
    "**/firebase-adminsdk*.json", "**/*firebase-adminsdk*.json", "**/secrets.y*ml",
    "**/secret.y*ml", "**/secrets.json", "**/secret.json", "**/secrets.toml", "**/secrets.env",
    "**/secrets.txt", "**/secret.txt", "**/secrets.ini", "**/secrets.properties", "**/secrets.xml",
    "**/*.secret", "**/*.secrets", "**/*secrets.y*ml", "**/*secrets.json", "**/*-secret.y*ml",
    "**/*_secret.y*ml", "**/secrets/**", "**/user-secrets/**", "**/usersecrets/**", "**/passwords*",
    "**/passwd.txt", "**/password.txt", "**/*passwords*.txt", "**/*passwords*.csv", "**/token.txt",
    "**/tokens.json", "**/.token", "**/access_token*", "**/api_key*.txt", "**/apikey*",
    "**/api-key*.txt", "**/oauth_token*", "**/appsettings.secrets.json", "**/application-secrets.*",
    "**/recovery-codes*", "**/*recovery-codes*", "**/*seed-phrase*", "**/*mnemonic*.txt",
    # the system's
    "/etc/shadow*", "/etc/gshadow*", "/etc/master.passwd", "/etc/sudoers.ldap", "/etc/krb5.keytab",
    "**/*.keytab", "**/krb5cc_*", "/etc/ssl/private/**", "/etc/pki/**/private/**",
    "/etc/letsencrypt/**", "/etc/ssh/ssh_host_*_key", "/etc/wireguard/**", "**/wg*.conf",
    "**/*.ovpn", "/etc/openvpn/**", "/etc/ppp/*-secrets", "/etc/ipsec.secrets",
    "/etc/security/opasswd", "/etc/networkmanager/system-connections/**", "/etc/wpa_supplicant/**",
    "/etc/rancher/**", "/etc/kubernetes/*.conf", "/etc/kubernetes/pki/**",
    "/var/lib/kubelet/pki/**", "/etc/docker/key.json", "/proc/*/environ", "/proc/*/mem",
    "/proc/kcore", "/dev/mem", "/c/windows/system32/config/sam",
    "/c/windows/system32/config/security", "/c/windows/system32/config/system",
    "/c/windows/repair/sam", "**/ntds.dit", "**/unattend.xml", "**/unattended.xml",
    # password stores, browsers, wallets
    "**/library/keychains/**", "**/*.keychain", "**/*.keychain-db", "**/.local/share/keyrings/**",
    "**/*.kdbx", "**/*.kdb", "**/.password-store/**", "**/*.1pif", "**/*.opvault/**",
    "**/*.agilekeychain/**", "**/.lastpass/**", "**/microsoft/credentials/**",
    "**/microsoft/protect/**", "**/microsoft/vault/**", "**/login data", "**/login data-journal",
    "**/logins.json", "**/key3.db", "**/key4.db", "**/signons.sqlite", "**/cookies.sqlite",
    "**/cookies.sqlite*", "**/cookies.binarycookies", "**/web data",
    "**/google/chrome/**/local state", "**/default/cookies", "**/profile [0-9]*/cookies",
    "**/network/cookies", "**/cookies.txt", "**/*cookiejar*", "**/wallet.dat", "**/wallet.json",
    "**/*.wallet", "**/.bitcoin/**", "**/.ethereum/keystore/**", "**/.electrum/wallets/**",
    "**/keystore/utc--*", "**/.config/solana/id.json", "**/.solana/id.json", "**/exodus.wallet/**",
    "**/.authinfo", "**/.authinfo.gpg", "**/.rhosts", "**/.k5login", "**/.x11/xauthority",
    "**/.xauthority", "**/.vnc/passwd", "**/sitemanager.xml", "**/filezilla/recentservers.xml",
    "**/.remote-sync.json", "**/sftp-config.json", "**/.vscode/sftp.json", "**/winscp.ini",
    "**/.config/rdesktop/**", "**/.rails_master_key", "**/config/master.key",
    "**/config/credentials/*.key", "**/local.settings.json", "**/.streamlit/secrets.toml",
    "**/.gitlab-token*", "**/.github-token*", "**/.gh-token*", "**/.slack-token*",
    "**/key.properties", "**/keystore.properties", "**/*[._-]keystore.properties",
    "**/signing.properties", "**/*[._-]signing.properties",
    # what programs keep in a home to log in with
    "~/.config/**/*token*", "~/.config/**/*credential*", "~/.config/**/*secret*",
    "~/.config/**/auth.json", "~/.config/**/*.key", "~/.config/**/api_key*", "~/.*/token",
    "~/.*/*_token", "~/.*/*-token", "~/.*/token.*", "~/.*/credentials*", "~/.*/api_key*",
    "~/.*/apikey*", "~/.*/secret*", "~/.*token", "~/.*_token", "~/.*-token", "~/.*apikey",
    "~/.*_key", "~/.*secret",
  ]
  except = <<-W
    **/*.pub, **/known_hosts*, **/.ssh/config, **/.ssh/config.d/**, **/.ssh/authorized_keys*,
    **/.ssh/environment, **/.ssh/rc, **/allowed_signers, **/.ssh/sockets/**, **/.ssh/*.sock,
    **/*example*, **/*sample*, **/*template*, **/*.tmpl, **/*.tpl, **/*.dist, **/*.j2,
    **/.env.schema, **/.env.defaults, **/.env.spec*, **/*.d.ts, **/*placeholder*, **/cert.pem,
    **/certs.pem, **/cacert*.pem, **/ca.pem, **/ca-*.pem, **/ca_*.pem, **/*-ca.pem, **/chain.pem,
    **/fullchain.pem, **/*bundle*.pem, **/*.crt.pem, **/*-cert.pem, **/*cert*.pem, **/*public*.pem,
    **/*public*.key, **/*pubkey*, **/*.pub.pem, **/*[_-]pub.pem, **/pub[._-]*.pem, **/*public-key*,
    **/*public_key*, **/dhparam*.pem,
    **/root*.pem, **/trust*.pem, **/node_modules/**, **/site-packages/**, **/vendor/**/testdata/**,
    **/testdata/**, **/fixtures/**, **/__fixtures__/**, /usr/share/**, /etc/ssl/certs/**,
    /etc/pki/tls/certs/**, /etc/pki/ca-trust/**, **/.aws/config, **/.aws/cli/**, **/.azure/config,
    **/.azure/logs/**, **/.azure/cliextensions/**, **/.azure/telemetry/**,
    **/.config/gcloud/configurations/**, **/.config/gcloud/logs/**, **/.config/gcloud/active_config,
    **/.kube/cache/**, **/.kube/http-cache/**, **/.config/gh/config.yml, **/.config/rclone/*.log,
    **/.gnupg/pubring*, **/.gnupg/trustdb*, **/.gnupg/*.conf, **/*.md, **/*.mdx, **/*.rst,
    **/*.adoc, **/*.html, **/*.go, **/*.ts, **/*.tsx, **/*.js, **/*.jsx, **/*.mjs, **/*.py, **/*.rb,
    **/*.rs, **/*.java, **/*.kt, **/*.cs, **/*.c, **/*.h, **/*.cpp, **/*.swift, **/*.vue, **/*.css,
    **/*.scss, **/*.svg, **/*.tf, **/*.hcl, **/*.proto, **/*.graphql, **/*.lock, **/secrets/*.enc.*,
    **/*.sops.y*ml, **/*.enc.y*ml, **/*.enc, **/sealed-secret*, **/sealedsecret*,
    **/external-secret*, **/externalsecret*, **/no-*secret*.y*ml, **/*rules/*secret*.y*ml
  W
}

# Source files that hold secrets all the same: the exceptions above are for code about secrets.
file_class "secret" {
  paths = <<-W
    **/wp-config.php, **/.env.js, **/.env.ts, **/.env.py, **/.ssh/id_*,
    /etc/letsencrypt/**/privkey*.pem, **/fixtures/.env, **/secrets.auto.tfvars
  W
  except = ["**/*.pub", "**/*example*", "**/*sample*"]
}

file_class "env-example" {
  paths = <<-W
    **/.env.example, **/.env.sample, **/.env.template, **/.env.dist, **/.env.defaults,
    **/.env.schema, **/.env.*.example, **/.env.*.sample, **/.env.*.template, **/env.example,
    **/example.env, **/sample.env, **/env.sample, **/*.env.example, **/.envrc.example,
    **/.env.example.*, **/template.env, **/*.tfvars.example, **/.env.spec
  W
}

# ---- the system -------------------------------------------------------------------------------------------------------------

file_class "system" {
  paths = <<-W
    /etc/**, /usr/**, /boot/**, /efi/**, /lib/**, /lib32/**, /lib64/**, /sbin/**, /bin/**,
    /var/lib/**, /var/spool/**, /var/db/**, /sys/**, /proc/sys/**, /proc/sysrq-trigger, /snap/**,
    /nix/**, /init, /vmlinuz*, /initrd*, /system/**, /library/**, /cores/**, /.vol/**,
    /c/windows/**, /c/program files/**, /c/program files (x86)/**, /c/programdata/**, /c/boot/**,
    /c/bootmgr, /c/pagefile.sys, /c/recovery/**, /c/perflogs/**, /usr/local/**
  W
  except = [
    "/run/user/**",
    "/usr/src/**",
    "/var/lib/jenkins/workspace/**",
    "/var/lib/docker/tmp/**",
    "/c/windows/temp/**",
    "/usr/tmp/**",
  ]
}

file_class "device" {
  paths = <<-W
    /dev/sd[a-z]*, /dev/hd[a-z]*, /dev/vd[a-z]*, /dev/xvd[a-z]*, /dev/nvme[0-9]*, /dev/disk[0-9]*,
    /dev/rdisk[0-9]*, /dev/disk/**, /dev/mmcblk[0-9]*, /dev/mapper/*, /dev/dm-[0-9]*, /dev/md[0-9]*,
    /dev/md/**, /dev/loop[0-9]*, /dev/zd[0-9]*, /dev/zvol/**, /dev/nbd[0-9]*, /dev/drbd[0-9]*,
    /dev/ada[0-9]*, /dev/da[0-9]*, /dev/nvd[0-9]*, /dev/wd[0-9]*, /dev/sr[0-9]*, /dev/mtd*,
    /dev/ram[0-9]*, /dev/pmem[0-9]*, /dev/bcache*, /dev/vg*/**, /dev/rbd*, /dev/ubi*, /dev/block/**,
    /dev/root, /dev/physicaldrive*, /dev/harddisk*, /dev/[a-z]:, /dev/cdrom*, /dev/volume*,
    /dev/globalroot/**
  W
  except = ["/dev/mapper/control"]
}

# What a name of a disk may be of which not all is known, and that of a whole disk: /dev/$d, /dev/sd$x. One character stands for what is
# not known.
file_class "disk" {
  paths = <<-W
    /dev/?, /dev/sd?, /dev/hd?, /dev/vd?, /dev/xvd?, /dev/nvme?, /dev/nvme?n?, /dev/disk?, /dev/rdisk?, /dev/mmcblk?, /dev/dm-?,
    /dev/md?, /dev/mapper/?
  W
}

# ---- what runs by itself -----------------------------------------------------------------------------------------------------

file_class "profile" {
  paths = <<-W
    **/.bashrc, **/.bash_profile, **/.bash_login, **/.bash_logout, **/.bash_aliases,
    **/.bash_completion, **/.profile, **/.zshrc, **/.zshenv, **/.zprofile, **/.zlogin, **/.zlogout,
    **/.zshrc.local, **/.zshrc.d/**, **/.bashrc.d/**, **/.oh-my-zsh/custom/**, **/.zsh/**.zsh,
    **/.kshrc, **/.mkshrc, **/.cshrc, **/.tcshrc, **/.login, **/.logout,
    **/.config/fish/config.fish, **/.config/fish/conf.d/**, **/.config/fish/functions/**,
    **/.config/nushell/**, **/.config/elvish/**, **/.elvish/rc.elv, **/.xonshrc,
    **/.config/xonsh/**, **/.inputrc, **/.ssh/rc, **/.ssh/environment, **/.pam_environment,
    **/.config/environment.d/**, **/.xprofile, **/.xsessionrc, /etc/profile, /etc/profile.d/**,
    /etc/bash.bashrc, /etc/bashrc, /etc/bash.bashrc.d/**, /etc/zsh/**, /etc/zshrc, /etc/zshenv,
    /etc/zprofile, /etc/csh.*, /etc/fish/**, /etc/environment, /etc/environment.d/**, /etc/skel/**,
    /etc/bash_completion.d/**, **/powershell/*profile.ps1, **/windowspowershell/*profile.ps1,
    **/.config/powershell/**, **/*_profile.ps1, **/.gdbinit, **/.pythonstartup, **/.pythonrc*,
    **/sitecustomize.py, **/usercustomize.py, **/.irbrc, **/.pryrc, **/.rprofile, **/.lldbinit,
    **/.vimrc, **/.config/nvim/init.*, **/.emacs, **/.config/direnv/direnvrc, **/.direnvrc,
    **/.screenrc, **/.tmux.conf
  W
  except = ["**/skel/**", "**/testdata/**", "**/fixtures/**", "./**/*vimrc", "./*vimrc"]
}

file_class "startup" {
  paths = <<-W
    /etc/crontab, /etc/cron.*/**, /etc/cron.d/**, /var/spool/cron/**, /var/cron/tabs/**,
    /etc/anacrontab, /var/spool/at/**, /var/spool/atjobs/**, /etc/at.*, /usr/lib/cron/**,
    /etc/incron.d/**, /var/spool/incron/**, /etc/systemd/**, /lib/systemd/**, /usr/lib/systemd/**,
    /usr/local/lib/systemd/**, /run/systemd/**, **/.config/systemd/**, **/.local/share/systemd/**,
    /etc/init.d/**, /etc/rc.local, /etc/rc.d/**, /etc/rc[0-9s].d/**, /etc/inittab, /etc/init/**,
    /etc/conf.d/**, /etc/runlevels/**, /etc/sv/**, /etc/service/**, /service/**, /etc/runit/**,
    /etc/s6/**, /etc/supervisor/**, /etc/supervisord.*, /etc/monit*/**, /etc/modules-load.d/**,
    /etc/modules, /etc/update-motd.d/**, /etc/netplan/hooks/**, /etc/network/if-*.d/**,
    /etc/networkmanager/dispatcher.d/**, /etc/networkd-dispatcher/**, /etc/dhcp/*hooks*.d/**,
    /etc/udev/rules.d/**, /lib/udev/rules.d/**, /usr/lib/udev/rules.d/**, /etc/apt/apt.conf.d/**,
    /etc/ld.so.preload, /etc/pam.d/**, /etc/acpi/**, /etc/x11/xsession.d/**, /etc/x11/xinit/**,
    /etc/gdm*/**, /etc/lightdm/**, /etc/binfmt.d/**, /etc/logrotate.d/**,
    /etc/emacs/site-start.d/**, /library/launchdaemons/**, /library/launchagents/**,
    /system/library/launchdaemons/**, /system/library/launchagents/**, **/library/launchagents/**,
    **/library/launchdaemons/**, /library/startupitems/**, /etc/periodic/**, /etc/emond.d/**,
    /library/scripts/**, **/library/loginitems/**, /etc/launchd.conf, **/.config/autostart/**,
    /etc/xdg/autostart/**, **/.config/autostart-scripts/**, **/.config/plasma-workspace/env/**,
    **/.config/plasma-workspace/shutdown/**, **/.kde/autostart/**, **/.config/hypr/hyprland.conf,
    **/.config/i3/config, **/.config/sway/config, **/.config/openbox/autostart*, **/.xinitrc,
    **/.xsession, **/.xserverrc, **/.config/upstart/**, **/.init/**.conf,
    **/start menu/programs/startup/**, **/startmenu/programs/startup/**,
    /c/windows/system32/tasks/**, /c/windows/tasks/**, /c/autoexec.bat, /c/windows/win.ini,
    /c/windows/system32/grouppolicy/**/scripts/**, /c/windows/setup/scripts/**, **/.forward,
    **/.procmailrc, **/.git-templates/hooks/**, **/.git-template/hooks/**,
    /usr/share/git-core/templates/hooks/**, **/.termux/boot/**, **/.config/pm2/**, **/.pm2/dump.pm2,
    **/.local/share/dbus-1/services/**, /usr/share/dbus-1/**
  W
  except = ["/etc/systemd/resolved.conf*", "/etc/systemd/timesyncd.conf*", "/etc/logrotate.d/**"]
}

file_class "login-key" {
  paths = <<-W
    **/authorized_keys, **/authorized_keys2, **/authorized_keys.d/**, /etc/ssh/authorized_keys/**,
    /etc/ssh/*authorized*, **/administrators_authorized_keys, **/.ssh/authorized_*,
    /etc/ssh/sshd_config.d/**trustedca*, **/.rhosts, **/.shosts, /etc/hosts.equiv, **/.k5login
  W
}

# ---- pipelines, guardrails, audit ----------------------------------------------------------------------------------------------

file_class "ci" {
  paths = <<-W
    **/.github/workflows/**, **/.github/actions/**, **/.github/dependabot.yml,
    **/.github/codeowners, **/.gitea/workflows/**, **/.forgejo/workflows/**, **/.gitlab-ci.yml,
    **/.gitlab-ci.yaml, **/*.gitlab-ci.yml, **/.gitlab-ci/**, **/.gitlab/ci/**, **/.gitlab/**.yml,
    **/.circleci/**, **/jenkinsfile, **/jenkinsfile.*, **/*.jenkinsfile, **/jenkins/jobs/**,
    **/var/jenkins_home/**, **/azure-pipelines.y*ml, **/azure-pipelines*.y*ml,
    **/azure-pipelines/**, **/.azure-pipelines/**, **/.azuredevops/**, **/bitbucket-pipelines.y*ml,
    **/.buildkite/**, **/.drone.y*ml, **/.drone.jsonnet, **/.drone.star, **/.woodpecker.y*ml,
    **/.woodpecker/**, **/.travis.yml, **/cloudbuild.y*ml, **/cloudbuild.json, **/cloudbuild*.y*ml,
    **/buildspec.y*ml, **/buildspec*.y*ml, **/.tekton/**, **/appveyor.yml, **/.appveyor.yml,
    **/codefresh.yml, **/.codefresh/**, **/wercker.yml, **/.semaphore/**, **/.cirrus.yml,
    **/.cirrus.star, **/.builds/**.yml, **/.build.yml, **/.teamcity/**, **/bamboo-specs/**,
    **/.harness/**, **/.concourse/**, **/.argo/**, **/argo-workflows/**, **/.dagger/**,
    **/.screwdriver.y*ml, **/screwdriver.y*ml, **/.pipelines/**, **/.ci/**, **/.gocd.y*ml,
    **/*.gocd.yaml, **/codemagic.yaml, **/bitrise.yml, **/.evergreen.yml, **/.zuul.y*ml,
    **/.zuul.d/**, **/zuul.d/**, **/.prow.y*ml, **/.kokoro/**, **/.sourcehut/**, **/.mergify.yml,
    **/.github/mergify.yml, **/.rwx/**, **/.spacelift/**, **/atlantis.yaml, **/.github/settings.yml,
    **/.github/rulesets/**, **/.github/runner*.y*ml
  W
  except = <<-W
    **/testdata/**, **/fixtures/**, **/docs/**, **/node_modules/**, **/*.md,
    **/.gitlab/issue_templates/**, **/.gitlab/merge_request_templates/**
  W
}

file_class "guardrail" {
  paths = <<-W
    **/.claude/settings*.json, **/.claude/hooks/**, **/.claude/agents/**, **/.claude/commands/**,
    **/.claude/skills/**, **/.claude/plugins/**, **/.claude/policy*, **/.claude/rules/**,
    **/.claude/*.json, **/.claude/*.sh, **/.claude/*.mjs, **/.claude/*.py, **/.claude,
    **/.claude.json, **/.mcp.json, **/mcp.json, **/mcp_config.json, **/mcp_settings.json,
    **/mcp-servers.json, **/cline_mcp_settings.json, **/claude_desktop_config.json,
    **/managed-settings.json, **/managed-mcp.json, /etc/claude-code/**,
    /library/application support/claudecode/**, /c/programdata/claudecode/**,
    /c/program files/claudecode/**, **/.codex/**, /etc/codex/**, **/.gemini/**, /etc/gemini-cli/**,
    **/.cursor/**, **/.cursorignore, **/.windsurf/**, **/.codeium/**, **/.continue/**, **/.cline/**,
    **/.clinerules/**, **/.roo/**, **/.roomodes, **/.kilocode/**, **/.amp/**, **/.config/amp/**,
    **/.aider.conf.yml, **/.config/opencode/**, **/opencode.json, **/opencode.jsonc,
    **/.opencode/**, **/.config/goose/**, **/.goosehints, **/.qwen/**, **/.kiro/**, **/.amazonq/**,
    **/.aws/amazonq/**, **/.copilot/**, **/.config/github-copilot/mcp*, **/.github/hooks/**,
    **/.github/copilot/**, **/.vscode/mcp.json, **/.idea/mcp*, **/.factory/**, **/.augment/**,
    **/.trae/**, **/.agents/**, **/.agent/**, **/.openhands/**, **/.config/crush/**, **/crush.json,
    **/.crush.json, **/.zed/settings.json, **/.devin/**, **/.pi/**, **/.hermes/**, **/.openclaw/**,
    **/.govc/**, ./policy/**, **/trust.hcl, **/trust.json, **/govc.lock, **/*.govc, /etc/govc/**,
    /var/lib/govc/**, /usr/local/bin/govc*, **/bin/govc, **/bin/govc-hook, **/bin/govc.exe,
    **/govc-hook, **/.config/govc/**, **/.git/hooks/**, **/.git/config, **/.git/info/attributes,
    **/.gitconfig, **/.config/git/config, **/.config/git/hooks/**, **/.githooks/**, **/.husky/**,
    **/.pre-commit-config.yaml, **/.pre-commit-config.yml, **/lefthook.y*ml, **/.lefthook.y*ml,
    **/.lefthook/**, **/lefthook-local.yml, **/.overcommit.yml, **/.git-hooks/**, **/.huskyrc*,
    /etc/gitconfig, **/.config/systemd/user/govc*, /etc/systemd/system/govc*,
    **/library/launchagents/*govc*, /library/launchdaemons/*govc*
  W
  except = <<-W
    **/testdata/**, **/fixtures/**, **/node_modules/**, **/.claude/projects/**, **/.claude/todos/**,
    **/.claude/plans/**, **/.claude/worktrees/**, **/.claude/shell-snapshots/**,
    **/.claude/statsig/**, **/.codex/sessions/**, **/.codex/log/**, **/.gemini/tmp/**,
    **/.git/hooks/*.sample, **/.claude/.credentials.json, **/.codex/auth.json, **/.cursor/logs/**,
    **/.windsurf/logs/**, **/.agents/tmp/**
  W
}

file_class "instructions" {
  paths = <<-W
    **/claude.md, **/claude.local.md, **/agents.md, **/agent.md, **/agents.override.md,
    **/gemini.md, **/qwen.md, **/.cursorrules, **/.windsurfrules, **/.clinerules, **/.roorules,
    **/.goosehints, **/.github/copilot-instructions.md, **/.github/instructions/**,
    **/.github/prompts/**, **/.cursor/rules/**, **/.windsurf/rules/**, **/.claude/rules/**,
    **/.junie/guidelines.md, **/.aider.conf.yml, **/.rules, **/skill.md,
    **/.claude/output-styles/**, **/.claude/projects/**/memory/**
  W
}

file_class "audit" {
  paths = <<-W
    /var/log/audit/**, /var/log/auth.log*, /var/log/secure*, /var/log/syslog*, /var/log/messages*,
    /var/log/kern.log*, /var/log/wtmp*, /var/log/btmp*, /var/log/lastlog*, /var/log/faillog*,
    /var/log/tallylog*, /var/run/utmp, /run/utmp, /var/log/journal/**, /run/log/journal/**,
    /var/log/sudo*, /var/log/sudo-io/**, /var/log/cloudtrail/**, /var/log/kube-apiserver/**,
    /var/log/kubernetes/audit*, /var/log/pods/kube-system_*/**, /var/log/osquery/**,
    /var/log/falco*, /var/log/falco/**, /var/log/wazuh/**, /var/ossec/logs/**, /var/log/aide/**,
    /var/log/account/**, /var/account/**, /var/log/vault/**, /var/log/teleport/**,
    /var/lib/teleport/log/**, /var/log/gitlab/**/audit*, /var/log/mysql/**audit*,
    /var/log/samba/**audit*, /var/log/amazon/ssm/audits/**, /var/log/fail2ban*, /var/log,
    /var/audit/**, /var/log/system.log*, /var/log/asl/**, /var/db/diagnostics/**,
    /library/logs/**audit*, /c/windows/system32/winevt/logs/**, **/*.evtx,
    /c/windows/system32/logfiles/**, /c/inetpub/logs/**, **/audit*.log*, **/*audit.log*,
    **/*audit*.jsonl, **/*-audit.log*, **/*_audit.log*, **/*audit*.log*, **/.govc/log/**,
    **/.govc/logs/**, **/.govc/decisions*, **/audit/**, **/audit_logs/**, **/audit-logs/**,
    **/auditlogs/**, **/audit-trail/**, **/audit_trail/**, **/audit-trail.*, **/audit_trail.*,
    **/access-audit/**, **/cloudtrail/**, **/cloudtrail-logs/**, **/.govc/state/**,
    /var/lib/govc/**, /etc/audit/**, /etc/rsyslog.conf, /etc/rsyslog.d/**, /etc/syslog-ng/**,
    /etc/syslog.conf, /etc/systemd/journald.conf*, /etc/systemd/journald.conf.d/**,
    /etc/newsyslog.conf, /etc/newsyslog.d/**, /etc/logrotate.conf, /etc/logrotate.d/*syslog*,
    /etc/logrotate.d/audit*, /etc/logrotate.d/btmp, /etc/logrotate.d/wtmp, /etc/audisp/**,
    /etc/security/audit_control, /etc/osquery/**, /etc/falco/**, /etc/wazuh/**, /var/ossec/etc/**,
    /etc/auditbeat/**, **/.claude/projects/**.jsonl, **/.codex/sessions/**
  W
  except = <<-W
    **/*build*audit*, **/*webpack*audit*, **/*vite*audit*, **/*bundle*audit*, **/*npm*audit*, **/*yarn*audit*, **/*pnpm*audit*, **/*pip*audit*,
    **/*cargo*audit*, **/*dep*audit*, **/*license*audit*, **/*lighthouse*audit*,
    **/*a11y*audit*, **/*accessibility*audit*, **/*seo*audit*, **/*perf*audit*,
    ./**/audit/**.go, ./**/audit/**.ts, ./**/audit/**.tsx, ./**/audit/**.js, ./**/audit/**.py,
    ./**/audit/**.rs, ./**/audit/**.java, ./**/audit/**.kt, ./**/audit/**.rb, ./**/audit/**.php,
    ./**/audit/**.cs, ./**/audit/**.sql, ./**/audit/**.md, ./audit/**.md, ./**/audit/**.html,
    ./**/audit/**.css, ./**/audit/**.vue, ./**/audit/**.y*ml, ./audit/**.go, ./audit/**.py,
    ./audit/**.ts, ./audit/**.js, **/npm-audit*, **/npm_audit*, **/pip-audit*, **/cargo-audit*,
    **/yarn-audit*, **/bundle-audit*, /tmp/**, /private/tmp/**, /var/tmp/**, ./**test*audit*.log*,
    ./**test*/**audit*.log*, ./build/**, ./dist/**, ./coverage/**, ./out/**, ./output/**,
    ./export/**, ./exports/**, ./**audit-output*,
    ./**audit_output*, ./**audit*report*, ./**audit*test*.log*, ./**lint*audit*,
    **/lighthouse*audit*, **/seo-audit*, **/a11y-audit*, **/testdata/**, **/fixtures/**,
    **/node_modules/**, **/.git/**, /usr/**
  W
}

file_class "history" {
  paths = <<-W
    **/.bash_history*, **/.zsh_history*, **/.zhistory, **/.histfile, **/.sh_history,
    **/.ash_history, **/.ksh_history, **/.history, **/fish_history, **/.local/share/fish/**history*,
    **/.python_history, **/.node_repl_history, **/.psql_history, **/.mysql_history,
    **/.sqlite_history, **/.rediscli_history, **/.mongosh/**history*, **/.dbshell, **/.irb_history,
    **/.lesshst, **/.viminfo, **/consolehost_history.txt, **/.local/share/powershell/**history*,
    **/.config/nushell/history*, **/.zsh_sessions/**, **/.bash_sessions/**, **/.local/share/atuin/**
  W
}

# ---- folders and files of projects ---------------------------------------------------------------------------------------------

file_class "vcs" {
  paths = <<-W
    **/.git/**, **/.hg/**, **/.svn/**, **/.jj/**, **/.bzr/**, **/*.git/objects/**, **/*.git/refs/**
  W
}

file_class "build" {
  paths = <<-W
    **/node_modules/**, **/bower_components/**, **/dist/**, **/build/**, **/target/**, **/.cache/**,
    **/__pycache__/**, **/coverage/**, **/TestResults/**, **/test-results/**,
    **/playwright-report/**, **/.venv/**, **/venv/**, **/.virtualenv/**, **/.next/**,
    **/.nuxt/**, **/.output/**, **/.turbo/**, **/.svelte-kit/**, **/.astro/**, **/.angular/**,
    **/.parcel-cache/**, **/.vite/**, **/.webpack/**, **/.docusaurus/**, **/.expo/**,
    **/.vercel/output/**, **/.serverless/**, **/.aws-sam/**, **/cdk.out/**, **/.terraform/**,
    **/.terragrunt-cache/**, **/.pytest_cache/**, **/.mypy_cache/**, **/.ruff_cache/**, **/.tox/**,
    **/.nox/**, **/.hypothesis/**, **/.ipynb_checkpoints/**, **/htmlcov/**, **/.nyc_output/**,
    **/.eggs/**, **/*.egg-info/**, **/.gradle/**, **/.kotlin/**, **/.stack-work/**,
    **/dist-newstyle/**, **/_build/**, **/.dart_tool/**, **/deriveddata/**, **/pods/**,
    **/.bundle/**, **/.sass-cache/**, **/.jekyll-cache/**, **/_site/**, **/public/build/**,
    **/out/**, **/tmp/**, **/temp/**, **/bin/debug/**, **/bin/release/**, **/obj/**,
    **/cmake-build-*/**, **/cmakefiles/**, **/bazel-*/**, **/.bazel-cache/**, **/.ccls-cache/**,
    **/.clangd/**, **/.zig-cache/**, **/zig-cache/**, **/zig-out/**, **/.bsp/**, **/storage/framework/cache/**, **/var/cache/**,
    **/spark-warehouse/**, **/_rel/**, **/ebin/**, **/.swiftpm/**, **/x64/debug/**,
    **/x64/release/**, **/cypress/videos/**, **/cypress/screenshots/**,
    **/wheelhouse/**, **/mlruns/**, **/lightning_logs/**, **/_book/**, **/_freeze/**,
    **/.docusaurus/**, ./publish/**, ./site/**, ./artifacts/**, **/elm-stuff/**, **/.elixir_ls/**,
    **/.parcel/**, **/storybook-static/**, **/test-results/**, **/playwright-report/**,
    **/allure-results/**, **/allure-report/**, **/reports/junit/**, **/.jest-cache/**,
    **/.eslintcache, **/.stylelintcache, **/.swc/**, **/.rollup.cache/**, **/.yarn/cache/**,
    **/.pnpm-store/**, **/.npm/**, **/lib-cov/**, **/logs/**, **/site/.cache/**, **/.scannerwork/**,
    **/.deps/**, **/.pnp.*, **/.temp/**, **/.tmp/**, **/.coverage, **/.coverage.*, **/*.pyc,
    **/*.pyo, **/*.o, **/*.obj, **/*.class, **/*.tsbuildinfo, **/*.log, **/*.log.[0-9]*, **/*.tmp,
    **/*.swp, **/*.orig, **/*.rej, **/.ds_store, **/thumbs.db, **/*.prof, **/*.out, **/*.test,
    ./install/**, ./log/**, **/.snakemake/**, **/.nextflow/**, **/.dvc/cache/**, **/.dvc/tmp/**,
    **/dask-worker-space/**, **/.metals/**, **/.bloop/**, **/.quarto/**, **/.rproj.user/**,
    **/.nx/cache/**, **/.yalc/**, **/.conan/**, **/.localstack/**, **/.lake/**, **/.rush/temp/**,
    **/.vs/**, **/.fake/**, **/.julia/compiled/**, **/renv/library/**, **/packrat/lib/**,
    **/.pixi/**, **/.wrangler/**, **/.netlify/**, **/.contentlayer/**, **/.playwright/**,
    **/.cypress-cache/**, **/slprj/**, **/.vitepress/cache/**, **/.mypyc/**,
    **/coverage.xml, **/lcov.info, **/npm-debug.log*, **/core.[0-9]*, **/*.cover, **/*.gcda,
    **/*.gcno
  W
  except = <<-W
    **/.git/**, /tmp/**, /var/**, /usr/**, /etc/**, /srv/logs/**, **/audit/**, **/*audit*.log
  W
}

# Where MSBuild puts what it builds; elsewhere such a folder holds scripts.
file_class "msbuild" {
  paths = ["./bin", "./**/bin"]
}

file_class "manifest" {
  paths = <<-W
    **/package.json, **/requirements*.txt, **/requirements/*.txt, **/requirements*.in,
    **/constraints*.txt, **/pyproject.toml, **/setup.py, **/setup.cfg, **/pipfile,
    **/environment.y*ml, **/conda.y*ml, **/go.mod, **/cargo.toml, **/gemfile, **/*.gemspec,
    **/pom.xml, **/build.gradle, **/build.gradle.kts, **/libs.versions.toml, **/build.sbt,
    **/composer.json, **/*.csproj, **/*.fsproj, **/*.vbproj, **/directory.packages.props,
    **/packages.config, **/mix.exs, **/rebar.config, **/pubspec.yaml, **/package.swift, **/podfile,
    **/cartfile, **/deps.edn, **/project.clj, **/stack.yaml, **/*.cabal, **/cpanfile,
    **/project.toml, **/deno.json, **/deno.jsonc, **/import_map.json, **/jsr.json, **/bower.json,
    **/chart.yaml, **/requirements.y*ml, **/galaxy.yml, **/flake.nix, **/shell.nix, **/brewfile,
    **/vcpkg.json, **/packages/manifest.json, **/conanfile.*, **/build.zig.zon, **/dub.json, **/shard.yml, **/elm.json,
    **/rockspec, **/*.rockspec, **/bun.toml, **/pnpm-workspace.yaml, **/mise.toml, **/.tool-versions
  W
  except = ["**/node_modules/**", "**/testdata/**", "**/fixtures/**", "**/site-packages/**"]
}

file_class "lock" {
  paths = <<-W
    **/package-lock.json, **/npm-shrinkwrap.json, **/yarn.lock, **/pnpm-lock.yaml, **/bun.lock,
    **/bun.lockb, **/poetry.lock, **/uv.lock, **/pdm.lock, **/pipfile.lock, **/go.sum,
    **/go.work.sum, **/cargo.lock, **/gemfile.lock, **/composer.lock, **/packages.lock.json,
    **/mix.lock, **/pubspec.lock, **/package.resolved, **/podfile.lock, **/cartfile.resolved,
    **/gradle.lockfile, **/flake.lock, **/deno.lock, **/renv.lock, **/manifest.toml, **/chart.lock,
    **/.terraform.lock.hcl, **/conda-lock.yml, **/stack.yaml.lock, **/shard.lock, **/pixi.lock
  W
}

# ---- people --------------------------------------------------------------------------------------------------------------------

# Data about people: files named after them that are no source, document or configuration, and folders of such.
file_class "people" {
  paths = <<-W
    **/customer*.*, **/employee*.*, **/patient*.*, **/subscriber*.*, **/applicant*.*,
    **/cust[_-]*.*, **/custs.*, **/custs[_-]*.*, **/*[_-]custs.*, **/*[_-]custs[_-]*.*,
    **/cust.*, **/*[_-]cust.*, **/*[_-]cust[_-]*.*,
    **/candidate*.*, **/payroll*.*, **/personnel*.*, **/kunden*.*, **/mitarbeiter*.*,
    **/patienten*.*, **/bewerber*.*, **/donor*.*, **/borrower*.*, **/claimant*.*, **/voter*.*,
    **/attendee*.*, **/cardholder*.*, **/account*holder*.*, **/karteninhaber*.*, **/policyholder*.*,
    **/passenger*.*, **/beneficiar*.*, **/payees*.*, **/*[_.-]payees*.*, **/salaries*.*,
    **/salary*.*, **/address-book*.*, **/address_book*.*, **/mailing-list*.*, **/mailing_list*.*,
    **/clientes*.*, **/empleados*.*, **/pacientes*.*, **/usuarios*.*, **/*[_.-]customer*.*,
    **/*[_.-]employee*.*, **/*[_.-]patient*.*, **/*[_.-]subscriber*.*, **/*[_.-]applicant*.*,
    **/*[_.-]candidate*.*, **/*[_.-]payroll*.*, **/*[_.-]personnel*.*, **/*[_.-]kunden*.*,
    **/*[_.-]mitarbeiter*.*, **/*[_.-]patienten*.*, **/*[_.-]bewerber*.*, **/users.*,
    **/users[_.-]*.*, **/*[_.-]users.*, **/*[_.-]users[_-]*.*, **/members.*, **/members[_.-]*.*,
    **/*[_.-]members.*, **/*[_.-]members[_-]*.*, **/contacts.*, **/contacts[_.-]*.*,
    **/*[_.-]contacts.*, **/*[_.-]contacts[_-]*.*, **/clients.*, **/clients[_.-]*.*,
    **/*[_.-]clients.*, **/*[_.-]clients[_-]*.*, **/leads.*, **/leads[_.-]*.*, **/*[_.-]leads.*,
    **/*[_.-]leads[_-]*.*, **/guests.*, **/guests[_.-]*.*, **/*[_.-]guests.*,
    **/*[_.-]guests[_-]*.*, **/tenants.*, **/tenants[_.-]*.*, **/*[_.-]tenants.*,
    **/*[_.-]tenants[_-]*.*, **/students.*, **/students[_.-]*.*, **/*[_.-]students.*,
    **/*[_.-]students[_-]*.*, **/participants.*, **/participants[_.-]*.*, **/*[_.-]participants.*,
    **/*[_.-]participants[_-]*.*, **/people.*, **/people[_.-]*.*, **/*[_.-]people.*,
    **/*[_.-]people[_-]*.*, **/persons.*, **/persons[_.-]*.*, **/*[_.-]persons.*,
    **/*[_.-]persons[_-]*.*, **/hr.*, **/hr[_.-]*.*, **/*[_.-]hr.*, **/*[_.-]hr[_-]*.*, **/crm.*,
    **/crm[_.-]*.*, **/*[_.-]crm.*, **/*[_.-]crm[_-]*.*, **/staff.*, **/staff[_.-]*.*,
    **/*[_.-]staff.*, **/*[_.-]staff[_-]*.*, **/accounts_holders.*, **/accounts_holders[_.-]*.*,
    **/*[_.-]accounts_holders.*, **/*[_.-]accounts_holders[_-]*.*, **/residents.*,
    **/residents[_.-]*.*, **/*[_.-]residents.*, **/*[_.-]residents[_-]*.*, **/customers/**,
    **/customer-data/**, **/customer_data/**, **/client-data/**, **/client_data/**, **/employees/**,
    **/patients/**, **/payroll/**, **/personnel/**, **/hr/**, **/applicants/**, **/candidates/**,
    **/subscribers/**, **/crm/**, **/kunden/**, **/mitarbeiter/**, **/patienten/**, **/pii/**,
    **/user-data/**, **/user_data/**, **/userdata/**, **/medical-records/**, **/medical_records/**,
    **/health-records/**, **/health_records/**, **/personnel-files/**, **/mitglieder*.*,
    **/schueler*.*, **/schüler*.*, **/teilnehmer*.*, **/personalliste*.*, **/personaldaten*.*,
    **/personalakt*.*, **/personalstamm*.*, **/bewohner*.*, **/buerger*.*, **/bürger*.*,
    **/einwohner*.*, **/versichert*.*, **/spender*.*, **/abonnent*.*, **/gaeste*.*, **/gäste*.*,
    **/gästeliste*.*, **/mieter*.*, **/studierende*.*, **/studenten*.*, **/adherent*.*,
    **/adhérent*.*, **/abonnes*.*, **/abonnés*.*, **/locataires*.*, **/eleves*.*, **/élèves*.*,
    **/etudiants*.*, **/étudiants*.*, **/assures*.*, **/assurés*.*, **/citoyens*.*, **/usagers*.*,
    **/socios*.*, **/alumnos*.*, **/inquilinos*.*, **/asegurados*.*, **/ciudadanos*.*,
    **/trabajadores*.*, **/lohnliste*.*, **/gehaltsliste*.*, **/melderegister*.*, **/adressliste*.*,
    **/kontaktliste*.*, **/telefonliste*.*, **/adressbuch*.*, **/loan-applicant*.*, **/alumni*.*,
    **/householder*.*, **/registrant*.*, **/*[_.-]mitglieder*.*, **/*[_.-]schueler*.*,
    **/*[_.-]teilnehmer*.*, **/*[_.-]versichert*.*, **/*[_.-]bewohner*.*, **/*[_.-]mieter*.*,
    **/*[_.-]spender*.*, **/*[_.-]adherents*.*, **/*[_.-]socios*.*, **/*[_.-]alumnos*.*,
    **/*[_.-]donor*.*, **/*[_.-]voter*.*, **/*[_.-]policyholder*.*, **/*[_.-]attendee*.*,
    **/*holders.*, **/*holders[_.-]*.*, **/players.*, **/players[_.-]*.*, **/*[_.-]players.*,
    **/*[_.-]players[_-]*.*, **/fans.*, **/fans[_.-]*.*, **/*[_.-]fans.*, **/visitors.*,
    **/visitors[_.-]*.*, **/*[_.-]visitors.*, **/supporters*.*, **/*[_.-]supporters*.*,
    **/probanden*.*, **/*[_.-]probanden*.*, **/study[_-]subject*.*, **/trial[_-]subject*.*,
    **/respondents*.*, **/*[_.-]respondents*.*, **/refugees*.*, **/inmates*.*, **/pensioner*.*,
    **/*[_.-]pensioner*.*, **/debtors*.*, **/*[_.-]debtors*.*, **/teachers*.*, **/*[_.-]teachers*.*,
    **/parents.*, **/parents[_.-]*.*,
    **/memberlist*.*, **/member-list*.*, **/member_list*.*, **/memberexport*.*, **/member-export*.*,
    **/member_export*.*, **/memberdump*.*, **/member_dump*.*, **/member-dump*.*, **/members-list*.*,
    **/members_list*.*, **/userlist*.*, **/user-list*.*, **/user_list*.*, **/userexport*.*,
    **/user-export*.*, **/user_export*.*, **/userdump*.*, **/user_dump*.*, **/user-dump*.*,
    **/users-list*.*, **/users_list*.*, **/contactlist*.*, **/contact-list*.*, **/contact_list*.*,
    **/contactexport*.*, **/contact-export*.*, **/contact_export*.*, **/contactdump*.*,
    **/contact_dump*.*, **/contact-dump*.*, **/contacts-list*.*, **/contacts_list*.*,
    **/clientlist*.*, **/client-list*.*, **/client_list*.*, **/clientexport*.*, **/client-export*.*,
    **/client_export*.*, **/clientdump*.*, **/client_dump*.*, **/client-dump*.*, **/clients-list*.*,
    **/clients_list*.*, **/guestlist*.*, **/guest-list*.*, **/guest_list*.*, **/guestexport*.*,
    **/guest-export*.*, **/guest_export*.*, **/guestdump*.*, **/guest_dump*.*, **/guest-dump*.*,
    **/guests-list*.*, **/guests_list*.*, **/leadlist*.*, **/lead-list*.*, **/lead_list*.*,
    **/leadexport*.*, **/lead-export*.*, **/lead_export*.*, **/leaddump*.*, **/lead_dump*.*,
    **/lead-dump*.*, **/leads-list*.*, **/leads_list*.*, **/peoplelist*.*, **/people-list*.*,
    **/people_list*.*, **/peopleexport*.*, **/people-export*.*, **/people_export*.*,
    **/peopledump*.*, **/people_dump*.*, **/people-dump*.*, **/peoples-list*.*, **/peoples_list*.*,
    **/personlist*.*, **/person-list*.*, **/person_list*.*, **/personexport*.*, **/person-export*.*,
    **/person_export*.*, **/persondump*.*, **/person_dump*.*, **/person-dump*.*, **/persons-list*.*,
    **/persons_list*.*, **/stafflist*.*, **/staff-list*.*, **/staff_list*.*, **/staffexport*.*,
    **/staff-export*.*, **/staff_export*.*, **/staffdump*.*, **/staff_dump*.*, **/staff-dump*.*,
    **/staffs-list*.*, **/staffs_list*.*, **/studentlist*.*, **/student-list*.*, **/student_list*.*,
    **/studentexport*.*, **/student-export*.*, **/student_export*.*, **/studentdump*.*,
    **/student_dump*.*, **/student-dump*.*, **/students-list*.*, **/students_list*.*,
    **/tenantlist*.*, **/tenant-list*.*, **/tenant_list*.*, **/tenantexport*.*, **/tenant-export*.*,
    **/tenant_export*.*, **/tenantdump*.*, **/tenant_dump*.*, **/tenant-dump*.*, **/tenants-list*.*,
    **/tenants_list*.*, **/residentlist*.*, **/resident-list*.*, **/resident_list*.*,
    **/residentexport*.*, **/resident-export*.*, **/resident_export*.*, **/residentdump*.*,
    **/resident_dump*.*, **/resident-dump*.*, **/residents-list*.*, **/residents_list*.*,
    **/participantlist*.*, **/participant-list*.*, **/participant_list*.*, **/participantexport*.*,
    **/participant-export*.*, **/participant_export*.*, **/participantdump*.*,
    **/participant_dump*.*, **/participant-dump*.*, **/participants-list*.*,
    **/participants_list*.*, **/volunteerlist*.*, **/volunteer-list*.*, **/volunteer_list*.*,
    **/volunteerexport*.*, **/volunteer-export*.*, **/volunteer_export*.*, **/volunteerdump*.*,
    **/volunteer_dump*.*, **/volunteer-dump*.*, **/volunteers-list*.*, **/volunteers_list*.*
  W
  except = <<-W
    **/*.go, **/*.ts, **/*.tsx, **/*.js, **/*.jsx, **/*.mjs, **/*.cjs, **/*.py, **/*.rb, **/*.rs,
    **/*.java, **/*.kt, **/*.cs, **/*.php, **/*.ex, **/*.exs, **/*.swift, **/*.vue, **/*.svelte,
    **/*.c, **/*.h, **/*.cpp, **/*.hpp, **/*.scala, **/*.clj, **/*.dart, **/*.lua, **/*.r, **/*.m,
    **/*.mm, **/*.html, **/*.htm, **/*.css, **/*.scss, **/*.less, **/*.svg, **/*.png, **/*.jpg,
    **/*.md, **/*.mdx, **/*.rst, **/*.adoc, **/*.proto, **/*.graphql, **/*.gql, **/*.y*ml,
    **/*.toml, **/*.tf, **/*.hcl, **/*.ini, **/*.conf, **/*.cfg, **/*.sh, **/*.bash, **/*.ps1,
    **/*.lock, **/*.service, **/*.timer, **/*.socket, **/*.erb, **/*.hbs, **/*.ejs, **/*.twig,
    **/*.j2, **/*.tmpl, **/*.feature, **/*.http,
    **/*.ipynb, **/testdata/**, **/fixtures/**, **/__fixtures__/**, **/node_modules/**,
    **/migrations/**, **/src/**, **/components/**, **/pages/**, **/*schema*, **/*example*,
    **/*sample*, **/*template*, ./packages/*, ./apps/*, ./libs/*, ./modules/*, ./services/*,
    **/*count*, **/user*agent*, **/*synthetic*, **/*mock*, **/*fake*,
    **/*seed*, **/*.test.*, **/*.spec.*, **/*.d.ts, **/locales/**, **/i18n/**, **/hr.json, **/hr.po
  W
}

# Papers of one person, by the names of files.
file_class "person" {
  paths = <<-W
    **/passport[_-]*.*, **/*[_-]passport.*, **/passport.*, **/reisepass*.*, **/passeport*.*,
    **/pasaporte*.*, **/*personalausweis*.*, **/ausweis*.*, **/*ausweiskopie*.*, **/id[_-]card*.*,
    **/idcard*.*, **/identity[_-]card*.*, **/carte[_-]identite*.*, **/dni[_-]*.*, **/*[_-]dni.*,
    **/driving[_-]licen*.*, **/drivers[_-]licen*.*, **/driver[_-]licen*.*, **/fuehrerschein*.*,
    **/führerschein*.*, **/lebenslauf*.*, **/*[_-]lebenslauf.*, **/cv[_-]*.*, **/*[_-]cv.*,
    **/*[_-]resume.*, **/bewerbung[_-]*.*, **/bewerbungen/**, **/arbeitsvertrag[_-]*.*,
    **/employment[_-]contract[_-]*.*, **/offer[_-]letter[_-]*.*, **/arbeitszeugnis*.*,
    **/zeugnis[_-]*.*, **/payslip*.*, **/pay[_-]slip*.*, **/paystub*.*, **/gehaltsabrechnung*.*,
    **/lohnabrechnung*.*, **/lohnsteuer*.*, **/entgeltabrechnung*.*, **/verdienstabrechnung*.*,
    **/bulletin*paie*.*, **/bulletin*salaire*.*, **/fiche*paie*.*, **/nomina[_-]*.*,
    **/busta*paga*.*,
    **/tax[_-]return*.*, **/steuererklaerung*.*, **/steuererklärung*.*, **/steuerbescheid*.*,
    **/w2[_-]*.*, **/kyc/**, **/kyc[_-]*.*, **/*[_-]kyc.*, **/selfie*.*, **/geburtsurkunde*.*,
    **/birth[_-]certificate*.*, **/heiratsurkunde*.*, **/marriage[_-]certificate*.*,
    **/acte[_-]naissance*.*, **/meldebescheinigung*.*, **/personnel[_-]file*.*, **/personalakte*.*,
    **/bank[_-]statement*.*, **/kontoauszug*.*, **/kontoauszuege*.*, **/releve*compte*.*,
    **/extracto[_-]bancario*.*, **/visa[_-]application*.*, **/aufenthaltstitel*.*,
    **/mietvertrag[_-]*.*,
    **/rental[_-]agreement[_-]*.*, **/contrat[_-]travail*.*, **/contrato[_-]laboral*.*,
    **/reference[_-]letter*.*, **/*bewerbungsunterlagen*.*, **/schufa*.*, **/credit[_-]report*.*
  W
  except = <<-W
    **/*.go, **/*.ts, **/*.tsx, **/*.js, **/*.jsx, **/*.mjs, **/*.cjs, **/*.py, **/*.rb, **/*.rs,
    **/*.java, **/*.kt, **/*.cs, **/*.php, **/*.vue, **/*.svelte, **/*.html, **/*.css, **/*.scss,
    **/*.svg, **/*.proto, **/*.graphql, **/*.y*ml, **/*.toml, **/*.tf, **/*.hcl, **/*.sh, **/*.lock,
    **/*.ini, **/*.conf, **/*.md, **/testdata/**, **/fixtures/**, **/node_modules/**, **/src/**,
    **/*schema*, **/*example*, **/*sample*, **/*template*, **/*vorlage*, **/*muster*, **/*mock*,
    **/*.test.*, **/*.spec.*
  W
}

# Orders to a bank, by the names of their files: ISO 20022, SWIFT, and national formats.
file_class "payment-file" {
  paths = <<-W
    **/*pain.00[178]*, **/*pain[_-]00[178]*, **/*pain00[178]*, **/*pacs.00[89]*, **/*pacs00[89]*,
    **/*mt10[1234]*, **/*.mt101, **/*.mt103, **/*nacha*, **/*.ach, **/*ach[_-]batch*, **/*ach[_-]file*,
    **/*.bacs, **/*bacs[_-]*, **/*[_-]bacs*, **/*.std18, **/*.std-18, **/*.aba, **/*sepa[_-]ct*,
    **/*sepa[_-]dd*, **/*sepa[_-]credit*, **/*sepa[_-]debit*, **/*sct[_-][0-9]*, **/*sdd[_-][0-9]*,
    **/*[_-]sct.xml, **/*[_-]sdd.xml, **/*dtaus*, **/*dtazv*, **/*cfonb160*, **/*cfonb320*,
    **/*aeb34*, **/*norma34*, **/*clieop*, **/*payment[_-]file*, **/*payment[_-]batch*, **/*payrun*,
    **/*pay[_-]run*, **/*payroll[_-]file*, **/*payroll[_-]batch*, **/*zahlungsdatei*, **/*zahllauf*,
    **/*sammelueberweisung*, **/*lastschriftdatei*, **/*remise[_-]virement*, **/*ordre[_-]virement*,
    **/*remesa*, **/*salary[_-]run*, **/*vendor[_-]payments*, **/*supplier[_-]payments*
  W
  except = <<-W
    **/testdata/**, **/fixtures/**, **/node_modules/**, **/src/**, **/*.go, **/*.ts, **/*.js, **/*.py,
    **/*.rb, **/*.java, **/*.kt, **/*.cs, **/*.php, **/*.xsd, **/*.wsdl, **/*.md, **/*.y*ml, **/*.html,
    **/*.sql, **/*.pdf, **/*.log, **/*schema*, **/*example*, **/*sample*, **/*template*, **/*mock*,
    **/*.test.*, **/*.spec.*, **/docs/**, **/*report*, **/*status*, **/*camt*, **/*pain.002*, **/*ack*
  W
}

# Data of special categories, by the names of files.
file_class "special" {
  paths = <<-W
    **/*diagnos*.*, **/*medical*.*, **/*patient*.*, **/*.dcm, **/*.dicom, **/*.vcf.gz,
    **/*genome*.*, **/*genotype*.*, **/*_dna_*.*, **/*biometric*.*, **/*faceprint*.*,
    **/*voiceprint*.*, **/*fingerprint*template*.*, **/*hiv*test*.*, **/*_mri_*.*, **/*psychiatr*.*,
    **/*ptsd*.*, **/*therapy*notes*.*, **/*sick*note*.*, **/*sick*leave*.*, **/*krankmeldung*.*,
    **/*befund*.*, **/*arztbrief*.*, **/*health*record*.*, **/*discharge*summary*.*,
    **/*union*member*.*, **/*union*dues*.*, **/*syndicat*.*, **/*sindica*.*, **/*vakbond*.*, **/*.fpt, **/*.fir, **/*.minutiae, **/*gewerkschaft*.*, **/*prescription*.*, **/*blood*test*.*,
    **/*lab_result*.*, **/*religion*.*, **/*ethnicit*.*, **/patients/**, **/medical-records/**,
    **/medical_records/**, **/health-records/**, **/health_records/**, **/genomics/**,
    **/genetics/**, **/fingerprints/**, **/biometrics/**, **/pacs/**, **/dicom/**, **/clinic/**,
    **/clinical-data/**, **/ehr/**, **/emr/**, **/therapy_notes/**, **/therapy-notes/**,
    **/sick-notes/**, **/sick_notes/**, **/krankmeldungen/**, **/atteste/**, **/befunde/**,
    **/arztbriefe/**, **/patientenakten/**, **/radiology/**, **/pathology/**, **/lab-results/**,
    **/lab_results/**, **/*.vcf, **/*.bam, **/*.cram, **/*.fastq, **/*.fastq.gz, **/*.wsq, **/*.hl7,
    **/*.ccda, **/*.nii, **/*.nii.gz, **/*.edf, **/*faith*register*.*, **/*krankenstand*.*,
    **/*epikrise*.*, **/*blutbild*.*, **/*anamnes*.*, **/*schwerbehind*.*, **/*laborwert*.*,
    **/*attest_*.*, **/*arztbericht*.*, **/*entlassbrief*.*, **/*entlassungsbericht*.*,
    **/*medikation*.*, **/*medikament*.*, **/*medication*.*, **/*impfstatus*.*, **/*impfpass*.*,
    **/*vaccinat*.*, **/*disabilit*.*, **/*pregnan*.*, **/*mutterschutz*.*, **/*maternity*.*,
    **/*konfession*.*, **/*kirchensteuer*.*, **/*party*member*.*, **/*parteimitglied*.*,
    **/*face*template*.*, **/*face*embed*.*, **/*iris*scan*.*, **/*_genom*.*, **/*genetic*.*,
    **/*ultrasound*.*, **/*radiolog*.*, **/*patholog*.*, **/*oncolog*.*, **/*onkolog*.*,
    **/*x-ray*.*, **/*xray*.*, **/*mri_*.*, **/*_mri*.*, **/*_ct_*.*, **/*ecg_*.*, **/*_ecg*.*,
    **/*_eeg*.*, **/*psychother*.*, **/*therapie*.*, **/*therapy*.*, **/*allerg*.*,
    **/*dossier*medical*.*, **/*arret*maladie*.*, **/*baja*medica*.*, **/*historia*clinica*.*,
    **/*certificat*medical*.*, **/*bloodwork*.*, **/*blood*panel*.*, **/*lab*report*.*,
    **/*symptom*.*, **/*hba1c*.*, **/*_hiv*.*, **/*dialys*.*, **/*rehab*.*, **/*icd10*patient*.*,
    **/*ethnic*.*, **/*sexual*orient*.*, **/*gdb_*.*, **/*bem-akte*.*, **/*bem_akte*.*,
    **/*gutachten*med*.*, **/*med*gutachten*.*, **/*sick*day*.*, **/*sickness*.*,
    **/*absence*reason*.*, **/*occupational*health*.*, **/*betriebsarzt*.*, **/*amtsarzt*.*,
    **/fingerprints*.*, **/*[_-]fingerprints*.*, **/*roentgen*.*, **/*röntgen*.*, **/*[_-]mrt*.*,
    **/mrt[_-]*.*, **/*[_-]ekg*.*, **/ekg[_-]*.*, **/*au-bescheinigung*.*, **/*kinderwunsch*.*,
    **/*tumor*.*, **/*chemotherap*.*, **/*ordonnance*.*, **/*analitica*.*, **/*informe*medico*.*,
    **/*certificado*medico*.*, **/*referto*.*, **/*cartella*clinica*.*, **/*reha-antrag*.*,
    **/iris/**/*.fir, **/*.fir, **/*.iso19794*, **/*.fmr, **/*.fmd, **/*.ansi378, **/*.an2,
    **/iris/**/*.bmp, **/irises/**, **/retina/**, **/*retina*scan*.*, **/*palm*vein*.*,
    **/*finger*minutiae*.*, **/genotypes/**, **/genotype/**, **/exomes/**, **/*exome*.*, **/*.gvcf,
    **/*.g.vcf, **/*.bcf, **/*.ped, **/*23andme*.*, **/*ancestrydna*.*, **/*karyotype*.*,
    **/*haplotype*.*, **/*carrier*screen*.*, **/*brca*.*, **/*paternity*.*, **/hiv[_-]*.*,
    **/*[_-]hiv[_-]*.*, **/ivf/**, **/fertility/**, **/*embryo*.*, **/*biopsy*.*, **/*biopsies*.*,
    **/*_pgt*.*, **/*sperm*.*, **/*oocyte*.*, **/*follicle*.*, **/*miscarriage*.*, **/*abortion*.*,
    **/*antenatal*.*, **/*prenatal*.*, **/*obstetric*.*, **/*mammo*.*, **/*colonoscop*.*,
    **/*endoscop*.*, **/*smear*test*.*, **/*histolog*.*, **/*cytolog*.*, **/*radiograph*.*,
    **/*thorax*.*, **/*ct-scan*.*, **/*ct_scan*.*, **/*pet-ct*.*, **/*mri.*, **/*-mri*.*, **/mri/**,
    **/xrays/**, **/x-rays/**, **/xray/**, **/ct-scans/**, **/ultrasounds/**, **/*echocardio*.*,
    **/*spirometr*.*, **/*holter*.*, **/*polysomn*.*, **/*audiogram*.*, **/*dental*chart*.*,
    **/*opg_*.*, **/hiv/**, **/*-hiv*.*, **/*viral*load*.*, **/*sti_*.*, **/*std*test*.*,
    **/*tox*screen*.*, **/*drug*test*.*, **/*methadone*.*, **/*suicid*.*, **/*counsel*notes*.*,
    **/*session*notes*therap*.*, **/*psych*eval*.*, **/*psych*report*.*, **/*gender*clinic*.*,
    **/*hormone*.*, **/*chemo*.*, **/*dementia*.*, **/*autism*.*, **/*adhd*.*, **/*union*card*.*,
    **/*union*ballot*.*, **/*strike*list*.*, **/*baptism*.*, **/*taufschein*.*,
    **/*mosque*member*.*, **/*parish*register*.*, **/*asylum*interview*.*, **/*face*vectors*.*,
    **/*voiceprints/**, **/faceprints/**, **/face-templates/**, **/face_templates/**,
    **/fingerprint-templates/**, **/fingerprint_templates/**, **/disability/**, **/disabilities/**,
    **/diagnoses/**, **/prescriptions/**, **/*rezept_*.*, **/*impfung*.*, **/*schwanger*.*,
    **/*psych*gutachten*.*, **/*entzug*.*
  W
  except = <<-W
    **/testdata/**, **/fixtures/**, **/node_modules/**, **/src/**, **/*.go, **/*.ts, **/*.tsx,
    **/*.js, **/*.jsx, **/*.py, **/*.rb, **/*.rs, **/*.java, **/*.kt, **/*.cs, **/*.php, **/*.html,
    **/*.css, **/*.proto, **/*.graphql, **/*.y*ml, **/*.toml, **/*.tf, **/*.hcl, **/*.sh,
    **/*.ipynb, **/*diagnostic*, **/*schema*, **/*example*, **/*sample*, **/*template.*,
    **/*policy*, **/*guide*, **/*count*, **/diagnos*.log, **/*synthetic*, **/*mock*, **/*.md,
    **/*.mdx, **/*.txt.gz, **/docs/**, **/*.sql, **/*.svg, **/*.css, **/*sepa*, **/*ontology*, **/*codes*,
    **/*catalog*, **/*statistic*, **/*aggregate*, **/*flyer*, **/*leaflet*, **/*research*,
    **/*study*protocol*, **/node_modules/**
  W
}

# ---- databases, backups ----------------------------------------------------------------------------------------------------------

file_class "database" {
  paths = <<-W
    **/*.sqlite, **/*.sqlite3, **/*.db, **/*.db3, **/*.mdb, **/*.accdb, **/*.frm, **/*.ibd,
    **/*.duckdb, **/*.rdb, **/*.aof, **/*.ldb, **/*.realm, **/*.mdf, **/*.ldf, **/*.fdb, **/*.wt,
    /var/lib/mysql/**, /var/lib/postgresql/**, /var/lib/mongodb/**, /var/lib/mongo/**,
    /var/lib/redis/**, /var/lib/cassandra/**, /var/lib/elasticsearch/**, /var/lib/clickhouse/**,
    /var/lib/influxdb/**, /var/lib/etcd/**, /var/lib/rabbitmq/**, /var/lib/kafka/**,
    /var/lib/neo4j/**, /var/lib/couchdb/**, **/pgdata/**
  W
  except = ["**/thumbs.db", "**/node_modules/**", "**/testdata/**", "**/fixtures/**", "**/.git/**"]
}

file_class "backup" {
  paths = <<-W
    **/*.bak, **/*.dump, **/*.dump.*, **/*.backup, **/*.bkp, **/*.pgdump, **/*.sql.gz, **/*.sql.zst,
    **/*.sql.bz2, **/*.sql.xz, **/*.bson, **/*.rdb.gz, **/backup/**, **/backups/**, **/.backup/**,
    **/.backups/**, **/*-backup.*, **/*_backup.*, **/*backup*.tar*, **/*backup*.zip,
    **/*backup*.tgz, **/*backup*.sql*, **/dumps/**, **/time machine backups/**, **/*.vbk, **/*.vib,
    **/*.trn, /var/backups/**, **/*.snap.tar*
  W
  except = <<-W
    **/__snapshots__/**, **/testdata/**, **/fixtures/**, **/node_modules/**, ./**/backup/**.go,
    ./**/backup/**.py, ./**/backup/**.ts
  W
}
