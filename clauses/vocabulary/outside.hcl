# What leaves, and what comes in from outside.

# Verbs that send, share or hand over.
set "verbs.send" {
  words = <<-W
    send, reply, forward, email, mail, message, dm, notify, broadcast, text, sms, call, dial,
    invite, share, respond, fax, deliver, dispatch, upload, transfer, push, sync, submit, contact,
    announce, ring, page, chat, resend, grant, mailto, whatsapp, post, put, multipart, deposit,
    ship, circulate, distribute, remind, alert, publish, enqueue_mail
  W
}

# Verbs of calls that hand a file to the service whose URL stands beside it.
set "verbs.hand" {
  words = <<-W
    convert, process, parse, analyze, analyse, submit, transcribe, ocr, translate, import, ingest,
    send, upload, put, post, push, deliver, store, classify, validate, sign, print, backup, share,
    transfer, summarize, summarise, detect, recognize, enrich, register, publish, sync, forward,
    attach, add, create, compress, optimize, sanitize
  W
}

# Things that are sent or shared when they are made.
set "nouns.send" {
  words = <<-W
    permission, invitation, invite, envelope, message, email, mail, sms, reply, attendee, event,
    meeting, notification, campaign, share, shared link, file member, folder member,
    document member, share link, collaborator, collaboration, courriel, newsletter,
    signature request, outbound, outgoing, sharing, file permission, whatsapp, dm, nachricht,
    share permission, guest user, phone call, outbound call, voice call, vapi, retell, bland,
    multipart, registrant, ring out, ringout, sendmail, create call, make call, start call,
    place call, initiate call, vonage, messagebird, infobip, plivo, telnyx, sinch, clickatell,
    aircall, membership, direct room, rundschreiben, mailing, anschreiben
  W
}

# Words of the names of servers and tools that hand what they are asked to models, search engines, translators and finders of people.
set "servers.prompt" {
  words = <<-W
    openai, chatgpt, gpt, anthropic, gemini, mistral, cohere, perplexity, groq, deepseek, together,
    openrouter, huggingface, llm, deepl, translate, translator, grammarly, websearch, tavily, exa,
    brave, serpapi, serper, duckduckgo, ddg, kagi, bing, clearbit, fullcontact, pipl,
    peopledatalabs, hunter, rocketreach, lusha, zoominfo, elevenlabs, grok, xai, qwen, claude_api,
    copilot_chat, languagetool, uebersetzer, traducteur, traductor, wolfram, jina, searxng, yandex,
    baidu, replicate, fireworks, nebius, ai21, writesonic, jasper, ollama_cloud, phind, youcom,
    linkup, spokeo, truepeoplesearch, chatbot, completion
  W
}

# Of those whose readers are the public.
set "servers.public" {
  words = <<-W
    pastebin, paste, gist, gists, hastebin, dpaste, privatebin, ghostbin, rentry, termbin, fileio,
    wetransfer, filebin, transfersh, gofile, anonfiles, sendspace, swisstransfer, imgur, catbox,
    litterbox, tmpfiles, uguu, pixeldrain, mediafire, smash, bashupload
  W
}

set "servers.forges" {
  words = <<-W
    github, gitlab, bitbucket, gitea, codeberg, forgejo, gitee, gh, glab, hub, tea
  W
}

# Where a call goes that names a URL beside its data.
set "keys.target-url" {
  words = <<-W
    url, uri, endpoint, request_url, api_url, base, base_url, target_url, host_url, server_url,
    full_url, api_endpoint, webhook_url, post_url, service_url, vendor, vendor_url, partner,
    partner_url, provider, provider_url, portal, portal_url, target, destination, destination_url,
    dest, dest_url, webhook, hook, hook_url, sink, sink_url, server, host, api, upload_url, ingest,
    ingest_url, push_url, forward_to, submit_url, submit_to, receiver, receiver_url, recipient_url,
    remote, remote_url, gateway, gateway_url, address, location, service, collector, collector_url,
    backend, backend_url, relay, relay_url, post_to, send_to, to, *_endpoint, *_host, *_server,
    *_gateway, *_api, u, ziel, ziel_url, anbieter, anbieter_url, empfaenger, empfaenger_url, dienst,
    adresse, ort, cible, fournisseur, destino, proveedor, adresse_url, url_cible, url_destino,
    delivery_url, export_url, sync_url, import_url, registry, registry_url, clinic_url, lab_url,
    agency_url, insurer_url, form_url, form, platform, platform_url, site, site_url, *_url, *_uri,
    prestataire, plateforme, plataforma, servicio, api_base, basis_url, dienstleister, partner_api,
    endpunkt, schnittstelle, serveur, servidor, basis, insurer, lab, clinic, zielsystem,
    target_system, destination_system, partner_endpoint, export_target, sync_target,
    empfaengersystem
  W
}

# URLs that are links in the data, and nothing goes to.
set "keys.link-url" {
  words = <<-W
    image_url, avatar_url, photo_url, picture_url, profile_url, linkedin_url, website_url,
    callback_url, redirect_url, redirect_uri, return_url, success_url, cancel_url, source_url,
    download_url, logo_url, page_url, file_url, document_url, referrer_url, canonical_url,
    repository_url, media_url, thumbnail_url, unsubscribe_url, confirmation_url, icon_url, html_url,
    cv_url, resume_url, portfolio_url, company_url, job_url, ticket_url, issue_url, video_url,
    audio_url, privacy_url, term_url, booking_url, meeting_url, join_url, reset_url, login_url,
    tracking_url, invoice_url, receipt_url, github_url, twitter_url, facebook_url, instagram_url,
    xing_url, homepage_url, blog_url, attachment_url, pdf_url, template_url, schema_url,
    registry_url, clone_url, dashboard_url, status_url, notify_url, notification_url, webhook_url,
    hook_url, postback_url, result_url,
    callback, webhook, callback_uri, notification_endpoint, return_uri
  W
}

# Names that a file may be given by.
set "keys.file-name" {
  words = <<-W
    name, title, document_name, doc_name, attachment_name, file_title, item_name, display_name,
    sheet_name, spreadsheet, workbook, key, object_key, blob_name, drive_item_path, item_path, blob
  W
}

set "keys.owner" {
  words = <<-W
    owner, repo_owner, repository_owner, namespace, org, organisation, workspace_slug, group_path
  W
}

set "keys.host" {
  words = <<-W
    host, hostname, server, sftp_host, ftp_host, remote_host, host_name, destination_host,
    target_host, ssh_host, smtp_host, server_host, repo_url, repository_url, clone_url
  W
}

# Names of accounts that hold no hyphens.
set "keys.account" {
  words = [
    "account_name",
    "storage_account",
    "storage_account_name",
    "destination_account",
    "destination_account_name",
  ]
}

# Words of names of tools that read pages.
set "words.web" {
  words = <<-W
    url, web, page, http, https, fetch, browser, navigate, scrape, crawl, request, curl, screenshot,
    scraper, crawler, puppeteer, playwright, goto, download, firecrawl, wget, website, site,
    preview, proxy, render, pdf, webhook, link preview, oembed, ssrf, rss, feed, browse, chrome,
    chromium, tab, axios, rest client, postman
  W
}

# Programs, with their operations, whose uploads anyone can read, or that hand a file to another person.
set "uploads.public" {
  words = <<-W
    gh gist create, gh gist new, gh gist edit, glab snippet create, hub gist create, pastebinit,
    wgetpaste, gist, gist-paste, pbpst, ix, termbin, tb, transfer, transfer.sh, ffsend,
    ffsend upload, croc, croc send, wormhole, wormhole send, wormhole-william send, rclone link,
    ipfs add, w3 up, w3 put, surge, asciinema upload, 0x0, bashupload, megaput, mega-put, gofile,
    imgur, imgurbash2, pastebin, hastebin, haste, sendgb, onionshare, onionshare-cli, webwormhole,
    portal send, termshark, sprunge, dpaste, fpaste, carbon-now, webtorrent create, qrcp, paste.sh,
    cfspeed, kefir, transferwee upload, transferwee, toffee share, mega-export, tmate, upterm
  W
}

# Commands of file transfer clients that send a file, and that connect.
set "transfer.put" {
  words = <<-W
    put, mput, send, append, reput, mirror, pput, upload, store, stor
  W
}

set "transfer.open" {
  words = ["open", "connect", "o"]
}

# Kinds of addresses that a relay joins: hosts, files, programs.
set "addresses.connect" {
  words = <<-W
    tcp, tcp4, tcp6, tcp-connect, tcp4-connect, tcp6-connect, udp, udp4, udp6, udp-sendto,
    udp-connect, udp-datagram, openssl, openssl-connect, ssl, sctp, sctp-connect, proxy,
    proxy-connect, socks4, socks4a, socks5, dtls
  W
}

set "addresses.file" {
  words = ["file", "open", "gopen", "create", "rdonly"]
}

set "addresses.run" {
  words = ["exec", "system", "shell"]
}

# Hosts that a call names: in a URL, as the other side of a connection or of a copy.
concept "reaching" {
  kind = "action"
  also = ["reaching internet hosts", "connecting to internet hosts"]

  host { approved = ["true", "false"] }
}

concept "internet host" {
  kind = "thing"
  also = ["internet hosts", "hosts on the internet"]

  host { approved = ["true", "false"] }
}

concept "approved internet host" {
  kind = "thing"
  also = ["internet hosts on the approved list", "internet hosts on the list of approved hosts"]

  host {
    approved     = ["true"]
    not_approved = ["false"]
  }
}

