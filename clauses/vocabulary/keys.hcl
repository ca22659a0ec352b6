# Names of arguments, by what they hold. Words in dictionary form joined by "_"; "*_x" matches every name that ends in x.

set "keys.vague" {
  words = <<-W
    value, id, name, type, number, total, quantity, email, address, url, key, data, units
  W
}

set "keys.url" {
  words = <<-W
    url, uri, href, endpoint, link, webpage, website, target_url, page_url, request_url, base_url,
    source_url, full_url, start_url, seed_url, crawl_url, site_url, feed_url, image_url, file_url,
    download_url, document_url, pdf_url, media_url, website_url, root_url, sitemap_url, remote_url,
    fetch_url, import_url, api_url, webpage_url, start_url_url, address_url, uri_path_url,
    upload_url, webhook, account_url, blob_url, container_url, sas_url, bucket_url, share_url,
    service_url, post_url, submit_url, ingest_url, collector_url, server_url, instance_url, dav_url,
    webdav_url, sas, presigned_url, signed_url, put_url
  W
}

# What a call that reads opens, where the value is a URL.
set "keys.page" {
  words = <<-W
    address, page, location, target, source, src, resource, from, web, page_address, web_address,
    adresse, seite, pagina, ziel, quelle, direccion, document
  W
}

set "keys.method" {
  words = <<-W
    method, http_method, request_method, verb, http_verb, request_verb, httpmethod, http_action,
    methode, metodo
  W
}

set "keys.body" {
  words = <<-W
    body, data, json, payload, form, request_body, params, form_data, json_body, post_data, content
  W
}

set "keys.command" {
  words = <<-W
    command, cmd, shell, shell_command, script, bash, command_line, cmdline, exec, arg, argv, run,
    commands, bash_command, terminal_command, commande, befehl, comando, kommando, shell_line,
    command_text, shell_script, user_data, entrypoint, remote_command, text_command, input_command,
    cli_command, *_command, cli
  W
}

# Words that a program is given after its operation.
set "keys.words" {
  words = <<-W
    arg, argument, flag, option, argv, cli_arg, extra_arg, command_arg, command_argument, cmd_arg,
    git_arg, switch, positional
  W
}

set "keys.code" {
  words = <<-W
    code, source_code, python, javascript, python_code, js, snippet, program, source, cell,
    expression, function, pageFunction, script_code, lua, elisp, lisp, chunk, r_code, ruby_code,
    php_code, lua_code, elisp_code, apex_body, apex_code, anonymous_apex, apex
  W
}

set "keys.language" {
  words = ["language", "lang", "runtime", "interpreter", "kernel"]
}

set "keys.sql" {
  words = <<-W
    sql, query, statement, sql_query, sql_statement, sql_text, raw_sql, stmt, q, expression,
    query_string, query_text, ddl, dml, pipeline, operation_text, statement_text, batch_sql,
    tsql, soql, plsql, pgsql, hql, hiveql, cql, sql_script, sql_code, sqltext, block, sql_block,
    plsql_block, anonymous_block
  W
}

set "keys.path" {
  words = <<-W
    path, file, file_path, filepath, filename, file_name, folder, folder_path, target_file,
    destination, source, src, dst, dest, target, old_path, new_path, absolute_path, relative_path,
    notebook_path, uri_path, file_paths, root, workdir_path, output_path, output_file, input_file,
    local_path, chemin, pfad, ruta, ordner, verzeichnis, dossier, carpeta, fichier, datei, archivo,
    directory_path, remote_path, remote_file, remote_source,
    pad_bestand, bestandspad, bestandsnaam, bestand, map_pad, doelpad, bronpad, doelmap, bronmap,
    dateipfad, dateiname, zielpfad, quellpfad, chemin_fichier, nom_fichier, percorso, percorso_file,
    nome_file, caminho, caminho_arquivo, nome_arquivo, ruta_archivo, nombre_archivo, sciezka,
    sokvag, filsti, fichero, cartella, cartella_destinazione,
    pad
  W
}

set "keys.path-source" {
  words = ["source", "src", "old_path", "from", "input_file"]
}

set "keys.tool" {
  words = <<-W
    tool, tool_name, function_name, function, action_name, tool_slug, action_slug, tool_id,
    operation_id, method_name, action_id, tool_to_call, target_tool, capability, skill, skill_name,
    endpoint_name, procedure, fn, func, rpc_method, cmdlet, commandlet, rpc_name, call_name
  W
}

