# Operations by tools and programs that the other lists do not know: integration engines, services, stores, agents' own settings.

concept "operating production by other tools" {
  kind   = "action"
  object = "never"

  # Transports that are imported into a production system of SAP, by its three letters.
  shell {
    when = "shell.program matches '(^|/)tp$' and shell.operand in ['import', 'importall', 'put'] and shell.operand matches '^P([0-9][0-9]|R[0-9DOP])$'"
  }

  # Interfaces, flows and connectors of integration engines.
  call {
    verb = <<-W
      restart, deploy, redeploy, undeploy, start, stop, reload, rollback, promote, scale, pause,
      resume, enable, disable, activate, deactivate, reset, update, import, bounce, release,
      publish,
      toggle, switch, alter, modify, drain, shift
    W
    object = <<-W
      channel, interface, route, connector, adapter, integration, flow, message flow, bridge,
      mapping,
      endpoint, listener, subscription, process flow, schnittstelle, production unit,
      business service,
      namespace, template, job, schedule, timer, recipe, ruleset, rule, workflow
    W
    noun = <<-W
      mirth, mirth connect, rhapsody, cloverleaf, iguana, mulesoft, mule, boomi, nifi, camel, tibco,
      webmethod, integration engine, interface engine, sap pi, sap cpi, cpi, ensemble, healthshare,
      biztalk, openhim, nextgen, logic app, workato, informatica, talend, pentaho, kettle, axway,
      gateway, kong, apigee, tyk, envoy, haproxy, nginx, traefik, istio, akamai, fastly, rundeck,
      control m, controlm, autosys, uc4, automic, activiti, camunda, pega, appian, schedule,
      scheduler,
      jobscheduler, mq, kafka connect, debezium, stepfunction, state machine, cron
    W
    is = ["production"]
    not_object = <<-W
      comment, note, draft, test, ticket, message, slack, email
    W
  }

  # The state that is asked for, or the prompt that is live, says production itself.
  call {
    verb = <<-W
      create, update, set, add, save, publish, promote, put, push, modify
    W
    object = [
      "prompt",
      "text prompt",
      "chat prompt",
      "prompt version",
      "prompt template",
      "system prompt",
    ]
    when = "any(call.args, .key in ['label', 'labels', 'tag', 'alias', 'stage', 'aliases', 'tags'] and .value in ['production', 'prod', 'live']) or call.value in ['label=production', 'alias=production', 'stage=production']"
  }

  # Console commands of frameworks and interpreters whose environment says production.
  shell {
    program = <<-W
      php, python, python3, ruby, node, java, dotnet, perl, bin/console, symfony, artisan, rails,
      bin/rails, mix, manage.py, magento, bin/magento, drush, wp, craft, occ
    W
    operand = <<-W
      *:migrate, *:migrations:migrate, doctrine:schema:update, migrate, migrate:*, db:migrate,
      db:seed,
      schema:update, setup:upgrade, deploy, deploy:*, cache:clear, cache:flush, updatedb,
      config:import,
      config:set, queue:restart, horizon:terminate, down, maintenance:enable, maintenance:disable,
      messenger:stop-workers, upgrade, ecto.migrate, ecto.rollback, app:enable, app:disable
    W
    not_operand = ["--pretend", "--dry-run", "--status", "--plan"]
    is          = ["production"]
  }

  # Cmdlets that change what they are pointed at.
  shell {
    program = <<-W
      restart-service, stop-service, start-service, set-service, restart-computer, stop-computer,
      restart-webapppool, stop-webapppool, start-webapppool, stop-website, start-website,
      new-website, remove-website, set-itemproperty, new-itemproperty, remove-item, copy-item,
      move-item, set-content, add-content, msiexec, taskkill, stop-process, install-windowsfeature,
      uninstall-windowsfeature, install-module, iisreset, sc, net, schtasks, set-adforest,
      enable-scheduledtask, disable-scheduledtask, start-scheduledtask, register-scheduledtask,
      add-windowsfeature, wusa, robocopy, expand-archive, set-webconfigurationproperty
    W
    remote = [true]
    is     = ["production"]
  }

  # Backups and streams whose programs take the operation as a word of its own.
  shell {
    program = <<-W
      nats, rpk, kaf, pulsar-admin, rabbitmqadmin, pgbackrest, barman, mc, consul, etcdctl, nomad,
      vault, redis-cli, valkey-cli, kcat, zkCli.sh, zkcli, clickhouse-backup, pgbouncer, patronictl,
      repmgr, mysqlsh, orchestrator, gh-ost, pt-online-schema-change, pt-archiver, proxysql
    W
    operand = <<-W
      purge, rm, del, delete, edit, update, add, stanza-delete, stanza-upgrade, restart, reload,
      reinit, switchover, failover, pause, resume, promote, put, set, create, apply, restore, alter
    W
    is          = ["production"]
    not_operand = ["info", "ls", "list", "report", "show", "get"]
    not_program = ["vault"]
  }

  shell {
    program = <<-W
      patronictl, repmgr, gh-ost, pt-online-schema-change, pt-archiver, orchestrator-client,
      vtctldclient, vtctlclient
    W
    flag        = ["--execute", "--force", "-c"]
    is          = ["production"]
    not_operand = ["list", "show-config", "topology", "history"]
  }

  # A feature or a setting that one's own console of secrets and settings holds.
  shell {
    program = ["vault"]
    sub     = ["kv put", "kv patch", "kv delete", "kv destroy", "write", "delete"]
    is      = ["production"]
  }

  # A record at whoever serves names, in other words.
  mcp {
    verb = <<-W
      @change, @delete, @create
    W
    noun = <<-W
      record, entry, zone, host entry, alias, txt, cname, mx, subdomain
    W
    server = <<-W
      *dns*, *domain*, *nameserver*, *zonen*, *registrar*
    W
    not_noun = <<-W
      domain name search, mail domain, ad domain, domain user, domain controller, domain event, log,
      test
    W
    not_env_target = ["local", "named"]
  }
}

