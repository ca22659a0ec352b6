# Production and infrastructure.

concept "production" {
  kind = "place"
  also = <<-W
    in production, to production, on production, the production environment, production systems,
    production environment, live
  W

  env {
    name       = ["production"]
    not_target = ["local"]
  }
}

concept "during a change freeze" {
  kind = "state"
  also = <<-W
    in a change freeze, while a change freeze is on, during change freezes, under a change freeze,
    during a freeze, during a code freeze, during a release freeze,
    while a change freeze is in force, while a change freeze is active,
    while a change freeze is in effect, while a change freeze is in place,
    while there is a change freeze, while a freeze is on, while a freeze is in force,
    while a freeze is in place, while a freeze is active
  W
  when = "context.change_freeze"
}

# Verbs that bring a new state to where it runs.
set "deploy" {
  words = <<-W
    deploy, redeploy, rollout, rollback, promote, apply, migrate, upgrade, cutover, sync, ausrollen,
    bereitstellen, deployer, desplegar, einspielen, appliquer, aplicar, migrieren, migrer, migrar,
    switchover, failover
  W
}

concept "changing production" {
  kind   = "action"
  object = "never"
  also = <<-W
    deploying to production, deploy to production, production change, changing production data,
    change production data, changes to production, change production, production deployment,
    pushing to production, releasing to production, production deploys, touching production,
    modifying production, deployments to production, deployment to production,
    releases to production, changing anything in production, changes in production,
    deploying changes to production, rolling out changes to production,
    making any change in production
  W
  includes = ["deleting production data", "operating production by other tools"]
  unknown  = "false"

  call {
    mode = ["change"]
    is   = ["production"]
    not_verb = <<-W
      plan, diff, get, list, describe, logs, log, status, history, report, count, check, test, view,
      template, lint, validate, preview, search, read, show, explain, tail, forward, draft, quote,
      estimate, notify, email, tweet, dm, message, reply, broadcast, invite, book, pay, refund,
      export, download, clone, commit, answer
    W
    not_noun = <<-W
      plan, preview, build, note, comment, ticket, test, draft, issue, dashboard, incident,
      postmortem, message, pull request, merge request, pr, mr, payment, refund, mail, email, chat,
      slack, page, wiki, annotation, grafana, memory, workflow run, run list, confluence, notion,
      jira, linear, calendar, meeting, invoice, report, query, dependency, review, todo, channel,
      discussion, quote, transcript, delete branch, create branch, rename branch, status page,
      log level, search, change request, change ticket, change record, rfc, production order,
      start production, production schedule, production plan, production batch, production line,
      music_production, music production, film, movie, theatre, stop production, video production,
      studio, snapshot, backup, port, sandbox, explanation, lint, diff, teams,
      monitor, slo, theater, theatre, schedule production, interview
    W
    not_call_name = <<-W
      *_file, *_folder, *_sql, *_query, *_statement, query, sql, run_list, *_sql_query, write, edit,
      *_log
    W
    not_shell_program = <<-W
      git, hg, npm, pnpm, yarn, bun, docker, podman, ansible-vault, sops, flask, uvicorn, pip,
      poetry, uv, cargo, go, gem, bundle, composer, vault, code, vim, nano, pre-commit, claude,
      codex, gemini
    W
    not_shell_sub = <<-W
      config set, config use-context, config set-context, config unset, configure, account set,
      account clear, auth login, auth can-i, explain, release create, issue create, pr create,
      run watch, rollout status, rollout history, kustomize edit, context use, context create, top,
      top pods, top nodes, top pod, top node, status, logs, log, history, list, run list,
      workflow list, repo add, repo update, login, logout, secrets create
    W
  }

  # A backup that goes is a change, one that is taken is none.
  call {
    verb = <<-W
      @delete, restore, import, modify, update, share, revert, rollback
    W
    noun = ["backup", "snapshot", "restore point", "recovery point"]
    is   = ["production"]
  }

  # Package managers and make run what their scripts are called.
  shell {
    program = <<-W
      npm, pnpm, yarn, bun, make, just, task, composer, bundle, poetry, uv
    W
    call_verb = <<-W
      @deploy, @delete, release, restart, scale, flip, switch, ship
    W
    call_noun = <<-W
      run, prod, production, deploy, rollout, release, migrate, npm, pnpm, yarn, bun, make, just,
      task, composer, bundle, poetry, uv
    W
    not_call_noun = ["build", "test", "lint", "dry", "plan"]
    is            = ["production"]
  }

  # Operations whose words are no verbs of English.
  shell {
    program = <<-W
      kubectl, oc, helm, helmfile, kustomize, ansible-playbook, ansible, cap, fab, capistrano, dep,
      mina, kamal, nomad, terraform, tofu, terragrunt, pulumi, cdk, sst, copilot, eb, flyctl, fly,
      vercel, netlify, wrangler, heroku, argocd, flux, sam, serverless, sls, railway, render,
      gcloud, aws, az, doctl, hcloud, spinnaker, octo, waypoint, chef-client, knife, puppet, salt,
      dokku, scalingo, clever, cf, nixops, colmena, firebase, supabase
    W
    sub = <<-W
      apply, upgrade, up, deploy, install, sync, rollback, promote, redeploy, state rm, state mv,
      import, taint, rollout restart, rollout undo, rollout pause, rollout resume, app sync,
      app rollback, job run, alias set, lambda invoke, s3 rb, s3 rm, s3 mv, instances reset,
      pg:reset, pg:restore, run, job revert, destroy, reconcile, cp, set image, set env,
      set resources, label, patch, edit, scale, restart, maintenance:on, maintenance:off
    W
    is = ["production"]
    not_sub = <<-W
      logs, exec, get, config set, run services describe, run services list, run revisions list,
      run revisions describe, run jobs list, run jobs describe, run services logs,
      run jobs executions, run services get-iam-policy, run list, run view
    W
  }

  shell {
    program = <<-W
      ansible-playbook, ansible-pull, ansible, chef-client, knife, puppet, cap, fab, mina, dep,
      kamal
    W
    not_flag = <<-W
      --list-hosts, --list-tasks, --list-tags, --syntax-check, -T, --tasks, --list
    W
    not_option = <<-W
      --module-name=ping, --module-name=setup, --module-name=debug, --module-name=*.ping,
      --module-name=*.setup, --module-name=stat, --module-name=*.stat, --module-name=slurp,
      --module-name=find, --module-name=*_info, --module-name=*_facts, --module-name=fetch,
      --module-name=getent
    W
    is      = ["production"]
    not_sub = ["list", "show", "status", "logs", "details"]
  }

  # Whatever a cloud's own program changes, though the resource be called invoice or report.
  shell {
    program = <<-W
      aws, gcloud, az, doctl, hcloud, scw, oci, ibmcloud, openstack, kubectl, oc, heroku, fly,
      flyctl, vercel, netlify, consul, nomad, wrangler, firebase, cf, eb
    W
    call_mode = ["change"]
    call_verb = <<-W
      update, put, modify, start, stop, reboot, set, patch, enable, disable, restart, scale, deploy,
      attach, detach, resize, associate, disassociate, register, deregister, rotate, failover,
      promote, swap, edit
    W
    not_call_verb = <<-W
      explain, describe, list, get, plan, diff, history, test, wait, view, status, create
    W
    is = ["production"]
    not_call_noun = <<-W
      snapshot, backup, query, dashboard, annotation, comment, build, context, credential helper,
      kubeconfig, log event, metric data
    W
    not_sub = <<-W
      config set, config use-context, config set-context, config unset, configure set, configure,
      account set, auth login, login, s3 cp, s3 sync, logs start-query,
      athena start-query-execution, run watch, codebuild start-build, sts, eks update-kubeconfig,
      container clusters get-credentials, aks get-credentials, components update, extension update,
      ssm start-session, rollout status, rollout history, auth can-i, explain, env pull, env ls
    W
  }

  shell {
    program = ["salt", "salt-ssh", "salt-call", "salt-run"]
    operand = <<-W
      state.*, cmd.*, service.re*, service.st*, service.enable, service.disable, pkg.install,
      pkg.upgrade, pkg.remove, file.*, cp.*, system.*, grains.set*, user.*, cron.*, mount.*, orch.*,
      state.orchestrate, docker.*, saltutil.sync*, git.*, network.mod*
    W
    not_operand = <<-W
      file.read, file.stats, file.find, file.grep, file.file_exists, cmd.which, git.log, git.status,
      state.show_*, system.get_*, cron.ls, cron.list_tab, user.info, user.list_users, test=True,
      test=true, cp.list_*, state.test
    W
    is = ["production"]
  }

  shell {
    program = ["az"]
    sub = <<-W
      functionapp deployment, webapp deployment, webapp deploy, webapp up, containerapp up,
      functionapp publish, staticwebapp deploy, spring app deploy, acr import
    W
    not_sub = [
      "webapp deployment list-publishing-profiles",
      "webapp deployment slot list",
      "functionapp deployment list-publishing-profiles",
      "webapp deployment source show",
    ]
    is = ["production"]
  }

  shell {
    program = ["docker", "docker-compose", "podman", "nerdctl"]
    env = [
      "DOCKER_HOST=**prod**",
      "DOCKER_CONTEXT=**prod**",
      "CONTAINER_HOST=**prod**",
      "DOCKER_HOST=**live**",
      "DOCKER_CONTEXT=**live**",
    ]
    sub = <<-W
      restart, stop, start, rm, run, kill, compose up, compose down, compose restart, compose pull,
      up, down, service update, stack deploy, update, volume rm, system prune, container restart,
      container stop, container rm
    W
  }

  # Branches of a database are databases.
  call {
    verb = ["@delete", "reset", "restore", "promote", "merge", "deploy"]
    noun = ["branch"]
    call_noun = <<-W
      neon, neonctl, planetscale, pscale, xata, supabase, dolt, turso
    W
    is = ["production"]
  }

  # Schema and data tools.
  shell {
    program = <<-W
      php, artisan, rails, bin/rails, rake, manage.py, python, prisma, knex, sequelize,
      sequelize-cli, typeorm, flyway, liquibase, alembic, goose, dbmate, migrate, sqlx, diesel, mix,
      dotnet, bin/console, doctrine, atlas, sqitch, drizzle-kit, hasura, restic, borg, pgbackrest,
      barman, wal-g, kopia, duplicity, velero, dropdb, createdb, mysqladmin, pg_restore,
      mongorestore, mysqlimport, influx, redis-cli, kafka-topics, kafka-configs, rabbitmqctl,
      rabbitmqadmin, etcdctl, consul, bq, cbt, nodetool
    W
    call_verb = <<-W
      @change, @delete, @deploy, rollback, restore, load, seed, expire, forget, prune, update,
      revert, down, up
    W
    is            = ["production"]
    not_call_noun = ["status", "history", "list", "backup", "snapshot"]
    not_sub = <<-W
      update-sql, updateSQL, rollback-sql, rollbackSQL, future-rollback-sql, futureRollbackSQL,
      update-count-sql, update-testing-rollback, generate-changelog, changelog-sync-sql, diff
    W
  }

  shell {
    program = <<-W
      restic, borg, pgbackrest, barman, wal-g, kopia, duplicity, velero, dropdb, createdb,
      mysqladmin, pg_restore, mongorestore, liquibase, flyway, influx, kafka-topics,
      kafka-topics.sh, barman-cloud-backup-delete
    W
    operand = <<-W
      forget, prune, expire, delete, drop, drop-all, dropAll, update, migrate, clean,
      remove-older-than, rollback, purge, cleanup, restore
    W
    is = ["production"]
  }

  shell {
    program = <<-W
      restic, borg, pgbackrest, barman, wal-g, kopia, duplicity, velero, mc, s3cmd, s5cmd, gsutil,
      aws, rclone, b2, zfs, influx, lvremove
    W
    sub = <<-W
      forget, prune, expire, delete, rb, rm, del, compact, remove-older-than, snapshot delete,
      maintenance run, destroy, s3 rb, s3 rm, purge, deletefile, backup delete, restore,
      bucket delete, rewrite, manifest delete, rmdirs, cleanup
    W
    is = ["production"]
  }

  file {
    op                = ["delete"]
    class             = ["backup", "database"]
    is                = ["production"]
    not_shell_program = ["git", "hg"]
  }

  file {
    op         = ["write", "edit"]
    class      = ["backup", "database"]
    data_class = ["nothing"]
    is         = ["production"]
  }

  shell {
    program = <<-W
      dropdb, createdb, pg_restore, mongorestore, mysqlimport, mongoimport, vacuumdb, reindexdb,
      kafka-console-producer, kafka-console-producer.sh, bcp
    W
    is = ["production"]
  }

  shell {
    program = <<-W
      kafka-topics, kafka-topics.sh, kafka-configs, kafka-configs.sh, kafka-consumer-groups,
      kafka-consumer-groups.sh, kafka-acls, kafka-acls.sh, kafka-reassign-partitions.sh
    W
    flag = <<-W
      --alter, --create, --delete, --execute, --reset-offsets, --add, --remove
    W
    is = ["production"]
  }

  # Targets and scripts by what they are called.
  shell {
    program = <<-W
      make, gmake, just, task, mage, invoke, inv, rake, nox, earthly, doit, npm, pnpm, yarn, bun,
      composer, poetry, uv, bundle
    W
    operand = <<-W
      deploy*, *-deploy, *:deploy, release*, rollout*, *-rollout, rollback*, migrate*, *-migrate,
      ship*, promote*, publish*, restart*, apply*, *-apply, db-migrate*, terraform-apply*,
      tf-apply*, up-prod*, sync*, flip*, scale*, cutover*, *deploy:prod*, *:prod:deploy, prod-*,
      provision*, seed*, upgrade*, swap*, drain*
    W
    not_operand = <<-W
      *test*, *build*, *lint*, *plan*, *diff*, *dry*, *check*, *logs*, *status*
    W
    is = ["production"]
  }

  shell {
    program    = ["make", "gmake", "just", "mask", "task", "mage"]
    operand    = ["deploy", "rollout", "rollback", "migrate", "deploy-all", "release-deploy"]
    env_target = ["unnamed"]
  }

  shell {
    program = ["migrate", "deploy", "rollback", "release", "restart"]
    when    = "shell.sub matches '^(up|down|goto|drop|force)' or not (shell.sub matches '.')"
    is      = ["production"]
  }

  # Another host's containers.
  shell {
    program = ["docker", "podman", "docker-compose", "nerdctl"]
    flag    = ["--host", "-H", "--context", "-c", "--connection", "--url"]
    sub = <<-W
      restart, stop, start, rm, run, kill, compose up, compose down, compose restart, compose pull,
      up, down, service update, stack deploy, update, pause, unpause, volume rm, network rm,
      system prune, swarm update, container restart, container stop, container rm, rename, exec
    W
    is = ["production"]
  }

  # Jobs and pipelines that are named after what they do there.
  call {
    verb = <<-W
      trigger, run, build, start, play, launch, dispatch, execute, create, invoke, queue, rerun,
      schedule, approve, resume
    W
    value = <<-W
      *=**deploy*prod*, *=**prod*deploy*, *=**release*prod*, *=**prod*release*, *=**rollout*prod*,
      *=**migrate*prod*, *=**prod*migrate*, *=**rollback*prod*, *=**restart*prod*,
      *=**promote*prod*, *=**ausroll*prod*, *=**despl*prod*, *=**deploy**/prod*, *=**prod*/**deploy*
    W
    is = ["production"]
    not_noun = <<-W
      message, comment, issue, pull request, ticket, note, page, draft, branch, slack, mail, test,
      change request, change ticket, servicenow, incident, jira, work order, problem record,
      reminder
    W
    not_shell_sub = [
      "run list",
      "run view",
      "run watch",
      "workflow list",
      "workflow view",
      "run download",
    ]
  }

  http {
    method = ["POST", "PUT"]
    path = <<-W
      /job/*deploy*/**, /job/*release*/**, /job/**/*deploy*/**, /job/**/*release*/**, **/jobs/*/play, **/jobs/*/retry,
      **/deployments, **/deploy, **/deploy/**, **/deploys, **/rollout*, **/rollback*, **/promote*,
      **/dispatches
    W
    is = ["production"]
  }

  call {
    verb = ["kill", "cancel", "terminate", "abort"]
    noun = ["query", "backend", "process", "connection"]
    is   = ["production"]
  }

  # On a host of production.
  shell {
    remote = [true]
    program = <<-W
      kill, pkill, killall, reboot, shutdown, poweroff, halt, systemctl, service, supervisorctl,
      pm2, docker, docker-compose, podman, nerdctl, apachectl, nginx, rc-service, rcctl, monit,
      crontab, apt, apt-get, dnf, yum, apk, zypper, dpkg, rpm, npm, pnpm, yarn, pip, pip3, make,
      bundle, composer, iptables, nft, ufw, sysctl, useradd, usermod, passwd, mount, umount, mkfs,
      nomad, consul, runit, sv, s6-svc, unicorn, puma, passenger-config
    W
    not_sub = <<-W
      status, logs, ps, list, show, is-active, ls, compose ps, compose logs, list-units, images,
      inspect, stats, top, cat, exec, version, info, search, jlist, monit, describe, container ls,
      is-enabled, is-failed, compose config, compose top, audit, outdated, freeze, policy, history,
      compose exec
    W
    not_operand = ["status", "--status-all", "-t"]
    not_flag    = ["--list", "-l", "-t", "-T", "--version", "-0"]
    is          = ["production"]
  }

  shell {
    remote  = [true]
    program = ["git"]
    sub = <<-W
      pull, checkout, reset, merge, switch, rebase, stash, clean, restore
    W
    is = ["production"]
  }

  shell {
    program = ["docker", "podman"]
    sub = <<-W
      service update, service scale, service create, service rm, service rollback, stack deploy,
      stack rm, stack up
    W
    is = ["production"]
  }

  file {
    op           = ["write", "append", "edit", "delete", "move", "mode"]
    shell_remote = [true]
    not_place    = ["scratch"]
    is           = ["production"]
  }

  sql {
    verb = <<-W
      insert, update, delete, drop, truncate, alter, create, grant, load, rename, merge, replace,
      revoke, call, set, upsert
    W
    not_shape = ["temporary"]
    is        = ["production"]
  }

  http {
    method = ["POST", "PUT", "PATCH", "DELETE"]
    is     = ["production"]
    not_call_noun = <<-W
      search, query, login, token, oauth, auth, graphql, log, metric, trace, message, comment,
      issue, pull, test, webhook, slack, ticket, page, msearch, count, session, build, mail, email,
      invoice, payment, refund, charge, dashboard, annotation, snapshot, backup
    W
  }

  http {
    method    = ["DELETE"]
    call_noun = ["snapshot", "backup", "query", "index"]
    is        = ["production"]
  }

  http {
    method = ["POST"]
    path   = ["**/_delete_by_query*", "**/_update_by_query*", "**/_bulk*", "**/_reindex*"]
    is     = ["production"]
  }

  # Data that goes into a store or onto a host of production.
  send {
    channel = ["copy"]
    is      = ["production"]
    not_shell_sub = <<-W
      s3 ls, s3 presign, ls, du, stat, cat, storage ls, storage cat
    W
  }

  # Names that say production themselves.
  call {
    name = <<-W
      mise_en_production, mise_en_prod, produktivsetzung, produktivsetzen, inbetriebnahme, livegang,
      puesta_en_produccion, pasar_a_produccion, go_live, golive, push_to_production, push_to_prod,
      livestellen, live_schalten
    W
  }

  shell {
    program = ["vercel", "vc"]
    sub     = ["rollback", "promote", "alias set", "alias", "redeploy"]
    not_sub = ["alias ls", "rollback status", "promote status"]
  }

  shell {
    program = <<-W
      psql, mysql, mariadb, sqlcmd, mongosh, mongo, clickhouse-client, cqlsh, sqlplus, snowsql,
      cockroach
    W
    flag = ["--file", "-f", "-i", "--input-file"]
    is   = ["production"]
  }

  shell {
    program = ["supervisorctl", "pm2", "systemctl", "docker-compose"]
    sub = <<-W
      restart, start, stop, reload, update, deploy, signal
    W
    is = ["production"]
  }

  shell {
    program = ["vercel", "netlify", "vc", "now", "ntl"]
    flag    = ["--prod", "-prod", "-p", "--production"]
    not_sub = <<-W
      ls, list, env ls, env pull, pull, build, inspect, logs, dev, domains ls
    W
  }

  shell {
    program = ["vercel", "netlify"]
    option  = ["--target=production", "--context=production"]
    not_sub = ["ls", "list", "env", "env:list", "pull", "build"]
  }

  # No environment is named.
  call {
    verb       = ["@deploy"]
    env_target = ["unnamed"]
    not_verb = <<-W
      get, list, describe, plan, diff, view, template, preview, show, wait, sync, upgrade, find,
      search, check, read, reset, status, history, log, delete, remove
    W
    not_noun = <<-W
      patch, plan, preview, diff, stash, template, label, filter, coupon, fresh, refresh, wipe,
      file, discount, test, token, draft, key, status, history, job application, note, log,
      calendar, contact, theme, fork, build, edit, promo, style, format, fix, suggestion, person,
      employee, user, member, candidate, loan, credit, operation, formula, transformation, effect,
      mask, correction, voucher, tag, leave, penalty, bonus, late fee, crop, font, color, macro,
      colorscheme, colourscheme, colour, wallpaper, wallpaperimage, wallpaper image, desktoptheme,
      cursortheme, lookandfeel, look and feel, icon, skin, palette, brush, gradient, blur, watermark
    W
    not_shell_program = <<-W
      git, chezmoi, patch, docker, npm, pnpm, kubectl, oc, vercel, netlify, terraform, tofu, brew,
      apt, pip, claude, codex, gemini, gh, glab
    W
    not_shell_sub = ["rollout status", "rollout history"]
    not_shell_via = ["minikube", "kind", "k3d", "microk8s", "multipass", "vagrant"]
  }

  call {
    verb = ["@change", "@delete", "@create"]
    noun = <<-W
      dns, dns record, record set, hosted zone, nameserver, name server, resource record,
      zone record, rrset, rrsets, cname, domain record, mx record, txt record, a record, route 53,
      dnsrecord, recordset
    W
    not_env_target = ["local", "named"]
  }

  mcp {
    verb = ["@change", "@delete", "@create"]
    noun = ["record", "zone", "domain record", "eintrag", "enregistrement", "registro"]
    server = <<-W
      route53, route-53, cloudflare, dns, cloudflare-dns, namecheap, godaddy, gandi, ovh, powerdns,
      porkbun, dnsimple, ns1, infoblox, bind, hetzner-dns, ionos, google-domains, dns-admin,
      cloudns, easydns
    W
    not_env_target = ["local", "named"]
  }

  http {
    method         = ["POST", "PUT", "PATCH", "DELETE"]
    not_place      = ["local"]
    not_env_target = ["local", "named"]
    when           = "http.path matches '(?i)/((dns|managed)?zones?/[^/]+/(records?|rrsets?|recordsets?|dns_records|changes)|domains?/(zone/)?[^/]+[.][^/]+/(records?|dns)|dns/record)(/|$)'"
  }

  http {
    method    = ["POST", "PUT", "PATCH", "DELETE"]
    host      = ["api.nsone.net", "api.ns1.com", "*pdns*.**", "*powerdns*.**"]
    path      = ["**/zones/**"]
    not_place = ["local"]
  }

  shell {
    program = ["netlify", "ntl"]
    operand = [
      "createDnsRecord",
      "deleteDnsRecord",
      "createDnsZone",
      "deleteDnsZone",
      "transferDnsZone",
    ]
  }

  shell {
    program        = ["lexicon", "cfcli", "cloudflare-cli"]
    not_env_target = ["local", "named"]
    when           = "shell.sub matches '(^| )(create|update|delete|add|edit|rm|remove)( |$)' or shell.operand in ['create', 'update', 'delete', 'add', 'edit', 'rm', 'remove']"
  }

  shell {
    program = ["gcloud"]
    sub     = ["dns record-sets transaction execute"]
  }

  # What a content network or a gateway serves from then on. A gateway is on this machine where none is named.
  shell {
    program = ["fastly", "akamai"]
    sub = <<-W
      service-version activate, service version activate, compute deploy, compute publish,
      property activate, activate
    W
    env_target = ["unnamed"]
  }

  shell {
    program = ["deck"]
    sub = <<-W
      sync, apply, gateway sync, gateway apply
    W
    flag = [
      "--kong-addr",
      "--konnect-token",
      "--konnect-addr",
      "--konnect-token-file",
      "--konnect-control-plane-name",
    ]
    env_target = ["unnamed"]
  }

  shell {
    program = <<-W
      nsupdate, flarectl, octodns-sync, dnscontrol, pdnsutil, knotc, rndc
    W
    not_sub = <<-W
      preview, check, get-zones, status, list-all-zones, dns list, show-zone
    W
    not_env_target = ["local", "named"]
  }

  shell {
    program = <<-W
      kubectl, oc, helm, helmfile, terraform, tofu, ansible-playbook, pulumi, flyctl, fly, wrangler,
      cdk, sam, serverless, sls, argocd, cap, terragrunt, heroku, sst, copilot, eb, kamal, nomad,
      flux, railway, firebase, gcloud, waypoint, dokku, cf, amplify, dep
    W
    sub = <<-W
      apply, up, deploy, rollout restart, rollout undo, app sync, promote, publish, import,
      redeploy, app deploy, run deploy, functions deploy, job run, alias set, app rollback, upgrade,
      install, rollback, pages deploy
    W
    not_flag   = ["--local", "--stdout", "--draft", "-destroy", "--destroy"]
    not_via    = ["minikube", "kind", "k3d", "microk8s", "multipass", "vagrant"]
    env_target = ["unnamed"]
  }

  # Jenkins, and whatever else starts a job by its path.
  http {
    method = ["POST", "PUT"]
    path = <<-W
      **/job/*rollout*/**, **/job/*prod*/**, **/job/*promote*/**, **/job/*migrat*/**,
      **/job/*rollback*/**, **/pipelines, **/pipeline, **/trigger/pipeline, **/builds, **/runs,
      **/restart, **/scale, **/flags/**, **/toggles/**, **/features/**
    W
    is = ["production"]
  }

  # All that a search finds on a host of production.
  file {
    op            = ["list", "read"]
    shell_program = ["find", "gfind", "fd", "fdfind", "bfs"]
    shell_flag    = ["-delete"]
    shell_remote  = [true]
    not_place     = ["scratch"]
    is            = ["production"]
  }

  # A flag by its own program.
  shell {
    program = <<-W
      unleash, ldcli, flagsmith, growthbook, posthog, statsig, split, configcat, flipt, flagr
    W
    is   = ["production"]
    when = "shell.sub matches '(?i)(^| )(on|off|enable|disable|toggle|update|set|create|delete|archive|patch|rollout|turn-on|turn-off|toggle-on|toggle-off)( |$)' or shell.operand in ['on', 'off', 'enable', 'disable', 'true', 'false']"
  }

  call {
    verb = <<-W
      trigger, run, build, start, launch, dispatch, execute, invoke, queue, play, schedule, approve,
      resume, create
    W
    when = "call.value matches '^([a-z]+_)*(job|workflow|workflow_id|pipeline|template|job_template|playbook|runbook|task|dag|action)(_name|_id)?=[^ ]*(deploy|release|rollout|rollback|migrat|restart|promote|provision|cutover|failover|hotfix|despl|ausroll|scale|upgrade)'"
    is   = ["production"]
    not_noun = <<-W
      message, comment, issue, pull request, ticket, note, page, draft, branch, slack, mail, test,
      change request
    W
    not_shell_sub = [
      "run list",
      "run view",
      "run watch",
      "workflow list",
      "workflow view",
      "run download",
    ]
  }

  # A file of statements that a client is given.
  file {
    op = ["read"]
    shell_program = <<-W
      mysql, mariadb, psql, sqlcmd, sqlplus, mongosh, cqlsh, clickhouse-client, snowsql
    W
    path = ["**.sql", "**.sql.gz", "**.ddl", "**.dml", "**.cql"]
    is   = ["production"]
  }
}

concept "deleting production data" {
  kind   = "action"
  object = "never"
  also = [
    "deleting backups of production data",
    "deleting production backups",
    "deleting production data and backups",
    "destroying production data",
    "purging production data",
  ]
  includes = ["deleting production data by other tools"]
  unknown  = "false"

  # machines, disks and backups of virtualisation
  shell {
    program = <<-W
      pvesm, qm, pct, pvesh, virsh, xe, vim-cmd, esxcli, vboxmanage, prlctl
    W
    when = "shell.operand in ['free', 'destroy', 'delete', 'undefine', 'vm-destroy', 'vdi-destroy', 'vol-delete', 'delsnapshot', 'snapshot-delete', 'purge'] or shell.sub in ['free', 'destroy', 'delete', 'undefine', 'vm-destroy', 'vdi-destroy', 'vol-delete', 'delsnapshot', 'snapshot-delete', 'purge']"
    is   = ["production"]
  }

  # an index of a search engine
  http {
    method = ["DELETE"]
    when   = "http.host matches '^(es|elastic|elasticsearch|opensearch|os|search|solr)([-.0-9]|$)' and http.path matches '^/[^/?]+/?$'"
    is     = ["production"]
  }

  call {
    verb = ["@delete", "reset"]
    noun = <<-W
      database, table, bucket, volume, topic, snapshot, backup, data, collection, index, disk,
      stream, dataset, instance, cluster, store, schema, record, container, object, blob, queue,
      recovery point, restore point, keyspace, pvc, persistentvolumeclaim, db, row, document, share,
      s3, cache, storage, postgres, postgre, mysql, mongo, mongodb, redis, elasticsearch, pg, sql,
      server, bigtable, spanner, firestore, dynamodb, backup run, run, vault, image, file system,
      filesystem, repository, measurement, series, warehouse, archive, journal, namespace, pv,
      persistentvolume, replica, shard, elastic, key, statefulset, stack, model, version, rds, efs,
      ebs, partition, user, customer, order, event, message, entry, item, tenant, account, all
    W
    is = ["production"]
    not_noun = <<-W
      pod, log, branch, comment, cache key, dns, api key, access key, ssh key, flag, deployment,
      label, member, role, policy, permission, webhook, alert, monitor, silence, job, release,
      secret, environment variable, certificate, service account, rule, tag, config, configuration,
      env
    W
    not_shell_program = ["git"]
  }

  sql {
    verb      = ["drop", "truncate", "delete"]
    not_shape = ["temporary", "index", "column"]
    is        = ["production"]
  }

  # The name says it all, or an argument says of what.
  call {
    name = <<-W
      flushdb, flushall, flush_db, flush_all, truncate, drop_table, drop_database, wipe_database,
      reset_database, drop_schema, drop_collection, purge_queue, empty_bucket
    W
    is = ["production"]
  }

  call {
    verb = <<-W
      truncate, drop, purge, wipe, empty, flush, erase, nuke, destroy
    W
    key = <<-W
      table, collection, topic, bucket, index, keyspace, queue, stream, dataset, database, schema,
      volume, tabelle, tabla, snapshot, backup, container name, bucket name, table name, share
    W
    is = ["production"]
    not_noun = <<-W
      cdn, cache, dns, log, branch, flag, member, permission
    W
  }

  call {
    verb = <<-W
      bereinigen, nettoyer, limpiar, clean, cleanup, reduce, prune
    W
    noun = ["backup", "snapshot", "recovery point", "restore point", "datensicherung", "copia"]
    is   = ["production"]
  }

  shell {
    program = ["az"]
    flag    = ["--delete-backup-data"]
    is      = ["production"]
  }

  shell {
    program = ["aws", "gcloud"]
    when    = "shell.option matches '^--(backup-retention-period|retained-backups-count)=0$' or shell.flag == '--backup-retention-period' and shell.operand == '0' or call.value matches '^backup_retention_period=0$'"
    is      = ["production"]
  }

  shell {
    program = ["pg_dropcluster", "dropuser", "mysqladmin"]
    flag    = ["--stop", "--stop-server"]
    is      = ["production"]
  }

  # Buckets, backups, stores and topics by their own tools.
  shell {
    program = <<-W
      aws, gsutil, s3cmd, mc, rclone, gcloud, az, b2, s5cmd, azcopy, bq, influx, velero, kubectl, oc
    W
    sub = <<-W
      s3 rb, s3 rm, rb, rm, del, deletefile, delete, purge, storage rm, storage buckets delete,
      rmdir, rmdirs, remove, blob delete-batch, bucket delete, backup delete, delete pvc, delete pv,
      delete statefulset
    W
    not_sub = <<-W
      delete pod, delete pods, delete deployment, delete deploy, delete job, delete service,
      delete svc, delete configmap, delete secret, delete ingress, delete node, delete cronjob,
      delete hpa
    W
    is = ["production"]
    not_call_noun = <<-W
      pod, deployment, job, configmap, secret, service account, dns, flag, log
    W
  }

  shell {
    program = <<-W
      aws, rclone, gsutil, gcloud, rsync, s3cmd, mc, s5cmd, azcopy
    W
    flag = <<-W
      --delete, --del, -d, --delete-after, --delete-unmatched-destination-objects, --delete-removed,
      --remove, --delete-destination, --delete-excluded, --delete-before, --delete-during
    W
    send_channel = ["copy"]
    is           = ["production"]
  }

  shell {
    program = ["rclone"]
    sub     = ["sync"]
    is      = ["production"]
  }

  shell {
    program = <<-W
      restic, borg, pgbackrest, barman, wal-g, kopia, duplicity, velero, mysqladmin, liquibase,
      flyway, influx, kafka-topics, kafka-topics.sh, barman-cloud-backup-delete,
      proxmox-backup-client, bacula, bconsole, rabbitmqadmin, rabbitmqctl, redis-cli, dropdb,
      mongosh
    W
    call_verb = ["@delete", "forget", "prune", "expire", "clean", "reset"]
    is        = ["production"]
  }

  shell {
    program = <<-W
      restic, borg, pgbackrest, barman, wal-g, kopia, duplicity, velero, zfs, influx, s3cmd, s5cmd,
      gsutil, b2, mc, rclone
    W
    sub = <<-W
      forget, prune, expire, delete, rb, rm, del, remove-older-than, snapshot delete, destroy,
      purge, deletefile, backup delete, bucket delete, manifest delete, rmdirs, cleanup
    W
    is = ["production"]
  }

  # Objects that are set to expire.
  shell {
    program = ["aws", "gsutil", "gcloud", "az", "mc", "s3cmd"]
    sub = <<-W
      s3api put-bucket-lifecycle-configuration, s3api put-bucket-lifecycle, lifecycle set, ilm add,
      ilm rule add, ilm import, expire, storage account management-policy create,
      backup update-recovery-point-lifecycle
    W
    is = ["production"]
  }

  shell {
    program = ["aws", "gcloud"]
    option  = ["--backup-retention-period=0", "--retained-backups-count=0"]
    is      = ["production"]
  }

  shell {
    program = ["gcloud"]
    flag    = ["--no-backup", "--no-enable-bin-log"]
    is      = ["production"]
  }

  shell {
    program = ["etcdctl"]
    sub     = ["del"]
    is      = ["production"]
  }

  # A whole stack of production goes with what it holds, unless what goes is named and holds nothing.
  shell {
    program  = ["terraform", "tofu", "terragrunt", "pulumi", "cdk"]
    sub      = ["destroy", "run-all destroy", "apply -destroy"]
    when     = "shell.option matches '(?i)-target=.*(_db_|database|_rds_|_bucket|s3_|_volume|_disk|_dynamodb|_efs_|snapshot|backup|storage|_sql_|redis|elasticache|postgres|mysql|mongo|kafka|topic|queue|kinesis|opensearch|elasticsearch)'"
    is       = ["production"]
    not_flag = ["-out"]
  }

  shell {
    program = <<-W
      restic, borg, pgbackrest, barman, wal-g, kopia, duplicity, mysqladmin, liquibase, flyway,
      influx, kafka-topics, kafka-topics.sh, rabbitmqadmin
    W
    operand = <<-W
      forget, prune, expire, delete, drop, drop-all, dropAll, clean, remove-older-than,
      remove-all-but-n-full, purge, cleanup
    W
    is = ["production"]
  }

  shell {
    program = <<-W
      kafka-topics, kafka-topics.sh, kafka-delete-records, kafka-delete-records.sh,
      barman-cloud-backup-delete, dropdb, lvremove, zfs
    W
    flag = <<-W
      --delete, --offset-json-file, --retention-policy, --backup-id, --if-exists, --force, -f, -r,
      -R, --recursive
    W
    is = ["production"]
  }

  shell {
    program = ["dropdb"]
    is      = ["production"]
  }

  shell { is = ["migration that drops everything", "production"] }

  call { is = ["unfiltered delete", "production"] }

  http {
    method = ["DELETE"]
    is     = ["production"]
    call_noun = <<-W
      database, table, bucket, volume, topic, snapshot, backup, collection, index, disk, dataset,
      instance, cluster, schema, record, object, blob, queue, keyspace, backup run, document, es,
      elasticsearch, opensearch, elastic, solr, store, couchdb, qdrant, weaviate, sqladmin, rds,
      storage
    W
    not_call_noun = <<-W
      pod, deployment, flag, webhook, log, comment, member, role, dns, token
    W
  }

  http {
    method = ["POST"]
    path   = ["**/_delete_by_query*"]
    is     = ["production"]
  }

  file {
    op                = ["delete"]
    class             = ["database", "backup"]
    is                = ["production"]
    not_shell_program = ["git", "hg"]
  }

  # Emptied in place.
  file {
    op         = ["write", "edit"]
    class      = ["database", "backup"]
    data_class = ["nothing"]
    is         = ["production"]
  }

  # All that a search finds there.
  file {
    op            = ["list", "read"]
    shell_program = ["find", "gfind", "fd", "fdfind", "bfs"]
    shell_flag    = ["-delete"]
    shell_remote  = [true]
    not_place     = ["scratch"]
    not_class     = ["build"]
    is            = ["production"]
  }

  # A retention of seconds empties a topic.
  shell {
    program = ["kafka-configs", "kafka-configs.sh", "kafka-topics", "kafka-topics.sh"]
    when    = "shell.option matches 'retention[.](ms|bytes)=[0-9]{1,5}([^0-9]|$)' or shell.operand matches 'retention[.](ms|bytes)=[0-9]{1,5}([^0-9]|$)'"
    is      = ["production"]
  }

  call {
    when = "call.value matches 'retention[._](ms|bytes)=[0-9]{1,5}$'"
    verb = <<-W
      update, alter, set, modify, change, put, patch, configure, edit
    W
    noun = ["topic", "kafka", "redpanda", "stream"]
    is   = ["production"]
  }

  # Branches of a database are databases.
  call {
    verb = ["@delete", "reset"]
    noun = ["branch"]
    call_noun = <<-W
      neon, neonctl, planetscale, pscale, xata, supabase, dolt, turso
    W
    is = ["production"]
  }

  file {
    op           = ["delete"]
    scope        = ["tree", "wildcard"]
    not_place    = ["scratch"]
    shell_remote = [true]
    is           = ["production"]
  }

  # Backups that are no longer made or kept.
  shell {
    program = ["aws"]
    sub = [
      "dynamodb update-continuous-backups",
      "rds modify-db-instance",
      "rds modify-db-cluster",
      "docdb modify-db-cluster",
      "neptune modify-db-cluster",
    ]
    when = "shell.option matches '(?i)(PointInTimeRecoveryEnabled[=:] *false|^--backup-retention-period=0$)' or shell.operand matches '(?i)PointInTimeRecoveryEnabled[=:] *false'"
    is   = ["production"]
  }

  shell {
    program = ["bq"]
    sub     = ["update", "mk"]
    when    = "shell.option matches '^--(default_table_expiration|expiration|default_partition_expiration|time_partitioning_expiration)='"
    is      = ["production"]
  }

  shell {
    program = ["aws", "gcloud", "az"]
    sub = <<-W
      opensearch delete-domain, es delete-elasticsearch-domain, backup delete-backup-plan,
      backup delete-backup-selection, backup delete-backup-vault, dlm delete-lifecycle-policy,
      redshift delete-cluster, docdb delete-db-cluster, neptune delete-db-cluster,
      fsx delete-file-system, fsx delete-backup, glacier delete-archive, glacier delete-vault,
      timestream-write delete-table, timestream-write delete-database, keyspaces delete-table,
      memorydb delete-cluster, qldb delete-ledger, s3api delete-object-tagging,
      spanner backups delete, bigtable backups delete, firestore backups delete,
      filestore instances delete, storage container delete, storage share delete,
      storage account delete, backup container unregister, backup vault delete, cosmosdb delete,
      postgres flexible-server delete, mysql flexible-server delete, sql mi delete
    W
    is = ["production"]
  }

  call {
    verb = <<-W
      set, update, put, change, modify, edit, patch, reduce, shorten, configure, lower, setzen,
      kuerzen
    W
    noun = <<-W
      retention, backup retention, retention policy, lifecycle, aufbewahrung, expiration, ttl,
      retention period, bucket lifecycle
    W
    when     = "call.value matches '^([a-z]+_)*(days?|retention|tage|retention_days?|keep|keep_last|expiration_days?|period|jours|dias|expiry_days?|copies|hours?|count)=[01]$'"
    not_noun = ["log", "audit", "metric", "trace", "session"]
    is       = ["production"]
  }

  call {
    key  = ["lifecycle configuration", "lifecycle rule", "lifecycle", "expiration"]
    when = "call.value matches '^([a-z]+_)*expiration_days?=([0-9]|[12][0-9])$'"
    noun = <<-W
      bucket, s3, storage, lifecycle, object, request, gcs, minio
    W
    is = ["production"]
  }

  # Jobs that are named after what they empty.
  call {
    verb = <<-W
      run, trigger, start, launch, dispatch, execute, build, invoke, schedule, play, queue, submit,
      create, post
    W
    when     = "call.value matches '^([a-z]+_)*(job|action|workflow|workflow_id|template|playbook|pipeline|runbook|job_template|task|script|dag|dag_id|function|procedure)(_name|_id)?=([^ ]*[-_/.])?(purge|wipe|truncate|drop|empty|flush|expire|prune-backups?|delete-(backups?|data|table|bucket|snapshots?|orders|records))([-_/.]|$)'"
    not_noun = ["cache", "cdn", "log", "test"]
    is       = ["production"]
  }

  # Backups, by the server that keeps them.
  call {
    verb = <<-W
      @delete, expire, stop, disable, discard, verwerfen, descartar, invalidate, cancel, purgar,
      purger
    W
    noun = <<-W
      backup, commvault, rubrik, veeam, cohesity, netbackup, azure backup, azure_backup, avamar,
      acronis, druva, bacula, networker, spectrum protect, snapvault, copias, dump, recovery vault,
      restore point, data protection
    W
    not_noun = <<-W
      schedule note, alert, report, ticket, log, user, policy comment, notification
    W
    is = ["production"]
  }

  shell {
    program = ["gcloud", "gsutil", "mc", "s3cmd", "b2", "az"]
    when    = "shell.flag in ['--lifecycle-file', '--clear-soft-delete', '--no-soft-delete'] or shell.sub matches '(lifecycle set|ilm rule add|ilm add|setlifecycle|management-policy create)'"
    is      = ["production"]
  }

  http {
    method = ["POST"]
    path = <<-W
      **/api/v2/delete*, **/delete_series*, **/truncate*, **/purge*, **/drop*, **/_delete_by_query*,
      **/expire*
    W
    not_path = ["**/cache/**", "**/cdn/**", "**purge_cache*"]
    is       = ["production"]
  }

  file {
    op            = ["list", "read"]
    class         = ["backup", "database"]
    shell_program = ["find", "gfind", "fd", "fdfind", "bfs"]
    shell_flag    = ["-delete"]
    not_place     = ["scratch"]
    is            = ["production"]
  }

  call {
    verb = <<-W
      purge, wipe, truncate, empty, erase, drop, nuke
    W
    shell_program = <<-W
      node, python, python3, bash, sh, ruby, php, tsx, deno, bun, ts-node
    W
    not_noun = ["cache", "cdn", "log", "test"]
    is       = ["production"]
  }

  shell {
    program = <<-W
      heroku, nats, btrfs, nodetool, wrangler, fly, flyctl, railway, redpanda, rpk, scalingo,
      clever, aiven, avn, confluent, atlas
    W
    sub = <<-W
      addons:destroy, stream purge, stream rm, stream delete, subvolume delete, clearsnapshot,
      r2 bucket delete, kv namespace delete, volumes destroy, volume delete, topic delete,
      service terminate, addon delete, kafka topic delete, kafka cluster delete, clusters delete,
      backups snapshots delete
    W
    is = ["production"]
  }

  http {
    method = ["PUT", "DELETE"]
    path = [
      "**/_ilm/policy/**",
      "**/_slm/policy/**",
      "**/_snapshot/**",
      "**/retention**",
      "**/lifecycle**",
    ]
    is            = ["production"]
    not_call_noun = ["log", "metric"]
  }
}

