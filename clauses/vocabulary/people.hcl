# Decisions that touch people, models, and machines in the world.

# Whose fate is decided, and the paper that asks for it.
set "decided" {
  words = [
    "loan", "loan application", "credit application", "candidate", "applicant", "claim", "benefit",
    "credit limit", "mortgage", "job application", "claimant", "mortgage application", "employment",
    "insurance claim", "underwriting", "benefit claim", "policy application",
    "insurance application", "insurance policy", "welfare", "benefit application", "line of credit",
    "credit line", "credit request", "borrower", "candidature", "housing benefit", "eligibility",
    "shortlist", "overdraft", "overdraft limit", "card application", "card limit", "personal loan",
    "bnpl", "pension", "disability benefit", "social benefit", "unemployment benefit",
    "tenant application", "tenancy application", "rental application", "scholarship",
    "grant application", "financial aid", "loan request", "limit increase",
    "credit card application", "applicants", "resume", "cv", "benefit request", "aid application",
    "asylum application", "visa application", "hire", "requisition candidate", "applicant stage",
    "application stage", "candidate stage", "financing", "credit", "housing application",
    "allowance", "subsidy", "coverage", "policyholder", "job offer", "offer letter", "employee",
    "worker", "case worker decision", "credit case", "sick pay", "parental benefit", "health claim",
    "damage claim", "antrag", "dossier", "solicitud", "leistung", "demande",
  ]
}

# Words of a call that only prepares or talks about a decision.
set "undecided" {
  words = [
    "note", "interview", "summary", "draft", "recommendation", "meeting", "comment", "calendar",
    "payment", "credit note", "credential", "release candidate", "pull request", "tag",
    "scorecard draft", "report", "refund", "reminder", "document", "task", "questionnaire", "email",
    "token", "attachment", "job posting", "job post", "coupon", "merge request", "feature",
    "message", "template", "test", "fixture", "webhook", "branch", "backtest", "simulation",
    "evaluation", "activity", "adjuster", "assignee", "checklist", "letter draft", "api credit",
    "ai credit", "store credit", "access", "expense", "expense claim", "vacation", "leave",
    "leave request", "timesheet", "time off", "holiday", "pto", "training", "laptop", "device",
    "badge", "parking", "address", "contact", "photo", "jwt", "claim mapping", "persistent volume",
    "volume claim", "volume", "oauth", "scope", "warranty claim note", "gift", "campaign", "faq",
    "docs", "prompt", "dataset", "account credit", "goodwill credit", "customer credit", "goodwill",
    "ticket", "session", "instance", "pod", "firestore",
  ]
}

concept "deciding on a person's credit" {
  kind   = "action"
  object = "never"
  also = [
    "deciding on a person's job", "deciding on a person's insurance",
    "deciding on a person's benefits", "refusing credit", "refusing insurance", "refusing a job",
    "refusing a benefit", "deciding on credit", "deciding on job applications",
    "deciding about people", "rejecting candidates", "approving loans", "decisions on credit",
    "decisions about people", "dismissing employees", "hiring decisions", "deciding on claims",
    "deciding on benefits", "rejecting applicants", "automated decisions about people",
  ]

  call {
    verb = [
      "approve", "reject", "decline", "deny", "refuse", "shortlist", "dismiss", "demote", "fire",
      "hire", "disqualify", "adjudicate", "underwrite", "genehmigen", "ablehnen", "approuver",
      "refuser", "aprobar", "rechazar", "auto_reject", "knockout", "rescind", "decide", "accept",
      "grant", "bulk_reject", "preapprove", "furlough", "layoff", "repudiate", "sanction",
    ]
    object     = ["@decided"]
    not_object = ["@undecided"]
    not_verb = [
      "get",
      "list",
      "search",
      "describe",
      "draft",
      "schedule",
      "assign",
      "recommend",
      "suggest",
      "simulate",
    ]
    mode = ["change"]
  }

  call {
    verb = [
      "reject",
      "decline",
      "deny",
      "refuse",
      "disqualify",
      "shortlist",
      "approve",
      "accept",
      "preapprove",
    ]
    noun = [
      "loan", "lending", "loanserv", "credit", "greenhouse", "lever", "ashby", "workable",
      "smartrecruiters", "ats", "recruit", "recruiting", "recruitment", "talent", "hr", "hris",
      "workday", "bamboohr", "personio", "mortgage", "insurance", "underwriting", "claim",
      "benefit", "welfare", "candidate", "applicant", "bewerbung", "job application", "hiring",
      "underwrite", "teamtailor", "icims", "jobvite", "taleo", "successfactors", "sozialamt",
      "rekrutierung", "affirm", "klarna", "tenant", "admission", "hubspot candidate", "bnpl",
      "overdraft", "krediet", "prestito", "housing", "tenancy", "scholarship", "guidewire",
      "encompass", "ncino", "mambu", "loan application", "kredit", "pret", "prestamo", "breezy",
      "recruitee",
    ]
    not_object = ["@undecided"]
    not_verb = [
      "get",
      "list",
      "search",
      "describe",
      "draft",
      "schedule",
      "assign",
      "recommend",
      "suggest",
      "simulate",
    ]
    mode = ["change"]
  }

  call {
    verb       = ["reject", "decline", "deny", "refuse", "disqualify", "shortlist"]
    object     = ["application"]
    not_object = ["@undecided", "app", "oauth"]
    mode       = ["change"]
  }

  # what is done with a candidate, said by its reason or its stage
  call {
    verb = ["archive", "close", "remove", "withdraw", "drop", "discard"]
    object = [
      "candidate",
      "applicant",
      "application",
      "job application",
      "opportunity",
      "claim",
      "loan application",
    ]
    key = [
      "reason",
      "archive reason",
      "reason id",
      "archive reason id",
      "rejection reason",
      "rejection reason id",
      "disposition",
    ]
    noun = [
      "candidate", "applicant", "job application", "lever", "greenhouse", "ashby", "workable",
      "recruiting", "ats", "hr", "loan", "lending", "claim", "insurance", "recruitee", "teamtailor",
    ]
    not_object = ["@undecided"]
    mode       = ["change"]
  }

  call {
    verb = ["change", "move", "set", "update", "advance", "transition", "put"]
    object = [
      "stage",
      "candidate",
      "application",
      "application stage",
      "candidate stage",
      "applicant",
    ]
    noun = [
      "candidate", "applicant", "lever", "greenhouse", "ashby", "workable", "recruiting", "ats",
      "teamtailor", "recruitee", "smartrecruiters", "breezy", "jobvite", "icims", "job application",
    ]
    when = "any(call.args, .value matches '(?i)^(archived|rejected|offer|hired|declined|not.?(a.?)?fit|offer.?(sent|extended|made)|unqualified|disqualified|no.?hire|abgelehnt|absage|zusage|angebot)$') or any(call.args, .key matches '(?i)(archive|reject)[a-z_]*reason')"
    not_object = [
      "note",
      "comment",
      "interview",
      "document",
      "email",
      "message",
      "calendar",
      "attachment",
      "task",
      "release candidate",
    ]
    mode = ["change"]
  }

  call {
    name = ["*lay_off*", "*layoff*", "*let_go*", "*make_redundant*"]
    noun = [
      "hr",
      "hris",
      "employee",
      "worker",
      "workday",
      "personnel",
      "hcm",
      "staff",
      "workforce",
    ]
    not_verb   = ["get", "list", "draft", "schedule"]
    not_object = ["@undecided"]
  }

  call {
    name = [
      "*sanction_claimant*",
      "*sanction_recipient*",
      "*sanction_benefit*",
      "*benefit_sanction*",
      "*claimant_sanction*",
    ]
    not_verb = ["get", "list", "draft"]
  }

  # those who work by a platform's leave
  call {
    verb = [
      "deactivate",
      "ban",
      "suspend",
      "block",
      "offboard",
      "terminate",
      "remove",
      "fire",
    ]
    object = [
      "driver", "courier", "rider", "dasher", "freelancer", "gig worker", "contractor",
      "delivery partner", "seller", "host", "tutor", "cleaner", "worker", "employee", "tasker",
      "shopper",
    ]
    key = ["reason", "score", "rating", "reason code", "cause"]
    noun = [
      "driver",
      "courier",
      "rider",
      "dasher",
      "freelancer",
      "gig worker",
      "delivery partner",
      "tutor",
      "cleaner",
      "tasker",
      "shopper",
    ]
    not_object = ["@undecided", "process", "session", "pod", "software", "device driver"]
    not_noun = [
      "kernel",
      "nvidia",
      "gpu",
      "csi",
      "storage",
      "spark",
      "jdbc",
      "odbc",
      "webdriver",
      "selenium",
      "database",
      "docker",
    ]
  }

  # payments of benefits that are stopped
  call {
    verb = [
      "suspend",
      "stop",
      "reduce",
      "sanction",
      "terminate",
      "withhold",
      "cut",
      "discontinue",
      "lower",
      "deny",
    ]
    noun = [
      "welfare",
      "jobcenter",
      "benefit",
      "social benefit",
      "pension",
      "sozialamt",
      "unemployment",
      "housing benefit",
      "entitlement",
      "prestation",
      "universal credit",
    ]
    mode = ["change"]
    not_object = [
      "note", "interview", "summary", "draft", "meeting", "comment", "reminder", "document", "task",
      "report", "service", "instance", "pod", "job", "notification", "email", "message", "template",
      "campaign", "log", "log level", "level", "server", "queue", "cache",
    ]
  }

  call {
    verb = [
      "set", "update", "reduce", "lower", "increase", "raise", "decrease", "change", "adjust",
      "cut", "patch", "put", "create",
    ]
    noun       = ["cardholder", "borrower", "overdraft", "credit line", "creditline"]
    object     = ["limit", "overdraft", "credit line", "overdraft limit"]
    not_object = ["@undecided", "rate limit", "spend limit", "spending limit"]
  }

  # the decision itself is what is recorded
  call {
    verb = [
      "set", "update", "submit", "record", "create", "make", "post", "finalize", "issue", "write",
      "save", "complete", "change", "process", "underwrite", "render", "enter", "add", "put",
      "send", "communicate", "publish", "confirm", "execute", "close", "log", "store", "generate",
      "decide", "apply", "register", "override", "overturn", "uphold",
    ]
    object = [
      "credit decision", "application decision", "loan decision", "claim decision",
      "underwriting decision", "underwrite decision", "hiring decision", "rejection",
      "disqualification", "employee termination", "worker termination", "involuntary termination",
      "dismissal", "demotion", "adverse action", "benefit decision", "eligibility decision",
      "admission decision", "employment termination", "candidate decision", "applicant decision",
      "candidate rejection", "termination letter", "dismissal letter", "eligibility determination",
      "benefit determination", "coverage decision", "denial", "loan denial", "claim denial",
      "policy decline", "rejection letter", "adverse action notice", "reduction in force", "layoff",
      "credit approval", "loan approval", "insurance decision", "candidate disposition",
      "rejection reason", "redundancy",
    ]
    not_object = ["@undecided"]
    not_verb   = ["get", "list", "search", "describe", "draft", "recommend", "simulate"]
  }

  call {
    verb = [
      "set", "submit", "record", "make", "post", "update", "create", "finalize", "save", "enter",
      "register", "decide", "underwrite", "override", "overturn", "uphold", "issue", "apply",
    ]
    object = ["decision", "disposition", "determination", "outcome"]
    key = [
      "applicant", "applicant id", "candidate", "candidate id", "application id", "claim id",
      "claimant", "loan id", "borrower", "employee id", "worker id", "person id", "application",
      "claim", "loan", "customer id", "member id", "policy id", "checkout", "bewerber",
      "beneficiary",
    ]
    not_object = ["@undecided"]
  }

  call {
    verb = [
      "submit",
      "process",
      "create",
      "initiate",
      "execute",
      "record",
      "start",
      "approve",
      "finalize",
    ]
    object = [
      "termination",
      "dismissal",
      "demotion",
      "involuntary termination",
      "layoff",
      "separation",
      "redundancy",
    ]
    noun = [
      "worker", "employee", "hr", "hris", "workday", "personnel", "bamboohr", "personio",
      "successfactors", "rippling", "gusto", "adp", "staff", "hcm",
    ]
    not_object = ["@undecided", "contract"]
  }

  # limits of credit
  call {
    verb = [
      "set", "update", "reduce", "lower", "increase", "raise", "decrease", "change", "adjust",
      "cut", "block", "freeze", "assign", "cancel", "modify", "override", "create",
    ]
    object = [
      "credit limit",
      "credit line",
      "overdraft limit",
      "card limit",
      "line of credit",
      "kreditlimit",
      "limite credito",
      "overdraft",
      "dispo",
      "lending limit",
    ]
    not_object = ["@undecided"]
    mode       = ["change"]
  }

  call {
    verb = [
      "suspend", "stop", "terminate", "revoke", "cut", "reduce", "withdraw", "cancel", "sanction",
      "discontinue", "pause", "grant", "award", "end",
    ]
    object = [
      "benefit", "housing benefit", "welfare", "pension", "allowance", "benefit payment",
      "social benefit", "unemployment benefit", "insurance policy", "coverage", "entitlement",
      "disability benefit", "sick pay",
    ]
    not_object = ["@undecided", "enrollment window", "plan document"]
    mode       = ["change"]
  }

  # jobs
  call {
    verb = [
      "terminate",
      "dismiss",
      "demote",
      "fire",
      "lay",
      "furlough",
      "layoff",
      "sack",
      "discharge",
    ]
    object = [
      "employee", "worker", "staff", "person", "employment", "personnel", "contractor", "position",
      "job", "associate", "people", "team member", "crew",
    ]
    not_object = ["session", "instance", "process", "pod", "job run", "queue", "thread", "document"]
    noun = [
      "employee", "worker", "staff", "hr", "hris", "workday", "bamboohr", "personio", "personnel",
      "person", "employment", "contractor", "people", "successfactors", "gusto", "rippling", "adp",
      "deel", "associate", "team member",
    ]
    mode = ["change"]
  }

  call {
    verb = ["terminate", "dismiss", "demote", "fire", "sack", "furlough", "layoff"]
    noun = [
      "hr",
      "hris",
      "bamboohr",
      "personio",
      "personnel",
      "successfactors",
      "hcm",
      "workforce",
      "personal",
    ]
    not_object = [
      "session",
      "instance",
      "process",
      "pod",
      "contract",
      "job",
      "thread",
      "@undecided",
    ]
  }

  call {
    verb = [
      "@change",
      "offboard",
      "execute",
      "process",
      "submit",
      "initiate",
      "start",
      "run",
      "rake",
    ]
    noun = [
      "employee", "worker", "hr", "personnel", "job", "staff", "workday", "bamboohr", "personio",
      "successfactors", "hris", "position", "compensation", "person", "pernr", "sap hcm",
      "rippling", "gusto", "deel", "adp", "hcm", "hibob", "factorial",
    ]
    key = [
      "reason",
      "reason code",
      "termination reason",
      "action reason",
      "event",
      "type",
      "termination type",
      "change reason",
      "action type",
      "reason id",
      "separation reason",
    ]
    when       = "any(call.args, .key in ['reason', 'reason_code', 'termination_reason', 'action_reason', 'event', 'type', 'termination_type', 'change_reason', 'action_type', 'separation_reason'] and .value matches '(?i)(dismiss|demot|involuntar|lay.?off|redundan|for.cause|misconduct|k.ndigung|licenciement|despido|poor.performance|terminat)')"
    not_object = ["@undecided"]
  }

  call {
    key  = ["massn", "personnel action type"]
    verb = ["@change", "execute", "perform", "run", "process"]
    when = "any(call.args, .key in ['massn'] and .value in ['10', '06', '99'])"
  }

  shell {
    when = "(shell.operand matches '(?i)(offboard|terminat|dismiss)[a-z_]*[\\\\[( ,:=].{0,40}(involuntar|dismiss|lay.?off|redundan|cause)' or shell.sub matches '(?i)(offboard|terminat|dismiss)[a-z_]*[\\\\[( ,:=].{0,40}(involuntar|dismiss|lay.?off|redundan|cause)') and not (shell.program in ['grep', 'rg', 'git', 'echo', 'cat', 'sed', 'printf', 'gh', 'jq'])"
  }

  sql {
    verb = ["update", "insert"]
    table = [
      "loan", "application", "claim", "candidate", "benefit", "credit", "applicant", "antrag",
      "antraege", "demande", "solicitud", "aanvraag", "credit limit", "mortgage", "underwriting",
      "loan application", "job application", "applicants", "employee", "credit application",
      "credit decision", "loan decision", "decision", "bewerbung", "policy application",
    ]
    call_verb = [
      "approve", "reject", "decline", "deny", "refuse", "shortlist", "disqualify", "dismiss",
      "terminate", "hire", "demote", "grant", "accept",
    ]
    not_env_target = ["local"]
  }

  sql {
    verb = ["update", "insert"]
    table = [
      "loan decision",
      "credit decision",
      "underwriting decision",
      "claim decision",
      "hiring decision",
      "adverse action",
      "benefit decision",
      "credit limit",
    ]
    not_env_target = ["local"]
  }

  call {
    verb = [
      "reduce",
      "lower",
      "increase",
      "raise",
      "decrease",
      "cut",
      "set",
      "update",
      "change",
    ]
    head = ["limit"]
    noun = ["card", "cards", "credit", "lending", "overdraft", "loan", "account", "issuing"]
    key = [
      "customer",
      "customer id",
      "cardholder",
      "account id",
      "client",
      "borrower",
      "card id",
      "member id",
      "person id",
    ]
    not_object = ["rate limit", "spend limit", "spending limit", "usage limit", "@undecided"]
  }

  sql {
    verb           = ["update"]
    column         = ["credit limit", "overdraft limit"]
    not_env_target = ["local"]
  }
}