# The outcome that something is set to: its value is what is done.
set "keys.outcome" {
  words = <<-W
    status, state, decision, outcome, disposition, verdict, stage, result, resolution, entscheidung,
    statut, estado, resultado, ergebnis, *_status, status_text, status_message, state_text,
    status_label, *_state, *_decision, *_outcome, *_stage,
    *_disposition, *_verdict, *_result, decision_type, transition, new_value, status_name,
    status_select_name, select_name, value_string, entscheid, to_status, to_stage, *_label,
    status_value, beschluss, dictamen, avis, recommendation_final, determination, *_determination,
    final_decision, target, to, list, list_name, column, section, lane, value, new_status,
    docstatus, status_c, *_status_c, decision_c, stage_c, *_decision_c,
    besluit, beslissing, uitkomst, resultaat, oordeel, esito, decisione, decisao, decisione_finale,
    resultat, decision_finale, wynik, decyzja, beslut, avgjorelse,
    stato, situacao, toestand
  W
}

# Words for a model.
set "keys.prompt" {
  words = <<-W
    prompt, description, instruction, system_prompt, user_prompt, task, query, message, question,
    content
  W
}

# What runs, by its name.
set "keys.job" {
  words = <<-W
    function_name, job, job_name, job_id, workflow, workflow_id, workflow_name, dag, dag_id,
    state_machine, state_machine_arn, task_name, task_definition, script, script_name, pipeline,
    pipeline_name, playbook, runbook, flow, flow_name, automation, automation_id, macro, routine,
    procedure, stored_procedure, process_name, process, flujo, ablauf, arbeitsablauf, proceso,
    lambda, zap, recipe, scenario, from, schedule_name, rule_name, entrypoint, *_workflow, *_job,
    job_definition, command_name, program, report_name, batch_job, activity_name, task, process_key,
    process_definition_key, process_id, message_name, signal_name, definition_key, bpmn_process_id
  W
}

# The path of a request to the service that a tool belongs to.
set "keys.api-path" {
  words = <<-W
    path, endpoint, route, resource, url, uri, api_path, request_path, endpoint_path, resource_path,
    relative_url, api_endpoint, url_path, request_uri, rest_path, api_route, relative_path,
    resource_uri, uri_path
  W
}

# Values of an action's type or mode that say how, not what: {"type": "manual"}.
set "values.manner" {
  words = [
    "manual", "automatic", "auto", "automated", "default", "standard", "normal", "regular",
    "custom", "generic", "scheduled", "immediate", "instant", "async", "sync", "interactive",
    "batch", "online", "offline",
  ]
}

set "keys.action" {
  words = <<-W
    action, do, route, command_type, job_type, msg_type, message_type, aktion, vorgang, vorgangsart,
    befehl, kommando, comando, flujo, ablauf, flux, operacion, accion, tarea, tache, aufgabe,
    operation, op, operation_name, action_type, command, verb, mode, event, transition, status,
    state, decision, outcome, resource, resource_type, object_type, object, entity, entity_type,
    type, kind, method, request_type, task, new_status, intent, change_type, target_status, doctype,
    doc_type, document_type, record_type, table, table_id, object_name, entity_set, item_type,
    board, board_name, select_name, case_type, application_type, product_type, bapi,
    function_module, rfc_name, sheet, sheet_name, worksheet, model_name, table_name, collection,
    sobject, activity, action_name, function, tool, tool_name,
    handeling, bewerking, actie, opdracht, azione, operazione, acao, operacao, vorgangstyp,
    aktionstyp, operation_typ, type_operation, tipo_operacion, tipo_operazione, tipo_operacao, soort
  W
}

# Behind which server a tool is that another call names.
set "keys.server" {
  words = <<-W
    server, server_name, mcp_server, mcp_server_name, server_id, target_server, connector, toolkit,
    integration, mcp
  W
}

# In which state something is, or is to be put.
set "keys.state" {
  words = ["status", "state", "new_status", "target_status", "order_status", "lifecycle_state"]
}