concept "fetching cloud metadata" {
  kind   = "action"
  object = "never"
  also = <<-W
    fetching private network addresses, fetching metadata, fetch cloud metadata,
    requests to private addresses, reaching private networks, fetching internal addresses,
    server-side request forgery, reading instance metadata, fetching cloud metadata endpoints,
    fetching metadata endpoints, fetching the cloud metadata service, fetching private addresses,
    fetching private IP addresses, fetching private networks, fetching internal network addresses,
    fetching internal IP addresses, fetching instance metadata, reading cloud metadata
  W
  unknown = "false"

  http {
    place  = ["metadata", "private"]
    client = ["fetch", "program", "call", "code"]
    not_shell_program = <<-W
      git, svn, hg, ansible, ansible-playbook, kubectl, helm, docker, podman, nmap, ping, dig
    W
    not_scheme = <<-W
      ssh, postgres, postgresql, mysql, redis, mongodb, amqp, git, sftp, s3, gs, rediss,
      mongodb+srv, kafka, ldap, tcp, amqps, mariadb, mssql, sqlserver, oracle, jdbc, clickhouse,
      nats, mqtt, mqtts, smb, nfs, rtsp, vnc, rdp, smtp, smtps, imap, imaps, memcached, cassandra,
      neo4j, bolt, ldaps, git+ssh, ssh+git, docker, unix, opc.tcp, modbus, snmp
    W
  }

  http {
    scheme = <<-W
      file, gopher, dict, ldap, netdoc, jar, view-source
    W
    client = ["fetch", "program", "call", "code"]
    not_shell_program = <<-W
      aws, aws2, awslocal, gcloud, az, oci, kubectl, helm, git, pip, npm, mvn, gradle, duckdb,
      sqlite3, open, xdg-open, start, terraform, nix, go, dotnet, aliyun, doctl, vault, consul, sam,
      cdk
    W
  }

  # Readers of metadata, and sockets.
  shell {
    program = [
      "ec2-metadata",
      "ec2metadata",
      "instance-metadata",
      "imds",
      "imdsctl",
      "gce-metadata",
    ]
    not_flag = ["--help", "--version", "-h"]
  }

  shell {
    program = ["cloud-init"]
    sub     = ["query"]
  }

  shell {
    program = ["nc", "ncat", "netcat", "telnet", "socat", "openssl"]
    when    = "shell.operand matches '(?i)(^|[:/])(169[.]254[.](169[.]254|170[.]2)|metadata[.]google[.]internal|100[.]100[.]100[.]200|fd00:ec2::254)' or shell.option matches '=(169[.]254[.](169[.]254|170[.]2)|metadata[.]google[.]internal)'"
  }

  file {
    path = <<-W
      /dev/tcp/169.254.*/*, /dev/tcp/10.*/*, /dev/tcp/192.168.*/*, /dev/tcp/172.16.*/*,
      /dev/tcp/172.2?.*/*, /dev/tcp/172.3?.*/*, /dev/tcp/metadata.*/*
    W
  }

  # A public name that is made to lead there.
  shell {
    flag    = ["--resolve", "--connect-to", "--host-resolver-rules", "--add-host"]
    program = ["curl", "curl-impersonate", "xh", "chromium", "google-chrome", "chrome"]
    when    = "shell.option matches '^--(resolve|connect-to|host-resolver-rules|add-host)=.*[: ]\\\\[?(169\\\\.254\\\\.|10\\\\.[0-9]|192\\\\.168\\\\.|172\\\\.(1[6-9]|2[0-9]|3[01])\\\\.|fd[0-9a-f]{2}:|metadata\\\\.)'"
  }
}

concept "uploading files to outside hosts" {
  kind   = "action"
  object = "never"
  also = <<-W
    uploading files, uploads of files, sending files to outside hosts, external uploads,
    uploading files outside the organisation, file uploads, sharing files with outsiders,
    copying files to outside hosts, file uploads to outside hosts,
    uploads of files to outside hosts, uploading files to outside services, external file uploads,
    file uploads outside the organisation, sharing files with outside parties,
    sharing files outside the organisation
  W

  send {
    channel        = ["upload", "copy"]
    to             = ["outside", "public", "unknown"]
    data_class     = ["file"]
    not_channel    = ["login"]
    not_shell_flag = ["--offline"]
    not_shell_program = <<-W
      docker, podman, skopeo, crane, dotnet, nuget, twine, npm, helm, oras, buildah, nerdctl, cargo,
      gem, poetry, uv, mvn, gradle, mail, swaks, mutt, sendmail, msmtp, git, himalaya, ko, regctl
    W
  }

  shell {
    program  = ["git"]
    sub      = ["push"]
    send_to  = ["outside", "public"]
    not_flag = ["--delete"]
  }

  shell {
    program = ["gh"]
    sub     = ["gist create", "gist new"]
  }

  shell {
    program = ["glab"]
    sub     = ["snippet create"]
  }

  shell {
    program = <<-W
      pastebinit, wgetpaste, pbpst, ffsend, croc, wormhole, transfer.sh, megaput, bashupload,
      fpaste, gist, wormhole-william, transferwee, imgurbash2, onionshare-cli, ncftpput, ftp-upload,
      wput, curlftpfs
    W
    not_sub = <<-W
      receive, recv, download, list, exists, version, help, info, get
    W
    not_flag = ["--list", "-l", "--version", "--help"]
  }

  call {
    verb = <<-W
      create, upload, paste, add, new, share, post, publish, make, send
    W
    noun = <<-W
      gist, paste, pastebin, file drop, snippet, hastebin, transfer sh, wetransfer, file io, imgur,
      filebin, privatebin, codepen, jsfiddle, replit, carbon
    W
    not_noun        = ["comment", "slack", "internal", "clipboard"]
    not_value       = ["visibility=private", "visibility=internal"]
    not_http_client = ["mention"]
  }

  call {
    verb = <<-W
      share, upload, copy, send, create, add, put, transfer, push, sync, export, grant, invite,
      deliver, move, post, replicate, submit, update, set, store, save, write, backup, mirror
    W
    noun = <<-W
      file, document, drive, dropbox, folder, onedrive, sharepoint, sheet, gdrive, box, object,
      blob, bucket, s3, gcs, sftp, ftp, upload, shared link, spreadsheet, presentation, slide, doc,
      ftps, scp, webdav, driveitem, drive item, datei, fichier, archivo, media, attachment,
      dokument, dossier, backup, collaboration, notebook, board, figma, asset, image, share,
      wetransfer, paperless, storage
    W
    send_to          = ["outside", "public"]
    not_send_channel = ["prompt"]
    not_noun = <<-W
      issue, pull request, email, message, mail, gmail, event, calendar, envelope, reply,
      conversation, ticket, campaign, sms, invoice, user, login, comment, bucket policy,
      set permission, public access block, acl, hold, legal hold, tagging, tag, retention,
      lifecycle, cors, encryption, versioning, replication, policy
    W
    not_act_kind = ["request"]
  }

  # A form with a file.
  call {
    noun = <<-W
      multipart, multipart form, form upload, file upload, upload file, tus, form data
    W
    send_to      = ["outside", "public"]
    data_class   = ["file"]
    not_verb     = ["download", "get", "list"]
    not_act_kind = ["request", "command"]
  }

  # A repository of another owner.
  call {
    verb    = ["push", "mirror", "publish"]
    noun    = ["git", "repository", "remote", "branch", "mirror", "ref"]
    send_to = ["outside"]
  }

  call {
    verb         = ["send", "upload", "share", "post"]
    noun         = ["discord", "telegram", "whatsapp", "signal"]
    when         = "call.noun in ['file', 'document', 'photo', 'video', 'attachment', 'media', 'audio']"
    not_send_to  = ["inside"]
    not_act_kind = ["request", "command"]
  }

  shell {
    program = ["powershell", "pwsh"]
    when    = "shell.operand matches '(?i)\\\\.Upload(File|Data|String)(Async|TaskAsync)?\\\\(.{0,4}h[^a-z]{0,3}t[^a-z]{0,5}t[^a-z]{0,5}p.{0,6}://' or shell.option matches '(?i)\\\\.Upload(File|Data|String)(Async|TaskAsync)?\\\\(.{0,4}h[^a-z]{0,3}t[^a-z]{0,5}t[^a-z]{0,5}p.{0,6}://'"
  }

  call {
    verb = <<-W
      store, save, put, copy, transfer, deliver, push, export, archive, mirror, deposit, ship, hand,
      submit, send, share, backup, sync, drop, place, publish, move, post
    W
    send_to = ["outside", "public"]
    not_noun = <<-W
      message, email, mail, sms, chat, ticket, comment, event, calendar, issue, pull request,
      envelope, gmail, outlook, conversation, reply, signature, conversion, letter
    W
    key = <<-W
      file path, local path, local file, datei, fichier, archivo, local, source path, source file,
      input file, dateipfad, datei pfad, file name, filename
    W
    not_send_channel = ["prompt", "message"]
    not_act_kind     = ["request", "command"]
    not_mode         = ["read"]
  }

  call {
    verb    = ["upload"]
    send_to = ["outside", "public"]
    not_noun = <<-W
      message, email, mail, video, image url, metric, log
    W
    key = <<-W
      file, file path, path, local path, local file, filename, attachment, content, input file,
      source, document, data, datei, fichier, archivo, documento, dokument, local
    W
    not_act_kind = ["request", "command"]
  }

  call {
    verb = <<-W
      create, add, insert, share, set, grant, release, invite, give
    W
    noun = <<-W
      permission, sharing, share, file permission, release, collaborate, collaborator,
      collaboration,
      access, share link, guest link, freigabe, partage, comparticion
    W
    send_to = ["outside", "public"]
    key = <<-W
      file, file id, document, item id, drive, folder, folder id, path, document id, doc id, pfad,
      datei, ordner, fichier, chemin, dossier, archivo, carpeta, ruta, item, file path, folder path
    W
    not_noun = ["repository", "calendar", "channel", "meeting", "invoice", "payment"]
  }

  call {
    noun         = ["collaborate"]
    send_to      = ["outside", "public"]
    not_act_kind = ["request", "command"]
  }

  # A file handed to a service for passing files on, which an argument names.
  call {
    verb = [
      "upload",
      "send",
      "share",
      "transfer",
      "drop",
      "put",
      "push",
      "create",
      "deliver",
      "publish",
      "add",
      "post",
    ]
    data_class   = ["file"]
    when         = "any(call.args, .key in ['provider', 'service', 'destination', 'target', 'via', 'backend', 'channel', 'transport', 'host', 'remote'] and .value matches '(?i)^(wetransfer|transfer.?sh|file.?io|sendanywhere|send.?anywhere|smash|gofile|anonfiles|0x0|catbox|filebin|pastebin|hightail|swisstransfer|mega|mediafire)([.][a-z]+)?$')"
    not_mode     = ["read"]
    not_act_kind = ["request", "command"]
  }

  # What is laid down where the public reads it.
  call {
    verb = ["upload", "deposit", "add", "create", "put", "submit", "attach"]
    noun = [
      "zenodo",
      "figshare",
      "dataverse",
      "dryad",
      "osf",
      "b2share",
      "pangaea",
      "arxiv",
      "ssrn",
      "kaggle",
    ]
    key = [
      "file",
      "file path",
      "path",
      "local path",
      "local file",
      "filename",
      "file name",
      "source",
      "file paths",
    ]
    data_class   = ["file"]
    not_act_kind = ["request", "command"]
    not_mode     = ["read"]
  }

  # A remote of a copying tool that its options describe.
  call {
    noun = ["rclone"]
    when = "any(call.args, .key matches '(dst|dest|target|remote|fs)' and .value matches '^:(webdav|sftp|ftp|smb|dropbox|drive|onedrive)[,:]')"
  }
}

# The kinds of messages, and the services that carry them.
set "messages" {
  words = <<-W
    message, email, mail, sms, mms, whatsapp, chat, dm, direct message, gmail, outlook, invitation,
    invite, reply, conversation, ticket comment, text, fax, voice, telegram, twilio, sendgrid,
    mailgun, postmark, ses, event, meeting, zendesk, intercom, notification, letter, campaign,
    newsletter, nachricht, courriel, correo, imessage, signal, phone, resend, slack, front,
    calendar, attendee, inmail, mailer, envelope, signature request, postcard, brief, lettre, carta,
    mailing, messenger, viber, line, wechat, teams, vonage, brevo, mailchimp, sparkpost, mailjet,
    reminder, rückfrage, kanal, smtp, docusign, hellosign, dropbox sign, adobe sign, pandadoc,
    zoom, webinar, mensaje, mms message, voicemail, dunning, mahnung, outreach, push notification,
    rundschreiben, anschreiben, messagebird, infobip, plivo, telnyx, sinch, clicksend, webex,
    in mail, mensajeria, messagerie, nachrichten, post out, list email, mass email, bulk email,
    marketing email, membership, invitee, anruf, appel, llamada, notificacion, benachrichtigung,
    serienmail, e post, einladung, whatsapp template
  W
}

concept "sending messages to people outside the organisation" {
  kind   = "action"
  object = "never"
  also = <<-W
    e-mail to people outside the company, email to people outside the organisation,
    sending messages outside the organisation, sending e-mail to people outside the company,
    contacting customers, messages to customers, emailing people outside the organisation,
    sending email to outsiders, external messages, emailing customers,
    messages to people outside the organisation, messages to people outside the company,
    sending email outside the organisation, writing to customers, messaging outsiders,
    contacting people outside the organisation, sending messages to customers,
    sending e-mail to customers, e-mail to customers, sending outside e-mail, outside e-mail,
    outside messages, sending outside messages, e-mail that leaves the organisation,
    e-mail leaving the organisation, messages that leave the organisation,
    messages leaving the organisation, sending a message to a customer
  W
  includes = ["writing to people by tools of one's own"]
  # What says that nobody is told.
  when    = "not (call.value in ['send_to_recipient=false', 'send_email=false', 'notify_customer=false', 'email_customer=false', 'send_to_customer=false', 'send_updates=none', 'send_notification=false', 'send_invitations=false'])"
  unknown = "false"

  # On the projects of others: an issue, or what is said to one.
  call {
    act_kind = ["call"]
    verb     = ["add", "create", "post", "reply", "submit", "write", "open"]
    object = [
      "issue",
      "issue comment",
      "comment",
      "pull request comment",
      "review",
      "review comment",
      "discussion",
      "note",
    ]
    noun    = ["github", "gitlab", "gitea", "bitbucket", "codeberg", "forgejo"]
    send_to = ["outside"]
  }
  shell {
    program = ["gh", "glab", "tea"]
    sub = [
      "issue create",
      "issue comment",
      "pr comment",
      "pr review",
      "issue note",
      "mr note",
      "issues create",
      "comment",
    ]
    send_to = ["outside"]
  }

  # In an answer that customers see.
  call {
    verb = ["@send", "reply", "answer", "add", "post", "create", "write"]
    value = <<-W
      sichtbarkeit=kunde, sichtbarkeit=extern, sichtbarkeit=oeffentlich, visibility=customer, visibility=public, visibility=external,
      audience=customer, audience=public, visible_to=customer, visible_to=requester, visibilite=client, visibilidad=cliente,
      is_public=true, public=true, visibility=vendor, visibility=partner, visibility=supplier, audience=partner, audience=vendor
    W
    key = [
      "ticket",
      "case",
      "fall",
      "vorgang",
      "ticket id",
      "case id",
      "dossier",
      "caso",
      "request id",
      "conversation",
    ]
    not_act_kind = ["request", "query", "command"]
    not_send_to  = ["inside"]
    mode         = ["change", "unknown"]
  }

  # By what is sent.
  call {
    verb = <<-W
      @send, resend, broadcast, put, make, place, request, run, publish, remind, alert, contact,
      enroll, insert, compose, book
    W
    noun             = ["@messages"]
    send_to          = ["outside", "public"]
    not_send_channel = ["prompt"]
    not_noun = <<-W
      github, gitlab, bitbucket, gitea, gist, paste, pastebin, draft, template, label, filter,
      commit, queue, topic, log, internal, note, internal note, function, tool, event bus, error,
      file permission, permission, drive, file, contact list, audience, subscriber, list member,
      suppression, contact, webhook, bucket, s3, search
    W
    not_verb     = ["draft", "get", "list", "search", "read", "share"]
    not_value    = ["status=created", "status=draft"]
    not_act_kind = ["command", "request"]
  }

  # Direct messages on networks where anybody is.
  call {
    act_kind = ["call"]
    verb     = ["send", "dm", "reply", "message", "respond", "write"]
    noun = <<-W
      discord, telegram, instagram, messenger, whatsapp, twitter, reddit, tiktok, snapchat, wechat,
      viber, linkedin
    W
    key = [
      "user",
      "user id",
      "recipient",
      "recipient id",
      "chat id",
      "to",
      "username",
      "handle",
    ]
    not_verb = ["draft", "get", "list", "search", "read"]
    not_noun = ["role", "reaction", "webhook", "command", "log", "audit"]
    when     = "call.verb == 'dm' or call.noun in ['dm', 'direct message', 'private message', 'pm', 'inmail', 'chat message']"
  }

  # By its address: mail, or a number.
  call {
    verb = <<-W
      send, reply, forward, email, mail, message, dm, notify, broadcast, text, sms, dial, invite,
      respond, fax, dispatch, contact, resend, circulate, remind, publish
    W
    not_head     = ["draft"]
    send_to      = ["outside"]
    send_address = ["*@*", "+[0-9]*", "00[0-9]*"]
    not_noun     = ["file permission", "permission", "drive", "login", "auth"]
    not_verb     = ["draft", "get", "list", "search", "read", "share"]
  }

  # By the medium that an argument names.
  call {
    value = <<-W
      channel=sms, channel=email, channel=mail, channel=whatsapp, channel=phone, channel=voice,
      channel=letter, channel=fax, kanal=sms, kanal=email, kanal=e-mail, kanal=mail, kanal=whatsapp,
      kanal=telefon, kanal=brief, kanal=fax, canal=sms, canal=email, canal=mail, canal=whatsapp,
      canal=correo, canal=courriel, canal=telefono, canal=courrier, medium=sms, medium=email,
      medium=whatsapp, medium=mail, medium=phone, type=sms, type=whatsapp, message_type=sms,
      message_type=email, message_type=whatsapp, kanal=e-post, kanal=post, via=sms, via=email,
      via=mail, via=whatsapp, delivery=email, delivery_method=email, delivery_method=sms,
      method=sms, method=email, kind=sms, kind=email, communication_type=email,
      notification_type=sms, notification_type=email
    W
    send_to = ["outside", "public"]
    not_noun = <<-W
      draft, template, preference, setting, subscription, search, log, user, login, mfa
    W
    not_verb = <<-W
      draft, get, list, search, read, delete, verify
    W
    not_mode     = ["read"]
    not_act_kind = ["query"]
  }

  # A letter, to whom a postal address is written.
  call {
    value = <<-W
      kanal=brief, kanal=e-post, kanal=post, channel=letter, channel=post, canal=courrier,
      canal=carta, medium=letter, medium=post
    W
    key = <<-W
      to, an, recipient, empfaenger, destinataire, destinatario, address, adresse, anschrift
    W
    not_mode = ["read"]
    not_noun = ["draft", "template"]
  }

  # A telephone call.
  call {
    verb = <<-W
      call, create, make, place, start, dial, initiate, trigger, outbound
    W
    noun = <<-W
      call, phone call, voice call, outbound call, phone, twilio, vapi, retell, bland, anruf, vonage
    W
    send_to      = ["outside"]
    send_address = ["+[0-9]*", "00[0-9]*", "0[1-9]*", "(*"]
    not_noun     = ["draft", "contact", "customer record", "lead"]
  }

  # A short message by the number that it is for
  call {
    verb        = ["queue", "send", "submit", "push", "deliver", "dispatch", "enqueue"]
    noun        = ["smsc", "mt", "sms gateway", "sms", "smpp", "mt sms", "sms mt", "smsgw"]
    when        = "any(call.args, .key matches '(?i)(^|[._])(dest|da|dst|destination|destination_addr|msisdn|to|recipient|phone|number|mobile)$' and .value matches '^[+]?[0-9 ]{9,16}$')"
    not_send_to = ["inside"]
    mode        = ["change", "unknown"]
  }

  # To a customer by the number of an account, or by name.
  call {
    verb = <<-W
      send, notify, message, email, mail, text, sms, contact, remind, alert, inform, reply, respond,
      answer, dispatch
    W
    noun = <<-W
      player, customer, kunde, client, guest, patient, candidate, applicant, subscriber, buyer, lead,
      prospect, tenant, supplier, vendor, partner, member, investor, policyholder, claimant,
      student, parent, donor, attendee, registrant, participant, shopper, insured, resident,
      passenger, borrower, renter, visitor, owner association
    W
    not_noun = <<-W
      draft, template, internal, report, list, export, note, team, success team, slack, record,
      group, queue, id, support team, data, webhook
    W
    mode         = ["change"]
    not_send_to  = ["inside"]
    not_act_kind = ["request", "query", "command"]
  }

  # To a person or a case of the business that an argument names.
  call {
    verb = <<-W
      send, email, mail, text, sms, message, resend, dispatch, deliver, reply
    W
    noun = <<-W
      email, mail, sms, message, letter, whatsapp, text, reply, mms, text message, template message,
      notification
    W
    key = <<-W
      contact, contact id, customer, customer id, lead, lead id, case, case id, ticket, ticket id,
      order id, candidate, candidate id, patient, patient id, guest, guest id, client, client id,
      applicant, subscriber, prospect, prospect id, supplier, vendor, buyer, tenant, reservation,
      booking, deal, deal id, policyholder, donor, wa id, msisdn
    W
    not_noun = <<-W
      draft, template create, internal, note, slack, teams, webhook, queue, kafka, sqs, topic, test,
      mattermost, discord, pubsub, event bus, log, search
    W
    not_verb = ["draft", "get", "list", "search", "read"]
    not_value = <<-W
      type=note, message_type=note, internal=true, public=false, is_public=false,
      visibility=internal, status=draft
    W
    mode         = ["change"]
    not_send_to  = ["inside"]
    not_act_kind = ["request", "query", "command"]
  }

  # A request to a network: connection, friendship, following.
  call {
    verb = ["connect", "follow", "invite", "add", "request"]
    noun = ["linkedin", "xing", "facebook", "instagram"]
    key  = ["note", "invitation message", "message", "custom message", "connection note"]
    not_noun = <<-W
      comment, post, draft, ad, page, webhook, account
    W
    not_act_kind = ["request", "command"]
  }

  # To an outside number or address that stands in the body of an operation.
  call {
    noun = <<-W
      ring out, ringout, phone call, outbound call, sms, text message, send mail, send email,
      sendmail, send message, voice call, call out, mms, outbound message, mail send, message send,
      email send, sms send, send sms, send text, conversation start, start conversation,
      new conversation, send whatsapp, sms message, registrant, invitee
    W
    send_to      = ["outside"]
    send_address = ["*@*", "+[0-9]*", "00[0-9]*"]
    not_noun     = ["draft", "log", "template", "history", "search", "list"]
    not_verb     = ["draft", "get", "list", "search", "read", "delete"]
    not_mode     = ["read"]
  }

  # To everyone of an audience.
  call {
    verb = ["send", "notify", "push", "broadcast", "trigger", "publish"]
    noun = <<-W
      push, push notification, notify user, in app message, app notification, user notification,
      sms blast, sms, mms, whatsapp, newsletter, mailing
    W
    key = <<-W
      segment, audience, segment id, included segment, user segment, cohort, external user,
      audience id
    W
    not_value = [
      "audience=*staff*",
      "audience=*employee*",
      "audience=*internal*",
      "audience=*team*",
      "audience=*on*call*",
      "segment=*internal*",
      "segment=*staff*",
      "segment=*employee*",
    ]
    not_noun     = ["draft", "test", "template", "internal", "git", "image"]
    mode         = ["change"]
    not_act_kind = ["request", "query", "command"]
  }

  # Services whose messages customers get.
  call {
    verb = <<-W
      send, create, trigger, broadcast, push, notify, message, schedule, publish, deliver, dispatch,
      post
    W
    noun = <<-W
      intercom, braze, onesignal, customerio, klaviyo, iterable, gorgias, drift, crisp, attentive,
      airship, pushwoosh, fcm, firebase messaging, leanplum, moengage, clevertap, sendinblue, brevo,
      activecampaign, outreach, salesloft, lemlist, podium, birdeye, yotpo, omnisend, postscript,
      whatsapp business, emarsys, mailerlite, convertkit, loops, freshchat, livechat, tidio, tawk,
      kustomer, gladly, dixa, trengo, userlike, smooch, sunshine, chatwoot, respondio, wati,
      manychat, zoko, gupshup, landbot, sendpulse, getresponse, aweber, constant contact,
      drip email, campaign monitor, cleverreach, rapidmail, superchat, mailcoach, vero, cordial,
      sailthru, bloomreach, insider
    W
    when = "call.noun in ['message', 'email', 'sms', 'push', 'notification', 'broadcast', 'campaign', 'reply', 'chat', 'whatsapp', 'mail', 'newsletter'] or call.verb in ['broadcast', 'notify']"
    not_noun = <<-W
      draft, template, segment, list, test, note, internal, tag, webhook, schema, event definition,
      content block, catalog
    W
    mode         = ["change"]
    not_act_kind = ["request", "query", "command"]
  }

  # A mailing to a list; a person put on a series of mails.
  call {
    verb = <<-W
      send, schedule, launch, start, trigger, broadcast, resume, publish, activate, run, deliver,
      execute, dispatch, fire, push, blast, release, distribute
    W
    noun = <<-W
      campaign, newsletter, broadcast, blast, mailing, drip, email campaign, sms campaign, outreach,
      sequence, cadence, rundmail, serienbrief, infolettre, boletin, email blast, push campaign,
      mail merge, serienmail, list email, mass email, bulk email, marketing email, rundschreiben,
      mass mail, bulk mail, email broadcast, sms broadcast, bulk sms, bulletin, publipostage,
      circular
    W
    not_noun = <<-W
      draft, test, ad, ads, ad campaign, advert, template, google ads, report, list, segment,
      internal, meta ads, budget, facebook, ad set, rl, pipeline, slack, phishing simulation,
      webhook, video
    W
    mode         = ["change"]
    not_send_to  = ["inside"]
    not_act_kind = ["request", "query", "command"]
  }

  call {
    verb = <<-W
      add, enroll, enrol, push, put, subscribe, start, assign
    W
    noun = <<-W
      sequence, cadence, drip, email sequence, outreach campaign, sales sequence, journey, nurture,
      email series, drip campaign, nurture campaign, welcome series
    W
    key = <<-W
      contact, contact id, lead, email, prospect, person, lead id, prospect id, contact email
    W
    not_act_kind = ["request", "query", "command"]
  }

  # the same where an argument names the series
  call {
    verb = ["enroll", "enrol", "subscribe", "add", "start", "push"]
    key = [
      "sequence",
      "cadence",
      "drip",
      "journey",
      "nurture",
      "sequence id",
      "cadence id",
      "journey id",
    ]
    value        = ["*@*"]
    not_send_to  = ["inside"]
    not_act_kind = ["request", "query", "command"]
  }

  # A person put into an automation that writes to people.
  call {
    verb = <<-W
      enroll, enrol, trigger, subscribe
    W
    noun = <<-W
      workflow, flow, automation, email series, campaign, canvas, welcome series, nurture, playbook
    W
    key = <<-W
      contact email, email, profile email, contact, subscriber, lead, prospect, customer email,
      recipient, person email, email address
    W
    value        = ["*@*"]
    not_send_to  = ["inside"]
    not_act_kind = ["request", "query", "command"]
  }

  # Push to the devices of an app's users.
  call {
    verb = ["send", "push", "publish", "broadcast"]
    noun = ["push", "push notification", "push message"]
    key = [
      "topic",
      "device token",
      "fcm token",
      "registration token",
      "token",
      "condition",
    ]
    not_noun = <<-W
      draft, test, git, image, pubsub, kafka, mqtt, internal
    W
    not_act_kind = ["request", "query", "command"]
  }

  # Papers of the business that go to the other party.
  call {
    verb = <<-W
      send, email, resend, mail, deliver, forward, dispatch
    W
    noun = <<-W
      invoice, quote, estimate, statement, receipt, proposal, payment link, reminder,
      payment reminder, credit note, dunning, contract, offer, survey, review request, quotation,
      order confirmation, signature request, purchase order, appointment reminder, mahnung, angebot,
      rechnung, nps, onboarding email, offer letter, rejection
    W
    not_noun = <<-W
      draft, test, internal, template, slack, webhook, event, report, queue, log
    W
    mode         = ["change"]
    not_send_to  = ["inside"]
    not_act_kind = ["query"]
  }

  # Letters and cards.
  call {
    verb = <<-W
      create, send, mail, print, post, order, submit
    W
    noun = <<-W
      letter, postcard, brief, lettre, carta, einschreiben, snail mail, certified mail
    W
    key = <<-W
      address line, address, adresse, anschrift, direccion, postal code, zip, postcode, address zip,
      recipient, to, street, to address, plz, empfaenger, empfanger, destinataire, destinatario,
      addressee, an
    W
    not_noun     = ["draft", "template", "cover letter", "newsletter", "letterhead"]
    mode         = ["change"]
    not_send_to  = ["inside"]
    not_act_kind = ["request", "query"]
  }

  # Something that goes out by mail when it is made so.
  call {
    key = <<-W
      send email, rejection email, notify customer, send notification, email customer, send invite,
      notify candidate, send update, notify recipient, email template, send invitation
    W
    value = <<-W
      notify_customer=true, email_customer=true, send_email=true, notify_candidate=true,
      send_email_at=now, send_update=all, send_invite=true, send_notification=true,
      send_to_customer=true, notify=customer, send_rejection_email=true, send_invitation=true,
      email_at=now, send_at=now, send_update=externalonly
    W
    not_send_to = ["inside"]
    mode        = ["change"]
  }

  call { is = ["answering a customer"] }

  call { is = ["commenting where customers read"] }

  # Private messages of networks that outsiders are on.
  call {
    verb = <<-W
      send, reply, message, dm, create, post, new
    W
    noun = <<-W
      inmail, direct message, dm, linkedin message, private message, connection request, whatsapp,
      telegram, messenger, imessage, sms, instagram message, invitation, linkedin invitation, viber,
      wechat, facebook message, twitter dm, signal, threema
    W
    not_noun = <<-W
      draft, template, slack, teams, internal, mattermost, discord, webhook, get, list, file,
      phone number, contact, calendar, member
    W
    not_verb     = ["get", "list", "search", "read"]
    not_send_to  = ["inside"]
    not_act_kind = ["request", "command"]
  }

  call {
    verb = <<-W
      send, reply, message, create, post, new, write, respond
    W
    noun = <<-W
      linkedin, facebook, instagram, twitter, xing, whatsapp, telegram, messenger, wechat, viber,
      signal, imessage, tiktok, reddit, threema, line, kakao, snapchat, etsy, ebay, airbnb, upwork,
      fiverr, booking, amazon seller
    W
    when = "(call.noun in ['message', 'dm', 'direct message', 'inmail', 'chat', 'connection request', 'invitation', 'private message', 'conversation'] or call.verb in ['message', 'dm']) and not (send.to == 'inside' and send.address matches '@')"
    not_noun = <<-W
      draft, template, internal, webhook, file, commit, command line, git
    W
    not_act_kind = ["request", "command"]
  }

  send {
    channel = ["message"]
    to      = ["outside", "public", "unknown"]
    not_to  = ["local"]
  }

  shell {
    program = <<-W
      mail, mailx, sendmail, mutt, swaks, msmtp, ssmtp, neomutt, s-nail, himalaya, git-send-email,
      curl, send-mailmessage, sendemail, mailsend, telegram-send, signal-cli, twilio, sms, gammu,
      mblaze, aerc, send-mgusermail
    W
    send_to     = ["outside", "public", "subject", "unknown"]
    not_send_to = ["local"]
    not_flag    = ["--list", "--check"]
    when        = "shell.program != 'curl' or shell.flag == '--mail-rcpt'"
  }

  shell {
    program = [
      "send-mgusermail",
      "send-mailmessage",
      "send-mgchatmessage",
      "send-ses2email",
      "send-sesemail",
    ]
    not_send_to = ["inside"]
    when        = "shell.operand matches '@[a-z0-9-]+[.]' or shell.option matches '@[a-z0-9-]+[.]'"
  }

  shell {
    program = ["aws"]
    sub = <<-W
      pinpoint send-messages, pinpoint send-users-messages, ses send-templated-email,
      ses send-bulk-templated-email, sesv2 send-bulk-email, connect start-outbound-voice-contact,
      pinpoint-sms-voice-v2 send-text-message, pinpoint-sms-voice-v2 send-voice-message,
      socialmessaging send-whatsapp-message, connect start-outbound-chat-contact,
      connect start-outbound-email-contact
    W
    not_send_to = ["inside"]
  }

  shell {
    program     = ["git"]
    sub         = ["send-email"]
    when        = "send.to in ['outside', 'public'] or any(call.args, .key in ['to', 'cc'] and .value contains '@')"
    not_send_to = ["inside"]
  }

  shell {
    program = ["osascript"]
    when    = "shell.option matches '(?is)application .{0,3}(mail|messages|outlook|microsoft outlook).{0,200}send' or shell.option matches '(?is)send .{0,400}(buddy|participant|outgoing message)' or shell.operand matches '(?is)application .{0,3}(mail|messages|outlook).{0,200}send'"
  }

  # An outside address and a text, in a request to any service.
  http {
    method       = ["POST", "PUT"]
    place        = ["outside"]
    client       = ["program", "code", "call"]
    send_address = ["*@*", "+[0-9]*", "[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]*"]
    call_key = <<-W
      message, text, body, subject, html, sms, content, template id, betreff, nachricht, texte,
      texto,
      html body, text body, html content, text content, message body
    W
    when        = "call.key in ['to', 'recipient', 'msisdn', 'phone', 'to number', 'destination', 'number', 'empfaenger', 'destinataire', 'destinatario', 'payee', 'cc', 'bcc', 'phone number', 'mobile']"
    not_send_to = ["inside"]
  }

  http {
    method = ["POST", "PUT"]
    host = <<-W
      api.eu.sparkpost.com, gatewayapi.com, gatewayapi.eu, api.46elks.com, rest.clicksend.com,
      rest.textmagic.com, api.smsapi.com, api.smsapi.pl, api.esendex.com, api.esendex.co.uk,
      api.cm.com, gw.cmtelecom.com, api.smsglobal.com, api.octopush.com, api.ovh.com,
      eu.api.ovh.com,
      api.sipgate.com, api.useplunk.com, send.api.mailtrap.io, api.sendpulse.com, api.maileroo.com,
      api2.frontapp.com, api.helpscout.net, api.kaleyra.io, rest.spryngsms.com, api.gupshup.io,
      waba.360dialog.io, waba-v2.360dialog.io, graph.whatsapp.com, api.pushover.net,
      fcm.googleapis.com,
      api.unisender.com, api.smsfactor.com, api.smsmode.com, rest.smsmode.com, api.mandrillapp.com,
      api.socketlabs.com, inject.socketlabs.com, api.tipimail.com, api.lob.com, api.postgrid.com,
      api.clicksend.com, api.pingen.com, api.letterxpress.de, api.bandwidth.com,
      voice.bandwidth.com,
      messaging.bandwidth.com, api.aircall.io, api.vapi.ai, api.retellai.com, api.bland.ai
    W
    path = <<-W
      **send**, **message**, **email**, **transmission**, **mtsms**, **sms**, **mail**, **call**,
      **reply**, **letter**, **postcard**
    W
    not_send_to = ["inside"]
  }

  # Programs of the organisation that write to its customers.
  shell {
    call_verb = ["notify", "remind", "send", "message", "email"]
    option = <<-W
      --channel=sms, --channel=email, --channel=mail, --channel=whatsapp, --kanal=sms,
      --kanal=email,
      --kanal=mail, --canal=sms, --canal=email, --via=sms, --via=email, --via=whatsapp
    W
    call_key = <<-W
      customer, customer id, client, patient, member, guest, tenant, contact, kunde, recipient, to
    W
    not_send_to = ["inside"]
  }

  shell {
    program = ["gam", "gamadv-xtd3", "gam7"]
    when    = "shell.sub contains 'sendemail' or shell.operand == 'sendemail'"
  }

  shell {
    call_verb = ["send", "blast", "broadcast", "dispatch"]
    call_noun = <<-W
      newsletter, campaign, mailing, rundmail, serienbrief, mail merge, bulk mail
    W
    call_key = <<-W
      list, segment, audience, issue, campaign, liste, recipient, template
    W
    not_flag      = ["--dry-run", "--test", "--preview", "--draft", "--help"]
    not_call_mode = ["read"]
  }

  http {
    method = ["POST", "PUT"]
    host = <<-W
      api.sendgrid.com, api.mailgun.net, api.eu.mailgun.net, api.twilio.com, api.postmarkapp.com,
      api.resend.com, api.telegram.org, graph.facebook.com, api.brevo.com, mandrillapp.com,
      api.vonage.com, rest.nexmo.com, api.mailchimp.com, email.*.amazonaws.com, api.messagebird.com,
      api.plivo.com, api.sparkpost.com, api.mailjet.com, api.sendinblue.com, api.clicksend.com,
      api.infobip.com, *.api.infobip.com, sns.*.amazonaws.com, api.nexmo.com, api.bird.com,
      api.loops.so, api.courier.com, api.customer.io, api.elasticemail.com, api.sinch.com,
      *.sms.api.sinch.com, api.whatsapp.com, api.line.me, chatapi.viber.com, gateway.seven.io,
      api.mailersend.com, api.zeptomail.com, smtp2go.com, api.smtp2go.com, onesignal.com,
      api.telnyx.com
    W
    path = <<-W
      **send**, **message**, **/email**, **Messages**, **Calls**, **mail**, **sms**, **/calls**,
      **/v2/text**
    W
    not_send_to = ["inside"]
  }

  http {
    method = ["POST"]
    host   = ["gmail.googleapis.com", "graph.microsoft.com", "www.googleapis.com"]
    path   = ["**/messages/send", "**sendMail**", "**/reply", "**/forward"]
    when   = "send.to == 'outside' and send.address matches '@'"
  }

  # A draft that is kept there goes to whom it names, which is not seen here.
  http {
    method      = ["POST"]
    host        = ["gmail.googleapis.com", "graph.microsoft.com", "www.googleapis.com"]
    path        = ["**/drafts/send", "**/messages/*/send", "**/replyAll", "**/forwardingAddresses"]
    not_send_to = ["inside"]
  }

  call {
    verb = ["send", "dispatch"]
    object = [
      "draft",
      "mail draft",
      "email draft",
      "draft message",
      "message draft",
      "draft email",
      "draft mail",
    ]
    not_send_to = ["inside"]
    mode        = ["change"]
  }

  # A rule by which mail goes on to an outsider.
  call {
    key = [
      "forward to",
      "forwarding email",
      "forward as attachment to",
      "redirect to",
      "forwarding address",
      "forward address",
    ]
    when    = "any(call.args, .key matches '(?i)(forward|redirect)' and .value matches '@')"
    mode    = ["change"]
    send_to = ["outside"]
  }

  # Invitations to meetings
  http {
    method = ["POST", "PATCH", "PUT"]
    host = [
      "graph.microsoft.com",
      "www.googleapis.com",
      "api.zoom.us",
      "api.cal.com",
      "webexapis.com",
    ]
    path = [
      "**/events",
      "**/events/*",
      "**/meetings",
      "**/bookings",
      "**/invitees",
      "**/registrants",
    ]
    when = "send.to == 'outside' and send.address matches '@' and call.key in ['attendee', 'invitee', 'guest', 'registrant', 'meeting invitee']"
  }
}

