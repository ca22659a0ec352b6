# The rules' own protection.

# Variables of VMware's command of the same name.
set "vsphere.variables" {
  words = <<-W
    GOVC_URL=**, GOVC_USERNAME=**, GOVC_PASSWORD=**, GOVC_INSECURE=**, GOVC_DATACENTER=**,
    GOVC_DATASTORE=**, GOVC_NETWORK=**, GOVC_RESOURCE_POOL=**, GOVC_FOLDER=**, GOVC_HOST=**,
    GOVC_CLUSTER=**, GOVC_GUEST_LOGIN=**, GOVC_VM=**, GOVC_TLS_CA_CERTS=**,
    GOVC_TLS_KNOWN_HOSTS=**, GOVC_PERSIST_SESSION=**, GOVC_THUMBPRINT=**, GOVC_DEBUG=**
  W
}

concept "changing the agent's own rules" {
  kind   = "action"
  object = "never"
  also = <<-W
    changing the agent's own hooks, changing the agent's own permissions,
    changing the agent's own tools, changing its own rules, changing its own instructions,
    changing its own permissions, changing its own policy, changing its own tools,
    changing its own hooks, changing agent settings, changing its own skills,
    changing the agent's own instructions, changing the agent's own policy,
    changing the agent's own skills, disabling the agent's own hooks,
    disabling the agent's own rules, disabling the agent's own permissions,
    turning off the agent's own hooks, removing the agent's own hooks,
    removing the agent's own rules, changing the agent's own guardrails,
    bypassing the agent's own guardrails, bypassing the agent's own rules,
    bypassing the agent's own permissions, bypassing the agent's own hooks,
    disabling the agent's own guardrails
  W
  includes = ["changing the agent's own rules by other tools"]
  unknown  = "false"

  file {
    op    = ["write", "append", "edit", "delete", "move", "mode"]
    class = ["guardrail"]
  }

  # settings of editors, when they are about what agents may do
  file {
    op = ["write", "append", "edit"]
    path = <<-W
      **/.vscode/settings.json, **/code/user/settings.json, **/*.code-workspace,
      **/.zed/settings.json, **/.idea/**, **/.devcontainer/**, **/cursor/user/settings.json,
      **/windsurf/user/settings.json, **/.fleet/settings.json
    W
    data_class = ["agent-setting"]
  }

  # variables and aliases that would skip hooks or permissions from now on
  file {
    op         = ["write", "append", "edit"]
    class      = ["profile", "startup", "persistence", "shell-profile", "secret"]
    data_class = ["guardrail-off"]
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
    sub     = ["config"]
    operand = <<-W
      core.hooksPath*, core.hookspath*, core.hooksPath, core.hookspath, core.fsmonitor,
      init.templateDir, init.templatedir, hook.**
    W
    not_flag = ["--get", "--list", "--get-all", "--get-regexp", "-l"]
    not_sub  = ["config get", "config list"]
  }

  shell {
    option = <<-W
      *core.hooksPath=**, *core.hookspath=**, -c=core.hooksPath**, -c=core.hookspath**,
      --config-env=core.hooks**, --config=core.hooksPath**, --config=core.hookspath**
    W
  }

  shell {
    flag = <<-W
      --dangerously-skip-permissions, --yolo, --dangerously-bypass-approvals-and-sandbox,
      --allow-dangerously-skip-permissions, --full-auto, --allow-all-tools, --trust-all-tools,
      --no-hooks, --skip-hooks, --dangerously-allow-all, --allow-all-paths, --no-pre-commit,
      --bypass-hooks, --dangerously-skip-hooks, --auto-approve-all, --yes-always,
      --dangerously-auto-approve, --no-sandbox-agent, --always-approve, --allow-all, --skip-trust,
      --ignore-rules, --dangerously-disable-sandbox, --disable-hooks, --no-permissions,
      --unsafe-mode
    W
    program = <<-W
      git, claude, codex, gemini, copilot, opencode, cursor-agent, aider, goose, amp, qwen, q,
      kiro-cli, crush, droid, auggie, cline, openhands, gh, npx, npm, pre-commit, husky, lefthook,
      continue, cn, plandex, hermes, windsurf, cursor, bunx, pnpm, yarn, devin, grok, kimi, vibe,
      jj, hg
    W
  }

  shell {
    option = [
      "--permission-mode=bypassPermissions", "--permission-mode=acceptEdits",
      "--approval-mode=yolo", "--approval-mode=auto_edit", "--ask-for-approval=never",
      "--sandbox=danger-full-access", "--approval-policy=never", "-a=never",
      "-s=danger-full-access", "--settings=**", "--setting-sources=**", "--mcp-config=**",
      "--allowedTools=**\\**", "--allowed-tools=**\\**", "-c=approval_policy**",
      "-c=sandbox_mode**", "--config=approval_policy**", "--config=sandbox_mode**",
      "--allowedTools=Bash", "--allowed-tools=Bash", "--permission-prompt-tool=**",
    ]
    program = <<-W
      claude, codex, gemini, copilot, opencode, cursor-agent, qwen, amp, goose, droid, q, aider,
      auggie
    W
  }

  shell {
    env = <<-W
      HUSKY=0, HUSKY_SKIP_HOOKS=**, SKIP=**, PRE_COMMIT_ALLOW_NO_CONFIG=**, GOVC_**,
      CLAUDE_CONFIG_DIR=**, GIT_CONFIG_**, LEFTHOOK=0, LEFTHOOK=false, OVERCOMMIT_DISABLE=**,
      CLAUDE_CODE_**, CODEX_HOME=**, GEMINI_**SANDBOX**, DISABLE_HOOKS=**, SKIP_HOOKS=**,
      NO_VERIFY=**, CLAUDE_PROJECT_DIR=**, LEFTHOOK_EXCLUDE=**, GIT_HOOKS_PATH=**
    W
    program = <<-W
      git, claude, codex, gemini, npx, npm, gh, pre-commit, lefthook, husky, opencode, copilot,
      yarn, pnpm, make, govc, govc-hook
    W
    not_env = ["@vsphere.variables"]
  }

  shell {
    program = ["export", "unset", "declare", "setx", "set", "launchctl"]
    operand = <<-W
      HUSKY=0, HUSKY_SKIP_HOOKS=**, PRE_COMMIT_ALLOW_NO_CONFIG=**, GOVC_**, CLAUDE_CONFIG_DIR**,
      LEFTHOOK=0, LEFTHOOK=false, OVERCOMMIT_DISABLE=**, GIT_CONFIG_**, SKIP_HOOKS=**, CODEX_HOME=**
    W
    not_operand = ["@vsphere.variables"]
  }

  shell {
    program = <<-W
      claude, codex, gemini, copilot, opencode, cursor-agent, qwen, goose, amp, q, kiro-cli, droid,
      code, cursor, auggie, crush, npx, smithery
    W
    sub = <<-W
      mcp add, mcp remove, mcp add-json, config set, mcp add-from-claude-desktop, plugin install,
      plugin disable, plugin uninstall, hooks disable, extensions install, extensions disable,
      config add, config remove, plugin enable, mcp reset-project-choices, mcp enable, mcp disable,
      extensions enable, extensions uninstall, plugin marketplace, plugin update, permissions allow,
      permissions set, permissions add, trust, hooks uninstall, hooks remove, mcp set, mcp delete,
      mcp update, settings set, mcp import, extensions link, skills install, agents add
    W
  }

  shell {
    program = ["code", "cursor", "code-insiders", "windsurf"]
    flag    = ["--add-mcp"]
  }

  shell {
    program = <<-W
      pkill, killall, kill, systemctl, stop-process, launchctl, taskkill, service, skill,
      stop-service, sc, rc-service, supervisorctl, docker, podman, pm2, net, set-service,
      remove-service, sysctl
    W
    operand = <<-W
      *govc*, **govc**, *claude-hook*, *guardrail*, *policy-gate*, *mcp-proxy*, *mcp-gateway*
    W
    not_sub = <<-W
      status, is-active, show, list, cat, logs, ps, inspect, images, start, is-enabled, query, run,
      build, pull, journal, help
    W
    not_operand = ["status", "query"]
  }

  shell {
    program = ["govc"]
    sub = <<-W
      freeze off, freeze lift, freeze end, keys new, keys add, keys import, keys rm, keys delete,
      keys revoke, keys rotate, keys trust seal, keys trust, policy promote, init, policy review,
      requests approve, requests deny, policy rollback, policy propose, uninstall, disable, stop,
      off, pause, appeal, lock, serve stop, proxy stop, hook remove, hook uninstall, trust
    W
    not_sub = <<-W
      keys list, keys show, trust show, trust list, requests list, policy show, policy list,
      init --help
    W
  }

  shell {
    program = ["pre-commit", "husky", "lefthook", "overcommit", "gitleaks", "trufflehog"]
    sub     = ["uninstall", "remove", "off", "disable"]
    flag    = ["**"]
  }

  shell {
    program = ["pre-commit", "husky", "lefthook", "overcommit"]
    sub     = ["uninstall", "remove", "off"]
  }

  shell {
    program = ["overcommit"]
    flag    = ["--uninstall"]
  }

  shell {
    program = <<-W
      apt, apt-get, npm, brew, pip, go, dpkg, dnf, yum, apk, pacman, snap, cargo, winget, choco
    W
    sub = <<-W
      remove, uninstall, purge, -r, --remove, --purge, del, erase, autoremove, rm, unlink
    W
    operand = ["govc", "govc-hook", "*govc*"]
  }

  shell {
    program = <<-W
      rm, mv, unlink, shred, chmod, truncate, ln, chattr, install, cp
    W
    operand     = ["**/govc-hook", "**/bin/govc", "govc-hook", "**/.govc/**", "**/govc.exe"]
    not_sub     = ["help"]
    not_program = ["cp"]
  }

  call {
    verb = <<-W
      @change, @delete, @create, disable, toggle, bypass, skip, stop, allow, grant, install,
      uninstall, remove, register, pause, deactivate, enable, turn, approve, trust, whitelist,
      allowlist, extend, relax, widen, override, reload
    W
    object     = ["@guardrails.things"]
    not_object = ["@guardrails.about"]
    not_call_head = <<-W
      check, test, doc, docs, guide, linter, status, example, sample, template, lint, log, report,
      level
    W
    not_act_kind = ["request"]
    not_noun = <<-W
      react, frontend, storybook, zapier, make, telephony, acd, five9, talkdesk, workforce,
      callcenter, contact center, call center, call_center, support, lifecycle, zendesk, genesys,
      hr, workday, unity, game
    W
    not_verb = ["list", "get", "show", "describe", "view", "read"]
  }

  # a server that keeps an agent's settings
  mcp {
    server = <<-W
      agent-config, agent_config, agentconfig, agent-settings, agent_settings, agent-policy,
      agent_policy, agent-permissions, agent_permissions, claude-config, claude_config,
      claude-settings, codex-config, mcp-manager, mcp_manager, mcp-hub, mcp-installer, mcp-registry,
      mcp-config, guardrails, guardrail, policy-gate, policygate, policy_gate, agent-gateway,
      agent_gateway, mcp-gateway, govc, agent-admin, agent_admin, agent-control, agentctl,
      tool-gateway, tool_gateway, cursor-config, cursor-settings, agent-guard, agent-rules,
      agent_rules, hooks-manager, agent-hooks, mcp-admin, mcp_admin, claude-admin, claude_admin,
      codex-admin, codex_admin, cursor-admin, cursor_admin, copilot-admin, copilot_admin,
      mcp-gateway-admin, agent-platform-admin
    W
    call_mode = ["change"]
    not_verb = <<-W
      list, get, show, describe, view, read, check, validate, search, evaluate, request, explain
    W
  }

  call {
    act_kind  = ["call"]
    call_mode = ["change"]
    verb      = ["@change", "extend", "relax", "disable", "bypass", "allow"]
    call_name = <<-W
      *allowed_tool*, *tool_allowlist*, *tool_whitelist*, *permission_mode*, *auto_approve*,
      *tool_permission*,
      *approval_mode*, *disallowed_tool*, *denied_tool*, *blocked_tool*, *trusted_tool*,
      *command_allowlist*
    W
    not_noun = <<-W
      expense, invoice, purchase, leave, timesheet, pull request, payment, loan, merge request,
      dependabot, renovate
    W
  }

  # Settings of agents by the name of the setting, whatever tool holds them.
  call {
    act_kind  = ["call"]
    call_mode = ["change"]
    key = <<-W
      auto approve, skip permission, bypass permission, permission mode, approval policy,
      approval mode, allowed tool, blocked command, allowed command, disallowed tool, denied tool,
      allow dangerous, trusted tool, always allow, tool allowlist, mcp server, pre tool use,
      dangerously skip
    W
    not_noun = <<-W
      expense, invoice, purchase, order, leave, timesheet, pull request, payment, loan, request,
      issue, comment, page, message, document, policyholder, merge request
    W
    not_verb = ["create", "get", "list", "search"]
  }

  call {
    verb = <<-W
      @change, disable, remove, delete, toggle, turn, unset, clear, add
    W
    value = <<-W
      key=blockedcommands, key=alloweddirectories, key=allowedcommands, key=*autoapprove*,
      key=*auto_approve*, key=*alwaysallow*, key=chat.tools*, key=chat.agent*, key=chat.mcp*,
      key=*bypasspermissions*, key=permissions*allow*, key=permissions.defaultmode,
      key=approval_policy, key=sandbox_mode, key=*mcpservers*, key=*allowedtools*,
      key=*disallowedtools*, key=hooks*, setting=*autoapprove*, setting=*auto_approve*,
      setting=chat.tools*, setting=permissions*, setting=*bypasspermissions*, section=chat.tools*,
      section=chat.agent*, section=chat.mcp*, mode=bypasspermissions, mode=yolo, permission_mode=*,
      approval_mode=yolo, filesystem=danger-full-access, sandbox=danger-full-access,
      sandbox_mode=danger-full-access, *=pretooluse, *=posttooluse, *=userpromptsubmit,
      *=permissionrequest, name=govc_*, variable=govc_*, variable_name=govc_*, key=govc_*,
      name=husky_skip_hooks, name=claude_code_disable*, name=disable_hooks, name=skip_hooks,
      option=core.hookspath, key=core.hookspath, setting=core.hookspath, name=core.hookspath
    W
    not_noun = <<-W
      issue, comment, page, message, document, react, ticket
    W
    not_verb = ["get", "list", "search", "read"]
  }

  # The gateway, by the name of what is stopped.
  call {
    verb = <<-W
      stop, kill, disable, scale, @delete, pause, mask, suspend, restart, abschalten, detach,
      stoppen, arreter, detener
    W
    value = <<-W
      *=govc, *=govc-*, *=govc.*, *=govc_*, *=mcp-gateway*, *=mcp-proxy*, *=mcp_gateway*,
      *=policy-gate*, *=guardrail*, *=guardrails*, *=claude-hook*, *=agent-gateway*, *=tool-gateway*
    W
    not_value = ["verb=get", "operation=list", "replica=1", "replica=2", "replica=3"]
    not_noun = <<-W
      log, issue, ticket, comment, branch, page, message, alert, file, document, word
    W
  }

  # Servers that keep nothing else, by their verb alone.
  mcp {
    server = <<-W
      *leitplanke*, *garde_fou*, *garde-fou*, *agent_regel*, *agentenregel*, *agent-regel*,
      *reglas_agente*, *regles_agent*, *barandilla*, agent_sandbox,
      agent-sandbox, sandbox_config, sandbox-config, assistant_config, assistant-config,
      tool_policy, tool-policy, mcp_registry, agent_approvals, agent-approvals, hook_manager,
      hook-manager, agent_harness, agent-harness, agent_runtime_config, agent_profile,
      guardrail_admin, guardrail-admin, guardrails_admin, guardrails-admin, policy_engine_agent,
      agent_firewall, agent-firewall, llm_guard, llm-guard, nemo_guardrails
    W
    call_mode = ["change"]
    not_verb = <<-W
      list, get, show, describe, view, read, check, validate, search, evaluate, request, explain,
      run, call, execute, invoke, test, scan, complete, infer, generate, chat, classify
    W
  }

  mcp {
    server = <<-W
      hooks, agent_hooks, claude_hooks, claude-hooks, codex, claude, cursor, kiro, cline, agent,
      assistant, approvals, permissions_agent, harness
    W
    call_object = <<-W
      hook, permission, auto, all tool, tool, approval, sandbox, rule, guard, mode
    W
    verb = <<-W
      disable, remove, delete, trust, set, update, bypass, skip, approve, allow, grant, turn,
      enable, clear
    W
    not_call_object = <<-W
      @guardrails.about, react, task, order, expense, invoice, leave
    W
    not_verb = ["list", "get", "show", "read"]
  }

  call {
    name = <<-W
      trust_all_tool, set_auto_approve, enable_auto_approve, auto_approve_all, bypass_permission,
      skip_permission, disable_sandbox, disable_guardrail, disable_guardrails, disable_hook,
      disable_all_hook, set_permission_mode, enable_yolo_mode, set_approval_policy,
      set_approval_mode, disable_safety_filter
    W
  }

  shell {
    program = ["export", "setx", "set", "declare"]
    operand = [
      "CLAUDE_CODE_DISABLE**",
      "CLAUDE_CODE_SKIP**",
      "DISABLE_HOOKS=**",
      "CLAUDE_CODE_SIMPLE=**",
      "PRE_COMMIT=0",
      "NO_VERIFY=1",
    ]
  }

  shell {
    program = ["cursor-agent", "agent"]
    flag    = ["-f", "--force"]
    not_sub = ["login", "status", "ls"]
  }
}