# Who gets what a call sends, in any call; and what holds a person's address, which is a recipient only in a call that sends or shares.
set "keys.recipient" {
  words = <<-W
    to, cc, bcc, recipient, receiver, receiver_email, receiver_address, receiver_phone, dest_email, target_address, to_email, forward_to, forwarding_email, forward_as_attachment_to,
    redirect_to_address, forwarding_address, to_address, recipient_email, to_recipient,
    cc_recipient,
    bcc_recipient, to_number, attendee, invitee, to_user, share_with, destination_email, send_to,
    addressee, mail_to, destinatario, empfaenger, empfanger, destinataire, an, recipient_phone,
    recipient_address, email_to, toaddress, to_recipients_address, invited_email, invite_email,
    email_message_to, destination_number, recipient_number, to_phone, required_attendee,
    optional_attendee, signer, cc_address, bcc_address, to_list, email_recipient,
    copia, para, kopie, naar, aan, verso, hacia, ontvanger, destinatari, signatory, to_phone_number, phone_to, target_email, shared_with, shared_to,
    meeting_invitee, to_email_address, email_recipient_list, guest_email, invited_user,
    invited_people, emails_to, an_email, send_to_email, cc_email, bcc_email, rcpt, rcpt_to, to_addr,
    msg_to, send_mail_to, conversation_with, chat_with, external_participant, participant_email,
    invitee_email, to_person_email, person_email, correspondent, counterpart, external_recipient,
    to_contact, to_customer_email, attendee_email, attendees_email, registrant_email, guest_list,
    member_email_to, an_adresse, an_mail, destinataire_email, destinatarios, empfaenger_email,
    empfaenger_adresse, a_quien, receiver_email, receiver_phone, receiver_number, callee,
    callee_number, phone_number_to, dest_number, dest_phone, mail_recipient, sms_to, whatsapp_to,
    to_whatsapp, send_copy_to, copy_to, notify_email, additional_recipient, external_email_address,
    to_mail, tomail, toemail, accessible_by, collaborator_email, grant_to, shared_with_email,
    share_to,
    ontvanger, aan, naar_adres, ontvanger_email, e_mail_ontvanger, destinatario_email,
    email_destinatario, odbiorca, mottagare, modtager, mottaker, email_destinataire, adresat
  W
}

# What only messages have.
set "keys.message-template" {
  words = <<-W
    tpl, template, template_id, template_name, tpl_id, content_sid, hsm, sender_id, msisdn, sms_text,
    sms_body, vorlage, plantilla, modele
  W
}

set "keys.contact" {
  words = <<-W
    email, email_address, mail, e_mail, phone, phone_number, number, mobile, participant, guest,
    user_email, member_email, collaborator, grantee, member, user, address, emailaddress, contact,
    principal, with, customer_email, client_email, username, contact_email, msisdn, whatsapp,
    target, destination, telefon, telefono, correo, courriel, invite, viewer, editor, reader,
    commenter, external_email, user_id, external_user, person, wa_id, login, nummer, numero,
    telefonnummer, handynummer, rufnummer, tel, telefono_movil, numero_telephone, customer_number,
    customer_phone, phone_number_to, contact_number, recipients_email,
    telefoonnummer, mobiel, telefoon, emailadres, e_mailadres, telefone, celular, cellulare,
    indirizzo_email, correo_electronico, adresse_email, adresse_mail, mailadresse, emailadresse
  W
}

# Domains of the addresses of rooms.
set "channels.own" {
  words = ["thread.v2", "thread.tacv2", "thread.skype", "unq.gbl.spaces", "g.us"]
}

# Whom a message is from.
set "keys.sender" {
  words = <<-W
    from, sender, from_email, from_address, reply_to, from_name, sender_email, from_email_address,
    absender, expediteur, remitente, source_email, from_number, sender_name, signature
  W
}

# Media that a message may take: no channel by themselves.
set "words.medium" {
  words = <<-W
    email, mail, e-mail, sms, phone, whatsapp, letter, brief, post, push, web, chat, voice, fax,
    courriel, correo, telefon, in-app, inapp, telegram, mms, portal
  W
}

# Words that are one, though they look like a verb with another word.
set "words.whole" {
  words = <<-W
    payload, postcode, callback, payroll, payload_url, workload, overload, readme, postgres,
    makefile, runbook, webhook, openapi, postman, buildkite, checklist, playbook, callsign,
    signature
  W
}

# Rooms, channels and chats.
set "keys.channel" {
  words = <<-W
    channel, channel_id, channel_name, chat_id, room, room_id, chat, kanal, canal, salon, thread_id,
    conversation, space, space_id, group_id
  W
}

