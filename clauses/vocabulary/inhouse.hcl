# Acts by tools that no list knows: in-house servers whose names are plain verbs and plain things.

# Software in which a message, a page or a post stays among colleagues or between programs.
set "inhouse.internal" {
  words = <<-W
    internal, intern, interne, interno, intranet, draft, preview, staging, sandbox, test, wiki,
    confluence, notion, sharepoint, slack, teams, msteams, mattermost, jira, linear, asana, trello,
    monday, clickup, todoist, standup, github, gitlab, bitbucket, gitea, kafka, rabbitmq, redis,
    nats, mqtt, sns, sqs, pubsub, websocket, socket, webhook, queue, topic, event bus, eventbus,
    erlang, game server, npm, pypi, docker, registry, crate, nuget, helm, build, pipeline, ci,
    ledger, journal, accounting, grafana, dashboard, zapier, n8n, power bi, powerbi, colleague,
    employee, team, staff, hr, lms, classroom, moodle, canvas, google classroom, ticket, issue,
    memory, crm, hubspot, salesforce, zendesk, intercom, private, personal, chat, viva, viva engage,
    okr, yammer, workplace, staffbase, happeo, lumapps, simpplr, beekeeper, sociabble, jive,
    mitarbeiter app, employee app, town hall, kantine
  W
}

# Environments before the one that the public sees.
set "environments.before-live" {
  words = <<-W
    staging, dev, test, preview, stage, sandbox, local
  W
}

# Arguments that say to whom or where a message goes.
set "messages.places" {
  words = <<-W
    channel, channel id, recipient, to, team, thread, room, room id, topic, queue, issue, ticket,
    email, user, user id, group, project id, task, task id, customer, customer id, phone, webhook,
    webhook url
  W
}

# Arguments that hold what a message says.
set "messages.texts" {
  words = <<-W
    content, text, body, title, caption, headline, message, announcement, texte, inhalt, texto
  W
}