# Settings in which agents' rights and hooks stand, in any file of an editor; and lines that turn hooks off.
shape "agent-setting" {
  class   = "agent-setting"
  pattern = "(?i)(?:autoapprove|auto[-_.]?approve|alwaysallow|always[-_]allow|bypasspermissions|skippermissions|chat\\.tools|chat\\.agent|chat\\.mcp|mcpservers|mcp\\.servers|claudecode\\.|claude-code\\.|copilot\\.chat\\.agent|yolo|allowedcommands|autorun|cline\\.|terminal\\.autoapprove|security\\.workspace\\.trust|agent\\.(?:allow|permission|tool))"
}

shape "guardrail-off" {
  class   = "guardrail-off"
  pattern = "(?:--dangerously-skip-permissions|--dangerously-bypass-approvals-and-sandbox|--yolo\\b)|\\b(?:HUSKY=0|HUSKY_SKIP_HOOKS=|LEFTHOOK=(?:0|false)|--dangerously-skip-permissions|--dangerously-bypass-approvals-and-sandbox|OVERCOMMIT_DISABLE=|PRE_COMMIT_ALLOW_NO_CONFIG=|GOVC_[A-Z]+=)"
}

set "guardrails.things" {
  words = <<-W
    agent setting, agent permission, hook, mcp server, guardrail, agent rule, agent tool,
    permission mode, claude setting, agent config, agent configuration, agent policy, agent hook,
    allowed tool, tool permission, govc, policy gate, approval mode, system prompt, guardrail rule,
    tool server, mcp configuration, mcp config, mcp tool, tool policy, tool access,
    agent instruction, permission prompt, claude configuration, claude hook, codex configuration,
    hook script, hook configuration, tool allowlist, command allowlist, allow list tool,
    agent guardrail, agent sandbox, sandbox mode, auto approve, auto approval, agent capability,
    agent scope, skill, agent skill, agent memory rule, policy bundle, trust file, pre commit,
    commit hook, git hook, safety filter, safety setting, content filter, denied command,
    blocked command, command filter, tool filter, regel agent, agentenregel, agenten regel,
    leitplanke, garde fou
  W
}