# Mail to anyone, colleagues too.
concept "sending e-mail" {
  kind = "action"
  also = ["e-mail", "e-mailing", "sending an e-mail", "mailing", "sending e-mail messages"]

  send {
    channel = ["message"]
    address = ["*@*.*"]
  }

  call {
    verb     = ["send", "email", "mail", "reply", "forward", "resend"]
    noun     = ["email", "e mail", "mail", "mailer", "gmail", "smtp"]
    not_verb = ["draft", "get", "list", "search", "read"]
    not_noun = ["draft", "template", "label", "filter", "contact", "list member", "webhook"]
  }
}

# A reply that a customer reads.
concept "answering a customer" {
  kind   = "action"
  object = "never"
  also   = ["replying to customers", "answering customers", "ticket replies"]

  call {
    verb = <<-W
      reply, respond, answer, send, add, update, create, comment, post, write, submit, put, solve,
      resolve, close
    W
    noun = <<-W
      ticket, zendesk, intercom, freshdesk, helpscout, help scout, conversation, support, helpdesk,
      gorgias, kustomer, front, freshservice, zoho desk, crisp, drift, livechat, live chat, tidio,
      service desk, servicedesk, customer request, zammad, otrs, anfrage, kayako, hiver, missive,
      gladly, dixa, trengo, chatwoot, case, jsm, service management, customer reply,
      customer comment, enquiry, inquiry, reclamation, complaint
    W
    not_noun = <<-W
      draft, internal, internal note, github, linear, tag, field, article, contact, macro, memory,
      priority, assignee, trigger, view, webhook, user, organisation, brand, test
    W
    not_value = <<-W
      message_type=note, type=note, type=internal, public=false, is_public=false,
      comment_public=false, comment_type=internal, visibility=internal, visibility=private,
      private=true, is_private=true, internal=true, is_internal=true, kind=note, comment_type=note,
      note_type=internal, channel=internal, reply_type=note, is_note=true, jsd_public=false
    W
    when = "any(call.args, .key in ['public', 'is_public', 'comment_public', 'jsd_public'] and .value == 'true') or call.verb in ['reply', 'respond', 'answer'] or call.noun in ['reply', 'public reply', 'public comment', 'customer comment', 'response', 'answer', 'antwort'] or call.key in ['comment body', 'reply', 'public reply', 'public comment', 'public response', 'customer comment', 'customer reply'] or any(call.args, .key in ['message_type', 'type'] and .value in ['comment', 'reply', 'outgoing', 'public', 'message', 'outbound'])"
  }
}

