# How calls that carry other things are read: generic executors and HTTP tools, workflows, queues, browsers, editors.

# What is done, by its name, where what it is done with stands beside it.
set "keys.operation" {
  words = <<-W
    op, operation, operation_name, operation_id, action, action_name, action_type, function,
    function_name, fn, func, do, svc, service_call, command, command_name, cmd, verb, type, kind,
    event, event_type, event_name, message_type, message_name, task, task_type, task_name, job,
    job_type, method, method_name, rpc, procedure, routine, handler, intent, call, api, api_name,
    bapi, function_module, instruction, mutation, activity, activity_type, aktion, vorgang, befehl,
    kommando, comando, accion, operacion, invoke, execute, run, request_type, what, transaction,
    transaction_type, detail_type, topic, step, tool, endpoint_name, msg_type, uses, use, ref
  W
}

# Where a service is, with the path of the request beside it.
set "keys.base" {
  words = <<-W
    base, base_url, base_uri, host, hostname, site, server, origin, domain, api_base, api_host,
    root_url, server_url, instance, instance_url, service_url, authority, target_host, host_url,
    api_url, url_base, basis, service, service_base, netloc, gateway_url, fqdn
  W
}

# Headers and fields that say which method a request stands for.
set "headers.method" {
  words = <<-W
    x-http-method-override, x-http-method, x-method-override, _method, method-override,
    http-method-override, x_http_method_override, method_override, http_method_override
  W
}

# Words for an encoding, in the names of arguments and as the value of one.
set "words.encoded" {
  words = <<-W
    base_64, b_64, base_64_url, b_64_url, encoded, hex, base_32, b_32, urlencoded, url_encoded,
    percent_encoded, base_64_encoded, b_64_encoded
  W
}

set "keys.encoding" {
  words = <<-W
    encoding, enc, content_encoding, body_encoding, payload_encoding, transfer_encoding,
    content_transfer_encoding, encoded_as, data_encoding, script_encoding, codierung, kodierung,
    format
  W
}

# An object with a value and its type, as APIs write them: names as they are spelled.
set "values.typed" {
  words = [
    "stringvalue", "integervalue", "doublevalue", "booleanvalue", "longvalue", "numbervalue",
    "string_value", "integer_value", "double_value", "boolean_value", "long_value", "number_value",
    "bool_value", "int_value", "float_value", "floatvalue", "intvalue", "boolvalue", "decimalvalue",
    "n", "s", "bool", "$numberdecimal", "$numberint", "$numberlong", "$numberdouble", "textvalue",
    "datevalue", "timestampvalue", "userenteredvalue", "#text", "_text", "$t",
  ]
}

set "values.value" {
  words = ["value", "val", "wert", "valeur", "valor", "@value"]
}

set "values.type" {
  words = <<-W
    type, datatype, data_type, valuetype, value_type, @type, typ
  W
}

set "values.beside" {
  words = ["valueinfo", "local", "transient", "metadata", "nullable"]
}

set "values.types" {
  words = <<-W
    string, str, text, number, numeric, integer, int, int32, int64, long, short, double, float,
    decimal, bigdecimal, boolean, bool, date, datetime, json, object, binary, null, xs:string,
    xs:decimal, xs:boolean, xsd:string, xsd:decimal, xsd:boolean, enum, java.lang.string,
    java.lang.long, java.math.bigdecimal, java.lang.boolean, java.lang.double, java.lang.integer
  W
}

# The name and the value of a list of named values.
set "keys.pair-name" {
  words = <<-W
    name, key, k, field, field_name, column, column_id, column_name, attribute, attribute_name,
    property, property_name, variable, variable_name, param, param_name, parameter_name, path, feld,
    spalte, champ, campo, nombre, nom, schluessel, logical_name, api_name
  W
}

set "keys.pair-value" {
  words = <<-W
    value, v, val, values, new_value, wert, valeur, valor, string_value
  W
}

# Elements that begin a page for people.
set "markup.page" {
  words = <<-W
    html, body, p, div, span, br, h1, h2, h3, h4, a, b, i, em, strong, table, ul, ol, li, img, head,
    section, article, main, header, center, font, svg, style, script, template, iframe, form,
    button, hr, blockquote, pre, code, details, summary, nav, footer, tr, td
  W
}