set "guardrails.about" {
  words = <<-W
    webhook, git hook docs, react, test, react hook, comment, issue, note, page, repo hook,
    repository hook, ticket, customer, message, support agent, service hook, web hook, call agent,
    sales agent, skill level, employee skill, candidate, person, user, course, training,
    lifecycle hook, project hook, build hook, deploy hook, post, document, organisation hook,
    hook url, release, article, resume, talent, invoice, email, channel, call center, call_center,
    asg, lifecycle, schedule, shift
  W
}

# What makes a log's keep longer or more complete.
concept "strengthening a log" {
  kind = "state"

  shell {
    when = "shell.option matches '(?i)(retention|days)[a-z-]*=([3-9][0-9][0-9]|[0-9]{4,})d?$' or shell.flag in ['--is-multi-region-trail', '--enable-log-file-validation', '--is-organization-trail', '--include-global-service-events', '--kms-key-id']"
  }

  call {
    when = "call.value matches '(retention|day|tage|jour|dia|age|ttl)[a-z_]*=([3-9][0-9][0-9]|[0-9]{4,})d?$'"
  }
}

concept "deleting audit logs" {
  kind   = "action"
  object = "never"
  also = <<-W
    editing audit logs, pausing audit logs, deleting its own logs, editing its own logs,
    pausing its own logs, redirecting its own logs, tampering with logs, deleting logs,
    changing audit logs, redirecting audit logs, deleting or editing logs,
    tampering with audit logs, disabling audit logs, disabling audit logging,
    turning off audit logs, turning off audit logging, pausing audit logging,
    stopping audit logging, tampering with audit trails, clearing audit logs
  W
  includes = ["tampering with logs by other tools"]
  unknown  = "false"

  file {
    op    = ["write", "append", "edit", "delete", "move"]
    class = ["audit", "history"]
  }

  # where an audit log goes, or whether there is one, set to nothing
  call {
    verb = [
      "set",
      "configure",
      "update",
      "change",
      "edit",
      "modify",
      "put",
      "patch",
      "apply",
    ]
    not_noun = [
      "npm",
      "yarn",
      "pnpm",
      "package",
      "dependency",
      "lighthouse",
      "seo",
      "accessibility",
    ]
    not_env_target = ["local"]
    mode           = ["change", "unknown"]
    when           = "any(call.args, .key matches '(?i)(^|[._])(audit|p_4_audit|audit_?(log|trail|file|path|destination|sink|dir))$' and .value matches '(?i)^(/dev/null|nul|none|off|false|0|disabled?|null)$')"
  }

  # a log of audits put in order by deleting its files
  call {
    noun = ["audit log", "audit trail", "security log", "audit record", "audit file"]
    mode = ["read", "change", "unknown"]
    when = "any(call.args, .key matches '(?i)^(delete|purge|remove|drop|discard|truncate)(_(old|all|the|archived))?(_(files?|logs?|entries|records?|data|source|events?))?$' and .value in ['true', 'yes', '1', 'X', 'x'])"
  }

  # shell history switched off for the sessions to come
  file {
    op         = ["write", "append", "edit"]
    class      = ["profile", "startup", "persistence", "shell-profile"]
    data_class = ["history-off"]
  }

  shell {
    program = <<-W
      systemctl, service, rc-service, launchctl, stop-service, net, sc, kill, pkill, killall,
      set-service, skill, stop-process, taskkill, initctl, svcadm, rc-update, chkconfig,
      update-rc.d, sv, s6-svc, supervisorctl, auditpol, nssm, remove-service, suspend-service
    W
    operand = ["@loggers"]
    not_sub = <<-W
      status, start, restart, enable, is-active, show, list, reload, is-enabled, cat, logs, ps,
      inspect, run, build, pull, images, exec, query, unmask, list-units, daemon-reload, qc, top,
      stats
    W
    not_operand = <<-W
      status, start, restart, reload, query, -HUP, -0, -USR1, -USR2
    W
    not_flag = <<-W
      -HUP, -0, -USR1, -USR2, -l, -1, --help
    W
  }

  shell {
    program    = ["auditctl"]
    flag       = ["-e", "-D", "-d", "-W", "-r", "-f"]
    not_option = ["-e=1", "-e=2"]
  }

  shell {
    program = ["auditctl"]
    option  = ["-e=0"]
  }

  shell {
    program  = ["history"]
    flag     = ["-c", "-d", "-w", "-cw", "-r"]
    not_flag = ["-r"]
  }

  shell {
    program = ["history", "clear-history", "clear-psreadlinehistory"]
    flag = <<-W
      -c, -d, -w, -cw, -wc, -Count, -count
    W
  }

  shell {
    program = ["clear-history", "set-psreadlineoption"]
    not_flag = [
      "-EditMode",
      "-editmode",
      "-PredictionSource",
      "-predictionsource",
      "-Colors",
      "-BellStyle",
    ]
  }

  shell {
    program = <<-W
      unset, export, set, declare, readonly, fc, setopt, unsetopt, typeset, local
    W
    operand = <<-W
      HISTFILE, HISTFILE=, HISTFILE=/dev/null, HISTFILE=**, HISTSIZE, HISTSIZE=0, HISTFILESIZE=0,
      HISTSIZE=, HISTCONTROL=ignore**, HISTIGNORE=**, history, SAVEHIST=0, HISTCONTROL,
      MYSQL_HISTFILE=/dev/null, PSQL_HISTORY=/dev/null, LESSHISTFILE=-, NODE_REPL_HISTORY=,
      +o history
    W
    not_operand = <<-W
      HISTSIZE=1*, HISTSIZE=5*, HISTSIZE=2*, HISTCONTROL=ignoredups, HISTFILE=~/**,
      HISTFILE=/home/**, HISTFILE=/Users/**
    W
  }

  shell {
    program = ["set"]
    option  = ["+o=history"]
  }

  shell {
    program = ["set"]
    flag    = ["+o"]
    operand = ["history"]
  }

  shell {
    env = <<-W
      HISTFILE=/dev/null, HISTFILE=, HISTSIZE=0, HISTFILESIZE=0, SAVEHIST=0,
      MYSQL_HISTFILE=/dev/null, PSQL_HISTORY=/dev/null, HISTCONTROL=ignorespace
    W
  }

  shell {
    program = ["journalctl"]
    flag    = ["--vacuum-size", "--vacuum-time", "--vacuum-files", "--rotate"]
  }

  shell {
    program = ["wevtutil", "wevtutil.exe"]
    operand = ["cl", "clear-log", "sl", "set-log", "um", "uninstall-manifest"]
  }

  shell {
    program = <<-W
      clear-eventlog, remove-eventlog, limit-eventlog, clear-winevent, disable-pstrace,
      remove-winevent, set-adminauditlogconfig, set-mailboxauditbypassassociation,
      set-unifiedauditlogretentionpolicy, remove-unifiedauditlogretentionpolicy,
      disable-organizationcustomization, auditpol
    W
    not_operand = ["/get", "/list", "/backup"]
    not_sub     = ["/get", "/list"]
  }

  shell {
    program = ["fsutil"]
    sub     = ["usn"]
    operand = ["deletejournal"]
  }

  shell {
    program = ["logrotate"]
    flag    = ["-f", "--force"]
    operand = ["**audit**", "**auth**", "**syslog**", "/etc/logrotate.conf"]
  }

  shell {
    program     = ["utmpdump", "wtmpclean", "bleachbit", "logtamper", "cloud-init", "ausearch"]
    flag        = ["-r", "--clean", "--logs"]
    not_program = ["ausearch"]
  }

  # names of stores of audit logs: buckets, tables, indices, streams
  call {
    verb = <<-W
      @delete, rb, rm, overwrite, truncate, disable, expire, empty
    W
    value = ["@auditlogs"]
    not_call_object = <<-W
      filter, view, search, bookmark, selection, finding, report, draft
    W
    not_verb = ["list", "get", "describe", "download", "copy", "export"]
  }

  shell {
    is_not = ["strengthening a log"]
    program = <<-W
      aws, gsutil, gcloud, az, s3cmd, mc, rclone, kubectl, kafka-topics, kafka-topics.sh, bq, curl,
      docker, elasticdump, s5cmd, b2, azcopy
    W
    sub = <<-W
      s3 rm, s3 rb, rm, rb, storage rm, storage buckets delete, delete, purge, deletefile, del,
      remove, s3api delete-object, s3api delete-objects, s3api delete-bucket, storage blob delete,
      storage blob delete-batch, storage container delete, sync, mv, logging logs delete,
      logging sinks delete, logging buckets delete, logging sinks update, logging buckets update,
      logs delete-log-group, logs delete-log-stream, logs put-retention-policy, volume rm,
      logs delete-retention-policy
    W
    operand = ["@auditlogs.paths"]
    not_sub = ["sync", "mv"]
  }

  shell {
    is_not  = ["strengthening a log"]
    program = ["gcloud"]
    sub = <<-W
      logging logs delete, logging sinks delete, logging buckets delete, logging sinks update,
      logging buckets update, logging settings update, logging views delete
    W
  }

  shell {
    is_not  = ["strengthening a log"]
    program = ["aws"]
    sub = <<-W
      cloudtrail stop-logging, cloudtrail delete-trail, cloudtrail update-trail,
      cloudtrail put-event-selectors, cloudtrail delete-event-data-store,
      cloudtrail stop-event-data-store-ingestion, logs delete-log-group, logs delete-log-stream,
      logs put-retention-policy, logs delete-subscription-filter, logs delete-delivery,
      ec2 delete-flow-logs, configservice stop-configuration-recorder,
      configservice delete-configuration-recorder, configservice delete-delivery-channel,
      guardduty delete-detector, guardduty update-detector, guardduty stop-monitoring-members,
      securityhub disable-security-hub, wafv2 delete-logging-configuration,
      route53 delete-query-logging-config, s3api delete-bucket-logging, macie2 disable-macie,
      accessanalyzer delete-analyzer, detective delete-graph, inspector2 disable,
      cloudwatch disable-alarm-actions, securitylake delete-data-lake, rds stop-activity-stream,
      eks update-cluster-config, cloudtrail update-event-data-store, cloudtrail remove-tags
    W
    not_option = <<-W
      --retention-in-days=365, --retention-in-days=400, --retention-in-days=545,
      --retention-in-days=731, --retention-in-days=1096, --retention-in-days=1827,
      --retention-in-days=2192, --retention-in-days=2557, --retention-in-days=2922,
      --retention-in-days=3288, --retention-in-days=3653
    W
    not_sub = [
      "eks update-cluster-config",
      "cloudtrail remove-tags",
      "guardduty update-detector",
    ]
  }

  shell {
    program = ["az"]
    sub = <<-W
      monitor diagnostic-settings delete, monitor diagnostic-settings update,
      monitor log-profiles delete, monitor log-profiles update,
      monitor log-analytics workspace delete, monitor log-analytics workspace table update,
      monitor log-analytics workspace update, monitor activity-log alert delete,
      sentinel data-connector delete, network watcher flow-log delete,
      monitor data-collection rule delete, sql server audit-policy update,
      sql db audit-policy update
    W
    not_option = ["--state=Enabled"]
  }

  shell {
    is_not  = ["strengthening a log"]
    program = ["az"]
    sub = <<-W
      monitor log-analytics workspace, monitor log-analytics workspace table,
      monitor diagnostic-settings, monitor log-profiles, monitor data-collection rule,
      network watcher flow-log, sentinel data-connector, sql server audit-policy,
      sql db audit-policy
    W
    operand    = ["update", "delete"]
    not_option = ["--state=Enabled"]
  }

  call {
    is_not = ["strengthening a log"]
    verb = <<-W
      @delete, stop, disable, pause, update, edit, put, set, modify, mute, reduce, shorten, suspend,
      exclude, patch, redirect, turn, change, deactivate, overwrite, replace, alter, rewrite,
      redact, expire, rotate, detach, unsubscribe, kill, abschalten, deaktivieren, kuerzen, kurzen,
      aendern, andern, anhalten, desactiver, desactivar, pausar, suspendre, modifier, modificar,
      vider, vaciar, leeren, remove, reset, unset, switch, off
    W
    object        = ["@auditlogs.things"]
    not_sql_shape = ["additive", "temporary"]
    not_noun = <<-W
      toggl, tempo, clockify, harvest, strava, fitness, garmin, fitbit, nutrition, myfitnesspal,
      seo,
      lighthouse, accessibility, a11y, website, gym, workout, npm,
      hubspot, peloton
    W
    not_object = <<-W
      build log, changelog, blog, test log, unit test, test suite, work log, worklog, time log, catalog, dialog, food,
      catalogue, call log, report, alert, dashboard, metric, travel, trail map, comment, ticket,
      query, meal, audit finding, audit plan, audit task, audit schedule, audit report,
      audit checklist, internal audit, audit request, seo audit, dependency audit, security audit
    W
    not_verb = <<-W
      create, get, list, search, query, export, download, tail, enable, read, describe, archive
    W
  }

  # what a stream, an index or a store is for, beside how long it keeps or whether it takes in
  call {
    is_not = ["strengthening a log"]
    verb   = ["update", "set", "change", "edit", "patch", "put", "modify", "configure"]
    when   = "any(call.args, .key in ['purpose', 'kind', 'type', 'category', 'class'] and .value in ['audit', 'audit_log', 'audit-log', 'security', 'compliance']) and any(call.args, .key matches '(?i)(keep|retention|ttl|ingest|enabled|active|collect)')"
  }

  # switched off by an argument
  call {
    object = <<-W
      audit log, audit logging, audit trail, audit event, audit sink, audit stream, security log,
      activity log, log forwarding, session recording, security audit, audit profile, audit filter,
      audit configuration, audit policy
    W
    not_object = [
      "audit job",
      "audit check",
      "audit workflow",
      "audit scan",
      "audit step",
      "audit task",
      "audit plan",
      "audit report",
      "audit schedule",
      "audit checklist",
      "dependency audit",
    ]
    value = <<-W
      enabled=false, active=false, enable=false, state=off, status=disabled, state=disabled,
      logging=false, mode=off, paused=true, disabled=true, enabled=0, is_enabled=false, aktiv=false,
      recording=off, status=off, status=paused, state=paused
    W
    not_verb = ["list", "get", "search", "query", "export"]
  }

  # loggers that run in a cluster
  shell {
    program = ["kubectl", "oc", "kubecolor", "helm", "nomad"]
    sub     = ["delete", "delete *", "uninstall", "delete *"]
    operand = <<-W
      @loggers, *fluent*, */fluent*, */falco*, *auditbeat*, */promtail*, *filebeat*, */vector
    W
  }

  shell {
    program = ["kubectl", "oc", "kubecolor"]
    sub     = ["scale", "scale *"]
    operand = <<-W
      @loggers, *fluent*, */fluent*, */falco*, */promtail*, *filebeat*, */vector
    W
    option = ["--replicas=0"]
  }

  # how long what keeps the log keeps it
  http {
    method = ["PUT", "POST", "DELETE", "PATCH"]
    path = <<-W
      **/_ilm/policy/*audit*, **/_plugins/_ism/policies/*audit*, **/_slm/policy/*audit*,
      **/_data_stream/*audit*/_lifecycle, **/_index_template/*audit*
    W
  }

  # a procedure that empties the log
  sql {
    verb = ["call"]
    when = "call.verb in ['clean', 'clear', 'purge', 'truncate', 'drop', 'delete', 'disable', 'flush'] and call.noun in ['audit trail', 'audit log', 'audit event', 'audit record', 'audit policy', 'unified audit', 'audit table']"
  }

  # one entry of a server that keeps the log
  call {
    verb = <<-W
      @delete, update, edit, modify, overwrite, redact, change, alter, loeschen, loschen, aendern,
      supprimer, modifier, eliminar, modificar
    W
    object = <<-W
      entry, record, event, line, log, item, row, history
    W
    noun = <<-W
      audit log, audit, audit trail, auditlog, cloudtrail, siem, security log, pruefprotokoll,
      decision log, compliance
    W
    not_object = <<-W
      finding, report, plan, task, checklist, request, schedule, calendar
    W
    not_noun = <<-W
      energy, energy_audit, seo, lighthouse, accessibility, internal_audit, quality, committee,
      inspection, stock, inventory,
      fahrtenbuch
    W
    not_verb = ["list", "get", "search", "export", "create"]
  }

  # the same by a plainer word
  call {
    is_not = ["strengthening a log"]
    verb = <<-W
      @delete, stop, disable, pause, mute, reduce, shorten, suspend, deactivate, purge, truncate,
      turn, loeschen, loschen, supprimer, eliminar
    W
    object = <<-W
      log, logging, trail, retention, log index, log table, log file, log entry, log record,
      event log, log data, syslog, log level, log archive, protokoll, log source, log forwarder,
      log shipper
    W
    not_object = <<-W
      build log, changelog, blog, test, work log, worklog, time log, catalog, dialog, food,
      catalogue, call log, note, report, alert, dashboard, metric, travel, trail map, issue,
      comment, ticket, message, meal, chat log, library log, cache, debug log, job log, run log,
      pipeline log, query log, slow log, local log, task log, workflow log, log out, mail log,
      log level, sleep log, log in, activity entry, water, exercise, weight, training, trail run,
      hiking, deploy log, dev log, customer log, render
    W
    not_env_name = ["dev", "local", "test", "development"]
    not_noun = <<-W
      debug, expo, metro, browser, chrome, devtools, logcat, adb, flutter, simulator, toggl, tempo,
      clockify, harvest, strava, fitness, gym, workout, diet, garden, github action, gitlab ci,
      jira, nutrition
    W
    not_verb = <<-W
      create, get, list, search, query, export, download, tail, enable, read
    W
    act_kind = ["call", "request"]
  }

  call {
    verb = <<-W
      update, set, put, change, modify, patch, edit, create, reduce, shorten, lower
    W
    object = <<-W
      retention, log retention, retention policy, log group, retention period, log analytic,
      log stream, log bucket, retention day, aufbewahrung, index retention, log policy
    W
    is_not = ["strengthening a log"]
    key = <<-W
      retention, retention day, retention time, retention period, retention in, day, in day, ttl,
      expiration, max age, retention hour, tage, age
    W
    not_object = <<-W
      backup retention, data retention request, snapshot, backup, customer retention,
      employee retention, user retention, metric, trace, topic, message, queue, artifact, build,
      metric store, employee survey
    W
    not_noun = <<-W
      backup, metric, snapshot, prometheus, employee, artifact, queue, kafka, churn
    W
  }

  mcp {
    server = <<-W
      splunk, elastic, elasticsearch, opensearch, sumologic, loki, graylog, datadog, humio,
      logscale, sentinel
    W
    when = "any(call.args, .value matches '(?i)(\\\\|\\\\s*delete\\\\b|(audit|log|security|siem|auth|event)[^ /]*/_delete_by_query)')"
  }

  http {
    method = ["POST", "DELETE", "PUT"]
    path = <<-W
      **audit*/_delete_by_query, **audit**/_delete_by_query, **/audit-log**, **/audit_log**,
      **/auditlog**, **/audit-trail**, **/audit-events**, **/auditlogs**, **/audit, **/audit/**,
      /audit-*, /audit_*, /auditbeat-*, /logs-audit**, /*-audit-*, /security-auditlog**
    W
    not_path = [
      "**/export**",
      "**/search**",
      "**/_search**",
      "**/query**",
      "**/audit/run**",
      "**/security/audits**",
    ]
    when = "http.method == 'DELETE' or http.method == 'PUT' or http.path contains '_delete_by_query' or http.path endsWith 'disable' or http.path endsWith 'purge' or http.path endsWith 'pause' or http.path endsWith 'stop'"
  }

  sql {
    verb = ["delete", "truncate", "drop", "update", "alter"]
    table = <<-W
      audit, audit log, audit trail, audit event, audit record, audit entry, access log,
      login history, security log, security event, activity log, event log, systemprotokoll,
      simple history, login event, login attempt, auth event, access event, admin event,
      admin action,
      stream activity, user activity, activity stream, security alert, wsal occurrence,
      wsal metadata,
      journal connexion, trace audit, registro auditoria, bitacora, sign in log, signin log,
      watchdog,
      pruefprotokoll, zugriffsprotokoll, aenderungsprotokoll, sicherheitsprotokoll, aud, fga log,
      admin log, history log, change log audit, login log, auth log, journal audit, auditlog,
      pgaudit, general log, server audit
    W
    not_shape = ["additive", "temporary"]
  }

  # settings of databases
  sql {
    verb = <<-W
      alter, set, modify, drop, create, call, other, unread, update, delete
    W
    data_class = ["audit-setting"]
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      set, update, execute, run, alter, modify, change, configure, patch, disable, edit, query
    W
    data_class = ["audit-setting"]
    not_object = <<-W
      file, issue, comment, page, message, document, note
    W
  }

  # A server that keeps nothing else: the verb alone says it.
  mcp {
    verb = <<-W
      @delete, stop, disable, pause, suspend, deactivate, mute, suppress, compact, shorten,
      overwrite, redact, rewrite, kill, anhalten, abschalten, deaktivieren, desactiver, desactivar,
      pausar, suspendre, detener, rotate, exclude, expire
    W
    server = <<-W
      *audit*, *siem*, *pruefprotokoll*, *protokollierung*, *zugriffsprotokoll*,
      *revisionsprotokoll*, *aenderungsprotokoll*, *systemprotokoll*, *sicherheitsprotokoll*,
      *bitacora*, *auditoria*, *cloudtrail*, *syslog*, *session_record*, *session-record*,
      *sessionrecord*, *journaux*, *journalisation*, *compliance_log*, *compliance-log*,
      *decision_log*, *decision-log*, *security_log*, *security-log*, *securitylog*, *trail_keeper*,
      *event_journal*, *log_archive*, *log-archive*, *logarchiv*, *access_log*, *access-log*,
      *revision*log*, *worm*log*
    W
    not_server = <<-W
      *internal_audit*, *internal-audit*, *audit_plan*, *audit-plan*, *seo*, *lighthouse*,
      *accessibility*, *dependency*, *npm*, *a11y*, *website*, *auditor_desk*, *audit_manage*,
      *audit-manage*, *sitzungsprotokoll*, *protokolle_sitzung*, *meeting*, *energy*, *energie*,
      *finding*, *audit_committee*, *quality*, *inventory*, *stock*, *safety_audit*
    W
    not_call_object = <<-W
      finding, report, plan, task, checklist, schedule, case, rule, alert, alarm, dashboard, search,
      saved search, user, ticket, comment, engagement, workpaper, questionnaire, note, webhook,
      token, query, watchlist, incident, notable, notification, view, widget, job, session, draft,
      tag, label, panel, member, bookmark, filter, request, meeting, timer, scan, host, process,
      attachment, stop scan, agenda
    W
  }

  # Feeds and collectors of a SIEM.
  mcp {
    verb = <<-W
      suppress, pause, disable, stop, mute, exclude, drop, @delete, suspend, detach, disconnect,
      deactivate, off, abschalten, deaktivieren, desactivar, desactiver, kill
    W
    noun = <<-W
      siem, splunk, sentinel, qradar, elastic, elasticsearch, opensearch, graylog, chronicle,
      sumologic, sumo logic, logscale, humio, exabeam, securonix, wazuh, arcsight, loki,
      observability, datadog, panther, logging, secops, soc
    W
    call_object = <<-W
      event, ingestion, ingest, connector, source, log source, data source, feed, collector,
      forwarder, hec token, input, log, sensor, log collection, data input, sourcetype,
      ingest pipeline, detector, audit
    W
    not_call_object = <<-W
      calendar event, alert, dashboard, saved search, search, user, index template, test event,
      debug log, log level, build log, schema
    W
  }

  # Events of sign-in services.
  call {
    verb = <<-W
      @delete, disable, stop, pause, leeren, vider, vaciar, update, set, configure, off
    W
    noun = <<-W
      keycloak, auth0, okta, entra, fusionauth, zitadel, authentik, ping, onelogin, jumpcloud,
      vault, teleport, cyberark, boundary, bastion, pam, beyondtrust, strongdm, wallix, guacamole
    W
    object = <<-W
      event, admin event, login event, user event, event configuration, event setting,
      event listener, recording, session recording, system log, log stream, audit, session log,
      video record, keystroke log, audit device, audit backend
    W
    not_object = ["event hook", "ticket", "note", "message", "hook"]
    not_verb   = ["create", "enable", "list", "get", "start"]
  }

  # Loggers by the name of what is stopped, deleted or turned down.
  call {
    verb = <<-W
      stop, disable, mask, kill, @delete, uninstall, pause, scale, suspend, terminate, abschalten,
      deaktivieren, anhalten, stoppen, arreter, detener, desactivar, desactiver
    W
    value = <<-W
      *=auditd, *=auditd.service, *=rsyslog*, *=syslog-ng*, *=syslog, *=fluent-bit*, *=fluentbit*,
      *=fluentd*, *=filebeat*, *=auditbeat*, *=winlogbeat*, *=falco*, *=osquery*, *=wazuh*,
      *=promtail*, *=splunkforwarder*, *=splunk-forwarder*, *=sysmon*, *=systemd-journald*,
      *=falcon-sensor*, *=elastic-agent*, *=eventlog, *=tetragon*, *=amazon-cloudwatch-agent*,
      *=nxlog*, *=td-agent*, *=journald*, *=audit-logger*, *=audit-forwarder*, *=audit-sidecar*,
      *=log-shipper*, *=audit-agent*
    W
    not_value = <<-W
      replica=1, replica=2, replica=3, kind=pod, kind=job, resource=pod, resource_type=pod
    W
    not_noun = ["pod", "dashboard", "alert", "issue", "ticket", "snapshot"]
  }

  # What is set for the audit log's own logger, level or sink.
  call {
    verb = <<-W
      set, update, put, modify, patch, change, configure, edit, apply, replace
    W
    value = <<-W
      logger=*audit*, category=*audit*, sink=*audit*, stream=*audit*, name=*audit*, log=*audit*,
      appender=*audit*, module=*audit*, target=*audit*, topic=*audit*, index=*audit*,
      bucket=*audit*, log_group=*audit*, log_group_name=*audit*, source=*audit*, table=*audit*,
      setting=*audit*, key=*audit*, parameter=*audit*, config=*audit*, option=*audit*,
      name=*cloudtrail*, bucket=*cloudtrail*
    W
    when = "call.value matches '^([a-z]+_)*(level|enabled|disabled|active|state|status|value|policy|mode|retention|retention_days?|days|ttl|retention_ms|versioning|data_policy|expiration_days?)=(off|false|none|disabled|suspended|fatal|critical|0|1|2|3|7|level: none.*|true|null|paused)$' and not (call.value matches '^([a-z]+_)*(enabled|active)=true$')"
    not_noun = <<-W
      report, finding, plan, dashboard, issue, ticket, page, task, document, test
    W
    not_verb = ["create", "get", "list"]
  }

  # A search of the logs' folder that deletes what it finds.
  file {
    op            = ["list", "read", "delete"]
    shell_program = ["find", "gfind", "fd", "fdfind"]
    shell_flag    = ["-delete"]
    path          = ["/var/log", "/var/log/**", "/var/audit/**", "/var/ossec/**"]
  }

  shell {
    program = ["dmesg"]
    flag    = ["-C", "--clear"]
  }

  shell {
    program = ["splunk"]
    sub = [
      "clean",
      "clean eventdata",
      "remove index",
      "disable index",
      "remove forward-server",
      "remove monitor",
    ]
  }

  shell {
    program = <<-W
      kafka-topics, kafka-topics.sh, kafka-configs, kafka-configs.sh, kafka-delete-records.sh, rpk,
      kaf
    W
    when = "(shell.flag in ['--delete', '--alter'] or shell.sub matches '^(topic delete|topic alter|topic trim)') and (shell.option matches '(?i)[=_.-](audit|cloudtrail|siem)' or shell.operand matches '(?i)(^|[_.-])(audit|siem)([_.-]|$)')"
  }

  shell {
    program = ["aws"]
    sub = [
      "s3api put-bucket-lifecycle-configuration",
      "s3api put-bucket-lifecycle",
      "s3api put-bucket-versioning",
      "s3api delete-bucket-policy",
      "s3api put-object-lock-configuration",
      "cloudtrail deregister-organization-delegated-admin",
    ]
    when = "shell.option matches '(?i)=[^ ]*(audit|cloudtrail|flow-?logs|access-logs|security-logs|awslogs)'"
  }

  shell {
    is_not = ["strengthening a log"]
    program = <<-W
      psql, mysql, mariadb, sqlcmd, sqlplus, mongosh, vsql, snowsql
    W
    data_class = ["audit-setting"]
  }

  call {
    verb = <<-W
      @delete, stop, disable, pause, update, edit, put, set, modify, suspend, patch, deactivate
    W
    object = ["trail"]
    is_not = ["strengthening a log"]
    noun = <<-W
      cloudtrail, aws, audit, security, actiontrail, log, logging, cloud, compliance, cloud trail,
      boto3, siem
    W
    not_verb = ["create", "get", "list", "describe", "start"]
  }

  call {
    name = <<-W
      turn_off*record*, turn_off*audit*, switch_off*audit*, turn_off*log, turn_off*logging,
      switch_off*log, switch_off*logging, *_log_off, *_logging_off, *_audit_off, audit_off,
      logging_off, stop_recording_session, turn_off_trail, log_off_table
    W
    noun = <<-W
      audit, record, recording, log, logging, trail, session, bastion, teleport, change log
    W
    not_noun = ["screen", "meeting", "zoom", "video", "debug", "console"]
  }

  call {
    verb = ["add", "create", "set", "update"]
    object = <<-W
      exclusion filter, drop filter, drop rule, exclusion, exclude rule, exclusion rule,
      filter exclude
    W
    value = ["*=*audit*", "*=*security*", "*=*siem*", "*=user:agent*", "*=actor:agent*"]
  }
}