# Networks, forums and pages that anyone reads: what is made there is published.
set "public-places" {
  words = <<-W
    tweet, twitter, linkedin, facebook, instagram, tiktok, youtube, reddit, mastodon, bluesky,
    social, hacker news, front page, frontpage, homepage, front page news, press release, substack,
    x post, threads app, meta threads, public page,
    social post, newsroom, devto, dev to, pinterest, hashnode, producthunt, product hunt, buffer,
    hootsuite, toot, subreddit, hackernews, stackoverflow, stack overflow, discourse, forum, quora,
    xing, vimeo, twitch, snapchat, tumblr, podcast, app review, pressemitteilung,
    communique de presse, press, sprout, glassdoor, trustpilot, google review,
    google business, app store review, status page, statuspage, changelog, skeet, weibo, medium,
    blog post, blogger, bsky, x api, linkedin post, peertube, eventbrite, meetup, arxiv, zenodo,
    figshare, kaggle, luma, lemmy, mastodon status, soundcloud, flickr, wire release, businesswire,
    globenewswire, press wire, newswire, presseportal, nextdoor, ghost post, wordpress post,
    beehiiv, telegraph post, stackexchange, stack exchange, presse, pressemeldung,
    serverfault, superuser, askubuntu, lobsters, indiehackers, devpost, goodreads, yelp,
    tripadvisor, kununu, capterra, g2, twitch stream, patreon, wattpad, pixelfed, matrix public,
    usenet, mailing list public, redes sociales, reseaux sociaux, social media, linkedin page,
    facebook page, fanpage, community post
  W
}