# What a text asks to do to people.

shape "emotion-of-staff" {
  class   = "emotion-of-staff"
  pattern = "(?i)(emotion|mood|angry|anger|bored|boredom|afraid|frustrat|burnt.?out|burn.?out|burned out|disloyal|stressed|stress level|depressed|nervous|attentive|engaged or|facial expression|micro.?expression|happiness|happy or|sad\\b|affective|unmotivated|morale|enthusias|stimmung|gef.hl|humeur|estado de .nimo|emoci)[^!?]{0,140}(employee|staff|worker|team member|teammate|colleague|call.?cent|pupil|student|classroom|candidate|applicant|interviewee|stand.?up|meeting|mitarbeiter|sch.ler|salari.|.l.ve|emplead|alumn|workforce|personnel|driver|operator|webcam|town.?hall|cashier|nurse|agent[-_ ][0-9]|shift)"
}

shape "staff-by-emotion" {
  class   = "emotion-of-staff"
  pattern = "(?i)(employee|staff|worker|team member|teammate|colleague|call.?cent|pupil|student|classroom|interviewee|standup|stand-up|meeting|mitarbeiter|workforce|webcam|cashier|everyone in)[^!?]{0,140}(emotion|mood|angry|anger\\b|bored|boredom|afraid|frustrat|burnt.?out|burn.?out|burned out|disloyal|stressed|stress level|depressed|nervous|attentive|facial expression|micro.?expression|happiness|\\bsad\\b|affective|unmotivated|stimmung|humeur)"
}

shape "bank-account" {
  class   = "bank-account"
  pattern = "\\b[A-Z]{2}[0-9]{2}[ ]?[A-Z0-9]{4}[A-Z0-9 ]{6,26}\\b"
  check   = "iban"
}

shape "trait-of-face" {
  class   = "trait-of-face"
  pattern = "(?i)(ethnicit|religio|sexual.orientation|dominant_race|\\brace\\b|political.(view|opinion|leaning)|trade.union|skin.colou?r|muslim|jewish|\\bgay\\b|homosexual|orientation sexuelle|herkunft|etnia|union member)[\\s\\S]{0,160}(\\bface|photo|portrait|picture|camera|\\bcam\\b|selfie|image|biometric|voice|gait|\\.jpg|\\.png|webcam|visage|gesicht)"
}

shape "face-by-trait" {
  class   = "trait-of-face"
  pattern = "(?i)(\\bfaces?\\b|photos?\\b|portrait|pictures?\\b|selfie|-cam\\b|_cam\\b|biometric|voice|gait|deepface|deep_face|visage|gesicht|face_|facial)[\\s\\S]{0,160}(ethnicit|religio|sexual.orientation|dominant_race|\\brace\\b|political.(view|opinion|leaning)|trade.union|skin.colou?r|muslim|jewish|\\bgay\\b|homosexual|orientation sexuelle|herkunft)"
}

shape "social-score" {
  class   = "social-score"
  pattern = "(?i)(social.?scor|social.?credit|social.behaviou?r|trustworthiness|citizen.scor|behaviou?r.scor|good.citizen|neighbou?r.(complaint|report)|sozialpunkt|comportement.social|comportamiento.social|sozialverhalten)"
}