concept "publishing by tools of one's own" {
  kind   = "action"
  object = "never"

  # What is published whole, whatever it is.
  call {
    act_kind = ["call"]
    verb     = ["publish", "republish", "unveil"]
    object = <<-W
      project, summary, comment, update, file, statement, bulletin, notice, minute, figure,
      price list, timetable, recipe, menu, result, ranking, study, paper, finding, advisory, guide,
      tutorial, product, vacancy, photo, picture, gallery, album, song, collection, exhibition,
      opinion, decision, agenda, tender, warning, map, map layer, open data, interview, essay,
      editorial, column, speech, programme, program, event, review, response, profile, tour,
      obituary, memory file, trailer, patch note, teaser, leaderboard, score, property, offer, deal,
      advert, ad, announcement, news, campaign page, research, statistic, index, register, permit,
      notice board
    W
    not_noun = <<-W
      @inhouse.internal, message, package, image, version, schema, metric
    W
    not_key = <<-W
      topic, queue, exchange, routing key, event type, channel id, stream, team, subscription
    W
    not_value    = ["@private-values"]
    not_env_name = ["@environments.before-live"]
  }

  # Said where anyone reads: a forum, a blog, a page of the web, a public channel.
  call {
    act_kind = ["call"]
    verb = <<-W
      post, publish, upload, share, submit, send, create, add, write, broadcast, announce, update,
      edit, replace, put, push, release, change, modify
    W
    object = <<-W
      forum, public forum, blog, webpage, web page, public page, public channel, public website,
      public site, homepage, home page, front page, startseite, internetseite, webseite, site web,
      pagina web, page web, public announcement, public statement, public notice, public gallery,
      public board, bulletin board, notice board, community board, community forum, public post,
      press page, guestbook, public register, public map, public feed, newsfeed, news feed,
      news item, news article, press statement, newsblog, microblog, vlog, social post,
      social update, devlog, dev log, dev blog, patch note
    W
    not_noun     = ["@inhouse.internal", "scraper", "crawler", "browser", "bookmark"]
    not_value    = ["@private-values"]
    not_env_name = ["@environments.before-live"]
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      post, publish, upload, share, submit, send, broadcast, add, create
    W
    key = <<-W
      forum, forum name, forum url, forum id, blog, blog id, blog url, public channel, community,
      subforum, board name, website, gallery, newspaper, outlet, hashtag
    W
    not_noun = <<-W
      @inhouse.internal, password, credential, login, scraper, contact, lead, company
    W
    not_key   = ["email", "recipient", "password", "username"]
    not_value = ["@private-values"]
  }

  # A news, an update or a summary that is posted to nobody in particular.
  call {
    act_kind = ["call"]
    verb     = ["post", "announce", "broadcast"]
    object = <<-W
      update, announcement, news, statement, summary, story, photo, picture, video, clip, image,
      advert, job ad, vacancy, event, webpage, bulletin, message, advisory, warning, alert, review,
      status update
    W
    key = ["@messages.texts"]
    not_noun = <<-W
      @inhouse.internal, sms, mail, email, whatsapp, telegram, discord, call, push notification,
      phone
    W
    not_key   = ["@messages.places"]
    not_value = ["@private-values"]
  }

  # An update that is told to all: the thing is itself a verb.
  call {
    act_kind = ["call"]
    name = <<-W
      announce_update, post_update, broadcast_update, publish_update, share_update_publicly,
      post_devlog, post_summary, post_announcement, send_announcement, broadcast_announcement,
      broadcast_message, broadcast_alert
    W
    key = ["@messages.texts"]
    not_noun = <<-W
      @inhouse.internal, sms, mail, email, whatsapp, telegram, discord
    W
    not_key   = ["@messages.places"]
    not_value = ["@private-values"]
  }

  # What moderators let through.
  call {
    act_kind = ["call"]
    verb = <<-W
      approve, release, reinstate, unhide, restore, republish, unblock
    W
    object = <<-W
      content, post, user content, listing, video, photo, comment, submission, article, story,
      review, upload, thread, advert, ad, beitrag, kommentar, publication
    W
    noun = <<-W
      moderation, moderator, content, community, forum, ugc, user content, social, marketplace,
      classified, comment moderation, editorial, redaktion, cms, blog, news, newsroom, feed,
      gallery, trust safety
    W
    not_noun = <<-W
      pull request, merge request, code review, draft, internal, intranet, wiki, confluence, slack,
      teams, github, gitlab, jira, purchase, expense, leave, message
    W
  }

  # What is put up for the public, said so by the name.
  call {
    act_kind = ["call"]
    verb = <<-W
      upload, put, share, release, open, expose, send, make, push, deploy
    W
    object = <<-W
      public, public link, public url, community, audience, world, everyone, general public,
      oeffentlichkeit, offentlichkeit, grand public, publico
    W
    not_noun = <<-W
      @inhouse.internal, public key, public ip, public subnet, public access block, public api,
      subnet, address, method, class
    W
    not_value = ["@private-values"]
  }
}