# Pages that are public once they are published.
set "pages" {
  words = <<-W
    page, post, article, blog, blog post, site, website, landing page, cms, wordpress, ghost,
    webflow, contentful, sanity, strapi, drupal, entry, story, video, episode, news, release note,
    announcement, help article, document, doc, form, dashboard, workbook, dataset, report,
    squarespace, wix, shopify, prismic, storyblok, hubspot, podcast, newsletter, catalog, notebook,
    view, app, listing, web, public, deposition, dataset, preprint, job, event page, knowledge base,
    item, content, beitrag, event page, job posting, notion, slide, board, typo3, joomla, medium,
    documentation, docs site, portfolio, press page, release page, event listing, course, magento,
    bigcommerce, dato, datocms, payload, directus, butter, framer, carrd, kb article
  W
}

# Networks and sites by the argument that names one.
set "public-channels" {
  words = <<-W
    red=instagram, red=facebook, red=twitter, red=x, red=linkedin, red=tiktok, red=youtube,
    red=mastodon, red=bluesky, red=threads, red=reddit, red=pinterest, red=xing, red=medium,
    red=substack, red=website, red=webseite, red=homepage, red=blog, red=presseportal, red=newsroom,
    red=press, red=website_blog, red=site, red=web_site, red=sitio, red=web, network=instagram,
    network=facebook, network=twitter, network=x, network=linkedin, network=tiktok, network=youtube,
    network=mastodon, network=bluesky, network=threads, network=reddit, network=pinterest,
    network=xing, network=medium, network=substack, network=website, network=webseite,
    network=homepage, network=blog, network=presseportal, network=newsroom, network=press,
    network=website_blog, network=site, network=web_site, network=sitio, network=web,
    netzwerk=instagram, netzwerk=facebook, netzwerk=twitter, netzwerk=x, netzwerk=linkedin,
    netzwerk=tiktok, netzwerk=youtube, netzwerk=mastodon, netzwerk=bluesky, netzwerk=threads,
    netzwerk=reddit, netzwerk=pinterest, netzwerk=xing, netzwerk=medium, netzwerk=substack,
    netzwerk=website, netzwerk=webseite, netzwerk=homepage, netzwerk=blog, netzwerk=presseportal,
    netzwerk=newsroom, netzwerk=press, netzwerk=website_blog, netzwerk=site, netzwerk=web_site,
    netzwerk=sitio, netzwerk=web, platform=instagram, platform=facebook, platform=twitter,
    platform=x, platform=linkedin, platform=tiktok, platform=youtube, platform=mastodon,
    platform=bluesky, platform=threads, platform=reddit, platform=pinterest, platform=xing,
    platform=medium, platform=substack, platform=website, platform=webseite, platform=homepage,
    platform=blog, platform=presseportal, platform=newsroom, platform=press, platform=website_blog,
    platform=site, platform=web_site, platform=sitio, platform=web, plattform=instagram,
    plattform=facebook, plattform=twitter, plattform=x, plattform=linkedin, plattform=tiktok,
    plattform=youtube, plattform=mastodon, plattform=bluesky, plattform=threads, plattform=reddit,
    plattform=pinterest, plattform=xing, plattform=medium, plattform=substack, plattform=website,
    plattform=webseite, plattform=homepage, plattform=blog, plattform=presseportal,
    plattform=newsroom, plattform=press, plattform=website_blog, plattform=site, plattform=web_site,
    plattform=sitio, plattform=web, plateforme=instagram, plateforme=facebook, plateforme=twitter,
    plateforme=x, plateforme=linkedin, plateforme=tiktok, plateforme=youtube, plateforme=mastodon,
    plateforme=bluesky, plateforme=threads, plateforme=reddit, plateforme=pinterest,
    plateforme=xing, plateforme=medium, plateforme=substack, plateforme=website,
    plateforme=webseite, plateforme=homepage, plateforme=blog, plateforme=presseportal,
    plateforme=newsroom, plateforme=press, plateforme=website_blog, plateforme=site,
    plateforme=web_site, plateforme=sitio, plateforme=web, plataforma=instagram,
    plataforma=facebook, plataforma=twitter, plataforma=x, plataforma=linkedin, plataforma=tiktok,
    plataforma=youtube, plataforma=mastodon, plataforma=bluesky, plataforma=threads,
    plataforma=reddit, plataforma=pinterest, plataforma=xing, plataforma=medium,
    plataforma=substack, plataforma=website, plataforma=webseite, plataforma=homepage,
    plataforma=blog, plataforma=presseportal, plataforma=newsroom, plataforma=press,
    plataforma=website_blog, plataforma=site, plataforma=web_site, plataforma=sitio, plataforma=web,
    channel=instagram, channel=facebook, channel=twitter, channel=x, channel=linkedin,
    channel=tiktok, channel=youtube, channel=mastodon, channel=bluesky, channel=threads,
    channel=reddit, channel=pinterest, channel=xing, channel=medium, channel=substack,
    channel=website, channel=webseite, channel=homepage, channel=blog, channel=presseportal,
    channel=newsroom, channel=website_blog, channel=site, channel=web_site, channel=sitio,
    kanal=instagram, kanal=facebook, kanal=twitter, kanal=x, kanal=linkedin, kanal=tiktok,
    kanal=youtube, kanal=mastodon, kanal=bluesky, kanal=threads, kanal=reddit, kanal=pinterest,
    kanal=xing, kanal=medium, kanal=substack, kanal=website, kanal=webseite, kanal=homepage,
    kanal=blog, kanal=presseportal, kanal=newsroom, kanal=website_blog, kanal=site, kanal=web_site,
    kanal=sitio, canal=instagram, canal=facebook, canal=twitter, canal=x, canal=linkedin,
    canal=tiktok, canal=youtube, canal=mastodon, canal=bluesky, canal=threads, canal=reddit,
    canal=pinterest, canal=xing, canal=medium, canal=substack, canal=website, canal=webseite,
    canal=homepage, canal=blog, canal=presseportal, canal=newsroom, canal=website_blog, canal=site,
    canal=web_site, canal=sitio, target=instagram, target=facebook, target=twitter, target=x,
    target=linkedin, target=tiktok, target=youtube, target=mastodon, target=bluesky, target=threads,
    target=reddit, target=pinterest, target=xing, target=medium, target=substack, target=website,
    target=webseite, target=homepage, target=blog, target=presseportal, target=newsroom,
    target=press, target=website_blog, target=site, target=web_site, target=sitio, target=web,
    ziel=instagram, ziel=facebook, ziel=twitter, ziel=x, ziel=linkedin, ziel=tiktok, ziel=youtube,
    ziel=mastodon, ziel=bluesky, ziel=threads, ziel=reddit, ziel=pinterest, ziel=xing, ziel=medium,
    ziel=substack, ziel=website, ziel=webseite, ziel=homepage, ziel=blog, ziel=presseportal,
    ziel=newsroom, ziel=press, ziel=website_blog, ziel=site, ziel=web_site, ziel=sitio, ziel=web,
    profile=instagram, profile=facebook, profile=twitter, profile=x, profile=linkedin,
    profile=tiktok, profile=youtube, profile=mastodon, profile=bluesky, profile=threads,
    profile=reddit, profile=pinterest, profile=xing, profile=medium, profile=substack,
    profile=website, profile=webseite, profile=homepage, profile=blog, profile=presseportal,
    profile=newsroom, profile=press, profile=website_blog, profile=site, profile=web_site,
    profile=sitio, profile=web, provider=instagram, provider=facebook, provider=twitter, provider=x,
    provider=linkedin, provider=tiktok, provider=youtube, provider=mastodon, provider=bluesky,
    provider=threads, provider=reddit, provider=pinterest, provider=xing, provider=medium,
    provider=substack, provider=website, provider=webseite, provider=homepage, provider=blog,
    provider=presseportal, provider=newsroom, provider=press, provider=website_blog, provider=site,
    provider=web_site, provider=sitio, provider=web, kanäle=instagram, kanäle=facebook,
    kanäle=twitter, kanäle=x, kanäle=linkedin, kanäle=tiktok, kanäle=youtube, kanäle=mastodon,
    kanäle=bluesky, kanäle=threads, kanäle=reddit, kanäle=pinterest, kanäle=xing,
    kanäle=medium, kanäle=substack, kanäle=website, kanäle=webseite, kanäle=homepage,
    kanäle=blog, kanäle=presseportal, kanäle=newsroom, kanäle=press, kanäle=website_blog,
    kanäle=site, kanäle=web_site, kanäle=sitio, kanäle=web, kanale=instagram, kanale=facebook,
    kanale=twitter, kanale=x, kanale=linkedin, kanale=tiktok, kanale=youtube, kanale=mastodon,
    kanale=bluesky, kanale=threads, kanale=reddit, kanale=pinterest, kanale=xing, kanale=medium,
    kanale=substack, kanale=website, kanale=webseite, kanale=homepage, kanale=blog,
    kanale=presseportal, kanale=newsroom, kanale=press, kanale=website_blog, kanale=site,
    kanale=web_site, kanale=sitio, kanale=web, reseau=instagram, reseau=facebook, reseau=twitter,
    reseau=x, reseau=linkedin, reseau=tiktok, reseau=youtube, reseau=mastodon, reseau=bluesky,
    reseau=threads, reseau=reddit, reseau=pinterest, reseau=xing, reseau=medium, reseau=substack,
    reseau=website, reseau=webseite, reseau=homepage, reseau=blog, reseau=presseportal,
    reseau=newsroom, reseau=press, reseau=website_blog, reseau=site, reseau=web_site, reseau=sitio,
    reseau=web, outlet=instagram, outlet=facebook, outlet=twitter, outlet=x, outlet=linkedin,
    outlet=tiktok, outlet=youtube, outlet=mastodon, outlet=bluesky, outlet=threads, outlet=reddit,
    outlet=pinterest, outlet=xing, outlet=medium, outlet=substack, outlet=website, outlet=webseite,
    outlet=homepage, outlet=blog, outlet=presseportal, outlet=newsroom, outlet=press,
    outlet=website_blog, outlet=site, outlet=web_site, outlet=sitio, outlet=web, medium=instagram,
    medium=facebook, medium=twitter, medium=x, medium=linkedin, medium=tiktok, medium=youtube,
    medium=mastodon, medium=bluesky, medium=threads, medium=reddit, medium=pinterest, medium=xing,
    medium=medium, medium=substack, medium=website, medium=webseite, medium=homepage, medium=blog,
    medium=presseportal, medium=newsroom, medium=website_blog, medium=site, medium=web_site,
    medium=sitio, profile=instagram:*, profile=tiktok:*, profile=linkedin:*, profile=x:*,
    profile=facebook:*, account=instagram:*
  W
}