# Where a copy goes.
set "keys.destination" {
  words = <<-W
    destination, dest, dst, target, to_path, ziel, destino, output_uri, destination_uri, target_uri,
    upload_url, output_location, destination_url, s3_uri, gcs_uri, remote_url, remote, push_url,
    destination_path, target_path, dest_path, output_url, target_url, target_base, target_base_url,
    fhir_base, receiver_url, export_uri, destination_address, cible, remote_destination, ablageort,
    zielort, ziel_url, ablage_url, emplacement_cible, ubicacion_destino, dest_url, dest_uri, to_url,
    to_uri, upload_to, push_to, target_location, destination_uri_path, sftp_url, ftp_url,
    destination_server, ort, emplacement, ubicacion, cible_url, destination_folder, ziel_pfad,
    zielpfad, remote_path, remote_dir, remote_folder, sync_to, backup_to, copy_to_path, mirror_to,
    export_to, deliver_to_url, dst_fs, dest_fs,
    bestemming, doel_url, destinazione, destino_url, doellocatie
  W
}

# Code for the one language of a tool.
set "keys.script" {
  words = <<-W
    script, function, expression, javascript, js, page_function, code, js_code, evaluate
  W
}

# Whose store it is: the name of a bucket or of a storage account.
set "keys.bucket" {
  words = <<-W
    bucket, bucket_name, destination_bucket, target_bucket, dest_bucket, account_name,
    storage_account, to_bucket, s3_bucket, gcs_bucket, storage_account_name, destination_account,
    destination_bucket_name, target_bucket_name, destination_account_name
  W
}

# A message as it goes over the wire.
set "keys.mail-source" {
  words = <<-W
    raw, mime, rfc822, eml, raw_message, mime_message, message_source, mime_content, raw_mime,
    message_raw, raw_email
  W
}

# A name that is a call's where arguments stand beside it; and those.
set "keys.name" {
  words = <<-W
    name, method, command, id, key, slug, type
  W
}

# What one step of a batch does.
set "keys.step" {
  words = <<-W
    do, op, operation, action, cmd, act, perform, execute, method, tool
  W
}

# The procedure that a request calls by its body.
set "keys.procedure" {
  words = ["method", "rpc_method", "procedure", "methodName", "method_name", "function"]
}

set "keys.arguments" {
  words = <<-W
    argument, args, arg, param, params, parameter, input, payload, kwargs, request, req, tool_input,
    tool_args, tool_argument, inputs, options, call_args, named_args, argument_list, argumente,
    parametros, parametre, variables
  W
}

# A body that is sent as it stands.
set "keys.raw-body" {
  words = <<-W
    data, body, content, input, file, stream, payload
  W
}

# What holds the name of a table, collection, index or other set of records.
set "keys.table" {
  words = <<-W
    table, table_name, collection, collection_name, index, index_name, dataset, dataset_id,
    data_set, entity_set, object_name, tabelle, tabla, relation, stream, table_id, view_name,
    entity_name, object_type, record_type, resource_type, tablename, sobject, entity, model_class,
    list_name, doctype, source_table, base_table,
    tabel, tabelnaam, tabellenname, nom_table, nombre_tabla, tabella, nome_tabella, tabela, nome_tabela
  W
}

set "keys.attachment" {
  words = <<-W
    attachment, attachment_path, file, file_path, attach, filename, media, media_path, document,
    upload, upload_file, local_file, input_file, local, local_path, local_filename, source_file,
    attachment_file, source_path, source_file_path, datei, dateien, fichier, archivo, dokument,
    documento, anlage, piece_jointe, adjunto, files, file_paths, local_files, attachments,
    upload_path, datei_pfad, dateipfad, chemin_fichier, ruta_archivo, asset_path, image_path,
    video_path, report_path, pdf, pdf_path
  W
}

# Parameters after a URL's question mark that name the operation.
set "keys.query-action" {
  words = <<-W
    action, operation, op, cmd, command, rpc, method_name, fn
  W
}

# Those whose value is a title of several words as often as one word.
set "keys.environment-title" {
  words = <<-W
    environment, environment_name, target_environment, deployment_environment, to_environment, destination_environment, umgebung,
    zielumgebung, entorno, environnement, ambiente
  W
}