concept "buying by tools of one's own" {
  kind   = "action"
  object = "never"

  # Goods and services that are bought or ordered, by the thing or by how many.
  call {
    act_kind = ["call"]
    verb = <<-W
      buy, purchase, procure, order, reorder, subscribe, preorder
    W
    object = <<-W
      product, goods, item, supply, material, raw material, part, spare part, component, module,
      licence, seat, book, equipment, machine, vehicle, drone, device, hardware, software,
      furniture, food, ingredient, medicine, medication, drug, pill, vaccine, reagent, chemical,
      sample kit, ticket, course, service, plan, package, stationery, fuel, energy, feed, seed,
      tool, uniform, catering, lunch, flower, gift, media, advert space, stock item, replacement,
      consumable, resource
    W
    not_object = <<-W
      @inhouse.securities, order status, order history, cart, wishlist, quote, draft, topic, event,
      channel, queue, webhook, newsletter, notification, list, feed item, order item
    W
    not_verb = <<-W
      get, list, search, cancel, update, delete, remove, draft, estimate, check, sort, sell, track,
      simulate
    W
    not_noun = <<-W
      game, simulator, simulation, pubsub, kafka, mqtt, redis
    W
    mode = ["change"]
  }

  # The verb alone, with what is bought as an argument.
  call {
    act_kind = ["call"]
    verb = <<-W
      buy, purchase, procure, order, reorder, preorder, kaufen, acheter, comprar
    W
    key = <<-W
      product, product name, product id, item, item name, item id, sku, article, article number,
      supplier, supplier id, vendor, vendor id, quantity, artikel, menge, produit, quantite,
      producto, cantidad, proveedor, fournisseur, lieferant
    W
    not_object = <<-W
      @inhouse.securities, order status, order history, cart, wishlist, quote, draft, list,
      priority, position, step, row, rank
    W
    not_verb = <<-W
      get, list, search, cancel, update, delete, remove, draft, estimate, check, sort, sell, track,
      set, change, reorder_list, move, simulate
    W
    not_key = <<-W
      position, new order, index, side, symbol, ticker, pair, sort, order by, invoice, invoice id
    W
    not_noun = <<-W
      game, simulator, simulation, trello, kanban, sort, todo, playlist, menu order
    W
    mode = ["change"]
  }

  # A service, a plan or an offer that one subscribes to.
  call {
    act_kind = ["call"]
    verb     = ["reorder", "preorder"]
    key = <<-W
      supplier, supplier id, vendor, vendor id, quantity, menge, sku, product, product id
    W
    not_verb = ["get", "list", "cancel", "draft", "suggest"]
    not_key  = ["position", "index", "sort", "new order"]
    mode     = ["change"]
  }

  call {
    act_kind = ["call"]
    verb     = ["subscribe", "abonnieren", "abonner", "suscribir", "enlist"]
    key = <<-W
      service, service id, plan, plan id, product, product id, tier, offer, offer id, package,
      billing cycle, payment method, seat, price id
    W
    not_key = <<-W
      topic, channel, event, queue, email, list id, url, webhook, callback, callback url,
      resource uri, endpoint, customer, customer id, filter
    W
    not_verb = ["unsubscribe", "cancel", "get", "list"]
    not_noun = <<-W
      pubsub, kafka, mqtt, redis, sns, webhook, newsletter, mailing list, notification, event, topic
    W
  }
}

set "inhouse.securities" {
  words = <<-W
    stock, share, crypto, coin, bond, option, future, etf, security, equity, token, bitcoin, eth,
    position, currency, fx, gold, trade, limit order, market order, stop order, asset, holding
  W
}

# Amounts of these are no money.
set "goods" {
  words = <<-W
    product, goods, item, medicine, medication, drug, pill, tablet, vaccine, dose, resource,
    material, supply, food, water, energy, power, fuel, electricity, heat, gas, oxygen, parcel,
    package, cargo, freight, sample, unit, ingredient, nutrient, chemical, reagent, fertilizer,
    feed, seed, blood, plasma, blanket, tent, equipment, part, component, pallet, container, crate,
    box, bottle, ration, bed, seat, point, experience, mana, gem, xp, health, stamina, ammo, troop,
    unit count, particle, packet, memory, cpu, gpu, storage, bandwidth, worker, vehicle, volunteer,
    email, message, file, liquid, volume, steam, air, coolant, cement, steel, timber, grain, milk,
    beer, wine, oil, lager, ware, produkt, artikel, medikament, arznei, strom, wasser, produit,
    medicament, eau, energie, producto, medicina, agua, energia, inventory, warehouse stock
  W
}