# Stores of values by their keys, and what a tool does that hands a command on to one.
set "stores.by-key" {
  words = ["redis", "valkey", "keydb", "dragonfly", "upstash", "memorystore", "elasticache"]
}

set "verbs.handing-on" {
  words = ["execute", "run", "eval", "call", "command", "send", "invoke", "script"]
}

concept "deleting production data by other tools" {
  kind   = "action"
  object = "never"

  shell {
    program = <<-W
      pgbackrest, barman, nats, rpk, kaf, pulsar-admin, clickhouse-backup, etcdctl, wal-g,
      proxmox-backup-client
    W
    operand = <<-W
      stanza-delete, purge, rm, del, delete, everything, forget, remove, prune
    W
    is          = ["production"]
    not_operand = ["consumer", "info", "ls", "list", "group"]
  }

  shell {
    program = <<-W
      remove-azsnapshot, remove-azdisk, remove-azsqldatabase, remove-azrecoveryservicesbackupitem,
      remove-azstorageblob, remove-azstoragecontainer, remove-ec2snapshot, remove-ec2volume,
      remove-s3object, remove-s3bucket, remove-rdsdbsnapshot, remove-rdsdbinstance,
      remove-vbrbackup, remove-vbrrestorepoint, remove-vmsnapshot, remove-snapshot,
      remove-wbbackupset,
      remove-azcosmosdbaccount, remove-ddbtable, Remove-AzSnapshot, Remove-AzDisk,
      Remove-AzSqlDatabase, Remove-AzRecoveryServicesBackupItem, Remove-AzStorageBlob,
      Remove-AzStorageContainer, Remove-EC2Snapshot, Remove-S3Object, Remove-VBRBackup,
      Remove-VBRRestorePoint, Remove-WBBackupSet, remove-azrecoveryservicesvault,
      remove-azrmstoragecontainer, remove-azstoragetable, remove-azdataprotectionbackupinstance,
      remove-bakbackupvault, remove-bakrecoverypoint, remove-dbbackup, remove-backuppolicy,
      remove-azsqlinstancedatabase, remove-azeventhub, remove-azservicebusqueue
    W
    is = ["production"]
  }

  shell {
    program = <<-W
      disable-azrecoveryservicesbackupprotection, disable-azdataprotectionbackupinstance
    W
    flag = <<-W
      -RemoveRecoveryPoints, -removerecoverypoints, --RemoveRecoveryPoints, -DeleteBackupData
    W
    is = ["production"]
  }

  # Archives, whose name is a verb as well.
  # a store that is emptied by a command that is handed on
  call {
    act_kind = ["call"]
    noun     = ["@stores.by-key"]
    verb     = ["@verbs.handing-on"]
    when     = "any(call.args, .value matches '(?i)(flushall|flushdb)')"
    is       = ["production"]
  }

  call {
    name = <<-W
      delete_archive, purge_archive, drop_archive, wipe_archive, expire_archive, archive_delete,
      delete_dump, expire_inventory, expire_image, delete_vault, delete_export, purge_export
    W
    is = ["production"]
  }

  # What is thrown away, in other words, with what it holds.
  call {
    act_kind = ["call"]
    verb = <<-W
      discard, scrap, obliterate, annihilate, eradicate, erase, expunge, overwrite, reinitialize,
      recreate,
      reformat, rebuild, sanitize, dispose, entsorgen, verwerfen, ueberschreiben, ecraser,
      sobrescribir,
      truncate, wipe, nuke
    W
    noun = <<-W
      database, table, bucket, volume, topic, snapshot, backup, collection, dataset, disk, stream,
      schema, keyspace, archive, recovery point, restore point, store, share, datastore, partition,
      tape, lun, repository, index
    W
    is = ["production"]
    not_noun = <<-W
      cache, cdn, log, draft, search index, test, git, github, view, dashboard
    W
  }
}