# What a cloud or a cluster holds that is no infrastructure of its own: accesses, data, settings, records of what was.
set "no-infrastructure" {
  words = <<-W
    pod, po, image, ami, test, branch, file, user, key, access key, key pair, token, tag, label,
    comment, note, record, cron, cronjob, job, draft, task, permission, role, rolebinding,
    clusterrole, clusterrolebinding, message, row, environment variable, env var, variable, secret,
    hold, configmap, cm, member, service account, serviceaccount, policy, snapshot, backup, object,
    document, dashboard, alert, alarm, employee, event, query, invoice, contact, order, table, item,
    entry, recovery point, restore point, backup run, page, webhook, log, many, certificate,
    annotation, model, access, grant, binding, feature, flag, record set, rrset, package, folder,
    dependency, artifact, mail, migration, legal, resource record, person, worker process, session,
    parameter, metric, login, credential, iam, profile, saml, invitation, version, template, trail,
    budget, finding, sink, logging, filter, schedule, contact list, identity, hpa,
    poddisruptionbudget, pdb, limitrange, resourcequota, lease, networkpolicy,
    validatingwebhookconfiguration, priorityclass, build, execution, workflow run, notification,
    cache policy, revision, trigger, assignment, blob, lock, security rule, event rule,
    listener rule, waf rule, nsg rule, extension, setting, configuration, config, app version,
    cookie, connection string, domain name, replicaset, rs, checkpoint, vector, field, column,
    customer, transaction, payment, subscriber, campaign, lead, thread, channel, view, widget, card,
    board, repository, release asset, attachment, photo, video, product, price, coupon, discount,
    calendar, meeting, reminder, contract, review, candidate, shift, reservation note, song, track,
    playlist, data point, datapoint, interaction, measurement, sample, observation, friend,
    follower, wish, habit, workout, exercise, drawing, symptom
  W
}