# Settings by which databases and servers keep an audit log.
shape "audit-setting" {
  class   = "audit-setting"
  pattern = "(?i)(?:\\bpgaudit\\.log\\w*\\s*(?:=|to\\b)\\s*'?(?:none|''|off|\\s*$)|\\b(?:audit_log_policy|server_audit_logging|audit_trail|general_log|log_connections|log_disconnections|audit_sys_operations|auditlog\\.enabled|audit_log_enabled|xpack\\.security\\.audit\\.enabled)\\b\\s*['\"]?\\s*(?:=|:|to\\b)\\s*['\"]?(?:none|off|false|0|disabled)|\\blog_statement\\s*(?:=|to\\b)\\s*'?none|\\bnoaudit\\s+\\w+|\\b(?:drop|alter)\\s+(?:server|database)\\s+audit\\b|\\buninstall\\s+(?:plugin|component)\\s+['\"]?\\w*audit|\\bdrop\\s+extension\\s+(?:if\\s+exists\\s+)?pgaudit|\\bdisable\\s+trigger\\s+\\w*(?:audit|log)|\\bdrop\\s+trigger\\s+(?:if\\s+exists\\s+)?[\\w.\"]*audit|\\bset\\s+log_statement|\\bsql_log_bin\\s*=\\s*0)"
}

