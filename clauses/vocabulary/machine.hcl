# The machine that the agent works on.

concept "deleting whole folders" {
  kind   = "action"
  object = "never"
  also = <<-W
    deleting folders, recursive deletes, deleting whole directories, recursive deletion,
    deleting many files, mass deletion of files
  W
  includes = ["deleting folders by other tools"]
  unknown  = "true"

  file {
    op             = ["delete"]
    scope          = ["tree", "wildcard", "workspace"]
    not_place      = ["scratch"]
    not_class      = ["build", "device"]
    not_mcp_server = ["@remote-files"]
    when           = "not (file.class == 'msbuild' and (shell.program in ['remove-item', 'del', 'rd'] or shell.operand matches '(^|/)obj/?$') or shell.program == 'git' and shell.flag == '--cached')"
  }

  file {
    op             = ["delete"]
    place          = ["root", "home", "parent", "unknown"]
    not_class      = ["build"]
    not_mcp_server = ["@remote-files"]
    when           = "not (file.class == 'msbuild' and (shell.program in ['remove-item', 'del', 'rd'] or shell.operand matches '(^|/)obj/?$') or shell.program == 'git' and shell.flag == '--cached')"
  }

  # All that has a name, however deep outside: build output there may be anyone's.
  file {
    op             = ["delete"]
    place          = ["root", "home", "parent", "outside"]
    not_place      = ["unknown"]
    not_mcp_server = ["@remote-files"]
    when           = "file.path matches '/[*][*]/'"
  }

  # Programs that take folders with all that is in them, without an option.
  file {
    op = ["delete"]
    shell_program = <<-W
      rimraf, del-cli, srm, rip, trash, trash-put, gio, gvfs-trash, deltree, rd, rmtrash,
      move-to-trash, kioclient
    W
    not_place = ["scratch"]
    not_class = ["build", "device"]
    when      = "not (file.path matches '[.][a-z0-9]{1,5}$') and file.class != 'msbuild'"
  }

  # What a search found stands behind the command, without a word for it.
  shell {
    program = <<-W
      rm, unlink, shred, trash, trash-put, rmdir, srm, rip
    W
    via         = ["fd", "fdfind"]
    not_operand = ["**"]
  }

  # Programs that delete what they have read, or what the other side does not have.
  file {
    op            = ["read", "list"]
    shell_program = ["tar", "zip", "7z", "7za", "rar", "bsdtar"]
    shell_flag    = ["--remove-files", "-sdel", "--move", "-m", "-df"]
    not_place     = ["scratch"]
    not_class     = ["build"]
    when          = "not (shell.flag == '--extract') and not (file.path matches '\\\\.[a-z0-9]{1,5}$')"
  }

  file {
    op            = ["write"]
    shell_program = ["rsync", "robocopy", "openrsync"]
    shell_flag = <<-W
      --delete, --del, --delete-after, --delete-before, --delete-during, --delete-delay,
      --delete-excluded, --mirror
    W
    not_place = ["scratch"]
    not_class = ["build"]
  }

  file {
    op            = ["list", "read"]
    shell_program = ["find", "gfind", "fd", "fdfind", "bfs"]
    shell_flag    = ["-delete"]
    not_place     = ["scratch"]
    not_class     = ["build"]
  }

  # Whatever a search or a list found.
  shell {
    program = <<-W
      rm, unlink, shred, trash, trash-put, rmdir, del, remove-item
    W
    via     = ["xargs", "parallel", "find", "fd", "fdfind"]
    operand = ["**\uFFFD", "**\uFFFD**"]
    not_operand = <<-W
      build/**, dist/**, target/**, out/**, node_modules/**, **/__pycache__, **/node_modules,
      **/.cache, **/dist, **/build, **/.pytest_cache, **/.mypy_cache, **/.next, **/.turbo,
      **/coverage, /tmp/**, ./build/**, ./dist/**, ./target/**, **/target, **/.venv, **/.tox,
      **/.terraform, **/.DS_Store
    W
  }

  # Folders of other file systems.
  shell {
    program = ["hdfs", "hadoop", "ozone", "maprfs", "alluxio", "mapr"]
    when    = "(shell.flag in ['-rmr', '-rm', '-delete', '-rmdir'] or shell.sub matches '(^| )(rm|rmr|delete)( |$)' or shell.operand in ['rm', '-rm', '-rmr', 'rmr']) and (shell.flag in ['-r', '-R', '-rmr', '--recursive', '-recursive'] or shell.operand in ['-r', '-R', '-rmr', 'rmr'] or shell.operand matches '[*]') and not (shell.operand matches '^([a-z]+://[^/]*)?/tmp/[^*]')"
  }

  shell {
    program      = ["rclone"]
    sub          = ["purge", "delete", "rmdirs"]
    when         = "shell.operand matches ':' and not (shell.operand matches '(?i)^:?[a-z0-9_-]*(s3|gcs|gs|b2|r2|minio|azblob|blob|bucket|wasabi|spaces|ceph|swift|oss|cos)[a-z0-9_-]*[:,]')"
    not_flag     = ["--dry-run"]
    not_env_name = ["tmp", "scratch"]
  }

  shell {
    program = ["databricks", "dbfs"]
    sub     = ["fs rm", "rm"]
    flag    = ["--recursive", "-r"]
  }

  # A collection of a WebDAV server, or a folder by the address of a file system.
  http {
    method = ["DELETE"]
    when   = "http.path matches '(?i)/(web)?dav/.*/$' and not (http.path matches '(?i)/dav/(calendars|addressbooks|principals)/') or http.path matches '(?i)/webhdfs/v[0-9]/' and call.value == 'recursive=true'"
  }

  # A folder by its path, with or without a word about what is in it.
  call {
    verb = <<-W
      @delete, clean, rmdir, rmtree, limpiar, nettoyer, bereinigen
    W
    noun  = ["folder", "tree", "dir", "rmdir", "rmtree"]
    value = ["*=/**", "*=~/**", "*=./**", "*=../**", "*=?:/**", "*=?:\\**", "*=.", "*=~"]
    not_noun = <<-W
      bucket, mail, mailbox, email, empty folder, cache, temp, tmp, temporary, build, redis,
      category
    W
    not_mcp_server = <<-W
      @remote-files, gmail, outlook, mail, imap, ftp, sftp
    W
    when = "not (call.value matches '(node_modules|dist|build|target|cache|coverage|venv|out|tmp|[.]next|__pycache__)/?$') and not (call.value matches '=/(var/)?tmp/')"
  }

  call {
    verb = ["@delete"]
    key  = ["pattern", "glob", "wildcard", "mask"]
    noun = <<-W
      file, fs, filesystem, workspace, many, path, folder
    W
    not_mcp_server = ["@remote-files"]
    when           = "call.value matches '^(pattern|glob|wildcard|mask|path|file)=.*[*]' and not (call.value matches '(node_modules|dist|build|target|cache|coverage|venv|tmp|__pycache__|[.]pyc|[.]log|[.]tmp|[.]bak)')"
  }

  call {
    verb = ["@delete"]
    noun = ["folder", "tree", "workspace folder", "recursive", "rmtree", "wildcard"]
    key  = ["path", "folder", "pattern", "glob", "dossier", "target"]
    value = [
      "recursive=true",
      "recursif=true",
      "rekursiv=true",
      "recursivo=true",
      "recurse=true",
      "force_recursive=true",
    ]
    not_mcp_server = ["@remote-files"]
    when           = "not (call.value matches '(node_modules|dist|build|target|cache|coverage|venv|tmp)/?$')"
  }
}

# Servers whose files are not on this machine.
set "remote-files" {
  words = <<-W
    sharepoint, onedrive, dropbox, box, gdrive, google-drive, google_drive, googledrive, drive,
    nextcloud, webdav, s3, gcs, azure, confluence, github, gitlab, bitbucket, notion, icloud,
    egnyte, documentum, alfresco, opentext, dms, archive, archiv, docuware, m365, ms365, office365,
    graph, microsoft-graph, teams, slack, minio, salesforce, sap, servicenow, jira, ecm, git,
    filenet, elo, imanage, netdocuments, laserfiche, onbase, mfiles, m-files, contentserver, cmis
  W
}

concept "deleting anything outside the workspace" {
  kind    = "action"
  object  = "never"
  also    = ["deleting files outside the workspace", "deleting outside the workspace"]
  unknown = "true"

  file {
    op             = ["delete"]
    place          = ["outside", "root", "home", "parent"]
    not_place      = ["unknown"]
    not_class      = ["device"]
    not_mcp_server = ["@remote-files"]
  }

  file {
    op             = ["delete"]
    place          = ["unknown"]
    not_class      = ["device", "build"]
    not_mcp_server = ["@remote-files"]
  }
}

concept "outside the workspace" {
  kind = "place"

  file { place = ["outside", "root", "home", "parent"] }
}

