# Words that names of tools, operations, paths and arguments are read with. Verbs are in their dictionary form.

set "verbs.read" {
  words = <<-W
    get, list, read, fetch, show, view, search, find, interrogate, poll, query, lookup, describe, retrieve, check,
    count, export, inspect, browse, preview, validate, verify, compare, diff, status, summarize,
    summarise, summary, analyze, analyse, estimate, quote, calculate, simulate, plan, dryrun, lint,
    explain, help, watch, tail, monitor, poll, download, load, peek, head, cat, ls, info, stat,
    ping, test, audit, report, screenshot, snapshot, select, history, log, whoami, resolve, render,
    parse, extract, detect, classify, translate, predict, evaluate, score, suggest, recommend,
    draft, prepare, outdated, introspect, ask, answer, scan, trace, measure, benchmark, forecast,
    open, navigate, hover, wait, lesen, anzeigen, suchen, abrufen, auflisten, lire, lister,
    chercher, afficher, leer, listar, buscar, mostrar, consultar, obtener, obtenir, recuperer,
    consulter, pruefen, prufen, sync_status, oeffnen, offnen, ouvrir, abrir
  W
}

# Verbs that look at a statement in place of running it.
set "verbs.explain" {
  words = <<-W
    find, explain, validate, lint, format, parse, prettify, beautify, dryrun, simulate, estimate,
    analyze, analyse, translate, convert, review, check, search, lookup, grep, summarize, summarise,
    ask, highlight, tokenize, embed, classify, preview
  W
}

set "verbs.change" {
  words = <<-W
    create, make, add, insert, new, update, edit, modify, maintain, change, set, put, patch, write, append,
    eliminate, expunge, shred, transmit, revise, tweak, spawn, establish, annihilate, rectify, overhaul,
    commission, procure, dispense, furnish, ditch, scrap, evict, zap, vaporize, relinquish,
    replace, upsert, save, store, delete, remove, destroy, erase, purge, wipe, drop, truncate,
    clear, flush, trash, prune, terminate, kill, stop, start, restart, reboot, pause, resume,
    suspend, disable, enable, activate, deactivate, send, pay, wire, remit, disburse, refund,
    capture, settle, withdraw, deposit, topup, reimburse, compensate, credit, debit, buy, sell,
    purchase, subscribe, unsubscribe, renew, upgrade, downgrade, cancel, void, execute, perform,
    run, invoke, call, trigger, launch, dispatch, submit, issue, authorize, authorise, approve,
    reject, decline, deny, refuse, accept, confirm, sign, countersign, grant, revoke, assign,
    unassign, attach, detach, bind, unbind, join, leave, allow, permit, block, unblock, ban, lock,
    unlock, lift, hold, promote, demote, deploy, undeploy, rollout, rollback, redeploy, apply,
    provision, deprovision, scale, resize, migrate, move, copy, clone, replicate, restore, backup,
    archive, unarchive, import, upload, push, publish, unpublish, tweet, reply, forward, notify,
    broadcast, email, message, dm, announce, share, unshare, invite, register, unregister, enroll,
    enrol, install, uninstall, configure, reconfigure, rotate, regenerate, generate, mint, reset,
    rename, merge, rebase, commit, close, reopen, complete, finish, finalize, finalise, schedule,
    reschedule, book, reserve, raise, increase, decrease, reduce, lower, extend, expire, empty,
    overwrite, hire, fire, dismiss, shortlist, infer, recognize, recognise, identify, categorize,
    categorise, rank, rate, unfreeze, freeze, mute, mask, move_money, initiate, process, post,
    release, distribute, allocate, amend, adjust, waive, write_off, top, swap, stake, bridge,
    redeem, onboard, offboard, link, unlink, connect, disconnect, open_door, actuate, toggle,
    switch, cordon, uncordon, drain, taint, evict, failover, switchover, annotate, autoscale, flip,
    invalidate, transition, reload, recreate, rebuild, redrive, reprocess, requeue, resync, hotfix,
    reindex, backfill, revert, retry, shutdown, poweroff, halt, reconcile, unpause, decommission,
    retire, teardown, tear, nuke, obliterate, evacuate, rebalance, relaunch, bounce, discard,
    rewrite, strip, initialize, initialise, reinitialize, repartition, reformat, sanitize, dispose,
    appliquer, deployer, redemarrer, arreter, demarrer, changer, basculer, activer, desactiver,
    detruire, demolir, vider, desinstaller, reinitialiser, nettoyer, planifier, installer, executer,
    ecraser, freischalten, umschalten, ausrollen, bereitstellen, aktivieren, deaktivieren,
    neustarten, einspielen, abreissen, zerstoeren, zerstoren, stilllegen, abbauen, leeren,
    zuruecksetzen, zurucksetzen, deinstallieren, einrichten, ueberschreiben, formatieren,
    abschalten, herunterfahren, verwerfen, bereinigen, vernichten, starten, stoppen, skalieren,
    desplegar, reiniciar, detener, aplicar, destruir, derribar, desinstalar, vaciar, restablecer,
    limpiar, activar, desactivar, formatear, sobrescribir, descartar, programar, escalar, migrar,
    migrieren, migrer, apagar, iniciar, formater, alter, undelete, shift, reroute, turn, fill,
    click, type, press, drag, select_option, step, jog, dose, infuse, erzeugen, erstellen, anlegen,
    aendern, andern, loeschen, loschen, entfernen, senden, versenden, ueberweisen, uberweisen,
    zahlen, bezahlen, auszahlen, freigeben, buchen, ausloesen, creer, modifier, supprimer, effacer,
    envoyer, payer, virer, rembourser, publier, crear, modificar, cambiar, actualizar, eliminar,
    borrar, enviar, pagar, transferir, reembolsar, place, deliver, operate, decide, whitelist,
    allowlist, delegate, engage, disengage, grasp, roll, sort, takeoff, land, fly, arm, disarm,
    hoist, steer, accelerate, sweep, alter, adjudicate, underwrite, disqualify, titrate, administer,
    dispense, energize, deenergize, inflate, ventilate, override, retract, rotate, park, summon,
    lease, procure, acquire, furlough, rescind, liquidate, instruct, collect, harvest, scrape,
    crawl, mutate, boost, bump, double, reprogram, layoff, sack, preapprove, reload, retrain,
    convert, prepay, repay, immobilize, immobilise, esign, agree, consent, acknowledge, movej,
    movel, goto, reject, expand, spin, rent, calibrate, trip, grip, kickoff, publicar, deshabilitar,
    habilitar, aprobar, rechazar, genehmigen, ablehnen, approuver, rejeter, refuser, dismantle,
    annihilate, eradicate, scrap, abandon, reclaim, entsorgen, rueckbauen, ruckbauen, demanteler,
    desmantelar, desmontar, repoint, retarget, reassign, advance, withhold, sanction, divert,
    sammeln, propose, redirect, recalibrate, expel, evict, rmdir, rmtree, rimraf, repudiate,
    disallow, vergeben, reallocate, inject, diffuse, regulate, improve, manage, integrate, reorder,
    preorder, curtail, reclose, slew, unhide
  W
}

# Words that are a thing as often as an action: only their place in a name tells.
set "verbs.either" {
  words = <<-W
    program, transfer, charge, order, payout, trade, exchange, fund, bill, invoice, tip, donate,
    record, comment, note, tag, label, branch, fork, release, review, request, response, access,
    control, command, build, package, mail, sms, text, chat, call, fax, ticket, flag, pin, queue,
    stream, index, cache, mount, alert, page, ship, host, train, finetune, tune, model, process,
    batch, job, task, hook, webhook, patch, scope, limit, quote, draft, report, schedule, post,
    message, email, link, share, lock, log, set, hold, wire, credit, debit, deposit, permit, issue,
    plan, score, rate, rank, step, reply, stake, bridge, backup, snapshot, export, import, summary,
    status, history, audit, sync, play, up, down, restore, format, partition, shred, zero, cut,
    clean, destroy_run, test, check, count, search, query, process, allocation, reserve
  W
}

# Words of dotted names in code that say nothing.
set "code.filler" {
  words = <<-W
    client, clients, sdk, api, lib, session, default, main, index, instance, objects, models,
    service, self, this, module
  W
}

# Verbs whose word is as well what they make, behind a verb that only looks: get_refund.
set "verbs.things" {
  words = [
    "refund",
    "payout",
    "transfer",
    "dismiss",
    "reimburse",
    "disburse",
    "dismissal",
    "disbursement",
  ]
}