set "keys.environment" {
  words = <<-W
    environment, env, stage, target_environment, deploy_env, deployment_environment, app_env,
    rails_env, node_env, flask_env, django_env, environment_name, target_env, env_name, tier,
    workspace, context, kube_context, kubeconfig_context, profile, aws_profile, ring,
    deployment_target, tf_workspace, environment_id, environment_slug, mix_env, rack_env,
    laravel_env, umgebung, entorno, environnement, target_stage, prod, target_slot, stufe,
    entorno_destino, zielumgebung, ziel_umgebung, environnement_cible, ambiente,
    cluster_environment, to_environment, destination_environment, release_environment,
    deploy_environment, spring_profiles_active, aspnetcore_environment, dotnet_environment,
    symfony_env, pulumi_stack, aws_profile_name, profile_name, rails_environment,
    djangosettingsmodule, config_environment, target_environment_name, deploy_stage, omgeving,
    pgservice, node_filter, stufe_ziel,
    doelomgeving, productieomgeving, ambiente_destino, ambiente_destinazione, srodowisko, miljo, zielsystem
  W
}

# Which state of the sources something is about.
set "keys.revision" {
  words = <<-W
    revision, ref, git_ref, branch, branch_name, target_revision, source_branch, source_ref, tag,
    git_branch, commit_ref
  W
}

# What says where a letter or a parcel goes.
set "keys.postal" {
  words = <<-W
    street, street1, street_1, address1, address_1, address_line1, line1, zip, zip_code, zipcode,
    postal_code, postcode, plz, city, strasse, ort, rue, ville, code_postal, calle, codigo_postal
  W
}

# A module of a tool for many machines, and what it is given.
set "keys.module" {
  words = ["module", "module_name", "ansible_module", "modul"]
}

set "keys.module-arguments" {
  words = ["args", "module_args", "arguments", "params", "parameters", "options", "module_params"]
}

# Which rows a query asks for, and what of each.
set "keys.filter" {
  words = ["filter", "where", "condition", "criteria", "selector", "match", "predicate"]
}

set "keys.columns" {
  words = ["projection", "field", "column", "select", "property", "attribute", "return_field"]
}

# What a search has.
set "keys.search" {
  words = <<-W
    query, filter, filters, search, page, per_page, page_size, limit, cursor, offset, sort, order_by,
    sysparm_query, where, criteria, q, search_term, keyword
  W
}

# What says which one of several things is meant.
set "words.identifier" {
  words = ["id", "key", "slug", "uuid", "guid", "alias", "name", "handle", "url", "path", "email"]
}

# What computes, wherever the data stands: its name says nothing about the environment.
set "keys.compute" {
  words = ["warehouse", "snowflake_warehouse", "warehouse_name", "runner", "agent_pool", "pool"]
}

# What people note beside the rest: the other words of the key say what it is about.
set "keys.remark" {
  words = <<-W
    *_note, *_notes, *_comment, *_comments, *_remark, *_remarks, *_hint
  W
}

# Names of a database, and of what it stands on: the words of their values say whether it is a local one.
# What says who asks for a call, how it is told from others, or how it is filed: nothing of where it is done.
set "keys.beside" {
  words = <<-W
    request_id, requestid, correlation_id, trace_id, span_id, idempotency_key, idempotence_key, client_token, client_request_token, client_reference, client_reference_id, nonce, message_id, conversation_id, thread_id, session_id, requested_by, requester, requestor, created_by, updated_by, changed_by, modified_by, initiated_by, submitted_by, approved_by, author, owner, assignee, reviewer, reporter, actor, user_agent, ticket, ticket_id, change_ticket, cost_center, team, squad, milestone, component, epic
  W
}

# Under what things are filed, where it is a list.
set "keys.filed" {
  words = ["tag", "label", "category", "keyword"]
}

# What some languages write in front of the names of parameters.
set "words.key-prefix" {
  words = ["p", "pi", "pv", "pn", "iv", "ev", "arg", "param", "prm"]
}

# What things are referred to by, at the end of a field's name.
set "words.reference" {
  words = [
    "id", "name", "arn", "identifier", "uuid", "uri", "url", "slug", "prefix", "number", "ref",
    "key", "full",
  ]
}

# What an act is done to, or where, as the last word of a field's name.
set "words.where" {
  words = <<-W
    namespace, name, project, group, cluster, app, application, stack, server, host, hostname, endpoint, vhost, realm, warehouse, instance, bucket, database, db, dbname, schema, table, service, connection, deployment, target, resource, base, vault, subscription, account, tenant, site, zone, queue, topic, inventory, context, kubeconfig, node, machine, vm, device, function, repository, repo, folder, directory, path, file, url, uri, dsn, catalog, dataset, index, collection, pipeline, job, chart, image, domain, organisation, organization, org, slot, store, shop, system, hote, serveur, servidor, mandant, location, workflow, volume, network, snapshot, configuration, config, setting, settings_module, chdir, cloud, server_group, destination, computer, simulator, safe
  W
}