concept "rewriting version-control history" {
  kind   = "action"
  object = "never"
  also = <<-W
    discarding version-control history, rewriting uncommitted work, discarding uncommitted work,
    force pushing, rewriting history, rewriting git history, force pushes, discarding work,
    discarding uncommitted changes, history rewrites, force-pushes
  W
  includes = ["discarding work by other tools"]
  unknown  = "false"

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
    operand = ["+**", ":**"]
  }

  shell {
    program = ["git"]
    sub     = ["push"]
    flag    = ["--force-with-lease"]
    operand = <<-W
      main, master, develop, *:main, *:master, release*, release/**, production, prod, *:develop,
      trunk, stable
    W
  }

  shell {
    program  = ["git"]
    sub      = ["clean"]
    not_flag = ["--dry-run", "-n", "-h", "--help"]
  }

  shell {
    program  = ["git"]
    sub      = ["restore"]
    not_flag = ["--staged"]
  }

  shell {
    program = ["git"]
    sub     = ["restore"]
    flag    = ["--worktree"]
  }

  shell {
    program = ["git"]
    sub     = ["checkout", "switch"]
    flag = <<-W
      --force, --discard-changes, --, --ours, --theirs, --pathspec-from-file
    W
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
    sub     = ["stash"]
    operand = ["drop", "clear"]
  }

  # Other systems of version control.
  shell {
    program = ["hg", "sl", "chg"]
    sub = <<-W
      strip, purge, rollback, histedit, debugstrip, prune, clean
    W
  }

  shell {
    program = ["hg", "sl", "chg"]
    sub = <<-W
      update, up, checkout, co, goto, push, revert
    W
    flag = <<-W
      --clean, -C, --force, -f, --all, -a, --discard
    W
  }

  shell {
    program = <<-W
      svn, svnadmin, p4, jj, fossil, bzr, cvs, tf, cm, darcs, pijul, got
    W
    sub = <<-W
      revert, obliterate, revprop-del, delrevprop, abandon, op restore, purge, undo, uncommit,
      unrecord, reset, bookmark delete, git push --deleted, clean, setrevprop, unload, undochange,
      shelve -d
    W
    not_flag = ["-n", "-a"]
  }

  shell {
    program = ["svn", "p4", "jj", "tf"]
    flag    = ["--remove-unversioned", "--remove-ignored", "--delete-from-depot"]
  }

  shell {
    program = <<-W
      gh, glab, hub, tea, bb, az, aws, gcloud, fj, berg
    W
    sub = <<-W
      repo delete, repos delete, codecommit delete-repository, codecommit delete-branch,
      source repos delete, project delete, release delete-tag
    W
  }

  shell {
    program = ["gh"]
    sub     = ["release delete"]
    flag    = ["--cleanup-tag"]
  }

  shell {
    program = ["gh", "glab", "tea"]
    sub     = ["api"]
    when    = "shell.operand matches '(?i)(git/refs/.|/branches/[^/]+$|/tags/[^/]+$)' and shell.option matches '(?i)(--method|-X)=delete'"
  }

  shell {
    program = ["gh", "glab", "tea"]
    sub     = ["api"]
    when    = "shell.operand matches '(?i)git/refs/' and shell.option matches '(?i)=force=true'"
  }

  # What a later push forces, by configuration.
  shell {
    program = ["git"]
    sub     = ["config"]
    when    = "shell.operand matches '^remote[.].*[.]push$' and shell.operand matches '^[+]'"
  }

  shell {
    program = ["gh", "glab", "tea"]
    sub     = ["api"]
    when    = "shell.operand matches '(?i)^/?(repos/[^/]+/[^/]+|projects/[^/]+)/?$' and shell.option matches '(?i)(--method|-X)=delete'"
  }

  shell {
    program = ["gh", "glab"]
    sub     = ["api"]
    operand = ["graphql"]
    when    = "shell.option matches '(?i)(deleteRef|deleteRepository\\\\(|updateRefs?\\\\(.*force: ?true)'"
  }

  shell {
    program = ["git"]
    sub = <<-W
      stash drop, stash clear, filter-branch, filter-repo, reflog expire, reflog delete, update-ref,
      replace, worktree remove, prune, read-tree, checkout-index, svn reset
    W
    not_flag = ["--analyze", "--dry-run", "-n", "--help", "-h", "--list", "--prefix"]
    when     = "not (shell.sub in ['worktree remove', 'read-tree', 'checkout-index', 'update-ref', 'prune', 'replace']) or shell.flag in ['--force', '-f', '-u', '--reset', '-d', '--delete', '--expire', '-u', '--now'] or shell.sub == 'update-ref'"
  }

  shell {
    program = ["git"]
    sub     = ["gc"]
    flag    = ["--prune"]
    option  = ["--prune=now", "--prune=all"]
  }

  shell {
    program  = ["bfg", "git-filter-repo", "git-filter-branch", "git-obliterate"]
    not_flag = ["--help", "--version", "--analyze", "--dry-run"]
  }

  call {
    not_shell_program = ["git"]
    verb = <<-W
      delete, remove, destroy, purge, prune, eliminar, borrar, loeschen, loschen, entfernen,
      supprimer
    W
    noun = <<-W
      repository, branch, git tag, tag ref, git ref, reference, ref
    W
    not_noun = <<-W
      file, label, webhook, hook, member, collaborator, environment, user, protection, secret,
      permission, test, resource, comment, variable, key, contact, ruleset, rule, package, image,
      helm, apt, maven, artifact, artifactory, nexus, ecr, container, topic, customer, preference,
      subscription, bank, office, store, label ref, team, issue, discussion, star, invitation,
      deploy key, access, neon, planetscale, database, dolt, autolink, pages, property, cache,
      registry, runner, protected branch, branch protection, protect, watch, watcher, milestone,
      release asset, deployment, schedule, note
    W
  }

  call {
    verb = ["delete", "remove", "destroy"]
    noun = ["project", "tag"]
    mcp_server = <<-W
      gitlab, github, gitea, forgejo, bitbucket, git, codeberg, forge, sourcehut, azure-devops,
      azuredevops, azure_devops, ado
    W
    not_noun = <<-W
      file, label, hook, webhook, member, environment, variable, secret, issue, item, card, board,
      column, field, comment, key, view, package, milestone
    W
  }

  # Git by a tool: the operation stands in the name or in an argument.
  call {
    noun = <<-W
      git clean, git stash, git reset, git rebase, git checkout, git restore, git branch, git tag,
      git push, git reflog, git filter, git worktree
    W
    value = <<-W
      mode=drop, mode=clear, mode=hard, mode=delete, hard=true, force=true, operation=drop,
      operation=clear, action=drop, action=clear, action=delete, operation=delete, subcommand=drop,
      force_delete=true, mode=merge, reset_type=hard, discard=true, discard_changes=true,
      force_push=true, delete=true, type=hard
    W
    not_value = ["dry_run=true"]
  }

  call {
    name = <<-W
      git_clean, git_discard, git_stash_drop, git_stash_clear, git_reset_hard, git_force_push,
      git_push_force, git_restore, git_discard_change, git_checkout_file, discard_change,
      discard_all, discard_all_change, git_drop_stash, force_push, git_filter_branch,
      git_reflog_expire, stash_drop, stash_clear, reset_hard, hard_reset, git_revert_file,
      restore_file_git, drop_stash, rewrite_history, git_branch_delete_force, purge_history
    W
    not_value = ["dry_run=true", "staged=true", "staged_only=true"]
  }

  call {
    verb = ["push", "update", "merge", "reset", "create", "rewrite"]
    noun = <<-W
      ref, branch, repository, git, push, commit, reference, history
    W
    value = <<-W
      force=true, force_push=true, mode=hard, hard=true, reset_type=hard, force_update=true,
      type=hard
    W
  }

  # A library's call with git's own words in a list.
  call {
    code_call = <<-W
      **.push, **.raw, **.reset, **.clean, **.checkout, **.branch, **.tag, **.stash
    W
    noun = ["git", "repo", "repository"]
    when = "call.value matches '=(--force|-f|--hard|-D|--mirror|--delete|-d|-fd|-fdx|drop|clear|hard|\\\\+[a-z].*)$'"
  }

  call {
    code_call = <<-W
      **.git.reset, **.head.reset, **.remote.push, **.remotes.origin.push, **.delete_head,
      **.delete_tag, **.origin.push, **.git.clean, **.git.push
    W
    when = "call.value matches '(force=true|working_tree=true|=--hard|=--force|=-f|hard)' or code.call matches 'delete_'"
  }

  http {
    method = ["DELETE"]
    path = <<-W
      /repos/*/*, /api/v4/projects/*, /api/v1/repos/*/*, /2.0/repositories/*/*, **/git/refs/**,
      **/repository/branches/**, **/repository/tags/**, **/refs/branches/**, **/refs/tags/**,
      /api/v1/repos/*/*/branches/**, /api/v1/repos/*/*/tags/**, **/_apis/git/repositories/*,
      /api/v3/repos/*/*
    W
  }

  # a project of GitLab by its name, whose group stands before it
  http {
    method = ["DELETE"]
    when   = "http.path matches '^/api/v4/projects/[^/]*[A-Za-z][^/]*/[^/]+$'"
  }

  http {
    method     = ["PATCH", "PUT", "POST"]
    path       = ["**/git/refs/**"]
    call_value = ["force=true"]
  }

  call {
    name = ["update_ref", "update_refs", "delete_ref", "delete_repository"]
    when = "call.name in ['delete_ref', 'delete_repository'] or call.value == 'input_force=true' or call.value == 'force=true'"
  }

  # A mode or a force that an argument holds.
  call {
    verb = ["reset"]
    noun = <<-W
      git, gitkit, vcs, repository, git_reset, commit, hard, head, worktree, branch, scm,
      source control, versionierung
    W
    when = "call.value matches '^([a-z]+_)*(mode|type|kind|flag|arg|option|strategy|hard)=(hard|--hard)$' or call.value matches '^([a-z]+_)*hard=true$'"
  }

  call {
    act_kind = ["call"]
    noun     = ["git", "gitkit", "vcs", "scm"]
    verb = <<-W
      clean, checkout, switch, restore, discard, drop, clear
    W
    when     = "call.value matches '^([a-z]+_)*(force|discard|discard_changes|hard|overwrite)=true$' or call.noun == 'stash' or call.value matches '^([a-z]+_)*(option|flag|arg)s?=(-f|--force|-fd|-fdx|-df|-xfd)$'"
    not_noun = ["create", "new branch"]
  }

  call {
    act_kind = ["call"]
    noun     = ["git", "gitkit", "vcs", "scm"]
    object   = ["checkout", "restore", "clean"]
    when     = "call.value matches '^([a-z]+_)*(force|discard|discard_changes|hard|overwrite)=true$' or call.value matches '^([a-z]+_)*(option|flag|arg)s?=(-f|--force|-fd|-fdx|-df|-xfd)$'"
  }

  call {
    noun = ["stash"]
    value = <<-W
      action=drop, action=clear, op=drop, op=clear, operation=drop, operation=clear,
      subcommand=drop, subcommand=clear, command=drop, command=clear, mode=drop, arg=drop, arg=clear
    W
  }

  # A ref set to no commit is deleted.
  call {
    noun     = ["ref", "branch", "tag"]
    verb     = ["update", "set", "put", "push", "patch", "edit", "create"]
    when     = "any(call.args, .key matches '(?i)^(new_?object_?id|new_?oid|new_?sha|new_?value|sha|oid|target|new_object)$' and .value matches '^0{7,64}$')"
    not_mode = ["read"]
  }

  # Files as they were in the last commit.
  shell {
    program = ["git"]
    sub     = ["checkout"]
    operand = ["HEAD", "HEAD~*", "HEAD^*"]
    when    = "shell.operand matches '^[^H-]'"
    not_flag = <<-W
      -b, -B, --detach, -d, --orphan, -p, --patch
    W
  }
}