# Words that name what is acted on where another stands behind them that may be a verb as well: ticket_reply.
set "words.things-first" {
  words = [
    "ticket",
    "package",
    "message",
    "email",
    "mail",
    "comment",
    "thread",
    "case",
    "page",
    "host",
    "model",
    "index",
  ]
}

# Verbs that read whatever stands behind them in a name: the last word of get_refund and of consulter_remboursement is what is read.
set "reading.first" {
  words = <<-W
    get, read, fetch, show, retrieve, describe, lookup, inspect, browse, display, consulter,
    consultar, consultare, consulta, ver, vedi, vedere, voir, lister, listar, elencare, elenca,
    toon, bekijk, zoek, bereken, zeige, zeigen, berechne, buscar, chercher, rechercher, cercare,
    cerca, pesquisar, verifier, verificar, verifica, controlla, comprobar, compter, contar,
    simuler, simular, simula, calculer, calcular, calcola, afficher, mostrar, mostra, visualizar,
    visualiser, vis, hent, pobierz, pokaz, odczytaj
  W
}

# Reading verbs as they stand at the end of a name, in languages that put verbs there: ueberweisung_anzeigen, overboeking_ophalen.
set "reading.last" {
  words = <<-W
    abfragen, abrufen, anschauen, ansehen, anzeigen, auflisten, auslesen, ausgeben, berechnen,
    durchsuchen, einsehen, ermitteln, finden, holen, laden, lesen, nachschlagen, pruefen, prufen,
    schaetzen, schatzen, simulieren, suchen, ueberpruefen, uberprufen, ueberwachen, uberwachen,
    validieren, verfolgen, vergleichen, verifizieren, vorbereiten, zaehlen,
    zusammenfassen, afdrukken, bekijken, berekenen, bevragen, controleren, inzien, lezen, nakijken,
    ophalen, opsommen, opvragen, opzoeken, raadplegen, samenvatten, schatten, simuleren, tellen,
    tonen, uitlezen, valideren, vergelijken, verifieren, voorbereiden, volgen,
    weergeven, zoeken, hamta, hente, laese, consulter, consultar,
    visualizza, visualizzare
  W
}

# Verbs of other languages whose English ones are things as often: freigeben is to release and never a release.
set "changing.only" {
  words = <<-W
    freigeben, freigebe, planen, einplanen, buchen, verbuchen, belasten, teilen, bestellen,
    gutschreiben, einzahlen, abbuchen, setzen, festlegen, beantworten, antworten, formatieren,
    trainieren, synchronisieren, wiederherstellen, sichern, verarbeiten, reservieren, vrijgeven,
    plannen, inplannen, delen, bestellen, crediteren, debiteren, storten, instellen, beantwoorden,
    antwoorden, formatteren, trainen, synchroniseren, herstellen, terugzetten, verwerken, reserveren,
    liberer, planifier, facturer, debiter, crediter, partager, repondre, formater, entrainer,
    synchroniser, restaurer, traiter, reserver, liberar, programar, planificar, cobrar, debitar,
    compartir, responder, formatear, entrenar, sincronizar, restaurar, procesar, reservar,
    rilasciare, pianificare, addebitare, accreditare, condividere, rispondere, formattare,
    addestrare, sincronizzare, ripristinare, elaborare, prenotare, agendar, creditar, compartilhar,
    partilhar, treinar, processar, transferer, transferir, trasferire, overmaken, overboeken
  W
}

set "words.preposition" {
  words = <<-W
    for, to, from, by, with, of, in, on, via, into, at, fuer, an, pour, par, para, por, als, as,
    until, after, before, aan, naar, voor, van, zur, zum, vom, aux, alla, allo, della, dello
  W
}

set "words.joiner" {
  words = <<-W
    and, or, then, und, oder, et, ou, y
  W
}

# Words before a verb that say how it is done: batch_get_items.
set "words.manner" {
  words = <<-W
    batch, bulk, mass, multi, async, quick, auto, safe, raw, full
  W
}

# Verbs that say what a more usual one says.
map "verbs.usual" {
  words = {
    erase = "delete", wipe = "delete", discard = "delete", eliminate = "delete",
    obliterate = "delete", trash = "delete", destroy = "delete", expunge = "delete",
    nuke = "delete", shred = "delete", annihilate = "delete", transmit = "send", relay = "send",
    alter = "update", amend = "update", revise = "update", adjust = "update", tweak = "update",
    provision = "create", spawn = "create", make = "create", establish = "create",
    configure = "set", scrap = "delete", zap = "delete", vaporize = "delete", rectify = "update",
    overhaul = "update", furnish = "send",
  }
}

# Verbs that are as often the topic that a looking word behind them is about: migrate:status, deploy list-deployments.
set "words.topic" {
  words = <<-W
    deploy, migrate, release, rollout, restore, provision, promote
  W
}

set "words.looking" {
  words = <<-W
    list, status, history, show, describe, info, diff, log, plan, validate
  W
}

# Arguments that hold a statement in a database's call, and words to look for in any other.
set "keys.search" {
  words = ["query", "q", "query_string", "query_text", "expression"]
}

set "words.database" {
  words = <<-W
    sql, db, database, query, statement, execute, exec, run, call, postgres, postgresql, mysql,
    mariadb, mssql,
    sqlite, oracle, db2, warehouse, bigquery, snowflake, redshift, duckdb, clickhouse, athena,
    trino,
    presto, databricks, supabase, neon, cockroach, planetscale, mongo, mongodb, cassandra, cql,
    neo4j, cypher, influx, elastic, redis, dynamodb, spanner, sybase, teradata, vertica, hana, dba
  W
}

# Words of names that say nothing.
set "words.filler" {
  words = <<-W
    tool, api, mcp, the, a, an, by, for, to, of, in, on, from, with, v, id, by_id, all, my, our,
    rest, http, https, com, www, now, new, sdk, lib, action, operation, aan, naar, voor, van, het,
    zur, zum, vom, der, das, dem, aux, les, della, dello, delle, dei
  W
}

# Words of names of servers that say nothing of what a call is about.
set "words.place" {
  words = <<-W
    server, service, function, gateway, proxy, hub, platform, toolbox, toolkit, agent, app,
    application
  W
}

# Words of names of calls that run commands.
# Last words of a server's name that say what program it is, and nothing about what it is for.
set "words.program" {
  words = ["client", "proxy", "wrapper", "connector", "adapter", "bridge"]
}

set "words.shell" {
  words = <<-W
    shell, bash, terminal, command, cmd, ssh, console, powershell, kommando, befehl, commande,
    comando, exec, cli, tmux, iterm, pty, tty, zellij
  W
}

# Commands that choose where the next ones of their program work, and programs that share such a choice.
# Programs that put whole files into others: what they write holds what they read.
# Tools for many machines, and the program whose modules their servers run.
map "programs.modules" {
  words = {
    ansible   = "ansible"
    playbook  = "ansible"
    awx       = "ansible"
    aap       = "ansible"
    tower     = "ansible"
    semaphore = "ansible"
  }
}

# What programs that compress files put behind the name of one.
map "programs.suffix" {
  words = {
    gzip = ".gz", gunzip = ".gz", pigz = ".gz", unpigz = ".gz", bzip2 = ".bz2", bunzip2 = ".bz2",
    pbzip2 = ".bz2", xz = ".xz", unxz = ".xz", pixz = ".xz", lzma = ".lzma", unlzma = ".lzma",
    zstd = ".zst", unzstd = ".zst", lz4 = ".lz4", unlz4 = ".lz4", lzop = ".lzo", lzip = ".lz",
    brotli = ".br", compress = ".Z", uncompress = ".Z",
  }
}

# Databases, and the program that is given the words of their commands.
map "programs.clients" {
  words = { redis = "redis-cli", valkey = "redis-cli", keydb = "redis-cli" }
}

set "programs.copies" {
  words = <<-W
    cp, gcp, mv, gmv, install, ginstall, ln, gln, ditto, tar, gtar, bsdtar, zip, 7z, 7za, 7zz, rar,
    cpio, dd, gdd, rsync, copy-item, move-item, compress-archive, copy, move, xcopy, robocopy
  W
}

# What names of arguments call a folder.
set "words.folder" {
  words = [
    "folder",
    "directory",
    "dir",
    "ordner",
    "verzeichnis",
    "dossier",
    "carpeta",
    "cartella",
    "pasta",
  ]
}

# What things are found by, in names as delete_orders_by_filter.
set "words.criteria" {
  words = <<-W
    filter, id, query, criterion, criteria, condition, selector, key, example, specification, predicate, date, age, batch, range,
    status, state, ids, uuid, reference, number
  W
}