concept "commenting where customers read" {
  kind   = "action"
  object = "never"

  call {
    verb = <<-W
      add, create, post, comment, reply, update, write
    W
    noun = ["comment", "reply", "response", "note", "worklog"]
    value = <<-W
      public=true, jsd_public=true, is_public=true, visible_to_customer=true, customer_visible=true,
      visibility=customer, visibility=public, share_with_customer=true, external=true,
      is_external=true, audience=customer, notify_contact=true, notify_requester=true,
      notify_customer=true, notify_caller=true, send_to_requester=true, email_requester=true,
      field=comments, visible_to_requester=true, portal_visible=true, show_in_portal=true,
      comment_visibility=public, type=customer, type=public
    W
    not_noun = <<-W
      github, gitlab, pull request, post, blog, article, video, tweet, page
    W
  }
}

concept "publishing content to the public" {
  kind   = "action"
  object = "never"
  also = <<-W
    public posts, publishing content, posting in public, public posting, publishing to the public,
    tweeting, posting on social media, making content public, making data public,
    making repositories public, making documents public, posting to social media,
    publishing anything publicly, publishing publicly, posting publicly,
    posting anything in public, posting anything publicly, publishing anything to the public,
    publishing content publicly, posting content publicly
  W
  includes = ["publishing by tools of one's own"]
  # What a service on this machine does, it does for a test.
  when    = "not (http.place == 'local' or act.kind == 'command' and send.to == 'local')"
  unknown = "false"

  call {
    not_http_host = ["stats.*", "api.stat*", "metrics.*", "telemetry.*"]
    verb = <<-W
      post, tweet, publish, create, share, upload, reply, schedule, broadcast, submit, retweet,
      send, update, repost, toot, new, add, answer, comment, quote, announce, queue, insert,
      release, put, respond, distribute, disseminate, issue, boost, launch
    W
    noun = ["@public-places"]
    not_noun = <<-W
      draft, internal, private, preview, wiki, confluence, comment draft, ad account, analytics,
      message, dm, review note, config, template, search, sitemap, inmail, in mail, direct message,
      ad,
      campaign, ad set, audience, draft post, invitation, connection request, social security,
      webhook, budget, conversation, lead, contact, file, token, subscriber, playlist draft, ticket,
      medium priority
    W
    not_verb = <<-W
      get, list, search, draft, delete, read, fetch, dm, message
    W
    not_value = ["@private-values"]
  }

  # Where nothing but posts is planned, a message is one.
  call {
    verb = ["schedule", "create", "send", "publish", "post", "add"]
    head = ["message", "update", "content"]
    mcp_server = [
      "hootsuite", "buffer", "sprout", "sprout_social", "sproutsocial", "later", "metricool",
      "publer", "agorapulse", "socialbee", "sendible", "ayrshare", "falcon", "khoros", "emplifi",
      "swat_io",
    ]
    not_verb  = ["get", "list", "search", "draft", "delete", "read", "reply"]
    not_noun  = ["draft", "internal", "dm", "direct message", "inbox", "note"]
    not_value = ["@private-values"]
  }

  call {
    verb = ["tweet", "retweet", "toot", "repost", "crosspost", "skeet"]
    not_verb = <<-W
      get, list, search, draft, delete, read, fetch
    W
    not_value = ["@private-values"]
  }

  # To a network, or to the website, that an argument names.
  call {
    verb = <<-W
      publish, post, tweet, release, freischalten, publicar, publier, broadcast, schedule,
      distribute, syndicate, go, flush, launch, crosspost, veroeffentlichen
    W
    value = ["@public-channels"]
    not_noun = <<-W
      draft, internal, preview, message, dm, ad, analytics, report, intranet
    W
    not_value = ["@private-values"]
  }

  # A contribution that is released.
  call {
    verb = ["publish", "freischalten", "veroeffentlichen"]
    key = <<-W
      post, article, page, beitrag, artikel, meldung, seite, entry, story, news, post id,
      article id, page id, video, video id, press release, pressemitteilung
    W
    not_verb = ["list", "get", "search", "delete", "read"]
    not_noun = <<-W
      draft, internal, preview, confluence, wiki, intranet, staging, sharepoint
    W
    not_value    = ["@private-values"]
    not_env_name = ["@environments.before-live"]
  }

  # Answers to reviews.
  call {
    verb = ["reply", "respond", "answer", "post", "submit", "publish"]
    noun = <<-W
      review, google review, app review, store review, rating, bewertung, avis, resena
    W
    not_noun = <<-W
      code review, pull request, github, gitlab, review comment, merge request, draft, performance,
      access review, peer, build, submission, app version, submit build, testflight, internal,
      review request, bitbucket, gerrit, design review, phabricator
    W
  }

  call {
    verb = ["create", "send", "schedule", "submit", "add"]
    head = ["post", "tweet", "thread", "reel", "story", "poll"]
    mcp_server = <<-W
      threads, threads_api, meta_threads, x, social, socials, ayrshare, typefully, hypefury, publer,
      metricool, twitter, x_com, x_api, later, buffer, hootsuite
    W
    not_verb  = ["get", "list", "search", "draft", "delete", "read"]
    not_noun  = ["draft", "internal", "dm", "direct message"]
    not_value = ["@private-values"]
  }

  # A vacancy that is advertised.
  call {
    verb = ["post", "publish", "advertise", "list"]
    noun = <<-W
      post job, job posting, job ad, vacancy, publish job, stellenanzeige, stellenausschreibung,
      offre d emploi, oferta de empleo, job advert, post vacancy
    W
    key = <<-W
      title, job title, location, salary, position, titel, bezeichnung, standort, titre, titulo,
      job id,
      posting id, vacancy, department
    W
    not_mode  = ["read"]
    not_noun  = ["draft", "internal", "queue", "cron", "batch"]
    not_value = ["@private-values"]
  }

  call {
    verb = ["publish", "post"]
    mcp_server = <<-W
      threads, threads_api, meta_threads, x, social, socials, ayrshare, typefully, hypefury, publer,
      metricool
    W
    not_verb  = ["get", "list", "search", "draft", "delete", "read"]
    not_noun  = ["draft", "comment draft", "internal", "message", "dm"]
    not_value = ["@private-values"]
  }

  shell {
    program = ["gh", "glab", "hub"]
    option = <<-W
      --raw-field=visibility=public, --field=visibility=public, -f=visibility=public,
      -F=visibility=public, --raw-field=private=false, --field=private=false, -f=private=false,
      -F=private=false
    W
  }

  # Whoever has the link, the web, everyone: in an argument about access.
  call {
    verb = <<-W
      set, update, share, edit, change, modify, create, add, make, publish, enable, patch, put,
      configure, open, grant, toggle, turn
    W
    key = <<-W
      access, visibility, privacy, permission level, link access, sharing, view, who can, audience,
      link, share, permission, anyone, access level, scope, link scope
    W
    when      = "any(call.args, .key matches '(?i)(access|visibility|privacy|permission|sharing|audience|who_can|scope|link|view)' and .value matches '(?i)^(anyone|anybody|public|world|whole_?web|everyone_?(on|with)|internet)([_ -](with|on|who|view|can|link|read|web|internet|edit|comment|access|url|edit|domain).*|_?view|_?read|_?web)$')"
    not_value = ["@private-values"]
    not_noun = <<-W
      block public, public access block, subnet, ip, key, class, method, field, api
    W
  }

  # By a command of a site's own.
  call {
    act_kind = ["command"]
    verb     = ["publish", "tweet", "toot"]
    noun = <<-W
      publish article, publish post, publish page, publish blog, publish video, publish story,
      publish episode, publish site, publish website, publish entry, publish press,
      publish announcement, publish dataset, publish job
    W
    not_noun = <<-W
      draft, preview, internal, staging, test, intranet, confluence
    W
    not_shell_program = <<-W
      git, npm, pnpm, yarn, make, just, task, cargo, dotnet, gradle, mvn, nats, mosquitto_pub,
      rabbitmqadmin, redis-cli, aws, gcloud, gh
    W
    not_shell_flag = ["--draft", "--dry-run", "--preview", "--help"]
  }

  # Images and snapshots that every account may use.
  call {
    verb = <<-W
      modify, update, set, share, change, add, edit
    W
    noun = <<-W
      snapshot, image, ami, db snapshot, snapshot attribute, image attribute, cluster snapshot,
      launch permission, volume permission
    W
    value = <<-W
      group_name=all, value_to_add=all, group=all, user_group=all,
      launch_permission=add=[{group=all}], create_volume_permission=add=[{group=all}],
      visibility=public, attribute_value=all
    W
  }

  call {
    verb = ["publish", "republish", "release", "broadcast", "schedule"]
    noun = ["@pages"]
    mode = ["change"]
    not_noun = <<-W
      draft, internal, preview, staging, confluence, wiki, intranet, lms, moodle, package, npm,
      event,
      message, topic, queue, sns, mqtt, image, chart, crate, extension, version, calendar, meeting,
      report schedule, schedule report, schedule form, kafka, stream, pubsub, nuget, pypi, helm,
      lambda, layer, feature, api,
      private, github, release, call, email, payment, amount, hold, fund, order, backup, interview,
      refresh, cache, snapshot, sync, build, crawl, scan
    W
    not_send_to  = ["inside"]
    not_env_name = ["@environments.before-live"]
    not_value    = ["@private-values"]
    not_act_kind = ["query", "command"]
  }

  # A state that means so.
  call {
    verb = <<-W
      @change, @create, publish, push, transition, toggle, modify, release, post
    W
    not_mode = ["read"]
    noun     = ["@pages"]
    value = <<-W
      status=published, status=publish, state=published, status=public, post_status=publish,
      state=publish, published=true, publish=true, is_published=true, publish_now=true, status=live,
      state=live, new_status=published, target_state=published, new_status=live,
      visibility=published, publication_status=published, status=öffentlich, status=publie,
      status=publicado, status=veröffentlicht, workflow_state=published, publish_immediately=true,
      privacy_status=public, moderation_state=published, live=true, share_to_web=true,
      publish_to_web=true, isdraft=false, draft=false, is_draft=false, lifecycle_state=published
    W
    not_verb = ["list", "get", "search", "read", "export"]
    not_noun = <<-W
      confluence, wiki, intranet, package, npm, job run, event, github, pull request, release,
      feature flag, issue, lambda, rule, workflow
    W
    not_env_name = ["@environments.before-live"]
  }

  # Made readable by anyone.
  call {
    verb = <<-W
      @change, @create, make, publish, share, grant, allow, open, expose, copy, upload, cp, sync,
      transition, turn, toggle, mv, execute, call, run, send, release, patch
    W
    value = <<-W
      visibility=public, acl=public-read, acl=public-read-write, acl=public, acl=publicread,
      canned_acl=public-read, access=public, privacy=public, type=anyone, sharing=public,
      sharing=anyone, public_access=blob, public_access=container, link_sharing=anyone,
      link_sharing=on, is_public=true, public=true, make_public=true, publicly_accessible=true,
      public_read=true, private=false, is_private=false, member=allusers, privacy_status=public,
      audience=public, sichtbarkeit=oeffentlich, visibilite=public, visibilidad=publico,
      member=allauthenticatedusers, visibility=everyone, visibility=public_internet,
      access_level=public, access=anyone, access=everyone, visibility=everyone_on_internet,
      share=public, link_access=public, anyone_can_view=true, public_share=true,
      who_can_view=anyone, scope=anonymous, scope=anyone, link_scope=anonymous, link_scope=public,
      role=public, privacy=anyone, share_with=everyone, share_with=anyone, share_with=public,
      visibility=anyone, visibility=world, access=world, permission=public, permission=public-read,
      entity=allusers, entity=allauthenticatedusers, predefined_acl=publicread,
      predefined_default_object_acl=publicread, principal=[*], visibility=open, public_link=true,
      public_link=enabled, public_link=on, public_link=yes, public_link=, anonymous_access=enabled,
      anonymous_access=on, public_sharing=true, public_sharing=enabled, public_sharing=on,
      external_link=on, public_url=true, embed_public=true, guest_access=true, public_embed=true,
      web_publish=true, access=open, general_access=anyone, anonymous_access=true,
      allow_anonymous=true, anonymous=true, allow_anonymous_access=true, anonymous_view=true, enable_public_access=true, access=anyone_with_link,
      visibility=anyone_with_link, sharing=anyone_with_link, link_permission=anyone,
      audience=public, audience=everyone, view_access=public, sichtbarkeit=öffentlich,
      sichtbarkeit=public, zugriff=öffentlich, visibilite=public, visibilidad=publica,
      visibilidad=publico, block_public_acl=false, block_public_policy=false,
      restrict_public_bucket=false, ignore_public_acl=false, requested_visibility=public,
      allow_blob_public_access=true, allow_public_access=true, public_access=true,
      public_access=enabled, listed=true, view=anybody, privacy_view=anybody, privacy_view=public,
      sharing=web, is_unlisted=false, discoverable=true, indexable=true, link_visibility=public,
      requested_visibility=anyone, repository_visibility=public, access_policy=public, all_user=true
    W
    not_noun = <<-W
      ticket, comment, conversation, reply, case, package, npm, zendesk, subnet, ip address,
      elastic ip, network interface, note, instance, load balancer, slack, channel, intercom,
      freshdesk, address, vpc, security group, key, dns, hosted zone, route, branch, helpdesk, rds,
      cluster, db, gist, member list, calendar
    W
    not_shell_program = ["npm", "pnpm", "yarn", "lerna", "bun", "cargo"]
  }

  # A package of such a portal is a data set.
  call {
    verb = ["@change", "@create", "publish"]
    noun = <<-W
      ckan, open data, opendata, data portal, dataverse, zenodo, figshare
    W
    value = [
      "private=false",
      "is_private=false",
      "visibility=public",
      "public=true",
      "access=public",
      "published=true",
    ]
  }

  call {
    verb = <<-W
      @change, @create, make, publish, share, grant, allow, open, upload, copy, call, execute
    W
    noun = <<-W
      permission, policy, bucket, acl, iam, binding, storage, s3, container, object, bucket policy,
      iam policy, sharing, drive, file, sharepoint, share, document, sheet, blob, access control,
      dataset, table, function, cloud run, image, snapshot, registry, artifact, topic, folder, view,
      access
    W
    when = "any(call.args, .value in ['allUsers', 'allAuthenticatedUsers', 'AllUsers', 'anyone', 'anonymous', 'Everyone', 'everyone', 'http://acs.amazonaws.com/groups/global/AllUsers'] or .value matches '\"Principal\"\\\\s*:\\\\s*(\"\\\\*\"|\\\\{\\\\s*\"AWS\"\\\\s*:\\\\s*\\\\[?\\\\s*\"\\\\*\")' or .value matches 'uri=.?http://acs.amazonaws.com/groups/global/All' or .value matches '(?i)(^|[^a-z])allusers([^a-z]|$)')"
  }

  # By its name.
  call {
    verb = <<-W
      create, make, enable, publish, share, set, add, new, generate, toggle, turn, update, open,
      activate
    W
    noun = <<-W
      public dashboard, public link, public share, public page, public url, public access,
      public repository, public board, public snapshot, public site, shared publicly, publicly,
      repository public, public form, public document, public dataset, public post, public api doc,
      anonymous link, public sharing, web publish, public view, public gallery, public bucket,
      bucket public, anyone link, public preview link, anonymous access, guest link,
      public visibility, public calendar, public gallery
    W
    not_noun = <<-W
      public access block, block public, test, public key, public ip, ticket, comment, reply, subnet
    W
    not_verb = <<-W
      disable, delete, remove, block, revoke, get, list
    W
    not_value = <<-W
      is_enabled=false, enabled=false, public=false, enable=false, allow=false,
      anonymous_access=false, guest_access=false, public_access=false, value=false
    W
  }

  call {
    verb = ["make"]
    noun = ["public", "visible"]
  }

  call {
    verb = ["put", "set", "update", "create", "edit", "modify"]
    noun = ["public access block", "access block", "public access"]
    when = "any(call.args, .value matches '(?i)(block|ignore|restrict)public[a-z]*\"?[=:] *\"?false' or .key matches '(block|ignore|restrict)_public' and .value == 'false')"
  }

  call {
    verb = ["modify", "update", "set", "share", "change"]
    noun = [
      "permission",
      "attribute",
      "snapshot",
      "image",
      "document permission",
      "snapshot attribute",
    ]
    when = "any(call.args, .value in ['all', 'Add=[{Group=all}]'] and .key in ['account_id_to_add', 'value_to_add', 'group_name', 'group', 'launch_permission', 'user_group'])"
  }

  shell {
    option        = ["*=AllUsers:*", "*=allUsers:*", "--privacy=public", "--privacy-status=public"]
    not_program   = ["grep", "rg", "git"]
    not_call_mode = ["read"]
  }

  shell {
    program    = ["gh", "glab"]
    sub        = ["api"]
    call_value = ["visibility=public", "private=false"]
  }

  call {
    verb = ["delete", "remove"]
    noun = ["public access block", "access block", "public access"]
  }

  shell {
    program = ["gh"]
    sub     = ["repo edit", "repo create"]
    option  = ["--visibility=public"]
  }

  shell {
    program = ["gh", "glab", "hub", "hf", "huggingface-cli", "kaggle"]
    sub = <<-W
      repo create, repo settings, gist create, gist new, project create, datasets create,
      kernels push, datasets version
    W
    flag     = ["--public", "-p"]
    not_flag = ["--private"]
  }

  shell {
    option = <<-W
      --acl=public-read, --acl=public-read-write, --acl=public*, --member=allUsers,
      --member=allAuthenticatedUsers, --visibility=public, --public-access=blob,
      --public-access=container, --predefined-acl=publicRead, --predefined-acl=public*,
      --canned-acl=publicRead, -a=public-read, --canned-acl=public*, --acl=publicRead
    W
    not_program   = ["npm", "pnpm", "yarn"]
    not_call_mode = ["read"]
  }

  shell {
    operand = ["allUsers:*", "AllUsers:*", "*allUsers*", "public-read", "--acl-public"]
    not_program = <<-W
      grep, rg, git, echo, printf, sed, awk, cat, jq
    W
  }

  shell {
    program = ["s3cmd", "mc", "s5cmd"]
    when    = "shell.flag in ['--acl-public', '-P'] or shell.sub in ['anonymous set', 'policy set', 'anonymous set public', 'anonymous set download'] and shell.operand in ['public', 'download', 'public-read']"
  }

  # Clients of social networks.
  shell {
    program = <<-W
      toot, tweet, twurl, t, bsky, rainbowstream, mastodon, linkedin-post, reddit-cli,
      youtube-upload, tootctl, madonctl, x-cli
    W
    sub = <<-W
      post, tweet, update, reply, upload, toot, create, skeet, thread
    W
  }

  http {
    method = ["POST", "PUT"]
    host = <<-W
      api.twitter.com, api.x.com, api.linkedin.com, graph.facebook.com, oauth.reddit.com, *.social,
      mastodon.*, bsky.social, *.bsky.network, dev.to, api.medium.com, *.wordpress.com,
      public-api.wordpress.com, *.ghost.io, upload.youtube.com, open.tiktokapis.com, api.tumblr.com,
      api.pinterest.com, graph.instagram.com, api.bufferapp.com, graph.threads.net, api.vimeo.com,
      api.statuspage.io
    W
    path = <<-W
      **tweets**, **statuses**, **ugcPosts**, **/posts**, **/feed**, **submit**, **articles**,
      **createRecord**, **/media_publish**, **videos**, **/pins**, **/shares**, **/incidents**,
      **threads_publish**, **/comment**, **updates**
    W
    not_call_value = ["@private-values"]
  }
}