concept "running commands with elevated privileges" {
  kind   = "action"
  object = "never"
  also = <<-W
    running commands as root, using sudo, sudo, elevated privileges, running as root,
    privilege escalation, running commands with sudo, running anything as root,
    running anything with sudo
  W
  unknown = "false"

  shell {
    elevated = [true]
    not_via  = ["systemd-run"]
  }

  shell {
    program = <<-W
      sudo, doas, su, pkexec, runas, gosu, su-exec, sudoedit, visudo, gsudo, run0, dzdo, pfexec,
      please, calife, psexec, psexec64, sudo-rs, kdesu, gksu, gksudo, beesu
    W
    not_flag = <<-W
      --list, --version, --help, -l, -V, -h, -K, -v, --validate, --remove-timestamp, -k,
      --reset-timestamp
    W
  }

  shell {
    program  = ["systemd-run"]
    not_flag = ["--user", "--help", "--version"]
  }

  shell {
    program = ["chmod", "install", "gchmod"]
    operand = [
      "u+s*",
      "g+s*",
      "+s",
      "a+s",
      "[246][0-7][0-7][0-7]",
      "0[246][0-7][0-7][0-7]",
      "ug+s*",
      "u+*s*",
      "g+*s*",
      "u=*s*",
      "+*s",
      "[246][0-7][0-7][0-7],*",
    ]
  }

  shell {
    program = ["install", "mkdir", "chmod", "rsync", "cp"]
    option = [
      "--mode=[246][0-7][0-7][0-7]",
      "--mode=0[246][0-7][0-7][0-7]",
      "--mode=*+*s*",
      "--mode=u=*s*",
      "-m=[246][0-7][0-7][0-7]",
      "--chmod=*+s*",
    ]
  }

  call {
    code_call = ["chmod", "**.chmod", "**.chmodSync", "**.fchmod"]
    value = <<-W
      =04[0-7][0-7][0-7], =0o4[0-7][0-7][0-7], =0o6[0-7][0-7][0-7], =0o2[0-7][0-7][0-7],
      =06[0-7][0-7][0-7], =02[0-7][0-7][0-7], =4[0-7][0-7][0-7], =2541, =2477, =**s_isuid**,
      =**s_isgid**
    W
  }

  # Automation that becomes another user.
  shell {
    program = <<-W
      ansible, ansible-playbook, ansible-pull, ansible-console, pyinfra, fab, salt-ssh, bolt, knife
    W
    flag = <<-W
      --become, -b, -K, --ask-become-pass, --become-user, --sudo, -s, --run-as
    W
    not_flag = ["--list-hosts", "--syntax-check", "--list-tasks"]
  }

  shell {
    program  = ["ansible", "ansible-playbook", "ansible-pull", "ansible-console"]
    when     = "shell.option matches '(?i)ansible_(become|sudo)[\" ]*[=:][\" ]*(true|yes|1|on)'"
    not_flag = ["--list-hosts", "--syntax-check", "--list-tasks"]
  }

  shell {
    program = ["osascript"]
    when    = "shell.option matches '(?i)with administrator privileges'"
  }

  shell {
    program = ["start-process", "saps", "start"]
    option = [
      "-Verb=RunAs",
      "-Verb=runas",
      "-verb=runas",
      "-Verb=runAs",
      "-verb=RunAs",
      "-verb=runAs",
    ]
  }

  shell {
    program = ["start-process", "saps", "powershell", "pwsh"]
    operand = ["RunAs", "runas", "runAs"]
  }

  shell {
    program = ["wsl", "multipass", "lima", "limactl", "orb", "machinectl"]
    option  = ["-u=root", "--user=root", "--uid=root", "-u=0", "--uid=0"]
  }

  shell {
    program = ["lxc", "incus", "lxd"]
    option = [
      "-c=security.privileged=true",
      "--config=security.privileged=true",
      "--config=security.nesting=true",
    ]
  }

  shell {
    program = ["lxc", "incus"]
    operand = ["security.privileged", "security.privileged=true", "raw.lxc"]
  }

  shell {
    program = ["kubectl", "oc"]
    option = <<-W
      --profile=sysadmin, --profile=netadmin, --overrides=**privileged**, --overrides=**hostPID**,
      --overrides=**hostPath**, --as=system:admin, --as=cluster-admin, --as-group=system:masters
    W
  }

  shell {
    program = ["oc"]
    sub     = ["adm policy add-scc-to-user", "debug node"]
  }

  # A node's shell, another user's shell.
  shell {
    program = ["kubectl", "oc", "kubecolor"]
    sub     = ["debug"]
    operand = ["node/*", "nodes/*", "no/*"]
  }

  shell {
    program = [
      "kubectl-node-shell",
      "kubectl-node_shell",
      "node-shell",
      "kubectl-exec-as",
      "ssm-root",
    ]
  }

  shell {
    program     = ["machinectl"]
    sub         = ["shell", "login"]
    not_operand = [".host"]
  }

  call {
    code_call = ["**.setuid", "**.seteuid", "**.setreuid", "**.setresuid", "**.setgid", "setuid"]
    value     = ["=0"]
  }

  # Tools that run something as another user.
  call {
    verb = <<-W
      run, execute, invoke, start, launch, exec, perform
    W
    noun = <<-W
      elevated, elevated command, as root, as admin, as administrator, as superuser, as system,
      sudo, als root, als admin, comme root, como root, como admin, en root, privileged command,
      privileged, with sudo, root command, root shell, admin command, admin shell, runas
    W
    not_mode = ["read"]
    not_noun = <<-W
      google, workspace, test, report, identity, review, access review
    W
  }

  call {
    name = <<-W
      sudo, sudo_run, sudo_exec, sudo_command, sudo_execute, run_sudo, exec_sudo, run_with_sudo,
      befehl_als_root, commande_root, commande_en_root, comando_como_root, ejecutar_como_root,
      ejecutar_como_admin, exec_as_root, exec_as_admin, exec_elevated, shell_as_root,
      command_as_root, root_exec, root_shell, root_command, elevated_exec, elevated_shell,
      elevated_command, admin_shell, run_powershell_admin, run_as_admin, run_as_root, run_elevated,
      execute_elevated
    W
  }

  call {
    noun = <<-W
      run as, runas, exec as, execute as, shell as, command as, as user
    W
    value = <<-W
      user=root, user=administrator, user=admin, user=system, username=root,
      user=nt authority?system, account=root, as=root, identity=root, uid=0, benutzer=root,
      usuario=root, utilisateur=root
    W
  }

  call {
    key = <<-W
      command, cmd, script, argv, befehl, commande, comando, command line
    W
    value = <<-W
      become=true, sudo=true, as_root=true, use_sudo=true, elevated=true, elevate=true, run_as=root,
      run_as=system, run_as=administrator, become_user=root, with_sudo=true, as_admin=true,
      run_as_user=root, run_as_root=true, run_as_admin=true, admin=true, privileged=true,
      privilege=root, user=root, run_as_user=0, escalate=true
    W
    not_noun = <<-W
      docker, container, pod, image, docker compose, database, mysql, sql, db
    W
  }

  # Manifests that a tool applies.
  call {
    verb = <<-W
      apply, create, deploy, run, up, launch, start, patch, replace, install, update
    W
    key = <<-W
      manifest, yaml, compose, spec, definition, resource, template, stack, compose file, content,
      object, body, yaml content, manifest yaml, resource yaml, compose yaml
    W
    noun = <<-W
      kubernetes, kubectl, pod, container, compose, stack, portainer, docker, deployment, daemonset,
      job, k8s, resource, manifest, openshift, nomad, kube, rancher, workload
    W
    not_noun = <<-W
      file, github, gitlab, page, issue, pull request, comment, document
    W
    when = "any(call.args, .value matches '(?m)^[ -]*(privileged|hostPID|hostIPC|allowPrivilegeEscalation)[\"]?: *true' or .value matches '(?m)^[ -]*(hostPath:|- .?/(etc|root|var/run/docker[.]sock)?:/|pid: *.?host)')"
  }

  # Folders of the machine by their own names, as keys.
  call {
    noun = ["container", "docker", "podman", "image", "run"]
    key  = ["bind"]
    when = "any(call.args, .path matches '[.]/(etc|root|var|proc|sys|home|usr|boot|dev|run)?(/[a-z./_-]*)?[.](bind|mode)$')"
  }

  shell {
    program  = ["setcap", "nsenter", "unshare", "capsh", "setpriv", "newuidmap"]
    not_flag = ["--help", "--version", "-v", "--print", "--dump", "-h"]
  }

  # containers of a manifest that have the machine's own rights
  shell {
    manifest   = ["stdin", "file"]
    data_class = ["machine-rights"]
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      apply, create, run, deploy, up, start, patch, replace, install, update, launch
    W
    data_class = ["machine-rights"]
    not_noun = <<-W
      file, github, gitlab, page, issue, pull request, comment, document, message, wiki
    W
  }

  call {
    act_kind = ["call"]
    verb     = ["create", "run", "apply", "start", "deploy", "patch"]
    noun = <<-W
      pod, kubernetes, container, docker, job, deployment, podman, daemonset
    W
    value = <<-W
      path=/, path=/etc, path=/root, path=/var/run/docker.sock, host_path_path=**, host_path=**,
      host_pid=true, host_ipc=true, type=bind_source=/, pid=host, network_mode=host_pid,
      cap_add=net_admin, cap_add=sys_ptrace, userns_mode=host, security_opt=*unconfined,
      capabilities_add=sys_admin, add=sys_admin, add=all, run_as_user=0
    W
  }

  # the superuser inside a container that runs
  shell {
    program = <<-W
      docker, podman, nerdctl, docker-compose, kubectl, oc, finch
    W
    sub = ["exec", "container exec", "compose exec"]
    option = <<-W
      --user=root, --user=0, --user=0:0, --user=root:root, -u=root, -u=0, -u=0:0
    W
  }

  shell { flag = ["--privileged"] }

  shell {
    option = <<-W
      --pid=host, --cap-add=ALL, --cap-add=all, --cap-add=SYS_ADMIN, --cap-add=CAP_SYS_ADMIN,
      --cap-add=SYS_PTRACE, --cap-add=SYS_MODULE, --cap-add=SYS_RAWIO, --cap-add=DAC_READ_SEARCH,
      --cap-add=NET_ADMIN, --userns=host, --security-opt=*unconfined, --uts=host, --ipc=host,
      --privileged=true, --cgroupns=host, --security-opt=*=disable
    W
  }

  # Folders of this machine inside a container: the root, the system, home directories, keys.
  shell {
    program = ["docker", "podman", "nerdctl", "docker-compose", "finch", "ctr"]
    option = [
      "--volume=/:**", "--volume=/etc**", "--volume=/root**", "--volume=/home:**",
      "--volume=/home/*:**", "--volume=/Users:**", "--volume=/Users/*:**", "--volume=/var/run/**",
      "--volume=/run/**", "--volume=/var:**", "--volume=/var/lib**", "--volume=/var/log**",
      "--volume=/usr**", "--volume=/proc**", "--volume=/sys**", "--volume=/dev:**",
      "--volume=/dev/**", "--volume=/boot**", "--volume=/lib**", "--volume=/bin**",
      "--volume=/sbin**", "--volume=/opt:**", "--volume=/srv:**", "--volume=/mnt:**",
      "--volume=/data:**", "--volume=~:**", "--volume=~/:**", "--volume=C:/:**",
      "--volume=/home/*/.config**", "--volume=~/.config**", "--volume=/home/*/.docker**",
      "--volume=~/.docker**", "--volume=/home/*/.azure**", "--volume=~/.azure**",
      "--volume=/home/*/.netrc**", "--volume=~/.netrc**", "--volume=~/.password-store**",
      "--volume=~/.mozilla**", "--volume=/Users/*/.config**", "--volume=/Users/*/Library**",
      "--volume=~/Library**", "--volume=~/.local/share/keyrings**", "--volume=/home/*/.ssh**",
      "--volume=/home/*/.aws**", "--volume=/home/*/.kube**", "--volume=/home/*/.gnupg**",
      "--volume=~/.ssh**", "--volume=~/.aws**", "--volume=~/.kube**", "--volume=/Users/*/.ssh**",
      "--volume=/Users/*/.aws**", "--mount=**source=/,**", "--mount=**src=/,**",
      "--mount=**source=/etc**", "--mount=**src=/etc**", "--mount=**source=/var/**",
      "--mount=**src=/var/**", "--mount=**source=/root**", "--mount=**src=/root**",
      "--mount=**source=/home,**", "--mount=**src=/home,**", "--mount=**source=/proc**",
      "--mount=**source=/run/**", "--mount=**src=/run/**", "--mount=**source=/usr**",
      "--mount=**source=/dev**", "--mount=**source=/sys**", "--device=/dev/sd*",
      "--device=/dev/nvme*", "--device=/dev/mem*", "--device=/dev/kmsg*",
    ]
  }

  call {
    value = <<-W
      volume=/:**, bind=/:**, bind=/etc**:**, bind=/root**:**, bind=/var/run**, bind=/proc**:**,
      bind=/sys**:**, bind=/dev:**, bind=/usr**:**, bind=/boot**, host_config_bind=/:**,
      host_config_bind=/etc**, host_config_bind=/root**, host_config_bind=/var/run**,
      host_config_binds=/etc**, host_config_binds=/root**, host_config_binds=/var/run**,
      bind=/home:**, volume=/home:**, volume=/proc**:**, volume=/usr**:**, volume=/etc**:**,
      volume=/root**:**, mount=/:**, mount=/etc**:**, mount=/root**:**, bind=/var/run/docker.sock**,
      volume=/var/run/docker.sock**, host_config_binds=/:**, host_path=/, source=/, host_pid=true,
      pid_mode=host, cap_add=all, cap_add=sys_admin, host_config_privileged=true,
      security_context_privileged=true
    W
    noun = <<-W
      container, docker, pod, podman, kubernetes, image, compose, run
    W
    not_mode = ["read"]
  }

  call {
    value = <<-W
      privileged=true, become=true, as_root=true, sudo=true, allow_privilege_escalation=true,
      run_as_admin=true, elevated=true, use_sudo=true, run_as_root=true, as_admin=true,
      with_sudo=true, admin_privileges=true, elevate=true, run_elevated=true, root=true,
      run_as=root, run_as=system, run_as=administrator, run_as_user=root, run_as_user=0,
      become_user=root, privileged_mode=true, als_root=true, en_root=true, como_root=true,
      privilege_level=root
    W
    not_mode = ["read"]
  }

  file {
    op = ["write", "append", "edit"]
    path = <<-W
      /etc/sudoers, /etc/sudoers.d/**, /etc/doas.conf, /usr/local/etc/sudoers**,
      /usr/local/etc/doas.conf, /etc/polkit-1/**, /etc/sudo.conf, /private/etc/sudoers**
    W
  }
}

# A container that is given the machine's own rights, as manifests write it.
shape "machine-rights" {
  class   = "machine-rights"
  pattern = "(?i)(?:privileged|hostPID|hostIPC|allowPrivilegeEscalation)[\"']?: *true|hostPath:|docker\\.sock:|(?:SYS_ADMIN|SYS_PTRACE|SYS_MODULE)\\b|- *[\"']?/:/"
}

concept "installing startup jobs" {
  kind   = "action"
  object = "never"
  also = <<-W
    installing login keys, installing shell profile hooks, startup jobs, installing persistence,
    adding cron jobs, adding login keys, changing shell profiles, creating cron jobs,
    scheduling cron jobs, creating startup jobs, scheduling startup jobs
  W
  unknown = "false"

  # Login keys, wherever the home directory is.
  file {
    op    = ["write", "append", "edit", "move"]
    class = ["login-key"]
    not_path = <<-W
      **/fixtures/**, **/testdata/**, **/tests/**, **/test/**, **/examples/**, **/__fixtures__/**,
      **/spec/**
    W
    not_shell_program = ["ssh-keygen", "find", "grep", "stat"]
  }

  file {
    op    = ["write", "append", "edit", "move"]
    class = ["startup", "profile"]
    not_path = <<-W
      /etc/environment, **/fixtures/**, **/testdata/**, **/dotfiles/**, **/tests/**, **/examples/**,
      **/templates/**, **/__fixtures__/**
    W
    not_shell_program = ["ssh-keygen", "find", "grep", "stat"]
  }

  shell {
    program = ["crontab"]
    not_flag = <<-W
      --list, --remove, -l, -r, --version, -V, --help
    W
  }

  shell {
    program = ["at", "batch"]
    not_flag = <<-W
      --list, --remove, -l, -r, -d, -c, -V
    W
  }

  shell {
    program = ["schtasks", "schtasks.exe"]
    when    = "shell.sub matches '(?i)^.?(create|change)' or shell.operand matches '(?i)^.(create|change)$'"
  }

  shell {
    program = ["systemd-run"]
    option  = ["--on-*=**", "--timer-property=**", "--path-property=**", "--socket-property=**"]
  }

  shell {
    program = ["ansible"]
    option = <<-W
      --module-name=*cron, --module-name=*authorized_key, --module-name=*cronvar, --module-name=*at,
      --module-name=*win_scheduled_task, --module-name=*launchd, --module-name=*runit
    W
    not_option = ["--args=**state=absent**"]
  }

  shell {
    program = ["ansible"]
    option = [
      "--module-name=*service",
      "--module-name=*systemd",
      "--module-name=*systemd_service",
      "--module-name=*sysvinit",
    ]
    when = "shell.option matches '(?i)enabled=(yes|true)'"
  }

  shell {
    program = <<-W
      rcctl, svcadm, sysrc, sc, sc.exe, nssm, sv, s6-rc-bundle, forever-service, winsw, dinitctl,
      cronic, anacron, fcrontab
    W
    when = "shell.program in ['nssm', 'forever-service', 'fcrontab'] and not (shell.sub in ['status', 'list', 'stop', 'remove']) or shell.sub in ['enable', 'create', 'install'] or shell.sub matches '(?i)^(enable|create)' or shell.operand matches '(?i)(_enable=.?yes|^start= ?auto|^create$)'"
  }

  shell {
    program = ["defaults"]
    operand = ["write"]
    when    = "shell.operand matches '(?i)(loginhook|logouthook|loginwindow|loginitems|autolaunch)'"
  }

  shell {
    program = ["osascript"]
    when    = "shell.option matches '(?i)make( new)? login item'"
  }

  shell { program = ["ssh-import-id", "ssh-import-id-gh", "ssh-import-id-lp"] }

  # scripts for the machine's own automation
  call {
    noun = <<-W
      applescript, automator, osascript, macos, mac, apple script, jxa
    W
    when = "any(call.args, .value matches '(?i)make( new)? login item|LaunchAgents|LaunchDaemons')"
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      enable, activate, configure, set, create, add, register, install, einrichten
    W
    object = <<-W
      autostart, startup, login item, boot, demarrage, logon, launch agent, launch daemon,
      startup item, startup program, arranque, inicio sesion, run key, cron, crontab,
      startup script, logon script, login script, login hook, boot script
    W
    not_object = <<-W
      sequence, order, camp, company, page, screen, animation, time, disk, image, investment,
      startup company, event, template
    W
    not_noun = <<-W
      crm, crunchbase, kubernetes, aws, gcp, gcloud, azure, github, eventbridge, cloud scheduler,
      vercel, supabase, n8n, airflow
    W
    not_verb = ["disable", "list", "get", "remove", "delete"]
  }

  call {
    act_kind = ["call"]
    verb     = ["create", "add", "register", "set", "schedule"]
    value = <<-W
      trigger=logon, trigger=login, trigger=boot, trigger=startup, trigger=at_startup,
      trigger=at_logon, trigger=on_boot, schedule=@reboot*, schedule=onlogon, sc=onlogon,
      run_at=boot, start_type=auto, startup_type=automatic, run_at_load=true, when=login, when=boot,
      trigger_type=logon, trigger_type=boot
    W
  }

  shell {
    program = ["incrontab", "supervisorctl", "pm2", "forever-service", "gearman"]
    sub     = ["add", "add *", "reread", "startup", "startup *"]
  }

  shell {
    program = ["incrontab"]
    flag    = ["-e", "--edit", "-u"]
  }

  shell {
    program = <<-W
      add-content, set-content, out-file, copy-item, new-item, tee-object, cp, mv, copy, ln,
      move-item
    W
    operand = [
      "$PROFILE*",
      "$profile*",
      "**Start Menu/Programs/Startup**",
      "**Start Menu\\Programs\\Startup**",
      "shell:startup**",
      "*$PROFILE*",
    ]
  }

  shell {
    program = ["*::createshortcut", "*.createshortcut"]
    operand = ["**Startup\\**", "**Startup/**"]
  }

  shell {
    program = ["add-content", "set-content", "out-file", "new-item"]
    option = [
      "-Path=$PROFILE*",
      "-path=$PROFILE*",
      "-path=$profile*",
      "-filepath=$profile*",
      "-literalpath=$profile*",
    ]
  }

  # the name of a cmdlet put together, with its arguments as they are
  shell {
    option = ["-Trigger=**", "-trigger=**"]
    flag   = ["-TaskName", "-taskname", "-Action", "-action"]
  }

  shell {
    program = ["gcloud", "aws", "az", "doctl"]
    sub = [
      "compute os-login ssh-keys add",
      "ec2-instance-connect send-ssh-public-key",
      "vm user update",
      "compute os-login",
    ]
    not_sub = [
      "compute os-login ssh-keys list",
      "compute os-login describe-profile",
      "compute os-login ssh-keys describe",
      "compute os-login ssh-keys remove",
    ]
  }

  call {
    verb = <<-W
      create, add, install, register, set, write, enable, schedule, append, put, update, insert,
      new, configure, planifier, einrichten, anlegen, erstellen, hinzufuegen, ajouter, agregar,
      programar, crear, creer, eintragen
    W
    noun = <<-W
      crontab, cron entry, cron line, login item, launch agent, launch daemon, launchd,
      startup item, startup, startup task, startup script, startup program, autostart, autorun,
      authorized key, authorizedkeys, scheduled task, run key, registry run, shell profile, bashrc,
      zshrc, systemd unit, systemd timer, systemd service, login script, logon script, boot script,
      init script, user unit, shell hook, login key, geplante aufgabe, demarrage, arranque,
      systemstart
    W
    not_noun = <<-W
      template, kubernetes, cronjob resource, company, vercel, cloudflare, aws, gcp, azure,
      scheduler job, list, calendar, reminder, notion, asana, jira, crm, accelerator, investor, fund
    W
  }

  call {
    verb = <<-W
      create, add, set, write, update, put, new, register, insert, upload, copy, append, install,
      push, transfer, place, deploy, save
    W
    value = [
      "*=**currentversion?run**",
      "*=**currentversion??run**",
      "*=**authorized_keys",
      "*=**/cron.d/**",
      "*=**launchagents/**",
      "*=**start menu?programs?startup**",
    ]
  }

  call {
    verb = <<-W
      create, add, install, schedule, register, set, new, anlegen, einrichten, planifier, programar,
      write, append, update
    W
    noun = ["cron", "cron job", "cronjob"]
    mcp_server = <<-W
      os, host, linux, system, ssh, desktop, machine, macos, unix, local, shell, server, vm, cron,
      crontab, scheduler-local, localhost, ops-host, computer, terminal, exec, workstation, rechner,
      systemd
    W
  }

  # Units and services that start by themselves.
  call {
    verb = <<-W
      enable, aktivieren, activer, habilitar, activar, link, autostart
    W
    noun = <<-W
      unit, service, daemon, timer, systemd, launchd, dienst, boot
    W
    mcp_server = ["@machines"]
    not_noun = <<-W
      file, feature, flag, account, api, webhook, integration, plugin
    W
  }

  call {
    noun = ["service", "unit", "daemon", "systemd", "launchd"]
    value = <<-W
      enabled=true, start_on_boot=true, autostart=true, startup_type=automatic, start_mode=auto,
      on_boot=true, start_type=automatic, run_at_load=true, start_at_boot=true, boot=true,
      action=enable, operation=enable, method=launchd.load, method=systemd.enable,
      method=systemctl.enable, method=enable
    W
    mcp_server = ["@machines"]
    not_mode   = ["read"]
  }

  call {
    verb = <<-W
      schedule, create, add, register, programar, planifier, planen
    W
    noun = ["task", "job", "aufgabe", "tache", "tarea", "schedule"]
    key = <<-W
      cron, schedule, interval, trigger, at, crontab, cron expression, on boot, on logon
    W
    mcp_server = ["@machines"]
    not_noun   = ["list", "calendar", "kubernetes"]
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
    program = <<-W
      update-rc.d, chkconfig, rc-update, ssh-copy-id, new-scheduledtask, register-scheduledtask,
      new-service
    W
    not_flag    = ["--list", "--del", "--help", "--version"]
    not_operand = ["off", "remove", "disable", "del", "delete", "show"]
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
    program = ["reg", "reg.exe", "set-itemproperty", "new-itemproperty", "sp", "new-item"]
    when    = "(shell.operand matches '(?i)(currentversion.+run|winlogon|active setup|\\\\\\\\services\\\\\\\\|image file execution)' or shell.sub matches '(?i)(currentversion.+run|winlogon|active setup)' or shell.option matches '(?i)currentversion.+run') and not (shell.sub in ['query', 'delete', 'export'])"
  }

  shell {
    program = ["conda"]
    sub     = ["init"]
  }
}

# Servers that act on a machine: this one, or one that they are at home on.
set "machines" {
  words = <<-W
    systemd, linux, host, ssh, windows, desktop, os, system, sysadmin, unix, macos, machine, shell,
    workstation, computer, systemctl, server-admin, linux-admin, winrm, powershell, rechner,
    local-system, sys, ops-host, hostctl, servermgmt, launchd, win, remote-host, bastion,
    node-agent, linux-host, windows-mcp, windows-host, mac, os-tools, os_tools, system-tools,
    system_tools, hostagent, host-agent, host_agent, machine-agent, endpoint, device-agent, ubuntu,
    debian, rhel, cockpit, webmin, raspberry, raspi, homeserver, local-machine, localhost, laptop,
    ordinateur, ordenador, server-ops, ssh-mcp, ssh_gateway, ssh-gateway, desktop-commander,
    desktop_commander, maquina, equipo, *linux*, *systemd*, win_*, winhost, mac_*, mac-*, *-host,
    *_host, ssh_*, *_ssh, *-ssh, router, openwrt, pfsense, opnsense, mikrotik, unifi, edgerouter,
    vyos, hosts
  W
}

# Processes that are services of a machine wherever they run. Programs that developers also start by hand (node, redis-server) are
# none.
set "services.processes" {
  words = <<-W
    sshd, dockerd, *containerd*, cron, crond, atd, anacron, NetworkManager, systemd*, rsyslogd,
    syslog-ng, journald, firewalld, ufw, fail2ban*, cupsd, cups-browsed, bluetoothd, mDNSResponder,
    avahi-daemon, httpd, apache2, nginx, lighttpd, haproxy, keepalived, squid, varnishd, auditd,
    dbus-daemon, dbus-broker, launchd, gdm*, lightdm, sddm, Xorg, Xwayland, wpa_supplicant, ntpd,
    chronyd, named, bind9, unbound, dnsmasq, udevd, polkitd, accounts-daemon, ModemManager, snapd,
    packagekitd, udisksd, upowerd, rpcbind, nfsd, smbd, nmbd, winbindd, sssd, slapd, nscd, vsftpd,
    proftpd, exim4, postfix, dovecot, sendmail, mysqld*, mariadbd*, postgres, postmaster, libvirtd,
    kubelet, kube-proxy, kube-apiserver, etcd, tailscaled, openvpn, strongswan, charon, multipathd,
    iscsid, irqbalance, acpid, thermald, WindowServer, loginwindow, falcon*, osqueryd, lsass*,
    winlogon*, csrss*, wininit*, services.exe, svchost*, spoolsv*, sqlservr*, w3wp*, MsMpEng*, smss*
  W
}

concept "changing system files" {
  kind   = "action"
  object = "never"
  also = [
    "changing system services",
    "changing services",
    "changing system settings",
    "changing system configuration",
    "stopping services",
  ]
  includes = ["shutting down by tools of one's own", "changing the system by other tools"]
  unknown  = "false"

  file {
    op            = ["write", "append", "edit", "delete", "move", "mode"]
    class         = ["system"]
    not_class     = ["login-key", "device"]
    not_shell_via = ["docker", "podman", "docker-compose", "nerdctl", "kubectl"]
  }

  shell {
    program = ["systemctl"]
    sub = <<-W
      stop, restart, mask, disable, reload, kill, isolate, set-default, condrestart,
      force-reload, cancel, suspend, hibernate, kexec, soft-reboot, switch-root, preset-all, revert,
      clean, try-restart, reload-or-restart, unmask, reboot, poweroff, halt, edit, set-property
    W
  }

  # Starting a service that does not run stops none, unless the unit is an end of the machine's own running.
  shell {
    program = ["systemctl"]
    sub     = ["start"]
    operand = <<-W
      reboot*, poweroff*, halt*, kexec*, rescue*, emergency*, suspend*, hibernate*, shutdown*,
      exit.target, firewalld*, ufw*, nftables*, iptables*
    W
  }

  # a resource that puppet and its kind are told to put in a state
  shell {
    program = ["puppet", "salt", "salt-call", "chef-run", "pyinfra"]
    sub = [
      "resource",
      "apply",
      "state.apply",
      "state.highstate",
      "state.sls",
      "service.stop",
      "service.restart",
      "pkg.install",
    ]
    operand = [
      "ensure=*",
      "enable=*",
      "*.stop",
      "*.restart",
      "*.start",
      "*.disable",
      "*.install",
      "*.remove",
      "running=*",
    ]
  }

  shell {
    program = <<-W
      service, rc-service, rcctl, svcadm, initctl, invoke-rc.d, sv, s6-svc, s6-rc, dinitctl, monit,
      stop-service, restart-service, set-service, suspend-service, remove-service,
      apachectl, apache2ctl, start-stop-daemon
    W
    not_operand = <<-W
      start, up, status, query, --status-all, configtest, list, check, ls, summary, -t, get
    W
    not_sub = <<-W
      start, up, status, query, configtest, list, check, ls, summary, get
    W
    not_flag = <<-W
      --status-all, --list, -l, -t, --help, -S, -v, -V
    W
    when = "len(call.args) > 0 or shell.operand matches '.' or shell.sub matches '.' or shell.flag matches '.'"
  }

  shell {
    program = ["sc", "sc.exe", "net", "net.exe"]
    sub = <<-W
      stop, config, delete, failure, pause, continue, sdset
    W
  }

  shell {
    program = ["sc", "sc.exe", "net", "net.exe"]
    operand = ["stop", "config", "delete"]
  }

  shell {
    program = ["nginx"]
    option = <<-W
      -s=stop, -s=quit, -s=reload, -s=reopen, --signal=stop, --signal=quit, --signal=reload,
      --signal=reopen
    W
    not_via = ["docker", "podman", "docker-compose", "nerdctl", "kubectl"]
  }

  shell {
    program = ["busctl", "dbus-send", "gdbus", "qdbus"]
    when    = "shell.operand matches '(?i)(^|[.])(Start|Stop|Restart|Reload|TryRestart|ReloadOrRestart|Kill|Mask|Unmask|Disable|Enable)Unit(Files)?$' or shell.operand matches '(?i)(^|[.])(Reboot|PowerOff|Halt|Suspend|Hibernate|SetHostname|SetStaticHostname|SetTimezone|SetTime|SetNTP)$'"
  }

  shell {
    program = ["ansible"]
    option = <<-W
      --module-name=*service, --module-name=*systemd, --module-name=*systemd_service,
      --module-name=*sysvinit, --module-name=*iptables, --module-name=*sysctl, --module-name=*mount,
      --module-name=*hostname, --module-name=*firewalld, --module-name=*ufw, --module-name=*reboot,
      --module-name=*timezone, --module-name=*user, --module-name=*group, --module-name=*modprobe,
      --module-name=*selinux, --module-name=*win_service, --module-name=*nftables
    W
  }

  shell {
    program = ["ansible"]
    option = [
      "--args=**dest=/etc/**",
      "--args=**path=/etc/**",
      "--args=**dest=/usr/**",
      "--args=**path=/usr/**",
      "--args=**path=/var/lib/**",
    ]
    not_option = ["--module-name=*stat", "--module-name=*slurp", "--module-name=*find"]
  }

  shell {
    program = ["tar", "bsdtar", "unzip", "7z", "bsdcpio"]
    option = <<-W
      --directory=/usr/**, --directory=/etc/**, --directory=/boot/**, --directory=/var/lib/**,
      --directory=/lib/**, --directory=/, -d=/usr/**, -d=/etc/**, -C=/usr/**, -C=/etc/**,
      --directory=/usr, --directory=/etc
    W
  }

  shell {
    program = ["resolvectl", "systemd-resolve"]
    operand = ["dns", "domain", "revert", "flush-caches"]
  }

  shell {
    program = ["defaults"]
    operand = ["/Library/**", "/System/**"]
    when    = "shell.operand in ['write', 'delete', 'import', 'rename'] or shell.sub in ['write', 'delete', 'import', 'rename']"
  }

  shell {
    program = <<-W
      reg, reg.exe, set-itemproperty, new-itemproperty, remove-itemproperty, new-item, remove-item
    W
    when = "(shell.operand matches '(?i)^(registry::)?(hklm|hkey_local_machine)' or shell.option matches '(?i)=(registry::)?(hklm|hkey_local_machine)') and not (shell.sub in ['query', 'export', 'save', 'compare']) and not (shell.operand in ['query', 'export', 'save', 'compare'])"
  }

  shell {
    program  = ["set-executionpolicy"]
    not_flag = ["-Scope", "-scope"]
  }

  shell {
    program = <<-W
      locale-gen, snap-set, ntpdate, hwclock, setcap, chattr, quotaon, edquota, sysprep,
      systemd-firstboot, pam-auth-update, authconfig, authselect, vipw, visudo, adduser, deluser,
      addgroup, delgroup, groupdel, groupmod, gpasswd, chage, rename-localuser, new-localuser,
      remove-localuser, disable-localuser, enable-localuser, set-localuser, new-vmswitch,
      set-service, set-mppreference, add-mppreference
    W
    not_flag = ["--help", "--version", "-l", "-r", "--show", "-Scope=CurrentUser"]
    when     = "(shell.operand matches '.' or shell.option matches '.' or shell.flag matches '.') and not (shell.program == 'ntpdate' and shell.flag in ['-q', '--query', '-d'])"
  }

  shell {
    program = ["hostname"]
    operand = ["*"]
  }

  shell {
    program = ["hostname"]
    flag    = ["-F", "--file", "-b", "--boot"]
  }

  shell {
    program = ["date"]
    flag    = ["-s", "--set"]
  }

  shell { program = ["dpkg-reconfigure", "debconf-set-selections", "systemd-sysusers"] }

  # A service that no longer starts.
  shell {
    program = ["update-rc.d", "chkconfig", "rc-update"]
    operand = ["off", "remove", "disable", "del", "delete"]
  }

  shell {
    program = ["update-rc.d", "chkconfig", "rc-update"]
    flag    = ["--del"]
  }

  shell {
    program = ["ethtool"]
    flag = <<-W
      -s, -K, -G, -A, -C, -L, --change, --offload, --features, --set-ring, --coalesce
    W
  }

  # Files that are put into system folders of another machine.
  send {
    channel = ["copy"]
    when    = "send.address matches ':/+((etc|usr|boot|bin|sbin|lib|lib64|var/lib)(/|$)|$)'"
  }

  shell {
    program = ["restic", "borg", "kopia", "duplicity"]
    sub     = ["restore", "restore *", "extract"]
    option = <<-W
      --target=/, --target=/etc**, --target=/usr**, --target=/boot**, --target=/var/lib**
    W
  }

  # The services of a machine, by their processes; a signal that has them read their settings or open their logs again stops none.
  shell {
    program = ["@processes.end"]
    operand = <<-W
      @services.processes, /usr/sbin/**, /run/*.pid, /var/run/*.pid, /run/*/*.pid, /var/run/*/*.pid
    W
    not_flag = <<-W
      -0, -HUP, -SIGHUP, -1, -USR1, -SIGUSR1, -USR2, -SIGUSR2, -CONT, -SIGCONT, -STOP, -SIGSTOP,
      -WINCH, -SIGWINCH, --list, -l, -L
    W
    not_option = <<-W
      --signal=0, --signal=HUP, --signal=SIGHUP, --signal=1, --signal=USR1, --signal=SIGUSR1,
      --signal=USR2, --signal=SIGUSR2, --signal=CONT, --signal=STOP
    W
    not_via = ["docker", "podman", "docker-compose", "nerdctl", "kubectl"]
  }

  shell {
    program = ["haproxy"]
    option  = ["-sf=*", "-st=*"]
  }

  shell {
    program = <<-W
      set-netfirewallprofile, new-netfirewallrule, set-netfirewallrule, remove-netfirewallrule,
      disable-netfirewallrule, enable-netfirewallrule, disable-netadapter, enable-netadapter,
      set-dnsclientserveraddress, new-netroute, remove-netroute, new-netipaddress, rename-computer,
      restart-computer, stop-computer, set-timezone, set-date, enable-windowsoptionalfeature,
      disable-windowsoptionalfeature, set-smbserverconfiguration, set-netconnectionprofile, dism
    W
    not_flag = ["-WhatIf", "-whatif"]
  }

  shell {
    program  = ["git"]
    sub      = ["config"]
    flag     = ["--system"]
    not_flag = ["--get", "--list", "-l", "--get-all", "--get-regexp", "--show-origin"]
  }

  call {
    verb = <<-W
      stop, restart, reload, disable, enable, mask, unmask, kill, set, update, add, delete,
      remove, flush, modify, reboot, shutdown, change, create, write, neustarten, stoppen,
      redemarrer, arreter, reiniciar, detener, edit, configure, append
    W
    noun = <<-W
      service, unit, daemon, systemd, firewall, firewall rule, iptables, nftables, hosts file,
      host entry, route, routing table, sysctl, kernel parameter, kernel module, mount, hostname,
      swap, network interface, system setting, systemd unit, dns resolver, host, machine, timezone
    W
    mcp_server = ["@machines"]
    not_noun = <<-W
      file, session, connection, command, tunnel, host key, known, log, status
    W
    not_object = ["window", "tab", "app window"]
  }

  call {
    verb = <<-W
      set, update, change, create, add, delete, remove, configure, disable, enable, mount, unmount,
      modify, edit, flush, block, open, allow, close, load, unload, restart
    W
    noun = <<-W
      firewall, firewall rule, dns, dns server, user, local user, os user, mount, unmount, umount,
      route, hosts, kernel, module, interface, swap, hostname, time, ntp, locale, power plan, proxy,
      sysctl, port rule, network setting, registry, driver, group policy, selinux, apparmor,
      cron daemon, os setting, password
    W
    mcp_server = ["@machines"]
    not_noun = <<-W
      file, session, connection, command, tunnel, log, status, window, screen, clipboard,
      volume level, wait, list, known host, timeout, time out, timer, user agent, timestamp,
      startup, authorized key, login key
    W
  }

  # A unit of a host that is named, whatever the server's name.
  call {
    noun = <<-W
      service control, control service, service, systemctl, systemd, daemon, manage service,
      service manager, unit, dienst
    W
    key      = ["host", "hostname", "machine", "vm", "target host", "rechner", "hote"]
    when     = "any(call.args, .key in ['unit', 'service', 'service_name', 'unit_name', 'daemon', 'dienst', 'service_id']) and any(call.args, .key in ['action', 'operation', 'command', 'op', 'verb', 'state', 'desired_state', 'aktion'] and .value matches '(?i)^(restart(ed)?|stop(ped)?|reload(ed)?|disabled?|mask(ed)?|kill|halt|neustarten|stoppen)$')"
    not_noun = ["container", "kubernetes", "ecs", "deployment"]
  }

  # One tool for all that a service or a machine can be told.
  call {
    noun = <<-W
      service control, control service, service, systemctl, power, power state, daemon,
      manage service, service manager, unit, dienst
    W
    value = <<-W
      action=restart, action=stop, action=reload, action=shutdown, action=reboot,
      action=poweroff, action=disable, action=mask, action=halt, operation=restart, operation=stop,
      operation=reboot, operation=shutdown, command=restart, command=stop,
      state=stopped, state=restarted, op=restart, op=stop, op=reboot, aktion=stoppen,
      aktion=neustarten, verb=restart, verb=stop, desired_state=stopped, action=sleep,
      action=hibernate
    W
    mcp_server = ["@machines", "ops", "admin", "ops-agent", "server"]
    not_noun   = ["docker", "container", "kubernetes", "ecs", "deployment"]
  }

  shell {
    program = <<-W
      iptables, ip6tables, nft, ufw, firewall-cmd, pfctl, netsh, iptables-restore
    W
    not_flag = <<-W
      --list, --list-rules, --state, --list-all, -s, --get-default-zone, -L, -S, --check, -C,
      --help, --version, -V, --get-active-zones, --get-zones, -sr, -sa
    W
    not_sub = <<-W
      status, list, list ruleset, show, advfirewall show, interface show, wlan show,
      interface ip show, http show, version, app list, dump, int show, trace
    W
  }

  shell {
    program = ["sysctl"]
    flag    = ["--write", "--load", "--system"]
  }

  shell {
    program = ["sysctl"]
    operand = ["*=*"]
  }

  shell {
    program = <<-W
      mount, umount, modprobe, insmod, rmmod, swapoff, swapon, hostnamectl, timedatectl, useradd,
      userdel, usermod, groupadd, passwd, chpasswd, reboot, shutdown, poweroff, halt, init, telinit,
      ifdown, ifup, chsh, update-alternatives, ldconfig, setenforce, aa-disable, grub-install,
      update-grub, update-initramfs, networksetup, defaults-system, spctl, csrutil,
      dpkg-reconfigure, localectl
    W
    when = "(len(call.args) > 0 or shell.operand matches '.' or shell.flag matches '.' or shell.program in ['reboot', 'poweroff', 'halt', 'shutdown', 'ldconfig', 'update-grub', 'update-initramfs', 'telinit']) and not (shell.sub in ['status', 'show']) and not (shell.flag in ['--help', '--version', '--list', '-l', '--status', '--cancel', '--wtmp-only'])"
  }

  shell {
    program = ["ip"]
    sub = <<-W
      route add, route del, route replace, route flush, link set, addr add, addr del, rule add,
      link delete, link add, route change, route append, rule del, addr flush, addr change,
      addr replace, neigh add, neigh flush, neigh del, tunnel add, tunnel del, netns add, netns del,
      address add, address del, r add, r del, a add, a del, l set, link del, route delete,
      xfrm state, xfrm policy, tuntap add
    W
  }

  shell {
    program = <<-W
      ip, networkctl, nmcli, resolvectl, timedatectl, hostnamectl, localectl, tc, brctl, ethtool,
      wg, wg-quick, bootctl, efibootmgr, powercfg, bcdedit, netplan, chronyc, ovs-vsctl, ifconfig,
      iwconfig, systemd-sysctl, kmutil, kextload, kextunload, nvram, pmset, systemsetup, dscl,
      sysadminctl, dseditgroup
    W
    sub = <<-W
      set-timezone, set-time, set-ntp, set-hostname, set-locale, set-keymap, connection modify,
      connection add, connection delete, connection down, connection up, con mod, con add, con del,
      con down, con up, dns, domain, up, down, reconfigure, reload, apply, device disconnect,
      networking off, radio wifi off, qdisc add, qdisc del, qdisc replace, addbr, delbr, addif, set,
      set-property, install, remove, makestep, add-br, del-br, device modify, device set,
      general hostname
    W
  }

  shell {
    program = ["scutil"]
    flag    = ["--set"]
  }

  shell {
    program = ["ifconfig"]
    operand = <<-W
      up, down, netmask, add, del, alias, -alias, mtu
    W
  }

  shell {
    program = <<-W
      nvram, pmset, systemsetup, bcdedit, powercfg, efibootmgr, kextload, kextunload, depmod, kexec,
      sysadminctl, dscl, dseditgroup, setx, secedit, gpupdate, dism, sfc, update-ca-certificates,
      update-ca-trust, tzutil, w32tm
    W
    when     = "shell.flag matches '(?i)^[-/]+(set|s|a|b|c|d|o|B|create|delete|m|addUser|deleteUser|import|configure|e|load|unload)' or shell.operand matches '(?i)^[-/]*(set|-create|-delete|/set|/deletevalue|/config|append|displaysleep|sleep)' or shell.program in ['kextload', 'kextunload', 'kexec', 'depmod', 'update-ca-certificates', 'update-ca-trust']"
    not_flag = ["-g", "--list", "-v", "--verbose", "-p", "-getremotelogin"]
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
    program  = ["killall", "pkill"]
    elevated = [true]
  }

  # Services of a host, by a server that looks after them.
  mcp {
    verb = <<-W
      stop, restart, disable, enable, mask, unmask, reload, kill, neustarten, stoppen,
      arreter, redemarrer, detener, reiniciar, anhalten
    W
    server = <<-W
      *systemd*, *systemctl*, *service_manager*, *service-manager*, *services*, *dienst*,
      *servicio*, *daemon*, *hostd*, *host_ctl*, *hostctl*, *host_agent*, *host-agent*, *sysadmin*,
      *linux*, *windows*, *launchd*, *supervisord*, *initd*, *os_ops*, *os-ops*, *server_ops*,
      *host_ops*, *host-ops*, *maschine*, *hosts*, *fleet*, *endpoint*, *rmm*, *intune*, *jamf*
    W
    call_key = <<-W
      service, unit, dienst, servicio, daemon, service name, unit name, process name, name
    W
    not_noun = <<-W
      workflow, container, deployment, app, instance, vm, job, pod, window, customer, game,
      streaming, timer, microservice, docker, kubernetes, aws, vehicle, drone, scan, sync
    W
  }

  # The state that a host's resource is to be in.
  call {
    value = <<-W
      resource=service, resource_type=service, type=service, module=service, module=systemd,
      module=systemd_service, module=ansible.builtin.service, module=ansible.builtin.systemd,
      module=win_service, module=firewalld, module=ufw, module=iptables, module=sysctl,
      module=mount, module=hostname, module=reboot, module=ansible.builtin.reboot,
      resource=firewall, resource=sysctl, resource=mount, resource=host_entry,
      resource=kernel_module, resource=route, ressource=dienst, resource_type=unit
    W
    when = "call.value matches '(^|[ =,])(state|ensure|status|desired|desired_state|zustand|enabled|value|policy|permanent)=(stopped|started|restarted|reloaded|masked|disabled|enabled|absent|present|mounted|unmounted|running|gestoppt|false|no|true|yes|[0-9]+)' or call.value matches '^module=.*reboot$'"
  }

  call {
    value = <<-W
      fun=service.*, function=service.*, fun=firewall*, fun=iptables.*, fun=sysctl.*, fun=mount.*,
      fun=system.*, fun=network.*, func=service.*, function=system.reboot, function=sysctl.*
    W
    when = "call.value matches '[.](stop|restart|disable|mask|reload|reboot|shutdown|assign|persist|append|insert|delete|flush|mount|umount|set_hostname|enable|mod_hostname|halt|poweroff)$'"
  }

  # Firewalls, routes, names and settings of a host.
  mcp {
    verb = <<-W
      add, delete, remove, flush, disable, set, open, allow, enable, reset, update, insert, append,
      apply, block, deny, close, edit, write, modify, change, create, put
    W
    server = <<-W
      *firewall*, *ufw*, *iptables*, *nftables*, *netplan*, *nmcli*, *networkmanager*,
      *network_config*, *resolvconf*, *dns_resolver*, *hosts_file*, *etc_hosts*, *hostsfile*,
      *sysctl*, *fstab*, *grub*, *kernel_param*, *pfctl*, *sshd_config*, *brandmauer*, *pare_feu*,
      *cortafuegos*, *network_stack*
    W
    not_noun = <<-W
      waf, agent, app firewall, cloud, aws, azure, gcp, comment, note, ticket, report, tag, llm, ai,
      prompt, hetzner, digitalocean, cloudflare
    W
    call_mode = ["change", "read", "unknown"]
    not_verb  = ["list", "get", "show", "check", "search"]
  }

  call {
    verb = <<-W
      add, set, delete, remove, change, replace, update
    W
    object = <<-W
      route, static route, default gateway, default route, ip route, interface, network interface,
      dns resolver, resolver, nameserver list
    W
    key = ["via", "gateway", "next hop", "netmask", "metric", "nic"]
    not_noun = <<-W
      aws, azure, gcp, ec, vpc, express, http, api, web, cloud, router app, map, maps, travel,
      shipping, vnet, peering, kong, nginx
    W
  }

  mcp {
    verb = <<-W
      reboot, shutdown, poweroff, halt, hibernate, herunterfahren, neustarten, redemarrer,
      reiniciar, apagar
    W
    server = <<-W
      *host*, *power*, *machine*, *maschine*, *sysadmin*, *linux*, *windows*, *os, os_*, system*,
      *rmm*, *ipmi*, *bmc*, *idrac*, *redfish*
    W
    not_noun = <<-W
      aws, ec, droplet, cloud, vm, instance, container, browser, simulator, emulator, router,
      kernel, session, game, notebook
    W
  }

  call {
    verb = <<-W
      load, unload, set, write, remove, insert, add, blacklist, change
    W
    object = <<-W
      kernel module, kernel parameter, sysctl, swap, module kernel, selinux, selinux mode, apparmor,
      apparmor profile, boot loader, bootloader, grub, ntp, hosts entry, hosts file, resolv, fstab,
      load module
    W
    noun = <<-W
      kernel, sysctl, selinux, apparmor, boot, grub, system, host, linux, hosts entry, hosts file,
      fstab, os, swap
    W
    not_noun  = ["jupyter", "notebook", "test"]
    call_mode = ["change", "read", "unknown"]
  }

  call {
    verb = <<-W
      set, write, create, delete, update, add, put, remove, modify, edit
    W
    value = <<-W
      path=hklm*, key=hklm*, path=hkey_local_machine*, key=hkey_local_machine*, key_path=hklm*,
      key_path=hkey_local_machine*, hive=hklm*, hive=hkey_local_machine*, registry_path=hklm*,
      registry_key=hklm*, domain=/library/**, subkey=hklm*
    W
  }

  call {
    verb = ["mount", "umount", "unmount", "remount"]
    value = <<-W
      source=/dev/*, device=/dev/*, target=/**, mount_point=/**, mountpoint=/**, path=/mnt/**,
      path=/media/**, *=//*/*
    W
    not_noun = <<-W
      bucket, route, component, router, iso-x, container, docker
    W
  }

  shell {
    program = <<-W
      grub-mkconfig, grub2-mkconfig, grub-install, grub2-install, update-grub, update-initramfs,
      mkinitcpio, dracut, kernelstub, bootctl, efibootmgr, grubby
    W
    not_flag = ["--help", "-h", "--version", "--list", "--info", "-v"]
    not_sub  = ["status", "list"]
    when     = "shell.flag matches '.' or shell.program in ['update-grub', 'update-initramfs', 'dracut']"
  }
}