# Programs, or operations of theirs, by which a port of this machine leads to another one.
set "programs.tunnels" {
  words = <<-W
    kubectl port-forward, oc port-forward, kubectl proxy, cloud_sql_proxy, cloud-sql-proxy,
    alloydb-auth-proxy, socat, gcloud compute start-iap-tunnel, aws ssm start-session, az network bastion tunnel, tsh proxy db,
    tsh proxy app, cloudflared access tcp, fly proxy, flyctl proxy, heroku ps:forward, chisel, boundary connect, rinetd, istioctl dashboard,
    hoop connect, strongdm connect, kubefwd
  W
}

# Those that forward ports by options of ssh.
set "programs.ssh" {
  words = [
    "ssh",
    "slogin",
    "autossh",
    "gcloud compute ssh",
    "gcloud alpha compute ssh",
    "az ssh",
    "az ssh vm",
    "tsh ssh",
    "cf ssh",
    "ibmcloud is ssh",
  ]
}

# The ports that clients go to when they are told none, and those that go to this machine when they are told no host.
map "ports.usual" {
  words = {
    psql = "5432", pg_dump = "5432", pg_restore = "5432", mysql = "3306", mysqldump = "3306",
    mariadb = "3306", redis-cli = "6379", mongosh = "27017", mongo = "27017", mongodump = "27017",
    mongorestore = "27017", cqlsh = "9042", clickhouse-client = "9000",
  }
}

set "programs.reach-here" {
  words = [
    "redis-cli",
    "mongosh",
    "mongo",
    "mongodump",
    "mongorestore",
    "cqlsh",
    "clickhouse-client",
  ]
}

# Operations that choose where the programs of their kind work.
set "programs.select" {
  words = <<-W
    kubectl config use-context, oc project, oc config use-context, kubectx, kubie ctx,
    gcloud config set, az account set, terraform workspace select, tofu workspace select,
    pulumi stack select, argocd context, doctl auth switch, nomad namespace, vercel switch,
    netlify link, railway environment, supabase link, heroku accounts:set, docker context use,
    nats context select, mc alias set, kubectl config set-context, consul login, ibmcloud target,
    cf target, fly auth, rancher context switch, confluent environment use,
    gcloud config configurations
  W
}

# Programs that are told on the line where they work: the folder that they run in says nothing of it.
set "programs.elsewhere" {
  words = <<-W
    psql, pgcli, mysql, mariadb, mycli, mysqladmin, mongosh, mongo, redis-cli, valkey-cli, keydb-cli, sqlcmd, mssql-cli, sqlplus,
    snowsql, snow, bq, cqlsh, clickhouse-client, clickhouse, influx, trino, presto, hive, beeline, cypher-shell, dropdb, createdb,
    dropuser, pg_dump, mysqldump, mongodump, curl, wget, http, https, xh, httpie, grpcurl, gh, glab, hub, aws, gcloud, gsutil, az,
    doctl, oci, ibmcloud, linode-cli, hcloud, scw, stripe, vault, bao, consul, nomad, kubectl, oc, ssh, scp,
    sftp, mc, rclone, s3cmd, s5cmd, azcopy, ldapmodify, ldapdelete, ldapadd, twilio, slack, okta, auth0, kcadm.sh, nats,
    kafka-topics, kafka-topics.sh, rabbitmqadmin, rabbitmqctl, mosquitto_pub, databricks, tkn, argocd, argo, flux, velero, istioctl,
    atlas, planetscale, pscale, neonctl, turso, openstack, govc, esxcli, virsh, pvesh, nsupdate
  W
}

set "programs.cluster" {
  words = <<-W
    kubectl, oc, kubectx, kubie, helm, helmfile, flux, velero, istioctl, linkerd, kustomize, k9s,
    stern, cilium, argo
  W
}

# Verbs of what is typed.
set "verbs.type" {
  words = <<-W
    send, type, write, input, enter, paste, feed, press, run, submit
  W
}

# Words of names of calls that are about files.
set "nouns.file" {
  words = <<-W
    file, folder, path, tree, entry, fs, filesystem, attachment, workspace, document, archive, log,
    upload, asset, backup, artifact, object, recursive, dir, content, item, data, project, image,
    disk, storage
  W
}

# Things that people write for people.
set "nouns.written" {
  words = <<-W
    issue, comment, message, page, ticket, note, task, mail, email, review, pull request,
    discussion, card, story, post, reply, wiki, article
  W
}

# Words that name a group of operations as often as an operation: gcloud compute, kubectl config.
set "words.group" {
  words = <<-W
    compute, test, plan, report, build, set, log, resolve, monitor, monitoring, audit, call, run,
    run-script, exec
  W
}

set "words.second-person" {
  words = [
    " you ", " your ", " you'", " yours", "ihre ", "ihren ", "ihr ", "ihnen ", "ihrem ", "ihrer ",
    " dein ", " deine ", " dir ", "votre ", " vos ", " vous ", " su ", " sus ", " usted ",
    " le informamos", " tu ", " tus ", " uw ", " jouw ", " jullie ", " u heeft ", " você ",
    " vossa ", " lei ha ", " il suo ", " la sua ", " i suoi ", " twoj", " twój", " państwa ",
    " din ", " ditt ", " dina ",
  ]
}

# Kin and others of whom a message to one person speaks: it is not about that person alone.
set "words.kin" {
  words = [
    "your brother", "your sister", "your husband", "your wife", "your partner", "your father",
    "your mother", "your dad", "your mum", "your mom", "your uncle", "your aunt", "your cousin",
    "your boyfriend", "your girlfriend", "your flatmate", "your roommate", "your neighbour",
    "your neighbor", "your colleague", "your coworker", "your co-worker", "your boss",
    "your manager", "your driver", "your nurse", "your patient", "your student", "your worker",
    "your ex-", "your fiancé", "your tenant", "your employee", "your employer", "your grandmother",
    "your grandfather", "ihr bruder", "ihre schwester", "ihr mann ", "ihre frau ", "ihr vater",
    "ihre mutter", "dein bruder", "deine schwester", "dein mann ", "deine frau ", "dein vater",
    "deine mutter", "ihr ehemann", "ihre ehefrau", "ihr kollege", "ihre kollegin", "ihr nachbar",
    "votre frère", "votre soeur", "votre sœur", "votre mari", "votre femme", "votre père",
    "votre mère", "votre collègue", "ton frère", "ta soeur", "su hermano", "su hermana",
    "su marido", "su esposa", "su padre", "su madre", "tu hermano", "tu hermana", "tuo fratello",
    "sua moglie", "suo marito", "uw broer", "uw man ", "uw vrouw", "je broer",
  ]
}

# How a message begins, and how it ends.
set "words.greeting" {
  words = [
    "dear ", "hi ", "hello ", "good morning", "good afternoon", "hey ", "sehr geehrte", "liebe ",
    "lieber ", "hallo ", "guten tag", "bonjour ", "cher ", "chere ", "chère ", "hola ", "estimado ",
    "estimada ", "buenos dias", "buenos días", "greetings ", "mr ", "ms ", "mrs ", "herr ", "frau ",
    "madame ", "monsieur ", "geachte ", "beste ", "gentile ", "caro ", "cara ", "egregio ",
    "egregia ", "szanown", "drogi ", "droga ", "olá ", "prezado ", "prezada ", "kjære ", "hei ",
    "hej ", "kära ", "käre ", "kedves ", "vážen", "merhaba ", "sayın ",
  ]
}

set "words.closing" {
  words = [
    "regards", "sincerely", "thanks,", "thank you,", "cheers", "best,", "grüße", "gruesse",
    "grüßen", "cordialement", "saludos", "atentamente", "viele grü", "your team", "yours,",
    "kind regards",
  ]
}