set "keys.database" {
  words = <<-W
    database, database_name, pgdatabase, mysql_database, mysql_db, postgre_db, dbname, schema_name,
    keyspace, db_instance, datenbank, base_de_donnee, base_de_datos, mongo_db, mongodb_database,
    database_id, catalog, bucket_name, dataset,
    databank, databasenaam, datenbankname, nom_base, base_donnees, base_datos, nome_database, banco_dados
  W
}

# What a database is connected to by: what runs beside it is a statement.
set "keys.connection" {
  words = <<-W
    dsn, connection_string, conn_str, conn_string, conninfo, connection_uri, connection_url, database_url, database_uri,
    db_url, jdbc_url, sqlalchemy_url
  W
}

set "keys.place" {
  words = <<-W
    host, hostname, endpoint_url, server, server_name, instance_name, address, endpoint, url, uri, database_url,
    database_uri, dsn, connection, connection_string, connection_name, conn, pghost, mysql_host,
    db_host, database_host, redis_host, redis_url, redis_uri, mongo_uri, mongodb_uri, mongo_url,
    elasticsearch_url, es_url, clickhouse_url, docker_host, kubeconfig, target_host, remote_host,
    ssh_host, jdbc_url, sqlalchemy_url, serveur, servidor, hote, rechner, vhost, broker,
    bootstrap_server
  W
}

set "keys.amount" {
  words = <<-W
    amount, total, total_amount, amount_value, sum, value, payment_amount, transfer_amount,
    refund_amount, amount_cent, amount_minor, unit_amount, betrag, montant, importe, monto,
    gross_amount, net_amount, amount_money_amount, source_amount, target_amount, payout_amount,
    qty_amount, notional, amount_in_cent, amount_in_minor, total_value, credit_amount, debit_amount,
    charge_amount, amount_due, sum_total, gross, capture_amount, amount_to_capture, amount_decimal,
    amount_usd, amount_eur, budget, disbursement_amount, instructed_amount, settlement_amount,
    amount_total, total_amt, amt, ammount, *_amount, *_amt, *_amt_value, *_amt_amount, amount_to_confirm, amount_to_refund,
    amount_to_pay, amount_in_minor_unit, amount_micro, *_amount_micro, amount_unit, amount_currency,
    amount_gbp, amount_chf, amount_jpy, *_betrag, gesamtbetrag, summe, gesamtsumme, *_montant,
    montant_total, somme, importe_total, monto_total, total_cent, sum_cent, *_cent, cent, pence,
    sat, satoshi, lamport, wei, amount_sat, amount_wei, value_wei, notional_usd, usd, eur, gbp,
    usd_amount, eur_amount, grand_total, control_sum, ctrl_sum, *_amount_value, *_amount_amount,
    *_money_amount, instd_amt, order_value, invoice_total, total_due, total_price, amount_money,
    funds, quote_size, quote_qty, quote_order_qty, amount_pence, amount_minor_unit, amount_fiat,
    purchase_unit_amount, target_value, source_value, overdrawn, minor, value_minor, cantidad_total,
    gesamt, ammt, valor, bedrag, importo, kwota, belopp, sats, eth, usdc, amount_requested,
    lump_sum, value_amount, importe_diario, tagesbudget, budget_diario, *_budget, zahlbetrag,
    auszahlungsbetrag
  W
}

# Amounts for one piece: the quantity beside them multiplies them.
set "keys.price" {
  words = <<-W
    price, unit_price, limit_price, *_price, unit_amount, unit_cost, price_data_unit_amount,
    stueckpreis, preis, prix, prix_unitaire, precio, precio_unitario, rate_limit_price,
    prijs, stukprijs, prezzo, prezzo_unitario, preco, preco_unitario, cena, pris, einzelpreis
  W
}

set "keys.quantity" {
  words = <<-W
    quantity, qty, share, shares, volume, size, unit, num_share, share_count, *_quantity, *_qty,
    lot, contracts, base_size, count, menge, anzahl, stueckzahl, quantite, cantidad, nombre,
    aantal, stuks, quantita, quantidade, ilosc, antal
  W
}