set "cloud-servers" {
  words = <<-W
    aws, amazon, azure, gcp, google-cloud, gcloud, googlecloud, kubernetes, k8s, kube, eks, gke,
    aks, openshift, rancher, digitalocean, hetzner, linode, vultr, ovh, ovhcloud, scaleway, oci,
    oracle-cloud, ibmcloud, openstack, vmware, vsphere, vcenter, proxmox, nutanix, terraform,
    pulumi, opentofu, cloudformation, spacelift, helm, argocd, argo, flux, nomad, crossplane, ec2,
    ecs, lambda, cloud-run, cloudrun, compute, infra, infrastructure, infrastruktur, cloud,
    platform, plattform, plateforme, plataforma, iac, fly, flyio, railway, render, heroku, vercel,
    netlify, cloudflare, supabase, neon, planetscale, upstash, aiven, confluent, lxd, libvirt,
    hyperv, hyper-v, xcp-ng, cluster, provisioner, ops, devops, sre, betrieb, rechenzentrum,
    datacenter, sqs, sns, rabbitmq, kafka, pubsub, servicebus, elasticache, rds, s3, gcs, koyeb,
    northflank, coolify, dokploy, portainer-cluster, mcp-server-kubernetes, aws-api, aws-mcp,
    azure-mcp, akamai, fastly, serverless
  W
}