# Infrastructure of other makers, and what they call it.
concept "destroying infrastructure by other names" {
  kind   = "action"
  object = "never"

  mcp {
    verb = ["@tear-down", "erase", "wipe", "purge", "remove", "drop"]
    call_object = <<-W
      qmgr, queue manager, segment, logical switch, port group, portgroup, datastore, lun,
      aggregate,
      vserver, svm, volume, pool, storage pool, hypervisor, blade, chassis, rack, baremetal, lpar,
      partition,
      resource pool, vdc, org vdc, tenant network, transit gateway, vrf, bridge domain, epg,
      virtual server, node group, fleet, cluster, stack, scale set, job cluster, broker, exchange,
      virtual host, vhost, consumer app, device pool, dedicated host, machine set, machineset,
      workload,
      statefulset, daemonset, kubernetes cluster, control plane, edge node, site network, vlan,
      namespace,
      queue, topic, machine catalog, delivery group, desktop pool, machine, instance
    W
    server = <<-W
      @cloud-servers, *nsx*, *mq*, *netapp*, *ontap*, *pure*, *isilon*, *powerstore*, *truenas*,
      *ceph*,
      *vsan*, *aci*, *apic*, *ibm*, *rabbit*, *kafka*, *solace*, *activemq*, *artemis*, *maas*,
      *ironic*,
      *hmc*, *zvm*, *xen*, *olvm*, *ovirt*, *harvester*, *vcd*, *avi*, *f5*, *netbox-auto*, *infra*,
      *cloud*, *platform*, *env*, *nube*, *nuage*, *lab*, *virtual*, *citrix*, *horizon*,
      *event_hub*,
      *eventhub*, *servicebus*, *service_bus*, *pulsar*, *swarm*, *rechenzentrum*
    W
    not_call_object = <<-W
      @no-infrastructure, membership, rule, alert, ticket, comment, policy, note, report, dashboard
    W
    not_call_value = ["resource=pod", "kind=pod", "kind=job", "resource_type=pod"]
  }

  shell {
    program = ["aws"]
    sub = <<-W
      efs delete-file-system, fsx delete-file-system, ec2 delete-volume, ec2 release-hosts,
      ec2 delete-fleets, elasticache delete-replication-group, es delete-elasticsearch-domain,
      opensearch delete-domain, kafka delete-cluster, mq delete-broker,
      workspaces terminate-workspaces,
      lightsail delete-instance, batch delete-compute-environment, emr terminate-clusters,
      redshift delete-cluster, apprunner delete-service, memorydb delete-cluster,
      storagegateway delete-gateway, directconnect delete-connection,
      globalaccelerator delete-accelerator, apigateway delete-domain-name,
      apigatewayv2 delete-domain-name
    W
  }

  shell {
    program = <<-W
      copilot, azd, amplify, sst, flightctl, porter, dokku, kamal, caprover, coolify, okteto, tanzu,
      crossplane, clusterctl
    W
    sub = <<-W
      env, app, svc, job, pipeline, cluster, apps, namespace, preview, service, accessory
    W
    operand = ["delete", "destroy", "remove", "down", "rm", "apps:destroy"]
  }

  call {
    verb = ["@delete"]
    object = <<-W
      inference endpoint, model endpoint, serving endpoint, sagemaker endpoint, vertex endpoint,
      private endpoint, vpc endpoint, compute environment, edge node, devbox, codespace,
      workspace vm,
      virtual machine, bare metal, availability set, landing zone, private link, elastic ip,
      floating ip, static ip, transit gateway, peering connection, cloud run service, app service,
      function app, edge function, static site, web service, background worker, deployment target
    W
    not_verb       = ["list", "get", "describe", "stop", "scale"]
    not_env_target = ["local"]
  }

  call {
    verb   = ["delete", "remove", "destroy", "drop"]
    object = ["branch", "connector", "database branch", "compute", "endpoint"]
    noun = <<-W
      supabase, neon, planetscale, kafka connect, debezium, airbyte, fivetran, confluent
    W
    not_noun       = ["github", "gitlab", "git", "bitbucket"]
    not_env_target = ["local"]
  }

  # What a message queue is told in its own words.
  call {
    act_kind = ["call"]
    key      = ["command", "mqsc", "cmd", "statement"]
    when     = "call.value matches '(?i)(^|_)(command|mqsc|cmd|statement)=[ ]*(delete (qlocal|qmodel|qremote|qalias|channel|topic|listener)|clear qlocal)'"
  }
}