# What prints the names of disks and their parts, with the option that says so.
set "output.devices" {
  words = <<-W
    lsblk -p, lsblk --paths, blkid --options=device, blkid -l, blkid -u, blkid --types, findfs, fdisk -l, fdisk --list,
    sfdisk -l, parted -l, findmnt --options=source, pvs, diskutil list, lsscsi, nvme list
  W
}

# Programs that are told a disk and do not write over it.
set "disk-tools" {
  words = <<-W
    smartctl, hdparm, nvme, fdisk, sfdisk, gdisk, sgdisk, cfdisk, parted, mdadm, badblocks,
    wipefs, cryptsetup, lsblk, blkid, mount, umount, fsck, e2fsck, xfs_repair, tune2fs, dumpe2fs,
    debugfs, partprobe, partx, blockdev, losetup, eject, udisksctl, pvs, vgs, lvs, lvm, pvdisplay,
    sg_inq, lsscsi, zpool, zfs, diskutil, fstrim, resize2fs, xfs_growfs, e2label, swapon, swapoff,
    file, stat, ls, findmnt, testdisk, udevadm, multipath, kpartx, iostat, hexdump, xxd, ntfsfix,
    btrfs, xfs_info, xfs_admin, gpart, diskpart, mke2fs, mkfs, pvcreate, vgcreate, fastboot,
    sg_readcap, sdparm, smartd, pvscan, growpart, qemu-nbd, docker, df, du, fio, ioping, fuser,
    lsof, sg_turs, storcli, zdb
  W
}

