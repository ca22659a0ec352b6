# The machine that the agent works on.

concept "deleting whole folders" {
  kind    = "action"
  object  = "never"
  unknown = "true"
  also    = ["deleting folders", "recursive deletes", "deleting whole directories", "recursive deletion", "deleting many files"]

  file {
    op        = ["delete", "move"]
    scope     = ["tree", "wildcard", "workspace"]
    not_place = ["scratch"]
    not_class = ["build"]
    when      = "file.op == 'delete'"
  }

  file {
    op    = ["delete"]
    place = ["root", "home", "parent", "unknown"]
  }
}

concept "deleting anything outside the workspace" {
  kind    = "action"
  object  = "never"
  unknown = "true"
  also    = ["deleting files outside the workspace", "deleting outside the workspace"]

  file {
    op    = ["delete"]
    place = ["outside", "root", "home", "parent", "unknown"]
  }
}

concept "outside the workspace" {
  kind = "place"

  file {
    place = ["outside", "root", "home", "parent"]
  }
}

concept "rewriting version-control history" {
  kind   = "action"
  object = "never"
  also = [
    "discarding version-control history", "rewriting uncommitted work", "discarding uncommitted work", "force pushing", "rewriting history",
    "rewriting git history", "force pushes", "discarding work",
  ]

  shell {
    program = ["git"]
    sub     = ["reset"]
    flag    = ["--hard", "--merge"]
  }

  shell {
    program = ["git"]
    sub     = ["push"]
    flag    = ["--force", "--mirror", "--delete", "--prune"]
  }

  shell {
    program = ["git"]
    sub     = ["push"]
    operand = ["+*", ":*"]
  }

  shell {
    program = ["git"]
    sub     = ["push"]
    flag    = ["--force-with-lease"]
    operand = ["main", "master", "develop", "*:main", "*:master", "release*"]
  }

  shell {
    program  = ["git"]
    sub      = ["clean"]
    not_flag = ["--dry-run"]
  }

  shell {
    program = ["git"]
    sub     = ["restore"]
    not_flag = ["--staged"]
  }

  shell {
    program = ["git"]
    sub     = ["restore"]
    flag    = ["--worktree"]
  }

  shell {
    program  = ["git"]
    sub      = ["checkout", "switch"]
    flag     = ["--force", "--discard-changes", "--", "--ours", "--theirs"]
    not_flag = ["--orphan-none"]
  }

  shell {
    program  = ["git"]
    sub      = ["checkout"]
    operand  = [".", "*/*.*", "*.*", "*/"]
    not_flag = ["-b", "-B", "--track", "--detach"]
  }

  shell {
    program = ["git"]
    sub     = ["branch"]
    flag    = ["-D", "--force", "-M"]
  }

  shell {
    program = ["git"]
    sub     = ["tag"]
    flag    = ["--delete", "--force"]
  }

  shell {
    program = ["git"]
    sub     = ["stash drop", "stash clear", "filter-branch", "filter-repo", "reflog expire", "reflog delete", "update-ref", "gc", "replace", "worktree remove"]
    when    = "shell.sub != 'gc' or shell.flag == '--prune'"
  }

  shell {
    program = ["bfg", "git-filter-repo"]
  }

  call {
    verb = ["delete", "remove"]
    noun = ["repository", "branch", "tag", "ref", "git ref"]
    not_noun = ["file", "label", "webhook", "member", "collaborator", "environment", "user", "protection", "secret", "permission", "test", "resource", "comment", "variable", "key", "contact"]
  }

  call {
    verb = ["push", "update", "merge", "reset", "create"]
    noun = ["ref", "branch", "repository", "git", "push"]
    when = "any(call.args, .key in ['force', 'force_push'] and .value == 'true') or any(call.args, .key == 'mode' and .value == 'hard')"
  }
}