shape "face-scrape" {
  class   = "face-scrape"
  pattern = "(?i)(scrap|crawl|harvest|collect all|download all|mass.download)[^!?]{0,90}(faces?\\b|facial|selfies|profile.(photo|picture|pic)s?|portraits|headshots|mugshots|cctv)"
}

shape "about-the-ban" {
  class   = "about-the-ban"
  pattern = "(?i)(\\bban(s|ned)?\\b|prohibit|forbid|illegal|article 5|art\\. ?5|ai.act|lawful|compliance|regulation|verboten|interdi)"
}

concept "inferring emotions of staff" {
  kind   = "action"
  object = "never"
  also = [
    "infer emotions of staff",
    "scoring people by social behaviour",
    "score people by social behaviour",
    "sorting people by sensitive traits",
    "sort people by sensitive traits",
    "emotion recognition",
    "social scoring",
    "sorting people by sensitive traits from biometrics",
    "biometric categorisation",
    "emotion recognition of employees",
    "facial scraping",
    "prohibited AI practices",
  ]

  # emotions of people at work or at school
  call {
    verb = ["@infer"]
    noun = [
      "emotion", "mood", "affect", "emotional state", "facial expression", "stress level",
      "attentiveness", "sentiment", "frustration", "boredom", "nervous", "burnout", "vibe",
      "morale", "micro expression", "engagement score", "attention", "stress", "expression",
      "facial expressions", "expressions", "feeling", "hume", "affectiva", "deepface", "prosody",
      "facial emotion", "facial coding", "engagement",
    ]
    is         = ["people at work"]
    not_object = ["@harmless"]
  }

  call {
    verb = [
      "@infer",
      "call",
      "complete",
      "generate",
      "ask",
      "chat",
      "prompt",
      "query",
      "batch",
    ]
    data_class     = ["emotion-of-staff"]
    not_data_class = ["about-the-ban"]
    not_object     = ["@harmless"]
    mode           = ["read", "change", "unknown"]
  }

  call {
    key            = ["prompt", "instruction", "system prompt", "user prompt", "question"]
    data_class     = ["emotion-of-staff", "trait-of-face", "face-scrape"]
    not_data_class = ["about-the-ban"]
    mode           = ["read", "change", "unknown"]
  }

  call {
    key            = ["prompt", "instruction", "system prompt", "user prompt"]
    data_class     = ["social-score"]
    mode           = ["read", "change", "unknown"]
    when           = "any(call.args, .key in ['prompt', 'instruction', 'system_prompt', 'user_prompt'] and .value matches '(?i)(score|rank|rate|grade|sort|classif|bewert|note[rz]?|punt)')"
    not_data_class = ["about-the-ban"]
  }

  http {
    host = [
      "*.openai.com", "*.anthropic.com", "*.hume.ai", "*.mistral.ai", "*.googleapis.com",
      "*.amazonaws.com", "*.azure.com", "*.cohere.com", "*.groq.com", "openrouter.ai",
      "*.perplexity.ai", "*.together.xyz", "api-inference.huggingface.co",
    ]
    method         = ["POST"]
    data_class     = ["emotion-of-staff", "trait-of-face"]
    not_data_class = ["about-the-ban"]
  }

  # the programs and libraries by name
  call {
    act_kind = ["call"]
    noun = [
      "deepface",
      "fer",
      "affectiva",
      "openface",
      "emotion",
      "emotion recognition",
      "hume",
      "morphcast",
      "dominant emotion",
      "top emotion",
      "pyfeat",
    ]
    is         = ["people at work"]
    mode       = ["read", "change", "unknown"]
    verb       = ["@infer", "batch", "stream", "upload", "ask"]
    not_object = ["@harmless"]
  }

  code {
    data_class     = ["emotion-of-staff"]
    code_language  = ["python", "node", "ruby"]
    not_data_class = ["about-the-ban"]
  }

  code {
    data_class     = ["trait-of-face"]
    code_language  = ["python", "node", "ruby"]
    not_data_class = ["about-the-ban"]
  }

  call {
    object = [
      "emotion recognition", "emotion detection", "facial coding", "affect recognition",
      "emotion ai", "emotion analysis", "mood detection", "burnout detection", "stress detection",
      "mood analysis", "emotion scoring", "attention tracking", "sentiment", "mood", "emotion",
      "emotion tracking", "burnout", "top emotion", "dominant emotion", "emotion monitoring",
    ]
    is         = ["people at work"]
    mode       = ["unknown"]
    not_object = ["@harmless"]
  }

  call {
    code_call = [
      "*DeepFace.analyze",
      "*.top_emotion",
      "*.detect_emotions",
      "*FER*.detect*",
      "*.predict_emotion*",
      "*.emotion_recognition*",
    ]
    mode = ["read", "change", "unknown"]
    when = "not any(call.args, .value matches '(?i)(product|review)')"
  }

  call {
    code_call = ["*.predict", "*.analyze", "*.classify", "*.detect", "*.infer"]
    mode      = ["read", "change", "unknown"]
    when      = "any(call.args, .value in ['ethnicity', 'religion', 'race', 'sexual_orientation', 'political_view', 'political_opinion', 'sexuality']) and any(call.args, .value matches '(?i)(face|photo|[.]jpg|[.]pt|cam|portrait)')"
  }

  call {
    verb           = ["delegate", "assign", "run", "spawn", "create", "start", "ask"]
    noun           = ["agent", "subagent", "assistant", "delegate", "crew", "worker agent"]
    data_class     = ["emotion-of-staff", "trait-of-face", "face-scrape"]
    not_data_class = ["about-the-ban"]
    not_object     = ["@harmless"]
  }

  call {
    verb = [
      "build",
      "create",
      "add",
      "collect",
      "import",
      "fill",
      "populate",
      "extend",
      "update",
    ]
    noun       = ["face", "faces", "facial", "clearview", "pimeyes", "facedb", "face recognition"]
    when       = "any(call.args, .value matches '(?i)(https?://|instagram|facebook|linkedin|cctv|social.?media|tiktok|vk[.]com|flickr|street|webcam)')"
    not_object = ["@harmless", "font", "clock"]
  }

  sql {
    verb = ["insert", "update", "create"]
    table = [
      "social score",
      "citizen score",
      "behaviour score",
      "trust score",
      "social credit",
      "employee emotion",
      "employee mood",
      "staff mood",
    ]
  }

  # social scoring
  call {
    verb = [
      "@infer",
      "rank",
      "update",
      "set",
      "apply",
      "lower",
      "raise",
      "adjust",
      "reduce",
      "increase",
      "deduct",
      "decrease",
    ]
    object = [
      "social score", "social scoring", "social credit", "trustworthiness", "citizen score",
      "behaviour score", "behavior score", "social behaviour", "social behavior", "citizen rating",
      "trust score", "social credit score", "comportement social", "behaviour social",
      "loyalty index", "civic score", "reputation score", "social rating", "citizen",
      "social ranking", "score social", "puntaje social", "puntuacion social", "note sociale",
      "sozialpunkte", "sozialpunkt", "tenant behaviour", "resident behaviour", "customer behaviour",
      "neighbour behaviour",
    ]
    is         = ["people judged"]
    not_object = ["@harmless", "credit score", "post", "media post"]
  }

  call {
    object = [
      "social score",
      "social credit",
      "citizen score",
      "behaviour score",
      "social credit score",
      "civic score",
      "score social",
    ]
    mode       = ["change", "unknown"]
    is         = ["people judged"]
    not_object = ["@harmless", "credit score", "post", "media post", "company"]
    not_verb   = ["get", "list", "search", "delete"]
  }

  call {
    verb           = ["@infer", "rank", "update", "set", "sort"]
    data_class     = ["social-score"]
    not_data_class = ["about-the-ban"]
    not_object     = ["@harmless"]
    mode           = ["read", "change", "unknown"]
    is             = ["people judged"]
  }

  # sensitive traits from biometrics
  call {
    verb = ["@infer", "sort", "tag", "categorise", "categorize", "group", "filter"]
    object = [
      "ethnicity", "religion", "sexual orientation", "political opinion", "political view", "race",
      "biometric categorisation", "biometric categorization", "sensitive trait", "belief",
      "skin colour", "skin color", "union membership", "orientation", "political leaning",
      "ethnic origin", "sexuality",
    ]
    is = ["faces"]
    not_object = [
      "@harmless",
      "race condition",
      "screen orientation",
      "page orientation",
      "image orientation",
    ]
  }

  call {
    verb = [
      "@infer",
      "sort",
      "tag",
      "categorise",
      "categorize",
      "group",
      "filter",
      "enable",
      "configure",
    ]
    data_class     = ["trait-of-face"]
    not_data_class = ["about-the-ban"]
    not_object     = ["@harmless"]
    mode           = ["read", "change", "unknown"]
  }

  call {
    verb = [
      "scrape", "crawl", "harvest", "collect", "download", "build", "create", "run", "start",
      "index", "extract", "ingest", "fetch", "gather", "add", "import",
    ]
    object = [
      "face scrape", "face scraping", "facial recognition database", "face database", "face image",
      "facial image", "face", "face embedding", "faceprint", "faces", "face index", "selfie",
      "profile photo", "facial template",
    ]
    when       = "call.verb in ['scrape', 'crawl', 'harvest'] or any(call.args, .value matches '(?i)(https?://|instagram|facebook|linkedin|cctv|social.?media|tiktok|public|web|vk\\\\.com|flickr|street)')"
    not_object = ["@harmless", "clock face", "font", "typeface", "type face", "device", "unlock"]
  }

  call {
    verb = [
      "run",
      "start",
      "create",
      "scrape",
      "crawl",
      "harvest",
      "collect",
      "launch",
      "schedule",
    ]
    data_class     = ["face-scrape"]
    not_data_class = ["about-the-ban"]
    not_object     = ["@harmless"]
  }

  shell {
    program = [
      "llm", "ollama", "claude", "chatgpt", "aichat", "sgpt", "gemini", "codex", "gpt", "openai",
      "mods", "tgpt", "fabric", "chatblade", "q", "copilot",
    ]
    data_class     = ["emotion-of-staff", "trait-of-face", "face-scrape"]
    not_data_class = ["about-the-ban"]
  }

  shell {
    when = "(shell.operand matches '(?i)(emotion|mood|social.?scor|ethnicit|face.?scrap|affect_rec|facial_trait|citizen.?score)' or shell.program matches '(?i)(emotion|social.?scor|face.?scrap|deepface|openface|ethnicit)') and not (shell.program in ['grep', 'rg', 'git', 'cat', 'ls', 'sed', 'echo', 'mkdir', 'rm', 'cp', 'mv', 'find', 'head', 'wc', 'curl', 'gh', 'less', 'tail', 'vim', 'nano', 'code', 'diff', 'awk', 'pytest', 'printf', 'jq', 'chmod', 'pip', 'npm', 'uv', 'wget', 'touch', 'tar', 'zip', 'stat', 'file', 'python', 'black', 'ruff', 'flake8', 'mypy', 'eslint', 'prettier', 'open', 'tee', 'tree', 'bat', 'fd', 'ag', 'ack', 'rsync', 'scp', 'docker', 'kubectl'])"
  }

  shell {
    program = ["python3", "python", "node", "uv", "ruby", "bash", "sh", "Rscript", "julia", "deno"]
    when    = "shell.operand matches '(?i)(emotion|mood_|_mood|social.?scor|ethnicit|face.?scrap|affect_rec|facial_trait|citizen.?score)[a-z_-]*(\\\\.(py|js|rb|sh|R|jl|ts)$|$)' and not (shell.flag in ['--help', '-h']) and not (shell.operand in ['--help', '-h'])"
  }
}