# Arguments that keep something from the public.
set "private-values" {
  words = <<-W
    status=draft, state=draft, lifecycle_state=draft, visibility=private, visibility=internal,
    visibility=unlisted, privacy=private, privacy_status=private, privacy_status=unlisted,
    status=private, draft=true, is_draft=true, status=preview, published=false, publish=false,
    visibility=draft, post_status=draft, privacy=internal, privacy=unlisted, visibility=connection,
    visibility=team, status=pending, audience=internal, audience=team, publish_state=draft,
    share=private, privacy_level=self_only, visibility=me, status=in_review, private=true,
    is_private=true, visibility=direct, environment_id=staging, environment=staging, status=entwurf,
    status=brouillon, status=borrador, save_as_draft=true, site=intranet, target=intranet,
    channel=intranet, ziel=intranet, bereich=intranet, audience=intranet, scope=internal,
    sichtbarkeit=intern, zielgruppe=intern, visibilite=interne, visibilidad=interna, mode=draft,
    is_published=false,
    visibility=company, audience=employees, audience=all employees, audience=all_employees, audience=all-employees, audience=staff,
    audience=all staff, audience=all_staff, audience=all-staff, privacy_status=draft
  W
}

concept "reading untrusted content" {
  kind   = "action"
  object = "never"
  also = <<-W
    reading outside content, reading text from outside the company, reading untrusted text,
    fetching outside pages, reading text from outside the organisation, reading untrusted input,
    reading outside mail, reading web pages
  W

  http {
    place  = ["outside"]
    client = ["fetch", "program", "call", "code"]
    method = ["GET"]
  }

  call {
    verb = <<-W
      get, read, fetch, list, search, view, open, show, retrieve, download, find, navigate, extract,
      scrape, crawl, browse, snapshot, query, load, pull, check, poll, lookup, visit, goto, click,
      receive, ask, summarize, summarise, transcribe, parse, export, lesen, import
    W
    noun = <<-W
      email, mail, message, inbox, gmail, outlook, issue, comment, pull request, ticket, thread,
      page, web, url, document, attachment, review, post, tweet, feed, rss, article, website, site,
      browser, search result, conversation, discussion, gist, zendesk, intercom, form response,
      submission, sms, pdf, playwright, firecrawl, drive, doc, transcript, gdrive, google drive,
      dropbox, onedrive, sharepoint, response, form, typeform, survey, hacker news, hn, reddit,
      story, twitter, linkedin, facebook, youtube, video, podcast, websearch, tavily, exa, brave,
      serper, serpapi, perplexity, duckduckgo, kagi, bing, web search, google search, internet,
      voicemail, imap, freshdesk, helpscout, case, enquiry, inquiry, complaint, application, resume,
      cv, merge request, pr, stackoverflow, forum, discourse, whatsapp, telegram, nachricht,
      courriel, correo, readme, package page, calendar invite, invitation, wikipedia, arxiv, news,
      puppeteer, chrome, scraper, crawler, html, link preview, external, newsletter, chat message,
      customer message, feedback, rating, bug report, webhook payload, upload, guest, anfrage,
      rezension, kundenmail, posteingang, bewerbung
    W
    not_noun = <<-W
      slack, internal, schema, confluence, wiki, runbook, memory, log, metric, notion, status page,
      library doc, teams, label, filter, folder, setting, signature, alias, quota, jira, linear,
      asana, trello, youtrack, clickup, monday, project, sprint, board, count, template, draft,
      permission, storage, dashboard, workflow, job, feature flag, queue, topic, bucket, table,
      column, organisation, docs index, intranet, calendar list, email address, site map internal,
      commit, branch, release, tag, status, rule, user, team, stats, statistic, form definition,
      field, namespace, pod, deployment
    W
    not_verb = <<-W
      create, add, update, delete, send, reply, close, assign, archive, move, forward, edit, remove,
      mark, set, publish, write, upload, submit, tweet
    W
  }

  # Desks where customers write.
  call {
    verb = <<-W
      get, read, fetch, list, search, view, retrieve, open, show, load
    W
    object = <<-W
      request, ticket, case, enquiry, inquiry, complaint, message, comment, submission, attachment
    W
    noun = <<-W
      service desk, servicedesk, jsm, helpdesk, customer portal, support portal, contact form,
      buergeranfrage,
      kundenportal, citizen portal, support desk, otrs, zammad, osticket, kayako, gorgias, front,
      kustomer, helpscout
    W
    not_noun = ["internal", "it service desk", "template", "queue", "sla"]
  }

  # The same from a channel that outsiders write to.
  call {
    verb = <<-W
      get, read, fetch, list, search, view, retrieve, load
    W
    send_to = ["outside"]
    noun = <<-W
      channel, message, history, conversation, thread, file, document, repository, chat
    W
  }

  # A browser or a search engine reads pages whatever its operation is called.
  call {
    noun = <<-W
      playwright, puppeteer, browser, firecrawl, browserbase, selenium, tavily, exa, brave,
      perplexity, websearch, web search, serper, serpapi, duckduckgo, crawl4ai, scrapingbee, apify,
      stagehand, jina
    W
    not_noun = <<-W
      close, install, resize, console, network, tab list, cookie, session, setting
    W
    verb = <<-W
      search, snapshot, read, get, extract, scrape, crawl, fetch, navigate, open, find, answer, run,
      click, goto, evaluate, ask, research, content, call, browse, query, view, visit, map
    W
    not_http_place = ["inside", "local"]
    not_act_kind   = ["command"]
  }

  shell {
    program = ["gh", "glab", "hub"]
    sub = <<-W
      issue view, issue list, pr view, pr list, pr diff, mr view, discussion view, gist view,
      search issues, search prs, mr list, mr diff, issue show, pr checkout, mr checkout,
      search code, search commits, release view, repo view
    W
  }

  shell {
    program = <<-W
      lynx, w3m, links, elinks, mutt, neomutt, mail, himalaya, mailx, mbsync, fetchmail,
      offlineimap, getmail, notmuch, newsboat, yt-dlp, youtube-dl, tldr, ddgr, googler, surfraw,
      browsh, links2, monolith, pup, trafilatura, readability, httrack
    W
    not_send_to = ["outside", "inside", "subject", "unknown"]
  }

  # What came by mail or was loaded down before.
  file {
    op = ["read"]
    path = <<-W
      ~/downloads/**, ~/Downloads/**, **/inbox/**, **/incoming/**, **/attachments/**,
      **/posteingang/**, **/eingang/**, **/email-attachments/**, **/mailbox/**, **/*.eml, **/*.mbox,
      **/*.msg
    W
  }
}

