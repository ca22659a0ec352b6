# The rules' own protection.

concept "changing the agent's own rules" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also = [
    "changing the agent's own hooks", "changing the agent's own permissions", "changing the agent's own tools", "changing its own rules", "changing its own instructions",
    "changing its own permissions", "changing its own policy", "changing its own tools", "changing its own hooks", "changing agent settings",
    "changing its own skills", "changing the agent's own instructions", "changing the agent's own policy", "changing the agent's own skills",
  ]

  file {
    op    = ["write", "append", "edit", "delete", "move", "mode"]
    class = ["guardrail"]
  }

  shell {
    program = ["git"]
    flag    = ["--no-verify"]
  }

  shell {
    program = ["git"]
    sub     = ["commit"]
    flag    = ["-n"]
  }

  shell {
    program = ["git"]
    operand = ["core.hooksPath*", "core.hookspath*"]
    when    = "not (shell.flag in ['--get', '--list', '--get-all']) and (shell.sub == 'config')"
  }

  shell {
    option = ["*core.hooksPath=*", "*core.hookspath=*", "-c=core.hooksPath*", "*--config*core.hooksPath*"]
  }

  shell {
    flag = ["--dangerously-skip-permissions", "--yolo", "--dangerously-bypass-approvals-and-sandbox", "--allow-dangerously-skip-permissions", "--full-auto", "--allow-all-tools", "--trust-all-tools", "--no-hooks", "--skip-hooks", "--dangerously-allow-all", "--allow-all-paths"]
  }

  shell {
    option = ["--permission-mode=bypassPermissions", "--approval-mode=yolo", "--ask-for-approval=never", "--sandbox=danger-full-access", "--approval-policy=never", "-a=never", "-s=danger-full-access"]
  }

  shell {
    env = ["HUSKY=0", "HUSKY_SKIP_HOOKS=*", "SKIP=*", "PRE_COMMIT_ALLOW_NO_CONFIG=*", "GOVC_*", "CLAUDE_CONFIG_DIR=*", "GIT_CONFIG_*", "LEFTHOOK=0", "LEFTHOOK=false"]
    program = ["git", "claude", "codex", "gemini", "npx", "npm", "gh"]
  }

  shell {
    program = ["claude", "codex", "gemini", "copilot", "opencode", "cursor-agent"]
    sub     = ["mcp add", "mcp remove", "mcp add-json", "config set", "mcp add-from-claude-desktop", "plugin install", "plugin disable", "plugin uninstall", "hooks disable", "extensions install", "extensions disable", "config add", "config remove", "plugin enable", "mcp reset-project-choices"]
  }

  shell {
    program = ["pkill", "killall", "kill", "systemctl", "stop-process", "launchctl", "taskkill", "service"]
    operand = ["*govc*", "*claude-hook*"]
  }

  shell {
    program = ["govc"]
    sub     = ["freeze off", "keys", "policy promote", "init", "policy review", "keys trust seal", "requests approve", "policy rollback", "policy propose"]
    not_sub = ["keys list", "keys show"]
  }

  shell {
    program = ["pre-commit", "husky", "lefthook"]
    sub     = ["uninstall"]
  }

  shell {
    program = ["apt", "apt-get", "npm", "brew", "pip", "go", "rm", "dpkg"]
    operand = ["govc", "govc-hook", "*/govc-hook", "*/bin/govc"]
    when    = "shell.sub in ['remove', 'uninstall', 'purge'] or shell.program == 'rm'"
  }

  call {
    verb     = ["@change", "@delete", "@create", "disable", "toggle", "bypass", "skip", "stop", "allow", "grant"]
    noun     = ["agent setting", "agent permission", "hook", "mcp server", "guardrail", "agent rule", "agent tool", "permission mode", "claude setting", "agent config", "agent configuration", "agent policy", "agent hook", "allowed tool", "tool permission", "govc", "policy gate", "approval mode", "system prompt", "guardrail rule", "tool server"]
    not_noun = ["webhook", "git hook docs", "react", "test", "react hook", "comment", "issue", "note", "page", "repo hook", "ticket", "customer", "message", "support agent", "service hook"]
  }
}

concept "deleting audit logs" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also = [
    "editing audit logs", "pausing audit logs", "deleting its own logs", "editing its own logs", "pausing its own logs", "redirecting its own logs", "tampering with logs",
    "deleting logs", "changing audit logs", "redirecting audit logs", "deleting or editing logs",
  ]

  file {
    op    = ["write", "append", "edit", "delete", "move"]
    class = ["audit", "history"]
  }

  shell {
    program = ["systemctl", "service", "rc-service", "launchctl", "stop-service", "net", "sc", "kill", "pkill", "killall", "set-service"]
    when    = "shell.operand matches '(?i)(auditd|rsyslog|syslog|journald|fluent|filebeat|osquery|falco|vector|promtail|cloudwatch-agent|wazuh|eventlog|otelcol|datadog-agent|auditbeat|sysmon)' and not (shell.sub in ['status', 'start', 'restart', 'enable', 'is-active', 'show', 'list']) and not (shell.operand in ['status', 'start', 'restart'])"
  }

  shell {
    program = ["auditctl"]
    flag    = ["-e", "-D", "-d", "-W"]
  }

  shell {
    program = ["auditctl"]
    option  = ["-e=0"]
  }

  shell {
    program = ["history"]
    flag    = ["-c", "-d", "-w", "-cw"]
  }

  shell {
    program = ["unset", "export", "set", "declare", "readonly", "fc", "setopt"]
    when    = "shell.operand matches '(?i)(HISTFILE|HISTSIZE|HISTCONTROL|HISTIGNORE|history)' or shell.option matches 'HIST' or shell.env matches '^HIST(FILE|SIZE)='"
  }

  shell {
    env = ["HISTFILE=*", "HISTSIZE=0", "HISTFILESIZE=0"]
  }

  shell {
    program = ["journalctl"]
    flag    = ["--vacuum-size", "--vacuum-time", "--vacuum-files", "--rotate"]
  }

  shell {
    program = ["wevtutil", "clear-eventlog", "remove-eventlog", "limit-eventlog"]
    not_sub = ["qe", "el", "gl", "query-events"]
  }

  call {
    verb     = ["@delete", "stop", "disable", "pause", "update", "edit", "put", "set", "modify", "mute", "reduce", "shorten", "suspend", "exclude", "patch", "redirect", "turn", "change", "create"]
    noun     = ["audit log", "trail", "cloudtrail", "log group", "audit", "logging", "log retention", "audit trail", "log stream", "retention policy", "flow log", "audit event", "diagnostic setting", "log sink", "sink", "log bucket", "audit record", "log drain", "log export", "activity log", "audit config", "security log", "log", "event selector", "retention", "audit sink", "access log", "log index"]
    not_noun = ["build log", "changelog", "blog", "test", "work log", "worklog", "time log", "catalog", "dialog", "login", "food", "catalogue", "call log", "note", "report", "alert", "dashboard", "metric", "travel", "trail map", "issue", "comment", "ticket", "query", "message", "s3 object", "meal", "entry"]
    not_verb = ["create", "get", "list", "search", "query", "export", "download", "tail"]
  }
}