# Other spellings and languages, to the dictionary form. Plurals need none.
map "words" {
  words = {
    bacs = "bacs", chaps = "chaps", fps = "fps", simuler = "simulate", simulieren = "simulate",
    simular = "simulate", simulare = "simulate", berechnen = "calculate", calculer = "calculate",
    calcular = "calculate", entwurf = "draft", brouillon = "draft", borrador = "draft",
    bozza = "draft", entwerfen = "draft", vorschau = "preview", apercu = "preview",
    anteprima = "preview", previsualizar = "preview", previsualiser = "preview",
    schaetzen = "estimate", estimer = "estimate", estimar = "estimate", vorbereiten = "prepare",
    preparer = "prepare", preparar = "prepare", vergleichen = "compare", comparer = "compare",
    comparar = "compare", zaehlen = "count", compter = "count", contar = "count",
    validieren = "validate", verifier = "verify", verificar = "verify", ueberpruefen = "verify",
    uberprufen = "verify", zusammenfassen = "summarize", resumer = "summarize",
    resumir = "summarize", uebersetzen = "translate", ubersetzen = "translate",
    traduire = "translate", traducir = "translate", probelauf = "dryrun", testlauf = "dryrun",
    ns = "namespace", db = "database", dbs = "database", cust = "customer", acct = "account",
    acc = "account", txn = "transaction", tx = "transaction", pmt = "payment", pymt = "payment",
    pay_out = "payout", xfer = "transfer", repo = "repository", repos = "repository",
    dir = "folder", directory = "folder", directories = "folder", msg = "message", msgs = "message",
    org = "organisation", organization = "organisation", env = "environment",
    config = "configuration", cfg = "configuration", pw = "password", pwd = "password",
    passwd = "password", creds = "credential", cred = "credential", perms = "permission",
    perm = "permission", privs = "privilege", del = "delete", rm = "remove", upd = "update",
    ins = "insert", usr = "user", emp = "employee", sub = "subscription", subs = "subscription",
    po = "purchase order", vm = "instance", vms = "instance", svc = "service", deploy = "deploy",
    deployment = "deployment", k8s = "kubernetes", people = "person", persons = "person",
    staff = "employee", data = "data", indices = "index", addresses = "address",
    statuses = "status", analyses = "analysis", aliases = "alias", processes = "process",
    accesses = "access", database = "database", databases = "database", caches = "cache",
    branches = "branch", pushes = "push", patches = "patch", purchases = "purchase",
    invoices = "invoice", leaves = "leave", releases = "release", responses = "response",
    bases = "base", cases = "case", causes = "cause", licences = "licence", licenses = "licence",
    license = "licence", images = "image", pages = "page", messages = "message",
    packages = "package", charges = "charge", exchanges = "exchange", services = "service",
    sources = "source", resources = "resource", devices = "device", prices = "price",
    volumes = "volume", instances = "instance", queues = "queue", rules = "rule", roles = "role",
    tables = "table", schedules = "schedule", variables = "variable", zones = "zone", keys = "key",
    replies = "reply", movies = "movie", cookies = "cookie", zahlung = "payment",
    zahlungen = "payment", ueberweisung = "transfer", uberweisung = "transfer",
    ueberweisungen = "transfer", rechnung = "invoice", kunde = "customer", kunden = "customer",
    mitarbeiter = "employee", auszahlung = "payout", gehalt = "salary", lieferant = "vendor",
    lieferanten = "vendor", bankverbindung = "bank account", konto = "account",
    kontonummer = "account number", nachricht = "message", berechtigung = "permission",
    zugriff = "access", vertrag = "contract", vertraege = "contract", bestellung = "purchase order",
    datensatz = "record", ausfuehren = "execute", ausfuhren = "execute", rueckerstattung = "refund",
    paiement = "payment", paiements = "payment", virement = "transfer", virements = "transfer",
    facture = "invoice", client = "customer", clients = "customer", clientes = "customer",
    cliente = "customer", fournisseur = "vendor", salarie = "employee", contrat = "contract",
    remboursement = "refund", courriel = "email", courrier = "mail", acces = "access",
    pago = "payment", pagos = "payment", transferencia = "transfer", factura = "invoice",
    empleado = "employee", proveedor = "vendor", contrato = "contract", correo = "email",
    mensaje = "message", acceso = "access", reembolso = "refund", nomina = "payroll",
    cuenta = "account", supplier = "vendor", beneficiary = "payee", beneficiaries = "payee",
    creditor = "payee", datos = "data", donnees = "data", daten = "data", aprobar = "approve",
    genehmigen = "approve", freigeben = "release", freigabe = "release", remove_all = "remove",
    ejecutar = "execute", lancer = "launch", executer = "execute", effectuer = "execute",
    realizar = "execute", hacer = "make", sicherung = "backup", datensicherung = "backup",
    datensicherungen = "backup", sicherungen = "backup", sauvegarde = "backup",
    sauvegardes = "backup", respaldo = "backup", respaldos = "backup", datenbank = "database",
    datenbanken = "database", tabelle = "table", tabellen = "table", dossier = "folder",
    dossiers = "folder", ordner = "folder", carpeta = "folder", carpetas = "folder",
    verzeichnis = "folder", repertoire = "folder", fichier = "file", fichiers = "file",
    datei = "file", dateien = "file", archivo = "file", archivos = "file", zweig = "branch",
    rama = "branch", branche = "branch", festplatte = "disk", laufwerk = "disk", disque = "disk",
    disco = "disk", dienst = "service", servicio = "service", serveur = "server",
    servidor = "server", knoten = "node", noeud = "node", nodo = "node", depot = "repository",
    repositorio = "repository", speicher = "storage", stockage = "storage",
    almacenamiento = "storage", umgebung = "environment", environnement = "environment",
    entorno = "environment", schalter = "switch", backups = "backup", kubernetes = "kubernetes",
    postgres = "postgres", hset = "set", hmset = "set", mset = "set", setex = "set", setnx = "set",
    hdel = "delete", zadd = "add", sadd = "add", xadd = "add", lpush = "push", rpush = "push",
    neustart = "restart", redemarrage = "restart", reinicio = "restart", loeschung = "delete",
    loschung = "delete", suppression = "delete", eliminacion = "delete", ausrollung = "rollout",
    deploiement = "deploy", despliegue = "deploy", abbau = "teardown", zerstoerung = "destroy",
    zuruecksetzung = "reset", abschaltung = "shutdown", arret = "stop", demarrage = "startup",
    maschine = "machine", maquina = "machine", rechenzentrum = "datacenter", grappe = "cluster",
    cola = "queue", warteschlange = "queue", netz = "network", netzwerk = "network",
    reseau = "network", tabla = "table", esquema = "schema", sammlung = "collection",
    instancia = "instance", instanz = "instance", instanzen = "instance", instancias = "instance",
    delete_many = "delete", destroyed = "destroy", colour = "color", benutzer = "user",
    nutzer = "user", anwender = "user", utilisateur = "user", utilisateurs = "user",
    usuario = "user", usuarios = "user", gruppe = "group", gruppen = "group", groupe = "group",
    groupes = "group", grupo = "group", grupos = "group", rolle = "role", rollen = "role",
    rol = "role", mitglied = "member", mitglieder = "member", membre = "member", membres = "member",
    miembro = "member", miembros = "member", kennwort = "password", kennwoerter = "password",
    passwort = "password", passwoerter = "password", contrasena = "password",
    contrasenas = "password", geheimnis = "secret", geheimnisse = "secret", secreto = "secret",
    secretos = "secret", schluessel = "key", schlussel = "key", clave = "key", claves = "key",
    paket = "package", pakete = "package", paquete = "package", paquetes = "package",
    paquet = "package", paquets = "package", imagen = "image", imagenes = "image", abbild = "image",
    bibliothek = "library", bibliotheque = "library", biblioteca = "library",
    abhaengigkeit = "dependency", abhangigkeit = "dependency", dependance = "dependency",
    dependencia = "dependency", skript = "script", skripte = "script", guion = "script",
    compte = "account", comptes = "account", hinzufuegen = "add", hinzufugen = "add",
    ajouter = "add", agregar = "add", anadir = "add", zuweisen = "assign", attribuer = "assign",
    asignar = "assign", erteilen = "grant", accorder = "grant", otorgar = "grant",
    conceder = "grant", hochladen = "upload", subir = "upload", televerser = "upload",
    einladen = "invite", inviter = "invite", invitar = "invite", installieren = "install",
    instalar = "install", tresor = "vault", coffre = "vault", boveda = "vault",
    permiso = "permission", permisos = "permission", berechtigungen = "permission", droit = "right",
    droits = "right", derecho = "right", derechos = "right", recht = "right", rechte = "right",
    zugangsdaten = "credential", anmeldedaten = "credential", identifiants = "credential",
    credenciales = "credential", veroeffentlichung = "publish", publication = "publish",
    publicacion = "publish", benutzergruppe = "group", aanvrager = "applicant",
    abbonamento = "subscription", abbuchen = "debit", abbuchung = "debit", abkommen = "contract",
    ablehnen = "reject", ablehnung = "reject", abo = "subscription", abonar = "payment",
    abonnement = "subscription", abonnements = "subscription", abonner = "subscribe",
    abonnieren = "subscribe", abos = "subscription", absage = "reject", absagen = "reject",
    accepter = "accept", accepteren = "accept", accettare = "accept", aceptar = "accept",
    achat = "buy", achats = "buy", acheter = "buy", acreditar = "credit", acreedor = "payee",
    acuerdo = "contract", adeudar = "debit", afwijzen = "reject", agb = "term", ajustar = "set",
    ajuster = "set", akzeptieren = "accept", alquilar = "rent", ampliacion = "expand",
    ampliar = "expand", angebot = "quote", angebote = "quote", angestellte = "employee",
    angestellter = "employee", anheben = "increase", annehmen = "accept", anpassen = "adjust",
    anpassung = "adjust", antragsteller = "applicant", approbation = "approve",
    approvare = "approve", aprobacion = "approve", arbeitnehmer = "employee",
    arbeitslosengeld = "benefit", arrendar = "rent", ascender = "promote", assurance = "insurance",
    aufforderung = "prompt", aufstocken = "expand", augmenter = "increase", aumentar = "increase",
    aumento = "increase", ausschuetten = "payout", ausschuettung = "payout",
    austauschen = "replace", auszahle = "payout", autoriser = "approve", bankdaten = "bank account",
    bankdetails = "bank account", bankkonto = "bank account", beca = "scholarship",
    befoerdern = "promote", befordern = "promote", beguenstigter = "payee", beihilfe = "benefit",
    belasten = "charge", beneficiaire = "payee", beneficiario = "payee", beschaeftigte = "employee",
    beschaeftigter = "employee", bescheid = "decision", bescheide = "decision",
    beschluss = "decision", bestel = "order", bestellen = "order", bestelling = "purchase order",
    bestellungen = "purchase order", betalen = "pay", betaling = "payment", betalning = "payment",
    bewerber = "candidate", bewerberin = "candidate", bewerbung = "candidate",
    bewerbungen = "candidate", bewilligen = "approve", bewilligung = "approve", bezahle = "pay",
    bezahlung = "payment", bonifico = "transfer", bourse = "scholarship", budgetposten = "budget",
    budgets = "budget", buergergeld = "benefit", burgergeld = "benefit", candidato = "candidate",
    candidatos = "candidate", candidatura = "candidate", candidaturas = "candidate",
    candidatures = "candidate", cgu = "term", cgv = "term", cobrar = "charge", cobro = "charge",
    comerciante = "merchant", commander = "order", commercant = "merchant", compra = "buy",
    comprar = "buy", comprare = "buy", condiciones = "term", contratos = "contract",
    contrats = "contract", contratto = "contract", convenio = "contract", crediter = "credit",
    crediteur = "payee", credito = "loan", cuota = "quota", cuotas = "quota", darlehen = "loan",
    decisions = "decision", definir = "set", degradar = "demote", degradieren = "demote",
    demandeur = "applicant", desembolsar = "payout", desembolso = "payout", despedir = "dismiss",
    despido = "dismiss", devis = "quote", devolucion = "refund", devolver = "refund",
    dictamen = "decision", dipendente = "employee", dispo = "credit limit",
    dispokredit = "credit limit", domaene = "domain", domaine = "domain", dominio = "domain",
    dostawca = "vendor", drempel = "threshold", einkauf = "buy", einstellen = "hire",
    einwilligen = "accept", einziehen = "debit", elterngeld = "benefit", embauche = "hire",
    embaucher = "hire", empfaenger = "payee", empfanger = "payee", empleados = "employee",
    employe = "employee", employes = "employee", emprunt = "loan", encaissement = "charge",
    encaisser = "charge", entlassen = "dismiss", entlassung = "dismiss", entrainer = "train",
    entrenar = "train", entscheid = "decision", entscheidung = "decision", erhoehen = "increase",
    erhohen = "increase", ersetzen = "replace", erstatten = "refund", erstattung = "refund",
    erweitern = "expand", establecer = "set", etendre = "expand", festlegen = "set", fijar = "set",
    firmar = "sign", firmare = "sign", fornitore = "vendor", fournisseurs = "vendor",
    gegenzeichnen = "sign", gehaltsabrechnung = "payroll", gehaltslauf = "payroll",
    geschaeftsbedingungen = "term", giro = "transfer", goedkeuren = "approve",
    gutschreiben = "credit", gutschrift = "credit", haendler = "merchant", herabstufen = "demote",
    hochsetzen = "increase", huren = "rent", hypotheek = "loan", hypothek = "loan",
    kandidat = "candidate", kandidatin = "candidate", kaufen = "buy", kindergeld = "benefit",
    kontingent = "quota", kontingente = "quota", kontodaten = "bank account",
    kontoverbindung = "bank account", kopen = "buy", kredit = "loan", kreditantraege = "loan",
    kreditantrag = "loan", kreditlimit = "credit limit", kreditor = "payee", kreditoren = "payee",
    kreditrahmen = "credit limit", kuendigen = "dismiss", kuendigung = "dismiss",
    kundigen = "dismiss", kundigung = "dismiss", leistungsfall = "claim", lening = "loan",
    leverancier = "vendor", licencia = "licence", licencias = "licence", licenciement = "dismiss",
    licencier = "dismiss", licentie = "licence", licenza = "licence", licenziare = "dismiss",
    liquidar = "pay", lizenz = "licence", lizenzen = "licence", lohn = "payroll",
    lohnabrechnung = "payroll", lohnlauf = "payroll", louer = "rent", mieten = "rent",
    modele = "model", modeles = "model", modell = "model", modelle = "model", modello = "model",
    modelo = "model", modelos = "model", mokejimas = "payment", nominas = "payroll",
    nutzungsbedingungen = "term", offerta = "quote", offerte = "quote", ondertekenen = "sign",
    ontslaan = "dismiss", ordenar = "order", ordenpago = "payment", ordine = "purchase order",
    overboeking = "transfer", overeenkomst = "contract", overschrijving = "transfer", paga = "pay",
    pagamento = "payment", pagare = "pay", paie = "payroll", parapher = "sign", payez = "pay",
    pedido = "purchase order", pedidos = "purchase order", pedir = "order",
    personalstamm = "employee", platba = "payment", platnosc = "payment", poliza = "insurance",
    prelevement = "debit", prelever = "debit", prestacion = "benefit", prestaciones = "benefit",
    prestamo = "loan", prestamos = "loan", prestation = "benefit", prestations = "benefit",
    prestito = "loan", presupuesto = "budget", presupuestos = "budget", pret = "loan",
    prets = "loan", probeabo = "trial", probezeitraum = "trial", promouvoir = "promote",
    prompts = "prompt", proveedores = "vendor", przelew = "payment", rauswerfen = "dismiss",
    rechazar = "reject", rechazo = "reject", reemplazar = "replace", regel = "rule",
    regeln = "rule", regla = "rule", reglas = "rule", regle = "rule", reglement = "pay",
    regler = "pay", regles = "rule", rejet = "reject", rejeter = "reject", remplacer = "replace",
    renouveler = "renew", renouvellement = "renew", renovacion = "renew", renovar = "renew",
    rente = "benefit", reservar = "reserve", reserver = "reserve", reservieren = "reserve",
    reservierung = "reserve", resolucion = "decision", retrograder = "demote",
    richiedente = "applicant", rifiutare = "reject", rimborsare = "refund", rimborso = "refund",
    rinnovare = "renew", ruckerstatten = "refund", rueckerstatten = "refund",
    rueckvergueten = "refund", salaires = "payroll", sammelueberweisung = "transfer",
    schade = "claim", schaden = "claim", schadenfall = "claim", schadensfall = "claim",
    schwelle = "threshold", schwellenwert = "threshold", schwellwert = "threshold",
    schwellwerte = "threshold", seguro = "insurance", serveurs = "server", servidores = "server",
    setzen = "set", seuil = "threshold", seuils = "threshold", signieren = "sign",
    siniestro = "claim", siniestros = "claim", sinistre = "claim", sinistres = "claim",
    solicitante = "applicant", sollicitant = "candidate", sozialleistung = "benefit",
    sozialleistungen = "benefit", stipendium = "scholarship", subsidio = "benefit",
    subsidios = "benefit", suscribir = "subscribe", suscribirse = "subscribe",
    suscripcion = "subscription", suscripciones = "subscription", sustituir = "replace",
    systemprompt = "prompt", terminos = "term", terugbetalen = "refund", testabo = "trial",
    trabajador = "employee", trabajadores = "employee", trainieren = "train", uitbetalen = "payout",
    uitbetaling = "payout", umbral = "threshold", umbrales = "threshold", umstellen = "switch",
    umstellung = "switch", unterschreiben = "sign", unterzeichnen = "sign", utbetalning = "payment",
    vender = "sell", vendere = "sell", vendre = "sell", venta = "sell", vente = "sell",
    vereinbarung = "contract", verfuegungsrahmen = "credit limit", verhogen = "increase",
    verkauf = "sell", verkaufen = "sell", verlaengern = "renew", verlangern = "renew",
    verlengen = "renew", veroeffentlichen = "publish", veroffentlichen = "publish",
    versement = "payout", verser = "payout", versicherung = "insurance",
    versicherungsfall = "claim", vertrags = "contract", wechseln = "replace",
    werbebudget = "budget", werknemer = "employee", wohngeld = "benefit", zahle = "pay",
    zahlungsauftrag = "payment", zahlungsempfaenger = "payee", zahlungsempfanger = "payee",
    zurueckweisen = "reject", zusagen = "approve", zustimmen = "accept", abreissen = "destroy",
    activar = "activate", activer = "activate", actualiser = "update", actualizar = "update",
    aendern = "change", aktivieren = "activate", aktualisieren = "update", andern = "change",
    anlegen = "create", aplicar = "apply", appliquer = "apply", approuver = "approve",
    arreter = "stop", ausrollen = "deploy", aussetzen = "suspend", basculer = "switch",
    bereitstellen = "deploy", betrug = "fraud", betrugserkennung = "fraud", bloquear = "block",
    bloquer = "block", borrar = "delete", cambiar = "change", caracteristica = "feature",
    changer = "change", crear = "create", creer = "create", deaktivieren = "disable",
    demarrer = "start", demolir = "destroy", denegar = "deny", deployer = "deploy",
    derribar = "destroy", desactivar = "disable", desactiver = "disable", deshabilitar = "disable",
    desplegar = "deploy", destruir = "destroy", detener = "stop", detruire = "destroy",
    effacer = "delete", einspielen = "apply", eliminar = "delete", enregistrer = "save",
    entfernen = "remove", enviar = "send", envoyer = "send", erstellen = "create",
    erzeugen = "create", escalar = "scale", fraude = "fraud", gewaehren = "grant",
    gewahren = "grant", gewicht = "weight", gewichtung = "weight", guardar = "save",
    habilitar = "enable", iniciar = "start", kuerzen = "reduce", kurzen = "reduce",
    leeren = "empty", loeschen = "delete", loschen = "delete", merkmal = "feature",
    merkmale = "feature", migrar = "migrate", migrer = "migrate", migrieren = "migrate",
    modificar = "modify", modifiziere = "modify", neustarten = "restart", octroyer = "grant",
    peso = "weight", poids = "weight", pracownik = "employee", pracownika = "employee",
    publicar = "publish", publier = "publish", quitar = "remove", redemarrer = "restart",
    reducir = "reduce", reduire = "reduce", regelwerk = "ruleset", regelwerke = "ruleset",
    reiniciar = "restart", reinitialiser = "reset", restablecer = "reset", riesgo = "risk",
    risiko = "risk", risque = "risk", senden = "send", skalieren = "scale", speichern = "save",
    sperren = "block", starten = "start", stoppen = "stop", supprimer = "delete",
    suspender = "suspend", suspendre = "suspend", umschalten = "switch", vaciar = "empty",
    vernichten = "destroy", versenden = "send", verweigern = "refuse", vider = "empty",
    zerstoeren = "destroy", zerstoren = "destroy", zurucksetzen = "reset", zuruecksetzen = "reset",
    arbeitsvertrag = "employment contract", ausstellen = "issue", baisser = "decrease",
    bajar = "decrease", emettre = "issue", emitir = "issue", erlassen = "issue",
    kaufvertrag = "contract", leasingvertrag = "contract", mietvertrag = "contract",
    rahmenvertrag = "contract", salaire = "salary", senken = "decrease", sueldo = "salary",
    tagesbudget = "daily budget", bescheiden = "decide", cerrar = "close", cloturer = "close",
    facteur = "factor", faktor = "factor", lanzar = "launch", schliessen = "close",
    scorekarte = "scorecard", essai = "trial", incasseren = "debit",
    kampagnenbudget = "campaign budget", upgraden = "upgrade", aanmaken = "create",
    accetta = "accept", acquista = "buy", acquistare = "buy", afkeuren = "reject",
    aggiorna = "update", approva = "approve", asistente = "assistant", assistent = "assistant",
    aufgeben = "place", bankrekening = "bank account", begunstigde = "beneficiary", betaal = "pay",
    cambia = "change", cambiare = "change", einreichen = "submit", elimina = "delete",
    entscheiden = "decide", instruccion = "instruction", inviare = "send", krediet = "credit",
    licenzia = "dismiss", medewerker = "employee", modificare = "modify", onderteken = "sign",
    ontsla = "dismiss", overboeken = "wire", overmaken = "transfer", plaatsen = "place",
    rekeningnummer = "account number", respingere = "reject", rifiuta = "refuse",
    rimborsa = "refund", sistema = "system", soglia = "threshold", systeme = "system",
    toekennen = "grant", toeslag = "benefit", toevoegen = "add", uebergeben = "submit",
    uebermitteln = "submit", uitkering = "benefit", umbuchen = "transfer", versturen = "send",
    verstuur = "send", verwijder = "delete", verwijderen = "delete", weigeren = "refuse",
    wijzig = "change", wijzigen = "change", wisselen = "switch",
  }
}