concept "dropping databases by other tools" {
  kind   = "action"
  object = "never"

  # The call's own name says all, whatever its collection is called.
  mcp {
    call_name = <<-W
      delete_collection, drop_collection, remove_collection, delete_table, drop_table, remove_table,
      truncate_table, empty_table, delete_database, drop_database, remove_database, drop_keyspace,
      delete_keyspace, drop_schema, delete_schema, delete_dataset, drop_dataset, delete_index,
      drop_index_all, delete_namespace, delete_class, delete_all, delete_all_object,
      delete_all_record, remove_all, delete_all_document, delete_all_point,
      delete_all_vector, clear_collection, clear_table, truncate_collection, reset_database,
      reset_db,
      wipe_database, clear_database, collection_drop, collection_delete, table_drop, table_delete,
      table_truncate, index_delete, database_delete, database_drop, delete_store,
      delete_measurement,
      delete_bucket, drop_graph, delete_graph, delete_base, base_delete, drop_base, table_empty,
      empty_base
    W
    server = <<-W
      *db*, *sql*, *database*, *datenbank*, *databank*, *banco_de_dados*, *base_de_d*, *bdd*,
      *mongo*, *postgres*,
      *oracle*, *snowflake*, *bigquery*, *redshift*, *warehouse*, *lakehouse*, *dwh*, *cassandra*,
      *scylla*,
      *clickhouse*, *databricks*, *supabase*, *dynamo*, *qdrant*, *weaviate*, *milvus*, *pinecone*,
      *chroma*,
      *pgvector*, *lancedb*, *elastic*, *opensearch*, *solr*, *meili*, *typesense*, *algolia*,
      *neo4j*,
      *arango*, *influx*, *timescale*, *couch*, *firestore*, *cosmos*, *faiss*, *vespa*,
      *turbopuffer*
    W
    not_noun = <<-W
      test, temp, temporary
    W
    not_server = <<-W
      *airtable*, *notion*, *figma*, *docs*, *excel*, *sheet*, *dashboard*, imdb
    W
    not_env_target = ["local"]
  }

  http {
    method = ["POST", "DELETE"]
    path = <<-W
      /1/indexes/*/clear, /indexes/*/documents, /indexes/*/documents/delete-all, /1/indexes/*,
      /vectors/delete_all, /api/v1/collections/*/truncate, /collections/*/clear
    W
    not_path       = ["/indexes/*/documents/*", "/1/indexes/*/query"]
    not_call_mode  = ["read"]
    not_env_target = ["local"]
    when           = "http.method == 'DELETE' or http.path matches '(clear|delete|truncate)'"
  }

  # Languages of other stores.
  call {
    act_kind = ["call"]
    key = <<-W
      command, query, kql, statement, script, cql, surql, sql, q, code, aql, gql
    W
    when           = "call.value matches '(?i)=[ ]*([.](drop|clear) (table|database|materialized)|remove (table|database|namespace) |drop (measurement|bucket|collection|keyspace|graph|class|series) |exec(ute)? sp_msforeachtable .*(truncate|drop|delete))'"
    not_env_target = ["local"]
  }

  call {
    act_kind       = ["call"]
    noun           = ["@stores.by-key"]
    verb           = ["@verbs.handing-on"]
    when           = "any(call.args, .value matches '(?i)(flushall|flushdb)')"
    not_env_target = ["local"]
  }

  mcp {
    noun           = ["redis", "valkey", "keydb", "dragonfly", "memorystore"]
    call_mode      = ["change", "unknown"]
    data_class     = ["store-flush"]
    not_noun       = ["docs", "search", "documentation"]
    not_env_target = ["local"]
  }

  call {
    act_kind       = ["call"]
    noun           = ["solr", "lucene"]
    when           = "any(call.args, .value matches '(?i)<delete><query>[*]:[*]')"
    not_env_target = ["local"]
  }

  mcp {
    call_name = <<-W
      reset, reset_all, wipe, wipe_all, clear_all, flush, flush_bucket, delete_all, drop_all,
      purge_all, empty
    W
    server = <<-W
      *chroma*, *qdrant*, *milvus*, *weaviate*, *pinecone*, *vector*, *couchbase*, *lancedb*,
      *mongo*, *postgres*, *redis*, *database*, *datenbank*
    W
    not_noun       = ["test", "cache", "log", "session", "connection", "statistic"]
    not_env_target = ["local"]
  }

  # A file of statements that says in its name that it drops.
  file {
    op = ["read"]
    shell_program = <<-W
      mysql, mariadb, psql, sqlcmd, sqlplus, mongosh, cqlsh, clickhouse-client, snowsql, sqlite3,
      bq, duckdb
    W
    path = <<-W
      **/drop_all*.sql, **/drop-all*.sql, **/drop_tables*.sql, **/truncate*.sql, **/wipe*.sql,
      **/drop_database*.sql, **/drop_schema*.sql, **/delete_all*.sql, **/empty_*.sql,
      **/reset_db*.sql, **/drop_db*.sql
    W
    not_env_target = ["local"]
  }

  shell {
    program = <<-W
      turso, databricks, dbsqlcli, osql, risingwave, starrocks, motherduck, edgedb, gel, dolt,
      questdb, vertica, kinetica, ksql, snow, bendsql, athenacli, redshift-data, surreal, mongocli
    W
    when           = "shell.option matches '(?i)=[ ]*(drop (table|database|schema|keyspace|stream)|truncate |remove table )' or shell.operand matches '(?i)^[ ]*(drop (table|database|schema|keyspace|stream)|truncate |remove table )'"
    not_env_target = ["local"]
  }

  shell {
    program = <<-W
      drush, wp, craft, occ, magento, n98-magerun2, typo3, bench, odoo-bin, invenio, ckan, superset,
      airflow, mage
    W
    sub = <<-W
      sql-drop, sql:drop, db reset, db clean, db:drop, database:drop, db:truncate, drop-site,
      db destroy, db drop, db clear, dbdrop, index destroy
    W
    not_flag       = ["--local"]
    not_env_target = ["local"]
  }

  shell {
    program = <<-W
      drush, wp, n98-magerun2, typo3, bench, invenio, airflow, php
    W
    operand        = ["sql-drop", "sql:drop", "db:drop", "drop-site", "database:import-drop"]
    not_env_target = ["local"]
  }
}

