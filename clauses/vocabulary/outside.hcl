# What leaves, and what comes in from outside.

concept "fetching cloud metadata" {
  kind   = "action"
  object = "never"
  also   = ["fetching private network addresses", "fetching metadata", "fetch cloud metadata", "requests to private addresses", "reaching private networks", "fetching internal addresses"]

  http {
    place      = ["metadata", "private"]
    client     = ["fetch", "program", "call", "code"]
    not_scheme = ["ssh", "postgres", "postgresql", "mysql", "redis", "mongodb", "amqp", "git", "sftp", "ftp-internal", "s3", "gs", "rediss", "mongodb+srv", "kafka", "ldap", "tcp"]
  }

  http {
    scheme = ["file", "gopher", "dict", "ldap"]
    client = ["fetch", "program", "call", "code"]
  }
}

concept "uploading files to outside hosts" {
  kind   = "action"
  object = "never"
  also   = ["uploading files", "uploads of files", "sending files to outside hosts", "external uploads", "uploading files outside the organisation", "file uploads"]

  send {
    channel     = ["upload", "copy"]
    to          = ["outside", "public", "unknown"]
    not_channel = ["login"]
    when        = "data.class == 'file'"
  }

  shell {
    program = ["git"]
    sub     = ["push"]
    when    = "send.to in ['outside', 'public']"
  }

  shell {
    program = ["gh"]
    sub     = ["gist create"]
  }

  call {
    verb     = ["create", "upload", "paste", "add"]
    noun     = ["gist", "paste", "pastebin", "file drop"]
    not_noun = ["comment"]
  }

  call {
    verb = ["share", "upload", "copy", "send", "create", "add", "put"]
    noun = ["file", "document", "drive", "dropbox", "folder", "onedrive", "sharepoint", "permission", "sheet"]
    when = "send.to in ['outside', 'public']"
    not_noun = ["email", "message", "mail", "gmail"]
  }
}

concept "sending messages to people outside the organisation" {
  kind   = "action"
  object = "never"
  also = [
    "e-mail to people outside the company", "email to people outside the organisation", "sending messages outside the organisation", "sending e-mail to people outside the company",
    "contacting customers", "messages to customers", "emailing people outside the organisation", "sending email to outsiders", "external messages", "emailing customers",
    "messages to people outside the organisation", "messages to people outside the company", "sending email outside the organisation",
  ]

  call {
    verb     = ["@send"]
    noun     = ["message", "email", "mail", "sms", "mms", "whatsapp", "chat", "dm", "direct message", "gmail", "outlook", "invitation", "invite", "call", "reply", "conversation", "ticket comment", "text", "fax", "voice", "telegram", "twilio", "sendgrid", "mailgun", "postmark", "ses", "event", "meeting", "zendesk", "intercom", "notification", "letter", "campaign", "newsletter", "nachricht", "courriel", "correo", "imessage", "signal", "phone", "resend", "slack", "front", "calendar", "attendee"]
    not_noun = ["draft", "template", "label", "filter", "commit", "queue", "topic", "log", "internal", "note", "internal note", "function", "tool", "api", "event bus", "error"]
    not_verb = ["draft", "get", "list", "search", "read"]
    when     = "send.to in ['outside', 'public', 'subject']"
  }

  call {
    verb     = ["reply", "respond", "answer", "send", "add", "update", "create", "comment"]
    noun     = ["ticket", "zendesk", "intercom", "freshdesk", "helpscout", "conversation", "case", "customer", "support"]
    not_noun = ["draft", "internal", "internal note", "jira", "github", "linear", "note", "tag", "field", "article", "record", "contact", "macro", "memory", "status", "priority", "assignee"]
    when     = "any(call.args, .key in ['public', 'is_public', 'comment_public'] and .value == 'true') or call.key in ['comment body', 'reply', 'html body', 'public reply'] or call.verb in ['reply', 'respond']"
  }

  shell {
    program = ["mail", "mailx", "sendmail", "mutt", "swaks", "msmtp", "ssmtp", "neomutt", "s-nail", "himalaya"]
    when    = "send.to in ['outside', 'public', 'subject', 'unknown']"
  }

  http {
    method = ["POST", "PUT"]
    host   = ["api.sendgrid.com", "api.mailgun.net", "api.twilio.com", "api.postmarkapp.com", "api.resend.com", "api.telegram.org", "graph.facebook.com", "api.brevo.com", "mandrillapp.com", "api.vonage.com", "rest.nexmo.com", "api.mailchimp.com", "discord.com", "email.*.amazonaws.com", "api.messagebird.com", "api.plivo.com"]
    path   = ["**send**", "**message**", "**/email**", "**Messages**", "**Calls**", "**webhooks**", "**mail**", "**sms**"]
  }
}