# Verbs that run something that has a name of its own.
# Verbs that say that something is asked of a service, and not what.
set "verbs.request" {
  words = ["request", "fetch", "query", "send", "http", "rest", "make", "issue", "proxy"]
}

set "verbs.run" {
  words = <<-W
    run, trigger, invoke, execute, start, launch, call, exec, dispatch, submit, enqueue, fire,
    perform, kickoff, rake, make, artisan, console
  W
}

# What has a name and is run by it.
set "words.job" {
  words = <<-W
    task, job, target, recipe, routine, playbook, lane, goal, script, step, aufgabe, tache, tarea,
    runbook, macro, action, operation, function, workflow
  W
}

# Outcomes, to the verb that has them. Several words stand joined.
map "words.done" {
  words = {
    no_seleccionado = "reject", nicht_eingestellt = "reject", anerkannt = "accept",
    zuerkannt = "grant", aberkannt = "deny", approved = "approve", accepted = "accept",
    rejected = "reject", declined = "decline", denied = "deny", refused = "refuse",
    dismissed = "dismiss", terminated = "terminate", shortlisted = "shortlist",
    disqualified = "disqualify", hired = "hire", fired = "fire", demoted = "demote",
    promoted = "promote", granted = "grant", signed = "sign", countersigned = "countersign",
    completed = "complete", executed = "execute", agreed = "agree", paid = "pay",
    released = "release", refunded = "refund", settled = "settle", sent = "send",
    authorized = "authorize", authorised = "authorise", captured = "capture", confirmed = "confirm",
    approve = "approve", reject = "reject", deny = "deny", decline = "decline", refuse = "refuse",
    accept = "accept", sign = "sign", not_selected = "reject", not_approved = "reject",
    not_progressed = "reject", not_proceeding = "reject", not_progressing = "reject",
    not_shortlisted = "reject", not_taken_forward = "reject", not_successful = "reject",
    passed_over = "reject", regretted = "reject", regret = "reject", ruled_out = "reject",
    filtered_out = "reject", sifted_out = "reject", shortlist = "shortlist", disallowed = "deny",
    disallow = "deny", repudiate = "deny", nil_award = "deny", not_entitled = "deny",
    entitlement_ended = "deny", no_entitlement = "deny", offer_withdrawn = "reject",
    offer_rescinded = "reject", dismissal = "dismiss", anspruch_entfaellt = "deny",
    entzogen = "deny", nicht_weiterverfolgt = "reject", nicht_beruecksichtigt = "reject",
    sans_suite = "reject", classe_sans_suite = "reject", no_apto = "reject", inadmitida = "reject",
    inadmitido = "reject", unsuccessful = "reject", no_hire = "reject", not_hired = "reject",
    not_moving_forward = "reject", not_qualified = "disqualify", ineligible = "deny",
    eligible = "grant", not_eligible = "deny", turned_down = "reject", closed_rejected = "reject",
    repudiated = "deny", withdrawn_by_company = "reject", screened_out = "reject",
    laid_off = "dismiss", redundant = "dismiss", knocked_out = "reject",
    archived_rejected = "reject", archived_not_selected = "reject", archived_rejection = "reject",
    abgelehnt = "reject", genehmigt = "approve", bewilligt = "approve", angenommen = "accept",
    zugesagt = "approve", absage = "reject", zusage = "approve", gekuendigt = "dismiss",
    "gekündigt" = "dismiss", eingestellt = "hire", freigegeben = "release", bezahlt = "pay",
    unterschrieben = "sign", unterzeichnet = "sign", akzeptiert = "accept", ablehnung = "reject",
    genehmigung = "approve", refuse_dossier = "refuse", "refusé" = "refuse", refusee = "refuse",
    "refusée" = "refuse", "accepté" = "accept", acceptee = "accept", "acceptée" = "accept",
    "rejeté" = "reject", "rejetée" = "reject", rejete = "reject", "approuvé" = "approve",
    approuvee = "approve", approuve = "approve", "signé" = "sign", signe = "sign", "payé" = "pay",
    licencie = "dismiss", "licencié" = "dismiss", favorable = "approve", defavorable = "reject",
    rechazado = "reject", rechazada = "reject", aprobado = "approve", aprobada = "approve",
    aceptado = "accept", aceptada = "accept", denegado = "deny", denegada = "deny",
    firmado = "sign", firmada = "sign", pagado = "pay", despedido = "dismiss", contratado = "hire",
    desestimado = "reject", desestimada = "reject", pass_on = "reject", no_go = "reject",
    goedgekeurd = "approve", akkoord = "approve", gefiatteerd = "approve", toegewezen = "approve",
    ingewilligd = "approve", gehonoreerd = "approve", genehmigung_erteilt = "approve",
    gebilligt = "approve", freigezeichnet = "approve", stattgegeben = "approve",
    validee = "approve", approvato = "approve", approvata = "approve", aprovado = "approve",
    aprovada = "approve", zatwierdzony = "approve", zatwierdzona = "approve", godkand = "approve",
    godkant = "approve", godkendt = "approve", godkjent = "approve", beviljad = "approve",
    bevilget = "approve", bewilligung = "approve", deferido = "approve", deferida = "approve",
    favoravel = "approve", geaccepteerd = "accept", aanvaard = "accept", aangenomen = "accept",
    accettato = "accept", accettata = "accept", aceito = "accept", aceita = "accept",
    zaakceptowany = "accept", zaakceptowana = "accept", accepterad = "accept",
    accepteret = "accept", afgewezen = "reject", afgekeurd = "reject", zurueckgewiesen = "reject",
    abgewiesen = "reject", aussortiert = "reject", abgesagt = "reject", nicht_bewilligt = "reject",
    nicht_genehmigt = "reject", respinto = "reject", respinta = "reject", bocciato = "reject",
    scartato = "reject", scartata = "reject", rejeitado = "reject", rejeitada = "reject",
    reprovado = "reject", reprovada = "reject", descartado = "reject", descartada = "reject",
    odrzucony = "reject", odrzucona = "reject", odrzucono = "reject", avslagen = "reject",
    avslag = "reject", afvist = "reject", avvist = "reject", ecarte = "reject", ecartee = "reject",
    non_retenu = "reject", non_retenue = "reject", niet_akkoord = "reject", geweigerd = "refuse",
    verweigert = "refuse", rifiutato = "refuse", rifiutata = "refuse", recusado = "refuse",
    recusada = "refuse", negato = "deny", negata = "deny", negado = "deny", negada = "deny",
    indeferido = "deny", indeferida = "deny", versagt = "deny", toegekend = "grant",
    verleend = "grant", gewaehrt = "grant", zugesprochen = "grant", accorde = "grant",
    accordee = "grant", octroye = "grant", octroyee = "grant", concedido = "grant",
    concedida = "grant", otorgado = "grant", otorgada = "grant", concesso = "grant",
    concessa = "grant", przyznano = "grant", tildelt = "grant", ondertekend = "sign",
    getekend = "sign", unterfertigt = "sign", signee = "sign", firmato = "sign", firmata = "sign",
    sottoscritto = "sign", assinado = "sign", assinada = "sign", podpisany = "sign",
    podpisana = "sign", signerad = "sign", underskrevet = "sign", betaald = "pay",
    uitbetaald = "pay", gezahlt = "pay", beglichen = "pay", reglee = "pay", pagato = "pay",
    pagata = "pay", zaplacone = "pay", oplacone = "pay", betald = "pay", betalt = "pay",
    utbetald = "pay", udbetalt = "pay", ausbezahlt = "pay", ausgezahlt = "pay", pagada = "pay",
    vrijgegeven = "release", liberado = "release", liberada = "release", rilasciato = "release",
    frigivet = "release", terugbetaald = "refund", erstattet = "refund", rembourse = "refund",
    remboursee = "refund", reembolsado = "refund", reembolsada = "refund", rimborsato = "refund",
    rimborsata = "refund", zwrocono = "refund", aterbetald = "refund", refunderet = "refund",
    ontslagen = "dismiss", licenciee = "dismiss", despedida = "dismiss", licenziato = "dismiss",
    licenziata = "dismiss", demitido = "dismiss", demitida = "dismiss", zwolniony = "dismiss",
    zwolniona = "dismiss", avskedad = "dismiss", afskediget = "dismiss", ingehuurd = "hire",
    embauche = "hire", embauchee = "hire", contratada = "hire", assunta = "hire",
    zatrudniony = "hire", ansat = "hire", beeindigd = "terminate", bevorderd = "promote",
    befoerdert = "promote", promu = "promote", ascendido = "promote", ascendida = "promote",
    promosso = "promote", promossa = "promote", promovido = "promote", promovida = "promote",
    degradiert = "demote", herabgestuft = "demote", gedegradeerd = "demote", degradado = "demote",
    degradada = "demote", verzonden = "send", verstuurd = "send", versendet = "send",
    gesendet = "send", abgeschickt = "send", envoye = "send", envoyee = "send", enviado = "send",
    enviada = "send", inviato = "send", inviata = "send", wyslano = "send", skickat = "send",
    sendt = "send", uitgevoerd = "execute", ausgefuehrt = "execute", durchgefuehrt = "execute",
    executee = "execute", ejecutado = "execute", ejecutada = "execute", eseguito = "execute",
    eseguita = "execute", executado = "execute", executada = "execute", wykonano = "execute",
    bevestigd = "confirm", bestaetigt = "confirm", confirme = "confirm", confirmee = "confirm",
    confirmado = "confirm", confirmada = "confirm", confermato = "confirm", confermata = "confirm",
    voltooid = "complete", afgerond = "complete", abgeschlossen = "complete",
    voorgeselecteerd = "shortlist", vorausgewaehlt = "shortlist", preseleccionado = "shortlist",
    preseleccionada = "shortlist", preselectionne = "shortlist", preselezionato = "shortlist",
  }
}