concept "tampering with logs by other tools" {
  kind   = "action"
  object = "never"

  # How long an index or a log of an audit keeps what it has.
  call {
    act_kind = ["call"]
    verb     = ["@change", "post"]
    key = <<-W
      frozen time, max total data, retention day, retention in, retention period, retention ms,
      retention hour, rollover, max age, delete phase, min age, min index, expire after, retention,
      maxlen, max len, keep day, aufbewahrung, expiration
    W
    when   = "call.value matches '(?i)=[^ ]*(audit|siem|cloudtrail|sec_|security[-_]?log|access[-_]?log|activity[-_]?log|decision[-_]?log|pruef)'"
    is_not = ["strengthening a log"]
    not_noun = <<-W
      report, finding, checklist, audit plan, test, ticket, issue, backup
    W
  }

  # Books of who came in and what was done, by their own names.
  call {
    act_kind = ["call"]
    verb = <<-W
      @delete, redact, expire, truncate, overwrite, rewrite, suppress, falsify, edit, alter
    W
    object = <<-W
      access record, access event, access history, login record, login event, login history,
      login attempt,
      sign in log, signin log, sign in event, security event, security record, admin event,
      admin activity,
      admin action, activity record, activity history, event history, revision history,
      action history, trace,
      span, decision record, decision log, user activity, operator action, entry log,
      access journal, audit file,
      recording session, tool call log, tool log, agent log, transaction log, change history,
      change log entry
    W
    not_noun = <<-W
      browser, chrome, fitness, strava, garmin, game, test, draft, confluence, google docs, trello,
      stack trace, jira
    W
    not_verb   = ["create", "get", "list", "search", "export", "read"]
    not_object = ["stack trace", "ticket", "report", "comment"]
  }

  # How long a log is kept, by the name of what the rule is for.
  call {
    act_kind  = ["call"]
    call_mode = ["change"]
    noun = <<-W
      ilm, ilm policy, lifecycle, retention, lifecycle policy, retention policy, ism policy,
      retention rule
    W
    key = <<-W
      delete after, retention, day, max age, min age, ttl, retention day, expire after, keep day
    W
    value = <<-W
      policy=*audit*, name=*audit*, index=*audit*, policy_name=*audit*, index_pattern=*audit*,
      log=*audit*, stream=*audit*, policy_id=*audit*
    W
    not_verb = ["create", "get", "list", "extend"]
  }

  # What cameras of a house recorded.
  call {
    act_kind = ["call"]
    verb     = ["delete", "erase", "purge", "wipe", "overwrite", "remove"]
    object   = ["recording", "footage", "video recording", "camera recording", "aufzeichnung"]
    noun = <<-W
      cctv, nvr, surveillance, camera, kamera, security camera, videoueberwachung
    W
    not_noun = ["zoom", "teams", "meeting", "test"]
  }

  # A path of a log's own interface.
  call {
    act_kind = ["call"]
    verb = <<-W
      post, put, update, create, request, call, delete, patch, execute, invoke
    W
    when = "call.value matches '(?i)^([a-z]+_)*(path|endpoint|url|uri|resource)=.*audit[^ ]*/(disable|close|delete|purge|pause|stop|clear|truncate|_delete_by_query|_close|suspend)'"
  }

  # Level, state or keep of one part, where the part is a log.
  call {
    act_kind = ["call"]
    verb = <<-W
      set, update, put, modify, patch, change, configure, edit, toggle, turn, switch
    W
    value = <<-W
      component=*audit*, component=*decision*log*, part=*audit*, scope=*audit*, feature=*audit*,
      service=*audit*, channel=*audit*, sink=*decision*, logger=*decision*, module=*audit*,
      area=*audit*, protocol=*audit*, protocol=*zugriff*, protokoll=*zugriff*, protokoll=*audit*, log=*audit*, log=*access*,
      journal=*audit*, journal=*acces*, log_type=*audit*, category=*audit*, name=*audit*log*, registro=*auditoria*
    W
    when = "call.value in ['level=off', 'level=none', 'enabled=false', 'state=off', 'status=off', 'status=disabled', 'active=false', 'state=disabled', 'logging=false', 'mode=off', 'enabled=0', 'paused=true', 'level=fatal', 'level=emergency', 'value=off', 'value=false', 'recording=paused', 'recording=off', 'recording=false', 'recording=stopped', 'status=paused', 'state=paused', 'status=stopped', 'aufzeichnung=aus', 'aufzeichnung=pausiert', 'aktiv=false', 'actif=false', 'activo=false']"
  }

  call {
    act_kind = ["call"]
    verb     = ["disable", "stop", "@delete", "suspend", "pause", "deactivate"]
    object = <<-W
      detector, recorder, configuration recorder, log source, audit device, flow log,
      threat detection, security monitoring, session recorder, zugriffsprotokollierung,
      protokollierung
    W
    noun = <<-W
      guardduty, macie, security hub, securityhub, config, aws, cloudtrail, detective, defender,
      siem, xdr, edr, vault, security, kis, audit, compliance, bastion
    W
    not_verb = ["create", "get", "list", "enable"]
  }

  # Agents of monitoring that are switched off.
  mcp {
    noun = <<-W
      wazuh, osquery, crowdstrike, falcon, sentinelone, defender, auditbeat, filebeat, fluentbit,
      fluent bit,
      fluentd, splunk, elastic agent, vector, promtail, nxlog, tetragon, sysdig, carbon black,
      sysmon, graylog
    W
    verb = <<-W
      disable, stop, delete, remove, uninstall, pause, deregister, unregister, suspend, isolate
    W
    call_object = <<-W
      agent, forwarder, sensor, collector, shipper, module, decoder, input, listener,
      endpoint agent, audit module
    W
    not_verb = ["create", "get", "list", "install", "isolate"]
  }

  # Books in which it stands what was done.
  call {
    act_kind = ["call"]
    verb = <<-W
      @delete, change, modify, edit, update, redact, rewrite, truncate, alter, overwrite
    W
    object = <<-W
      entry, line, event, log, record, action entry, audit entry, history, trace
    W
    noun = <<-W
      logbuch, ereignisprotokoll, betriebstagebuch, giornale, audit journal,
      journal d audit, action log, action journal, agent log, agent journal, activity journal,
      access journal,
      tamper log, immutable log, evidence log, chain of custody, security journal, operator log,
      admin journal,
      zugriffsprotokoll, audit
    W
    not_noun = <<-W
      fahrtenbuch, travel, ship, vessel, flight, training, diary, dive, dream, food, seo, energy,
      accounting, book,
      quality, internal_audit, finding, finance, ledger, bookkeeping, gym, workout, github, issue,
      fixture, test, plan
    W
    not_verb = ["create", "get", "list", "search", "export"]
    not_object = <<-W
      finding, report, plan, task, checklist, journal entry, schedule, comment, calendar event
    W
  }
}

concept "deleting folders by other tools" {
  kind   = "action"
  object = "never"

  shell {
    program = ["ansible"]
    option = [
      "--module-name=file",
      "--module-name=ansible.builtin.file",
      "--module-name=win_file",
      "--module-name=ansible.windows.win_file",
    ]
    when = "shell.option matches 'state=absent'"
  }

  shell {
    program = ["salt", "salt-ssh", "salt-call"]
    operand = ["file.remove", "file.rmdir"]
  }
}