# What a workflow keeps and decides by.
set "keys.variables" {
  words = <<-W
    variable, variables, vars, process_variable, process_variables, local_variable,
    workflow_variable, task_variable, form_data, form, output, outputs, result, payload, input,
    inputs, data, variablen, variablenliste, correlation_variable, field, form_value, form_field,
    context
  W
}

set "keys.task" {
  words = <<-W
    task_id, task_token, process_instance_id, execution_id, workflow_instance_id, human_task_id,
    user_task_id, process_instance_key, job_key, element_instance_key, user_task_key,
    external_task_id, activity_id
  W
}

set "nouns.workflow" {
  words = <<-W
    task, process, workflow, user task, human task, signal, step, activity, job, instance,
    process instance, camunda, bpm, bpmn, zeebe, flowable, temporal, external task, form, aufgabe,
    vorgang, tache, tarea, flow, correlate, execution, message, event, token
  W
}

# What grants something, to what its opposite is called.
map "words.undone" {
  words = {
    approve   = "reject"
    accept    = "reject"
    grant     = "deny"
    hire      = "reject"
    shortlist = "reject"
  }
}

# Where a message goes that programs read.
set "keys.topic" {
  words = <<-W
    topic, topic_name, queue, queue_name, routing_key, destination_queue, event_bus, exchange,
    stream, stream_name, topic_path, queue_path, subject_name, nats_subject, channel_name,
    destination_name, warteschlange, thema, mqtt_topic, event_name, detail_type
  W
}

set "nouns.queue" {
  words = <<-W
    queue, topic, event, stream, bus, broker, mq, message
  W
}

# What presses something on a page.
set "verbs.press" {
  words = <<-W
    click, press, tap, dblclick, double_click, leftclick, doubleclick, submit, check, activate,
    cliquer, klicken, pulsar, hacer_clic, dispatchevent, trigger_click, invoke_element
  W
}

# Words that press only what an argument says is an element: submit_form presses, submit_payment does not.
set "verbs.press-element" {
  words = ["submit", "check", "activate"]
}

# What holds an element of a page by its label or its selector, and nothing else.
set "keys.element" {
  words = <<-W
    element, selector, locator, button, aria_label, xpath, css, css_selector, role_name, link_text,
    button_text, accessible_name, target_element, element_description, beschriftung, schaltflaeche,
    bouton, boton, ui_element, control, control_name, caption, label
  W
}

# What holds the label or the selector of something on a page.
set "keys.label" {
  words = <<-W
    element, selector, label, description, text, name, button, locator, aria_label, title, xpath,
    css, css_selector, role_name, link_text, button_text, accessible_name, target_element,
    element_description, beschriftung, schaltflaeche, bouton, boton, target, query, instruction,
    intent, ui_element, control, control_name, caption, value
  W
}

# Words of labels and selectors that say what kind of element it is.
set "words.element" {
  words = <<-W
    button, btn, link, a, div, span, icon, tab, input, field, form, js, css, data, href, class, id,
    aria, label, role, name, nth, child, testid, cta, primary, secondary, the, in, on, text, xpath,
    contains, has, type, selector, element, css, qa, action, act, td, tr, li, ul, svg,
    schaltflaeche, bouton, boton, first, last, now, jetzt
  W
}

# What types into a page.
set "verbs.enter" {
  words = <<-W
    type, fill, enter, paste, input, keyboard, tippen, eingeben, ausfuellen
  W
}

# A program, and what it is to read.
set "keys.program" {
  words = <<-W
    program, executable, binary, interpreter, exe, bin, programm, programme, programa, command, cmd,
    file, process, shell, runtime
  W
}

set "keys.stdin" {
  words = <<-W
    stdin, standard_input, stdin_text, stdin_data, stdin_content, heredoc, stdin_input, input,
    input_text, eingabe, entree, entrada, script, code, source, lines
  W
}

set "keys.stdin-file" {
  words = <<-W
    stdin_file, stdin_path, input_file, stdin_from, read_from, redirect_stdin, in_file
  W
}