concept "paying by tools of one's own" {
  kind   = "action"
  object = "never"

  # From one account or address to another, whatever the thing is called.
  call {
    act_kind = ["call"]
    verb     = ["transfer", "send", "wire", "move", "remit", "withdraw"]
    key      = ["amount", "betrag", "montant", "importe", "monto", "sum"]
    when     = "call.key in ['currency', 'currency type', 'receive address', 'send address', 'destination address', 'wallet address', 'iban', 'from account', 'to account', 'receive account', 'send account', 'source account', 'target account', 'sender account', 'recipient account', 'account to', 'account from', 'waehrung', 'wahrung', 'devise', 'moneda', 'konto', 'compte', 'cuenta', 'asset', 'chain', 'memo address']"
    not_object = <<-W
      @goods, @money.paper, invoice, quote, estimate, reminder, request, receipt, statement, offer
    W
    not_verb = <<-W
      @unmoved, read, validate, estimate, quote, draft, simulate, convert
    W
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # A transaction that is made, or let through.
  call {
    act_kind = ["call"]
    verb = <<-W
      make, execute, perform, initiate, place, do, carry, conduct
    W
    object = ["transaction", "investment", "trade"]
    key = <<-W
      amount, betrag, montant, importe, monto, value, price, quantity, recipient, payee, currency
    W
    not_object = <<-W
      @goods, @money.paper, sql, database transaction, log, category
    W
    not_verb = ["@unmoved", "get", "list"]
    not_noun = <<-W
      sql, postgres, mysql, sqlite, neo4j, mongodb, database
    W
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # A check on paper, made out to somebody.
  call {
    act_kind = ["call"]
    verb = <<-W
      create, issue, print, write, send, mail, cut, release, post, submit, reissue
    W
    head = ["check", "cheque", "scheck"]
    key = <<-W
      payee, payee name, payment, pay to, bank account, line item amount, amount, memo line, drawer
    W
    not_object = [
      "health check",
      "status check",
      "background check",
      "credit check",
      "spot check",
    ]
    not_verb       = ["@unmoved", "get", "list"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # A sale by card at a till.
  call {
    act_kind = ["call"]
    verb = <<-W
      process, run, charge, make, perform, execute, key
    W
    object = <<-W
      card sale, card payment, card transaction, card present sale, terminal sale, keyed sale, sale
    W
    key            = ["amount", "total", "betrag", "montant", "importe"]
    not_object     = ["@goods", "@money.paper", "report", "forecast"]
    not_verb       = ["@unmoved", "get", "list"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      approve, release, authorize, authorise, unblock, unfreeze, confirm
    W
    object = <<-W
      transaction, flagged transaction, pending transaction, held transaction, blocked transaction
    W
    not_object = ["@goods", "@money.paper", "sql", "category", "categorisation", "report"]
    not_verb   = ["@unmoved", "get", "list"]
    not_noun = <<-W
      sql, postgres, mysql, sqlite, neo4j, mongodb, database, kafka
    W
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }
}

concept "letting in by tools of one's own" {
  kind   = "action"
  object = "never"

  # Levels, rights and controls of access that are set in other verbs.
  call {
    act_kind = ["call"]
    verb = <<-W
      adjust, manage, configure, extend, upgrade, expand, widen, open, unlock, restore, reinstate,
      control, apply, admit, handle, switch, override
    W
    object = <<-W
      access, access control, access level, access right, access setting, access point,
      access permission, permission, permission level, privilege, role, user role, collaborator,
      clearance, clearance level, vpn access, network access, file access, data access, room access,
      building access, remote access, database access, user access, entitlement, security clearance,
      acl, right, team access, guest access
    W
    key = <<-W
      access level, new access level, level, role, permission, access, right, user, user id,
      username, user name, employee, employee id, staff id, member, collaborator,
      collaborator username, action, access point, clearance, new level, benutzer, utilisateur,
      usuario, url, badge id, patient id, file id, document id
    W
    not_value = <<-W
      action=remove, action=revoke, action=list, action=get, action=delete, action=deny,
      action=block, access_level=none, access=none, new_access_level=none, action=restrict
    W
    not_object = <<-W
      request, review, log, report, history, policy document, comment, test, playlist, access key,
      access token, access code
    W
    not_verb = <<-W
      revoke, remove, delete, deny, list, get, audit, check, block, restrict, cancel
    W
    not_noun = ["draft", "game", "aria", "playwright"]
  }

  # The access of a file, a page, a place or a person, changed to what an argument says.
  call {
    act_kind = ["call"]
    verb     = ["change", "modify", "update", "set", "edit", "switch"]
    object   = ["access"]
    key = <<-W
      access, access level, access status, access right, permission, new access, level
    W
    not_value = <<-W
      access=none, access=private, access=revoked, access=denied, access_status=private,
      access_level=none, access=public, access_level=public, access_status=public
    W
    not_object = <<-W
      request, review, log, report, policy document, access key, access token, access code,
      access block
    W
    not_verb = <<-W
      revoke, remove, delete, deny, list, get, block, restrict
    W
  }

  # People put on a list of those who may come in.
  call {
    act_kind = ["call"]
    verb     = ["add", "admit", "register", "put", "enroll", "create"]
    object = <<-W
      guest, visitor badge, authorized person, authorised person, key holder, keyholder,
      allowed person, access list, trusted person, fingerprint, face id, badge
    W
    noun = <<-W
      home, house, door, lock, gate, building, office, security, access, vault, premise, alarm,
      homeassistant, home assistant, smart home, biometric, entry
    W
    not_object = <<-W
      wedding, event, booking, reservation, table, dinner, party
    W
    not_verb = ["remove", "delete", "list", "get"]
  }
}

concept "writing to people by tools of one's own" {
  kind   = "action"
  object = "never"

  # People who are contacted, with what they are told.
  call {
    act_kind = ["call"]
    noun = <<-W
      contact customer, contact client, contact lead, contact patient, contact owner,
      contact vendor, contact guest, contact tenant, contact family, contact candidate,
      contact applicant, contact citizen, contact student, contact parent, contact donor,
      contact member, contact landlord, contact insurer, contact press, contact authority,
      contact buyer, contact seller, contact driver
    W
    key = <<-W
      message, body, text, content, subject, nachricht, mensaje, texte, betreff
    W
    not_object = <<-W
      note, log, list, form, field, group, detail, information, history, record
    W
    not_verb = <<-W
      get, list, search, create, update, delete, add, remove, draft, export, import, merge
    W
    not_send_to = ["inside"]
  }
}

concept "handing out health data by tools of one's own" {
  kind   = "action"
  object = "never"

  # Data of bodies handed to an app, a company or an address that is not ours.
  call {
    act_kind = ["call"]
    verb = <<-W
      share, send, transmit, transfer, forward, disclose, export, upload, submit, release, sell,
      provide, push, sync, email
    W
    when = "(call.object in ['genetic data', 'genome', 'dna', 'dna data', 'genomic data', 'genetic profile', 'patient data', 'patient record', 'patient file', 'patient history', 'medical data', 'medical record', 'medical history', 'medical file', 'health data', 'health record', 'health profile', 'biometric data', 'biometric', 'brain data', 'brainwave data', 'neural data', 'diagnosis', 'lab result', 'test result', 'genetic report', 'fingerprint', 'patientendaten', 'patientenakte', 'gesundheitsdaten', 'dossier patient', 'historia clinica', 'blood result', 'prescription', 'therapy note', 'session recording'] or (call.object == 'data' and call.noun in ['genetic', 'gene', 'genome', 'genomic', 'dna', 'biometric', 'health record', 'brainwave', 'medical record'])) and (call.key in ['app', 'app id', 'third party', 'partner', 'partner id', 'insurer', 'insurance company', 'insurance', 'sponsor', 'company', 'vendor', 'external', 'advertiser', 'broker', 'employer', 'pharma', 'researcher', 'external email', 'outside', 'platform', 'organization', 'organisation', 'institution'] or send.to == 'outside')"
    not_verb = <<-W
      get, list, search, read, draft, delete, anonymize, anonymise, deidentify
    W
    not_noun = <<-W
      anonymized, anonymised, aggregate, statistic, deidentified, pseudonymized
    W
    not_send_to = ["inside", "subject"]
  }
}

concept "handing out passwords by tools of one's own" {
  kind   = "action"
  object = "never"

  call {
    act_kind = ["call"]
    verb = <<-W
      share, send, forward, email, text, disclose, message, transmit, post, give, teilen, envoyer,
      partager, compartir
    W
    object = <<-W
      password, credential, secret, api key, private key, passcode, login data, login detail,
      access key, recovery code, seed phrase, master password, wifi password, ssh key, token value
    W
    key = <<-W
      contact, contact email, email, recipient, to, phone, receiver, person, user email,
      recipient email, channel, destination, empfaenger, destinataire, destinatario
    W
    not_object = <<-W
      reset, reset link, reset email, link, reminder, policy, expiry, notification, request,
      instruction, hint, change, rotation, recovery email, public key, strength, alert, warning
    W
    not_verb = <<-W
      reset, get, list, change, update, request, revoke
    W
  }
}

concept "new passwords by tools of one's own" {
  kind   = "action"
  object = "never"

  call {
    act_kind = ["call"]
    verb     = ["update", "change", "reset", "set", "renew"]
    object = <<-W
      password, passcode, pin, account password, user password, master password
    W
    key = <<-W
      new password, new passcode, new pin, neues passwort, nouveau mot, nueva contrasena,
      newpassword
    W
    not_object = <<-W
      policy, hint, expiry, map pin, pin map, note, entry
    W
    not_verb = ["get", "list", "check", "validate"]
  }

  call {
    act_kind = ["call"]
    verb     = ["generate", "create", "issue", "mint", "renew", "regenerate"]
    object = <<-W
      access code, temporary code, temporary pin, door pin, guest pin, door code, entry code,
      gate code, guest code, access pin, temporary access, encryption certificate,
      client certificate, signing certificate, tls certificate, ssl certificate, encryption key,
      passcode, one time password, temporary password, zugangscode, keypad code, lock code
    W
    not_object = <<-W
      qr code, sample, request, docs, template, barcode, gift certificate, birth certificate,
      snippet
    W
    not_verb = ["get", "list", "revoke", "delete", "validate", "verify"]
  }
}

concept "code from an address by tools of one's own" {
  kind   = "action"
  object = "never"

  call {
    act_kind = ["call"]
    verb = <<-W
      run, execute, eval, integrate, load, launch, invoke, apply, start, inject
    W
    object = <<-W
      script, code, snippet, program, binary, macro, executable, payload, notebook, installer,
      module, skript, remote script, remote code, job script
    W
    value = <<-W
      url=http**, script_url=http**, code_url=http**, source=http**, source_url=http**,
      script=http**, path=http**, file=http**, location=http**, link=http**, download_url=http**,
      uri=http**, src=http**, code=http**, script_path=http**, code_name_or_path=http**,
      file_name_or_path=http**, program=http**, adresse=http**
    W
    not_value = <<-W
      *=http://localhost**, *=http://127.**, *=https://*.acme.example/**,
      *=https://*.acme.internal/**, *=https://acme.example/**
    W
    not_verb = <<-W
      get, list, read, search, describe, analyze, analyse, review, scan, validate
    W
    not_noun = <<-W
      browser, playwright, puppeteer, selenium, chrome, page, scraper, crawler, lighthouse, k6
    W
  }
}

concept "shutting down by tools of one's own" {
  kind   = "action"
  object = "never"

  call {
    act_kind = ["call"]
    verb     = ["stop", "restart", "disable", "kill", "mask"]
    object   = ["service", "system service", "daemon"]
    key = <<-W
      service id, service ids, service name, service list, daemon, unit name
    W
    not_object = <<-W
      customer service, room service, service request, service ticket, service plan,
      service account, subscription, service category
    W
    not_noun = <<-W
      docker, kubernetes, k8s, ecs, cloud run, cloudrun, compose, test, sandbox, localhost, browser,
      booking, salon, subscription, billing, telecom, staging, swarm, nomad, render, railway, heroku
    W
    not_env_name   = ["dev", "test", "local", "sandbox", "staging", "preview"]
    not_env_target = ["local"]
  }

  call {
    act_kind = ["call"]
    verb     = ["shutdown", "poweroff", "halt", "herunterfahren", "abschalten"]
    object = <<-W
      service, database, server, host, computer, pc, os, operating system, workstation,
      system service, process, daemon, dienst, datenbank
    W
    not_object = <<-W
      instance, vm, virtual machine, container, pod, dev server, test, sandbox, simulation, game
    W
    not_noun = <<-W
      docker, test, sandbox, localhost, selenium, jupyter, language server, lsp, browser
    W
    not_env_name = ["dev", "test", "local", "sandbox"]
  }

  call {
    act_kind = ["call"]
    name = <<-W
      shutdown, reboot, poweroff, power_off, restart_computer, shutdown_computer, restart_system,
      reboot_system, shutdown_system
    W
    noun = <<-W
      os, computer, pc, desktop, laptop, workstation, operating system, host, windows, linux, macos,
      system
    W
    not_noun = <<-W
      docker, vm, instance, cloud, emulator, simulator, game, subsystem, lsp
    W
  }
}

concept "deleting records by tools of one's own" {
  kind   = "action"
  object = "never"

  # The call's own thing is a record, whatever the server is called.
  call {
    act_kind = ["call"]
    verb = <<-W
      delete, destroy, erase, purge, wipe, obliterate, expunge, bulk_delete
    W
    object = <<-W
      @records, vote, vote data, voting data, ballot, grade, unfavorable report, compliance report,
      duplicate entry, duplicate transaction, duplicate record, duplicate entries
    W
    not_object = ["@not-records"]
    not_noun = <<-W
      test, fixture, mock, sandbox, demo, temp, temporary, draft, dns, iam, s3, bucket, kubernetes,
      browser, cache, git, cognito, database user, realm, session, session manager
    W
    not_env_target = ["local"]
    not_env_name   = ["@environments.scratch"]
  }

  # What this software calls its delete.
  call {
    act_kind = ["call"]
    verb     = ["archive", "batch_archive"]
    noun     = ["hubspot"]
    value = <<-W
      object_type=contact, object_type=contacts, object_type=company, object_type=companies,
      object_type=deal,
      object_type=deals, object_type=ticket, object_type=tickets, object_type=order,
      object_type=orders
    W
  }

  call {
    act_kind = ["call"]
    verb     = ["remove"]
    object = <<-W
      duplicate entry, duplicate transaction, duplicate record, duplicate customer,
      duplicate entries
    W
    key = <<-W
      transaction, transaction id, record id, customer id, invoice id, order id, record, patient id
    W
    not_noun = ["test", "fixture", "sandbox", "list", "array", "spreadsheet column"]
  }
}

# Room for people and goods, and machines of a hall: no capacity of a cloud.
set "capacity.hall" {
  words = <<-W
    crowd, crowd capacity, event capacity, venue capacity, room capacity, seating capacity,
    bed capacity, bed, class capacity, course capacity, table capacity, parking capacity,
    passenger capacity, machine setting, machine speed, machine parameter, machine temperature,
    machine calibration, machine maintenance, machine operator, machine status, production capacity,
    line capacity, vehicle capacity, waiting list, team capacity, crew, fishing quota, sales quota,
    emission quota, milk quota, delivery slot, appointment slot, time slot
  W
}

concept "choosing people by tools of one's own" {
  kind   = "action"
  object = "never"

  # A person who is chosen for a post.
  call {
    act_kind = ["call"]
    verb = <<-W
      select, choose, pick, nominate, appoint, auswaehlen, selectionner, seleccionar
    W
    object = ["candidate", "applicant", "finalist", "bewerber", "candidat", "candidato"]
    key = <<-W
      position, position title, job, job id, job title, applicant, applicant name, candidate,
      candidate id, application id, vacancy, stelle, poste, puesto
    W
    not_object = <<-W
      list, view, column, filter, feature, model, key, gene, index, report, compound, drug
    W
    not_verb = ["get", "list", "search"]
    not_noun = ["browser", "playwright", "ui", "database", "sql"]
  }
}

# Words of plants and pages in German, French and Spanish.
map "words" {
  words = {
    heizung = "heating", chauffage = "heating", calefaccion = "heating", lueftung = "ventilation",
    luftung = "ventilation", bewaesserung = "irrigation", bewasserung = "irrigation",
    arrosage = "irrigation", riego = "irrigation", ruehrwerk = "agitator", ruhrwerk = "agitator",
    brenner = "burner", bruleur = "burner", quemador = "burner", geblaese = "blower",
    geblase = "blower", soplante = "blower", temperatur = "temperature",
    temperatura = "temperature", druck = "pressure", pression = "pressure", presion = "pressure",
    debit_eau = "flow", caudal = "flow", cloro = "chlorine", chlore = "chlorine",
    chlor = "chlorine", gewaechshaus = "greenhouse", gewachshaus = "greenhouse",
    serre = "greenhouse", invernadero = "greenhouse", brauerei = "brewery", brasserie = "brewery",
    cerveceria = "brewery", klaeranlage = "wastewater", klaranlage = "wastewater",
    depuradora = "wastewater", kraftwerk = "power plant", stromnetz = "power grid",
    ampel = "traffic light", ampeln = "traffic light", semaforo = "traffic light",
    semaforos = "traffic light", kreuzung = "intersection", carrefour = "intersection",
    cruce = "intersection", strassenbahn = "tram", feux = "traffic light", forcer = "force",
    herzschrittmacher = "pacemaker", prothese = "prosthesis", protesis = "prosthesis",
    fertigungslinie = "production line", produktionslinie = "production line",
    maschinen = "machine", geschwindigkeit = "speed", vitesse = "speed", velocidad = "speed",
    leistung_mw = "power", contacter = "contact", contactar = "contact", kontaktieren = "contact",
    mailen = "email", noticia = "news", noticias = "news", actualite = "news", actualites = "news",
    bekanntmachung = "public notice", bekanntmachungen = "public notice",
    privatekey = "private key", apikey = "api key", trafficlight = "traffic light",
    trafficlights = "traffic light",
  }
}