concept "discarding work by other tools" {
  kind   = "action"
  object = "never"

  call {
    act_kind = ["call"]
    verb = <<-W
      discard, drop, wipe, throw, undo, verwerfen, descartar
    W
    object = <<-W
      local change, uncommitted change, working tree, working copy, change, stash, all change,
      worktree,
      unstaged change, local modification, work in progress, commit, hunk, untracked file,
      aenderung, modification
    W
    noun = <<-W
      git, vcs, scm, repository, svn, subversion, hg, mercurial, perforce, source control,
      versionierung, versionskontrolle, github, gitlab, gitkraken, worktree
    W
    not_noun = ["draft", "test", "database", "figma"]
  }

  mcp {
    server = <<-W
      svn, subversion, hg, mercurial, perforce, p4, tfvc, fossil
    W
    verb     = ["revert", "obliterate", "strip", "purge", "rollback", "clean"]
    not_verb = ["list", "get", "log"]
  }

  # An operation behind an alias that the line itself makes.
  shell {
    program = ["git"]
    when    = "shell.option matches '^-c=alias[.][^=]+=!?(git )?(reset --(hard|merge)|push .*(--force|-f|--mirror|--delete)|clean -|stash (drop|clear)|branch -D|filter-branch|checkout (--|-f)|restore |update-ref -d|reflog expire)'"
  }

  shell {
    program = ["git"]
    sub     = ["replace"]
    flag    = ["--graft", "--edit"]
  }

  # A library that is given git's own words.
  call {
    code_call = <<-W
      **.raw, **.checkout, **.reset, **.clean, **.stash, **.push, **.branch
    W
    when = "call.value matches '=(--force|--hard|-fd|-fdx|--mirror|refs/stash|--discard-changes)$'"
  }
}

concept "changing the system by other tools" {
  kind   = "action"
  object = "never"

  # Ports of a router.
  call {
    act_kind = ["call"]
    verb = <<-W
      open, release, forward, unblock, freigeben, expose, close
    W
    object = [
      "port",
      "port forwarding",
      "portfreigabe",
      "port forward",
      "port range",
      "inbound port",
    ]
    noun = <<-W
      router, firewall, fritzbox, nat, gateway, pfsense, opnsense, mikrotik, unifi, ufw
    W
    not_verb = ["list", "get", "check", "scan"]
  }

  # Files of Windows whose folder is a variable.
  shell {
    program = <<-W
      add-content, set-content, out-file, copy-item, move-item, remove-item, new-item,
      clear-content, rename-item
    W
    when = "shell.option matches '(?i)system32.drivers.etc|system32.config' or shell.operand matches '(?i)system32.drivers.etc|system32.config'"
  }

  shell {
    program = ["brew", "linuxbrew"]
    sub     = ["services stop", "services restart", "services kill"]
  }

  shell {
    program = ["/etc/init.d/*", "/etc/rc.d/*", "/usr/sbin/rc*"]
    not_sub = ["start", "status", "configtest", "check"]
  }

  shell {
    program = ["supervisorctl", "svc", "runsvctl", "initctl", "monit"]
    operand = <<-W
      restart, stop, reload, shutdown, update, reread, remove, signal
    W
    not_operand = ["status", "tail"]
  }

  shell {
    program = ["supervisorctl"]
    sub = <<-W
      restart, stop, reload, shutdown, update, remove
    W
  }

  shell {
    program = <<-W
      loginctl, rfkill, dpkg-divert, systemctl, resolvectl, machinectl, coredumpctl, udevadm,
      tuned-adm, cpupower, zramctl
    W
    sub = <<-W
      terminate-user, terminate-session, kill-user, kill-session, block, unblock, daemon-reexec,
      lock-sessions, terminate, poweroff, trigger, profile, frequency-set
    W
  }

  shell {
    program = ["dpkg-divert"]
    flag    = ["--add", "--remove", "--rename"]
  }

  shell {
    program = ["snap"]
    sub     = ["restart", "stop", "disable", "enable", "set"]
  }

  shell {
    program = ["iisreset", "iisreset.exe", "appcmd", "appcmd.exe"]
    not_sub = ["/status", "list"]
  }

  shell {
    program = <<-W
      bcdedit, bcdedit.exe, powercfg, powercfg.exe, w32tm, tzutil, secedit, fsutil, dism
    W
    sub = <<-W
      /set, /deletevalue, /delete, /create, /import, /change, /setactive, /hibernate, /config, /s,
      /configure, behavior set, /h
    W
  }

  shell {
    program = <<-W
      restart-webapppool, stop-webapppool, stop-website,
      remove-website, new-website, new-webapppool, set-webconfigurationproperty,
      Restart-WebAppPool, Stop-WebAppPool, Stop-Website,
      Remove-Website, New-Website, New-WebAppPool, Set-WebConfigurationProperty,
      Disable-NetAdapter, Set-NetIPInterface, Set-NetIPAddress, New-NetNat, Remove-NetNat,
      Set-SmbServerConfiguration, New-SmbShare, Remove-SmbShare, Set-NetTCPSetting,
      new-smbshare, remove-smbshare, mount-diskimage, dismount-diskimage, set-netipinterface
    W
    not_flag = ["-WhatIf", "-whatif"]
  }

  # Services, firewalls and settings of a machine, in other tongues and by servers of other names.
  mcp {
    verb = <<-W
      stop, restart, reload, disable, enable, mask, kill, set, update, add, delete, remove,
      flush,
      modify, reboot, change, create, write, edit, configure, insert, open, close, allow, block,
      append, mount, unmount
    W
    call_object = <<-W
      service, unit, daemon, firewall, firewall rule, iptable, hosts file, host entry, host, route,
      static route,
      routing table, sysctl, kernel parameter, kernel module, mount, share mount, hostname, swap,
      network interface,
      system setting, resolver, timezone, network adapter, registry, registry key, registry value,
      system file, os,
      dns resolver, app pool, application pool, windows service, system service, cron daemon, ntp,
      port rule
    W
    server = <<-W
      *windows*, *linux*, servidor, servidores, serveur, serveurs, serverpflege, server, servers,
      *sysadmin*, *hostd*,
      *host_admin*, *node_admin*, *server_admin*, *rechnerverwaltung*, *systemverwaltung*,
      *serververwaltung*, iis,
      *systemctl*, *systemd*, *os_admin*, *betriebssystem*, beheer, sistema, sistemas, systeme,
      systemes, *machine_admin*,
      *vm_guest*, *workstation*, *endpoint*, *unix*, *solaris*, *macos*, *hostctl*, *node_ops*,
      *host_ops*, host, *sysops*
    W
    not_noun = <<-W
      docker, container, kubernetes, pod, deployment, microservice, cloud, aws, azure, gcp, catalog,
      booking, window_manager,
      known, comment, ticket, event, log, status, session, browser, test, service desk, servicedesk,
      minecraft, game, mcp server
    W
    not_call_object = <<-W
      window, tab, event, ticket, log, status, catalog, known host, service request
    W
  }

  call {
    name = <<-W
      recycle_app_pool, recycle_application_pool, app_pool_recycle, restart_app_pool, stop_site,
      restart_iis, iis_reset, restart_windows_service, stop_windows_service, flush_iptable,
      edit_host, edit_hosts, add_hosts_entry
    W
    act_kind = ["call"]
  }
}

