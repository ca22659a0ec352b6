# Decisions that touch people, models, and machines in the world.

concept "deciding on a person's credit" {
  kind   = "action"
  object = "never"
  also = [
    "deciding on a person's job", "deciding on a person's insurance", "deciding on a person's benefits", "refusing credit", "refusing insurance", "refusing a job", "refusing a benefit",
    "deciding on credit", "deciding on job applications", "deciding about people", "rejecting candidates", "approving loans", "decisions on credit",
  ]

  call {
    verb = [
      "approve", "reject", "decline", "deny", "refuse", "shortlist", "dismiss", "demote", "fire", "hire", "terminate", "accept", "decide", "set", "update", "submit", "disqualify", "advance",
      "grant", "offer", "suspend", "revoke", "archive", "move", "adjudicate", "underwrite", "close", "genehmigen", "ablehnen", "approuver", "refuser", "aprobar", "rechazar", "lay", "rank",
      "screen", "cancel", "record", "create", "make", "complete", "change", "withdraw", "reduce", "promote", "settle", "mark", "finalize", "process", "post", "transition", "issue",
    ]
    noun = [
      "loan", "loan application", "credit application", "candidate", "applicant", "claim", "benefit", "credit limit", "credit decision", "application decision", "job application", "mortgage",
      "employment", "employee termination", "insurance claim", "underwriting", "underwriting decision", "loan decision", "claim decision", "application stage", "offer", "benefit claim", "kreditantrag",
      "policy application", "insurance application", "credit", "welfare", "benefit application", "hiring decision", "rejection", "disqualification", "line of credit", "credit line", "worker termination",
      "candidature", "prestamo", "pret", "bewerber", "bewerbung", "kredit", "antrag", "housing benefit", "dismissal", "demotion", "eligibility", "shortlist", "adverse action", "solicitud", "siniestro",
    ]
    not_noun = ["note", "interview", "summary", "draft", "recommendation", "file", "meeting", "comment", "calendar", "payment", "credit note", "credit card", "credential", "release candidate", "pull request", "tag", "scorecard draft", "report", "refund", "reminder", "document", "task", "questionnaire", "email", "token", "attachment", "job posting", "job post", "coupon"]
    when = "call.verb in ['approve', 'reject', 'decline', 'deny', 'refuse', 'shortlist', 'dismiss', 'demote', 'fire', 'hire', 'terminate', 'disqualify', 'adjudicate', 'underwrite', 'decide', 'genehmigen', 'ablehnen', 'approuver', 'refuser', 'aprobar', 'rechazar'] or call.noun in ['decision', 'credit decision', 'loan decision', 'claim decision', 'underwriting decision', 'application decision', 'hiring decision', 'rejection', 'disqualification', 'dismissal', 'demotion', 'termination', 'employee termination'] or any(call.args, .key in ['status', 'decision', 'outcome', 'stage', 'action', 'result', 'new_status', 'disposition', 'state'] and .value matches '(?i)(approv|reject|declin|denied|refus|dismiss|terminat|shortlist|hired|fail|disqualif|accept)')"
  }

  call {
    verb = ["terminate", "dismiss", "demote", "fire", "lay"]
    noun = ["employee", "worker", "staff", "person", "employment", "personnel", "contractor"]
    not_noun = ["session", "instance", "process", "pod"]
  }

  sql {
    verb  = ["update", "insert"]
    table = ["loan", "application", "claim", "candidate", "benefit", "credit", "applicant", "credit limit", "mortgage", "underwriting", "decision"]
    when  = "call.value matches '(?i)(status|decision|outcome|limit)' or sql.column in ['status', 'decision', 'outcome', 'credit limit', 'approved', 'result']"
  }
}

concept "inferring emotions of staff" {
  kind   = "action"
  object = "never"
  also = [
    "infer emotions of staff", "scoring people by social behaviour", "score people by social behaviour", "sorting people by sensitive traits", "sort people by sensitive traits",
    "emotion recognition", "social scoring", "sorting people by sensitive traits from biometrics", "biometric categorisation",
  ]

  call {
    noun = [
      "emotion", "emotion recognition", "facial emotion", "emotion detection", "mood", "affect", "stress level", "social score", "social scoring", "social credit", "trustworthiness", "biometric categorisation",
      "biometric categorization", "ethnicity", "religion", "sexual orientation", "political", "face scrape", "face scraping", "facial recognition database", "attentiveness", "face embedding", "sentiment", "race", "faceprint",
      "sensitive trait", "citizen score", "behaviour score", "behavior score", "mimik", "emotionen", "emotionserkennung",
    ]
    when     = "call.mode != 'unknown' or len(call.args) > 0"
    not_noun = ["product review", "review", "ticket", "support ticket", "brand", "css", "market", "feedback", "news", "tweet", "comment", "docs", "documentation", "law", "article", "schema", "css-in-js", "file", "stock", "web", "page"]
    not_verb = ["fetch", "open", "navigate", "delete"]
    is       = ["people in focus"]
  }

  shell {
    when = "shell.operand matches '(?i)(emotion|social.?scor|ethnicity|face.?scrap)' and not (shell.program in ['grep', 'rg', 'git', 'cat', 'ls', 'sed', 'echo', 'mkdir', 'rm', 'cp', 'mv', 'find', 'head', 'wc', 'curl'])"
  }
}