set "infer" {
  words = [
    "analyze", "analyse", "detect", "infer", "score", "classify", "recognize", "recognise",
    "measure", "estimate", "predict", "identify", "enable", "start", "run", "create", "submit",
    "compute", "calculate", "evaluate", "extract", "rate", "assess", "label", "process", "monitor",
    "flag", "track", "rank", "assign", "update", "execute", "launch", "schedule", "deploy",
    "activate", "generate", "read", "scan", "categorize", "categorise", "profile", "tag", "watch",
    "top", "note", "get", "set", "segment", "sort", "zero", "request", "configure", "switch",
    "turn", "apply", "build", "observe", "check", "grade", "erkennen", "analysieren", "bewerten",
    "ermitteln", "reconnaitre", "analyser", "detecter", "evaluer", "noter", "analizar", "detectar",
    "reconocer", "evaluar", "puntuar", "auswerten", "messen", "erfassen", "auslesen", "mesurer",
    "medir",
  ]
}

set "harmless" {
  words = [
    "product review", "review", "ticket", "support ticket", "brand", "css", "market", "feedback",
    "news", "tweet", "comment", "docs", "documentation", "law", "article", "schema", "file",
    "stock", "page", "issue", "message", "document", "event", "email", "post", "draft", "search",
    "wiki", "channel", "pull request", "merge request", "commit", "survey", "poll", "board",
    "mood board", "moodboard", "template", "test", "paper", "theme", "icon", "emoji", "reaction",
    "playlist", "song", "music", "policy", "report", "question", "training course", "task", "note",
    "calendar", "webpage", "url", "web page", "browser", "stock photo",
  ]
}

concept "people at work" {
  kind = "thing"
  when = "call.key in ['exam', 'meeting', 'participant', 'interview', 'employee', 'agent', 'worker', 'student', 'pupil', 'agent id', 'staff', 'candidate', 'employee id', 'interviewee', 'class'] or call.noun in ['employee', 'staff', 'worker', 'pupil', 'student', 'team', 'colleague', 'candidate', 'applicant', 'interview', 'meeting', 'classroom', 'class', 'agent', 'agent mood', 'driver', 'operator', 'workforce', 'hr', 'proctoring', 'proctor', 'staff camera', 'callcenter', 'recruit', 'interviewee', 'school', 'exam', 'standup', 'teammate', 'personnel', 'engagement', 'people', 'nurse', 'crew'] or any(call.args, .value matches '(?i)(employee|staff|worker|pupil|student|candidate|applicant|team|meeting|class(room|es)?\\\\b|call.?cent|mitarbeiter|colleague|driver|operator|stand.?up|town.?hall|workforce|sch.ler|salari|emplead|personnel|proctor|shift|office|interview|internal applicant|nurse|cashier|webcam)')"
}

concept "people judged" {
  kind = "thing"
  when = "call.noun in ['citizen', 'person', 'customer', 'resident', 'household', 'tenant', 'user', 'people', 'member', 'employee', 'trust', 'welfare', 'individual', 'subject', 'neighbour', 'student', 'worker', 'passenger', 'claimant'] or any(call.args, .key matches '(?i)(citizen|person|customer|resident|household|tenant|citoyen|ciudadano|buerger|user|member|individual|subject|employee|beneficiary|applicant|population|people)' or .value matches '(?i)(citizen|person|customer|resident|household|tenant|citoyen|member|individual|neighbou?r|applicant|people|user)')"
}

concept "faces" {
  kind = "thing"
  when = "call.noun in ['face', 'photo', 'facescan', 'image', 'camera', 'biometric', 'voice', 'portrait', 'selfie', 'facial', 'cctv', 'video', 'gait', 'deepface', 'vision', 'rekognition', 'visitor', 'picture', 'footage'] or any(call.args, .key matches '(?i)(face|photo|image|camera|voice|portrait|selfie|video|picture|img|footage)' or .value matches '(?i)(\\\\bface|photo|\\\\.jpe?g|\\\\.png|camera|\\\\bcam\\\\b|portrait|selfie|\\\\.mp4|biometric|\\\\.wav)')"
}