# What an agent may do, set by the agent.
concept "changing the agent's own rules by other tools" {
  kind   = "action"
  object = "never"

  # A call that says of itself whose settings it changes.
  call {
    act_kind = ["call"]
    verb = <<-W
      @change, disable, remove, delete, toggle, bypass, skip, stop, allow, grant, enable, extend,
      expand, relax, widen, raise,
      lift, override, turn, clear, unblock, whitelist, allowlist, approve, increase, elevate,
      unlock, suspend, pause, deactivate
    W
    value = <<-W
      agent=self, agent=me, agent=myself, agent=own, agent=moi, agent=selbst, agent=ich, agent=yo,
      agent_id=self, agent_id=me,
      agent_id=myself, agent_name=self, target=self, target=me, scope=self, subject=self,
      principal=self, assistant=self,
      assistant=me, assistent=selbst, assistant_id=self, for=self, who=self, identity=self,
      agent=this, agent_id=this, agent=current,
      agent=this_agent, agent_id=current, target=this_agent, session=self, target=myself, bot=self,
      agente=yo, agent=own_agent
    W
    object = <<-W
      policy, rule, permission, limit, tool, approval, setting, configuration, gate, review gate,
      prompt, instruction, scope,
      budget, guard, guardrail, right, access, hook, mode, allowlist, denylist, sandbox, capability,
      profile, quota,
      restriction, filter, review, control, threshold, set, safety, oversight, supervision
    W
    not_verb = ["get", "list", "read", "search", "describe", "request"]
    not_noun = <<-W
      helpdesk, zendesk, call center, telephony, ticket, calendar, notification, theme,
      status message
    W
  }

  # A switch of the review that an agent stands under.
  call {
    act_kind = ["call"]
    value = <<-W
      require_reviewer=false, require_approval=false, require_human_review=false,
      require_review=false, human_review=false,
      human_in_the_loop=false, hitl=false, approval_required=false, reviewer_required=false,
      needs_approval=false,
      auto_approve=true, autoapprove=true, auto_approve_all=true, require_confirmation=false,
      ask_before_run=false,
      confirm_before_execution=false, skip_approval=true, skip_review=true, bypass_approval=true,
      approval_mode=never,
      approval_policy=never, approval_mode=auto, rule_require_reviewer=false,
      rule_require_approval=false, approvals=off,
      sandbox=off, sandbox=false, guardrail=off, guardrails=off, guardrails=false,
      guardrail_enabled=false, hooks=off,
      oversight=none, oversight=off, supervision=off, human_oversight=false
    W
    noun = <<-W
      agent, assistant, assistent, bot, copilot, mcp, tool policy, orchestrator, agent platform,
      agentic, llm, ai, claude, codex, cursor,
      backoffice agent, guard, guardrail, gateway, policy, tool
    W
    not_noun = <<-W
      github, gitlab, merge request, pull request, branch, expense, workflow run, pipeline, leave,
      invoice, insurance, test
    W
    not_verb = ["get", "list", "read", "search", "describe"]
  }

  # Servers that look after agents.
  mcp {
    server = <<-W
      agent_platform, agent-platform, agentplatform, agent_console, agent-console, agent_studio,
      agent-studio, agentops, agent_ops,
      agent-ops, agent_orchestrator, agent-orchestrator, agent_manager, agent-manager,
      agent_registry, agent-registry,
      agentenverwaltung, agenten, agentes, agents, agents_admin, agents-admin, agent_management,
      agent-management, agentmgmt,
      agent_hub, agent-hub, agent_fleet, agent-fleet, assistenten, assistants_admin,
      assistant_admin, assistant-admin, agent_control_plane,
      agent-control-plane, control_plane, agent_policies, agent-policies, agent_service_admin,
      gestion_agents, gestion-agents,
      agente, gestion_agentes, ki_agenten, ki-agenten, llm_ops, ai_governance, ai-governance,
      ai_policy, ai-policy, agent_tools, agent-tools
    W
    verb = <<-W
      @change, @delete, disable, remove, delete, toggle, bypass, skip, stop, allow, grant, enable,
      extend, expand, relax, widen, raise,
      lift, override, turn, clear, unblock, whitelist, allowlist, increase, deactivate, suspend,
      pause, reset
    W
    call_object = <<-W
      policy, rule, permission, agent limit, limit, tool, guardrail, hook, approval, gate,
      review gate, scope, capability, instruction,
      right, allowlist, denylist, tool allowlist, sandbox, restriction, safety, safety filter,
      filter, oversight, agent permission,
      agent policy, agent rule, agent config, autonomy, autonomy level, approval rule,
      approval policy, spending limit, guard
    W
    not_call_object = <<-W
      ticket, task, run, conversation, message, memory, lead, call, shift, commission, report,
      schedule
    W
    not_noun = <<-W
      insurance, real estate, call center, sales agent, travel agent, support agent, ssh agent,
      user agent
    W
    not_verb = <<-W
      get, list, read, search, describe, request, create, evaluate, check
    W
  }

  # The gateway that stands before an agent, taken down where it runs.
  shell {
    program = <<-W
      kubectl, oc, helm, nomad, docker, podman, docker-compose, az, gcloud, aws, fly, flyctl
    W
    call_verb = <<-W
      scale, delete, stop, kill, uninstall, pause, remove, down, suspend
    W
    call_noun = <<-W
      govc, govc gateway, guardrail, policy gate, mcp gateway, agent gateway, mcp proxy,
      tool gateway, claude hook
    W
    not_option = ["--replicas=1", "--replicas=2", "--replicas=3", "--replicas=4"]
  }

  mcp {
    server = <<-W
      mcp-proxy, mcp_proxy, ai_gateway, ai-gateway, llm_gateway, llm-gateway, tool_hub, mcp_router,
      mcp-router
    W
    verb = <<-W
      set, update, add, delete, remove, disable, enable, register, unregister, allow, block,
      unblock, reload, patch, put
    W
    call_object = <<-W
      server, tool, rule, policy, guardrail, route, allowlist, permission, filter, hook, upstream,
      configuration, limit, guard, backend
    W
    not_verb = <<-W
      list, get, show, call, invoke, execute, infer, complete
    W
  }
}