set "keys.amount-minor" {
  words = <<-W
    amount_minor, amount_in_minor, minor_amount, minor_unit, minor_units, amount_minor_unit,
    amount_in_minor_unit, minor, *_minor, *_minor_unit, amount_smallest_unit
  W
}

# Small units that keys and texts of amounts name, by how many digits they lie below the major one.
map "money.units" {
  words = {
    cent = "2", cents = "2", pence = "2", pennies = "2", kobo = "2", paise = "2", centime = "2",
    centimes = "2", centavo = "2", centavos = "2", rappen = "2", oere = "2", ore = "2", grosz = "2",
    groszy = "2", centimo = "2", centimos = "2", pesewa = "2", pesewas = "2", haler = "2",
    kopek = "2", centesimi = "2", fils = "3", micro = "6", micros = "6", sat = "8", sats = "8",
    satoshi = "8", satoshis = "8", wei = "18", gwei = "9", lamport = "9", lamports = "9",
    msat = "11", drop = "6", drops = "6", nano = "9", uatom = "6",
  }
}

set "keys.amount-major" {
  words = ["amount_decimal", "amount_usd", "amount_eur", "amount_major"]
}

set "keys.currency" {
  words = <<-W
    currency, currency_code, ccy, iso_currency_code, amount_currency, waehrung, devise, moneda,
    source_currency, currencycode, cur, *_currency, currency_iso, asset, value_currency,
    amount_currency_code,
    munteenheid, valuta_code, divisa, moeda, waluta
  W
}

# Services whose amounts are in minor units, by a word of their name.
set "money.minor" {
  words = <<-W
    stripe, adyen, gocardless, razorpay, paystack, klarna, worldpay, moov, squareup, lithic,
    truelayer, primer, mangopay, omise, chargebee, affirm, finix, conekta, culqi, hyperswitch, brex,
    moderntreasury, starkbank, solaris, paddle, zuora_minor, checkoutcom, monzo, starling, spreedly,
    tabapay, marqeta_minor
  W
}

# The same, of those whose name is a common word: as the whole name of a server or a part of a host.
set "money.minor-servers" {
  words = <<-W
    square, checkout, column, increase, modern-treasury, modern_treasury, checkout-com,
    checkout_com, unit, api-checkout
  W
}

map "currency.exponents" {
  words = {
    EUR = "2", USD = "2", GBP = "2", CHF = "2", JPY = "0", KRW = "0", VND = "0", CLP = "0",
    ISK = "0", XAF = "0", XOF = "0", PYG = "0", UGX = "0", RWF = "0", BIF = "0", DJF = "0",
    GNF = "0", KMF = "0", VUV = "0", XPF = "0", KWD = "3", BHD = "3", OMR = "3", JOD = "3",
    TND = "3", LYD = "3", IQD = "3", SEK = "2", NOK = "2", DKK = "2", PLN = "2", CZK = "2",
    HUF = "2", CAD = "2", AUD = "2", NZD = "2", INR = "2", CNY = "2", BRL = "2", MXN = "2",
    ZAR = "2", SGD = "2", HKD = "2", AED = "2", ILS = "2", TRY = "2", RON = "2", BGN = "2",
    THB = "2", IDR = "2", MYR = "2", PHP = "2",
  }
}

map "currency.symbols" {
  words = {
    "€"   = "EUR"
    "$"   = "USD"
    "us$" = "USD"
    "£"   = "GBP"
    "¥"   = "JPY"
    "chf" = "CHF"
    "kr"  = "SEK"
    "zł"  = "PLN"
    "₹"   = "INR"
  }
}

set "keys.limit" {
  words = <<-W
    limit, max_result, page_size, per_page, *_per_page, *_page_size, per_page_limit, count, top, first, max, max_record, batch_size,
    num_result, size, row, max_row, last, n, take, maxresults, pagesize, limite, anzahl, max_item,
    max_row, page_limit, how_many, cantidad, max_count, nb_resultat, result_limit, record_limit, result_set_size,
    num_record, batch, rows_limit, result_size, max_entry, tamano, taille, total_count, max_size,
    aantal, max_aantal, hoechstzahl, maximale_anzahl, limite_resultats, nombre_max, numero_maximo, quantita, numero_massimo
  W
}

# How names of what a thing is changed to begin, and those of what it was: to_count, from_count.
map "keys.before" {
  words = { to = "from" }
}

# Verbs of a change that leaves fewer of a thing, or a smaller one.
set "verbs.fewer" {
  words = ["reduce"]
}