# What an HTTP method does, as a verb.
map "methods" {
  words = {
    GET     = "get"
    HEAD    = "get"
    OPTIONS = "get"
    POST    = "create"
    PUT     = "update"
    PATCH   = "update"
    DELETE  = "delete"
  }
}

# The last part of a path that takes operations as lines of JSON, and the method of a request that does the same as one of them.
set "paths.bulk" {
  words = ["_bulk"]
}

map "bulk.methods" {
  words = { index = "PUT", create = "PUT", update = "POST", delete = "DELETE" }
}

# Functions of databases that read files, and that ask for URLs.
set "sql.file-readers" {
  words = <<-W
    pg_read_file, pg_read_binary_file, pg_ls_dir, pg_stat_file, lo_import, load_file, read_csv,
    read_csv_auto, read_parquet, read_json, read_json_auto, read_text, read_blob, parquet_scan,
    sniff_csv, file, filecluster, openrowset, bulk, bfilename, readfile, xp_dirtree, xp_fileexist,
    utl_file, parse_csv, file_read
  W
}

# Functions that have another database, or a host, take what they are given; and what its name stands behind.
set "sql.distant" {
  words = <<-W
    dblink, dblink_exec, dblink_send_query, openrowset, opendatasource, openquery, utl_http.request,
    utl_http.begin_request, utl_tcp.open_connection, utl_smtp.open_connection, mysql, postgresql,
    remotesecure, clusterallreplicas, http_post, http_put, net.http_post, net.http_get,
    pg_net.http_post, extensions.http_post, apex_web_service.make_rest_request
  W
}