set "tear-down" {
  words = <<-W
    destroy, terminate, uninstall, delete, remove, teardown, tear, deprovision, nuke, undeploy,
    decommission, retire, abreissen, loeschen, loschen, entfernen, zerstoeren, zerstoren,
    stilllegen, abbauen, supprimer, detruire, demolir, eliminar, borrar, destruir, derribar,
    deinstallieren, desinstaller, desinstalar, dispose, drop, obliterate, dismantle, annihilate,
    eradicate, scrap, abandon, reclaim, entsorgen, rueckbauen, ruckbauen, wegwerfen, demonter,
    desmantelar, demanteler, desmontar
  W
}

# Things of a cluster that come and go.
set "kubernetes.small" {
  words = <<-W
    kind=pod, kind=job, kind=configmap, kind=secret, kind=event, kind=replicaset, resource=pod,
    resource_type=pod, resource=pods, resource_type=pods, type=pod, kind=pods, kind=cronjob,
    kind=lease, kind=endpoints, kind=serviceaccount, kind=rolebinding
  W
}

concept "destroying infrastructure" {
  kind   = "action"
  object = "never"
  also = <<-W
    deleting infrastructure, destroying servers, terminating instances, destroying clusters,
    tearing down infrastructure, deleting clusters, decommissioning servers
  W
  includes = ["destroying infrastructure by other names"]

  # Things that are infrastructure wherever they are named.
  call {
    verb = ["@tear-down"]
    noun = <<-W
      stack, cluster, namespace, ns, instance, network, volume, queue, vpc, vnet, subnet, server,
      droplet, load balancer, loadbalancer, elb, node pool, nodepool, nodegroup, lambda,
      db instance, database instance, database server, statefulset, environment, resource group,
      infrastructure, bucket, security group, firewall, api gateway, nat gateway, internet gateway,
      vpn gateway, transit gateway, topic, hosted zone, zone, virtual machine, pvc,
      persistentvolumeclaim, persistentvolume, daemonset, ingress, elasticache, kubernetes, crd,
      node group, autoscaling group, auto scaling group, scaling group, managed cluster, aks, eks,
      gke, ecs, ec, helm, helm release, helm chart, flexible server, web app, webapp, container app,
      app service, cdn, distribution, file system, efs, ebs, hypervisor, datacenter, vpn, peering,
      elastic ip, static ip, router, cache cluster, db cluster, replication group, pubsub, sqs,
      kinesis, msk, broker, cloudformation, infra, terraform, pulumi, managed disk, compute disk,
      deployment, rds, function app, functionapp, redis cache, cosmosdb, storage account, sandbox,
      vm, host, umgebung, vnet, bastion, deploy, svc, kube
    W
    not_act_kind = ["query"]
    not_noun = <<-W
      @no-infrastructure, visitor, ticket, caller, patient, outlier, analysis, kanban, trello,
      print, docker, disk encryption, container image, host key, known host,
      host header, deployment note, virtual host, virtualenv, venv, zone record
    W
    not_shell_program = <<-W
      docker, podman, npm, pnpm, yarn, git, pip, rm, minikube, kind, k3d, cargo, apt, apt-get, brew,
      dnf, yum, diskutil, rails, bin/rails, rake, php, go, systemctl, snap, pacman, gem, code,
      ansible-galaxy, colima, limactl, multipass, kubectl, oc, conda, pyenv, virtualenv, poetry,
      influx, vercel, gh, ip, nmcli, helm, zfs, lvremove, xattr
    W
    not_sql_verb  = ["delete", "truncate", "update", "insert"]
    not_sql_shape = ["table", "temporary", "index", "column"]
    not_value     = ["@kubernetes.small"]
    not_verb      = ["purge"]
    not_shell_sub = [
      "workspace delete",
      "state rm",
      "state remove",
      "workspace select",
      "config delete",
      "context delete",
    ]
  }

  # What is let go, or taken down whole.
  mcp {
    verb = ["release"]
    noun = <<-W
      server, host, instance, machine, vm, elastic ip, floating ip, address, environment, node,
      sandbox, baremetal, dedicated host
    W
    server = <<-W
      @cloud-servers, cloudctl, maas, metal, baremetal, equinix, env-manager
    W
    not_noun = ["@no-infrastructure", "note", "asset", "train"]
  }

  call {
    name = <<-W
      stack_down, environment_down, env_down, pulumi_down, cluster_down, infra_down, stack_destroy,
      sky_down, terraform_down, bring_down_stack, take_down_environment, spin_down_cluster,
      copilot_down, azd_down
    W
  }

  mcp {
    verb = <<-W
      kill, baja, dar_de_baja, scrap, wipe, shred, obliterate, cull, reap
    W
    noun = <<-W
      host, server, instance, vm, machine, cluster, fleet, environment, baja servidor, stack
    W
    server = <<-W
      @cloud-servers, *fleet*, *infra*, *cloud*, *vm*, servidores, serveurs, server
    W
    not_noun = ["@no-infrastructure", "process", "browser", "mcp server"]
  }

  call {
    verb = ["delete", "destroy", "remove"]
    value = <<-W
      path=/nodes/*/qemu/*, path=/nodes/*/lxc/*, endpoint=/nodes/*/qemu/*, endpoint=/nodes/*/lxc/*,
      path=**/servers/*, path=**/droplets/*, path=**/instances/*, path=**/clusters/*,
      path=**/resourcegroups/*, endpoint=**/servers/*, endpoint=**/clusters/*,
      endpoint=**/instances/*, path=**/namespaces/*, path=**/virtualmachines/*
    W
    not_noun       = ["file", "workspace file", "repository", "github"]
    not_mcp_server = ["filesystem", "files", "fs", "github", "gitlab"]
  }

  shell {
    program = ["eb", "cf", "supabase", "neonctl", "koyeb", "render"]
    sub = [
      "terminate",
      "delete-service",
      "delete-space",
      "delete-org",
      "projects delete",
      "project delete",
    ]
  }

  call {
    name       = ["stop_job", "job_stop", "purge_job"]
    value      = ["purge=true"]
    mcp_server = ["*nomad*"]
  }

  # The last name of a path is one of them.
  http {
    method = ["DELETE"]
    path = <<-W
      **/qemu/*, **/lxc/*, **/vms/*, **/virtualMachines/*, **/virtualmachines/*,
      **/virtual-machines/*, **/droplets/*, **/load_balancers/*, **/load-balancers/*,
      **/loadBalancers/*, **/vpcs/*, **/resourceGroups/*, **/resourcegroups/*, **/managedClusters/*,
      **/kubernetes/clusters/*, **/linode/instances/*, **/compute/**/instances/*, **/node_pools/*,
      **/nodePools/*, **/machines/*, **/environments/*/teardown
    W
    not_place     = ["local"]
    not_call_noun = ["github", "gitlab", "snapshot", "image", "washing"]
  }

  # Whatever a cloud's or a cluster's own server is told to tear down.
  mcp {
    verb           = ["@tear-down"]
    server         = ["@cloud-servers"]
    not_call_value = ["@kubernetes.small"]
    not_noun       = ["@no-infrastructure"]
    not_verb       = ["purge"]
  }

  mcp {
    verb = <<-W
      destroy, teardown, decommission, deprovision, undeploy, nuke, abreissen, zerstoeren,
      zerstoren, stilllegen, detruire, demolir, destruir, derribar
    W
    not_noun = <<-W
      @no-infrastructure, akte, unterlage, beleg, paper, evidence, specimen, sample, retention,
      disposition,
      archive, docker, disk, drive, database, collection, index, data, device, process,
      browser, window, tab, game, building, sprite, lock
    W
    not_server = <<-W
      docker, filesystem, browser, playwright, puppeteer, memory, unity, blender, godot, roblox
    W
  }

  call {
    act_kind = ["call"]
    code_call = <<-W
      **.terminate_instances, **.delete_stack, **.delete_cluster, **.delete_db_instance,
      **.delete_db_cluster, **.delete_bucket, **.delete_queue, **.delete_function, **.delete_vpc,
      **.delete_subnet, **.delete_volume, **.delete_load_balancer, **.delete_nodegroup,
      **.delete_service, **.delete_namespace, **.delete_instance, **.terminate, **.delete_topic,
      **.delete_security_group, **.delete_resource_group, **.begin_delete,
      **.delete_namespaced_deployment, **.delete_namespaced_stateful_set, **.delete_server,
      **.destroy_droplet, **.terminateInstances, **.deleteStack, **.TerminateInstancesCommand,
      **.DeleteStackCommand, **.delete_file_system, **.delete_auto_scaling_group, **.stack.destroy,
      **.delete_cache_cluster
    W
    not_noun = <<-W
      process, worker, pool, thread, session, subprocess, multiprocessing, child, proc, snapshot,
      backup, popen
    W
  }

  # Clusters: whatever is deleted but what comes back or is a setting.
  shell {
    program       = ["kubectl", "oc", "k", "kubecolor", "microk8s", "k3s"]
    sub           = ["delete", "kubectl delete"]
    not_call_noun = ["@no-infrastructure", "endpoint", "policy"]
    not_operand = <<-W
      pod/*, po/*, pods/*, job/*, jobs/*, cm/*, configmap/*, secret/*, rs/*, cronjob/*, pod, pods,
      po, job, jobs, secret, secrets, configmap, configmaps, cm, cronjob, event, events, rs,
      replicaset, sa, serviceaccount, rolebinding, role, hpa, pdb
    W
  }

  shell {
    program = ["docker", "podman"]
    sub     = ["stack rm", "stack down", "service rm", "swarm leave", "node rm", "network-x rm"]
  }

  shell {
    program = ["kafka-topics", "kafka-topics.sh"]
    flag    = ["--delete"]
  }

  # Clouds: whatever is deleted but accesses, data and settings.
  shell {
    program = <<-W
      aws, gcloud, az, doctl, hcloud, linode-cli, vultr-cli, vultr, scw, oci, ibmcloud, openstack,
      exo, civo, upctl, ovhcloud, stackit, aliyun, tccli, yc, nebius, lxc, incus, multipass, virsh,
      xe, govc, prlctl, vboxmanage, rancher, rosa, eksctl, kops, flyctl, fly, heroku, railway,
      scalingo, cf, cx, pscale, neonctl, turso, aiven, avn, confluent, atlas, ccloud, upstash,
      koyeb, dokku, clever, argocd, flux, consul-k8s, nova, qm, pct, pvesh, rabbitmqadmin, wrangler,
      copilot, azd
    W
    call_verb     = ["@tear-down", "release"]
    not_call_noun = ["@no-infrastructure", "apps settings", "database backup", "sql user"]
    not_sub = <<-W
      s3 rm, storage rm, storage objects delete, storage blob delete, config unset, auth revoke,
      secrets delete, iam, env rm, dynamodb delete-table, dynamodb delete-item, sql db delete,
      sql databases delete, spanner databases delete, events delete-rule, cloudwatch, budgets,
      sqs delete-message, sqs purge-queue, logs delete-log-group, config remove, components remove,
      ssh-keys delete, repo remove, plugin remove, database delete, iam delete-group,
      cognito-idp delete-user, role assignment delete, ad app delete, ad sp delete, ad user delete,
      ad group delete, release, deployments delete, pg:reset, extension remove, context delete,
      remote remove, repo delete, repos delete, config delete, alias delete
    W
    not_flag = ["--local"]
  }

  http {
    method = ["DELETE"]
    call_name = <<-W
      instance, droplet, server, cluster, namespace, resource_group, resourcegroups,
      resource_groups, virtual_machine, virtualmachine, vm, volume, disk, network, subnet, vpc,
      firewall, load_balancer, loadbalancer, node_pool, nodepool, stack, queue, topic, bucket,
      function, service, app, application, environment, deployment, statefulset, daemonset, ingress,
      ingresses, persistentvolumeclaim, managedclusters, managed_cluster, storage_account, zone,
      site, project, machine, database_cluster, replicaset, domain, workspace, load_balancers,
      floating_ip, router, node, db_instance, virtual_network, flexible_server, container, release,
      kubernetes, linode, b, persistentvolume, server_group, tenant
    W
    call_noun = <<-W
      instance, droplet, server, cluster, namespace, resource group, virtual machine, compute,
      azure, digitalocean, hetzner, linode, vultr, k, kubernetes, aws, amazonaws, googleapis,
      cloudflare, fly, machine, render, railway, vercel, netlify, heroku, scaleway, ovh, terraform,
      rancher, openstack, proxmox, infra, cloud, nomad, portainer, stack, vm, vpc, volume, queue,
      rabbitmq, platform, argocd, spacelift, provisioner, kafka, topic, environment
    W
    not_call_noun = <<-W
      pod, image, snapshot, backup, key, record, secret, member, role, user, token, variable, job,
      configmap, object, document, backup run, tag, rule, policy, log, dns record, message, comment,
      doc, alias, item, customer, contact, ssh, webhook, issue, merge, pull, permission, o, gitlab,
      github, jira, row, table
    W
  }

  http {
    method    = ["POST", "GET", "PUT"]
    call_verb = ["terminate", "destroy"]
    call_noun = <<-W
      instance, ec, cluster, server, stack, droplet, machine, vm, environment, infrastructure,
      infra, cloud
    W
  }

  # Scripts, targets and playbooks that say it in their name.
  shell {
    program = <<-W
      make, gmake, just, task, mage, invoke, rake, nox, earthly, npm, pnpm, yarn, bun
    W
    when        = "shell.operand matches '(?i)^([a-z0-9_]+[:/_-])*(destroy|tear-?down|decommission|deprovision|nuke)([:/_-][a-z0-9_:-]+)*$' or shell.sub matches '(?i)(^|[ :_-])(destroy|tear-?down|decommission|deprovision|nuke)([:_-]|$)'"
    not_operand = ["*test*", "*mock*", "*fixture*"]
    not_sub = <<-W
      remove, uninstall, install, add, rm, i, un, unlink, why, info, view, outdated
    W
  }

  shell {
    program  = ["ansible-playbook", "ansible-pull", "terraform.sh", "spacectl", "fab", "pyinfra"]
    when     = "shell.operand matches '(?i)(destroy|tear-?down|decommission|deprovision|terminate|uninstall|abbau)'"
    not_flag = ["--list-hosts", "--syntax-check", "--list-tasks"]
  }

  shell {
    when = "shell.program matches '(?i)(^|/)([a-z0-9]+[_-])*(destroy|tear-?down|decommission|deprovision|nuke|k3s-uninstall|k3s-agent-uninstall|rke2-uninstall|terminate-[a-z]+|delete-(cluster|stack|env|environment|vm|server|namespace|infra))([_-][a-z0-9]+)*([.](sh|py|rb|js|ts|ps1))?$'"
  }

  # Projects and apps, where they are what runs.
  shell {
    program = <<-W
      gcloud, heroku, fly, flyctl, vercel, netlify, railway, render, doctl, scalingo, dokku, cf,
      clever, firebase, supabase, koyeb, wrangler, neon, neonctl, planetscale, pscale
    W
    sub = <<-W
      projects delete, apps:destroy, apps destroy, apps:delete, app delete, apps delete, project rm,
      project remove, project delete, sites:delete, machine destroy, machines destroy,
      volumes destroy, volumes delete, postgres destroy, compute droplet delete, databases delete,
      kubernetes cluster delete, delete, remove, down, service delete, services delete,
      functions:delete, functions delete, hosting:disable, run services delete, app destroy,
      run delete, addons:destroy, ps:stop
    W
    not_sub = <<-W
      env rm, env remove, secrets delete, records delete, documents delete, versions delete,
      dns delete
    W
    not_call_noun = <<-W
      document, secret, record, key, role, variable, snapshot, backup, token, domain, table,
      version, ps, database
    W
  }

  mcp {
    verb = <<-W
      destroy, terminate, uninstall, delete, remove, teardown, undeploy, decommission
    W
    noun = <<-W
      app, project, service, database, site, release, resource
    W
    not_call_value = <<-W
      kind=pod, kind=job, kind=configmap, kind=secret, kind=event, kind=replicaset, kind=pods,
      resource=pod, resource_type=pod, resource=pods, resource_type=pods, type=pod, kind=cronjob
    W
    not_noun = <<-W
      gitlab, github, gitea, forgejo, bitbucket, jira, linear, asana, todoist, trello, sentry,
      notion, mongodb, postgres, mysql, sql, redis, table, collection, file, comment, key, token,
      member, variable, secret, record, user, customer, contact, service account, row, document,
      query, task, issue, label, mongo, clickhouse, elasticsearch, snowflake, bigquery, catalog,
      hook, access, permission, role, asset, human, salesforce, hubspot, crm, sap, erp, servicedesk,
      figma, toggl, harvest, clockify, snapshot, backup, sink, phone, android, ios, iphone, tablet,
      data point, interaction, observation, measurement, log, entry, note, sample
    W
  }

  shell {
    program = <<-W
      terraform, tofu, terragrunt, pulumi, cdk, helm, sam, serverless, sls, eksctl, kops, copilot,
      vagrant, sst, helmfile, istioctl, linkerd, cilium, consul-k8s, kubeadm, k3sup, rke, capictl,
      clusterctl, amplify, cdktf, cloud-nuke, aws-nuke, azure-nuke, nuke, waypoint, juju,
      docker-machine, rosa, talosctl, k0sctl, talhelper, azd, chalice, zappa, arc, up, ampt,
      stacker, sceptre, stackit, virsh, openstack, qm, pct, govc-vm, nomad
    W
    sub = <<-W
      destroy, uninstall, delete, remove, down, apply -destroy, run-all destroy, run --all destroy,
      stack rm, stack delete, app delete, svc delete, env delete, reset, undefine, vol-delete,
      net-undefine, pool-delete, server delete, stack destroy, delete-cluster, delete cluster,
      delete nodegroup, network delete, volume delete, cluster delete, job stop, destroy-model,
      destroy-controller, remove-application, remove-machine, undeploy, rm, un, del, upgrade reset
    W
    not_sub = <<-W
      state rm, workspace delete, repo remove, plugin uninstall, plugin remove, box remove,
      dependency, snapshot delete, config rm, stack tag rm, listsnapshot, delsnapshot,
      delete-snapshot, snapshot-delete
    W
  }

  shell {
    program = ["terraform", "tofu", "terragrunt"]
    sub     = ["apply", "run"]
    flag    = ["-destroy", "--destroy"]
  }

  shell {
    program  = ["cloud-nuke", "aws-nuke", "azure-nuke"]
    not_sub  = ["version", "inspect-aws", "resource-types"]
    not_flag = ["--list-resource-types"]
  }

  shell {
    program = ["aws", "gsutil", "s3cmd", "mc"]
    sub     = ["s3 rb", "rb"]
  }

  call {
    value = <<-W
      is_destroy=true, destroy=true, action=destroy, operation=destroy, command=destroy,
      run_type=destroy, operation=delete_stack, operation=terminate, desired_state=absent
    W
    noun = <<-W
      run, terraform, tofu, pulumi, workspace, stack, apply, deployment, infra, infrastructure,
      cluster, spacelift, atlantis, env, environment, plan
    W
    not_verb = ["plan", "preview", "show", "list", "get"]
  }

  # A whole server, cluster or environment in a cloud, though the call be named a job or a task.
  mcp {
    verb = ["@tear-down"]
    server = <<-W
      @cloud-servers, *cloud*, *infra*, *env*, *kube*, *k8s*, *vm*, *proxmox*
    W
    call_object = <<-W
      instance, server, cluster, stack, droplet, namespace, environment, host, volume, network, vpc,
      maschine, machine, node pool, load balancer, stack set, umgebung
    W
    not_call_object = <<-W
      snapshot, backup, tag, label, key, image, rule, policy, log, record, user, role, permission,
      pod, template, metadata, alarm, configuration, variable, secret, note, comment, alert, member,
      profile, certificate, environment variable, dns, event
    W
    not_noun = ["mcp", "email", "mail", "envelope"]
  }

  # Jobs, workflows and playbooks that are named after it.
  call {
    verb = <<-W
      run, trigger, start, launch, dispatch, execute, build, invoke, schedule, play, queue, submit,
      create, apply
    W
    when = "call.value matches '(?i)^([a-z]+_)*(job|workflow|workflow_id|template|playbook|pipeline|runbook|job_template|task|script|recipe|stack_action|run_type|type|target|definition|operation)(_name|_id)?=([^ ]*[-_/. ])?(destroy|tear-?_?down|decommission|deprovision|nuke|terminate|abbau|undeploy|delete-(cluster|env|environment|stack|vm|namespace|server|infra))([-_/. ]|$)'"
    not_noun = <<-W
      issue, comment, branch, message, test, page, ticket, note, draft, document, event, contract,
      employee, subscription, membership
    W
  }

  # Declared absent.
  call {
    value = <<-W
      desired=absent, ensure=absent, state=absent, desired_state=absent, status=absent,
      present=false, desired=destroyed, desired_state=destroyed, desired_state=deleted,
      desired=deleted, desired_status=deleted, target_state=absent, target_state=destroyed,
      zustand=abwesend, lifecycle=destroyed, mode=complete
    W
    noun = <<-W
      intent, stack, stack set, stackset, infra, infrastructure, network, instance, server,
      namespace, volume, cluster, environment, vm, host, cloud, deployment, resource group,
      provision, machine
    W
    not_noun = <<-W
      user, package, file, cron, service account, key, line, test, secret
    W
  }

  call {
    verb = <<-W
      delete, remove, destroy, purge, loeschen, supprimer, eliminar, tear, teardown
    W
    noun = <<-W
      vlan, virtual server, vhost, virtual host, provisioned product, node group, availability set,
      ip pool, nat, route table, edge node, fargate profile, app runner, container registry,
      private endpoint, service bus, event hub, eventhub, event grid, kubernetes cluster
    W
    not_noun = ["@no-infrastructure", "apache", "nginx"]
  }

  mcp {
    verb = ["delete", "remove", "destroy"]
    noun = <<-W
      pool, virtual, exchange, vserver, member pool, tenant, partition
    W
    server = <<-W
      *f5*, *bigip*, *netscaler*, *ceph*, *haproxy*, *rabbit*, *netapp*, *truenas*, *nsx*, *avi*
    W
    not_noun = ["snapshot", "backup", "rule", "policy", "user", "member"]
  }

  shell {
    program = <<-W
      rabbitmqctl, rabbitmqadmin, nats, rpk, pulsar-admin, ceph, kafka-topics, kaf, redpanda,
      emqx_ctl, gluster, vault-x, jsm
    W
    sub = <<-W
      delete_queue, delete_vhost, stream rm, stream delete, stream del, kv rm, kv del, topic delete,
      topics delete, namespaces delete, tenants delete, osd pool delete, osd pool rm, fs rm,
      volume delete, reset, force_reset, forget_cluster_node, delete queue, delete exchange,
      delete vhost
    W
  }

  # What a cluster has from a program of its own.
  shell {
    program = ["velero", "istioctl", "cilium", "consul-k8s", "flux"]
    sub     = ["uninstall", "uninstall *", "x uninstall"]
  }

  # Gateways and content networks: all that they serve, or a name that they serve it under.
  shell {
    program = ["apigeecli"]
    sub = <<-W
      apis delete, envs delete, environments delete, orgs delete, organizations delete,
      instances delete, envgroups delete, targetservers delete
    W
  }

  shell {
    program = ["gcloud"]
    sub = [
      "apigee environments delete",
      "apigee organizations delete",
      "apigee envgroups delete",
    ]
  }

  shell {
    program = ["fastly"]
    sub     = ["domain delete", "domains delete", "domain-v1 delete", "backend delete"]
  }

  shell {
    program = ["deck"]
    sub     = ["reset", "gateway reset"]
    flag = [
      "--kong-addr",
      "--konnect-token",
      "--konnect-addr",
      "--konnect-token-file",
      "--konnect-control-plane-name",
    ]
    not_env_target = ["local"]
  }

  # Buckets of a store of objects, which are no objects.
  shell {
    program = ["linode-cli", "oci", "ibmcloud", "scw", "openstack", "ossutil"]
    sub = <<-W
      object-storage buckets delete, obj rb, os bucket delete, cos bucket-delete,
      object bucket delete, container delete
    W
  }

  # Buckets, by what empties them and takes them away.
  shell {
    program = ["gsutil", "gcloud"]
    sub     = ["rm", "storage rm"]
    flag    = ["--recursive", "-r", "-R"]
    when    = "shell.operand matches '^gs://[^/]+/?$'"
  }

  shell {
    program = ["hcloud"]
    sub = <<-W
      server delete, volume delete, network delete, load-balancer delete, placement-group delete,
      floating-ip delete, primary-ip delete, firewall delete, zone delete
    W
  }

  shell {
    program = ["rabbitmqctl", "nats", "ceph", "pulsar-admin", "rabbitmqadmin"]
    operand = ["delete_queue", "delete_vhost", "delete_user_limits-x"]
  }

  shell {
    program = ["az"]
    sub = [
      "deployment group create",
      "deployment sub create",
      "deployment create",
      "group deployment create",
    ]
    option = ["--mode=Complete", "--mode=complete"]
  }

  shell {
    program = <<-W
      turso, wrangler, gcloud, az, neonctl, pscale, supabase, doctl
    W
    sub = [
      "db destroy",
      "group destroy",
      "databases delete",
      "projects delete",
      "branches delete-x",
    ]
  }

  shell {
    program = ["terraform", "tofu", "terragrunt"]
    sub     = ["apply"]
    env     = ["TF_CLI_ARGS*=*-destroy*", "TF_CLI_ARGS*=**-destroy**"]
  }

  shell {
    program = ["ansible", "ansible-playbook"]
    when    = "shell.option matches '(?i)^--(args|extra-vars)=.*(state|desired_state|ensure)[=: \"]+absent' and (shell.option matches '(?i)^--module-name=.*(ec2|vpc|cloudformation|azure_rm|gcp_|vmware|hcloud|digital_ocean|k8s|helm|rds|s3_bucket|proxmox|os_server|openstack|docker_swarm|elb|eks|ecs)' or shell.program == 'ansible-playbook')"
  }

  shell {
    program = ["skaffold", "okteto", "werf", "garden", "devspace", "Remove-AzResourceGroup"]
    sub = <<-W
      delete, destroy, dismiss, cleanup namespace, cleanup environment, purge, down
    W
    not_sub = ["down"]
  }

  shell {
    program = <<-W
      remove-azresourcegroup, remove-azvm, remove-azaks*, remove-azvirtualnetwork, remove-azdisk,
      remove-azsql*, remove-azwebapp, remove-azstorageaccount, remove-azresource, remove-vm,
      remove-ec2*, remove-cfnstack, remove-rdsdb*, remove-s3bucket, remove-ekscluster,
      Remove-AzResourceGroup, Remove-AzVM, Remove-AzAks*, Remove-AzVirtualNetwork, Remove-AzDisk,
      Remove-AzSql*, Remove-AzWebApp, Remove-AzStorageAccount, Remove-AzResource, Remove-VM,
      Remove-EC2*, Remove-CFNStack, Remove-RDSDB*, Remove-S3Bucket, Remove-EKSCluster
    W
    not_flag = ["-WhatIf", "-whatif"]
  }

  call {
    value = <<-W
      command=group delete **, command=vm delete **, command=aks delete **,
      command=webapp delete **, command=resource delete **, command=network vnet delete **,
      command=compute instances delete **, command=container clusters delete **,
      command=ec2 terminate-instances **, command=cloudformation delete-stack **,
      command=eks delete-cluster **, command=rds delete-db-instance **,
      command=storage account delete **
    W
  }

  call {
    name = <<-W
      dar_de_baja_server, dar_de_baja_instance, dar_de_baja_machine, dar_de_baja_cluster,
      dar_de_baja_environment, dar_de_baja_stack, dar_de_baja_host
    W
  }

  call {
    code_call = <<-W
      **.qemu.delete, **.lxc.delete, **.delete_droplet, **.delete_namespaced_service,
      **.delete_collection_namespaced_deployment, **.delete_resource_group,
      **.resource_groups.begin_delete, **.virtual_machines.begin_delete,
      **.managed_clusters.begin_delete, **.delete_topics, **.deleteTopics
    W
  }
}

# Tasks of migration tools that drop what there is and start again.
concept "migration that drops everything" {
  kind = "state"

  shell { flag = ["--force-reset"] }

  shell {
    program  = ["flyway"]
    sub      = ["clean"]
    not_flag = ["--help"]
  }

  shell {
    sub = <<-W
      migrate reset, migrate:fresh, migrate:refresh, migrate:reset, db:wipe, db:drop, db:reset,
      db:purge, db:truncate_all, db:migrate:reset, db:migrate:undo:all, db:schema:drop,
      artisan migrate:fresh, artisan migrate:refresh, artisan migrate:reset, artisan db:wipe,
      prisma migrate reset, reset_db, flush, reset_schema, manage.py flush, manage.py reset_db,
      sqlflush-run, schema:drop, doctrine:schema:drop, doctrine:database:drop, dbal:drop, drop-all,
      dropAll, schema drop, database drop, database reset, database delete, db drop,
      db reset, db delete, db push --force-reset, ecto.drop, ecto.reset, ef database drop, drop,
      downgrade base, reset, nuke, drop_db, drop_all, orm:schema-tool:drop, pg:reset,
      firestore:delete, collections delete-all, index delete, bucket delete, database destroy
    W
    program = <<-W
      prisma, php, artisan, sail, bin/console, symfony, rails, bin/rails, rake, manage.py, python,
      python3, django-admin, knex, sequelize, sequelize-cli, typeorm, flyway, liquibase, alembic,
      goose, dbmate, migrate, sqlx, diesel, mix, dotnet, doctrine, atlas, sqitch, drizzle-kit,
      hasura, pnpm, npm, yarn, npx, bunx, bun, bundle, flask, heroku, firebase, influx, supabase,
      wp, drush, kysely, mikro-orm, sea-orm-cli, refinery, tern, pgroll, ley, adonis, ace, node,
      strapi, directus, medusa, craft, magento, bin/magento, db-migrate, node-pg-migrate, meltano,
      rdiff
    W
    not_flag = ["--help", "--dry-run", "--local"]
    not_option = [
      "*=jdbc:h2:mem**",
      "*=jdbc:sqlite::memory:*",
      "*=sqlite://:memory:*",
      "-x=db=test",
    ]
  }

  shell {
    program = <<-W
      knex, sequelize, sequelize-cli, typeorm, pnpm, npm, yarn, npx, node
    W
    sub  = ["migrate:rollback", "knex migrate:rollback", "db:migrate:undo", "migration:revert"]
    flag = ["--all"]
  }

  shell {
    program = <<-W
      mysqladmin, mariadb-admin, mix, ecto, gcloud, az, cbt, pscale, turso, wrangler, neonctl,
      atlas, cockroach, influx, etcdctl, surreal, typesense, rethinkdb
    W
    sub = <<-W
      drop, ecto.drop, ecto.reset, bigtable instances tables delete, spanner databases delete,
      sql databases delete, sql db delete, cosmosdb sql database delete,
      cosmosdb sql container delete, cosmosdb mongodb database delete,
      cosmosdb mongodb collection delete, postgres db delete, mysql db delete,
      postgres flexible-server db delete, mysql flexible-server db delete,
      firestore databases delete, firestore bulk-delete, deletetable, deleteallrows, deletefamily,
      database delete, database destroy, db destroy, d1 delete, databases delete, bucket delete,
      do ecto.drop, storage table delete
    W
  }

  shell {
    program = ["mysqladmin", "mariadb-admin"]
    sub     = ["drop"]
  }

  shell {
    program = ["mix"]
    when    = "shell.sub matches '^ecto[.](drop|reset)' or shell.operand matches '^ecto[.](drop|reset)'"
  }

  shell {
    program = ["etcdctl"]
    sub     = ["del"]
    flag    = ["--prefix", "--from-key"]
  }

  shell {
    program = <<-W
      liquibase, flyway, goose, dbmate, migrate, alembic, manage.py, python, python3, php,
      django-admin, typeorm, mysqladmin, flask, mix
    W
    operand = <<-W
      drop-all, dropAll, clean, reset_db, flush, reset, drop, base, migrate:fresh, schema:drop,
      zero, reset_schema, drop_db, drop_all
    W
    not_flag = ["-r", "--requirement", "-m"]
  }

  shell { program = ["dropdb"] }
}

concept "dropping databases" {
  kind   = "action"
  object = "never"
  also = <<-W
    emptying databases, dropping tables, dropping a table, emptying a database, drop a table,
    truncating tables, wiping databases, truncating databases, truncating a table
  W
  includes = ["dropping databases by other tools"]
  unknown  = "false"

  sql {
    verb           = ["drop", "truncate"]
    not_shape      = ["temporary"]
    not_call_head  = ["view", "function", "procedure", "trigger", "policy", "synonym"]
    not_env_target = ["local"]
    not_env_name   = ["test", "ci", "tmp", "dev", "local", "e2e"]
    not_shell_via  = ["docker", "podman", "docker-compose", "nerdctl"]
  }

  shell {
    not_env_target = ["local"]
    is             = ["migration that drops everything"]
  }

  # branches of databases that are made of branches
  call {
    verb           = ["@delete", "reset"]
    noun           = ["neon", "planetscale", "xata", "supabase", "dolt", "turso"]
    object         = ["branch", "project", "database"]
    not_env_target = ["local"]
    not_env_name   = ["preview"]
  }

  call {
    verb = <<-W
      drop, truncate, flush, delete, wipe, empty, reset, clear, destroy, purge, remove, loeschen,
      loschen, leeren, supprimer, vider, eliminar, vaciar, borrar, zuruecksetzen, drop_all, nuke,
      erase
    W
    noun = <<-W
      database, table, collection, schema, keyspace, dataset, metadata, dropall, drop all,
      all table, firestore, measurement, base de donnees, base de datos, banco de dados, banca dati
    W
    not_noun = <<-W
      test, temp, temporary, pivot, view, row, record, snapshot, backup, cache, instance, document,
      cluster, server, many, one, replica, parameter, subnet, proxy, user, role, connection,
      postman, column, item, entry, field, security, link, comment, member, filter, permission, tag,
      pin, routing, route, playlist, figma, zotero, asset, access, grant, file, folder, key, object,
      media, photo, book, product, notion, airtable view, firewall, page, price, image, label,
      shopify, postmanx, workspace, property, secret, log, event, branch, word, docx, powerpoint,
      pptx, excel, doc, slide, markdown, data point, interaction, observation, sample, participant,
      friend, follower, symptom, wish, habit
    W
    not_env_target = ["local"]
    not_shell_program = <<-W
      az, awslocal, iptables, nft, ip, git, rails, bin/rails, npm, pnpm, yarn
    W
  }

  # The same by the whole name, whatever the table is called: ledger_entries is no entry.
  call {
    name = <<-W
      *delete_table, *drop_table, *truncate_table, *remove_table, *wipe_table, *empty_table, *delete_database, *drop_database,
      *delete_keyspace, *drop_keyspace
    W
    not_noun = <<-W
      test, temp, temporary, pivot, notion, airtable, figma, word, docx, powerpoint, pptx, excel, doc, slide, markdown,
      document, page, route, routing, cache, local
    W
    not_env_target = ["local"]
    not_env_name   = ["test", "ci", "tmp", "dev", "local", "e2e"]
    not_shell_program = [
      "iptables",
      "nft",
      "ip",
      "git",
      "rails",
      "bin/rails",
      "npm",
      "pnpm",
      "yarn",
    ]
  }

  call {
    verb = <<-W
      delete, drop, remove, clear, loeschen, eliminar, supprimer
    W
    noun = ["index"]
    mcp_server = <<-W
      *elastic*, *opensearch*, *search*, *solr*, *algolia*, *meili*, *typesense*, *pinecone*,
      *qdrant*, *weaviate*, *milvus*, *es*, *vector*, *database*, *mongo*, *sql*
    W
    not_noun = <<-W
      test, document, row, record, alias, template, pattern
    W
    not_env_target = ["local"]
  }

  # What is dropped stands in an argument.
  call {
    key            = ["drop", "drop database", "truncate", "drop table", "drop collection"]
    noun           = ["command", "run command", "db", "mongo", "database"]
    verb           = ["run", "execute", "command", "invoke", "call"]
    not_noun       = ["dry"]
    not_env_target = ["local"]
  }

  call {
    verb = ["drop", "truncate", "delete", "destroy", "wipe", "empty"]
    value = <<-W
      object_type=table, object_type=schema, object_type=database, type=table, type=database,
      type=schema, type=collection, kind=table, kind=database, object=table, object=database,
      entity_type=table
    W
    not_noun       = ["furniture", "row", "record", "comment", "notion", "block"]
    not_env_target = ["local"]
  }

  call {
    name = <<-W
      truncate, truncate_table, drop_object, object_drop, delete_prefix, drop_table, drop_database,
      drop_schema, drop_collection, delete_all, alle_datensatz_delete, alle_datensaetze_delete,
      tabelle_leeren, recreate_schema, recreate_table, recreate_database, rebuild_schema,
      clear_index, delete_by_query, del_all, drop_index_and_data
    W
    key = <<-W
      table, collection, database, schema, db, keyspace, index, object type, prefix, dataset,
      index name, match all
    W
    not_value = ["prefix=/tmp**"]
    not_key = <<-W
      term, term level, match, range, filter, where, id
    W
    not_env_target = ["local"]
  }

  call {
    value = <<-W
      force_reset=true, drop_existing=true, drop_first=true, drop_schema=true, drop_tables=true,
      drop_all=true, allow_reset=true, drop_database=true, drop_before_create=true, wipe=true,
      clean_database=true
    W
    noun = <<-W
      database, db, schema, table, push, migration, migrate, reset, seed, collection, sync, prisma,
      sequelize, typeorm, chroma, sql, restore, postgres, mysql, mongo
    W
    not_noun       = ["test", "device", "phone", "browser"]
    not_env_target = ["local"]
  }

  call {
    value          = ["force=true"]
    noun           = ["sync"]
    mcp_server     = ["*sequelize*", "*typeorm*", "*orm*", "*database*", "*postgres*", "*mysql*"]
    not_env_target = ["local"]
  }

  # Clients that no grammar knows.
  shell {
    program = <<-W
      cockroach, trino, presto, beeline, spark-sql, hive, impala-shell, vsql, nzsql, db2, isql,
      tsql, usql, pgcli, mycli, litecli, ysqlsh, gsql, monetdb, mclient, exaplus, hdbsql, iris,
      dbaccess, bteq
    W
    when           = "shell.option matches '(?i)=[ ]*(drop (table|database|schema|keyspace)|truncate )' or shell.operand matches '(?i)^[ ]*(drop (table|database|schema|keyspace)|truncate )'"
    not_env_target = ["local"]
  }

  shell {
    program = ["php", "bin/console", "symfony", "artisan", "sail"]
    operand = <<-W
      doctrine:schema:drop, doctrine:database:drop, db:wipe, migrate:reset, migrate:refresh,
      migrate:fresh, dbal:drop, orm:schema-tool:drop
    W
    not_flag       = ["--help", "--dump-sql"]
    not_env_target = ["local"]
  }

  call {
    name = <<-W
      migrate_reset, reset_migration, reset_branch, database_reset, db_reset, drop_class, drop_all,
      recreate_database, prisma_migrate_reset, migrate_fresh, empty_table, clear_table, wipe_table,
      delete_all_row, delete_all_document, delete_all_record, drop_keyspace, delete_keyspace,
      drop_graph, delete_graph, clear_database, empty_database, zap_database, delete_all_vector,
      clear_collection, empty_collection, wipe_collection, delete_class
    W
    not_noun = <<-W
      git, github, gitlab, css, school, course, test
    W
    not_env_target = ["local"]
  }

  call {
    verb = ["delete", "drop", "remove", "destroy", "purge"]
    noun = <<-W
      container, graph, namespace, class, bucket, store, table, space, measurement, series, catalog
    W
    mcp_server = <<-W
      *cosmos*, *neo4j*, *weaviate*, *pinecone*, *influx*, *dynamo*, *cassandra*, *scylla*,
      *surreal*, *arango*, *turbopuffer*, *couchbase*, *aerospike*, *iceberg*, *druid*, *timescale*
    W
    not_noun = <<-W
      test, row, item, document, record, vector, tag, member, backup, snapshot, point
    W
    not_env_target = ["local"]
  }

  call {
    value = <<-W
      cmd=flushdb, cmd=flushall, command=flushdb, command=flushall, command=flushall **,
      command=flushdb **, operation=flushall, operation=flushdb, op=flushall, op=flushdb,
      action=flushall, action=flushdb, command_name=flushall, arg=flushall, arg=flushdb
    W
    not_value = <<-W
      command=get, command=set, command=exists, command=del, command=keys, arg=get, arg=exists,
      arg=del
    W
    not_env_target = ["local"]
  }

  # A time range is no filter.
  shell {
    program        = ["influx"]
    sub            = ["delete"]
    not_flag       = ["--predicate", "-p"]
    not_env_target = ["local"]
  }

  http {
    method = ["DELETE"]
    host = <<-W
      search*.**, *-search.**, *-search-*.**, vector*.**, milvus*.**, chroma*.**, clickhouse*.**,
      influx*.**, couchdb*.**
    W
    path = [
      "/*",
      "/collections/*",
      "/indexes/*",
      "/v1/schema/*",
      "/api/v*/collections/*",
      "/api/v2/buckets/*",
    ]
    not_path       = ["/"]
    not_env_target = ["local"]
  }

  call {
    name = <<-W
      flushdb, flushall, flush_db, flush_all, dropdb, drop_all_table, reset_db, reset_database,
      wipe_database
    W
    not_env_target = ["local"]
  }

  call {
    verb     = ["flush", "truncate", "drop"]
    not_key  = ["key", "pattern", "tag", "path", "url", "namespace key"]
    not_verb = ["get", "exists", "scan", "list", "describe"]
    noun = <<-W
      flushdb, redis, memcached, valkey, keydb, dragonfly, cache, all, db, mongo, mongodb, postgres,
      postgre, mysql, clickhouse
    W
    not_noun = <<-W
      test, temp, temporary, dns, cdn, view, index, column, constraint, user, message, log, buffer,
      browser, http
    W
    not_env_target = ["local"]
  }

  shell {
    program        = ["bq"]
    sub            = ["rm"]
    not_env_target = ["local"]
    not_env_name   = ["test", "ci", "tmp", "dev", "local", "e2e"]
    not_flag       = ["-m", "--model", "-j", "--job"]
  }

  # The service's own API.
  http {
    method = ["DELETE"]
    host = <<-W
      es.**, es-**, *elastic*.**, *opensearch*.**, *-es.**, *.es.**, solr.**, couch*.**, qdrant*.**,
      weaviate*.**, meili*.**, typesense*.**, *-es-**, elasticsearch*, opensearch*
    W
    not_path = <<-W
      **/_doc/**, **/_alias/**, **/_snapshot/**, **/_template/**, **/_index_template/**,
      **/_security/**, **/_search/**, **/points/**, **/documents/**
    W
    not_env_target = ["local"]
  }

  # without a query it is all of them
  http {
    method         = ["POST"]
    path           = ["**/_update_by_query"]
    call_key       = ["source", "script"]
    not_env_target = ["local"]
    when           = "not (call.value matches '^(query|q|slice|max_docs|term|terms|match|match_phrase|range|bool|ids|exists|prefix|wildcard|regexp|must|filter|nested)[_=]')"
  }

  shell {
    program = ["algolia"]
    sub = <<-W
      indices delete, indices delete *, indices clear, indices clear *, index delete,
      index delete *, index clear, index clear *
    W
    not_flag = ["--help", "--dry-run"]
  }

  shell {
    program = ["gitlab-rake", "rake", "gitlab-backup"]
    operand = ["gitlab:backup:restore", "restore"]
  }

  shell {
    program = ["gitlab-rake", "rake", "gitlab-backup"]
    sub     = ["gitlab:backup:restore", "restore"]
  }

  http {
    method         = ["POST"]
    path           = ["**/_delete_by_query*", "**/_update_by_query*"]
    not_env_target = ["local"]
    when           = "call.value in ['query_match_all=', 'match_all=', 'q=*', 'q=*:*', 'query=', 'query_query=*', 'query_query_string_query=*']"
  }

  http {
    method    = ["DELETE"]
    call_noun = ["database", "table", "collection", "dataset", "keyspace", "schema"]
    not_call_noun = <<-W
      record, document, row, item, backup, backup run, snapshot, user, role, instance, cluster,
      permission, column, postman, product, server, entry, connection, shopify
    W
    not_env_target = ["local"]
  }

  # Libraries.
  call {
    code_call = <<-W
      **.dropDatabase, **.drop_all, **.dropAll, **.flushall, **.flushdb, **.flushAll, **.flushDb,
      **.drop_database, **.dropSchema, **.dropTable, **.drop_table, **.dropTableIfExists,
      **.dropCollection, **.drop_collection, **.truncate_all, **.sequelize.drop, **.connection.drop,
      destroy_all, delete_all, **.drop_tables, **.delete_index, **.delete_all, **.destroy_all,
      **.truncateTable, **.delete_table, **.deleteTable, **.indices.delete
    W
    when           = "not (code.call matches '(?i)[.](where|filter|filter_by|limit)[.].*(delete_all|destroy_all)$' and not any(call.args, .value matches '(?i)1 *= *1|is +(not +)?null|^ *true *$')) and not (env.name == 'test' and code.call matches '(delete_all|destroy_all)$')"
    not_env_target = ["local"]
  }

  # a command of a store by its name
  call {
    code_call = [
      "**.call",
      "**.do",
      "**.sendCommand",
      "**.send_command",
      "**.executeCommand",
      "**.execute_command",
      "**.sendRawCommand",
    ]
    when           = "any(call.args, .value matches '(?i)^ *(flushall|flushdb)( |$)')"
    not_env_target = ["local"]
  }

  call {
    code_call      = ["**.sync"]
    call_value     = ["force=true", "0.force=true"]
    not_env_target = ["local"]
  }

  # A client in a container of this machine that connects to another host.
  sql {
    verb           = ["drop", "truncate"]
    not_shape      = ["temporary"]
    shell_via      = ["docker", "podman", "docker-compose", "nerdctl"]
    send_address   = ["*.**"]
    not_env_target = ["local"]
  }

  # Search engines, by the name of the host or by its port.
  http {
    method         = ["DELETE"]
    when           = "http.host matches '^(es|elastic|elasticsearch|opensearch|os|search|solr|kibana|qdrant|weaviate|meili|typesense|chroma|milvus)[-0-9]+' and http.path matches '^/[^/?]+/?$'"
    not_env_target = ["local"]
  }

  shell {
    program        = ["curl", "wget", "http", "https", "xh", "curlie"]
    when           = "shell.operand matches ':(9200|9201|9243|9308)/[^/? ]+/?$' and (shell.option in ['--request=DELETE', '--method=DELETE'] or shell.operand == 'DELETE') and not (shell.operand matches '(localhost|127[.]0[.]0[.]1|::1)')"
    not_env_target = ["local"]
  }

  shell {
    program        = ["curl", "wget", "http", "xh"]
    when           = "shell.option matches '(?i)(<delete> *<query> *[*]:[*]|\"delete\" *: *[{] *\"query\" *: *\"[*]:[*]\")'"
    not_env_target = ["local"]
  }

  call {
    verb = ["delete", "remove", "drop"]
    noun = <<-W
      es, elastic, elasticsearch, opensearch, kibana, solr, qdrant, meilisearch
    W
    when     = "call.value matches '^(path|endpoint|url|uri|route)=/?([^/?=]+|collections/[^/?]+|indexes/[^/?]+)/?([?].*)?$'"
    act_kind = ["call"]
    not_noun = ["test"]
  }

  # Commands of stores that are put together or sent raw.
  shell {
    program        = ["redis-cli", "valkey-cli", "keydb-cli", "iredis"]
    when           = "shell.operand matches '(?i)(redis[.]p?call[(].{0,40}(flush(all|db)|all)|redis[.]p?call.{1,80}(keys|scan).{1,120}(del|unlink))'"
    not_env_target = ["local"]
  }

  shell {
    program        = ["nc", "ncat", "netcat", "socat", "telnet"]
    data_class     = ["store-flush"]
    not_env_target = ["local"]
  }

  http {
    method         = ["POST", "PUT", "OTHER"]
    data_class     = ["store-flush"]
    when           = "not (call.verb == 'query' and call.noun == 'graphql') and not (http.path matches '(?i)/_?search/?$')"
    not_env_target = ["local"]
  }

  # A restore that drops what is there first.
  shell {
    program        = ["mongorestore", "mongoimport"]
    flag           = ["--drop"]
    not_env_target = ["local"]
  }

  shell {
    program        = ["pg_restore"]
    flag           = ["--clean", "-c"]
    not_flag       = ["--list", "-l", "--file", "-f"]
    not_env_target = ["local"]
  }

  # Servers of databases, by the verb alone.
  mcp {
    verb = <<-W
      truncate, flush, wipe, leeren, vider, vaciar, nuke, purge_all
    W
    server = <<-W
      *db*, *sql*, *database*, *datenbank*, *base_de_d*, *bdd*, *mongo*, *postgres*, *oracle*,
      *snowflake*, *bigquery*, *redshift*, *warehouse*, *lakehouse*, *dwh*, *redis*, *valkey*,
      *cassandra*, *clickhouse*, *databricks*, *supabase*, *dynamo*, *data_ops*, *dataops*,
      *data-ops*, *data_platform*
    W
    not_noun = <<-W
      test, temp, temporary, row, record, cache, log, column, text, string, output, buffer, message,
      queue, session, connection, statistic, plan, view, privilege, status, host
    W
    not_env_target = ["local"]
  }

  call {
    verb = ["drop", "truncate", "delete", "destroy", "wipe", "remove"]
    value = <<-W
      object_type=collection, object_type=keyspace, object_type=index, type=keyspace,
      kind=collection, kind=schema, kind=keyspace, resource=table, resource=database,
      resource=collection, resource_type=table, resource_type=database, target_type=table,
      resource=schema, entity=table, entity=database, scope=database, scope=all_table,
      level=database
    W
    not_noun = <<-W
      row, record, document, comment, notion, permission, access, grant
    W
    not_env_target = ["local"]
  }

  call {
    name = [
      "delete_by_query",
      "clear_object",
      "clear_index",
      "delete_all_object",
      "replace_all_object",
    ]
    when           = "call.value in ['match_all=', 'query_match_all=', 'query=*', 'query=*:*', 'q=*', 'q=*:*', 'query=', 'filter=', 'filter={}', 'query={}'] or call.noun == 'algolia'"
    not_env_target = ["local"]
  }
}