# What leaves; a new credential is access that is handed out.
concept "sending outside" {
  kind   = "action"
  object = "never"
  includes = <<-W
    uploading files to outside hosts, sending messages to people outside the organisation,
    publishing content to the public, sending personal data outside the organisation,
    publishing packages, changing data at an outside host, creating credentials
  W
}

concept "changing data at an outside host" {
  kind   = "action"
  object = "never"

  http {
    method = ["POST", "PUT", "PATCH", "DELETE"]
    place  = ["outside"]
    client = ["program", "call", "code", "fetch"]
    when   = "not (call.verb == 'query' and call.noun == 'graphql')"
  }
}

concept "deleting what matters" {
  kind   = "action"
  object = "never"
  includes = <<-W
    deleting whole folders, deleting anything outside the workspace, deleting customer records,
    dropping databases, unfiltered delete, destroying infrastructure, deleting production data,
    deleting records under legal hold, deleting audit logs
  W
}

# Calls in code that write to a connection, and that write bytes as text.
# Members of a request object that say its method.
set "code.method-members" {
  words = ["method", "get_method", "http_method", "request_method", "httpmethod"]
}

set "code.senders" {
  words = <<-W
    sendall, sendfile, send, write, end, pipe, print, syswrite, puts, fwrite, sendto, fputs, printf,
    write_all, copy, IO.copy_stream, copy_stream, say, putrequest, endheaders, send_message
  W
}

set "code.encoders" {
  words = <<-W
    b64encode, encodebytes, standard_b64encode, urlsafe_b64encode, btoa, encode64, strict_encode64,
    base64_encode, encode_base64, hexlify, bin2hex, b85encode, EncodeToString, toBase64, a85encode,
    b32encode, ToBase64String
  W
}

# Programs that write a file as text, and that speak to a socket.
set "programs.encode" {
  words = <<-W
    base64, base32, xxd, od, hexdump, uuencode, gzip, openssl, zstd, xz, bzip2, gpg, age, basenc,
    [io.file]::readalltext, [io.file]::readallbytes
  W
}

# Operations that take files into a history.
set "history.takes-in" {
  words = ["git add", "git stage", "git lfs track", "hg add", "git annex add"]
}

# Operations that hand a history to another place.
set "history.hands-over" {
  words = ["git push", "hg push", "git send-email", "git annex copy"]
}

# Programs that pick fields of records.
set "programs.fields" {
  words = <<-W
    jq, gojq, jaq, yq, mlr, xsv, qsv, csvcut, dasel, fx, xan, gron, csvtk,
    select-object, foreach-object
  W
}

# Programs that show lines by their numbers, and names of arguments that say how many.
set "programs.lines" {
  words = ["sed", "gsed"]
}

set "keys.lines" {
  words = <<-W
    head, tail, line, lines, num_line, max_line, line_count, line_limit, nrow, n_row, num_row,
    head_lines, preview_row, sample_size, zeilen
  W
}

set "programs.socket" {
  words = <<-W
    nc, ncat, netcat, telnet, socat, openssl, busybox
  W
}

# Programs that make several URLs of one with lists or ranges in it.
set "programs.expand-urls" {
  words = ["curl", "curlie", "curl-impersonate"]
}

# Options by which a dump holds the shape of tables and no rows.
set "flags.schema" {
  words = ["--schema-only", "--no-data", "--no-rows", "--ddl-only", "--structure-only"]
}

# What calls in code do: "connect:SCHEME" to the host that is the first argument, "upload:bucket" into a store, "upload:host" to the host
# that the code is connected to.
map "code.calls" {
  words = {
    "*.upload_file" = "upload:bucket", "*.upload_fileobj" = "upload:bucket",
    "*.put_object" = "upload:bucket", "*.putObject" = "upload:bucket",
    "*.fput_object" = "upload:bucket", "*.fPutObject" = "upload:bucket",
    "*.upload_from_filename" = "upload:bucket", "*.upload_from_file" = "upload:bucket",
    "*.upload_from_string" = "upload:bucket", "*.upload_blob" = "upload:bucket",
    "*.uploadBlob" = "upload:bucket", "*.uploadFromPath" = "upload:bucket",
    "*.storbinary" = "upload:host", "*.storlines" = "upload:host",
    "*.from_transport.put" = "upload:host", "*.open_sftp.put" = "upload:host",
    "pysftp.Connection.put" = "upload:host", "*.SCPClient.put" = "upload:host",
    "*.uploadFrom" = "upload:host", "*.fastPut" = "upload:host", "*.putfo" = "upload:host",
    "*.upload!" = "upload:host", "*.putbinaryfile" = "upload:host", "*.puttextfile" = "upload:host",
    "*.stor" = "upload:host", ftp_put = "upload:host", "paramiko.Transport" = "connect:",
    "*.MLLPClient" = "connect:", MLLPClient = "connect:", "*.SSHClient.connect" = "connect:",
    "ftplib.FTP" = "connect:", "ftplib.FTP_TLS" = "connect:",
    "http.client.HTTPConnection" = "connect:http", "http.client.HTTPSConnection" = "connect:https",
    "httplib.HTTPConnection" = "connect:http", "socket.create_connection" = "connect:http",
    "*.socket.connect" = "connect:http", "pysftp.Connection" = "connect:",
    "Net.FTP.new" = "connect:", "Net.SFTP.start" = "connect:", "Net.SCP.start" = "connect:",
    "Net.SSH.start" = "connect:", "Net.FTP.open" = "connect:", ftp_connect = "connect:",
    "IO.Socket.INET.new" = "connect:", "IO.Socket.SSL.new" = "connect:",
    "IO.Socket.INET6.new" = "connect:", "IO.Socket.IP.new" = "connect:", "net.connect" = "connect:",
    "net.createConnection" = "connect:", "tls.connect" = "connect:", "TCPSocket.new" = "connect:",
    "TCPSocket.open" = "connect:", fsockopen = "connect:", pfsockopen = "connect:",
    stream_socket_client = "connect:", "net.Dial" = "connect:", "Net.HTTP.start" = "connect:http",
    "Net.HTTP.new" = "connect:http",
  }
}

# The last word of a client's call, to an HTTP method.
map "code.methods" {
  words = {
    getasync = "GET", getstringasync = "GET", getbytearrayasync = "GET", getfromjsonasync = "GET",
    getstreamasync = "GET", postasync = "POST", postasjsonasync = "POST", putasync = "PUT",
    putasjsonasync = "PUT", patchasync = "PATCH", patchasjsonasync = "PATCH",
    deleteasync = "DELETE", uploadfile = "POST", uploadstring = "POST",
    uploadstringtaskasync = "POST", downloadstring = "GET", get = "GET", post = "POST", put = "PUT",
    patch = "PATCH", delete = "DELETE", head = "HEAD", fetch = "GET", urlopen = "GET",
    getprint = "GET", getstore = "GET", mirror = "GET", post_form = "POST", "postform" = "POST",
    getjson = "GET", post_json = "POST", request = "", get_response = "GET", download = "GET",
    openurl = "GET", "goto" = "GET", urlretrieve = "GET", read = "GET",
  }
}

# Programs that copy to folders of other machines.
set "copies.to-hosts" {
  words = ["scp", "rsync"]
}

# Whom a recipient names as one of those who are outside: customer:4711, lead:Fuchs.
set "recipients.outside" {
  words = <<-W
    customer, client, patient, lead, prospect, vendor, supplier, guest, tenant, citizen, claimant,
    policyholder, subscriber, donor, borrower, applicant, candidate, buyer, seller, merchant,
    partner, shopper, passenger, resident, insured, consumer, beneficiary
  W
}