concept "running commands with elevated privileges" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also   = ["running commands as root", "using sudo", "sudo", "elevated privileges", "running as root", "privilege escalation"]

  shell {
    elevated = [true]
  }

  shell {
    program  = ["sudo", "doas", "su", "pkexec", "runas", "gosu", "sudoedit", "visudo"]
    not_flag = ["--list", "--version", "--help"]
  }

  shell {
    program = ["chmod", "install"]
    operand = ["u+s*", "g+s*", "+s", "a+s", "4[0-7][0-7][0-7]", "2[0-7][0-7][0-7]", "6[0-7][0-7][0-7]", "ug+s*"]
  }

  shell {
    program = ["setcap", "nsenter", "unshare"]
  }

  shell {
    flag = ["--privileged"]
  }

  shell {
    option = ["--pid=host", "--cap-add=ALL", "--cap-add=SYS_ADMIN", "--userns=host", "--security-opt=*unconfined", "--network=host-root"]
  }

  shell {
    program = ["docker", "podman", "nerdctl"]
    option  = ["--volume=/:*", "--volume=/etc*:*", "--volume=/root*:*", "--volume=/home*:*", "--volume=/var/run/docker.sock*", "--mount=*source=/,*", "--mount=*src=/,*", "--volume=/var*:*", "--volume=/usr*:*", "--volume=/proc*", "--volume=/dev*"]
  }

  file {
    op    = ["write", "append", "edit"]
    path  = ["/etc/sudoers", "/etc/sudoers.d/**", "/etc/doas.conf"]
  }

  call {
    when = "any(call.args, .key in ['privileged', 'become', 'as_root', 'sudo', 'allow_privilege_escalation', 'run_as_admin', 'elevated'] and .value == 'true') and call.mode != 'read'"
  }
}

concept "installing startup jobs" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also   = ["installing login keys", "installing shell profile hooks", "startup jobs", "installing persistence", "adding cron jobs", "adding login keys", "changing shell profiles"]

  file {
    op    = ["write", "append", "edit", "move"]
    class = ["startup", "profile", "login-key"]
  }

  shell {
    program  = ["crontab"]
    not_flag = ["--list", "--remove"]
  }

  shell {
    program = ["at", "batch", "schtasks"]
    not_flag = ["--list", "--remove", "/query"]
  }

  shell {
    program = ["systemctl"]
    sub     = ["enable", "link", "reenable", "preset"]
  }

  shell {
    program = ["launchctl"]
    sub     = ["load", "bootstrap", "enable", "submit"]
  }

  shell {
    program = ["update-rc.d", "chkconfig", "rc-update", "ssh-copy-id", "new-scheduledtask", "register-scheduledtask", "new-service"]
  }

  shell {
    program = ["brew"]
    sub     = ["services start", "services restart"]
  }

  shell {
    program = ["pm2"]
    sub     = ["startup", "save"]
  }

  shell {
    program = ["loginctl"]
    sub     = ["enable-linger"]
  }

  shell {
    program = ["reg", "reg.exe", "set-itemproperty", "new-itemproperty"]
    when    = "shell.operand matches '(?i)currentversion.(run|runonce)'"
  }

  shell {
    program = ["conda"]
    sub     = ["init"]
  }
}