# What empties a store, as it is typed to its port.
shape "store-flush" {
  class   = "store-flush"
  pattern = "(?i)(?:\\bflush(?:all|db)\\b|\\bdrop\\s+(?:table|database|schema|keyspace)\\s+[a-z_`\"]|\\btruncate\\s+table\\s)"
}

concept "unfiltered delete" {
  kind   = "action"
  object = "never"
  also = <<-W
    unfiltered deletes, running a delete without a filter, delete without a filter,
    deletes without a filter, deleting without a filter, running unfiltered deletes, doing unfiltered deletes
  W

  sql {
    verb           = ["delete"]
    filter         = ["none", "always"]
    not_shape      = ["temporary"]
    not_env_target = ["local"]
    not_env_name   = ["test", "ci", "tmp", "dev", "local", "e2e"]
    not_shell_via  = ["docker", "podman", "docker-compose", "nerdctl"]
  }

  call {
    verb = ["delete", "remove"]
    value = <<-W
      filter=, query=, where=, filter={}, query={}, where={}, where=1=1, filter=[*], selector=,
      condition=, condition=1=1, where=true, filter=true, delete_all=true, all_rows=true
    W
    not_env_target = ["local"]
  }

  call {
    code_call = [
      "**.objects.all.delete",
      "**.all.delete",
      "**.all.destroy",
      "**.query.delete",
      "**._raw_delete",
    ]
    not_call_noun = <<-W
      bucket, version, boto3, boto, s3, object version, snapshot
    W
    not_env_target = ["local"]
  }

  call {
    code_call  = ["**.deleteMany", "**.delete_many", "**.remove", "**.destroy"]
    call_value = ["={}", "where={}", "filter={}", "0={}", "=", "truncate=true"]
    call_noun = <<-W
      delete, many, collection, db, database, mongo, model, prisma
    W
    not_env_target = ["local"]
  }

  # A container's client that connects to another host.
  sql {
    verb           = ["delete", "update"]
    filter         = ["none", "always"]
    shell_via      = ["docker", "podman", "docker-compose", "nerdctl"]
    send_address   = ["*.**"]
    not_env_target = ["local"]
  }

  # The condition holds for every record: an id that is not empty.
  call {
    code_call      = ["**.deleteMany", "**.delete_many", "**.updateMany", "**.update_many"]
    when           = "any(call.args, .path matches '(^|[.])where[.]id[.](not|gte?)$' and .value in ['', '0', '-1', 'null']) and not any(call.args, .path matches '(^|[.])where[.]([a-hj-z]|i[a-ce-z]|id[A-Za-z_])')"
    not_env_target = ["local"]
  }

  # Records of a model are given data, and nothing is asked for.
  call {
    code_call      = ["**.updateMany", "**.update_many"]
    when           = "any(call.args, .path matches '^[0-9]*[.]?data[.]') and not any(call.args, .path matches '(^|[.])where([.]|$)')"
    not_key        = ["where", "filter"]
    not_env_target = ["local"]
  }

  # All records of a model: nothing is asked for.
  call {
    code_call = ["**.deleteMany", "**.delete_many"]
    when      = "not (call.value matches '.')"
    call_noun = <<-W
      delete, many, collection, db, database, mongo, model, prisma
    W
    not_env_target = ["local"]
  }

  # What is asked for is nothing.
  call {
    code_call = <<-W
      **.objects.filter.delete, **.objects.exclude.delete, **.query.filter.delete,
      **.query.filter_by.delete
    W
    when           = "not (call.value matches '.')"
    not_env_target = ["local"]
  }

  call {
    code_call      = ["**.destroy", "**.destroyAll", "**.delete"]
    call_value     = ["truncate=true", "where={}", "where=", "0.truncate=true", "0_truncate=true"]
    not_env_target = ["local"]
  }

  call {
    code_call      = ["*.update_all", "*.delete_all", "*.destroy_all", "*.truncate"]
    when           = "code.call matches '^([A-Z][A-Za-z0-9]*[.:]*)+[.](update_all|delete_all|destroy_all|truncate)$' and not (code.call matches '(?i)[.]where')"
    not_env_target = ["local"]
  }

  # Code for a console that no reader follows.
  call {
    act_kind = ["call"]
    call_key = <<-W
      code, script, expression, snippet, command, statement, ruby, php, source
    W
    when           = "call.value matches '^(code|script|expression|snippet|command|statement|ruby|php|source)=.{0,160}([a-z0-9_]+[.](delete_all|destroy_all)([^a-z_]|$)|objects[.]all[(][)][.](delete|update)[(]|::truncate[(]|db::table[(][^)]*[)]->(delete|truncate)[(]|::query[(][)]->delete[(]|[.]deletemany[(]([{][}])?[)]|[.]delete_many[(][{][}][)]|dropdatabase[(][)])'"
    not_call_value = ["*=*where*"]
    not_env_target = ["local"]
  }

  # The condition is given, and is nothing.
  call {
    verb           = ["delete", "remove", "purge"]
    key            = ["where", "filter", "condition", "predicate", "bedingung"]
    when           = "call.value in ['where=null', 'filter=null', 'condition=null', 'predicate=null', 'where=none', 'filter=none', 'filter=all', 'where=all', 'filter=1=1', 'predicate=true', 'condition=true', 'where=1', 'where=1 = 1', 'filter_match_all=', 'query_match_all=', 'bedingung=']"
    not_env_target = ["local"]
  }

  call {
    code_call      = ["knex.del", "knex.delete", "**.knex.del", "**/knex.del"]
    not_env_target = ["local"]
  }
}