concept "deploying a model" {
  kind   = "action"
  object = "never"
  also = [
    "changing a model", "deploying models", "changing models", "model changes", "promoting a model",
    "switching the model", "starting a fine-tune", "model deployment", "fine-tuning",
    "changing prompts", "changing thresholds", "promoting models", "releasing a model",
  ]

  call {
    verb = [
      "deploy", "promote", "update", "change", "set", "switch", "create", "start", "run",
      "transition", "publish", "activate", "rollout", "edit", "modify", "put", "apply", "launch",
      "patch", "replace", "release", "finetune", "upgrade", "swap", "rollback", "serve", "upload",
      "configure", "tune", "roll", "shift", "route", "submit", "retrain", "enable", "assign",
      "push", "reload", "override", "adjust", "raise", "lower", "approve", "register", "mark",
      "point", "flip", "cutover",
    ]
    object = [
      "model version", "fine tune", "finetune", "fine tuning", "finetuning", "system prompt",
      "scoring rule", "feature list", "inference endpoint", "model endpoint", "prompt template",
      "champion", "llm", "training job", "model alias", "deployed model", "prompt version",
      "score threshold", "risk model", "vertex endpoint", "scorecard", "serving endpoint",
      "feature set", "model deployment", "decision threshold", "fine tuning job", "guardrail model",
      "customization job", "model package", "ranking model", "fraud rule", "production prompt",
      "model stage", "model registry", "registered model", "cutoff", "score cutoff",
      "model threshold", "fraud threshold", "approval threshold", "endpoint weight",
      "traffic split", "production variant", "model config", "model configuration", "model weight",
      "default model", "active model", "champion model", "model route", "prompt label",
      "classifier", "scoring model", "model card threshold", "lora", "adapter", "ml model",
      "ai model", "credit model", "model name", "assistant prompt", "agent prompt",
      "agent instruction", "assistant instruction", "model serving", "served model",
      "prompt deployment", "prompt alias", "decision table", "decision rule",
      "scoring model version", "pricing model", "recommendation model", "model variant",
      "online endpoint", "sagemaker endpoint", "tuning job", "model customization job",
      "model customization", "risk threshold", "scoring weight", "score weight", "rule weight",
      "feature flag model", "onlineendpoint", "modelversion", "inferenceservice",
      "inference service", "ranker", "scorer", "production model", "embedding model", "reranker",
      "predictor",
    ]
    not_object = [
      "data model", "draft", "candidate", "test", "evaluation", "eval", "metric", "model card",
      "domain model", "database model", "view model", "local", "file", "user prompt", "notebook",
      "experiment", "playground", "3d model", "comment", "ticket", "docs", "page", "note",
      "alert threshold", "car", "vehicle", "alert", "monitor", "payment", "product", "form", "cart",
      "report", "diagram", "semantic model", "sql model", "dbt", "eloquent", "device model",
      "business model", "hyperparameter", "dataset", "trace", "alarm", "stock", "inventory",
      "reorder threshold", "disk", "cpu", "memory", "coverage threshold", "shell prompt",
      "password prompt", "permission prompt", "interview prompt", "cost threshold", "cloudwatch",
      "writing prompt", "survey", "image prompt", "repository", "branch", "pull request",
      "financial model", "threat model", "role model", "pricing page", "lint", "coverage",
      "printer", "backup", "autoscaling", "issue", "completion", "prediction",
    ]
    not_verb = [
      "get",
      "list",
      "evaluate",
      "compare",
      "describe",
      "predict",
      "download",
      "test",
      "search",
      "complete",
      "benchmark",
    ]
    not_noun = [
      "django", "dbt", "rails", "sequelize", "prisma", "mongoose", "eloquent", "orm", "car",
      "vehicle", "erp", "cad", "threed", "alerts", "alerting", "grafana", "form", "forms",
      "printer", "db", "database", "plm", "pim", "catalog", "schema", "blender", "revit",
      "sketchup", "ev", "product", "inventory", "stock", "warehouse", "jest", "vitest", "codecov",
      "sonar", "powerbi", "looker", "typeorm", "drizzle", "entity", "uml", "autocad", "solidworks",
      "datadog", "pagerduty", "nagios", "thermostat", "typeform", "survey",
    ]
    mode           = ["change", "unknown"]
    not_act_kind   = ["query"]
    when           = "not (shell.program in ['python', 'python3', 'torchrun', 'accelerate', 'node', 'axolotl'] and call.verb in ['finetune', 'train', 'tune', 'retrain', 'run', 'start'])"
    not_env_target = ["local"]
    not_env_name   = ["draft", "playground"]
  }

  call {
    verb = [
      "deploy",
      "promote",
      "rollout",
      "rollback",
      "transition",
      "serve",
      "activate",
      "swap",
      "roll",
    ]
    noun = [
      "mlflow", "bentoml", "kserve", "seldon", "sagemaker", "vertex", "model", "mlops", "scorecard",
      "azureml", "ml", "model registry", "modelregistry", "inference",
    ]
    not_object = [
      "draft", "candidate", "test", "evaluation", "local", "file", "experiment", "playground",
      "comment", "data model", "report", "dashboard", "domain model", "app", "website", "migration",
    ]
    not_verb       = ["get", "list", "describe", "predict", "download", "search"]
    not_env_target = ["local"]
    not_code_call  = ["*.models.*", "models.*"]
    when           = "not (shell.program in ['python', 'python3', 'torchrun', 'accelerate', 'node', 'axolotl'] and call.verb in ['finetune', 'train', 'tune', 'retrain', 'run', 'start'])"
  }

  # the instructions of an assistant that runs
  call {
    verb = [
      "set",
      "update",
      "change",
      "edit",
      "replace",
      "publish",
      "modify",
      "patch",
      "put",
      "deploy",
    ]
    head = ["instruction", "instructions", "prompt", "persona", "guardrail", "model"]
    noun = [
      "assistant", "agent", "bot", "chatbot", "copilot", "fin", "intercom", "voiceflow",
      "dialogflow", "lex", "botpress", "retell", "vapi",
    ]
    not_object     = ["draft", "test", "comment", "note", "issue", "ticket", "file", "playground"]
    not_env_target = ["local"]
  }

  # a flag or a parameter that holds the name of a model
  call {
    verb = [
      "set",
      "update",
      "put",
      "change",
      "edit",
      "patch",
      "toggle",
      "create",
      "publish",
      "write",
      "modify",
    ]
    noun = [
      "flag", "feature flag", "parameter", "variable", "configuration", "config", "launchdarkly",
      "setting", "secret", "env", "environment", "environment variable", "split", "unleash",
      "consul", "ssm", "key", "value", "kv",
    ]
    when           = "any(call.args, .key in ['flag', 'feature_key', 'key', 'name', 'parameter', 'flag_key', 'parameter_name', 'variable', 'path', 'setting', 'config_key'] and .value matches '(?i)(^|[-_./:])(llm|ai|ml|gpt|chat|active|scoring|champion|ranker|default)[-_./:]?(model|version)|(^|[/_.-])model([-_](name|id|version))?$')"
    not_object     = ["draft", "test", "comment", "note", "issue", "ticket", "local"]
    not_env_name   = ["staging", "dev", "development", "test", "sandbox", "playground", "local"]
    not_env_target = ["local"]
  }

  call {
    verb           = ["update", "create", "invoke_update", "delete_and_create"]
    head           = ["endpoint", "capacity", "capacities", "weight"]
    when           = "any(call.args, .value in ['sagemaker', 'bedrock', 'aiplatform', 'sagemaker-runtime']) or call.noun in ['sagemaker', 'aiplatform', 'aiplatforms', 'serving', 'inference', 'vertex', 'online']"
    not_env_target = ["local"]
  }

  shell {
    program        = ["kubectl", "oc"]
    when           = "shell.sub in ['patch inferenceservice', 'patch isvc', 'edit inferenceservice', 'edit isvc', 'patch seldondeployment', 'patch servingruntime', 'patch inferenceservices', 'patch llminferenceservice', 'scale inferenceservice'] or shell.sub in ['patch', 'edit', 'set', 'apply', 'replace', 'annotate', 'scale'] and shell.operand matches '(?i)^(inferenceservices?|isvc|seldondeployments?|servingruntimes?|llminferenceservices?|rayservices?)(\\\\.[a-z.]+)?(/|$)'"
    not_shell_flag = ["--dry-run"]
  }

  shell {
    program = [
      "bentoml", "seldon", "truss", "mlflow", "baseten", "modelctl", "cog", "cortex", "kfp",
      "zenml", "wandb", "clearml-serving", "ray", "serve",
    ]
    sub = [
      "deploy", "push", "model load", "models set-alias", "registered-models set-alias",
      "deployment create", "deployment update", "deployment apply", "deployments update",
      "deployments create", "pipeline load", "experiment start", "models promote", "promote",
      "model deploy", "model deployer models deploy", "artifact link", "registry link",
      "model auto-update", "model add",
    ]
    not_env_target = ["local"]
    not_shell_flag = ["--help", "--dry-run"]
  }

  # an agent or an assistant that runs is given another model or prompt
  call {
    verb = ["update", "patch", "set", "edit", "change", "modify", "publish", "deploy"]
    object = [
      "assistant",
      "agent",
      "bot",
      "chatbot",
      "voice agent",
      "conversation agent",
      "virtual agent",
    ]
    key = [
      "prompt",
      "model",
      "system prompt",
      "instruction",
      "instructions",
      "llm",
      "general prompt",
      "first message",
      "temperature",
      "model id",
      "guardrail",
    ]
    not_object = [
      "draft", "test", "comment", "note", "issue", "ticket", "file", "playground", "travel agent",
      "car", "user agent", "status", "ssh agent",
    ]
    not_env_target = ["local"]
    not_env_name   = ["staging", "dev", "development", "test", "sandbox", "playground"]
  }

  call {
    verb = [
      "create",
      "start",
      "launch",
      "submit",
      "link",
      "swap",
      "switch",
      "set",
      "promote",
    ]
    object = ["training", "ranker", "finetune", "fine tune", "model", "registered model"]
    noun = [
      "replicate", "together", "fireworks", "openai", "predibase", "mistral", "cohere", "wandb",
      "recsys", "ranking", "recommender", "openpipe", "bedrock", "vertex",
    ]
    not_object = [
      "draft", "candidate", "test", "evaluation", "local", "run", "experiment", "prediction",
      "completion", "report", "course", "training course", "artifact draft",
    ]
    not_env_target = ["local"]
  }

  shell {
    program           = ["mlflow", "bentoml", "seldon", "truss", "modelctl", "cortex"]
    shell_operand     = ["update", "create", "deploy", "promote", "push"]
    when              = "shell.operand in ['deployments', 'deployment', 'endpoint', 'model', 'models'] or shell.sub in ['deployments', 'deployment']"
    not_shell_operand = ["local"]
  }

  call {
    code_call = ["*.aliases.append", "*.link_artifact", "*.link_model", "*.set_alias"]
    mode      = ["read", "change", "unknown"]
  }

  shell {
    program      = ["helm", "helmfile"]
    sub          = ["upgrade", "install"]
    when         = "shell.option matches '(?i)^--set(-string)?=([a-z.]*[.,])?(model|llm|aimodel|modelversion|modelname)[a-z.]*='"
    not_env_name = ["staging", "dev", "development", "test", "local"]
  }

  call {
    verb = [
      "promote",
      "deploy",
      "rollout",
      "activate",
      "swap",
      "rollback",
      "release",
      "switch",
      "publish",
      "finetune",
      "retrain",
    ]
    not_shell_flag = ["--no-prompt", "--prompt"]
    not_noun = [
      "django", "dbt", "rails", "sequelize", "prisma", "mongoose", "eloquent", "orm", "car",
      "vehicle", "erp", "cad", "threed", "alerts", "alerting", "grafana", "form", "forms",
      "printer", "db", "database", "plm", "pim", "catalog", "schema", "blender", "revit",
      "sketchup", "ev", "product", "inventory", "stock", "warehouse", "jest", "vitest", "codecov",
      "sonar", "powerbi", "looker", "typeorm", "drizzle", "entity", "uml", "autocad", "solidworks",
      "datadog", "pagerduty", "nagios", "thermostat", "typeform", "survey",
    ]
    key = [
      "model",
      "model version",
      "model name",
      "prompt",
      "model id",
      "registered model",
      "base model",
      "prompt name",
      "ruleset",
    ]
    not_object = [
      "draft", "candidate", "test", "evaluation", "local", "file", "experiment", "playground",
      "comment", "dataset", "report", "image", "package", "completion", "message", "issue",
      "employee", "vehicle", "car", "device", "product", "post", "article",
    ]
    when           = "not (shell.program in ['python', 'python3', 'torchrun', 'accelerate', 'node', 'axolotl'] and call.verb in ['finetune', 'train', 'tune', 'retrain', 'run', 'start'])"
    not_env_target = ["local"]
  }

  call {
    verb = [
      "publish",
      "update",
      "deploy",
      "activate",
      "release",
      "change",
      "set",
      "promote",
      "edit",
    ]
    noun = [
      "decision",
      "credit",
      "scoring",
      "fraud",
      "risk",
      "pricing",
      "underwriting",
      "decisioning",
      "aml",
      "score",
    ]
    object = [
      "ruleset",
      "rule set",
      "rule",
      "scorecard",
      "strategy",
      "weight",
      "cutoff",
      "decision table",
      "policy rule",
      "model rule",
      "score band",
      "champion",
    ]
    not_object     = ["draft", "test", "branch", "comment", "ticket", "issue", "file", "report"]
    not_env_target = ["local"]
  }

  # a service for models, by its name
  call {
    verb = [
      "deploy", "promote", "rollout", "rollback", "publish", "activate", "transition", "switch",
      "release", "serve", "finetune", "swap", "update", "create", "set", "patch",
    ]
    noun = [
      "mlflow", "sagemaker", "vertex", "vertexai", "model registry", "modelregistry", "seldon",
      "kserve", "bentoml", "triton", "tfserving", "model", "langfuse", "promptlayer", "langsmith",
      "prompt", "helicone", "azureml", "wandb", "scoring", "mlops", "huggingface", "replicate",
      "together", "fireworks", "bedrock", "openai", "modal", "baseten", "ki plattform", "ml",
      "inference", "databricks",
    ]
    object = [
      "model", "version", "endpoint", "alias", "stage", "prompt", "label", "deployment", "traffic",
      "variant", "weight", "artifact", "threshold", "cutoff", "rule", "feature", "fine tuning",
      "fine tune", "finetune", "tuning", "policy", "champion", "revision", "route",
      "inference service", "predictor", "endpoint config", "inference", "resource", "serving",
    ]
    not_object = [
      "draft", "candidate", "test", "evaluation", "eval", "metric", "card", "local", "file",
      "experiment", "playground", "comment", "dataset", "trace", "run", "report", "log", "image",
      "embedding", "completion", "message", "prediction", "space", "domain", "user profile",
      "notebook", "label schema", "annotation", "project", "session", "chat", "transform job",
      "processing job", "data model", "product model", "vehicle model", "prompt text",
    ]
    not_noun = [
      "django", "dbt", "rails", "sequelize", "prisma", "mongoose", "eloquent", "orm", "car",
      "vehicle", "erp", "cad", "threed", "alerts", "alerting", "grafana", "form", "forms",
      "printer", "db", "database", "plm", "pim", "catalog", "schema", "blender", "revit",
      "sketchup", "ev", "product", "inventory", "stock", "warehouse", "jest", "vitest", "codecov",
      "sonar", "powerbi", "looker", "typeorm", "drizzle", "entity", "uml", "autocad", "solidworks",
      "datadog", "pagerduty", "nagios", "thermostat", "typeform", "survey",
    ]
    not_verb = [
      "get",
      "list",
      "evaluate",
      "compare",
      "describe",
      "predict",
      "download",
      "search",
      "ask",
      "complete",
      "chat",
      "delete",
    ]
    not_env_target = ["local"]
  }

  call {
    verb = [
      "deploy", "promote", "update", "change", "set", "switch", "create", "publish", "activate",
      "rollout", "edit", "modify", "put", "patch", "replace", "release", "finetune", "tune",
      "train", "upgrade", "swap", "rollback", "retrain", "adjust", "raise", "lower", "override",
      "approve", "transition", "serve", "configure", "register", "start", "run",
    ]
    head = [
      "model",
      "prompt",
      "threshold",
      "cutoff",
      "scorecard",
      "llm",
      "classifier",
      "finetune",
      "champion",
      "ruleset",
      "fine tune",
    ]
    not_object = [
      "data model", "draft", "candidate", "test", "evaluation", "metric", "domain model",
      "database model", "view model", "local", "file", "user prompt", "notebook", "experiment",
      "playground", "3d model", "comment", "ticket", "docs", "note", "alert threshold", "car",
      "vehicle", "alert", "monitor", "payment", "form", "semantic model", "dbt", "device",
      "business model", "financial model", "threat model", "alarm", "stock", "inventory", "disk",
      "cpu", "memory", "coverage", "shell prompt", "password", "budget", "image prompt",
      "pull request", "employee", "printer", "product", "autoscaling", "notification", "sequelize",
      "django", "eloquent", "prisma", "orm",
    ]
    not_verb = [
      "get",
      "list",
      "evaluate",
      "compare",
      "describe",
      "predict",
      "download",
      "search",
      "complete",
      "benchmark",
      "ask",
    ]
    not_noun = [
      "django", "dbt", "rails", "sequelize", "prisma", "mongoose", "eloquent", "orm", "car",
      "vehicle", "erp", "cad", "threed", "alerts", "alerting", "grafana", "form", "forms",
      "printer", "db", "database", "plm", "pim", "catalog", "schema", "blender", "revit",
      "sketchup", "ev", "product", "inventory", "stock", "warehouse", "jest", "vitest", "codecov",
      "sonar", "powerbi", "looker", "typeorm", "drizzle", "entity", "uml", "autocad", "solidworks",
      "datadog", "pagerduty", "nagios", "thermostat", "typeform", "survey",
    ]
    not_act_kind   = ["query"]
    mode           = ["change"]
    not_env_target = ["local"]
    not_code_call  = ["*.models.*", "models.*"]
    when           = "not (shell.program in ['python', 'python3', 'torchrun', 'accelerate', 'node', 'axolotl'] and call.verb in ['finetune', 'train', 'tune', 'retrain', 'run', 'start'])"
  }

  # a service is told to use another model: by a variable, a setting, a key in a store
  call {
    verb = [
      "set", "update", "put", "edit", "patch", "add", "create", "write", "change", "replace",
      "apply", "modify", "deploy", "push", "configure", "run", "rollout", "upsert", "publish",
      "save",
    ]
    key = [
      "llm model", "model name", "ai model", "active model", "openai model", "default model",
      "anthropic model", "model version", "model id", "deployment model", "chat model",
      "model alias", "scoring threshold", "score threshold", "cutoff", "decision threshold",
      "model uri", "gpt model", "embedding model", "fraud threshold",
    ]
    not_object = [
      "local", "draft", "test", "evaluation", "experiment", "completion", "chat", "message",
      "embedding", "response", "image", "playground", "eval", "run", "trace", "dataset", "job log",
      "vehicle", "device", "prediction", "session", "car", "product", "asset", "printer", "thread",
      "conversation", "inference", "batch transform", "metric", "notebook", "comment", "ticket",
      "issue", "transcription", "speech", "candidate", "card", "model card", "description", "tag",
    ]
    not_verb = [
      "get",
      "list",
      "evaluate",
      "compare",
      "describe",
      "predict",
      "download",
      "search",
      "ask",
      "complete",
      "chat",
      "score",
    ]
    not_env_name   = ["staging", "dev", "development", "test", "sandbox", "playground", "local"]
    not_env_target = ["local"]
  }

  call {
    verb = ["update", "deploy", "create", "resume", "promote"]
    noun = ["endpoint"]
    key = [
      "repository",
      "revision",
      "model",
      "deployed model",
      "variant weight",
      "traffic",
      "desired weight",
      "model name",
      "traffic split",
      "model package",
    ]
    not_env_name = ["staging", "dev", "development", "test", "sandbox"]
  }

  shell {
    when           = "(shell.env matches '(?i)^[A-Z_]*(LLM|AI|GPT|OPENAI|ANTHROPIC|CHAT)_?MODEL' or shell.operand matches '^[A-Z_]*(LLM|AI|GPT|OPENAI|ANTHROPIC|CHAT|ACTIVE|SCORING|EMBEDDING)_?MODEL(=|$)' or shell.option matches '(?i)=.*[/._-](model|llm_model|model_id|model_name|active_model)$' or shell.operand matches '(?i)(active|current|production|champion|live|serving|default|prod)[_:/.-](model|llm|classifier|scorer)' or shell.operand matches '(?i)(models?|classifiers?|scorers?)[_:/.-](active|current|production|champion|live|serving|prod)\\\\b') and (shell.sub in ['set env', 'env add', 'env set', 'config set', 'config:set', 'secrets set', 'set', 'SET', 'cp', 's3 cp', 's3 sync', 'mv', 'env:set', 'variable set', 'env update', 'set-env', 'params set', 'kv put', 'put', 'ssm put-parameter', 'alias', 'functions update', 'run services update', 'run deploy', 'hset'] or shell.program in ['ln', 'redis-cli', 'etcdctl', 'consul', 'rsync', 'scp', 'gsutil']) and not (shell.operand in ['GET', 'get', '--dry-run'])"
    not_env_name   = ["staging", "dev", "development", "test", "sandbox", "local"]
    not_env_target = ["local"]
  }

  sql {
    verb           = ["create", "replace", "alter"]
    call_head      = ["model"]
    not_env_target = ["local"]
  }

  sql {
    verb = ["update", "insert"]
    table = [
      "model version", "scoring rule", "model config", "scorecard", "decision rule", "prompt",
      "model registry", "score threshold", "threshold", "model", "fraud rule", "prompt template",
      "scoring weight", "risk model", "model threshold",
    ]
    not_table      = ["car model", "vehicle", "device"]
    not_env_target = ["local"]
  }
}