set "sql.host-keys" {
  words = [
    "host=",
    "hostaddr=",
    "server=",
    "data source=",
    "://",
    "mysql('",
    "postgresql('",
    "remotesecure('",
  ]
}

set "sql.url-readers" {
  words = <<-W
    url, urlcluster, s3, s3cluster, http_get, http_post, http_put, http_delete, http_head, httpget,
    httpuritype, gethttp, remote, net_http_get, web_service, sp_invoke_external_rest_endpoint
  W
}

map "sql.verbs" {
  words = {
    select = "select", insert = "insert", update = "update", delete = "delete", drop = "drop",
    truncate = "truncate", grant = "grant", create = "create", alter = "modify", copy = "export",
    revoke = "revoke", rename = "rename", load = "import",
  }
}

# Verbs by what they do to a file named in an argument.
set "verbs.delete" {
  words = <<-W
    delete, remove, destroy, erase, purge, wipe, drop, truncate, clear, flush, trash, prune,
    terminate, empty, expire, uninstall, unlink, rmdir, rmtree, shred, vernichten, leeren, vider,
    vaciar, loeschen, loschen, entfernen, supprimer, effacer, eliminar, borrar, rimraf
  W
}

set "verbs.write" {
  words = <<-W
    write, create, save, edit, append, update, put, insert, replace, patch, modify, overwrite,
    store, set, add, amend
  W
}