# What an edit puts into a file.
set "keys.new-content" {
  words = <<-W
    new_text, new_string, new_str, replacement, replace, replace_text, insert_text, new_content,
    new_source, text_to_insert, replace_with, replacement_text, inserted_text, new_code, new_line,
    neuer_text, nouveau_texte, texto_nuevo, with_text, code_edit, new_value_text
  W
}

# The folder that relative paths of a call start in.
set "keys.root" {
  words = <<-W
    root, cwd, workdir, working_directory, working_dir, work_folder, working_folder, base_path,
    base_dir, base_folder, repo_path, project_root, workspace, project_folder, project_path
  W
}

# How the names of arguments end that say of what kind something is.
set "words.kind" {
  words = <<-W
    type, typ, art, kind, category, kategorie, product, produkt, tipo, genre, sparte, leistung,
    gegenstand
  W
}

# Those of them that say the kind of a thing as often as an operation.
set "keys.operation-kind" {
  words = <<-W
    type, kind, name, subject, target, topic, task, task_type, transaction_type, activity_type,
    request_type, step, event, event_type, event_name, detail_type
  W
}

# What an operation belongs to, beside it.
set "keys.module" {
  words = <<-W
    service, service_name, namespace, module, interface, controller, class, client, component,
    api_group, sdk_client, dienst, modul, package_name
  W
}

# What is kept as an example, and done by nobody.
set "nouns.kept" {
  words = <<-W
    mock, fixture, collection, schema, openapi, swagger, stub, example, memory, knowledge
  W
}

# Verbs that put a message where programs read it.
set "verbs.emit" {
  words = <<-W
    publish, produce, send, put, push, enqueue, emit, add, post, dispatch, write, xadd, lpush,
    rpush, insert, submit, broadcast, deliver, notify, call, invoke, execute, run
  W
}

# What a call is named after that runs whatever its arguments name.
set "words.runner" {
  words = <<-W
    gateway, gw, rpc, fn, func, lambda, capability, skill, method, procedure, generic, universal,
    raw, proxy, do, go, use, act, request, command, any
  W
}

# Agents behind a tool, which do what a sentence tells them.
set "words.agent" {
  words = <<-W
    agent, agents, subagent, browser, assistant, stagehand, browserbase, skyvern, delegate,
    delegation, handoff, crew, swarm, copilot, operator, webagent, automator, autopilot, bot, rpa,
    worker, computer
  W
}

# What tells an agent what to do, in a sentence.
set "keys.order" {
  words = <<-W
    task, instruction, goal, objective, prompt, request, act, action, mission, todo, step, query,
    order, assignment, job, message, intent, directive, auftrag, anweisung, aufgabe, ziel, tache,
    consigne, objectif, tarea, instruccion, objetivo, plan, task_description, user_task,
    user_request, task_prompt, what_to_do, description
  W
}

# Words before the verb of an order.
set "words.lead" {
  words = <<-W
    please, now, then, first, next, finally, also, just, go, ahead, and, you, should, must, need,
    to, step, bitte, dann, zuerst, danach, anschliessend, jetzt, puis, ensuite, luego, despues,
    favor, por, afterwards, there, simply, 1, 2, 3, 4, 5, 6, 7, 8, 9
  W
}

set "words.article" {
  words = <<-W
    the, a, an, our, my, their, his, her, its, this, that, der, die, das, den, dem, ein, eine,
    einen, le, la, les, un, une, el, los, las, una
  W
}

# What stands for the thing that was named before.
set "words.pronoun" {
  words = <<-W
    it, them, these, those, sie, ihn, es, lo, elle
  W
}

# Headers of a request that name what it does.
set "headers.operation" {
  words = <<-W
    soapaction, x-amz-target, x-rpc-method, x-method, x-action, x-operation, x-command
  W
}

# Arguments that say what is looked for, or described.
set "keys.looked-for" {
  words = <<-W
    filter, pattern, match, grep, regex, contains, find, route, rule, example
  W
}

# The state of a file that is to be no more.
set "values.absent" {
  words = ["absent", "deleted", "removed"]
}