shape "history-off" {
  class   = "history-off"
  pattern = "(?:\\bunset\\s+HIST|\\bHISTFILE=(?:/dev/null|\"\"|''|\\s|$)|\\bHIST(?:FILE)?SIZE=0\\b|\\bset\\s+\\+o\\s+history|\\bSAVEHIST=0|\\bln\\s+-s\\w*\\s+/dev/null\\s+\\S*_history|\\bhistory\\s+-c\\b|SaveNothing)"
}

# Services that keep logs for an audit.
set "loggers" {
  words = <<-W
    auditd, auditd.service, rsyslog, rsyslog.service, rsyslogd, syslog, syslog.socket, syslog-ng,
    syslogd, systemd-journald, systemd-journald*, journald, fluentd, fluent-bit, fluentbit,
    td-agent, td-agent-bit, filebeat, auditbeat, winlogbeat, journalbeat, osqueryd, osquery*, falco,
    falco*, vector, promtail, cloudwatch-agent, amazon-cloudwatch-agent*, wazuh*, wazuh-agent,
    ossec*, eventlog, EventLog, otelcol, otelcol*, datadog-agent, datadog*, sysmon, Sysmon*,
    splunkd, splunk*, SplunkForwarder, google-fluentd, google-cloud-ops-agent, nxlog, logstash,
    alloy, grafana-agent, snmptrapd, crowdstrike*, falcon-sensor, sysdig*, auditd*, rsyslog*,
    com.apple.auditd, com.apple.syslogd, system/com.apple.auditd, system/com.apple.syslogd,
    elastic-agent, elastic-agent*, newrelic-infra, sumologic*, audisp*, audit, cloudtrail*,
    tetragon, tracee, snoopy, acct, psacct, **auditd**, aide*, tripwire*, *syslog*, *fluent*
  W
}