concept "unfiltered update" {
  kind   = "action"
  object = "never"
  also = <<-W
    unfiltered updates, updates without a filter, update without a filter,
    updating without a filter, running an update without a filter, running unfiltered updates
  W

  sql {
    verb           = ["update"]
    filter         = ["none", "always"]
    not_shape      = ["temporary"]
    not_env_target = ["local"]
    not_env_name   = ["test", "ci", "tmp", "dev", "local", "e2e"]
    not_shell_via  = ["docker", "podman", "docker-compose", "nerdctl"]
  }

  call {
    verb  = ["update", "modify"]
    value = ["filter=", "filter={}", "where=", "where={}", "where=1=1"]
    noun = <<-W
      many, all, row, record, document, table, collection, bulk
    W
    not_env_target = ["local"]
  }

  # Of a table by its name, with what every row is set to: update_orders(where: {}, _set: {…}).
  call {
    verb           = ["update"]
    value          = ["where={}"]
    when           = "any(call.args, .path matches '^_?(set|inc|append|prepend)([.]|$)')"
    not_env_target = ["local"]
  }

  call {
    verb = ["update", "modify", "set", "patch"]
    when = "call.value in ['where=true', 'filter=true', 'where=null', 'filter=null', 'condition=1=1', 'where=1 = 1', 'filter=*', 'where=*', 'condition=', 'all_rows=true', 'apply_to_all=true']"
    noun = <<-W
      many, all, row, record, document, table, collection, bulk, database, sql, postgres, mysql,
      warehouse
    W
    not_env_target = ["local"]
  }

  call {
    code_call      = ["**.objects.all.update", "**.all.update"]
    not_env_target = ["local"]
  }
}