concept "publishing content to the public" {
  kind   = "action"
  object = "never"
  also   = ["public posts", "publishing content", "posting in public", "public posting", "publishing to the public", "tweeting", "posting on social media", "making content public"]

  call {
    verb     = ["post", "tweet", "publish", "create", "share", "upload", "reply", "schedule", "broadcast", "submit", "retweet", "send", "update"]
    noun     = ["tweet", "twitter", "linkedin", "facebook", "instagram", "tiktok", "youtube", "reddit", "mastodon", "bluesky", "social", "blog post", "wordpress", "medium", "hacker news", "press release", "substack", "ghost", "video", "x post", "threads", "public page", "social post", "blog", "newsroom", "devto", "pinterest", "article", "status page", "webflow", "contentful", "landing page", "site", "hashnode", "producthunt", "buffer", "hootsuite"]
    not_noun = ["draft", "internal", "private", "preview", "wiki", "confluence", "comment draft", "ad account", "analytics", "message", "dm", "review note", "help article", "config", "template", "search", "sitemap", "file"]
    not_verb = ["get", "list", "search", "draft", "delete"]
    when     = "not any(call.args, .key in ['status', 'state', 'visibility', 'privacy', 'privacy_status'] and .value in ['draft', 'private', 'internal', 'unlisted', 'preview']) and not any(call.args, .key == 'draft' and .value == 'true')"
  }

  call {
    verb = ["@change", "@create", "make", "publish", "share", "grant", "allow", "set", "put", "open"]
    when = "any(call.args, .key in ['visibility', 'acl', 'access', 'privacy', 'type', 'canned_acl', 'sharing', 'publicaccess', 'public_access', 'link_sharing'] and .value in ['public', 'public-read', 'public-read-write', 'anyone', 'anyone_with_link', 'everyone', 'allUsers', 'blob', 'world']) or any(call.args, .key in ['is_public', 'public', 'make_public', 'publicly_accessible', 'public_read'] and .value == 'true') or any(call.args, .key == 'private' and .value == 'false') or any(call.args, .value in ['allUsers', 'allAuthenticatedUsers'])"
  }

  shell {
    program = ["gh"]
    sub     = ["repo edit", "repo create"]
    option  = ["--visibility=public"]
  }

  shell {
    program = ["gh"]
    sub     = ["repo create", "gist create"]
    flag    = ["--public"]
  }

  shell {
    option = ["--acl=public-read", "--acl=public-read-write", "--acl=public*", "--member=allUsers", "--member=allAuthenticatedUsers", "--visibility=public", "--public-access=blob", "--public-access=container", "--access=public", "--predefined-acl=publicRead"]
    not_program = ["npm", "pnpm", "yarn"]
  }

  shell {
    operand = ["allUsers:*", "AllUsers:*", "*allUsers*", "public-read"]
  }
}

concept "reading untrusted content" {
  kind   = "action"
  object = "never"
  also   = ["reading outside content", "reading text from outside the company", "reading untrusted text", "fetching outside pages", "reading text from outside the organisation"]

  http {
    place  = ["outside"]
    client = ["fetch", "program", "call", "code"]
    method = ["GET"]
  }

  call {
    verb     = ["get", "read", "fetch", "list", "search", "view", "open", "show", "retrieve", "download", "find", "navigate", "extract", "scrape", "crawl", "browse", "snapshot", "query"]
    noun     = ["email", "mail", "message", "inbox", "gmail", "outlook", "issue", "comment", "pull request", "ticket", "thread", "page", "web", "url", "document", "attachment", "review", "post", "tweet", "feed", "rss", "article", "website", "site", "browser", "search result", "conversation", "discussion", "gist", "zendesk", "intercom", "form response", "submission", "sms", "pdf", "playwright", "firecrawl", "drive", "doc", "transcript"]
    not_noun = ["slack", "internal", "schema", "confluence", "wiki", "runbook", "memory", "log", "metric", "notion", "status page", "library doc", "teams"]
  }
}

concept "sending outside" {
  kind   = "action"
  object = "never"
  includes = [
    "uploading files to outside hosts", "sending messages to people outside the organisation", "publishing content to the public",
    "sending personal data outside the organisation", "publishing packages", "changing data at an outside host",
  ]
}

concept "changing data at an outside host" {
  kind   = "action"
  object = "never"

  http {
    method = ["POST", "PUT", "PATCH", "DELETE"]
    place  = ["outside"]
    client = ["program", "call", "code", "fetch"]
  }
}

concept "deletion" {
  kind   = "action"
  object = "never"
  includes = [
    "deleting whole folders", "deleting anything outside the workspace", "deleting customer records", "dropping databases", "unfiltered delete",
    "destroying infrastructure", "deleting production data", "deleting records under legal hold", "deleting audit logs",
  ]
}