# Names of stores of audit logs, as values of arguments and as paths.
set "auditlogs" {
  words = <<-W
    *=*cloudtrail*, *=*audit-log*, *=*audit_log*, *=*auditlog*, *=*audit-trail*, *=*audit_trail*,
    *=*audittrail*, *=*-audit, *=*_audit, *=audit-*, *=audit_*, *=audit, *=*access-logs*,
    *=*flow-logs*, *=*flowlogs*, *=**/audit/**, *=*.audit, *=*audit-events*, *=*audit_events*,
    *=*security-logs*, *=*securitylog*, *=*auditevent*, *=*siem*
  W
}

set "auditlogs.paths" {
  words = <<-W
    **cloudtrail**, **audit-log**, **audit_log**, **auditlog**, **audit-trail**, **audit_trail**,
    **-audit, **-audit/**, **_audit, **/audit/**, **/audit-*, audit-*, audit_*, **access-logs**,
    **flow-logs**, **AWSLogs**, **security-logs**, **cloudaudit**, **audit-events**, **auditevent**,
    **-siem**
  W
}

set "auditlogs.things" {
  words = <<-W
    audit log, cloudtrail, log group, audit trail, log stream, flow log, audit event,
    diagnostic setting, log sink, log bucket, audit record, audit entry, log drain, log export,
    activity log, audit config, audit configuration, security log, event selector, audit sink,
    access log, log index, audit logging, audit policy, audit setting, audit stream, log streaming,
    audit retention, log retention, event data, configuration recorder, audit history, admin log,
    login log, auth log, audit rule, audit daemon, audit service, audit table, audit file,
    audit index, auditlog, siem connector, siem export, siem, audit export, audit forwarding,
    history retention, field history, history tracking, audit field, log forwarding, log delivery,
    session recording, session log, command history, shell history, bash history, audit filter,
    system log, event log, audit hook, audit bucket, audit collection, audit data, audit protokoll,
    pruefprotokoll, prufprotokoll, audit, journal audit, registro auditoria, log profile,
    log pipeline, query logging, compliance log, decision log
  W
}