# Machines in the world: things whose name alone says that a write moves something.
set "machines" {
  words = [
    "plc", "scada", "modbus", "opcua", "opc ua", "opc", "bacnet", "can bus", "canbus", "can frame",
    "infusion pump", "infusion", "pump", "valve", "coil", "holding register", "setpoint",
    "set point", "robot", "robot arm", "actuator", "ventilator", "pacemaker", "insulin", "register",
    "door", "vehicle", "ecu", "throttle", "brake", "turbine", "breaker", "relay", "motor",
    "conveyor", "hvac", "dialysis", "syringe", "drone", "crane", "reactor", "boiler", "gripper",
    "joint", "cmd vel", "profinet", "dnp3", "dnp 3", "iec 61850", "hmi", "rtu", "iec 104", "ioa",
    "defibrillator", "medical device", "control system", "generator", "compressor", "furnace",
    "autopilot", "elevator", "gate", "steering", "substation", "circuit breaker", "cnc", "chiller",
    "damper", "bolus", "anesthesia", "manipulator", "servo", "spindle", "thermostat", "fume hood",
    "x ray", "beam", "laser", "irrigation", "insulin pump", "dose", "infusion rate", "dosing pump",
    "waypoint", "mission", "trajectory", "arm", "agv", "amr", "forklift", "lift", "lock",
    "door lock", "access door", "barrier", "siren", "sprinkler", "fan", "heater", "burner", "dam",
    "sluice", "floodgate", "traffic light", "signal", "train", "switch point", "tag", "node value",
    "syringe pump", "stimulator", "neurostimulator", "implant", "oxygen", "gas valve",
    "tap changer", "battery", "inverter", "charger", "wind turbine", "blade", "pitch", "rudder",
    "ballast", "mast", "hoist", "winch", "press", "weld", "welder", "extruder", "mixer", "feeder",
    "analog output", "digital output", "output", "do", "ao", "object property", "present value",
    "controller", "device parameter", "param", "logic", "firmware", "program", "alarm limit",
    "interlock", "emergency stop", "estop", "e stop", "safety", "station", "axis", "tool", "gantry",
    "stepper", "line", "pressure", "temperature", "speed", "flow", "rate", "level", "position",
    "voltage",
  ]
}

# Systems that only such machines are behind, by a word of a server's name or a host.
set "machine.systems" {
  words = [
    "plc", "scada", "modbus", "opcua", "opc", "bacnet", "canbus", "can", "robot", "robotics", "ros",
    "ros2", "mavlink", "px4", "ardupilot", "ignition", "infusion", "pump", "ventilator", "crane",
    "drone", "vehicle", "tesla", "fleet vehicle", "bms", "hvac", "profinet", "s7", "dnp", "iec",
    "siemens", "rockwell", "beckhoff", "twincat", "codesys", "wincc", "kuka", "fanuc", "abb", "ur",
    "ur5", "ur10", "universal robot", "moveit", "urscript", "insulin", "dialysis", "pacemaker",
    "alaris", "medical device", "device bridge", "bedside", "patient monitor", "icu", "turbine",
    "substation", "boiler", "furnace", "reactor", "historian", "aveva", "wonderware", "factory",
    "plant", "cell", "usine", "werk", "anlage", "fabrik", "planta", "fabrica",
    "building automation", "buildings", "knx", "ot", "elevator", "door", "gate", "valve",
    "conveyor", "agv", "cnc", "grid", "energy management", "waterworks", "pacs device", "device",
    "machine", "autopilot", "car", "smartcar", "truck", "tractor", "brake", "ecu", "obd", "uds",
    "crane", "robotica", "robotik", "robotique", "leitstand", "dcs", "deltav", "honeywell",
    "yokogawa", "infusomat", "baxter", "bbraun", "medtronic", "hospital",
  ]
}

set "machine.verbs" {
  words = [
    "write", "set", "send", "start", "stop", "open", "close", "move", "actuate", "update",
    "command", "control", "execute", "run", "publish", "enable", "disable", "toggle", "turn", "jog",
    "dose", "infuse", "inject", "arm", "disarm", "takeoff", "hoist", "lift", "lower", "override",
    "reset", "unlock", "lock", "change", "adjust", "increase", "decrease", "program", "flash",
    "trigger", "put", "force", "invoke", "switch", "drive", "bolus", "patch", "create", "energize",
    "release", "ramp", "step", "home", "apply", "activate", "raise", "steer", "modify", "transmit",
    "accelerate", "fly", "land", "goto", "dispense", "deliver", "administer", "titrate", "shock",
    "pace", "ventilate", "inflate", "tare", "calibrate", "trip", "reclose", "bypass", "silence",
    "ack", "acknowledge", "shutdown", "restart", "reboot", "extend", "retract", "grip", "pick",
    "place", "rotate", "spin", "heat", "cool", "vent", "purge", "fill", "drain", "feed", "weld",
    "cut", "press", "brake", "park", "summon", "honk", "charge", "discharge", "deploy", "upload",
    "download", "load", "abort", "resume", "pause", "goal", "plan_and_execute", "motion", "call",
    "post", "edit", "modify", "schreiben", "setzen",
  ]
}