concept "changing system files" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also   = ["changing system services", "changing services", "changing system settings", "changing system configuration", "stopping services"]

  file {
    op        = ["write", "append", "edit", "delete", "move", "mode"]
    class     = ["system"]
    not_class = ["startup", "login-key", "profile", "audit", "device"]
    not_path  = ["/etc/sudoers", "/etc/sudoers.d/**"]
  }

  shell {
    program = ["systemctl"]
    sub     = ["stop", "start", "restart", "mask", "disable", "reload", "kill", "isolate", "set-default", "daemon-reload", "try-restart", "reload-or-restart", "unmask", "reboot", "poweroff", "halt", "edit", "set-property"]
  }

  shell {
    program = ["service", "rc-service", "sc", "stop-service", "restart-service", "set-service", "net"]
    operand = ["stop", "restart", "start", "reload", "force-reload", "config", "*"]
    not_operand = ["status", "query", "--status-all"]
  }

  shell {
    program  = ["iptables", "ip6tables", "nft", "ufw", "firewall-cmd", "pfctl", "netsh", "iptables-restore"]
    not_flag = ["--list", "--list-rules", "--state", "--list-all", "-s", "--get-default-zone"]
    not_sub  = ["status", "list", "list ruleset"]
  }

  shell {
    program  = ["sysctl"]
    flag     = ["--write", "--load", "--system"]
  }

  shell {
    program = ["sysctl"]
    operand = ["*=*"]
  }

  shell {
    program = ["mount", "umount", "modprobe", "insmod", "rmmod", "swapoff", "swapon", "hostnamectl", "timedatectl", "useradd", "userdel", "usermod", "groupadd", "passwd", "chpasswd", "reboot", "shutdown", "poweroff", "halt", "init", "telinit", "ifdown", "ifup", "chsh", "update-alternatives", "ldconfig", "setenforce", "aa-disable", "grub-install", "update-grub", "update-initramfs", "scutil", "networksetup", "defaults-system", "spctl", "csrutil", "dpkg-reconfigure", "localectl"]
    when    = "(len(call.args) > 0 or shell.operand matches '.' or shell.flag matches '.' or shell.program in ['reboot', 'poweroff', 'halt', 'shutdown']) and not (shell.sub in ['status', 'show']) and not (shell.flag in ['--help', '--version', '--list', '-l', '--status'])"
  }

  shell {
    program = ["ip"]
    sub     = ["route add", "route del", "route replace", "route flush", "link set", "addr add", "addr del", "rule add", "link delete", "link add", "route change"]
  }

  shell {
    program = ["route"]
    operand = ["add", "del", "delete"]
  }

  shell {
    program = ["launchctl"]
    sub     = ["unload", "stop", "kickstart", "bootout", "disable"]
  }

  shell {
    program = ["killall", "pkill"]
    elevated = [true]
  }
}

concept "formatting disks" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also   = ["overwriting disks", "wiping disks", "format disks", "wipe disks", "erasing disks", "formatting a disk"]

  shell {
    program = [
      "mkfs", "mkfs.*", "mke2fs", "mkswap", "wipefs", "blkdiscard", "fdisk", "sfdisk", "gdisk", "sgdisk", "parted", "cfdisk", "format", "diskpart", "pvcreate", "vgremove",
      "lvremove", "pvremove", "zpool", "badblocks", "hdparm", "nvme", "cryptsetup", "mdadm", "scrub", "nwipe", "newfs", "newfs_*", "clear-disk", "format-volume", "initialize-disk",
      "remove-partition", "dc3dd", "sg_format", "sedutil-cli", "storcli",
    ]
    not_flag = ["--list", "--version", "--help", "--print", "--no-act", "--dry-run", "-l", "-p", "-n", "-I", "-i", "-t", "-T", "-C", "-N"]
    not_sub  = ["list", "smart-log", "id-ctrl", "id-ns", "status", "isLuks", "luksDump", "iostat", "get", "history", "print", "show", "error-log", "list-subsys", "fw-log", "open", "luksOpen"]
    not_operand = ["print", "unit"]
    when     = "not (shell.operand matches '(?i)\\\\.(img|iso|raw|qcow2|disk|vmdk|ext4|bin)$') and shell.operand matches '.'"
  }

  shell {
    program = ["diskutil"]
    sub     = ["erase*", "secureErase", "partitionDisk", "reformat", "zeroDisk", "randomDisk", "apfs deleteContainer", "apfs deleteVolume"]
  }

  file {
    op    = ["write", "append", "edit", "delete"]
    class = ["device"]
  }

  call {
    verb = ["wipe", "format", "erase", "secure_erase", "reset", "initialize", "zero", "crypto", "overwrite", "shred", "repartition", "partition"]
    noun = ["disk", "drive", "partition", "volume", "device", "storage", "ssd", "nvme", "erase", "blockdevice", "lun", "block"]
    not_noun = ["format string", "image", "usage", "report", "file", "cookie", "session", "backup", "cache", "snapshot", "smart", "password", "token"]
  }
}