concept "people in focus" {
  kind = "thing"
  when = "any(call.args, .value matches '(?i)(employee|staff|worker|pupil|student|candidate|applicant|citizen|customer|agent|driver|operator|team|meeting|class|camera|face|person|people|visitor|call.?cent|mitarbeiter|colleague|resident|tenant|passenger|shopper|user|crowd)')"
}

concept "deploying a model" {
  kind   = "action"
  object = "never"
  also   = ["changing a model", "deploying models", "changing models", "model changes", "promoting a model", "switching the model", "starting a fine-tune", "model deployment"]

  call {
    verb     = ["deploy", "promote", "update", "change", "set", "switch", "create", "start", "run", "transition", "publish", "activate", "rollout", "edit", "modify", "put", "apply", "launch", "patch", "register_production", "replace", "release", "finetune", "train", "upgrade", "swap", "add", "rollback", "serve", "upload", "configure", "tune", "roll"]
    noun     = ["model", "model version", "fine tune", "finetune", "fine tuning", "finetuning", "prompt", "system prompt", "scoring rule", "threshold", "feature list", "inference endpoint", "model endpoint", "sagemaker", "model registry", "prompt template", "champion", "llm", "training job", "model alias", "deployed model", "prompt version", "score threshold", "risk model", "vertex endpoint", "scorecard", "serving endpoint", "feature set", "model deployment", "decision threshold", "fine tuning job", "guardrail model", "customization job", "model package", "ranking model", "fraud rule"]
    not_noun = ["data model", "draft", "candidate", "test", "evaluation", "eval", "metric", "model card", "domain model", "database model", "view model", "local", "file", "user prompt", "notebook", "experiment", "playground", "3d model", "comment", "ticket", "docs", "issue", "page", "note", "alert threshold", "car", "vehicle", "alert", "monitor", "payment", "product", "form", "cart", "report", "diagram"]
    not_verb = ["get", "list", "evaluate", "compare", "describe", "predict", "download", "test", "search"]
  }
}

concept "writing to control systems" {
  kind   = "action"
  object = "never"
  also = [
    "writing to medical devices", "writing to vehicles", "write to control systems", "write to medical devices", "write to vehicles", "controlling machines", "writing to control systems in live operation",
    "writing to medical devices in live operation", "writing to vehicles in live operation",
  ]

  call {
    verb = [
      "write", "set", "send", "start", "stop", "open", "close", "move", "actuate", "update", "command", "control", "execute", "run", "publish", "enable", "disable", "toggle", "turn", "jog", "dose", "infuse", "inject",
      "override", "reset", "unlock", "lock", "change", "adjust", "increase", "decrease", "program", "flash", "trigger", "put", "force", "call", "invoke", "switch", "drive", "bolus", "patch", "post", "create", "energize", "release", "ramp", "schreiben", "setzen", "step", "home", "apply", "download", "activate", "raise", "lower", "steer", "modify", "transmit",
    ]
    noun = [
      "plc", "scada", "modbus", "opcua", "opc", "opc ua", "bacnet", "can", "can bus", "canbus", "can frame", "infusion pump", "infusion", "pump", "valve", "coil", "register", "holding register", "setpoint", "robot", "robot arm", "actuator", "ventilator", "pacemaker", "insulin",
      "door", "vehicle", "ecu", "throttle", "brake", "turbine", "breaker", "relay", "motor", "conveyor", "drive", "hvac", "dialysis", "syringe", "drone", "crane", "reactor", "boiler", "gripper", "joint", "ur5", "ros", "ros2", "cmd vel", "profinet", "dnp3", "iec61850", "s7", "hmi",
      "defibrillator", "medical device", "control system", "generator", "compressor", "furnace", "autopilot", "elevator", "gate", "steering", "substation", "circuit breaker", "ventil", "pumpe", "roboter", "mqtt", "car", "tesla", "cnc", "chiller", "damper", "bolus", "anesthesia", "kuka", "fanuc", "abb",
    ]
    not_noun = ["simulator", "simulation", "sim", "gazebo", "mock", "twin", "test", "ticket", "document", "docs", "order", "report", "google drive", "onedrive", "gdrive", "google", "logic gate", "feature", "quality gate", "file", "sharepoint", "issue", "pull request", "comment", "insurance", "permission", "npm", "schema", "dashboard", "alert", "note", "page", "message", "drive permission", "folder", "doc", "carrier", "card", "email", "calendar", "design", "user", "catalog"]
    not_verb = ["read", "get", "list", "subscribe", "monitor", "simulate", "browse"]
  }

  shell {
    program = ["cansend", "cangen", "mbpoll-write", "modpoll", "ros2", "rostopic", "rosservice", "bacwp", "opcua-write", "snap7", "canplayer", "isotpsend", "uawrite", "modbus-cli", "caput", "cansequence", "modbus", "nodetool-plc"]
    sub     = ["topic pub", "service call", "action send_goal", "pub", "call", "write", "*"]
  }

  shell {
    program = ["cansend", "cangen", "canplayer", "bacwp", "uawrite", "caput", "isotpsend", "cansequence"]
    when    = "not (shell.operand matches '(?i)^vcan')"
  }
}