# In-house names in other languages.
map "words" {
  words = {
    geheimnis = "secret", geheimnisse = "secret", geheim = "secret", tresor = "vault",
    kennwort = "password", passwort = "password", passwoerter = "password", schluessel = "key",
    schlussel = "key", zugangsdaten = "credential", anmeldedaten = "credential",
    contrasena = "password", secreto = "secret", secretos = "secret", motdepasse = "password",
    mdp = "password", jeton = "token", jetons = "token", coffre = "vault", boveda = "vault",
    clave = "key", claves = "key", cle = "key", cles = "key", identifiants = "credential",
    credenciales = "credential", credencial = "credential", pruefprotokoll = "audit log",
    prufprotokoll = "audit log", revisionsprotokoll = "audit log", auditprotokoll = "audit log",
    protokoll = "log", protokolle = "log", journaux = "log", auditoria = "audit", bitacora = "log",
    registros = "log", aufbewahrung = "retention", rolle = "role", rollen = "role", recht = "right",
    rechte = "right", berechtigungen = "permission", zugang = "access", zugaenge = "access",
    zugriffsrecht = "permission", zugriffsrechte = "permission", gruppe = "group",
    gruppen = "group", mitglied = "member", mitglieder = "member", benutzer = "user",
    nutzer = "user", utilisateur = "user", utilisateurs = "user", usuario = "user",
    usuarios = "user", permiso = "permission", permisos = "permission", rol = "role",
    roles = "role", droits = "right", droit = "right", derechos = "right", administrator = "admin",
    administrators = "admin", administrateur = "admin", administrador = "admin", paket = "package",
    pakete = "package", paquet = "package", paquets = "package", paquete = "package",
    paquetes = "package", abhaengigkeit = "dependency", abhaengigkeiten = "dependency",
    dependencia = "dependency", pkg = "package", pkgs = "package", eintrag = "entry",
    eintraege = "entry", einstellung = "setting", einstellungen = "setting", richtlinie = "policy",
    richtlinien = "policy", regel = "rule", regeln = "rule", zweigschutz = "branch protection",
    creds = "credential", purger = "purge", purgar = "purge", suspendre = "suspend",
    suspender = "suspend", protokollierung = "audit logging", journalisation = "audit logging",
    aufzeichnung = "recording", enregistrement_session = "session recording",
  }
}

set "verbs.change" {
  words = <<-W
    zuweisen, aufnehmen, eintragen, berechtigen, autoriser, autorizar, hinzufuegen, hinzufugen,
    vergeben, erteilen, gewaehren, gewahren, entziehen, aktivieren, deaktivieren, abschalten,
    einschalten, installieren, veroeffentlichen, veroffentlichen, freischalten, ausstellen,
    erneuern, leeren, kuerzen, anhalten, setzen, einladen, schreiben, speichern, accorder,
    attribuer, ajouter, retirer, activer, desactiver, installer, generer, renouveler, vider,
    inviter, otorgar, conceder, asignar, agregar, anadir, activar, desactivar, instalar, generar,
    emitir, renovar, vaciar, invitar, roll, reissue, mint, elevate, delegate, associate, whitelist,
    allowlist, unprotect, protect, redact, shorten, deactivate, provision, issue, unset, donner,
    dar, suppress, compact
  W
}

set "verbs.read" {
  words = <<-W
    reveal, decrypt, unwrap, unseal, display, auslesen, einsehen, entschluesseln, ausgeben, reveler,
    dechiffrer, revelar, descifrar, lectura, ver
  W
}