# Words of operations in further languages.
map "words" {
  words = {
    omgeving = "environment", herstart = "restart", herstarten = "restart", verwijder = "delete",
    verwijderen = "delete", wissen = "delete", wis = "delete", uitrollen = "deploy",
    uitrol = "rollout", bijwerken = "update", wijzig = "change", wijzigen = "change",
    aanmaken = "create", maak = "create", toevoegen = "add", vernietig = "destroy",
    vernietigen = "destroy", afbreken = "teardown", leegmaken = "empty", tabel = "table",
    tabellen = "table", databank = "database", reservekopie = "backup", reservekopieen = "backup",
    wachtrij = "queue", uitschakelen = "disable", inschakelen = "enable", klep = "valve",
    deur = "door", instellen = "set", instelling = "setting", schijf = "disk", gebruiker = "user",
    gegevens = "data", toegang = "access", sleutel = "key", logboek = "log", stoppen = "stop",
    opnieuw_starten = "restart", netwerk = "network", riavvia = "restart", riavviare = "restart",
    riavvio = "restart", distruggi = "destroy", distruggere = "destroy", elimina = "delete",
    eliminare = "delete", cancellare = "delete", crea = "create", creare = "create",
    aggiorna = "update", aggiornare = "update", modifica = "modify", modificare = "modify",
    imposta = "set", impostare = "set", avvia = "start", avviare = "start", arresta = "stop",
    arrestare = "stop", ferma = "stop", fermare = "stop", svuota = "empty", svuotare = "empty",
    disabilita = "disable", disabilitare = "disable", disattiva = "disable",
    disattivare = "disable", abilita = "enable", abilitare = "enable", attiva = "enable",
    servizio = "service", servizi = "service", ambiente = "environment", ambienti = "environment",
    tabella = "table", tabelle_dati = "table", coda = "queue", macchina = "machine",
    valvola = "valve", aprire = "open", apri = "open", chiudi = "close", rimuovi = "remove",
    rimuovere = "remove", distribuisci = "deploy", distribuire = "deploy", rilascia = "release",
    rilasciare = "release", cartella = "folder", cartelle = "folder", istanza = "instance",
    istanze = "instance", regola = "rule", regole = "rule", ripristina = "restore",
    ripristinare = "restore", applica = "apply", applicare = "apply", permesso = "permission",
    permessi = "permission", excluir = "delete", remover = "remove", implantar = "deploy",
    implantacao = "deploy", servico = "service", servicos = "service", servidor_web = "server",
    tabela = "table", tabelas = "table", parar = "stop", banco_de_dados = "database",
    base_de_donnees = "database", base_donnees = "database", base_de_datos = "database",
    base_datos = "database", bases_de_datos = "database", editar = "edit", editieren = "edit",
    bearbeiten = "edit", encender = "start", firewallregel = "firewall rule",
    firewallregeln = "firewall rule", regla_firewall = "firewall rule",
    regle_pare_feu = "firewall rule", brandmauer = "firewall", pare_feu = "firewall",
    cortafuegos = "firewall", dnseintrag = "dns record", dnseintraege = "dns record",
    ereignis = "event", ereignisse = "event", protokolleintrag = "log entry",
    protokolleintraege = "log entry", agenten = "agent", agentes = "agent",
    datenbanktabelle = "table", rechner = "computer", ordinateur = "computer",
    ordenador = "computer", dialyse = "dialysis", vernichte = "destroy", loesche = "delete",
    stoppe = "stop", starte = "start", aendere = "change", deaktiviere = "disable",
    verfahren_stoppen = "stop",
  }
}