set "verbs.move" {
  words = ["move", "rename"]
}

set "verbs.list" {
  words = <<-W
    list, ls, stat, info, tree, search, find, glob, count
  W
}

# Names of environments, in fields that name one and in names of things.
set "env.production" {
  words = <<-W
    production, prod, prd, live, produktion, produccion, prodution, produktiv, produktivsystem,
    produktivumgebung, productie, produzione, producao, produktivdatenbank, echtsystem, echtbetrieb,
    prodsystem, livesystem,
    productieomgeving, productiesysteem, productiedatabase, echtumgebung, produktivserver,
    produktionssystem, produktionsumgebung, produktionsdatenbank, produktivbetrieb,
    produktionsserver, productief, produktionsmiljo, produktionsmiljoe, produkcja, produkcyjne,
    produkcyjna, produksjon, produktionsbetrieb, livebetrieb, livegang
  W
}

# Those that are as often a folder's name, in which all environments lie: live/dev.
set "env.folder" {
  words = ["live"]
}

# What is shown or said while it happens: live_scores, live_chat.
set "env.shown" {
  words = <<-W
    score, scores, set, sets, interview, interviews, album, performance, broadcast, updates, chat,
    stream, streams, streaming, share, view, views, agent, person, event, events, video, feed,
    ticker, poll, polls, quiz, caption, captions, preview, reload, trace, map, maps, location,
    concert, concerts, show, session, class, classroom, transcript, transcription, wallpaper, photo,
    blog, sport, sports, results, odds, betting, weather, traffic, tv, radio, audio, edit, editing,
    docs, support, help, search
  W
}

# Endings of names without a joint that say so: acmeprod.
set "env.ending" {
  words = ["prod", "prd"]
}

# Kinds of machines and places that stand behind production's short name without a joint: proddb.
set "env.machine" {
  words = <<-W
    db, dbs, database, web, www, app, apps, api, srv, server, host, sql, pg, postgres, mysql, mongo, redis, ora, oracle, vm, node, cluster, env, box, kafka, cache, queue, k, eks, aks, gke, site, east, west, eu, us, lb, gw, proxy, bastion, jump, worker, master, replica, primary
  W
}

# Words before one of them that take it back: pre-prod, nonprod.
set "env.not" {
  words = <<-W
    pre, non, not, no, sub, pseudo, fake, vor, nicht, hors, health
  W
}

set "env.other" {
  words = <<-W
    staging, stage, stg, dev, development, test, testing, qa, uat, sandbox, preview, local, demo,
    ci, int, integration, preprod, nonprod, sit, perf, lab, scratch, tmp, canary-test, review,
    playground, develop, localhost, minikube, kind, e2e, beta-test, homologation, recette, abnahme,
    pruebas, entwicklung, sbx, ephemeral,
    testomgeving, ontwikkelomgeving, acceptatieomgeving, acceptatie, ontwikkeling, proefomgeving,
    testumgebung, entwicklungsumgebung, testsystem, abnahmeumgebung, qualifikation, vorproduktion,
    preproduction, preproduccion, preproducao, preproduzione, homologacion, homologacao, desarrollo,
    desenvolvimento, developpement, sviluppo, collaudo, testmiljo, testmiljoe, testsysteem
  W
}

# Words of an address at which something is looked for.
set "words.search" {
  words = ["search", "suggest", "autocomplete", "typeahead", "lookup", "find", "suche", "recherche"]
}

# What a request to a GraphQL server holds.
set "keys.graphql" {
  words = [
    "query",
    "variables",
    "variable",
    "operationname",
    "operation_name",
    "extensions",
    "extension",
  ]
}

# Words of the names of calls by which code connects to a database.
set "words.connections" {
  words = <<-W
    db, dbi, database, psycopg, pymysql, mysql, mysqldb, mysqli, aiomysql, mariadb, pg, pgx, postgres,
    postgresql, asyncpg, aiopg, sqlite, aiosqlite, duckdb, pdo, mongo, mongodb, pymongo, motor,
    mongoose, redis, ioredis, valkey, elasticsearch, opensearch, cassandra, clickhouse, sqlalchemy,
    engine, knex, sequelize, pyodbc, odbc, oracledb, mssql, pymssql, neo4j, couchbase
  W
}

# Names of what leads a connection to a place that is no host's name.
set "keys.elsewhere" {
  words = <<-W
    hostaddr, service, servicename, service_name, servicefile, cloud_id, account, load_balance_hosts,
    config_file, option_files, read_default_file, read_default_group, default_file, sentinel, sentinels,
    unix_socket, socket_path, ssh_host, proxy, stream
  W
}

# Calls that take the file of a database, or none for one in memory.
set "code.file-databases" {
  words = <<-W
    sqlite3.connect, aiosqlite.connect, apsw.Connection, duckdb.connect, better-sqlite3,
    sqlite3.Database, bun:sqlite.Database, node:sqlite.DatabaseSync, sqlite.DatabaseSync,
    duckdb.Database, SQLite3.Database.new, SQLite3.Database.open, SQLite3, SQLite, RSQLite.SQLite,
    duckdb
  W
}

# Schemes of the addresses of databases.
set "schemes.database" {
  words = <<-W
    postgresql, postgres, mysql, mariadb, sqlserver, mssql, oracle, mongodb, redis, rediss, clickhouse, cockroachdb, cassandra, neo4j,
    bolt, db2, firebird, cockroach, mongodb+srv
  W
}

# Schemes of databases that are a file of this machine.
set "schemes.file-database" {
  words = ["sqlite", "sqlite3", "spatialite", "duckdb"]
}

# Those that a table's name says it is kept for a while by, wherever they stand in it: tmp_import.
set "env.brief" {
  words = ["tmp", "scratch", "ephemeral", "sandbox", "sbx", "playground"]
}

# Names of the machine that a command runs on.
set "env.here" {
  words = ["localhost", "local"]
}

# Programs whose containers and virtual machines run on this machine.
set "programs.containers" {
  words = <<-W
    docker, podman, nerdctl, vagrant, multipass, lxc, incus, orb, colima, lima, limactl,
    devcontainer, toolbox, distrobox, wsl, chroot,
    systemd-nspawn, minikube, kind, k3d, finch, apptainer, singularity, docker-compose, podman-compose, ddev, lando
  W
}

# Words of names of databases that are nobody's but this machine's.
set "env.local" {
  words = <<-W
    test, tests, testing, dev, development, tmp, temp, local, localhost, ci, memory, e2e, fixture,
    unittest, pytest
  W
}

# Variables of the shell that hold a folder, though their names end like those of passwords.
set "env.current" {
  words = ["PWD", "OLDPWD"]
}

# Words of names of variables that hold a secret.
set "env.secret" {
  words = <<-W
    secret, token, password, passwd, pass, pwd, apikey, api_key, access_key, secret_key,
    private_key, credentials, credential, auth_token, database_url, db_url, dsn, connection_string,
    signing_key, encryption_key, pat, master_key, service_key, client_secret, webhook_url, jwt
  W
}

set "headers.login" {
  words = <<-W
    authorization, x-api-key, api-key, x-auth-token, private-token, cookie, x-vault-token, apikey,
    dd-api-key, x-shopify-access-token, x-goog-api-key, x-github-token, content-type, accept,
    user-agent, host, content-length
  W
}

# What headers with keys end in.
set "headers.login-words" {
  words = ["key", "token", "secret", "auth", "authorization", "apikey", "credential"]
}

# Options whose value is a name and a password, joined by a colon.
set "keys.login" {
  words = <<-W
    user, u, auth, userpwd, proxy-user, login, a, credentials
  W
}