set "machine.paper" {
  words = [
    "simulator", "simulation", "sim", "gazebo", "mock", "twin", "digital twin", "test", "ticket",
    "document", "docs", "order", "report", "google drive", "onedrive", "gdrive", "google",
    "logic gate", "feature", "quality gate", "file", "sharepoint", "issue", "pull request",
    "comment", "insurance", "npm", "schema", "dashboard", "alert", "note", "page", "message",
    "folder", "doc", "carrier", "card", "email", "calendar", "design", "user", "catalog", "theme",
    "ui", "rental", "booking", "listing", "workorder", "work order", "maintenance",
    "maintenance order", "invoice", "feature gate", "spreadsheet", "sheet", "manual",
    "training video", "subscription", "log", "event log", "chart", "trend", "query", "backup",
    "webhook", "notification", "permission", "role", "policy", "repository", "branch", "workflow",
    "package", "image", "container", "registry", "service registry", "schema registry", "domain",
    "model registry", "git tag", "tag list", "release", "asset", "label", "description",
    "registration", "appointment", "service appointment", "parking booking", "test bench",
    "emulator", "playground", "sandbox", "unit test", "fixture", "quote", "purchase order",
    "shopping cart", "gcs", "drive permission", "usb drive", "disk drive", "hard drive",
    "drive file", "job posting", "vehicle page", "vehicle listing", "vehicle theme",
    "vehicle registration", "annotation", "threshold alert", "metric", "credit card",
    "merge request", "article", "vehicle model", "model", "news", "build", "blog post", "topic",
    "pitch", "profile picture", "voice", "sound",
  ]
}