# How many of a thing there are, or how large it is.
set "keys.size" {
  words = <<-W
    count, size, replica, replica_count, node, node_count, instance, instance_count, worker, worker_count, capacity, desired_capacity,
    unit, vcpu, cpu, memory, ram, throughput, quota
  W
}

set "keys.recursive" {
  words = <<-W
    recursive, recurse, force_recursive, include_children, delete_children, recursif,
    recursive_delete, rekursiv, recursivo, with_children,
    inclusief_submappen, submappen, met_inhoud, mit_unterordnern, unterordner_einschliessen,
    sous_dossiers, incluir_subcarpetas, ricorsivo, recursief, rekurencyjnie, rekursivt
  W
}

set "keys.content" {
  words = <<-W
    content, text, data, file_content, contents, file_text, body, new_text, new_string, value
  W
}

# Free text for people: its words say nothing about what the call does.
set "keys.text" {
  words = <<-W
    body, message, text, note, description, comment, title, subject, content, prompt, reason,
    summary, memo, reference, remark, remarks, details, detail, explanation, thought, instruction,
    caption, label, name_display, purpose, statement_descriptor, commit_message, html, markdown,
    blocks, html_body, text_body, notes, internal_note, metadata_note, justification, context_text,
    question, answer, search_query, old_string, new_string, thread_text, verwendungszweck, soothing,
    rationale, bemerkung, nota, commentaire, comentario, motivo, hint, annotation,
    justification_text, m, display_name, message_text, activedescription, narrative,
    omschrijving, toelichting, opmerking, reden, onderwerp, inhoud, notitie, begruendung, betreff,
    beschreibung, kommentar, anmerkung, betalingskenmerk, motif, libelle, asunto, descripcion,
    causale, descrizione, motivazione, descricao, assunto, mensagem, nachricht, verwendung
  W
}

# Interpreters' names to the languages that code is read in.
map "languages" {
  words = {
    python = "python", python3 = "python", py = "python", jupyter = "python", ipython = "python",
    javascript = "node", js = "node", node = "node", nodejs = "node", typescript = "node",
    ts = "node", deno = "node", bun = "node", bash = "sh", sh = "sh", shell = "sh", zsh = "sh",
    dash = "sh", ksh = "sh", ash = "sh", pwsh = "powershell", powershell = "powershell",
    ruby = "ruby", rb = "ruby", perl = "perl", php = "php", sql = "sql", browser = "node",
    playwright = "node", puppeteer = "node", applescript = "applescript", osascript = "applescript",
    lua = "lua", elisp = "elisp", emacs = "elisp", vim = "vim", nvim = "vim", neovim = "vim",
    rscript = "r", r = "r", rserve = "r", rstudio = "r", apex = "apex", apexbody = "apex",
    apex_body = "apex", groovy = "groovy", apexcode = "apex", apex_code = "apex",
    anonymousapex = "apex", csharp = "csharp", "c#" = "csharp", dotnet = "csharp", java = "java",
    jshell = "java", kotlin = "kotlin", scala = "scala", golang = "go",
  }
}

# Arguments that are patches of files.
set "keys.patch" {
  words = <<-W
    patch, diff, patch_text, unified_diff, patch_content, diff_text, patchset, input, diff_content,
    git_diff, git_patch, raw_diff, raw_patch, udiff, changes
  W
}

# Arguments that hold the values of a statement beside it.
set "keys.binding" {
  words = <<-W
    params, parameters, param, values, bindings, binds, bind, args, arguments, vars, variables, positional, positional_params,
    query_params, query_parameters, sql_params
  W
}

# Arguments that name the one who receives a message.
set "keys.recipient-name" {
  words = <<-W
    recipient_name, to_name, receiver_name, name_recipient, empfaengername, empfaenger_name, name_empfaenger, nom_destinataire,
    destinataire_nom, nombre_destinatario, destinatario_nombre, nome_destinatario, destinatario_nome, naam_ontvanger, addressee_name
  W
}

# What switches on or off what it stands in.
set "keys.switch" {
  words = [
    "enabled",
    "enable",
    "active",
    "on",
    "activated",
    "aktiv",
    "aktiviert",
    "activo",
    "actif",
    "state",
    "status",
  ]
}

set "values.on" {
  words = ["true", "on", "enabled", "enable", "yes", "1", "active", "aktiv", "ein", "an"]
}