concept "formatting disks" {
  kind   = "action"
  object = "never"
  also = [
    "overwriting disks",
    "wiping disks",
    "format disks",
    "wipe disks",
    "erasing disks",
    "formatting a disk",
  ]
  unknown = "false"

  # Programs that do nothing else.
  # writers of images, controllers, chips
  shell {
    program = <<-W
      etcher, balena-etcher, etcher-cli, rpi-imager, usbimager, ventoy, mmc, megacli, megacli64,
      storcli, storcli64, perccli, perccli64, ssacli, hpssacli, arcconf, nwipe, dban, manage-bde
    W
    when = "(shell.operand matches '(?i)^/dev/|erase|delete|^-CfgLdDel|^-CfgClr|^del$|^-wipefreespace|initialize|sanitize' or shell.option matches '(?i)=/dev/|CfgLdDel|CfgClr' or shell.flag matches '(?i)CfgLdDel|CfgClr|wipefreespace|^--erase' or shell.sub matches '(?i)erase|delete|sanitize') and not (shell.sub matches '(?i)^(show|list|info|status)')"
  }

  # A device that is emptied from afar.
  call {
    act_kind = ["call"]
    call_name = <<-W
      remote_wipe, wipe_remote, device_wipe, full_wipe, remote_wipe_device, secure_erase,
      wipe_computer, wipe_mac, wipe_pc, erase_device, erase_mac, factory_reset_device, device_erase,
      sanitize_drive, sanitize_disk
    W
  }

  call {
    act_kind = ["call"]
    noun     = ["diskpart", "disk part", "parted", "fdisk", "sgdisk"]
    when     = "any(call.args, .value matches '(?im)^ *(clean( all)?|format( |$)|create partition|delete (partition|volume|disk)|convert (gpt|mbr)|mklabel|mkpart|rm [0-9])')"
  }

  shell {
    program = <<-W
      mkfs, mkfs.*, mke2fs, mkdosfs, mkntfs, mkexfatfs, mkswap, blkdiscard, pvcreate, vgremove,
      lvremove, pvremove, nwipe, newfs, newfs_*, sg_format, sg_sanitize, scrub, mkudffs, mkreiserfs,
      mkfs_msdos, mkbtrfs, bcachefs-format, thin_restore, disk-erase, dban, sdelete, sdelete64,
      mkfs.ext4
    W
    not_flag = <<-W
      --version, --help, --no-act, --dry-run, -V, --test, -print
    W
    not_operand = ["@disk-images"]
    when        = "(shell.operand matches '^(/dev/|[a-zA-Z]:$|UUID=|LABEL=|vg|[a-z0-9_-]+/[a-z0-9_-]+$|[a-z])' or shell.option matches '=/dev/') and not (shell.flag == '-n' and shell.program matches '^(mke2fs|mkfs[.]ext.)$')"
  }

  shell {
    program = <<-W
      ddrescue, dd_rescue, bmaptool, pv, partclone.restore, partclone.dd, fsarchiver, e2image,
      ntfsclone, wimapply, usbimager, mtd, flashcp, nandwrite, ubiformat
    W
    when = "shell.operand matches '^/dev/(sd|nvme|vd|xvd|hd|mmcblk|disk|rdisk|md|dm|mapper|mtd|loop)' and shell.flag in ['--force', '-f', '--overwrite', '-O', '--restore', '-r', '-w'] or shell.program in ['mtd', 'flashcp', 'nandwrite', 'ubiformat'] and shell.operand matches '.'"
  }

  shell {
    program = ["dc3dd", "dcfldd", "ddrescue", "dd_rescue"]
    when    = "shell.operand matches '^(h?wipe|of|hof)=/dev/[a-z]' or shell.option matches '^-*(h?wipe|of|hof)=+/dev/[a-z]'"
  }

  # Programs that look as well.
  shell {
    program = <<-W
      fdisk, sfdisk, gdisk, sgdisk, cfdisk, cgdisk, parted, gparted, gpt, gpart, fixparts
    W
    not_flag = <<-W
      --list, -l, --print, -p, --version, --help, -v, -V, --pretend, -P, --no-act, --dump, --verify,
      --info, -i, --list-types, -L, --display-alignment, --show-size, -J, --json, -T, -x, -F,
      --list-free, --print-mbr
    W
    not_operand = <<-W
      print, unit, align-check, show, list, status, help, @disk-images
    W
    not_sub = ["show", "list", "status", "print", "backup"]
    when    = "shell.operand matches '^(/dev/|ada|da|nvd|disk)' or shell.option matches '=/dev/'"
  }

  shell {
    program = ["sfdisk", "parted"]
    operand = <<-W
      mklabel, mktable, mkpart, rm, resizepart, mkpartfs, disk_set
    W
    not_operand = ["@disk-images"]
  }

  shell {
    program = ["wipefs"]
    flag = <<-W
      --all, -a, --offset, -o, -af, --force, -f, --types, -t
    W
    not_flag    = ["--no-act", "-n"]
    not_operand = ["@disk-images"]
  }

  shell {
    program = ["badblocks"]
    flag    = ["-w", "--write", "-wsv", "-ws", "-wvs"]
  }

  shell {
    program = ["hdparm"]
    flag = <<-W
      --security-erase, --security-erase-enhanced, --trim-sector-ranges, --trim-sector-ranges-stdin,
      --write-sector, --repair-sector, --make-bad-sector, --fwdownload, --sanitize-crypto-scramble,
      --sanitize-block-erase, --sanitize-overwrite, --dco-restore, --please-destroy-my-drive
    W
  }

  shell {
    program = ["nvme"]
    sub = <<-W
      format, sanitize, write-zeroes, write, delete-ns, dsm, write-uncor, zns reset-zone
    W
  }

  shell {
    program = ["cryptsetup", "veracrypt"]
    sub = <<-W
      luksFormat, erase, luksErase, reencrypt, luksKillSlot, luksRemoveKey, tcryptFormat,
      bitlkFormat, format, luksformat, luksHeaderRestore
    W
    not_operand = ["@disk-images"]
  }

  shell {
    program = ["veracrypt"]
    flag    = ["--create", "-c"]
  }

  shell {
    program = ["mdadm"]
    flag    = ["--create", "-C", "--zero-superblock", "--build", "-B"]
  }

  shell {
    program  = ["zpool"]
    sub      = ["create", "destroy", "labelclear", "initialize"]
    not_flag = ["-n"]
  }

  shell {
    program = <<-W
      zfs, btrfs, lvm, dmsetup, vdo, stratis, bcachefs, ceph-volume, ceph, sedutil-cli, storcli,
      storcli64, megacli, ssacli, arcconf, perccli, udisksctl, virsh, balena, fastboot, rpi-imager,
      asr, tw_cli, mmc, gpart, camcontrol, vmkfstools
    W
    sub = <<-W
      destroy, lvremove, vgremove, pvremove, pvcreate, wipe_table, remove_all, pool destroy,
      filesystem destroy, format, lvm zap, erase, vol-wipe, local flash, flash, delete,
      device erase, restore, secure-erase, sanitize, osd purge, osd destroy, --cli, erase secure,
      wipe
    W
    not_flag = ["-n", "--dry-run", "--help"]
  }

  shell {
    program = ["sedutil-cli"]
    flag = <<-W
      --PSIDrevert, --PSIDrevertAdminSP, --revertTPer, --revertNoErase,
      --yesIreallywanttoERASEALLmydatausingthePSID, --eraseLockingRange, --revertLockingSP,
      --genKey, --reverttper
    W
  }

  shell {
    program = ["storcli", "storcli64", "perccli", "megacli", "ssacli", "arcconf"]
    operand = <<-W
      erase, delete, del, initialization, init, secureerase, start, -CfgClr, -LDInit, forced, modify
    W
  }

  shell {
    program = ["rpi-imager", "vmkfstools", "asr", "udisksctl", "mmc"]
    flag    = ["--cli", "-w", "--writezeros", "--erase", "-U", "--deletevirtualdisk"]
  }

  shell {
    program = <<-W
      diskpart, clear-disk, format-volume, initialize-disk, remove-partition, reset-physicaldisk,
      new-partition, format.com
    W
    not_flag = ["-WhatIf", "-whatif", "--whatif"]
  }

  shell {
    program = ["format", "format.com"]
    operand = ["[a-zA-Z]:", "[a-zA-Z]:*", "?:"]
  }

  shell {
    program = ["format", "cipher", "cipher.exe"]
    when    = "shell.operand matches '^[A-Za-z]:' and shell.program == 'format' or shell.operand matches '(?i)^/w:' or shell.sub matches '(?i)^/w:' or shell.flag matches '(?i)^/w' or shell.sub matches '^[A-Za-z]:'"
  }

  shell {
    program = ["ansible"]
    option = <<-W
      --module-name=*filesystem, --module-name=*parted, --module-name=*lvg, --module-name=*lvol,
      --module-name=*luks_device, --module-name=*win_format, --module-name=*win_partition,
      --module-name=*win_initialize_disk, --module-name=*zfs, --module-name=*zpool
    W
  }

  shell {
    program = ["busctl", "gdbus", "dbus-send"]
    when    = "shell.operand matches '(?i)(UDisks2.(Block|Drive|Partition|PartitionTable).*[.]?(Format|Delete)|SecurityEraseUnit)$' or shell.operand == 'Format'"
  }

  shell {
    program = ["diskutil"]
    sub = <<-W
      erase*, secureErase, partitionDisk, reformat, zeroDisk, randomDisk, apfs deleteContainer,
      apfs deleteVolume, apfs eraseVolume, eraseDisk, eraseVolume, eraseOptical, resetFusion,
      ap deleteContainer, ap deleteVolume, cs delete, coreStorage delete, appleRAID delete,
      mergePartitions, splitPartition, ar delete
    W
  }

  file {
    op                = ["write", "append", "edit", "delete"]
    class             = ["device"]
    not_path          = ["/dev/loop*", "/dev/ram*"]
    not_shell_program = ["@disk-tools"]
  }

  file {
    op                = ["write", "append", "edit", "delete"]
    class             = ["disk"]
    not_shell_program = ["@disk-tools"]
  }

  # A service that is told a device by name.
  call {
    verb = <<-W
      wipe, format, erase, zero, overwrite, partition, mkfs, flash, write, shred, sanitize,
      initialize, create, delete, run, execute, invoke, clear, discard, repartition, reformat, burn,
      formatieren, loeschen, loschen, ueberschreiben, formater, effacer, formatear, borrar, ecraser,
      image, clone, restore, secure, destroy, leeren, vider, vaciar
    W
    value = <<-W
      device=/dev/[shvnmdx]*, disk=/dev/[shvnmdx]*, target=/dev/[shvnmdx]*, drive=/dev/[shvnmdx]*,
      path=/dev/[shvnmdx]*, blockdev=/dev/[shvnmdx]*, block_device=/dev/[shvnmdx]*,
      dev=/dev/[shvnmdx]*, volume=/dev/[shvnmdx]*, partition=/dev/[shvnmdx]*,
      destination=/dev/[shvnmdx]*, output=/dev/[shvnmdx]*, geraet=/dev/**, laufwerk=/dev/**,
      disque=/dev/**, peripherique=/dev/**, disco=/dev/**, dispositivo=/dev/**,
      device_path=/dev/[shvnmdx]*, device_name=/dev/[shvnmdx]*, raw_device=/dev/**
    W
    not_noun = <<-W
      mount, smart, attach, attachment, ec, image file, volume attachment, usage, report, file,
      alert, benchmark
    W
  }

  call {
    verb = <<-W
      wipe, format, erase, initialize, zero, overwrite, shred, repartition, partition, reformat,
      sanitize, formatieren, loeschen, loschen, ueberschreiben, vernichten, formater, effacer,
      ecraser, formatear, borrar, sobrescribir, destroy, leeren, vider, vaciar, purge
    W
    noun = <<-W
      disk, drive, hard drive, hard disk, blockdevice, block device, lun, ssd, nvme, crypto erase,
      secure erase, physical disk, usb stick, usb drive, storage device, storage pool, raid,
      partition table, disk partition, boot sector, mbr
    W
    not_noun = <<-W
      format string, image, usage, report, file, cookie, session, backup, cache, snapshot, smart,
      password, token, google, folder, document, shared, gdrive, azure, managed, aws, gcp, gcloud,
      compute, template, vm, instance, text, code, cell, encryption set
    W
    not_mcp_server = ["@remote-files"]
  }

  call {
    verb         = ["delete"]
    noun         = ["partition"]
    not_act_kind = ["query"]
    not_noun     = ["image", "file", "cache", "snapshot", "report", "usage"]
  }

  # The words for what holds disks, in tools that are made for it.
  call {
    verb = <<-W
      remove, delete, destroy, clear, wipe, initialize, format, erase, reset
    W
    noun = <<-W
      volume group, physical volume, logical volume, vg, pool, zpool, array, disk, partition, raid,
      lun, vdev, drive
    W
    mcp_server = <<-W
      lvm, zfs, raid, mdadm, disk, disks, truenas, diskpart, windows, linux, host, macos,
      storage-host, parted, openzfs, btrfs, synology, disk-tool, disk_tool, redfish, idrac, ilo,
      winrm, windows-mcp, proxmox-host
    W
    not_noun = <<-W
      file, image, snapshot, backup, cache, usage, dns, network, clear cache, share, quota, print
    W
  }

  call {
    noun = <<-W
      flash, mkfs, dd, burn, etcher, imager, raw write, wipefs, blkdiscard, luks, fdisk, parted
    W
    value = <<-W
      device=/dev/[shvnmdx]*, disk=/dev/[shvnmdx]*, target=/dev/[shvnmdx]*, drive=/dev/[shvnmdx]*,
      dev=/dev/[shvnmdx]*, of=/dev/[shvnmdx]*, output=/dev/[shvnmdx]*, dest=/dev/[shvnmdx]*,
      destination=/dev/[shvnmdx]*, path=/dev/[shvnmdx]*, args_dev=/dev/[shvnmdx]*,
      arg_dev=/dev/[shvnmdx]*
    W
    not_mode = ["read"]
  }

  call {
    value = <<-W
      op=mkfs, op=wipefs, op=blkdiscard, action=mkfs, action=wipefs, operation=mkfs,
      operation=wipefs, command=mkfs, method=mkfs, action=secure_erase, operation=secure_erase,
      action=drive.secureerase, op=luksformat, action=luksformat, operation=luksformat,
      operation=luks_format
    W
  }

  call {
    verb = <<-W
      wipe, erase, format, reformat, zero, shred, sanitize, formatieren, formatear
    W
    noun = <<-W
      volume, partition, device, storage, media, medium, speicher
    W
    not_act_kind = ["query"]
    not_noun = <<-W
      image, file, cookie, session, cache, browser, mdm, mobile, phone, text, code, cell, number,
      memory card data, token, password, azure, snapshot, report, usage, bucket, gcloud, az, aws
    W
    not_mcp_server = ["@remote-files"]
  }
}

# Files that hold a disk.
set "disk-images" {
  words = <<-W
    **.img, **.iso, **.raw, **.qcow2, **.disk, **.vmdk, **.ext4, **.bin, **.vdi, **.vhd, **.vhdx,
    **.dmg, **.squashfs, **.fat, **.sparseimage, **.swap, **.hdd, **.luks, **.efi, **.ext2, **.xfs,
    **.btrfs, **.IMG, swapfile, **/swapfile
  W
}