concept "writing to control systems" {
  kind   = "action"
  object = "never"
  also = [
    "writing to medical devices", "writing to vehicles", "write to control systems",
    "write to medical devices", "write to vehicles", "controlling machines",
    "writing to control systems in live operation", "writing to medical devices in live operation",
    "writing to vehicles in live operation", "moving robots", "operating machines",
    "writing to PLCs", "controlling medical devices", "controlling vehicles",
  ]

  call {
    verb = ["@machine.verbs"]
    object = [
      "plc", "scada", "modbus", "opcua", "opc ua", "bacnet", "can frame", "infusion pump",
      "infusion", "pump", "valve", "coil", "holding register", "setpoint", "robot", "robot arm",
      "actuator", "ventilator", "pacemaker", "insulin", "vehicle", "ecu", "throttle", "brake",
      "turbine", "breaker", "conveyor", "hvac", "dialysis", "syringe", "drone", "crane", "reactor",
      "boiler", "gripper", "joint", "cmd vel", "defibrillator", "medical device", "control system",
      "compressor", "furnace", "autopilot", "elevator", "substation", "circuit breaker", "cnc",
      "chiller", "damper", "bolus", "anesthesia", "servo", "spindle", "insulin pump",
      "infusion rate", "syringe pump", "relay", "motor", "generator", "door", "barrier", "car",
      "gate", "steering", "floodgate", "sluice", "thermostat", "modbus register", "opc node",
      "opc tag", "plc tag", "gas valve", "estop", "emergency stop", "interlock", "trajectory",
      "waypoint", "agv", "forklift", "waterpump", "laser", "radiation", "beam", "dose rate",
      "set point", "defib", "dosing", "traffic light", "traffic signal", "rail switch", "train",
      "door lock", "heart rate limit", "oxygen", "signal phase", "signal plan",
      "traffic light phase", "control rod", "rods", "vehicle immobilizer", "immobilizer",
      "ignition", "engine", "remote start",
    ]
    not_noun = [
      "drone_ci", "elevator_pitch", "news", "robots_txt", "robots txt", "robots", "txt", "pitch",
      "elevator pitch", "drone ci", "game", "chess", "gazebo", "simulator", "sim", "simulation",
      "ui", "docs", "documentation", "jira", "github", "search engine", "rule engine",
      "story engine", "template engine", "rental", "shop", "unity", "minecraft",
    ]
    not_object = ["@machine.paper", "feature door"]
    not_verb = [
      "read",
      "get",
      "list",
      "subscribe",
      "monitor",
      "simulate",
      "browse",
      "search",
      "describe",
      "train",
      "book",
      "rent",
    ]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  call {
    verb = ["@machine.verbs"]
    noun = ["@machine.systems"]
    object = [
      "@machines", "node", "value", "point", "write", "register value", "variable", "brazo",
      "automate", "command", "frame", "parameter", "goal", "mode", "power", "climate", "sequence",
      "recipe", "block", "property",
    ]
    not_object = ["@machine.paper"]
    not_verb = [
      "read",
      "get",
      "list",
      "subscribe",
      "monitor",
      "simulate",
      "browse",
      "search",
      "describe",
      "train",
      "book",
    ]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
    not_noun = [
      "docs", "documentation", "jira", "github", "simulator", "sim", "simulation", "gazebo", "ui",
      "shop", "rental", "device farm", "drone_ci", "elevator_pitch", "news", "robots_txt",
      "robots txt", "elevator pitch", "pitch", "drone ci", "game",
    ]
  }

  call {
    verb = [
      "write", "actuate", "command", "jog", "hoist", "arm", "takeoff", "infuse", "dose", "bolus",
      "fly", "steer", "accelerate", "brake", "energize", "trip", "force", "override", "transmit",
      "land", "inject", "shock",
    ]
    not_shell_program = ["fly", "flyctl"]
    noun              = ["@machine.systems"]
    not_object        = ["@machine.paper"]
    not_verb          = ["read", "get", "list", "subscribe", "simulate", "browse"]
    not_noun = [
      "elevator_pitch",
      "boiler_plate",
      "drone_ci",
      "docs",
      "documentation",
      "jira",
      "github",
      "simulator",
      "sim",
      "simulation",
      "ui",
    ]
  }

  call {
    verb = [
      "write", "set", "update", "move", "start", "stop", "open", "close", "jog", "execute",
      "enable", "disable", "command", "control", "run", "movej", "movel", "goto", "reset", "change",
      "adjust", "trigger", "deliver", "program", "put", "turn", "switch", "lower", "raise", "home",
      "grip", "release", "unlock", "lock", "summon", "acknowledge", "schedule", "send", "operate",
      "upload", "dispatch", "override", "publish", "pick", "place", "grasp", "engage", "disengage",
      "arm", "takeoff", "land", "reprogram", "modify", "increase", "decrease", "titrate",
      "titrieren", "immobilize", "pause",
    ]
    noun = [
      "plc", "scada", "modbus", "opcua", "opc", "bacnet", "canbus", "robot", "mavlink", "infusion",
      "ventilator", "insulin", "pacemaker", "dialysis", "profinet", "snap 7", "ur5e", "ur 5",
      "urscript", "moveit", "kuka", "fanuc", "drone", "crane", "turbine", "substation", "furnace",
      "boiler", "px4", "ardupilot", "infusomat", "twincat", "codesys", "wincc", "s7", "ur5", "ur10",
      "ros", "ros2", "dnp", "dnp3", "iec", "iec104", "bac", "bac0", "elevator", "beckhoff",
      "rockwell", "niagara", "knx", "alaris", "bms", "can bus", "can_bus", "pump", "valve",
      "conveyor", "gripper", "cnc", "autopilot", "robot arm", "agv", "iec 104", "dnp 3",
      "defibrillator", "robotica", "robotik", "snap", "ur", "dcs", "ethernetip", "ethernet ip",
      "enip", "cip", "logix", "controllogix", "pylogix", "door access", "turnstile",
      "door controller", "barrier", "beatmung", "infusionspumpe", "perfusor", "syringe pump",
      "hemodialysis", "reactor control", "signal controller", "interlocking", "aufzug", "ascenseur",
    ]
    not_object = ["@machine.paper", "connection", "alarm comment", "user interface"]
    not_noun = [
      "docs", "documentation", "jira", "github", "simulator", "sim", "simulation", "ui", "shop",
      "rental", "gazebo", "twin", "url", "qr", "ticket", "drone_ci", "elevator_pitch", "news",
      "robots_txt", "robots txt", "txt", "elevator pitch", "drone ci", "game", "insurance",
      "search",
    ]
    not_verb = [
      "read",
      "get",
      "list",
      "subscribe",
      "monitor",
      "simulate",
      "browse",
      "search",
      "describe",
      "train",
      "book",
    ]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # things that move, by the name of the service alone
  call {
    verb = [
      "open", "close", "unlock", "lock", "release", "start", "stop", "drive", "move", "raise",
      "lower", "set", "adjust", "heat", "fahren", "run",
    ]
    noun = [
      "door", "gate", "barrier", "smart lock", "smart_lock", "door lock", "door_lock", "nuki",
      "turnstile", "elevator", "conveyor", "boiler", "furnace", "sluice", "floodgate", "garage",
      "garage door", "bollard", "schranke", "tor", "crane", "forklift", "agv", "amr", "spindle",
      "press brake", "hoist", "winch", "ski lift", "autoclave", "centrifuge",
    ]
    mode = ["change", "read", "unknown"]
    not_object = [
      "@machine.paper", "feature", "quality gate", "file", "session", "account", "user", "ticket",
      "state", "table", "record", "coverage", "coverage threshold", "threshold", "server", "job",
      "trial", "feature door", "consumer", "connection",
    ]
    not_noun = [
      "quality", "sonar", "feature", "game", "simulator", "sim", "simulation", "docs", "jira",
      "github", "drone_ci", "elevator_pitch", "logic", "api gateway", "stage", "launch", "ui",
      "shop", "press release", "token", "paywall", "flag", "boiler_plate", "boilerplate",
      "escalation",
    ]
    not_verb     = ["read", "get", "list", "subscribe", "monitor", "simulate", "search", "describe"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  call {
    verb = [
      "start", "set", "move", "walk", "fly", "launch", "takeoff", "land", "arm", "upload",
      "execute", "send", "deliver", "flash", "write", "program", "adjust", "drive", "dock", "stop",
      "unlock", "lock", "honk", "run", "change", "enable", "update", "sit", "stand", "return",
      "goto", "rotate",
    ]
    noun = [
      "dji", "px4", "skydio", "parrot", "ardupilot", "mavic", "boston dynamics", "boston_dynamics",
      "spot", "stretch robot", "unitree", "anymal", "medtronic", "omnipod", "tandem", "anesthesia",
      "mri", "linac", "perfusor", "dialysis", "ecmo", "infusion", "uds", "ecu", "obd", "tesla",
      "rivian", "smartcar", "opcda", "opc da", "kepware", "kepserver", "intouch", "factorytalk",
      "citect", "zenon", "pcs7", "tia", "wago", "omron", "melsec", "schneider", "allen bradley",
      "allen_bradley", "experion", "railway", "interlocking", "signalling", "tia portal", "plcnext",
      "logo8", "openplc", "roomba", "dobot", "xarm", "franka", "doosan", "yaskawa", "staubli",
      "techman", "mir", "ventilator", "hamilton", "draeger", "drager", "fresenius", "baxter",
      "varian", "elekta",
    ]
    object = [
      "@machines", "mission", "drive", "basal", "vaporizer", "scan", "sequence", "scan sequence",
      "item", "tag", "tag write", "points", "switch", "walk", "job", "flash", "program", "flight",
      "home", "return home", "posture", "route point", "beam", "dose", "therapy", "mode",
      "drive mode", "climate", "trunk", "window", "temp basal", "alarm limit", "parameter",
      "output", "node", "motion", "pose", "velocity", "vehicle", "fio2", "peep", "rate",
    ]
    mode = ["change"]
    not_object = [
      "@machine.paper",
      "price",
      "instance",
      "spot instance",
      "spot fleet",
      "stock",
      "photo",
      "video",
    ]
    not_noun = [
      "simulator", "sim", "simulation", "gazebo", "sitl", "docs", "documentation", "jira", "github",
      "ui", "shop", "rental", "aws", "ec2", "stock",
    ]
    not_verb = [
      "read",
      "get",
      "list",
      "subscribe",
      "monitor",
      "simulate",
      "browse",
      "search",
      "describe",
      "book",
    ]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  call {
    code_call = [
      "*.write_register",
      "*.write_registers",
      "*.write_coil",
      "*.write_coils",
      "*.write_float",
      "*.write_bit",
      "*.write_bits",
      "*.db_write",
      "*.ab_write",
    ]
    mode = ["read", "change", "unknown"]
    when = "not any(call.args, .value matches '(?i)(localhost|127[.]0[.]0[.]1|simulat|mock)')"
  }

  http {
    method = ["POST", "PUT"]
    path = [
      "*/api/services/lock/*",
      "*/api/services/cover/*",
      "*/api/services/valve/*",
      "*/api/services/alarm_control_panel/*",
    ]
  }

  call {
    verb         = ["immobilize", "disable", "stop", "start", "unlock", "lock", "summon", "brake"]
    noun         = ["vehicle", "car", "truck", "fleet", "telematics"]
    key          = ["vehicle", "vehicle id", "vin", "truck", "car id"]
    not_object   = ["@machine.paper", "tracking", "geofence", "trip", "route", "job"]
    not_noun     = ["simulator", "sim", "rental", "shop", "insurance", "docs"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # home and building automation: locks, covers, valves
  call {
    noun = [
      "homeassistant",
      "home_assistant",
      "home assistant",
      "hass",
      "openhab",
      "smartthings",
      "home-assistant",
      "ha",
      "assistant",
    ]
    verb = [
      "call",
      "turn",
      "toggle",
      "set",
      "unlock",
      "lock",
      "open",
      "close",
      "trigger",
      "execute",
      "send",
    ]
    value = [
      "domain=lock",
      "domain=cover",
      "domain=valve",
      "domain=alarm_control_panel",
      "domain=climate",
      "service=unlock",
      "service=open_cover",
      "service=open_valve",
      "service=lock.unlock",
      "service=cover.open_cover",
      "service=lock.lock",
      "service=alarm_disarm",
    ]
  }

  call {
    verb = ["update", "set", "patch", "put", "invoke", "send"]
    object = [
      "thing shadow",
      "shadow",
      "device twin",
      "desired property",
      "twin",
      "direct method",
      "thing",
      "cloud device message",
      "rpc",
      "device command",
      "device",
      "downlink",
    ]
    when       = "any(call.args, .value matches '(?i)(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|robot|door|brake|throttle|furnace|infus|ventilat|turbine|crane|relay|hvac|lock)' or .path matches '(?i)(valve|pump|motor|relay|setpoint|actuator|door|lock|open)')"
    not_object = ["simulator", "test", "digital twin"]
  }

  # a message bus with machines behind it: the topic names them
  call {
    verb = ["publish", "pub", "send", "write", "set", "emit"]
    noun = ["mqtt", "mosquitto", "topic", "message", "opcua", "iot", "nats", "ros", "kafka"]
    when = "any(call.args, .key in ['topic', 'node_id', 't', 'subject', 'node', 'path', 'tag', 'object', 'target'] and .value matches '(?i)(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|robot|cmd_vel|door|brake|throttle|furnace|infus|ventilat|turbine|crane|relay|hvac|ventil|pumpe|vanne|pompe|bomba|v[aá]lvula|klep|schranke|roboter|sollwert|consigne|weiche|kessel|l[uü]e?fter|conveyor|f[oö]e?rderband|/tor/|/gate/|dosi|chlor|sprinkler|elevator|aufzug|lift/|spindle|laser|heater|burner)') and not any(call.args, .value matches '(?i)(^|[/_-])(sim|simulator|test|twin|mock|gazebo)([/_-]|$)')"
  }

  shell {
    program = ["mosquitto_pub", "mqtt", "mqttx", "nats", "hivemq", "mqttcli", "mqtt-cli", "emqx"]
    when    = "(shell.option matches '(?i)(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|robot|cmd_vel|door|brake|throttle|furnace|infus|ventilat|turbine|crane|relay|hvac|ventil|pumpe|vanne|pompe|bomba|v[aá]lvula|klep|schranke|roboter|sollwert|consigne|weiche|kessel|l[uü]e?fter|conveyor|f[oö]e?rderband|/tor/|/gate/|dosi|chlor|sprinkler|elevator|aufzug|lift/|spindle|laser|heater|burner)' or shell.operand matches '(?i)(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|robot|cmd_vel|door|brake|throttle|furnace|infus|ventilat|turbine|crane|relay|hvac|ventil|pumpe|vanne|pompe|bomba|v[aá]lvula|klep|schranke|roboter|sollwert|consigne|weiche|kessel|l[uü]e?fter|conveyor|f[oö]e?rderband|/tor/|/gate/|dosi|chlor|sprinkler|elevator|aufzug|lift/|spindle|laser|heater|burner)') and not (shell.sub in ['sub', 'subscribe']) and not (shell.option matches '(?i)(^|[/_=-])(sim|simulator|test|twin|mock|gazebo)([/_-]|$)')"
  }

  shell {
    program = ["aws", "az", "gcloud"]
    sub = [
      "iot-data publish",
      "iot-data update-thing-shadow",
      "iot hub invoke-device-method",
      "iot hub device-twin update",
      "iot device c2d-message send",
      "iot devices commands send",
    ]
    when = "(shell.option matches '(?i)(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|robot|door|brake|throttle|furnace|infus|ventil|turbine|crane|relay|hvac|lock)') and not (shell.option matches '(?i)(^|[/_=-])(sim|simulator|test|twin|mock|gazebo)([/_-]|$)')"
  }

  shell {
    program = ["ros2", "rostopic", "rosservice", "rosaction", "rosparam", "gz", "ign"]
    sub     = ["topic pub", "service call", "action send_goal", "pub", "call", "param set", "set"]
    when    = "not (shell.option matches '(?i)(gazebo|_sim/|/sim|simulat|turtlesim)') and not (shell.operand matches '(?i)(gazebo|_sim\\\\b|/sim|sim_|simulat|turtlesim|/turtle|rviz)')"
  }

  call {
    code_call = [
      "*.create_publisher",
      "*.publish",
      "*.ServiceProxy",
      "*.create_client",
      "*.Publisher",
    ]
    when = "any(call.args, .value matches '(?i)(/cmd_vel|joint_(command|trajectory)|/arm_controller|/gripper|set_io|/mavros)')"
    mode = ["read", "change", "unknown"]
  }

  # what a Modbus poller is given behind the host is written
  shell {
    program = ["mbpoll", "modpoll"]
    when    = "shell.operand matches '^(0x)?[0-9a-fA-F.]+$' and shell.operand matches '[a-z.]' and not (shell.operand matches '(?i)(sim|localhost|127\\\\.0)')"
  }

  shell {
    program = [
      "modbus", "modbus-cli", "modbus_cli", "pymodbus.console", "opcua-commander", "snap7", "s7",
      "opcua-client", "iec104ctl", "iec104", "dnp3", "dnp3ctl", "iec61850", "mms", "ethercat",
      "canopen", "cip", "enip_client", "knxtool", "opcua", "bacnet", "plcctl", "plc", "robotctl",
      "ur-cli", "mavproxy", "mavproxy.py", "px4", "obd", "udscli", "caringcaribou", "etherip",
    ]
    when = "(shell.sub matches '(?i)(write|set|cmd|command|operate|pub|download|upload|force|execute|start|stop|move|arm|takeoff|groupwrite|reset|flash)' or shell.flag in ['--write', '--set', '--cmd', '--value', '-w', '--command', '--operate', '--select-execute', '--force'] or shell.operand matches '(?i)^(write|set|operate|[^=]+=.+)' ) and not (shell.operand matches '(?i)(sim|localhost|127\\\\.0)')"
  }

  shell {
    program = [
      "cansend", "cangen", "canplayer", "bacwp", "bacwpm", "uawrite", "uacall", "caput", "pvput",
      "isotpsend", "cansequence", "groupwrite", "groupswrite", "caqput", "bacdcc",
    ]
    when = "not (shell.operand matches '(?i)^vcan' or shell.operand matches '(?i)(localhost|127\\\\.0\\\\.0\\\\.1|sim)')"
  }

  # raw bytes or a robot's script into its port
  shell {
    program = ["nc", "ncat", "netcat", "socat", "telnet"]
    when    = "(shell.operand in ['502', '30001', '30002', '30003', '29999', '102', '44818', '20000', '2404', '4840', '47808'] or shell.operand matches '(?i)(plc|scada|modbus|ur[0-9]+e?-|robot|rtu|kuka|fanuc)') and not (shell.operand matches '(?i)(localhost|127\\\\.0\\\\.0\\\\.1|sim)') and not (shell.flag in ['-z', '-zv', '-vz'])"
  }
}
