# Decisions that touch people, models, and machines in the world.

# Whose fate is decided, and the paper that asks for it.
set "decided" {
  words = <<-W
    loan, loan application, credit application, candidate, applicant, claim, benefit, credit limit,
    mortgage, job application, claimant, mortgage application, employment, insurance claim,
    underwriting, benefit claim, policy application, insurance application, insurance policy,
    welfare, benefit application, line of credit, credit line, credit request, borrower,
    candidature, housing benefit, eligibility, shortlist, overdraft, overdraft limit,
    card application, card limit, personal loan, bnpl, pension, disability benefit, social benefit,
    unemployment benefit, tenant application, tenancy application, rental application, scholarship,
    grant application, financial aid, loan request, limit increase, limit request, advance request, advance application,
    wage advance, salary advance, installment, installment plan, payment plan, credit card application,
    applicants, resume, cv, benefit request, aid application, asylum application, visa application,
    hire, requisition candidate, applicant stage, application stage, candidate stage, financing,
    credit, housing application, allowance, subsidy, coverage, policyholder, job offer,
    offer letter, employee, worker, case worker decision, credit case, sick pay, parental benefit,
    health claim, damage claim, antrag, dossier, solicitud, leistung, demande
  W
}

# Letters that tell a person how a matter of theirs came out.
shape "verdict-letter" {
  class   = "verdict-letter"
  pattern = "(?i)(decided not to (take|proceed|progress|pursue|move|continue|invite|offer|extend|renew|approve|grant)[^.!?]{0,60}(your|you\\b|application|candida|claim|loan|policy)|(not|unable|cannot|will not|won.t) (be )?(able to )?(tak|proceed|progress|pursu|mov|continu)[a-z]* (with )?your (application|candidacy|interest|request for (a )?(loan|credit|cover|mortgage|benefit))|your (job |loan |credit |mortgage |insurance |card |benefit |housing |tenancy |overdraft |disability |visa |scholarship |life |health |cover )?(application|candidacy|claim|loan|mortgage|policy|benefit|request for (a |an )?(loan|credit|mortgage|overdraft|cover|benefit)[a-z ]{0,20}) (for [^.!?]{1,60} )?(has|have|was|is|were|will) (now |not |regrettably |unfortunately |therefore )?(been |be )?(unsuccessful|declined|rejected|refused|denied|turned down|repudiated|disallowed|not (been )?(successful|approved|accepted|progressed|selected|shortlisted)|successful|approved|granted|accepted|terminated|cancelled)|(position|role|job|post|vacancy|place|apprenticeship) (goes|has gone|went|was given|has been (given|offered)|is going) to (an)?other|you (have|were|are) not (been )?(selected|shortlisted|successful)|regret to (inform|tell|advise|let you know)[^.!?]{0,120}(application|candida|claim|loan|credit|position|role|policy|benefit|mortgage|job|employment|unsuccessful)|your (employment|contract of employment|job|position)( with [^.!?]{1,40})? (is|will be|has been|ends?|was) (hereby )?(terminated|ended|ending|dismissed|made redundant|redundant|on)|you are (hereby )?(dismissed|made redundant|demoted)|(we|you) (are|have) (hereby )?(pleased to )?(offer you the (position|role|job)|been (hired|demoted|dismissed))|(ihre|deine) bewerbung[^.!?]{0,80}(nicht (ber.cksichtig|weiter)|abgelehnt|absage)|anderen? (bewerber|kandidat)[a-z]*[^.!?]{0,40}(entschieden|vorzug|vergeben)|(ihr|dein)(en|em)? (antrag|kredit|leistungsantrag|schaden|schadensfall)[a-z]*[^.!?]{0,60}(abgelehnt|nicht (entsprochen|stattgegeben|bewilligt)|versagt|bewilligt|genehmigt)|k.ndigen wir (ihnen|ihr|dir|das)|votre (candidature|demande|dossier|sinistre|pr.t)[^.!?]{0,60}(pas (.t. )?(retenu|accept|donn)|refus|rejet|accept.)|su (solicitud|candidatura|siniestro|pr.stamo)[^.!?]{0,60}(rechazad|denegad|desestimad|no ha sido|aprobad))"
}

# Words of a call that only prepares or talks about a decision.
set "undecided" {
  words = <<-W
    note, interview, summary, draft, recommendation, meeting, comment, calendar, payment,
    credit note, credential, release candidate, pull request, tag, scorecard draft, report, refund,
    reminder, document, task, questionnaire, email, token, attachment, job posting, job post,
    coupon, merge request, feature, message, template, test, fixture, webhook, branch, backtest,
    simulation, evaluation, activity, adjuster, assignee, checklist, letter draft, api credit,
    ai credit, store credit, access, expense, expense claim, vacation, leave, leave request,
    timesheet, time off, holiday, pto, training, laptop, device, badge, parking, address, contact,
    photo, jwt, claim mapping, persistent volume, volume claim, volume, oauth, scope,
    warranty claim note, gift, campaign, faq, docs, prompt, dataset, account credit,
    goodwill credit, customer credit, goodwill, ticket, session, instance, pod, firestore, alert,
    limit alert, warranty, rate limit, resource limit, quota,
    warranty claim, access request, oauth application, vendor application, supplier application
  W
}

concept "outcome for a person" {
  kind = "thing"
  when = "any(call.args, .key not in ['title', 'summary', 'subject', 'description', 'body', 'headline'] and .value matches '(?i)^((auto|archived?|closed|moved?.?to|set.?to|marked?)[ ._-]?(as[ ._-])?)?(approved?|rejected?|reject|declined?|denied|deny|refused?|refuse|dismissed|shortlist(ed)?|hired|not.?hired|no.?hire|not.?selected|non.?retenu[es]?|no.?seleccionad[oa]s?|nicht.?(eingestellt|ausgew.{1,2}hlt|berücksichtigt)|niet.?geselecteerd|not.?approved|unsuccessful|disqualif(y|ied)|ineligible|turned.?down|repudiated?|granted?|award(ed)?|accepted?|bewilligt|abgelehnt|genehmigt|zugesagt|absage|zusage|ablehnung|bewilligung|refus.?e?|rejet.?e?|approuv.?e?|accord.?e?|favorable|d.favorable|rechazad[oa]|aprobad[oa]|denegad[oa]|desestimad[oa]|concedid[oa]|offer|offer.?(sent|extended|made)|angebot|sanctioned|odrzucon[oyae]|przyznan[oyae]|afgewezen|toegekend|respinto|accolt[oa]|not.?admitted|admitted|waitlist(ed)?|accord|favorable|ok.?granted|bewilligen|ablehnen|repudiation|denial|rejection|refusal|disallow(ed)?|not.?(progress(ed|ing)?|proceed(ed|ing)?|shortlisted|successful|taken.?forward|moving.?forward|considered|accepted|hired|eligible|entitled|suitable|payable|covered|awarded|recommended)|no.?(longer.?considered|entitlement|award|cover|further.?action)|regret(ted)?|passed.?over|ruled.?out|knocked.?out|screened.?out|filtered.?out|sifted.?out|cut|nil|nil.?award|zero.?award|void(ed)?|laps(ed?|ing)|closed.?(lost|rejected|no.?offer|without.?(offer|payment))|withdrawn.?by.?(employer|company|us|insurer)|offer.?(lapsed|withdrawn|rescinded|revoked|expired)|entf.{1,2}llt|versagt|entzogen|eingestellt|aberkannt|ausgeschieden|aussortiert|ausgesteuert|nicht.?(weiterverfolgt|anspruchsberechtigt|ber.{1,2}cksichtigt)|keine.?leistung|rejet|ajourn.e?|.cart.e?|sans.?suite|class.e?.?sans.?suite|no.?procede|no.?apto|inadmitid[oa]|archivad[oa])([ _-][a-z0-9 _-]{0,24})?$') or any(call.args, .key matches '(?i)(decision|entscheid|ergebnis|outcome|result|dictamen|verdict|bescheid|avis|resultado)' and .value matches '(?i)^(n|no|nein|non|ja|yes|y|oui|si|negativ[eo]?|positiv[eo]?|ko|fail(ed)?|pass(ed)?|red|0|refer.?decline|a|d)$') or any(call.args, .key matches '(?i)^(award|benefit|entitlement|cover|coverage|leistung|anspruch|prestation|prestacion|credit|loan|offer|claim)$' and .value matches '(?i)^(nil|none|zero|0|no|denied|refused|void)$') or any(call.args, .key not in ['title', 'summary', 'subject', 'headline', 'description', 'body', 'text', 'content', 'prompt', 'message'] and .value matches '(?i)(anspruch|leistung|antrag|bezug|kredit|bewerbung|versicherungsschutz)[a-z]* (entf.{1,2}llt|ruht|besteht nicht|erlischt|(wurde |wird |ist )?(abgelehnt|versagt|eingestellt|entzogen|gestrichen|bewilligt|genehmigt))|sperrzeit [0-9]|(droit|demande|dossier|prestation|candidature)s? (est |a .t. )?(refus.e?|rejet.e?|suspendue?|supprim.e?|.cart.e|accord.e?)|(solicitud|prestaci.n|siniestro|candidatura)s? (es |est. |ha sido |queda )?(denegad|rechazad|desestimad|extinguid|concedid|aprobad)|(entitlement|benefit|claim|award|cover|application|loan) (is |was |has been |hereby )?(ends|ended|refused|denied|disallowed|declined|repudiated|ceases|terminated|stopped)')"
}

concept "person's matter" {
  kind = "thing"
  call { noun = ["@decided-matter"] }

  # An application that a task's variables decide about.
  call {
    key  = ["application"]
    when = "any(call.args, .key matches '(?i)^(decision|entscheid|verdict|bescheid|dictamen|ergebnis|resultado)' or .key == 'result' and .value matches '(?i)^(abgelehnt|bewilligt|genehmigt|zugesagt|rejected|refused|denied|granted|refus|rejet|accord|denegad|rechazad|concedid)')"
  }
  call {
    noun = ["claim"]
    not_noun = <<-W
      persistent, volume, expense, jwt, oidc, token, task, kubernetes, k8s, storage, claims mapping,
      persistent volume
    W
  }
  call {
    key = <<-W
      applicant, applicant id, candidate, candidate id, loan id, claim id, claimant, borrower,
      bewerber, antragsteller, loan application, application id, policyholder, beneficiary id,
      case worker, credit decision, loan decision, hiring decision, claim decision, candidacy,
      candidacy id, claimant id, fallnummer, bedarfsgemeinschaft, aktenzeichen, applicant no,
      candidate no, claim no, claim ref, loan no, loan ref, policyholder id, benefit id,
      application ref, application no, requisition id,
      candidate decision,
      benefit decision, underwriting decision, antragstyp, persnr, personalnummer, allocataire
    W
  }
  call {
    when = "any(call.args, .value matches '(?i)(kredit.?antrag|loan.?(application|decision|request|origination)|credit.?(application|decision|limit)|mortgage|hypothek|underwriting|benefit.?(claim|application)|wohngeld|sozialleistung|b.rgergeld|elterngeld|kindergeld|arbeitslosengeld|hiring.?(pipeline|decision)|job.?application|candidat|bewerb|sinistre|siniestro|schadens?fall|insurance.?claim|scholarship|stipend|asylum|tenancy|tenant.?application|pr.stamo|solicitud|demande.?de.?(pr.t|cr.dit)|prestation|krankengeld|tagegeld|krankenversicherung|rentenantrag|pflegegrad|grundsicherung|uitkering|indennit|sussidio|pension.?claim|disability.?claim)')"
  }
}

set "decision-logic" {
  words = <<-W
    fraud, scoring, score, credit, risk, aml, kyc, underwriting, decisioning, decision,
    decision engine, pricing, tariff, tarif, tarifierung, kfz tarifierung, triage, eligibility,
    scorecard, scoring platform, entscheidungsmotor, entscheidung, bewertung, bewertungsregel,
    bewertungsregeln, octroi, moteur score, motor riesgo, screening, sanction screening,
    sanctions screening, transaction monitoring, churn, claims scoring, antifraude, antifraud,
    anti fraud, fraud prevention, betrugspraevention, credit-policy, credit policy, mlops,
    recommender, recsys, feature store, feature-store, classifier, betrugsmodell, scoringmodell,
    moderation, matching engine, risk engine, rule engine, rules engine, experian, powercurve, fico,
    blaze, provenir, zest, taktile, gds link, sift, featurespace, actimize, feedzai, hawk, seon,
    unit 21, drools, camunda dmn
  W
}

set "decided-matter" {
  words = <<-W
    loan, loan application, credit application, loan decision, credit decision, lending, mortgage,
    underwriting, candidate, applicant, hiring, recruiting, recruitment, ats, bewerbung,
    candidature, job application, claimant, insurance claim, claims decision, benefit, welfare,
    social benefit, housing benefit, jobcenter, sozialamt, scholarship, tenancy application,
    tenant application, greenhouse, lever, ashby, workable, smartrecruiters, teamtailor, recruitee,
    icims, taleo, jobvite, asylum, pension, disability, admission, admissions, kreditantrag,
    wohngeld, policy application, overdraft, financial aid, subsidy, allowance, entitlement,
    eligibility, los, loan origination, prestation, caf, cpam, sozialleistung, fachverfahren,
    krediet,
    toeslag, candidacy, requisition, job offer, vacancy, lebensversicherung, leistungsabteilung,
    disability award, benefit award, pension award, claims desk, claims handling
  W
}

concept "deciding on a person's credit" {
  kind   = "action"
  object = "never"
  also = <<-W
    deciding on a person's job, deciding on a person's insurance, deciding on a person's benefits,
    refusing credit, refusing insurance, refusing a job, refusing a benefit, deciding on credit,
    deciding on job applications, deciding about people, rejecting candidates, approving loans,
    decisions on credit, decisions about people, dismissing employees, hiring decisions,
    deciding on claims, deciding on benefits, rejecting applicants,
    automated decisions about people, rejecting job applicants, rejecting job candidates,
    credit decisions, deciding on loans, decisions on job applications
  W
  includes = ["choosing people by tools of one's own"]
  # What a service on this machine does, it does for a test.
  when = "not (http.place == 'local' or act.kind == 'command' and send.to == 'local')"

  call {
    verb = <<-W
      approve, reject, decline, deny, refuse, shortlist, dismiss, demote, fire, hire, disqualify,
      adjudicate, underwrite, genehmigen, ablehnen, approuver, refuser, aprobar, rechazar,
      auto_reject, knockout, rescind, decide, accept, grant, bulk_reject, preapprove, furlough,
      layoff, repudiate, sanction
    W
    object     = ["@decided"]
    not_object = ["@undecided"]
    not_noun = <<-W
      oauth, okta, auth0, sso, keycloak, entra, vendor application, app store, appstore, play store,
      warranty, expense, expense claim, developer portal, plugin, vendor, supplier
    W
    not_shell_program = ["git", "gh", "grep", "rg", "docker", "kubectl"]
    not_verb = <<-W
      get, list, search, describe, draft, schedule, assign, recommend, suggest, simulate
    W
    mode = ["change"]
  }

  call {
    verb = <<-W
      reject, decline, deny, refuse, disqualify, shortlist, approve, accept, preapprove
    W
    noun = <<-W
      loan, lending, loanserv, credit, greenhouse, lever, ashby, workable, smartrecruiters, ats,
      recruit, recruiting, recruitment, talent, hr, hris, workday, bamboohr, personio, mortgage,
      insurance, underwriting, claim, benefit, welfare, candidate, applicant, bewerbung,
      job application, hiring, underwrite, teamtailor, icims, jobvite, taleo, successfactors,
      sozialamt, rekrutierung, affirm, klarna, tenant, admission, hubspot candidate, bnpl,
      overdraft, krediet, prestito, housing, tenancy, scholarship, guidewire, encompass, ncino,
      mambu, loan application, kredit, pret, prestamo, breezy, recruitee
    W
    not_object = ["@undecided"]
    not_verb = <<-W
      get, list, search, describe, draft, schedule, assign, recommend, suggest, simulate
    W
    mode = ["change"]
  }

  call {
    verb       = ["reject", "decline", "deny", "refuse", "disqualify", "shortlist"]
    object     = ["application"]
    not_object = ["@undecided", "app", "oauth"]
    not_noun = <<-W
      oauth, okta, auth0, app store, appstore, play store, access, sso, keycloak, entra, app review,
      marketplace
    W
    mode = ["change"]
  }

  # a letter that tells a person the outcome
  call {
    verb       = ["@verbs.send"]
    data_class = ["verdict-letter"]
    send_to    = ["outside", "subject", "unknown"]
    not_object = <<-W
      draft, template, test, note, comment, issue, pull request, survey, feature, fixture, policy draft
    W
    not_verb         = ["get", "list", "search", "read", "draft", "summarize", "translate"]
    not_send_channel = ["prompt"]
    not_act_kind     = ["query", "file"]
  }

  send {
    channel    = ["message"]
    data_class = ["verdict-letter"]
    to         = ["outside", "unknown"]
  }

  call {
    noun             = ["@nouns.send"]
    mode             = ["change"]
    data_class       = ["verdict-letter"]
    send_to          = ["outside", "subject"]
    not_object       = ["draft", "template", "test", "note", "comment", "issue", "pull request"]
    not_send_channel = ["prompt"]
    not_act_kind     = ["query", "file"]
  }

  # what is done with a candidate, said by its reason or its stage
  call {
    verb = ["archive", "close", "remove", "withdraw", "drop", "discard"]
    object = <<-W
      candidate, applicant, application, job application, opportunity, claim, loan application
    W
    key = <<-W
      reason, archive reason, reason id, archive reason id, rejection reason, rejection reason id,
      disposition
    W
    noun = <<-W
      candidate, applicant, job application, lever, greenhouse, ashby, workable, recruiting, ats,
      hr, loan, lending, claim, insurance, recruitee, teamtailor
    W
    not_object = ["@undecided"]
    mode       = ["change"]
  }

  call {
    verb = <<-W
      change, move, set, update, advance, transition, put
    W
    object = [
      "stage",
      "candidate",
      "application",
      "application stage",
      "candidate stage",
      "applicant",
    ]
    noun = <<-W
      candidate, applicant, lever, greenhouse, ashby, workable, recruiting, ats, teamtailor,
      recruitee, smartrecruiters, breezy, jobvite, icims, job application, personio, bamboohr,
      successfactors, workday, taleo, hibob, factorial, hiring
    W
    when = "any(call.args, .value matches '(?i)^(stage[_ -])?(shortlist(ed)?|archived|rejected|offer|hired|declined|not.?(a.?)?fit|offer.?(sent|extended|made)|unqualified|disqualified|no.?hire|abgelehnt|absage|zusage|angebot)$') or any(call.args, .key matches '(?i)(archive|reject)[a-z_]*reason')"
    not_object = <<-W
      note, comment, interview, document, email, message, calendar, attachment, task,
      release candidate
    W
    mode = ["change"]
  }

  call {
    name = ["*lay_off*", "*layoff*", "*let_go*", "*make_redundant*"]
    noun = <<-W
      hr, hris, employee, worker, workday, personnel, hcm, staff, workforce
    W
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

  # an outcome among the arguments, and whose it is anywhere
  call {
    is   = ["outcome for a person", "person's matter"]
    mode = ["change", "unknown"]
    not_object = <<-W
      note, comment, draft, interview, summary, recommendation, meeting, calendar, reminder,
      template, test, fixture, job posting, feature, pull request, merge request, release candidate,
      email, message, questionnaire, evaluation, expense, leave, access, dataset, backtest,
      checklist, letter draft, training, refund, alert, dependabot, vulnerability, code scanning
    W
    not_verb = <<-W
      get, list, search, read, describe, draft, recommend, suggest, simulate, schedule, assign,
      comment, note, email, export, count, filter, notify
    W
    not_act_kind = ["query", "file"]
  }

  # the same where the reason goes on in words
  call {
    noun = <<-W
      hr, hris, hcm, employee, worker, personnel, workday, successfactors, bamboohr, personio,
      rippling, gusto, adp, hibob, factorial, empjob, employment, job info, job, staff, position,
      compensation, employment status, workforce, hr works, sage hr, ukg, dayforce, peoplesoft
    W
    mode = ["change"]
    when = "any(call.args, not (.key matches '(?i)(^|[._])(title|summary|subject|description|body|headline|text|content|prompt)$') and .value matches '(?i)^(demot(ion|ed)|dismiss(al|ed)|termination|terminated|fired|lay.?off|laid.?off|redundan(cy|t)|involuntary|let go|downgrad(e|ed)|step(ped)? down|degradierung|herabstufung|zur.ckstufung|k.ndigung|entlassung|r.trogradation|licenciement|despido|degradaci.n|ontslag)([ :,;-]|$)')"
    not_object = [
      "@undecided",
      "session",
      "instance",
      "process",
      "thread",
      "pod",
      "posting",
      "issue",
      "ticket",
    ]
    not_verb = ["get", "list", "search", "read", "draft", "schedule", "comment"]
  }

  # what happens to a job, by the reason of an event
  call {
    noun = <<-W
      hr, hris, hcm, employee, worker, personnel, workday, successfactors, bamboohr, personio,
      rippling, gusto, adp, hibob, factorial, emp job, empjob, employment, job, staff, kadry,
      personal, rh, rrhh, people, peoplesoft, ukg, dayforce, sap, workforce, probation, separation,
      offboarding
    W
    mode       = ["change", "unknown"]
    when       = "any(call.args, .value matches '(?i)^[a-z0-9 _-]{0,16}(demotion|demoted|dismissal|dismissed|involuntary|termination|terminated|lay.?off|laid.?off|redundancy|made.?redundant|k.{1,2}ndigung|gek.{1,2}ndigt|licenciement|despido|wypowiedzenie|ontslag|probation.?fail|not.?passed|failed.?probation|for.?cause|gross.?misconduct)[a-z0-9 _-]{0,20}$')"
    not_object = ["@undecided", "session", "instance", "contract"]
    not_verb   = ["get", "list", "search", "read", "draft", "schedule"]
  }

  # a contract at a service that employs people for others
  call {
    verb   = ["terminate", "end", "cancel", "dismiss"]
    object = ["contract", "contractor", "agreement"]
    noun = [
      "deel", "remote com", "oyster", "papaya", "velocity global", "multiplier", "rippling",
      "justworks", "eor", "employer of record", "hr", "hris", "payroll",
    ]
  }

  call {
    verb = <<-W
      end, finish, terminate, close, cancel, stop, dismiss, discontinue, exit
    W
    object = <<-W
      employment, probation, worker, employment contract, work contract, job contract,
      employee contract, arbeitsverhaeltnis, arbeitsvertrag
    W
    key = <<-W
      worker, employee, worker id, employee id, personnel number, staff id, type, reason, date,
      last day, effective date, result
    W
    not_object = ["@undecided", "process", "pod", "queue", "thread", "background"]
    not_noun = <<-W
      sidekiq, celery, web worker, cloudflare, kafka, temporal, docker, kubernetes, worker pool
    W
  }

  # a run over many people's matters whose outcomes stand at its end
  call {
    noun = <<-W
      underwriting, lending, loan, credit, claim, hiring, recruiting, recruitment, candidate,
      applicant, benefit, welfare, mortgage, ats, los, eligibility, cv screening, resume screening,
      admission, scholarship, tenancy, pension, insurance, uw, overdraft, adjudication, decisioning,
      application, screening, decision engine
    W
    key = <<-W
      commit outcome, commit decision, apply outcome, apply decision, apply verdict,
      write outcome, write decision, write verdict, post outcome, post decision, persist outcome,
      persist decision, finalize, finalise, finalize decision, finalise outcome, auto decline,
      auto reject, auto approve, auto deny, auto refuse, auto decision, auto decide, auto adjudicate,
      straight through, no human, skip human, no review, without review, no referral, never refer,
      skip referral, skip manual, no manual review, skip review, bind, auto bind, send letters,
      issue letters, notify applicants, reject below, decline below, approve above, decline above,
      reject under, cutoff reject, publish decision, release decision, commit verdict
    W
    not_key    = ["dry run", "shadow", "backtest", "simulate"]
    not_object = ["@undecided", "persistent volume", "pull request", "jwt"]
    not_noun = [
      "backtest",
      "simulation",
      "shadow",
      "fixture",
      "git",
      "github",
      "gitlab",
      "app store",
      "persistent",
      "oauth",
    ]
    mode = ["change", "unknown", "read"]
    not_verb = [
      "get",
      "list",
      "search",
      "describe",
      "draft",
      "simulate",
      "backtest",
      "validate",
    ]
    not_act_kind = ["query", "file"]
  }

  # a script of a page that picks the verdict and sends it off
  call {
    noun     = ["@browsers"]
    not_verb = ["@browser.looks"]
    when     = "any(call.args, .key in ['script', 'code', 'function', 'expression', 'command', 'js', 'steps', 'actions', 'page_function', 'pagefunction'] and .value matches '(?i)(candidat|applicant|application|loan|claim|credit|mortgage|benefit|employee|tenant|bewerb|antrag|kredit|schaden|leistung|dossier|demande|solicitud|siniestro|underwrit|admission|verdict|decision)[^~]{0,500}(declin|reject|den(y|ied)|refus|approv|shortlist|dismiss|disqualif|repudiat|disallow|regret|terminat|ablehn|abgelehnt|absag|genehmig|bewillig|rechaz|denega|aprob|rejet)[^~]{0,400}([.](click|submit|requestsubmit|dispatchevent|press|check|tap)[(]|click[(])|(declin|reject|den(y|ied)|refus|approv|shortlist|dismiss|disqualif|repudiat|ablehn|absag|genehmig|bewillig|rechaz|denega|aprob|rejet)[^~]{0,300}(candidat|applicant|application|loan|claim|credit|mortgage|benefit|employee|tenant|bewerb|antrag|kredit|dossier|solicitud|siniestro)[^~]{0,400}[.](click|submit|requestsubmit|dispatchevent|press)[(]')"
    mode     = ["change", "unknown", "read"]
  }

  # a click on the button that does it
  call {
    noun     = ["@browsers"]
    not_verb = ["@browser.looks"]
    when     = "any(call.args, .key in ['element', 'selector', 'text', 'label', 'name', 'button', 'description', 'target', 'locator', 'button_text', 'role_name', 'element_description', 'ref', 'action', 'instruction', 'title', 'task', 'goal', 'objective', 'prompt', 'function', 'script', 'code', 'query', 'instructions', 'expression', 'command', 'step', 'steps', 'intent', 'request', 'message', 'input'] and .value matches '(?i)(reject|decline|approve|deny|refuse|disallow|disqualify|shortlist|dismiss|terminate|fire).{0,30}(candidate|applicant|application|loan|claim|credit|mortgage|benefit|employee|worker|tenant)|issue decision|(antrag|bewerber|kredit|bewerbung).{0,14}(ablehnen|genehmigen|bewilligen)|(refuser|approuver).{0,14}(candidat|dossier|demande|pr.t|sinistre)|(rechazar|aprobar).{0,14}(candidat|solicitud|pr.stamo|siniestro)')"
    mode     = ["change", "unknown"]
  }

  # the same of one who is named by a number
  call {
    key = <<-W
      persnr, pers nr, personalnummer, employee id, employee, worker, worker id, personnel number,
      staff id, emp id, matricule, legajo, mitarbeiter
    W
    mode       = ["change", "unknown"]
    when       = "any(call.args, .value matches '(?i)^[a-z0-9 _-]{0,16}(demotion|demoted|dismissal|dismissed|involuntary.?termination|lay.?off|laid.?off|redundancy|k.{1,2}ndigung|gek.{1,2}ndigt|licenciement|despido|ontslag|failed.?probation|probation.?fail|gross.?misconduct)[a-z0-9 _-]{0,20}$')"
    not_object = ["@undecided", "session", "instance"]
    not_verb   = ["get", "list", "search", "read", "draft", "schedule"]
  }

  # a step of a workflow whose variable holds the decision
  call {
    noun = <<-W
      camunda, zeebe, flowable, activiti, bpmn, workflow, task, user task, process, temporal,
      human task,
      approval, job, signal, case, event, message, queue, topic, step
    W
    mode     = ["change", "unknown"]
    when     = "any(call.args, .key matches '(?i)(credit|loan|kredit|hiring|candidate|claim|benefit|leistung|antrag|bewerb|employment|eligib|underwriting|mortgage|applicant)[a-z_]*(decision|outcome|entscheid|result|verdict|disposition)' and .value matches '(?i)^(approve|reject|declin|den(y|ied)|refus|grant|accept|bewillig|ablehn|abgelehnt|genehmig)')"
    not_verb = ["get", "list", "search", "read", "draft", "recommend"]
  }

  # a label that is the decision
  call {
    mode = ["change", "unknown"]
    when = "any(call.args, .value matches '(?i)^(insurance |job |loan |credit )?(claim|loan|application|antrag|kredit|candidate|applicant|bewerbung|bewerber|credit|benefit|mortgage)[ _-]?(was |is |wurde )?(denied|approved|rejected|refused|declined|disallowed|shortlisted|granted|abgelehnt|genehmigt|bewilligt)$')"
    not_verb = <<-W
      get, list, search, read, draft, comment, note, send, post, notify, create, filter, export,
      count
    W
    not_object   = ["@undecided", "filter", "view", "template", "column", "option"]
    not_act_kind = ["query", "file"]
  }

  # an offer of a job made or taken back, a stage passed
  call {
    verb = <<-W
      extend, make, send, withdraw, rescind, issue, revoke, release
    W
    object = ["offer", "job offer", "offer letter", "employment offer"]
    noun = <<-W
      candidate, hiring, recruiting, recruitment, ats, greenhouse, lever, ashby, workable,
      applicant,
      teamtailor, smartrecruiters, job offer, employment offer, offer letter, hr
    W
    not_object = ["@undecided", "coupon", "discount"]
    not_verb   = ["get", "list", "draft", "create"]
    mode       = ["change"]
  }

  call {
    verb = ["advance", "progress", "promote", "hire", "award"]
    object = [
      "candidate",
      "applicant",
      "application",
      "job application",
      "scholarship",
      "grant",
    ]
    noun = <<-W
      greenhouse, lever, ashby, workable, ats, recruiting, recruitment, hiring, teamtailor,
      smartrecruiters, icims, taleo, jobvite, breezy, recruitee, applicant, scholarship, candidate
    W
    not_object = ["@undecided"]
    not_noun   = ["release", "build", "deploy", "mlflow", "model"]
    mode       = ["change"]
  }

  call {
    name = <<-W
      *not_pass_probation*, *fail_probation*, *end_probation*, *probezeit_end*, *probezeit_beenden*,
      *claim_without_payment*, *non_renew_policy*, *nonrenew_policy*, *policy_non_renew*,
      *layoff*list*, *layoff_add*
    W
    not_verb   = ["get", "list", "draft", "schedule"]
    not_object = ["@undecided"]
  }

  # an event that says how a person's matter came out
  call {
    is = ["outcome for a person", "person's matter"]
    noun = <<-W
      sqs, sns, eventbridge, kinesis, pubsub, kafka, topic, queue, servicebus, service bus, event,
      event hub, eventhub, nats, rabbitmq, rabbit, amqp, pulsar, stream, redis, mqtt, exchange, bus,
      eventgrid, xadd, lpush, activemq, solace, jms
    W
    verb = [
      "send",
      "publish",
      "put",
      "emit",
      "produce",
      "add",
      "push",
      "post",
      "enqueue",
      "dispatch",
    ]
    not_verb = ["get", "list", "search", "read", "subscribe", "receive", "draft", "track"]
    not_object = [
      "schema",
      "test",
      "webhook",
      "subscription",
      "rule",
      "calendar event",
      "track event",
    ]
    not_key      = ["distinct id", "anonymous id", "attendee", "attendees"]
    not_act_kind = ["query", "file"]
  }

  shell {
    program = [
      "redis-cli",
      "valkey-cli",
      "nats",
      "rabbitmqadmin",
      "kcat",
      "kafkacat",
      "mosquitto_pub",
    ]
    when = "(shell.operand matches '(?i)(claim|loan|credit|application|candidate|applicant|benefit|underwriting|mortgage|hiring)[a-z_.-]{0,20}(adjudicated|decided|declined|rejected|approved|denied|refused|repudiated|disallowed|shortlisted|disqualified|dismissed)' or shell.option matches '(?i)(claim|loan|credit|application|candidate|applicant|benefit|underwriting|mortgage|hiring)[a-z_.-]{0,20}(adjudicated|decided|declined|rejected|approved|denied|refused|repudiated|disallowed|shortlisted|disqualified|dismissed)') and not (shell.flag in ['-C', '-L', '-Q']) and not (shell.sub in ['sub', 'consume', 'get', 'list', 'stream info', 'consumer info']) and not (shell.operand matches '(?i)^(subscribe|psubscribe|xread|xrange|lrange|get|keys|scan)$')"
  }

  # a decision put on a bus
  shell {
    program = <<-W
      kcat, kafkacat, kafka-console-producer, kafka-console-producer.sh, rpk, nats, rabbitmqadmin,
      pulsar-client
    W
    when           = "shell.option matches '(?i)(benefit|loan|credit|claim|candidate|hiring|application|underwriting|lending)s?[._/-]decisions?' or shell.operand matches '(?i)(benefit|loan|credit|claim|candidate|hiring|application|underwriting|lending)s?[._/-]decisions?'"
    not_shell_flag = ["-C", "-L", "-Q"]
  }

  # whose matter it is, by an argument alone
  call {
    verb = <<-W
      deny, reject, decline, refuse, repudiate, disqualify, shortlist, disallow
    W
    key = <<-W
      claim, claim id, applicant, applicant id, candidate, candidate id, loan, loan id, claimant,
      insured, policyholder, borrower, household, antragsteller, bewerber, credit application,
      loan application, job application
    W
    not_object = ["@undecided", "change", "merge", "certificate", "csr"]
    not_noun = <<-W
      oauth, oidc, jwt, auth, sso, login, expense, warranty, release, git, github, gitlab,
      persistent, volume, vendor,
      supplier, calendar, expenses
    W
    not_verb = <<-W
      get, list, search, draft, recommend, suggest, simulate, comment, note
    W
    mode = ["change"]
  }

  call {
    verb = <<-W
      process, submit, initiate, execute, record, start, finalize, approve, create
    W
    object = [
      "termination",
      "dismissal",
      "involuntary termination",
      "redundancy",
      "layoff",
      "demotion",
    ]
    key = <<-W
      employee, employee id, worker, worker id, staff id, emp id, personnel number, person,
      associate
    W
    not_object = ["@undecided", "contract", "session", "instance"]
    mode       = ["change"]
  }

  call {
    name = <<-W
      *_to_hired*, *_to_rejected*, *_to_shortlist*, *_for_redundancy*, *determine_eligibility*,
      *notif*_refus*, *sanktion_verhaeng*, *impose_sanction*, *zulassung_ablehn*
    W
    not_verb   = ["get", "list", "draft", "check", "simulate", "count"]
    not_object = ["@undecided", "webhook", "trade", "export"]
  }

  call {
    name = ["*apply_sanction*", "*set_sanction*", "*verhaenge_sanktion*"]
    key = <<-W
      claimant, household, recipient, beneficiary, customer, bg, case id, person
    W
    not_verb = ["get", "list", "screen"]
  }

  # paths of services for hiring, lending and claims
  http {
    method = ["POST", "PUT", "PATCH"]
    path = <<-W
      **/opportunities/*/archived, **/applications/*/reject, **/candidates/*/disqualify,
      **/candidates/*/reject, **/applicants/*/reject, **/loans/*/decline, **/loans/*/approve,
      **/loans/*/reject, **/claims/*/deny, **/claims/*/approve, **/claims/*/reject,
      **/claims/*/decision, **/loans/*/decision, **/applications/*/decision,
      **/applications/*/decline,
      **/employees/*/terminate, **/workers/*/terminate, **/employees/*/dismiss
    W
    not_http_host  = ["github.com", "*.okta.com", "*.auth0.com", "localhost"]
    not_http_place = ["local"]
  }

  http {
    method = ["POST"]
    path = [
      "**/application.changeStage",
      "**/application.change_stage",
      "**/candidates/*/move",
      "**/applications/*/move",
    ]
    when = "any(call.args, .value matches '(?i)(archiv|reject|offer|hired|shortlist|disqualif)')"
  }

  shell {
    when           = "(shell.operand matches '(?i)(^|[/._-])(bulk[-_])?(reject|decline|deny|shortlist|dismiss|terminate)[-_]?(all[-_])?(candidates?|applicants?|applications?|loans?|claims?|employees?)([.](py|sh|rb|js|ts))?$' or shell.option matches '(?i)^(-m|--module)=[a-z_.]*(ats|los|loans?|claims?|hiring|lending|recruiting|underwriting|benefits)[._](bulk_)?(reject|decline|deny|approve|shortlist|terminate)' or shell.operand matches '(?i)^(ats|los|loans?|claims?|hiring|lending|recruiting|underwriting|benefits)[.](bulk_)?(reject|decline|deny|approve|shortlist|terminate)[a-z_]*$') and not (shell.program in ['git', 'grep', 'rg', 'cat', 'less', 'vim', 'code', 'pytest', 'ls', 'sed', 'chmod', 'bat', 'head', 'tail', 'mypy', 'ruff', 'black', 'diff', 'wc', 'rm', 'cp', 'mv', 'touch', 'npm', 'shellcheck'])"
    not_shell_flag = ["--help", "--dry-run"]
  }

  # a policy that is ended, a pupil or a tenant put out
  call {
    verb = <<-W
      cancel, terminate, rescind, void, lapse, deny, nonrenew, non_renew, expel, evict, exclude,
      blacklist
    W
    object = <<-W
      policy, insurance policy, student, pupil, tenant, resident, tenancy, cover, coverage,
      membership of tenant
    W
    key = <<-W
      policyholder, policy holder, insured, student, pupil, tenant, tenant id, policy number,
      reason, student id
    W
    noun = <<-W
      insurance, insurer, policyholder, school, university, housing, landlord, tenancy,
      underwriting, student, tenant, claim, versicherung, schule
    W
    not_object = ["@undecided", "password policy", "bucket policy", "iam", "retention"]
    mode       = ["change"]
  }

  call {
    verb = <<-W
      decide, adjudicate, underwrite, decline, reject, select, choose, allocate, award, expel
    W
    noun = <<-W
      lending, loan, redundancy, underwriting, applicant, claim, benefit, scholarship, housing,
      candidate, admission, student, mortgage
    W
    not_object = ["@undecided"]
    not_verb = <<-W
      get, list, search, describe, draft, recommend, suggest, simulate, schedule
    W
    mode              = ["change"]
    when              = "call.verb in ['decide', 'adjudicate', 'underwrite', 'expel'] or call.object in ['redundancy', 'flat', 'apartment', 'benefit', 'scholarship', 'grant', 'place']"
    not_shell_program = ["git", "gh", "grep"]
  }

  # a verdict posted to a service that decides about people
  http {
    method          = ["POST", "PUT", "PATCH"]
    when            = "call.head in ['decision', 'verdict', 'determination', 'adjudication', 'rejection', 'denial', 'approval', 'disposition', 'outcome', 'bescheid', 'entscheidung', 'ruling', 'refusal', 'repudiation', 'disallowance', 'sanction'] and call.noun in ['award', 'disability', 'pension', 'insurance', 'uw', 'hr', 'recruit', 'job', 'leistung', 'antrag', 'bewerber', 'sozialamt', 'prestation', 'overdraft', 'card application', 'underwriting', 'lending', 'los', 'loan', 'credit', 'claim', 'benefit', 'ats', 'hiring', 'recruiting', 'candidate', 'applicant', 'mortgage', 'welfare', 'jobcenter', 'admission', 'scholarship', 'tenancy', 'application']"
    not_call_object = ["draft", "note", "comment", "simulation", "test"]
    not_http_place  = ["local"]
  }

  # those who work by a platform's leave
  call {
    verb = <<-W
      deactivate, ban, suspend, block, offboard, terminate, remove, fire
    W
    object = <<-W
      driver, courier, rider, dasher, freelancer, gig worker, contractor, delivery partner, seller,
      host, tutor, cleaner, worker, employee, tasker, shopper
    W
    key = ["reason", "score", "rating", "reason code", "cause"]
    noun = <<-W
      driver, courier, rider, dasher, freelancer, gig worker, delivery partner, tutor, cleaner,
      tasker, shopper
    W
    not_object = ["@undecided", "process", "session", "pod", "software", "device driver"]
    not_noun = <<-W
      kernel, nvidia, gpu, csi, storage, spark, jdbc, odbc, webdriver, selenium, database, docker
    W
  }

  # payments of benefits that are stopped
  call {
    verb = <<-W
      suspend, stop, reduce, sanction, terminate, withhold, cut, discontinue, lower, deny
    W
    noun = <<-W
      welfare, jobcenter, benefit, social benefit, pension, sozialamt, unemployment,
      housing benefit, entitlement, prestation, universal credit
    W
    mode = ["change"]
    not_object = <<-W
      note, interview, summary, draft, meeting, comment, reminder, document, task, report, service,
      instance, pod, job, notification, email, message, template, campaign, log, log level, level,
      server, queue, cache
    W
  }

  call {
    verb = <<-W
      set, update, reduce, lower, increase, raise, decrease, change, adjust, cut, patch, put, create
    W
    noun       = ["cardholder", "borrower", "overdraft", "credit line", "creditline"]
    object     = ["limit", "overdraft", "credit line", "overdraft limit"]
    not_object = ["@undecided", "rate limit", "spend limit", "spending limit"]
  }

  # the decision itself is what is recorded
  call {
    verb = <<-W
      set, update, submit, record, create, make, post, finalize, issue, write, save, complete,
      change, process, underwrite, render, enter, add, put, send, communicate, publish, confirm,
      execute, close, log, store, generate, decide, apply, register, override, overturn, uphold
    W
    object = <<-W
      credit decision, application decision, loan decision, claim decision, underwriting decision,
      underwrite decision, hiring decision, rejection, disqualification, employee termination,
      worker termination, involuntary termination, dismissal, demotion, adverse action,
      benefit decision, eligibility decision, admission decision, employment termination,
      candidate decision, applicant decision, candidate rejection, termination letter,
      dismissal letter, eligibility determination, benefit determination, coverage decision, denial,
      loan denial, claim denial, policy decline, rejection letter, adverse action notice,
      reduction in force, layoff, credit approval, loan approval, insurance decision,
      candidate disposition, rejection reason, redundancy
    W
    not_object = ["@undecided"]
    not_verb = <<-W
      get, list, search, describe, draft, recommend, simulate
    W
  }

  call {
    verb = <<-W
      set, submit, record, make, post, update, create, finalize, save, enter, register, decide,
      underwrite, override, overturn, uphold, issue, apply
    W
    object = ["decision", "disposition", "determination", "outcome", "verdict", "eligibility"]
    key = <<-W
      household, eligible, person, case id, client id, insured, tenant, student, applicant,
      applicant id, candidate, candidate id, application id, claim id, claimant, loan id, borrower,
      employee id, worker id, person id, application, claim, loan, customer id, member id,
      policy id, checkout, bewerber, beneficiary
    W
    not_object = ["@undecided"]
  }

  call {
    verb = <<-W
      submit, process, create, initiate, execute, record, start, approve, finalize
    W
    object = <<-W
      termination, dismissal, demotion, involuntary termination, layoff, separation, redundancy
    W
    noun = <<-W
      worker, employee, hr, hris, workday, personnel, bamboohr, personio, successfactors, rippling,
      gusto, adp, staff, hcm
    W
    not_object = ["@undecided", "contract"]
  }

  # limits of credit
  call {
    verb = <<-W
      set, update, reduce, lower, increase, raise, decrease, change, adjust, cut, block, freeze,
      assign, cancel, modify, override, create
    W
    object = <<-W
      credit limit, credit line, overdraft limit, card limit, line of credit, kreditlimit,
      limite credito, overdraft, dispo, lending limit
    W
    not_object = ["@undecided"]
    mode       = ["change"]
  }

  call {
    verb = <<-W
      suspend, stop, terminate, revoke, cut, reduce, withdraw, cancel, sanction, discontinue, pause,
      grant, award, end
    W
    object = <<-W
      benefit, housing benefit, welfare, pension, allowance, benefit payment, social benefit,
      unemployment benefit, insurance policy, coverage, entitlement, disability benefit, sick pay
    W
    not_object = ["@undecided", "enrollment window", "plan document"]
    mode       = ["change"]
  }

  # jobs
  call {
    verb = <<-W
      terminate, dismiss, demote, fire, lay, furlough, layoff, sack, discharge
    W
    object = <<-W
      employee, worker, staff, person, employment, personnel, contractor, position, job, associate,
      people, team member, crew
    W
    not_object = <<-W
      session, instance, process, pod, job run, queue, thread, document
    W
    noun = <<-W
      employee, worker, staff, hr, hris, workday, bamboohr, personio, personnel, person, employment,
      contractor, people, successfactors, gusto, rippling, adp, deel, associate, team member
    W
    mode = ["change"]
  }

  call {
    verb = <<-W
      terminate, dismiss, demote, fire, sack, furlough, layoff
    W
    noun = <<-W
      hr, hris, bamboohr, personio, personnel, successfactors, hcm, workforce, personal
    W
    not_object = <<-W
      session, instance, process, pod, contract, job, thread, @undecided
    W
  }

  call {
    verb = <<-W
      @change, offboard, execute, process, submit, initiate, start, run, rake
    W
    noun = <<-W
      employee, worker, hr, personnel, job, staff, workday, bamboohr, personio, successfactors,
      hris, position, compensation, person, pernr, sap hcm, rippling, gusto, deel, adp, hcm, hibob,
      factorial
    W
    key = <<-W
      reason, reason code, termination reason, action reason, event, type, termination type,
      change reason, action type, reason id, separation reason
    W
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
    table = <<-W
      loan, application, claim, candidate, benefit, credit, applicant, antrag, antraege, demande,
      solicitud, aanvraag, credit limit, mortgage, underwriting, loan application, job application,
      applicants, employee, credit application, credit decision, loan decision, decision, bewerbung,
      policy application, limit increase, candidacy, award, benefit award, disability award, leistung,
      leistungsfall, schadenfall, bewerber, candidature, siniestro, sinistre, prestamo, policy,
      insurance claim, job offer, pension claim, housing application, grant application,
      limit increase request, increase request, loan request,
      credit request, limit request, overdraft request, benefit request, hardship request, aid application,
      insurance application, tenancy application, visa application, scholarship application
    W
    call_verb = <<-W
      approve, reject, decline, deny, refuse, shortlist, disqualify, dismiss, terminate, hire,
      demote, grant, accept
    W
    not_env_target = ["local"]
  }

  # those who apply are passed over by a word that says only that they are through with
  sql {
    verb = ["update"]
    table = <<-W
      candidate, candidacy, applicant, job application, bewerber, bewerbung, candidature, kandidat,
      job applicant, candidat, candidato, submission cv, requisition candidate, talent pipeline
    W
    when           = "any(call.args, .key == 'statement' and .value matches '(?i)(status|stage|state|step|phase|outcome|disposition|bucket|lane|etape|estado|statut)[a-z_]* *= *(case[^;]{0,200}(then|else) +)?.(closed?|archived?|inactive|done|out|no|cut|drop(ped)?|parked|discarded|regretted|withdrawn|removed|dead|ko)[^a-z]')"
    not_env_target = ["local"]
  }

  # an offer of a job taken back or let lapse
  sql {
    verb  = ["update"]
    table = ["job offer", "offer letter", "employment offer", "jobangebot", "offer job"]
    column = <<-W
      expire, expire at, expiry, expires at, expiry date, valid, valid until, valid to, status,
      state, withdrawn, withdrawn at, rescinded, rescinded at, revoked, revoked at, lapsed, deadline,
      acceptance deadline, offer state
    W
    not_env_target = ["local"]
  }

  sql {
    verb = ["update", "insert"]
    table = <<-W
      loan decision, credit decision, underwriting decision, claim decision, hiring decision,
      adverse action, benefit decision, credit limit
    W
    not_env_target = ["local"]
  }

  call {
    verb = <<-W
      reduce, lower, increase, raise, decrease, cut, set, update, change
    W
    head = ["limit"]
    noun = <<-W
      card, cards, credit, lending, overdraft, loan, account, issuing
    W
    key = <<-W
      customer, customer id, cardholder, account id, client, borrower, card id, member id, person id
    W
    not_object = ["rate limit", "spend limit", "spending limit", "usage limit", "@undecided"]
  }

  # the limit of a customer, in money
  call {
    verb = <<-W
      reduce, lower, increase, raise, decrease, cut, set, update, change, adjust, modify, patch,
      assign, override, reset, put
    W
    head = ["limit", "line", "kreditrahmen", "dispo", "plafond", "limite"]
    noun = <<-W
      customer, client, member, cardholder, borrower, debtor, consumer, kunde, cliente, card, credit,
      credit line
    W
    key = <<-W
      currency, new limit, old limit, product, ccy, new line, limit amount, limit eur, limit usd,
      limit gbp, previous limit, approved limit, new credit limit
    W
    not_object = <<-W
      rate limit, spend limit, spending limit, usage limit, request limit, quota, storage limit,
      transaction limit, page limit, order line, headline, line item, contact limit, @undecided
    W
    mode = ["change", "unknown"]
  }

  sql {
    verb = ["update"]
    column = <<-W
      credit limit, overdraft limit, credit line, card limit, kreditlimit, kreditrahmen, dispolimit,
      dispo limit, overdraft, approved limit, lending limit
    W
    not_env_target = ["local"]
  }
}

# What a text asks to do to people.

shape "emotion-of-staff" {
  class   = "emotion-of-staff"
  pattern = "(?i)((?:^|[^d])emotion|(joy|anger|sorrow)_?likelihood|\\bmoods?\\b|angry|anger\\b|bored|boredom|afraid|frustrat|burn.?t?.?out|burned out|disloyal|stressed|stress.(level|score|index)|depressed|nervous|anxious|anxiety|attentive|inattentive|distracted|daydream|engaged or|disengag|facial expression|micro.?expression|happiness|unhappy|happy or|\\bsad\\b|sadness|irritat|annoyed|resentful|affective|demotivat|unmotivated|motivation.(level|score)|morale|enthusias|tone of voice|vocal tone|emotional|stimmung|gef.hl|gestresst|gelangweilt|w.tend|traurig|frustriert|unzufrieden|aufmerksam(keit)?|humeur|(?:^|[^a-zà-ü])émotion|stress.e?s?\\b|ennuy|en col.re|triste|d.motiv|estado de .nimo|emoci|aburrid|enfadad|estresad|desmotivad)[^!?]{0,180}(employee|\\bstaff\\b|worker|team member|tellers?\\b|line operator|operators\\b|packhall|teammate|colleague|coworker|call.?cent|contact.?cent|\\bour agents?\\b|each agent|every agent|support agent|service agent|phone agent|hotline|pupil|student|classroom|candidate|applicant|interviewee|job interview|stand.?up|meeting|mitarbeit|besch.ftigt|angestellt|kolleg|sch.ler|bewerber|azubi|salari|coll.gue|t.l.conseiller|[eé]l[eè]ve|candidat|emplead|trabajador|alumn|plantilla|workforce|personnel|\\bdrivers?\\b|operator|webcam|town.?hall|cashier|nurse|picker|(payroll|sales|loan|security|call|customer|case|service|compliance|warehouse|field)[- ](officer|clerk|rep|handler|worker)|apprentice|trainee|intern\\b|crew|agent[-_ ][0-9]|open.?plan|\\bshift\\b|lecture|teleworker|home.?office)"
}

shape "staff-by-emotion" {
  class   = "emotion-of-staff"
  pattern = "(?i)(employee|\\bstaff\\b|worker|team member|tellers?\\b|line operator|operators\\b|packhall|teammate|colleague|coworker|call.?cent|contact.?cent|\\bour agents?\\b|each agent|every agent|support agent|service agent|phone agent|hotline|pupil|student|classroom|candidate|applicant|interviewee|job interview|stand.?up|meeting|mitarbeit|besch.ftigt|angestellt|kolleg|sch.ler|bewerber|azubi|salari|coll.gue|t.l.conseiller|[eé]l[eè]ve|candidat|emplead|trabajador|alumn|plantilla|workforce|personnel|\\bdrivers?\\b|operator|webcam|town.?hall|cashier|nurse|picker|(payroll|sales|loan|security|call|customer|case|service|compliance|warehouse|field)[- ](officer|clerk|rep|handler|worker)|apprentice|trainee|intern\\b|crew|agent[-_ ][0-9]|open.?plan|\\bshift\\b|lecture|teleworker|home.?office)[^!?]{0,180}([^d]emotion|(joy|anger|sorrow)_?likelihood|\\bmoods?\\b|angry|anger\\b|bored|boredom|afraid|frustrat|burn.?t?.?out|burned out|disloyal|stressed|stress.(level|score|index)|depressed|nervous|anxious|anxiety|attentive|inattentive|distracted|daydream|engaged or|disengag|facial expression|micro.?expression|happiness|unhappy|happy or|\\bsad\\b|sadness|irritat|annoyed|resentful|affective|demotivat|unmotivated|motivation.(level|score)|morale|enthusias|tone of voice|vocal tone|emotional|stimmung|gef.hl|gestresst|gelangweilt|w.tend|traurig|frustriert|unzufrieden|aufmerksam(keit)?|humeur|(?:^|[^a-zà-ü])émotion|stress.e?s?\\b|ennuy|en col.re|triste|d.motiv|estado de .nimo|emoci|aburrid|enfadad|estresad|desmotivad)"
}

# Labels of a classifier that are states of mind.
shape "labels-of-feeling" {
  class   = "labels-of-feeling"
  pattern = "(?i)['\"\\[, ](angry|anger|anxious|anxiety|resigned|bored|boredom|frustrated|frustration|sad|sadness|stressed|burnt.?out|burned.?out|disengaged|fearful|fear|disgust(ed)?|contempt|joy|joyful|happy|happiness|resentful|demotivated|motivated|nervous|calm|tense|w.tend|traurig|gelangweilt|gestresst|gereizt|frustriert|.ngstlich|en col.re|triste|ennuy.|stress.|enfadado|aburrido|estresado)['\"\\]]?[,;|/] {0,2}['\"]?(angry|anger|anxious|anxiety|resigned|bored|boredom|frustrated|frustration|sad|sadness|stressed|burnt.?out|burned.?out|disengaged|fearful|fear|disgust(ed)?|contempt|joy|joyful|happy|happiness|resentful|demotivated|motivated|nervous|calm|tense|engaged|content|neutral|w.tend|traurig|gelangweilt|gestresst|gereizt|frustriert|.ngstlich|ruhig|en col.re|triste|ennuy.|stress.|enfadado|aburrido|estresado)"
}

shape "bank-account" {
  class   = "bank-account"
  pattern = "\\b[A-Z]{2}[0-9]{2}[ ]?[A-Z0-9]{4}[A-Z0-9 ]{6,26}\\b"
  check   = "iban"
}

shape "trait-of-face" {
  class   = "trait-of-face"
  pattern = "(?i)(ethnic|\\breligio|faith|sexual.orientation|sexuality|dominant_race|\\brace\\b|racial|political.(view|opinion|leaning|belief)|trade.union|skin.(colou?r|tone)|muslim|jewish|\\bjews?\\b|\\bgay\\b|lesbian|homosexual|orientation sexuelle|herkunft|ethnisch|religi.s|musulman|jud[i.]o|juif|homosexu|.tnic|union member|catholic)[\\s\\S]{0,160}(\\bfaces?\\b|face_|facial|photos?\\b|portrait|pictures?\\b|camera|-cam\\b|_cam\\b|\\bcam\\b|cctv|selfie|image|footage|biometric|voice|\\bgait|\\.jpe?g|\\.png|\\.mp4|webcam|deepface|deep_face|visage|gesicht|rostro|kamera|looks?\\b)"
}

shape "face-by-trait" {
  class   = "trait-of-face"
  pattern = "(?i)(\\bfaces?\\b|face_|facial|photos?\\b|portrait|pictures?\\b|camera|-cam\\b|_cam\\b|\\bcam\\b|cctv|selfie|image|footage|biometric|voice|\\bgait|\\.jpe?g|\\.png|\\.mp4|webcam|deepface|deep_face|visage|gesicht|rostro|kamera|looks?\\b)[\\s\\S]{0,160}(ethnic|\\breligio|faith|sexual.orientation|sexuality|dominant_race|\\brace\\b|racial|political.(view|opinion|leaning|belief)|trade.union|skin.(colou?r|tone)|muslim|jewish|\\bjews?\\b|\\bgay\\b|lesbian|homosexual|orientation sexuelle|herkunft|ethnisch|religi.s|musulman|jud[i.]o|juif|homosexu|.tnic|union member|catholic)"
}

shape "social-score" {
  class   = "social-score"
  pattern = "(?i)social.?scor|social.?credit|social.behaviou?r|trustworthiness|citizen.?scor|civic.?(score|point|credit|rank|index|rating)|behaviou?r.?scor|good.citizen|good.neighbou?r|neighbou?r.{0,3}.?(complaint|report)|complaints.{0,20}neighbou?r|community.?(score|credit)|sozialpunkt|sozialkredit|b.rgerpunkt|b.rgerscore|comportement.(social|citoyen)|comportamiento.(social|ciudadano|c.vico)|sozialverhalten|cr.dit.social|cr.dito.social|incivilit|antisocial|conduct.?(score|points?|index|rating)|moral.(score|rating)|trust.?points|(de)?merit.?points|civi(li)?ty.?(score|points?|index)|citizenship.?(score|points?)|(resident|tenant|neighbou?r|household|citizen).?(score|points?|rank|rating|index)|vertrauenspunkt|vertrauensw.{1,2}rdig|verhaltenspunkt|nachbarschaftsbeschwerde|social.?(rank|standing)|punt(i|eggio).?social|points.?civiques|puntos.?(c.vicos|de.conducta)"
}

shape "face-scrape" {
  class   = "face-scrape"
  pattern = "(?i)(scrap|crawl|harvest|collect all|collect every|download all|mass.download|instaloader|gallery.?dl|aus dem netz|moissonn|aspir)[\\s\\S]{0,120}(faces?\\b|facial|face_|face-|selfies?\\b|profile.?(photo|picture|pic|image)s?|avatars?\\b|portraits?|headshots?|mugshots?|cctv|gesicht|visage|rostro)"
}

# Faces measured in pictures of the open web.
shape "faces-of-the-web" {
  class   = "face-scrape"
  pattern = "(?i)(insightface|FaceAnalysis|face_encodings|normed_embedding|facenet|arcface|face.?embedding)[\\s\\S]{0,400}(open.?web|web.?image|from.?the.?web|common.?crawl|laion|social.?media|everyone)"
}

shape "web-of-faces" {
  class   = "face-scrape"
  pattern = "(?i)(open.?web|web.?image|from.?the.?web|common.?crawl|laion|social.?media|everyone)[\\s\\S]{0,400}(insightface|FaceAnalysis|face_encodings|normed_embedding|facenet|arcface|face.?embedding)"
}

shape "face-index" {
  class   = "face-scrape"
  pattern = "(?i)(faces?\\b|facial|face_|face-|selfies?\\b|profile.?(photo|picture|pic|image)s?|portraits?|headshots?)[\\s\\S]{0,120}(scrap|crawl|harvest|instaloader|gallery.?dl)"
}

# Questions about how things are with many people at large, not with those of one's own.
shape "about-the-many" {
  class   = "about-the-ban"
  pattern = "(?i)(how common (is|are)|prevalence of|incidence of|per (100[,. ]?000|1[,. ]?000|thousand|million)\\b|national (statistics|average)|published (studies|statistics|rates))"
}

shape "about-the-ban" {
  class   = "about-the-ban"
  pattern = "(?i)(\\bban(s|ned)?\\b|prohibit|forbid|illegal|article 5|art\\. ?5|ai.act|artificial.?intelligence.?act|ai.verordnung|ki.verordnung|ki.vo\\b|reglement.?ia|lawful|compliance|regulation|verboten|interdi|(wording|recitals?|legal text|provisions?) (of|on|about) (the )?(article|act|law|ban|regulation)|wortlaut|erw.gungsgr)"
}

shape "emotion-code" {
  class   = "emotion-code"
  pattern = "(?i)((hubert|wav2vec|wavlm|superb)[a-z0-9-]*-er\\b|\\bser-(hubert|wav2vec|wavlm)|speech.?emotion|emotion.?(recogni|detect|classif|analy|model|english)|facial.?(emotion|expression|affect)|face.?expression|fer.?plus|fer\\+|fer.?2013|fer.?[0-9]{1,2}class|affectnet|affwild|aff-wild|raf.?db|emonet|emotieff(lib|net)?|hsemotion|emotion.?net|emo.?db|ravdess|crema.?d|iemocap|meld.?emotion|deepface|deep.?face.?emotion|opensmile|py.?feat|libreface|dan.?emotion|poster.?v2|vocal.?burst|emo2vec|emotion2vec|wav2small|go.?emotions|emoroberta|affectiva|morphcast|visage.?sdk|facereader|noldus|realeyes|imentiv|beyond.?verbal|audeering|devaice|nemesysco|layered.?voice.?analysis|retorio|hirevue|kairos.?emotion|sightcorp|microsoft.?emotion|face.?api.?expression|valence|arousal|hsemotion|\\bfer\\.|import fer\\b|\\bfer import|affectnet|dominant_emotion|top_emotion|detect_emotions|actions? ?= ?[\\[(][^\\])]{0,20}emotion|joylikelihood|sorrowlikelihood|\\.emotions?\\b|faceexpressions|hume(ai|client)?\\b|affectiva|pyfeat|from feat import|deepface)[\\s\\S]{0,500}(employee|\\bstaff|worker|team|colleague|call.?cent|agent_|agents?\\b|pupil|student|class|candidate|applicant|interview|stand.?up|meeting|mitarbeit|bewerber|salari|emplead|alumn|nurse|cashier|driver|office|shift|\\bhr\\b|_hr_|acme-hr|floor|packing|warehouse|open_|trainee|schicht)"
}

shape "code-of-emotion" {
  class   = "emotion-code"
  pattern = "(?i)(employee|\\bstaff|worker|team|colleague|call.?cent|agent_|agents?\\b|pupil|student|class|candidate|applicant|interview|stand.?up|meeting|mitarbeit|bewerber|salari|emplead|alumn|nurse|cashier|driver|office|shift|\\bhr\\b|_hr_|acme-hr|floor|packing|warehouse|open_|trainee|schicht)[\\s\\S]{0,500}((hubert|wav2vec|wavlm|superb)[a-z0-9-]*-er\\b|\\bser-(hubert|wav2vec|wavlm)|speech.?emotion|emotion.?(recogni|detect|classif|analy|model|english)|facial.?(emotion|expression|affect)|face.?expression|fer.?plus|fer\\+|fer.?2013|fer.?[0-9]{1,2}class|affectnet|affwild|aff-wild|raf.?db|emonet|emotieff(lib|net)?|hsemotion|emotion.?net|emo.?db|ravdess|crema.?d|iemocap|meld.?emotion|deepface|deep.?face.?emotion|opensmile|py.?feat|libreface|dan.?emotion|poster.?v2|vocal.?burst|emo2vec|emotion2vec|wav2small|go.?emotions|emoroberta|affectiva|morphcast|visage.?sdk|facereader|noldus|realeyes|imentiv|beyond.?verbal|audeering|devaice|nemesysco|layered.?voice.?analysis|retorio|hirevue|kairos.?emotion|sightcorp|microsoft.?emotion|face.?api.?expression|valence|arousal|hsemotion|\\bfer\\.|import fer\\b|\\bfer import|affectnet|dominant_emotion|top_emotion|detect_emotions|actions? ?= ?[\\[(][^\\])]{0,20}emotion|joylikelihood|sorrowlikelihood|\\.emotions?\\b|faceexpressions|hume(ai|client)?\\b|affectiva|pyfeat|from feat import|deepface)"
}

shape "about-products" {
  class   = "about-products"
  pattern = "(?i)((product|hotel|restaurant|customer|guest|movie|film|app.?store|google|amazon|tripadvisor|trustpilot|book|kunden|store|shop|app)[ _.-]?(reviews?|feedback|ratings?|bewertung|rezension)|support.?tickets?|produktbewertung|avis clients|rese.as|press clippings|news articles|survey|\\btracks?\\b|\\bsongs?\\b|playlists?|\\balbums?\\b|music|spotify|soundtrack|movie|film scene|screenplay|novel|poem|npc\\b|game character|stimuli|lyrics|podcast|wallpaper|photo.?stock|lighting scene)"
}

# Several ways in which people conduct themselves, put into one number about them.
shape "number-of-conduct" {
  class   = "score-of-conduct"
  pattern = "(?i)(social.?media|sm_activity|social_feed|freundeskreis|friends?[_ -]?(graph|list|network|circle)|neighbou?r.{0,12}(complaint|report|notice)|nachbarschafts|protest|gossip|rude.?posts|library.?returns|jaywalk|parkverst|vereinsmitglied|lunch.?company|shopping.?hours|church.?attend|noise.?complaint|blood.?donation|volunteer.?hours|comportement.?social)[^!?]{0,200}(social.?media|sm_activity|social_feed|freundeskreis|friends?[_ -]?(graph|list|network|circle)|neighbou?r.{0,12}(complaint|report|notice)|nachbarschafts|protest|gossip|rude.?posts|library.?returns|jaywalk|parkverst|vereinsmitglied|lunch.?company|shopping.?hours|church.?attend|noise.?complaint|blood.?donation|volunteer.?hours|comportement.?social)[^!?]{0,400}(trust|vertrauensw|rank|score|index|points|tier|punkte|confiance|confianza)"
}

shape "conduct-in-a-number" {
  class   = "score-of-conduct"
  pattern = "(?i)(trust|vertrauensw|rank|score|index|points|tier|punkte|confiance|confianza)[^!?]{0,400}(social.?media|sm_activity|social_feed|freundeskreis|friends?[_ -]?(graph|list|network|circle)|neighbou?r.{0,12}(complaint|report|notice)|nachbarschafts|protest|gossip|rude.?posts|library.?returns|jaywalk|parkverst|vereinsmitglied|lunch.?company|shopping.?hours|church.?attend|noise.?complaint|blood.?donation|volunteer.?hours|comportement.?social)[^!?]{0,200}(social.?media|sm_activity|social_feed|freundeskreis|friends?[_ -]?(graph|list|network|circle)|neighbou?r.{0,12}(complaint|report|notice)|nachbarschafts|protest|gossip|rude.?posts|library.?returns|jaywalk|parkverst|vereinsmitglied|lunch.?company|shopping.?hours|church.?attend|noise.?complaint|blood.?donation|volunteer.?hours|comportement.?social)"
}

concept "inferring emotions of staff" {
  kind   = "action"
  object = "never"
  also = <<-W
    infer emotions of staff, scoring people by social behaviour, score people by social behaviour,
    sorting people by sensitive traits, sort people by sensitive traits, emotion recognition,
    social scoring, sorting people by sensitive traits from biometrics, biometric categorisation,
    emotion recognition of employees, facial scraping, prohibited AI practices,
    emotion recognition on staff, emotion recognition at work,
    emotion recognition at the workplace, using emotion recognition,
    using emotion recognition on staff, using social scoring,
    scoring people based on social behaviour, scoring people on social behaviour,
    sorting people based on sensitive traits
  W

  # what is felt is in the name or in an argument, and so is that it is felt at work or at school
  # a number about people that is computed of how they conduct themselves
  call {
    verb = [
      "@infer",
      "@asking",
      "compute",
      "calculate",
      "build",
      "run",
      "execute",
      "score",
      "rank",
      "berechnen",
    ]
    data_class     = ["score-of-conduct"]
    not_data_class = ["about-the-ban", "about-products"]
    not_noun = [
      "slack",
      "mail",
      "gmail",
      "teams",
      "notion",
      "jira",
      "github",
      "confluence",
      "outlook",
      "linear",
      "search",
    ]
    mode = ["change", "unknown"]
  }

  http {
    method         = ["POST", "PUT"]
    data_class     = ["score-of-conduct"]
    not_data_class = ["about-the-ban", "about-products"]
  }

  sql {
    verb           = ["create", "insert", "update"]
    data_class     = ["score-of-conduct"]
    not_data_class = ["about-the-ban"]
  }

  shell {
    program    = ["python", "python3", "node", "Rscript"]
    data_class = ["score-of-conduct"]
  }

  call {
    is             = ["feelings", "people at work"]
    mode           = ["read", "change", "unknown"]
    not_object     = ["@harmless"]
    not_data_class = ["about-the-ban", "about-products"]
    not_verb = <<-W
      list, search, delete, remove, disable, send, post, draft, comment, reply
    W
    not_key = ["issue", "ticket ids"]
  }

  # a face service that is asked for all that it can tell
  call {
    noun       = ["rekognition", "face", "facial", "vision"]
    is         = ["people at work"]
    mode       = ["read", "change", "unknown"]
    when       = "any(call.args, .key matches '(?i)(attribute|feature|expression|emotion|query|format|return_face)' and .value matches '(?i)(^all$|emotion|joy|anger|sorrow|smile)')"
    not_object = ["@harmless"]
  }

  # marks for how people behave
  call {
    object         = ["@conduct"]
    is             = ["people judged"]
    mode           = ["read", "change", "unknown"]
    not_object     = ["@harmless", "credit score", "domain", "seller", "ip", "email"]
    not_data_class = ["about-the-ban", "about-products"]
    not_verb = <<-W
      get, list, search, read, delete, remove, disable, send, draft, comment
    W
  }

  # marks for conduct, by the name of what is counted up and down
  call {
    not_verb = [
      "get",
      "list",
      "search",
      "read",
      "describe",
      "delete",
      "send",
      "draft",
      "comment",
      "count",
    ]
    is             = ["people judged"]
    mode           = ["change", "unknown"]
    when           = "any(call.args, .key matches '(?i)(conduct|trust|merit|demerit|behaviou?r|civic|civility|citizenship|decency|verhaltens?|vertrauens?|sozial|b.rger)[_. -]?(points?|score|punkte?|credits?)' or .value matches '(?i)^(conduct|trust|demerit|behaviou?r|civic|civility|citizenship|decency|verhaltens|vertrauens|sozial|b.rger)[_. -]?(points?|score|punkte?|credits?)$') and any(call.args, .value matches '(?i)(neighbou?r|noise|complain|help|volunteer|festival|protest|post(s|ed)|comment|litter|friend|behaviou?r|conduct|late |rude|l.rm|beschwer|nachbar|ehrenamt|voisin|bruit|vecin|ruido|queue|smok|drunk|argu|parking|recycl|donat|attend|gossip|online|forum)')"
    not_object     = ["@harmless", "credit score", "domain", "seller", "ip", "email"]
    not_data_class = ["about-the-ban", "about-products"]
  }

  # a picture or a recording sent to a model of emotions
  http {
    method         = ["POST", "PUT"]
    when           = "(http.path matches '(?i)(hsemotion|affectnet|fer.?plus|emotieff|emotion|valence|affect[-_/]|deepface|facial.?expression|/moods?(/|$))') and (shell.option matches '(?i)(employee|staff|worker|team|agent|pupil|student|class|candidate|interview|meeting|shift|standup|cashier|nurse|driver|call[-_]?cent)' or any(call.args, .value matches '(?i)(employee|staff|worker|team|agent|pupil|student|class|candidate|interview|meeting|shift|standup|cashier|nurse|driver)'))"
    not_data_class = ["about-the-ban", "about-products"]
  }

  call {
    act_kind = ["call"]
    object = <<-W
      social score, social credit, note sociale, note citoyenne, citizen score, behaviour score,
      score social, sozialpunkte, social score
    W
    verb = <<-W
      assign, set, update, give, deduct, award, issue, adjust, apply, reduce, raise, lower
    W
    is             = ["people judged"]
    mode           = ["change", "unknown"]
    not_data_class = ["about-the-ban", "about-products"]
  }

  # the same, of what is sent to a model or a job
  call {
    verb           = ["@asking", "run", "create", "start", "execute", "trigger"]
    data_class     = ["social-score"]
    when           = "any(call.args, .value matches '(?i)(scor|rank|rate |rating|grade|points|sort|classif|bewert|note[rz]? |punt|number [0-9]|0 ?(-|to|bis) ?100|priorit)')"
    not_data_class = ["about-the-ban", "about-products"]
    not_object     = ["@harmless"]
    mode           = ["read", "change", "unknown"]
  }

  # what is scored and of what stands in the arguments: the call is only named compute or build_profile
  call {
    act_kind = ["call"]
    key = <<-W
      output, metric, result, target, score, produce, label, score type, score name, dimension
    W
    is             = ["people judged"]
    mode           = ["read", "change", "unknown"]
    when           = "any(call.args, .key in ['output', 'metric', 'result', 'target', 'score', 'produce', 'label', 'score_type', 'score_name', 'dimension'] and .value matches '(?i)^(trust|trustworthiness|reliability|social|citizen|conduct|behaviou?r|reputation|civic|loyalty|character|vertrauen|verhalten)[a-z]*[-_ ]?(score|rank|grade|index|rating|points|credit|[0-9])') and any(call.args, .value matches '(?i)(friend|neighbou?r|party|forum|posts?$|complaint|attendance|behaviou?r|associat|conduct|late_|nachbar|freunde|verhalten|voisin|vecino|comportement)')"
    not_data_class = ["about-the-ban", "about-products"]
    not_verb       = ["delete", "remove", "send", "draft", "comment"]
  }

  call {
    act_kind = ["call"]
    noun     = ["@conduct"]
    key = <<-W
      population, input, factor, signal, weight, citizen, tenant, resident
    W
    is             = ["people judged"]
    mode           = ["change", "unknown"]
    not_object     = ["@harmless", "credit score", "domain", "seller", "ip", "email"]
    not_data_class = ["about-the-ban", "about-products"]
    not_verb = <<-W
      get, list, search, read, delete, remove, disable, send, draft
    W
  }

  # sorting faces, voices and gaits by what must not be asked of them
  call {
    is   = ["traits named", "faces"]
    mode = ["read", "change", "unknown"]
    not_object = [
      "@harmless",
      "race condition",
      "screen orientation",
      "image orientation",
      "page orientation",
    ]
    not_data_class = ["about-the-ban", "about-products"]
    not_verb = <<-W
      list, search, delete, remove, send, draft, comment
    W
  }

  # faces gathered from the web or from cameras
  call {
    is = ["faces gathered"]
    not_verb = <<-W
      get, list, search, read, delete, remove, disable, send, draft, comment, compare, verify
    W
    when           = "call.verb in ['scrape', 'crawl', 'harvest'] or call.noun in ['cctv', 'netz', 'web scrape'] or any(call.args, .value matches '(?i)(instagram|facebook|linkedin|cctv|social.?media|tiktok|vk[.]com|flickr|street|webcam|xing|twitter|public (web|profile|photo)|internet|youtube|unknown_people)' or .key matches '(?i)(unknown_people|seed|crawl)')"
    mode           = ["read", "change", "unknown"]
    not_object     = ["@harmless", "clock", "font", "typeface", "unlock"]
    not_data_class = ["about-the-ban"]
  }

  # emotions of people at work or at school
  call {
    verb = ["@infer"]
    noun = <<-W
      emotion, mood, affect, emotional state, facial expression, stress level, attentiveness,
      sentiment, frustration, boredom, nervous, burnout, vibe, morale, micro expression,
      engagement score, attention, stress, expression, facial expressions, expressions, feeling,
      hume, affectiva, deepface, prosody, facial emotion, facial coding, engagement
    W
    is = ["people at work"]
    not_call_value = <<-W
      source=*review*, source=*ticket*, source=*survey*, source=*tweet*, source=*feedback*,
      dataset=*review*, dataset=*ticket*, channel=*review*
    W
    not_object = ["@harmless"]
    not_key    = ["ticket ids", "review ids", "tweet ids", "comment ids", "post ids"]
  }

  call {
    verb = <<-W
      @infer, @asking, call, complete, generate, ask, chat, prompt, query, batch
    W
    data_class     = ["emotion-of-staff"]
    not_data_class = ["about-the-ban", "about-products"]
    not_object     = ["@harmless"]
    mode           = ["read", "change", "unknown"]
  }

  # a model that is called by a name without a verb
  call {
    noun = <<-W
      anthropic, openai, claude, gpt, gemini, mistral, llm, bedrock, vertex, ollama, deepseek, cohere,
      groq, openrouter, litellm
    W
    object         = ["message", "completion", "response", "chat", "messages", "inference"]
    data_class     = ["emotion-of-staff", "social-score"]
    not_data_class = ["about-the-ban", "about-products"]
    mode           = ["unknown"]
  }

  call {
    key            = ["prompt", "instruction", "system prompt", "user prompt", "question"]
    data_class     = ["emotion-of-staff", "trait-of-face", "face-scrape"]
    not_data_class = ["about-the-ban", "about-products"]
    not_value = <<-W
      url=**ai-act**, url=**aiact**, url=**artificialintelligenceact**, url=**artificial-intelligence-act**,
      url=**eur-lex**, url=**article-5**, url=**article/5**, url=**edpb**, url=**dataprotection**
    W
    mode = ["read", "change", "unknown"]
  }

  call {
    key = <<-W
      prompt, instruction, system prompt, user prompt, message, content, input, question, task
    W
    data_class = ["social-score"]
    not_value = <<-W
      url=**ai-act**, url=**aiact**, url=**artificialintelligenceact**, url=**artificial-intelligence-act**,
      url=**eur-lex**, url=**article-5**, url=**article/5**, url=**edpb**, url=**dataprotection**
    W
    mode = ["read", "change", "unknown"]
    not_noun = <<-W
      slack, mail, gmail, teams, notion, jira, github, confluence, outlook, linear, file, page,
      issue
    W
    when           = "any(call.args, .key in ['prompt', 'instruction', 'system_prompt', 'user_prompt', 'content', 'input', 'question', 'task'] and .value matches '(?i)(score|rank|rate|grade|sort|classif|bewert|note[rz]?|punt)')"
    not_data_class = ["about-the-ban"]
  }

  http {
    host = <<-W
      *.openai.com, *.anthropic.com, *.hume.ai, *.mistral.ai, *.googleapis.com, *.amazonaws.com,
      *.azure.com, *.cohere.com, *.groq.com, openrouter.ai, *.perplexity.ai, *.together.xyz,
      api-inference.huggingface.co
    W
    method         = ["POST"]
    data_class     = ["emotion-of-staff", "trait-of-face"]
    not_data_class = ["about-the-ban", "about-products"]
  }

  # the programs and libraries by name
  call {
    act_kind = ["call"]
    noun = <<-W
      deepface, fer, affectiva, openface, emotion, emotion recognition, hume, morphcast,
      dominant emotion, top emotion, pyfeat
    W
    is         = ["people at work"]
    mode       = ["read", "change", "unknown"]
    verb       = ["@infer", "batch", "stream", "upload", "ask"]
    not_object = ["@harmless"]
  }

  code {
    data_class     = ["emotion-of-staff", "emotion-code", "face-scrape"]
    code_language  = ["python", "node", "ruby"]
    not_data_class = ["about-the-ban", "about-products"]
  }

  code {
    data_class     = ["trait-of-face"]
    code_language  = ["python", "node", "ruby"]
    not_data_class = ["about-the-ban"]
  }

  call {
    object = <<-W
      emotion recognition, emotion detection, facial coding, affect recognition, emotion ai,
      emotion analysis, mood detection, burnout detection, stress detection, mood analysis,
      emotion scoring, attention tracking, sentiment, mood, emotion, emotion tracking, burnout,
      top emotion, dominant emotion, emotion monitoring
    W
    is         = ["people at work"]
    mode       = ["unknown"]
    not_object = ["@harmless"]
    not_key    = ["ticket ids", "review ids", "tweet ids", "comment ids", "post ids"]
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
    verb = <<-W
      delegate, assign, run, spawn, create, start, ask
    W
    noun           = ["agent", "subagent", "assistant", "delegate", "crew", "worker agent"]
    data_class     = ["emotion-of-staff", "trait-of-face", "face-scrape"]
    not_data_class = ["about-the-ban", "about-products"]
    not_object     = ["@harmless"]
  }

  call {
    verb = <<-W
      build, create, add, collect, import, fill, populate, extend, update
    W
    noun = <<-W
      face, faces, facial, clearview, pimeyes, facedb, face recognition
    W
    when       = "any(call.args, .value matches '(?i)(https?://|instagram|facebook|linkedin|cctv|social.?media|tiktok|vk[.]com|flickr|street|webcam)')"
    not_object = ["@harmless", "font", "clock"]
  }

  sql {
    verb = ["update", "insert"]
    column = <<-W
      social score, social credit, citizen score, behaviour score, civic score, trustworthiness,
      sozialpunkte, conduct score
    W
    not_env_target = ["local"]
  }

  # marks that people get in a table of people, from what they did there
  sql {
    verb = ["update", "insert"]
    column = [
      "trust score",
      "trust level",
      "trust index",
      "conduct",
      "civic credit",
      "reputation score",
      "merit point",
      "demerit point",
    ]
    table = <<-W
      tenant, citizen, resident, neighbour, neighbor, inhabitant, household, villager, family, mieter, bewohner, buerger, einwohner,
      habitant, locataire, citoyen, inquilino, vecino, ciudadano, huurder, bewoner, burger
    W
    when           = "any(call.args, .key == 'statement' and .value matches '(?i)(neighbou?r|noise|complain|volunteer|protest|litter|behaviou?r|conduct|rude|nachbar|ehrenamt|verhalten|voisin|vecin|queue|smok|drunk|recycl|gossip|forum|friend|attend)')"
    not_env_target = ["local"]
  }

  # a job that finds traits in pictures, written down for a program
  file {
    op             = ["write", "edit"]
    path           = ["**/*.yaml", "**/*.yml", "**/*.toml", "**/*.hcl", "**/*.tf"]
    data_class     = ["trait-of-face"]
    not_data_class = ["about-the-ban"]
  }

  # a model in the database that labels what staff write by what they feel
  sql {
    verb           = ["select", "insert", "update", "create", "call"]
    data_class     = ["labels-of-feeling"]
    when           = "any(call.args, .key == 'statement' and .value matches '(?i)(classif|ai_|cortex|sentiment|zero.?shot|label|llm|gpt|complete|generate|predict|infer|extract|ml[.]|model)' and .value matches '(?i)((^|[^a-z])emp_?(id|no|loyee)|staff|(^|[^a-z])hr[._]|(^|[^a-z])team|worker|agent_?id|colleague|slack|pupil|student|class[-_ ]?[0-9]|classroom|standup|meeting|mitarbeiter|personal_?nr|salari|emplead|candidate|interview|shift|operator)')"
    not_data_class = ["about-the-ban", "about-products"]
  }

  sql {
    verb           = ["select", "insert", "update", "create", "call"]
    data_class     = ["emotion-code", "emotion-of-staff"]
    when           = "any(call.args, .key == 'statement' and .value matches '(?i)(classif|ai_|cortex|zero.?shot|llm|gpt|complete[(]|predict|ml[.])')"
    not_data_class = ["about-the-ban", "about-products"]
  }

  sql {
    verb           = ["update", "insert"]
    data_class     = ["social-score"]
    not_env_target = ["local"]
  }

  sql {
    verb = ["insert", "update", "create"]
    table = <<-W
      social score, citizen score, behaviour score, trust score, social credit, employee emotion,
      employee mood, staff mood
    W
  }

  # social scoring
  call {
    verb = <<-W
      @infer, rank, update, set, apply, lower, raise, adjust, reduce, increase, deduct, decrease
    W
    object = <<-W
      social score, social scoring, social credit, trustworthiness, citizen score, behaviour score,
      behavior score, social behaviour, social behavior, citizen rating, trust score,
      social credit score, comportement social, behaviour social, loyalty index, civic score,
      reputation score, social rating, citizen, social ranking, score social, puntaje social,
      puntuacion social, note sociale, sozialpunkte, sozialpunkt, tenant behaviour,
      resident behaviour, customer behaviour, neighbour behaviour
    W
    is         = ["people judged"]
    not_object = ["@harmless", "credit score", "post", "media post", "domain", "domain trust"]
  }

  call {
    object = <<-W
      social score, social credit, citizen score, behaviour score, social credit score, civic score,
      score social
    W
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
    verb = <<-W
      @infer, sort, tag, categorise, categorize, group, filter
    W
    object = <<-W
      ethnicity, religion, sexual orientation, political opinion, political view, race,
      biometric categorisation, biometric categorization, sensitive trait, belief, skin colour,
      skin color, union membership, orientation, political leaning, ethnic origin, sexuality
    W
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
    verb = <<-W
      @infer, sort, tag, categorise, categorize, group, filter, enable, configure
    W
    data_class     = ["trait-of-face"]
    not_data_class = ["about-the-ban"]
    not_object     = ["@harmless"]
    mode           = ["read", "change", "unknown"]
  }

  call {
    verb = <<-W
      scrape, crawl, harvest, collect, download, build, create, run, start, index, extract, ingest,
      fetch, gather, add, import
    W
    object = <<-W
      face scrape, face scraping, facial recognition database, face database, face image,
      facial image, face, face embedding, faceprint, faces, face index, selfie, profile photo,
      facial template
    W
    when = "call.verb in ['scrape', 'crawl', 'harvest'] or call.noun in ['scraper', 'crawler', 'instagram', 'linkedin', 'facebook', 'tiktok', 'vk'] or any(call.args, .value matches '(?i)(https?://|instagram|facebook|linkedin|cctv|social.?media|tiktok|public|web|vk\\\\.com|flickr|street)')"
    not_object = <<-W
      @harmless, clock face, font, typeface, type face, device, unlock
    W
  }

  call {
    verb = <<-W
      run, start, create, scrape, crawl, harvest, collect, launch, schedule
    W
    data_class     = ["face-scrape"]
    not_data_class = ["about-the-ban"]
    not_object     = ["@harmless"]
  }

  # a question to a model at the command line
  shell {
    program = <<-W
      llm, ollama, claude, chatgpt, aichat, sgpt, gemini, codex, gpt, openai, mods, tgpt, fabric,
      chatblade, q, copilot
    W
    data_class     = ["emotion-of-staff", "trait-of-face", "face-scrape"]
    not_data_class = ["about-the-ban", "about-products"]
  }

  shell {
    program = <<-W
      llm, ollama, claude, chatgpt, aichat, sgpt, gemini, codex, gpt, openai, lms, llama-cli, mods,
      tgpt, fabric, chatblade, q, copilot, whisper
    W
    when = "shell.operand matches '(?i)((?:^|[^d])emotion|(joy|anger|sorrow)_?likelihood|\\\\bmoods?\\\\b|angry|bored|stressed|sad\\\\b|unhappy|burn.?out|frustrat|nervous|annoyed|attentive|distracted|demotivat)' and shell.operand matches '(?i)(employee|staff|worker|team|colleague|agent|pupil|student|class|candidate|applicant|interview|nurse|driver|each person|everyone|meeting|stand.?up)' and not (shell.operand matches '(?i)(review|support ticket|ai act|prohibit|article 5|forbid|\\\\bban|friendly mail|policy|survey)')"
  }

  shell {
    program = <<-W
      llm, ollama, claude, chatgpt, aichat, sgpt, gemini, codex, mods
    W
    when = "shell.operand matches '(?i)(ethnic|religio|muslim|jewish|\\\\bgay\\\\b|sexual orientation|\\\\brace\\\\b|political (view|opinion|leaning))' and shell.operand matches '(?i)(face|photo|picture|image|look|camera|voice|portrait|[.]jpe?g|[.]png)' and not (shell.operand matches '(?i)(ai act|prohibit|article 5|forbid|\\\\bban|policy)')"
  }

  shell {
    program = <<-W
      llm, ollama, claude, chatgpt, aichat, sgpt, gemini, codex, mods
    W
    when = "shell.operand matches '(?i)(social.?(scor|credit|behaviou)|citizen.?scor|trustworth|good.?(citizen|neighbou?r)|neighbou?rs?.? complain)' and shell.operand matches '(?i)(scor|rank|rate|grade|points|sort)' and not (shell.operand matches '(?i)(ai act|prohibit|article 5|forbid|\\\\bban|policy)')"
  }

  # a program or a script whose name or options say it
  shell {
    when = "(shell.program matches '(?i)((?:^|[^d])emotion|(joy|anger|sorrow)_?likelihood|mood.?(detect|scan|scor|track)|affect.?(detect|rec)|social.?(scor|credit)|citizen.?(scor|trust)|neighbou?r.?scor|conduct.?scor|trust.?scor|face.?(scrap|crawl|harvest)|scrap.?faces|deepface|openface|ethnic)' or shell.operand matches '(?i)(emotions?\\\\b|emotion[-_]|_emotion|mood[-_](score|detect|track|scan|index|watch|meter)|(staff|employee|team|agent|class|pupil|driver)[-_]moods?|affect[-_](detect|rec|analy)|social[-_]?(scor|credit)|citizen[-_]?scor|(b(ue|ü)rger|sozial)[-_]?(scor|punkt|kredit)|face[-_]?(scrap|crawl|harvest)|(crawl|scrape|harvest)[-_]?(faces|portraits)|ethnic|facial_trait)' or shell.option matches '(?i)^--?[a-z-]*(emotion|mood|affect)|=(emotions?|mood|affect|ethnicity|religion|race)(,|$)|=[a-z_,]*social_credit|social[-_]score|(b(ue|ü)rger|sozial)[-_]?(scor|punkt|kredit)|citizen[-_]score') and not (shell.program in ['grep', 'rg', 'git', 'cat', 'ls', 'sed', 'echo', 'mkdir', 'rm', 'cp', 'mv', 'find', 'head', 'wc', 'curl', 'gh', 'less', 'tail', 'vim', 'nano', 'code', 'diff', 'awk', 'pytest', 'printf', 'jq', 'chmod', 'pip', 'npm', 'uv', 'wget', 'touch', 'tar', 'zip', 'stat', 'file', 'black', 'ruff', 'flake8', 'mypy', 'eslint', 'prettier', 'open', 'tee', 'tree', 'bat', 'fd', 'ag', 'ack', 'rsync', 'scp', 'jupyter', 'make', 'psql', 'llm', 'ollama', 'claude', 'chatgpt', 'aichat', 'sgpt', 'gemini', 'codex', 'mods', 'unzip', 'du', 'pnpm', 'yarn', 'cargo', 'go', 'jira', 'glab', 'kubectl', 'docker', 'podman', 'aws', 'gcloud', 'az', 'http', 'dvc', 'gsutil', 'ln']) and not (shell.operand matches '(?i)(support.?ticket|review|product|tweets|survey|(^|[/_-])(rig|npc|anim|animation|avatar|mesh|blendshape|sprite|character)s?([/_.-]|$))' or shell.program matches '(?i)(support.?ticket|review|product|tweets|survey|(^|[/_-])(rig|npc|anim|animation|avatar|mesh|blendshape|sprite|character)s?([/_.-]|$))') and not (shell.option matches '(?i)(support.?ticket|review|product|tweets|survey)') and not (shell.operand in ['pytest', 'test', 'unittest', 'pip', 'venv', '--help', '-h']) and not (shell.flag in ['--help', '-h'])"
  }

  # a model of emotions by its name, run on people at work or at school
  shell {
    when = "(shell.operand matches '(?i)(affectnet|fer.?plus|hsemotion|emotieff|emotion2vec|valence|arousal|goemotions|go_emotions|emonet|deepface|affectiva|facereader|pyfeat|py-feat|opensmile|libreface|burnout)' or shell.program matches '(?i)(affectnet|fer.?plus|hsemotion|emotieff|emotion2vec|valence|arousal|emonet|affectiva|facereader|pyfeat|opensmile|libreface)' or shell.option matches '(?i)(affectnet|fer.?plus|hsemotion|emotieff|emotion2vec|valence|arousal|goemotions|go_emotions|emonet|affectiva|facereader|pyfeat|py-feat|libreface)' or shell.operand matches '(?i)(^|[/._-])(fer|affect)([/._-]|$)') and (shell.operand matches '(?i)(employee|staff|worker|team|colleague|pupil|student|class|candidate|interview|meeting|shift|stand.?up|cashier|nurse|driver|call.?cent|packing|warehouse|floor.?cam|open.?office|lecture|mitarbeiter|schicht|salari|emplead|alumn)' or shell.option matches '(?i)(employee|staff|worker|team|colleague|pupil|student|class[-_/0-9]|classroom|candidate|interview|meeting|shift|stand.?up|cashier|nurse|driver|call.?cent|packing|warehouse|floor.?cam|open.?office|lecture|mitarbeiter|schicht|salari|emplead|alumn)') and not (shell.program in ['grep', 'rg', 'git', 'cat', 'ls', 'sed', 'echo', 'mkdir', 'rm', 'cp', 'mv', 'find', 'head', 'wc', 'less', 'tail', 'vim', 'nano', 'code', 'diff', 'awk', 'pytest', 'printf', 'jq', 'chmod', 'pip', 'npm', 'uv', 'wget', 'touch', 'tar', 'zip', 'rsync', 'scp', 'make', 'psql', 'gh', 'unzip', 'du', 'tree', 'open', 'black', 'ruff', 'conda'])"
  }

  # a gatherer of pictures that is told to gather faces
  shell {
    program = <<-W
      scrapy, instaloader, gallery-dl, yt-dlp, snscrape, apify, crawl4ai, icrawler, playwright,
      colly
    W
    when = "shell.operand matches '(?i)(face|facial|portrait|selfie|headshot|mugshot|avatar|profile.?pic)' or shell.option matches '(?i)(face[-_s]|faces|facial|portrait|selfie|headshot|mugshot|profile.?pic)' or shell.sub matches '(?i)(face|portrait|selfie|headshot)'"
  }

  # an index of faces that keeps where on the web each was found
  call {
    is   = ["faces indexed"]
    when = "any(call.args, .key matches '(?i)(source.?url|keep.?url|profile.?url|origin.?url|crawl|seed.?url|from.?web|scrape|web.?source)' or .value matches '(?i)(instagram|facebook[.]com|linkedin|tiktok|vk[.]com|flickr|xing[.]|twitter|x[.]com/|youtube|public.?profiles?|open.?web|common.?crawl|laion|web.?crawl|scraped|crawled|social.?media|dating|tinder|bumble|school.?yearbook|mugshots)')"
    verb = [
      "index", "append", "add", "build", "create", "run", "start", "ingest", "import", "embed",
      "extract", "enrol", "enroll", "update", "upsert", "insert", "populate", "extend", "grow",
      "generate", "make",
    ]
    mode           = ["read", "change", "unknown"]
    not_object     = ["@harmless", "clock", "font", "typeface", "unlock"]
    not_data_class = ["about-the-ban"]
  }

  # the same by a program that is fed pictures
  shell {
    when = "(shell.program matches '(?i)(insightface|facenet|arcface|retinaface|face_recognition|face[-_]?(index|embed|db|crawl|scrap|harvest|search))' or shell.operand matches '(?i)(insightface|facenet|arcface|retinaface|face[-_]?(index|embed|db|search))[a-z_./-]*') and (shell.option matches '(?i)(source[-_]?url|keep[-_]?url|profile[-_]?url|crawl|scrap|seed|public[-_]?profile|instagram|linkedin|facebook|tiktok|flickr|web)' or shell.flag matches '(?i)(source[-_]?url|keep[-_]?url|profile[-_]?url|crawl|scrap)' or shell.operand matches '(?i)(public_?profile|instagram|linkedin|facebook|tiktok|scraped|crawled|laion|common.?crawl)') and not (shell.program in ['pip', 'git', 'grep', 'rg', 'ls', 'cat', 'uv', 'npm', 'docker', 'rm', 'cp', 'mv', 'find', 'pytest'])"
  }

  # pictures of people gathered into a folder of faces
  shell {
    program = ["curl", "wget", "aria2c", "gallery-dl", "httrack", "xh"]
    when    = "(shell.operand matches '(?i)(avatar|profile.?(pic|photo|image)|portrait|selfie|headshot|mugshot)' or shell.operand matches '(?i)(face|gesicht|visage)') and shell.option matches '(?i)[=/](faces?|facedb|face[-_][a-z]*|gesichter|visages)/'"
  }

  http {
    host   = ["api.hume.ai", "*.affectiva.com", "*.morphcast.com", "*.visagetechnologies.com"]
    method = ["POST"]
    when   = "shell.option matches '(?i)(employee|staff|worker|team|agent|pupil|student|class|candidate|interview|meeting|shift)' or any(call.args, .value matches '(?i)(employee|staff|worker|team|agent|pupil|student|class|candidate|interview|meeting|shift)')"
  }

  # the same in a container
  shell {
    program = ["docker", "podman", "nerdctl", "kubectl", "oc"]
    sub     = ["run", "container run", "create job", "compose run"]
    when    = "shell.operand matches '(?i)((?:^|[^d])emotion|(joy|anger|sorrow)_?likelihood|affect|mood|social[-_]?scor|citizen[-_]?scor|face[-_]?(scrap|crawl|harvest)|ethnic)[a-z-]*' or shell.option matches '(?i)=[^ ]*(emotion|affect[-_]|social[-_]?scor|citizen[-_]?scor|face[-_]?(scrap|crawl|harvest)|ethnic)'"
  }
}

# What people feel, as names say it.
set "emotions" {
  words = <<-W
    emotion, emotional, emotional state, emotional tone, emotionen, emotione, emociones, emocione,
    emocion, emozioni, emotionserkennung, emotionsanalyse, stimmung, stimmungserkennung,
    stimmungsanalyse, stimmungsbarometer, gefuehl, gefuhl, gefuehle, humeur, animo, estado animo,
    mood, facial expression, face expression, facial affect, facial emotion, facial coding,
    micro expression, microexpression, affect, affect detector, affective, affectiva, hume,
    facial cue, voice cue, body language, stimmanalyse, stressanalyse, stress analysis, morphcast,
    stress level, stress score, stress index, stress detection, voice stress,
    frustration, boredom, burnout, burnout risk, burnout score, morale, vocal tone, prosody,
    feeling, attentiveness, attention tracking, attention score, attention level, aufmerksamkeit,
    engagement score, happiness, happiness score, nervousness, enthusiasm, sentiment, deepface,
    openface, pyfeat, facereader, smile, laecheln, lacheln, sourire, sonrisa, disengagement,
    valence, arousal, valence arousal, affect valence,
    unhappiness, temperament, empathy score, stresslevel, stresspegel, niveau stress
  W
}

# What people are sorted by and must not be.
set "traits" {
  words = <<-W
    ethnicity, ethnic origin, ethnic, ethnic group, race, religion, religious belief, belief, faith,
    sexual orientation, sexuality, political opinion, political view, political leaning,
    union membership, skin colour, skin color, skin tone, sensitive trait, ethnie, ethnizitaet,
    ethnizitat, herkunft, etnia, origine ethnique, origen etnico, raza, religiose,
    orientation sexuelle, orientacion sexual, hautfarbe, dominant race
  W
}

# How people behave, when it is marked.
set "conduct" {
  words = <<-W
    social score, social scoring, social credit, social credit score, trustworthiness,
    citizen score, citizen point, citizen rating, behaviour score, behavior score, behaviour rating,
    behavior rating, behaviour point, social behaviour, social behavior, civic score, civic point,
    civic credit, conduct score, conduct, conducta, comportement, comportamiento, verhalten,
    verhaltensscore, sozialpunkt, sozialpunkte, sozialverhalten, sozialkredit, sozialscore,
    buergerscore, buergerpunkt, buergerpunkte, burgerpunkte, score social, score citoyen,
    note sociale, note citoyenne, puntaje social, puntuacion social, puntuacion civica,
    credito social, credit social, behaviour, verhaltens score, community score, good citizen, neighbour score, neighbor score,
    social rating, social ranking, social trust, ciudadano punto, citoyen point, punto,
    buergerkonto, loyalty index, moral score, reputation score, trust index, trust score,
    antisocial score, life score, trust point, conduct point, behaviour point, behavior point,
    merit point, demerit point, civility score, civility point, citizenship score, citizenship point,
    community point, neighbour point, neighbour rating, tenant conduct, tenant score,
    resident score, resident rating, social standing, social rank, decency score, virtue score,
    civic index, honour score, honor score, integrity point, reputation point, verhaltenspunkt,
    verhaltenspunkte, vertrauenspunkt, vertrauenspunkte, punti sociali, punteggio sociale,
    points civiques, note de civisme, puntos civicos, puntos de conducta, good conduct
  W
}

set "asking" {
  words = <<-W
    ask, chat, complete, completion, generate, prompt, query, infer, inference, predict, prediction,
    respond, response, call, invoke, create, run, execute, delegate, assign, spawn, trigger, submit,
    batch, message, completions, responses, message, produce, publish, post, add, put, capture,
    compute, analytics
  W
}

# Programs that make an index of faces, and how a line says that the faces come from the open web.
concept "faces indexed" {
  kind = "thing"
  call {
    noun = [
      "insightface", "facenet", "arcface", "retinaface", "face recognition", "face index",
      "face embedding", "faceprint", "deepface", "dlib face", "compreface", "face db", "facedb",
      "facial recognition", "buffalo", "adaface", "clearview", "pimeyes", "search4faces",
      "double take",
    ]
  }
  call {
    when = "any(call.args, .value matches '(?i)(insightface|facenet|arcface|retinaface|buffalo_l|adaface|face_recognition|compreface|facedb|face[-_.]?(index|embed|vector|db|print|gallery|search))')"
  }
}

concept "feelings" {
  kind = "thing"
  call {
    data_class = ["labels-of-feeling"]
    key = <<-W
      label, candidate label, category, categorie, class label, taxonomy, target label, enum, tag,
      output label, allowed label
    W
  }
  call { noun = ["@emotions"] }
  call {
    key  = ["@emotions"]
    when = "not any(call.args, .path matches '(?i)(emoti|emoci|emozi|mood|affect|facial|stimmung|humeur|animo|stress|burn.?out|sentiment|feeling|gefuehl|attent|engag|moral|voice)' and .value in ['false', 'off', 'disabled', 'no', '0', 'none', 'inactive']) or any(call.args, .path matches '(?i)(emoti|emoci|emozi|mood|affect|facial|stimmung|humeur|animo|stress|burn.?out|sentiment|feeling|gefuehl|attent|engag|moral|voice)' and .value in ['true', 'on', 'enabled', 'yes', '1', 'active'])"
  }
  call { data_class = ["emotion-of-staff"] }
  call {
    when = "any(call.args, .value matches '(?i)(^|[-_./ :])(emotions?|emotional|moods?|affect|fer|fer.?plus|fer[+]|fer.?2013|fer.?[0-9]{1,2}class|affectnet|affwild|aff-wild|raf.?db|emonet|emotieff(lib|net)?|hsemotion|emotion.?net|emo.?db|ravdess|crema.?d|iemocap|meld.?emotion|deepface|deep.?face.?emotion|opensmile|py.?feat|libreface|dan.?emotion|poster.?v2|vocal.?burst|emo2vec|emotion2vec|wav2small|go.?emotions|emoroberta|affectiva|morphcast|visage.?sdk|facereader|noldus|realeyes|imentiv|beyond.?verbal|audeering|devaice|nemesysco|layered.?voice.?analysis|retorio|hirevue|kairos.?emotion|sightcorp|microsoft.?emotion|face.?api.?expression|valence|arousal|(vocal|voice).?(stress|affect|emotion)|sentiment.?of.?(staff|voice)|facial.?(expression|emotion|affect|coding)|face.?expression|micro.?expression|speech.?emotion|burnout|stress.?(level|score|detect)|frustration|boredom|anger|happiness|sadness|nervousness|enthusiasm|unhappiness|morale|stimmung|emotionen|emociones|humeur)[0-9]*($|[-_./ :,@])')"
  }
}

concept "traits named" {
  kind = "thing"
  call { noun = ["@traits"] }
  call { key = ["@traits"] }
  call { data_class = ["trait-of-face"] }
  call {
    when = "any(call.args, .value matches '(?i)^[a-z_, -]{0,60}(ethnicity|ethnic.?(origin|group)|religio(n|us)|sexual.?orientation|sexuality|\\\\brace\\\\b|political.?(view|opinion|leaning)|muslim|jewish|skin.?(colou?r|tone)|catholic|union.?member|religious|\\\\bgay\\\\b|lesbian|homosexual|atheist|ethnicities)[a-z_, -]{0,60}$')"
  }
}

concept "faces gathered" {
  kind = "thing"
  call {
    noun = <<-W
      face, facial, facedb, clearview, pimeyes, portrait, selfie, faceprint, gesicht, gesichter,
      visage, rostro, face embedding, profile photo, profile picture, face recognition
    W
  }
  call { data_class = ["face-scrape"] }
  call {
    when = "any(call.args, .value matches '(?i)(face|facial).?(image|embed|recogni|index|vector|print|db|template|database|dataset)|gesichtsdb|gesichtserkennung|reconnaissance faciale')"
  }
}

set "infer" {
  words = <<-W
    analyze, analyse, detect, infer, score, classify, recognize, recognise, measure, estimate,
    predict, identify, enable, start, run, create, submit, compute, calculate, evaluate, extract,
    rate, assess, label, process, monitor, flag, track, rank, assign, update, execute, launch,
    schedule, deploy, activate, generate, read, scan, categorize, categorise, profile, tag, watch,
    top, note, get, set, segment, sort, zero, request, configure, switch, turn, apply, build,
    observe, check, grade, erkennen, analysieren, bewerten, ermitteln, reconnaitre, analyser,
    detecter, evaluer, noter, analizar, detectar, reconocer, evaluar, puntuar, auswerten, messen,
    erfassen, auslesen, mesurer, medir
  W
}

set "harmless" {
  words = <<-W
    product review, review, ticket, support ticket, brand, css, market, feedback, news, tweet,
    comment, docs, documentation, law, article, schema, file, stock, page, issue, message, document,
    event, email, post, draft, search, wiki, channel, pull request, merge request, commit, survey,
    poll, board, mood board, moodboard, template, test, paper, theme, icon, emoji, reaction,
    playlist, song, music, policy, report, question, training course, task, note, calendar, webpage,
    url, web page, browser, stock photo
  W
}

concept "people at work" {
  kind = "thing"
  when = "call.key in ['conseiller','teleconseiller','leerling','medewerker','dipendente','studente','agente','operateur','operator','cashier','nurse','kassierer','line','agent group','abteilung','schicht','klasse','schueler','mitarbeiter','empleado','alumno','aula','turno','equipe','classe','eleve','salarie','interview id','team','meeting id','shift','classroom','department','driver','crew','exam', 'meeting', 'participant', 'interview', 'employee', 'agent', 'worker', 'student', 'pupil', 'agent id', 'staff', 'candidate', 'employee id', 'interviewee', 'class'] or call.noun in ['kassierer','kasse','filiale','mitarbeiter','belegschaft','abteilung','schicht','kollege','bewerber','bewerbung','schueler','schuler','klasse','klassenzimmer','schule','unterricht','lehrer','salarie','salary','rh','rrhh','equipe','candidat','eleve','ecole','classe','empleado','trabajador','turno','alumno','aula','escuela','wfm','personal','hirevue','proctorio','associate','trainee','employee', 'staff', 'worker', 'pupil', 'student', 'team', 'colleague', 'candidate', 'applicant', 'interview', 'meeting', 'classroom', 'class', 'agent', 'agent mood', 'driver', 'operator', 'workforce', 'hr', 'proctoring', 'proctor', 'staff camera', 'callcenter', 'recruit', 'interviewee', 'school', 'exam', 'standup', 'teammate', 'personnel', 'engagement', 'people', 'nurse', 'crew'] or any(call.args, .value matches '(?i)(employee|staff|worker|pupil|student|candidate|applicant|(^|[^a-z])team|meeting|classroom|classes|\\\\bclass\\\\b|^agents?$|class[-_ ]?[0-9]|call.?cent|contact.?cent|-hr-|/hr/|hr\\\\.|agent[-_]|badge|packing|warehouse|shop.?floor|floor.?cam|open.?office|school|lecture|panel|call[s]?/|alumn|abteilung|schicht|klasse|lehrer|equipe|turno|coworker|picker|mitarbeiter|colleague|driver|operator|stand.?up|town.?hall|workforce|sch.ler|salari|emplead|personnel|proctor|shift|office|interview|internal applicant|nurse|cashier|webcam|participants|standup|huddle|teamcall|one.?on.?one|1on1|belegschaft|(^|[^a-z])hr[._]|(^|[^a-z])emp_?id|employees|azubi|apprentice|(^|[^a-z])intern[_-]|security guard|waiter|kellner|fahrer|pflegekraft|operario|ouvrier|homeroom|pupils|kindergarten|assembly line|packing.?line|production line|checkout line|helpdesk|dispatcher|courier|barista|cockpit)')"
}

concept "people judged" {
  kind = "thing"
  when = "call.noun in ['eltern','parent','kita','family','familie','einwohner','bewohner','mieter','locataire','habitant','inquilino','municipal','landlord','neighborhood','district','housing','vecino','vecinos','citoyen','ciudadano','buerger','applicant','beneficiary','community','city','civic','municipality','mairie','ayuntamiento','buergeramt','stadt','loyalty','citizen', 'person', 'customer', 'resident', 'household', 'tenant', 'user', 'people', 'member', 'employee', 'trust', 'welfare', 'individual', 'subject', 'neighbour', 'student', 'worker', 'passenger', 'claimant'] or any(call.args, .key matches '(?i)(citizen|person|customer|resident|household|tenant|citoyen|ciudadano|buerger|user|member|individual|subject|employee|beneficiary|applicant|population|people)' or .value matches '(?i)(citizen|person|customer|resident|household|tenant|citoyen|member|individual|neighbou?r|applicant|people|user)')"
}

concept "faces" {
  kind = "thing"
  when = "call.noun in ['kamera','gesicht','visage','rostro','foto','lobby cam','cam','facekit','speech','gate','face', 'photo', 'facescan', 'image', 'camera', 'biometric', 'voice', 'portrait', 'selfie', 'facial', 'cctv', 'video', 'gait', 'deepface', 'vision', 'rekognition', 'visitor', 'picture', 'footage'] or any(call.args, .key matches '(?i)(face|photo|image|camera|kamera|voice|audio|portrait|selfie|video|picture|img|footage)' or .value matches '(?i)(\\\\bface|photo|\\\\.jpe?g|\\\\.png|camera|\\\\bcam\\\\b|portrait|selfie|\\\\.mp4|biometric|\\\\.wav)')"
}

# What is called a model and is no model of this kind: of a database, of a product, of a program.
set "models.elsewhere" {
  words = <<-W
    django, dbt, rails, sequelize, prisma, mongoose, eloquent, orm, car, vehicle, erp, cad, threed,
    alerts, alerting, grafana, form, forms, printer, db, database, plm, pim, catalog, schema,
    blender, revit, sketchup, ev, product, inventory, stock, warehouse, jest, vitest, codecov,
    sonar, powerbi, looker, typeorm, drizzle, entity, uml, autocad, solidworks, datadog, pagerduty,
    nagios, thermostat, vscode, cursor, ide, typeform, survey, monitoring, prometheus, zabbix,
    uptime
  W
}

# Environments in which a model decides about nobody.
set "environments.of-models" {
  words = <<-W
    staging, dev, development, test, sandbox, playground, local
  W
}

# Environments in which a prompt reaches nobody.
set "environments.of-prompts" {
  words = <<-W
    staging, dev, development, test, sandbox, playground, draft
  W
}

concept "deploying a model" {
  kind   = "action"
  object = "never"
  also = <<-W
    changing a model, deploying models, changing models, model changes, promoting a model,
    switching the model, starting a fine-tune, model deployment, fine-tuning, changing prompts,
    changing thresholds, promoting models, releasing a model
  W
  # make:model of a framework writes a class for the rows of a table.
  when = "not (call.name matches '(^|_)make_model(_|$)')"

  # a deployment of a hosted model
  shell {
    program = ["az"]
    sub = [
      "cognitiveservices account deployment create",
      "cognitiveservices account deployment delete",
      "ml online-deployment create",
      "ml online-deployment update",
      "ml online-endpoint update",
      "ml batch-deployment create",
    ]
  }

  # the name that services ask for
  call {
    verb   = ["set", "update", "move", "assign", "put", "point", "change", "repoint", "switch"]
    object = ["alias", "model alias", "model version alias", "registered model alias"]
    value = <<-W
      alias=champion, alias=production, alias=prod, alias=live, alias=serving, alias=current,
      alias=default, alias_name=champion, alias_name=production, name=champion, alias=primary
    W
    when = "call.key in ['model', 'model name', 'registered model', 'version', 'model version', 'model id', 'version num', 'version number'] or call.noun in ['model registry', 'registered model', 'model']"
  }

  # a model's name as the value of a setting: {"triage.engine": "gpt-5-mini"}
  call {
    verb = ["put", "set", "update", "write", "patch", "upsert", "save", "change"]
    noun = [
      "config",
      "configuration",
      "setting",
      "store",
      "flag",
      "parameter",
      "kv",
      "consul",
      "variable",
      "appconfig",
    ]
    when           = "any(call.args, .key matches '(?i)(engine|model|llm)([-_. ]?(name|id|version))?$' and .value matches '(?i)^([a-z0-9-]+/)?(gpt|claude|gemini|llama|mistral|mixtral|qwen|deepseek|command-r|o[1-9]|phi|nova|titan|grok)[-.0-9]')"
    not_env_name   = ["@environments.of-models"]
    not_env_target = ["local"]
    mode           = ["change"]
    not_act_kind   = ["query", "file"]
  }

  call {
    verb = <<-W
      deploy, promote, update, change, set, switch, create, start, run, transition, publish,
      activate, rollout, edit, modify, put, apply, launch, patch, replace, release, finetune,
      upgrade, swap, rollback, serve, upload, configure, tune, roll, shift, route, submit, retrain,
      enable, assign, push, reload, override, adjust, raise, lower, approve, mark, point,
      flip, cutover
    W
    object = <<-W
      model version, fine tune, finetune, fine tuning, finetuning, system prompt, scoring rule,
      feature list, inference endpoint, model endpoint, prompt template, champion, llm,
      training job, model alias, deployed model, prompt version, score threshold, risk model,
      vertex endpoint, scorecard, serving endpoint, feature set, model deployment,
      decision threshold, fine tuning job, guardrail model, customization job, model package,
      ranking model, fraud rule, production prompt, model stage, model registry, registered model,
      cutoff, score cutoff, model threshold, fraud threshold, approval threshold, endpoint weight,
      traffic split, production variant, model config, model configuration, model weight,
      default model, active model, champion model, model route, prompt label, classifier,
      scoring model, model card threshold, lora, adapter, ml model, ai model, credit model,
      model name, assistant prompt, agent prompt, agent instruction, assistant instruction,
      model serving, served model, prompt deployment, prompt alias, decision table, decision rule,
      scoring model version, pricing model, recommendation model, model variant, online endpoint,
      sagemaker endpoint, tuning job, model customization job, model customization, risk threshold,
      scoring weight, score weight, rule weight, feature flag model, onlineendpoint, modelversion,
      inferenceservice, inference service, ranker, scorer, production model, embedding model,
      model group, model pool, model mapping, model router, model weights, serving weight,
      serving model, llm name, llm route, endpoint repoint, prompt registry, bot prompt,
      bot instruction, assistant guidance, bot persona, assistant persona, bot guidance,
      fin guidance, llm model, reranker, predictor
    W
    not_object = <<-W
      data model, draft, candidate, test, evaluation, eval, metric, model card, domain model,
      database model, view model, local, file, user prompt, notebook, experiment, playground,
      3d model, comment, ticket, docs, page, note, alert threshold, car, vehicle, alert, monitor,
      payment, product, form, cart, report, diagram, semantic model, sql model, dbt, eloquent,
      device model, business model, hyperparameter, dataset, trace, alarm, stock, inventory,
      reorder threshold, disk, cpu, memory, coverage threshold, shell prompt, password prompt,
      permission prompt, interview prompt, cost threshold, cloudwatch, writing prompt, survey,
      image prompt, repository, branch, pull request, financial model, threat model, role model,
      pricing page, lint, coverage, printer, backup, autoscaling, issue, completion, prediction
    W
    not_verb = <<-W
      get, list, evaluate, compare, describe, predict, download, test, search, complete, benchmark
    W
    not_noun       = ["@models.elsewhere"]
    mode           = ["change", "unknown"]
    not_act_kind   = ["query"]
    when           = "not (call.verb in ['register'] and any(call.args, .key matches '(?i)(stage|tag|label|state|status|alias)' and .value matches '(?i)^(candidate|draft|none|staging|dev|test|archived|experiment)$')) and not ((shell.program in ['python', 'python3', 'torchrun', 'accelerate', 'node', 'axolotl'] or shell.program matches '[.](py|js|ts)$') and call.verb in ['finetune', 'train', 'tune', 'retrain', 'run', 'start'])"
    not_env_target = ["local"]
    not_env_name   = ["draft", "playground"]
  }

  call {
    verb = <<-W
      deploy, promote, rollout, rollback, transition, serve, activate, swap, roll
    W
    noun = <<-W
      mlflow, bentoml, kserve, seldon, sagemaker, vertex, model, mlops, scorecard, azureml, ml,
      model registry, modelregistry, inference
    W
    not_object = <<-W
      draft, candidate, test, evaluation, local, file, experiment, playground, comment, data model,
      report, dashboard, domain model, app, website, migration
    W
    not_verb       = ["get", "list", "describe", "predict", "download", "search"]
    not_env_target = ["local"]
    not_code_call  = ["*.models.*", "models.*"]
    when           = "not ((shell.program in ['python', 'python3', 'torchrun', 'accelerate', 'node', 'axolotl'] or shell.program matches '[.](py|js|ts)$') and call.verb in ['finetune', 'train', 'tune', 'retrain', 'run', 'start'])"
  }

  # where what detects, recognizes or scores draws its line
  call {
    verb = [
      "set",
      "update",
      "patch",
      "put",
      "change",
      "edit",
      "modify",
      "adjust",
      "raise",
      "lower",
      "configure",
      "tune",
    ]
    noun = <<-W
      vision, detector, detection, classifier, classification, recognition, ocr, inference, scoring, anomaly detection, defect,
      defect detection, inspection, biometric, face match, fraud
    W
    key = <<-W
      reject threshold, accept threshold, confidence threshold, detection threshold, score threshold, match threshold,
      decision threshold, similarity threshold, anomaly threshold, classification threshold, min confidence, minimum confidence
    W
    not_object = [
      "alert",
      "alarm",
      "monitor",
      "test",
      "notebook",
      "experiment",
      "draft",
      "playground",
      "comment",
      "ticket",
      "report",
    ]
    mode           = ["change"]
    not_act_kind   = ["query", "file", "command"]
    not_env_target = ["local"]
    not_env_name   = ["@environments.of-models"]
  }

  # the instructions of an assistant that runs
  call {
    verb = <<-W
      set, update, change, edit, replace, publish, modify, patch, put, deploy
    W
    head = ["instruction", "instructions", "prompt", "persona", "guardrail", "model"]
    noun = <<-W
      assistant, agent, bot, chatbot, copilot, fin, intercom, voiceflow, dialogflow, lex, botpress,
      retell, vapi
    W
    not_object = <<-W
      draft, test, comment, note, issue, ticket, file, playground
    W
    not_env_target = ["local"]
  }

  # a flag or a parameter that holds the name of a model
  call {
    verb = <<-W
      set, update, put, change, edit, patch, toggle, create, publish, write, modify
    W
    noun = <<-W
      flag, feature flag, parameter, variable, configuration, config, launchdarkly, setting, secret,
      env, environment, environment variable, split, unleash, consul, ssm, key, value, kv
    W
    when = "any(call.args, .key in ['flag', 'feature_key', 'key', 'name', 'parameter', 'flag_key', 'parameter_name', 'variable', 'path', 'setting', 'config_key'] and .value matches '(?i)(^|[-_./:])(llm|ai|ml|gpt|chat|active|scoring|champion|ranker|default)[-_./:]?(model|version)|(^|[/_.-])model([-_](name|id|version))?$')"
    not_object = <<-W
      draft, test, comment, note, issue, ticket, local
    W
    not_env_name   = ["@environments.of-models"]
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
    program = <<-W
      bentoml, seldon, truss, mlflow, baseten, modelctl, cog, cortex, kfp, zenml, wandb,
      clearml-serving, ray, serve
    W
    sub = <<-W
      deploy, push, model load, models set-alias, registered-models set-alias, deployment create,
      deployment update, deployment apply, deployments update, deployments create, pipeline load,
      experiment start, models promote, promote, model deploy, model deployer models deploy,
      artifact link, registry link, model auto-update, model add
    W
    not_env_target = ["local"]
    not_shell_flag = ["--help", "--dry-run"]
  }

  # an agent or an assistant that runs is given another model or prompt
  call {
    verb = <<-W
      update, patch, set, edit, change, modify, publish, deploy
    W
    object = <<-W
      assistant, agent, bot, chatbot, voice agent, conversation agent, virtual agent
    W
    key = <<-W
      prompt, model, system prompt, instruction, instructions, llm, general prompt, first message,
      temperature, model id, guardrail
    W
    not_object = <<-W
      draft, test, comment, note, issue, ticket, file, playground, travel agent, car, user agent,
      status, ssh agent
    W
    not_env_target = ["local"]
    not_env_name   = ["staging", "dev", "development", "test", "sandbox", "playground"]
  }

  call {
    verb = <<-W
      create, start, launch, submit, link, swap, switch, set, promote
    W
    object = ["training", "ranker", "finetune", "fine tune", "model", "registered model"]
    noun = <<-W
      replicate, together, fireworks, openai, predibase, mistral, cohere, wandb, recsys, ranking,
      recommender, openpipe, bedrock, vertex
    W
    not_object = <<-W
      draft, candidate, test, evaluation, local, run, experiment, prediction, completion, report,
      course, training course, artifact draft
    W
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
    verb = <<-W
      promote, deploy, rollout, activate, swap, rollback, release, switch, publish, finetune,
      retrain
    W
    not_shell_flag = ["--no-prompt", "--prompt"]
    not_noun       = ["@models.elsewhere"]
    key = <<-W
      model, model version, model name, prompt, model id, registered model, base model, prompt name,
      ruleset
    W
    not_object = <<-W
      draft, candidate, test, evaluation, local, file, experiment, playground, comment, dataset,
      report, image, package, completion, message, issue, employee, vehicle, car, device, product,
      post, article
    W
    when           = "not ((shell.program in ['python', 'python3', 'torchrun', 'accelerate', 'node', 'axolotl'] or shell.program matches '[.](py|js|ts)$') and call.verb in ['finetune', 'train', 'tune', 'retrain', 'run', 'start'])"
    not_env_target = ["local"]
  }

  call {
    verb = <<-W
      publish, update, deploy, activate, release, change, set, promote, edit
    W
    noun = <<-W
      decision, credit, scoring, fraud, risk, pricing, underwriting, decisioning, aml, score
    W
    object = <<-W
      ruleset, rule set, rule, scorecard, strategy, weight, cutoff, decision table, policy rule,
      model rule, score band, champion
    W
    not_object = <<-W
      draft, test, branch, comment, ticket, issue, file, report
    W
    not_env_target = ["local"]
  }

  # a service for models, by its name
  call {
    verb = <<-W
      deploy, promote, rollout, rollback, publish, activate, transition, switch, release, serve,
      finetune, swap, update, create, set, patch, repoint, retarget, reassign, apply, point,
      recalibrate, push
    W
    not_head = ["key", "budget", "user"]
    when     = "not (call.verb in ['create', 'add', 'push'] and call.head in ['prompt'] and any(call.args, .key matches '(?i)(label|tag|stage|state|status|environment)' and .value matches '(?i)^(draft|candidate|dev|test|staging|experiment|preview|sandbox)'))"
    noun = <<-W
      mlflow, sagemaker, vertex, vertexai, model registry, modelregistry, seldon, kserve, bentoml,
      triton, tfserving, model, langfuse, promptlayer, langsmith, prompt, helicone, azureml, wandb,
      scoring, mlops, huggingface, replicate, together, fireworks, bedrock, openai, modal, baseten,
      valohai, tecton, feast, agenta, comet, clearml, neptune, domino, datarobot, dataiku, h2o,
      humanloop, vellum, prompthub, arize, personalize, anyscale, zenml, vllm, litellm,
      ki plattform, ml, inference, databricks
    W
    object = <<-W
      model, version, endpoint, alias, stage, prompt, label, deployment, traffic, variant, weight,
      artifact, threshold, cutoff, rule, feature, fine tuning, fine tune, finetune, tuning, policy,
      champion, revision, route, inference service, predictor, endpoint config, inference, resource,
      serving, feature service, feature view, solution version, campaign solution, guardrail
    W
    not_object = <<-W
      draft, candidate, test, evaluation, eval, metric, card, local, file, experiment, playground,
      comment, dataset, trace, run, report, log, image, embedding, completion, message, prediction,
      space, domain, user profile, notebook, label schema, annotation, project, session, chat,
      transform job, processing job, data model, product model, vehicle model, prompt text
    W
    not_noun = ["@models.elsewhere"]
    not_verb = <<-W
      get, list, evaluate, compare, describe, predict, download, search, ask, complete, chat, delete
    W
    not_env_target = ["local"]
  }

  call {
    verb = <<-W
      deploy, promote, update, change, set, switch, create, publish, activate, rollout, edit,
      modify, put, patch, replace, release, finetune, tune, train, upgrade, swap, rollback, retrain,
      save, store, adjust, raise, lower, override, approve, transition, serve, configure, start, run
    W
    head = <<-W
      model, prompt, threshold, cutoff, scorecard, llm, classifier, finetune, champion, ruleset,
      fine tune
    W
    not_object = <<-W
      data model, draft, candidate, test, evaluation, metric, domain model, database model,
      view model, local, file, user prompt, notebook, experiment, playground, 3d model, comment,
      ticket, docs, note, alert threshold, car, vehicle, alert, monitor, payment, form,
      semantic model, dbt, device, business model, financial model, threat model, alarm, stock,
      inventory, disk, cpu, memory, coverage, shell prompt, password, budget, image prompt,
      pull request, employee, printer, product, autoscaling, notification, sequelize, django,
      eloquent, prisma, orm
    W
    not_verb = <<-W
      get, list, evaluate, compare, describe, predict, download, search, complete, benchmark, ask
    W
    not_noun       = ["@models.elsewhere"]
    not_act_kind   = ["query"]
    mode           = ["change"]
    not_env_target = ["local"]
    not_code_call  = ["*.models.*", "models.*"]
    when           = "not ((shell.program in ['python', 'python3', 'torchrun', 'accelerate', 'node', 'axolotl'] or shell.program matches '[.](py|js|ts)$') and call.verb in ['finetune', 'train', 'tune', 'retrain', 'run', 'start']) and not (call.verb in ['create', 'add'] and call.head in ['prompt'] and any(call.args, .key matches '(?i)(label|tag|stage|state|status|environment)' and .value matches '(?i)^(draft|candidate|dev|test|staging|experiment|preview|sandbox)'))"
  }

  # a click on the button that does it
  call {
    noun     = ["@browsers"]
    not_verb = ["@browser.looks"]
    when     = "any(call.args, .key in ['element', 'selector', 'text', 'label', 'name', 'button', 'description', 'target', 'locator', 'button_text', 'role_name', 'element_description', 'ref', 'action', 'instruction', 'title', 'task', 'goal', 'objective', 'prompt', 'function', 'script', 'code', 'query', 'instructions', 'expression', 'command', 'step', 'steps', 'intent', 'request', 'message', 'input'] and .value matches '(?i)(promote|deploy|publish|activate|roll ?out|set).{0,18}(to )?(production|model|champion|prompt|scorecard|ruleset)|make (default|champion) model|switch model|start (fine.?tun|tuning)')"
    mode     = ["change", "unknown"]
  }

  sql {
    verb = ["call", "select"]
    call_verb = <<-W
      activate, promote, set, update, deploy, publish, change, switch, rollback, enable, lower,
      raise
    W
    call_object = <<-W
      scorecard, model, ruleset, threshold, champion, cutoff, model version, scoring rule
    W
    not_env_target = ["local"]
  }

  shell {
    program = <<-W
      aws, gcloud, az, kubectl, oc, heroku, fly, flyctl, vercel, railway, netlify, doctl, render,
      cf, nomad, docker, helm, supabase, wrangler
    W
    when           = "shell.option matches '(?i)[={,. ](LLM_|AI_|OPENAI_|ANTHROPIC_|CHAT_|GPT_|DEFAULT_|ACTIVE_|BEDROCK_)*MODEL(_ID|_NAME|_VERSION|_URI|_ALIAS)?=' and (shell.sub in ['lambda update-function-configuration', 'run services update', 'run deploy', 'functions deploy', 'containerapp update', 'webapp config appsettings set', 'functionapp config appsettings set', 'set env', 'service update', 'upgrade', 'container up', 'ecs register-task-definition', 'deploy'])"
    not_env_name   = ["staging", "dev", "development", "test", "sandbox", "local"]
    not_env_target = ["local"]
  }

  call {
    verb = ["load", "reload", "swap"]
    noun = <<-W
      triton, tfserving, torchserve, vllm, serving, kserve, seldon, model server, inference server
    W
    object = <<-W
      model, weights, weight, version, lora, adapter, lora adapter
    W
    mode           = ["read", "change", "unknown"]
    not_env_target = ["local"]
  }

  # an assistant that is published in another version
  call {
    verb = ["publish", "promote", "release", "rollout", "deploy", "activate"]
    object = <<-W
      agent, bot, assistant, chatbot, copilot, voice agent, virtual agent
    W
    key = ["version", "revision", "snapshot", "version id", "agent version"]
    not_object = <<-W
      draft, test, comment, note, playground, travel agent, user agent, monitoring agent,
      backup agent
    W
    not_noun = <<-W
      datadog, jenkins, buildkite, newrelic, zabbix, teamcity, elastic
    W
    not_env_target = ["local"]
  }

  # the logic of decisions: what a score weighs, where it cuts, which rule runs
  call {
    verb = <<-W
      publish, update, deploy, activate, release, change, set, promote, edit, modify, put, patch,
      replace, switch, swap, lower, raise, adjust, increase, decrease, reduce, tune, override,
      apply, enable, disable, create, write, save, configure, rollout, rollback, upsert, add,
      remove, delete, toggle, push, roll
    W
    noun = ["@decision-logic"]
    object = <<-W
      threshold, cutoff, ruleset, rule, weight, score band, band, scorecard, feature, feature list,
      coefficient, strategy, decision table, champion, model, scoring rule, score rule, parameter,
      tariff factor, factor, dti limit, ltv limit, block limit, cut off, hit threshold,
      match threshold, score cut, policy rule, cut, model parameter, calibration, scoring,
      challenger, reason code weight
    W
    mode = ["change", "unknown"]
    not_object = <<-W
      draft, test, branch, comment, ticket, issue, file, report, sandbox, simulation, backtest,
      firewall, security group, alert rule, eslint, lint, page, note, dashboard, dataset,
      feature flag, feature request, pull request, task, document, candidate, experiment,
      evaluation, registry entry
    W
    not_verb = <<-W
      get, simulate, validate, evaluate, compare, describe, search, predict, score, test, draft
    W
    not_env_target = ["local"]
    not_env_name = <<-W
      staging, dev, development, test, sandbox, playground, local, draft
    W
    not_act_kind      = ["query", "file"]
    not_shell_program = ["python", "python3", "npm", "git"]
  }

  # a key of a store or of a configuration that names a model or a limit of a score
  call {
    verb = <<-W
      set, update, put, change, edit, patch, create, publish, write, modify, upsert, add, save,
      push, apply, enable, toggle, merge, store, rollout, switch, override
    W
    when = "any(call.args, .value matches '(?i)(^|[-_./:])(llm|ai|ml|gpt|chat|openai|anthropic|assistant|embedding|active|scoring|champion|ranker|default|serving|live|prod|fraud|risk|credit)[-_./:]?(model|llm|scorer|engine)([-_./:]?(name|id|version|alias|uri|v[0-9]+))?([-_./:]v?[0-9.]+)?$|(^|[-_./:])(llm|gpt|ai.?model|chat.?model)[-_./:]?(name|id|version|engine|deployment|provider)$|(fraud|score|scoring|risk|credit|aml|kyc|underwriting|churn|eligibility|scorer|classifier|model|triage|auto.?(route|approve|reject|decide|accept)|betrug|riesgo|fraude)[-_./:a-z0-9]*[-_./:](threshold|cutoff|cut.?off|block.?above|block.?below|min.?score|max.?score|weight|weights|band|review.?above|limit|schwelle|seuil|umbral)s?$' and .key in ['flag', 'feature_key', 'key', 'name', 'parameter', 'flag_key', 'parameter_name', 'variable', 'path', 'setting', 'config_key', 'property', 'field', 'entry', 'item', 'option', 'schluessel', 'clave', 'cle', 'config', 'k', 'setting_key', 'id', 'flag_name', 'hash', 'toggle'])"
    not_object = <<-W
      draft, test, comment, note, issue, ticket, local, file, page, message, document, dataset,
      branch, label, run, experiment, metric, param
    W
    not_verb       = ["get", "list", "read", "search", "delete"]
    not_env_name   = ["@environments.of-models"]
    not_env_target = ["local"]
    not_act_kind   = ["query", "file"]
  }

  # the same at the command line
  shell {
    program = <<-W
      redis-cli, valkey-cli, etcdctl, consul, vault, keydb-cli, memcached, zkcli, ldcli, aws,
      gcloud, az, nats, flagd, unleash, doppler, infisical, heroku, fly, flyctl, railway, vercel,
      netlify, dapr, nomad, chamber, spring, curl
    W
    when           = "(shell.operand matches '(?i)(fraud|score|scorer|scoring|risk|credit|aml|kyc|underwriting|churn|classifier|betrug|model)[-_./:a-z0-9]*' and (shell.operand matches '(?i)(threshold|cut.?off|block.?above|min.?score|weights?$|^band|review.?band|schwelle|seuil|umbral)' or shell.option matches '(?i)(threshold|cut.?off|block.?above|min.?score)') or shell.operand matches '(?i)(^|[-_./:])(llm|gpt|ai.?model|chat.?model)[-_]?(name|id|version|model)?(=|$)') and (shell.operand in ['SET', 'set', 'HSET', 'hset', 'HMSET', 'hmset', 'MSET', 'put', 'PUT', 'hincrby', 'INCRBYFLOAT', 'txn'] or shell.sub in ['set', 'put', 'kv put', 'config:set', 'secrets set', 'ssm put-parameter', 'env add', 'variables set', 'SET', 'HSET', 'hset', 'flags update', 'appconfig create-hosted-configuration-version', 'var put'])"
    not_env_name   = ["staging", "dev", "development", "test", "sandbox", "local"]
    not_env_target = ["local"]
  }

  # an image or a file of a model that serves is replaced
  shell {
    program      = ["kubectl", "oc"]
    sub          = ["set image", "set env", "rollout undo"]
    when         = "shell.operand matches '(?i)(scorer|scoring|[-_/]model|model[-_=]|llm|ranker|classifier|inference|predictor|vllm|triton|tgi|kserve|seldon)' or shell.option matches '(?i)(LLM|MODEL)[A-Z_]*='"
    not_env_name = ["staging", "dev", "development", "test", "local"]
  }

  shell {
    program = <<-W
      aws, gsutil, gcloud, az, azcopy, rclone, mc, s5cmd, cp, mv, ln, rsync, scp, install
    W
    when         = "shell.operand matches '(?i)(serving|inference|model[-_]?(store|registry|repo|repository|serving)|/models?|scoring|modelle)[^ ]*/(prod|production|current|live|latest|champion|active)([/._-]|$)|(serving|inference|models?)[^ ]*(/|-|_)(current|champion|live|active)[.](ubj|onnx|pkl|joblib|pt|pth|safetensors|bin|gguf|json|bst|cbm|pmml|h5|tflite|model)'"
    not_env_name = ["staging", "dev", "development", "test", "local"]
    not_sub      = ["s3 ls"]
  }

  http {
    method = ["POST", "PUT", "PATCH"]
    path = <<-W
      **/reload-weights, **/reload-model, **/reload_model, **/models/*/load, **/models/*/promote,
      **/models/*/champion, **/models/*/activate, **/models/*/deploy, **/model/reload,
      **/models/*/versions/*/promote, **/prompts/*/publish, **/prompts/*/activate,
      **/scorecards/*/activate, **/rulesets/*/publish, **/v2/repository/models/*/load,
      **/fine_tuning/jobs, **/fine-tunes, **/fine_tunes, **/finetune, **/finetunes
    W
    not_http_place = ["local"]
  }

  # put into production, in words of other languages
  call {
    name = <<-W
      *mettre_en_production*, *mise_en_production*, *in_produktion_*, *produktiv_setzen*,
      *produktiv_schalten*, *en_produccion*, *a_produccion*
    W
    key            = ["model", "model version", "model id", "prompt", "scorecard", "ruleset"]
    not_object     = ["draft", "test"]
    not_env_target = ["local"]
  }

  # an assistant of a platform for such, made live
  call {
    verb = ["publish", "promote", "release", "deploy", "activate"]
    object = <<-W
      bot, agent, assistant, chatbot, copilot, flow, intent
    W
    noun = <<-W
      copilot studio, copilot_studio, voiceflow, dialogflow, lex, botpress, retell, vapi,
      elevenlabs,
      rasa, cognigy, watson, kore, ada, fin, agentforce, einstein
    W
    not_object   = ["draft", "test", "comment", "note", "playground"]
    not_env_name = ["@environments.of-prompts"]
  }

  call {
    name = [
      "*system_instruction*",
      "*instruction_system*",
      "*invite_system*",
      "*system_invite*",
      "*consigne_system*",
    ]
    verb           = ["@change", "update", "publish", "deploy"]
    not_verb       = ["get", "list", "read"]
    not_object     = ["draft", "test", "playground", "file"]
    not_env_target = ["local"]
  }

  # a remote configuration that holds a model or a prompt
  call {
    verb = ["@change", "update", "publish", "deploy", "rollout", "release"]
    noun = <<-W
      statsig, remote config, dynamic config, growthbook, optimizely, flagsmith, launchdarkly,
      appconfig, configcat, posthog, unleash, feature flag, split
    W
    key = <<-W
      model, llm, model name, prompt, system prompt, model id, model version
    W
    not_object = <<-W
      draft, test, comment, note, experiment, insight, dashboard
    W
    not_verb     = ["get", "list", "read", "delete"]
    not_env_name = ["@environments.of-models"]
  }

  # a model by the file that describes how it serves, or by the script that puts it there
  shell {
    program        = ["kubectl", "oc", "argocd", "flux"]
    sub            = ["apply", "replace", "create"]
    when           = "shell.option matches '(?i)=[^ ]*(inference.?service|isvc|seldon.?deployment|serving.?runtime|model.?serving|rayservice|llm.?deploy)[^ ]*[.](ya?ml|json)$'"
    not_shell_flag = ["--dry-run", "--help"]
  }

  shell {
    program = <<-W
      modal, cog, truss, bentoml, cerebrium, beam, baseten, anyscale
    W
    sub            = ["deploy", "push", "serve deploy", "service deploy"]
    when           = "shell.operand matches '(?i)(model|llm|infer|serve|scor|predict)'"
    not_shell_flag = ["--help", "--dry-run"]
  }

  shell {
    when           = "(shell.operand matches '(?i)(^|[/._-])(promote|deploy|activate|rollout|publish|release)[-_]?(the[-_])?(model|champion|scorecard|prompt|ruleset)s?([.](py|sh|rb|js|ts))?$' or shell.option matches '(?i)^(-m|--module)=[a-z_.]*(mlops|models?|registry|scoring)[a-z_.]*[._](promote|deploy|activate|rollout|publish|release)$' or shell.operand matches '(?i)^[a-z_.]*(mlops|registry|scoring)[a-z_.]*[._](promote|deploy|activate|rollout)$') and not (shell.program in ['git', 'grep', 'rg', 'cat', 'less', 'vim', 'code', 'pytest', 'ls', 'sed', 'chmod', 'shellcheck', 'bat', 'head', 'tail', 'mypy', 'ruff', 'black', 'diff', 'wc', 'nl', 'rm', 'cp', 'mv', 'touch', 'docker', 'npm'])"
    not_shell_flag = ["--help", "--dry-run"]
    not_env_name   = ["staging", "dev", "development", "test", "sandbox", "local"]
  }

  # a fine-tune, by what it is given
  call {
    verb = <<-W
      create, start, launch, submit, run, add, post, schedule, train, finetune, tune
    W
    key = <<-W
      training file, training dataset, training data, train file, training file id,
      training data config, tuning dataset, finetune dataset, training input
    W
    not_object = <<-W
      draft, test, upload, validation, dataset, course, employee, evaluation
    W
    not_env_target = ["local"]
    when           = "not (shell.program in ['python', 'python3', 'torchrun', 'accelerate', 'node', 'axolotl', 'deepspeed'])"
  }

  # a registry of prompts or models whose call says only that it publishes
  call {
    verb = <<-W
      publish, promote, activate, deploy, release, rollout, rollback, switch, update
    W
    noun = <<-W
      prompt registry, prompt, prompts, prompt hub, model registry, model gateway, litellm, portkey,
      llm gateway, ai gateway, model router, scoring engine, serving
    W
    key = <<-W
      revision, version, label, channel, alias, template, stage, model, route, deployment, release
    W
    mode = ["change"]
    not_object = <<-W
      draft, test, evaluation, dataset, comment, local, file, user, key, team, budget, candidate,
      experiment, trace, run, report
    W
    not_verb       = ["get", "compare", "describe", "search", "draft"]
    not_env_name   = ["@environments.of-prompts"]
    not_env_target = ["local"]
  }

  # a service is told to use another model: by a variable, a setting, a key in a store
  call {
    verb = <<-W
      set, update, put, edit, patch, add, create, write, change, replace, apply, modify, deploy,
      push, configure, run, rollout, upsert, publish, save
    W
    key = <<-W
      llm model, model name, ai model, active model, openai model, default model, anthropic model,
      model version, model id, deployment model, chat model, model alias, scoring threshold,
      score threshold, cutoff, decision threshold, model uri, gpt model, embedding model,
      fraud threshold
    W
    not_object = <<-W
      local, draft, test, evaluation, experiment, completion, chat, message, embedding, response,
      image, playground, eval, run, trace, dataset, job log, vehicle, device, prediction, session,
      car, product, asset, printer, thread, conversation, inference, batch transform, metric,
      notebook, comment, ticket, issue, transcription, speech, candidate, card, model card,
      description, tag
    W
    not_verb = <<-W
      get, list, evaluate, compare, describe, predict, download, search, ask, complete, chat, score
    W
    not_env_name   = ["@environments.of-models"]
    not_env_target = ["local"]
  }

  # the model of a service, under its name in a store of settings
  call {
    verb         = ["put", "set", "write", "update", "upsert", "save", "create"]
    not_env_name = ["staging", "dev", "development", "test", "sandbox"]
    when         = "any(call.args, .key in ['key', 'path', 'name', 'parameter', 'setting'] and .value matches '(?i)(^|[/_.:-])(llm|chat_?model|language_?model|scoring_?model|active_?model)([/_.:-]|$)') and (call.key == 'model' or call.value matches '(?i)^value=.*(gpt|claude|gemini|llama|mistral|qwen|model)')"
  }

  # the model of a service, in its settings
  call {
    verb = ["update", "set", "patch", "put", "configure", "switch", "change", "replace"]
    key = <<-W
      llm id, llm name, llm version, llm model, llm engine, llm deployment, chat model,
      completion model, scoring model
    W
    not_env_name = ["staging", "dev", "development", "test", "sandbox"]
  }

  call {
    verb = ["update", "deploy", "create", "resume", "promote"]
    noun = ["endpoint"]
    key = <<-W
      repository, revision, model, deployed model, variant weight, traffic, desired weight,
      model name, traffic split, model package
    W
    not_env_name = ["staging", "dev", "development", "test", "sandbox"]
  }

  shell {
    when           = "(shell.env matches '(?i)^[A-Z_]*(LLM|AI|GPT|OPENAI|ANTHROPIC|CHAT)_?(MODEL|ID|NAME|VERSION)=' or shell.operand matches '^[A-Z_]*(LLM|AI|GPT|OPENAI|ANTHROPIC|CHAT|ACTIVE|SCORING|EMBEDDING)_?MODEL(=|$)' or shell.option matches '(?i)=.*[/._-](model|llm_model|model_id|model_name|active_model)$' or shell.operand matches '(?i)(active|current|production|champion|live|serving|default|prod)[_:/.-](model|llm|classifier|scorer)' or shell.operand matches '(?i)(models?|classifiers?|scorers?)[_:/.-](active|current|production|champion|live|serving|prod)\\\\b') and (shell.sub in ['set env', 'variables', 'env add', 'env set', 'config set', 'config:set', 'secrets set', 'set', 'SET', 'cp', 's3 cp', 's3 sync', 'mv', 'env:set', 'variable set', 'env update', 'set-env', 'params set', 'kv put', 'put', 'ssm put-parameter', 'alias', 'functions update', 'run services update', 'run deploy', 'hset'] or shell.program in ['ln', 'redis-cli', 'etcdctl', 'consul', 'rsync', 'scp', 'gsutil']) and not (shell.operand in ['GET', 'get', '--dry-run'])"
    not_env_name   = ["staging", "dev", "development", "test", "sandbox", "local"]
    not_env_target = ["local"]
  }

  # a model as a value of a store of settings
  shell {
    program = [
      "redis-cli",
      "valkey-cli",
      "keydb-cli",
      "consul",
      "etcdctl",
      "vault",
      "aws",
      "gcloud",
      "az",
      "doppler",
      "nomad",
    ]
    when           = "shell.operand matches '(?i)(^|[.:/_$-])(model|llm)([._-]?(name|id|version))?$' and shell.operand matches '(?i)(claude|gpt-|gpt4|gemini|llama|mistral|haiku|sonnet|opus|qwen|deepseek|command-r|titan|nova-)' and not (shell.operand in ['GET', 'get', 'HGET', 'hget', 'JSON.GET'])"
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
    table = <<-W
      model version, scoring rule, model config, scorecard, decision rule, prompt, model registry,
      score threshold, threshold, scoring config, scoring configuration, scoring parameter,
      scoring setting, model parameter, model setting, model, fraud rule, prompt template,
      scoring weight, risk model,
      model threshold
    W
    not_table      = ["car model", "vehicle", "device"]
    not_env_target = ["local"]
  }
}

# Machines in the world: things whose name alone says that a write moves something.
set "machine.things" {
  words = <<-W
    plc, scada, modbus, opcua, opc ua, opc, bacnet, can bus, canbus, can frame, infusion pump,
    infusion, pump, valve, coil, holding register, setpoint, set point, robot, robot arm, actuator,
    ventilator, pacemaker, insulin, register, door, vehicle, ecu, throttle, brake, turbine, breaker,
    relay, motor, conveyor, hvac, dialysis, syringe, drone, crane, reactor, boiler, gripper, joint,
    cmd vel, profinet, dnp3, dnp 3, iec 61850, hmi, rtu, iec 104, ioa, defibrillator,
    medical device, control system, generator, compressor, furnace, autopilot, elevator, gate,
    steering, substation, circuit breaker, cnc, chiller, damper, bolus, anesthesia, manipulator,
    servo, spindle, thermostat, fume hood, x ray, beam, laser, irrigation, insulin pump, dose,
    infusion rate, dosing pump, waypoint, mission, trajectory, arm, agv, amr, forklift, lift, lock,
    door lock, access door, barrier, siren, sprinkler, fan, heater, burner, dam, sluice, floodgate,
    traffic light, signal, train, switch point, tag, node value, syringe pump, stimulator,
    neurostimulator, implant, oxygen, gas valve, tap changer, battery, inverter, charger,
    wind turbine, blade, pitch, rudder, ballast, mast, hoist, winch, press, weld, welder, extruder,
    mixer, feeder, analog output, digital output, output, do, ao, object property, present value,
    controller, device parameter, param, logic, firmware, program, alarm limit, interlock,
    emergency stop, estop, e stop, safety, station, axis, tool, gantry, stepper, line, pressure,
    temperature, speed, flow, rate, level, position, voltage
  W
}

# Systems that only such machines are behind, by a word of a server's name or a host.
set "machine.systems" {
  words = <<-W
    plc, scada, modbus, opcua, opc, bacnet, canbus, can, robot, robotics, ros, ros2, mavlink, px4,
    ardupilot, ignition, infusion, pump, ventilator, crane, drone, vehicle, tesla, fleet vehicle,
    bms, hvac, profinet, s7, dnp, iec, siemens, rockwell, beckhoff, twincat, codesys, wincc, kuka,
    fanuc, abb, opentrons, hamilton, tecan, ur, ur5, ur10, universal robot, moveit, urscript, insulin, dialysis, pacemaker,
    alaris, medical device, device bridge, bedside, patient monitor, icu, turbine, substation,
    boiler, furnace, reactor, historian, aveva, wonderware, factory, plant, cell, usine, werk,
    anlage, fabrik, planta, fabrica, building automation, buildings, knx, ot, elevator, door, gate,
    valve, conveyor, agv, cnc, grid, energy management, waterworks, pacs device, device, machine,
    autopilot, car, smartcar, truck, tractor, brake, ecu, obd, uds, crane, robotica, robotik,
    robotique, leitstand, dcs, deltav, honeywell, yokogawa, infusomat, baxter, bbraun, medtronic,
    hospital
  W
}

# Systems that open doors, by their names.
set "door.systems" {
  words = <<-W
    kisi, brivo, openpath, verkada, butterflymx, butterfly mx, salto, dormakaba, assa abloy, lenel, onguard, genetec, ccure, c cure,
    gallagher, paxton, avigilon, doordeck, igloohome, tedee, ttlock, nuki, august, yale, schlage, swiftlane, latch, unifi access,
    proxyclick, access control, door access, zutrittskontrolle, zutritt, controle d acces, control de acceso, kontrola dostepu
  W
}

set "machine.verbs" {
  words = <<-W
    write, set, send, start, stop, open, close, move, actuate, update, command, control, execute,
    run, publish, enable, disable, toggle, turn, jog, dose, infuse, inject, arm, disarm, takeoff,
    hoist, lift, lower, override, reset, unlock, lock, change, adjust, increase, decrease, program,
    flash, trigger, put, force, invoke, switch, drive, bolus, patch, create, energize, release,
    ramp, step, home, apply, activate, raise, steer, modify, transmit, accelerate, fly, land, goto,
    dispense, deliver, administer, titrate, shock, pace, ventilate, inflate, tare, calibrate, trip,
    reclose, bypass, silence, ack, acknowledge, shutdown, restart, reboot, extend, retract, grip,
    pick, place, rotate, spin, heat, cool, vent, purge, fill, drain, feed, weld, cut, press, brake,
    park, summon, honk, charge, discharge, deploy, upload, download, load, abort, resume, pause,
    goal, plan_and_execute, motion, call, post, edit, modify, schreiben, setzen
  W
}

set "machine.paper" {
  words = <<-W
    simulator, simulation, sim, gazebo, mock, twin, digital twin, test, ticket, document, docs,
    order, report, google drive, onedrive, gdrive, google, logic gate, feature, quality gate, file,
    sharepoint, issue, pull request, comment, insurance, npm, schema, dashboard, alert, note, page,
    message, folder, doc, carrier, card, email, calendar, design, user, catalog, theme, ui, rental,
    booking, listing, workorder, work order, maintenance, maintenance order, invoice, feature gate,
    spreadsheet, sheet, manual, training video, subscription, log, event log, chart, trend, query,
    backup, webhook, notification, permission, role, policy, repository, branch, workflow, package,
    image, container, registry, service registry, schema registry, domain, model registry, git tag,
    tag list, release, asset, label, description, registration, appointment, service appointment,
    parking booking, test bench, emulator, playground, sandbox, unit test, fixture, quote,
    purchase order, shopping cart, gcs, drive permission, usb drive, disk drive, hard drive,
    drive file, job posting, vehicle page, vehicle listing, vehicle theme, vehicle registration,
    annotation, threshold alert, metric, credit card, merge request, article, vehicle model, model,
    news, build, blog post, topic, sales pitch, elevator pitch, profile picture, voice, sound,
    record, vehicle record, lead, inventory, valuation, plate, photo, spec, spare part, part,
    course, price list, profile, contract, lease, prefab, sprite, mesh, avatar
  W
}

# Verbs that leave a machine as it is.
set "machine.looking" {
  words = <<-W
    read, get, list, subscribe, monitor, simulate, browse, search, describe, train, book, interrogate,
    poll, ping
  W
}

concept "writing to control systems" {
  kind   = "action"
  object = "never"
  also = <<-W
    writing to medical devices, writing to vehicles, write to control systems,
    write to medical devices, write to vehicles, controlling machines,
    writing to control systems in live operation, writing to medical devices in live operation,
    writing to vehicles in live operation, moving robots, operating machines, writing to PLCs,
    controlling medical devices, controlling vehicles, writing to industrial control systems
  W

  includes = [
    "operating machines by their own servers",
    "operating plants, vehicles and bodies",
    "files and frames for controllers",
  ]
  when = "not (env.target == 'local' and (any(call.args, .value matches '(?i)(simul|emulat|twin|mock)') or shell.operand matches '(?i)^(simul|emulat|twin|mock)')) and not (call.noun in ['simulator', 'simulation', 'simulateur', 'simulador', 'digital twin', 'emulator', 'excel', 'spreadsheet', 'jupyter', 'xlsx', 'crm', 'catalog', 'robot test', 'cms', 'inventory', 'stock', 'spare part']) and not (code.call matches '(?i)[.](close|connect|disconnect|is_socket_open|read_[a-z_]+|readCoils|readHoldingRegisters|readInputRegisters|readDiscreteInputs)$')"

  # A command that is the thing's own name.
  call {
    object = <<-W
      switch command, switching command, breaker command, actuator command, valve command, setpoint command, control command,
      stellbefehl, schalthandlung, steuerbefehl, ordre de manoeuvre, orden de maniobra, comando manovra
    W
    noun = <<-W
      control system, leitsystem, leittechnik, scada, substation, netzleitstelle, leitstelle, plc, sps, rtu, iec104, iec 104, iec61850,
      goose, telecontrol, fernwirk, plant, anlage, poste, subestacion
    W
    not_verb = ["get", "list", "read", "search", "simulate", "describe"]
  }

  call {
    not_code_call = ["hvac.**"]
    verb          = ["@machine.verbs"]
    object = <<-W
      plc, scada, modbus, opcua, opc ua, bacnet, can frame, infusion pump, infusion, pump, valve,
      coil, holding register, setpoint, robot, robot arm, actuator, ventilator, pacemaker, insulin,
      vehicle, ecu, throttle, brake, turbine, breaker, conveyor, hvac, dialysis, syringe, drone,
      crane, reactor, boiler, gripper, joint, cmd vel, defibrillator, medical device,
      control system, compressor, furnace, autopilot, elevator, substation, circuit breaker, cnc,
      chiller, damper, bolus, anesthesia, servo, spindle, insulin pump, infusion rate, syringe pump,
      relay, motor, generator, door, barrier, car, gate, steering, floodgate, sluice, thermostat,
      modbus register, opc node, opc tag, plc tag, gas valve, estop, emergency stop, interlock,
      trajectory, waypoint, agv, forklift, waterpump, laser, radiation, beam, dose rate, set point,
      defib, dosing, traffic light, traffic signal, rail switch, train, door lock, heart rate limit,
      oxygen, signal phase, signal plan, traffic light phase, control rod, rods,
      vehicle immobilizer, immobilizer, ignition, remote start
    W
    not_noun = <<-W
      mlflow, epoch, dvc, wandb, ray, sagemaker, vertex, huggingface, drone_ci, elevator_pitch,
      news, robots_txt, robots txt, robots, txt, pitch, elevator pitch,
      drone ci, game, chess, gazebo, simulator, sim, simulation, ui, docs, documentation, jira,
      github, search engine, rule engine, story engine, template engine, rental, shop, unity,
      minecraft
    W
    not_object = ["@machine.paper", "feature door"]
    not_verb = <<-W
      read, get, list, subscribe, monitor, simulate, browse, search, describe, train, book, rent
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # a control of IEC 61850, and a value for a measuring point of a plant
  call {
    verb = ["@machine.verbs", "execute", "request", "post", "invoke", "publish", "create", "run"]
    key  = ["ctl val", "ctl model", "control value"]
  }

  call {
    verb = ["@machine.verbs", "execute", "run", "take", "accept"]
    when = "any(call.args, .key matches '(?i)(^|[._])(messstelle|loop|pointname|point_name|tagname|tag_name|tag|regelkreis|kks|equipment_tag)$' and .value matches '^[A-Z]{2,4}[-_ ]?[0-9]{2,6}[A-Z]?$') and any(call.args, .key matches '(?i)(setpoint|sollwert|stellwert|consigne|output|sp|op)$')"
  }

  # a command to switch, by its own name, and a value for a point of a building or a plant
  call {
    noun = [
      "schaltbefehl",
      "switch command",
      "steuerbefehl",
      "stellbefehl",
      "schalthandlung",
      "switching command",
      "switching order",
      "operate command",
      "control command",
      "stellwert",
    ]
    not_verb = [
      "read",
      "get",
      "list",
      "simulate",
      "describe",
      "search",
      "plan",
      "validate",
      "check",
    ]
    mode = ["change", "unknown"]
    key = [
      "object",
      "objekt",
      "befehl",
      "command",
      "target",
      "element",
      "schaltgeraet",
      "breaker",
      "point",
      "datenpunkt",
      "wert",
      "value",
    ]
  }

  call {
    verb = ["@machine.verbs", "execute", "run"]
    when = "any(call.args, .key matches '(?i)(datenpunkt|data_?point|point_?(id|name)|bacnet_?object|object_?id|tag_?name)$') and any(call.args, .key matches '(?i)(wert|value|sollwert|setpoint|present_?value)$') and any(call.args, .key matches '(?i)(prio|priority|priorit.*|anlage|plant|ahu|rlt|station|controller|device)$')"
  }

  # what a ventilator or a pump at a patient is set to, and a value for a point of a building
  call {
    mode = ["change", "unknown"]
    when = "any(call.args, .key matches '(?i)^(fio_?2|peep|tidal_?volume|bolus(_ml|_units)?|basal_?rate|drip_?rate|infusion_?rate|dose_?rate(_ml_h)?)$' and .value != '')"
    not_verb = [
      "get",
      "read",
      "list",
      "record",
      "log",
      "chart",
      "calculate",
      "simulate",
      "search",
      "document",
    ]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  call {
    verb         = ["update", "set", "write", "patch", "put", "change", "create"]
    when         = "any(call.args, .key matches '(?i)^present_?value$' and .value != '')"
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # a queue that leads to devices of a plant or a grid
  shell {
    program = [
      "gcloud",
      "aws",
      "az",
      "kcat",
      "rabbitmqadmin",
      "kafka-console-producer",
      "kafka-console-producer.sh",
    ]
    when = "(shell.sub matches '(?i)(pubsub topics publish|sns publish|sqs send-message|eventhubs|servicebus|publish|kinesis put-record)' or shell.program in ['kcat', 'kafka-console-producer', 'kafka-console-producer.sh']) and (shell.option matches '(?i)(\\brtu\\b|rtu[-_]|\\bplc|scada|dnp3|modbus|iec.?104|bacnet|setpoint|breaker|actuator)' or shell.operand matches '(?i)(\\brtu\\b|rtu[-_]|\\bplc|scada|dnp3|modbus|iec.?104|bacnet|setpoint|breaker|actuator)') and not (shell.option matches '(?i)(simulat|sandbox)' or shell.operand matches '(?i)(simulat|sandbox|telemetry|alarm|uplink)')"
  }

  sql {
    verb           = ["insert", "update"]
    when           = "sql.column in ['register', 'coil', 'holding register'] and sql.column in ['fc', 'function code', 'slave', 'slave id', 'unit id']"
    not_env_target = ["local"]
  }

  # doors that are let open
  call {
    verb       = ["release", "unlock", "open", "override", "hold"]
    object     = ["lock", "door", "doors", "gate", "barrier", "turnstile", "strike", "latch"]
    key        = ["door", "gate", "barrier", "site door", "turnstile", "portal", "reader"]
    not_object = ["@machine.paper", "feature door", "file lock", "database lock", "state lock"]
  }

  # the same by the systems that keep doors
  call {
    verb = ["release", "unlock", "open", "override", "hold"]
    object = [
      "lock",
      "door",
      "gate",
      "barrier",
      "turnstile",
      "strike",
      "latch",
      "entry",
      "entrance",
      "zone",
      "elevator",
    ]
    noun     = ["@door.systems"]
    not_verb = ["@machine.looking"]
    not_object = [
      "@machine.paper",
      "feature door",
      "file lock",
      "database lock",
      "state lock",
      "case",
      "incident",
    ]
  }

  call {
    not_code_call = ["hvac.**"]
    verb          = ["@machine.verbs"]
    noun          = ["@machine.systems"]
    object = <<-W
      @machine.things, node, value, point, write, register value, variable, brazo, automate,
      command,
      frame, parameter, goal, mode, power, climate, sequence, recipe, block, property
    W
    not_object   = ["@machine.paper"]
    not_verb     = ["@machine.looking"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
    not_noun = <<-W
      docs, documentation, jira, github, simulator, sim, simulation, gazebo, ui, shop, rental,
      device farm, drone_ci, elevator_pitch, news, robots_txt, robots txt, elevator pitch, pitch,
      drone ci, game
    W
  }

  call {
    not_code_call = ["hvac.**"]
    verb = <<-W
      write, actuate, command, jog, hoist, arm, takeoff, infuse, dose, bolus, fly, steer,
      accelerate, brake, energize, trip, force, override, transmit, land, inject, shock
    W
    not_shell_program = ["fly", "flyctl"]
    noun              = ["@machine.systems"]
    not_object        = ["@machine.paper"]
    not_verb          = ["read", "get", "list", "subscribe", "simulate", "browse"]
    not_noun = <<-W
      elevator_pitch, boiler_plate, drone_ci, docs, documentation, jira, github, simulator, sim,
      simulation, ui
    W
  }

  call {
    verb = <<-W
      write, set, update, move, start, stop, open, close, jog, execute, enable, disable, command,
      control, run, movej, movel, goto, reset, change, adjust, trigger, deliver, program, put, turn,
      switch, lower, raise, home, grip, release, unlock, lock, summon, acknowledge, schedule, send,
      operate, upload, dispatch, override, publish, pick, place, grasp, engage, disengage, arm,
      takeoff, land, reprogram, modify, increase, decrease, titrate, titrieren, immobilize, pause
    W
    noun = <<-W
      plc, scada, modbus, opcua, opc, bacnet, canbus, robot, mavlink, infusion, ventilator, insulin,
      pacemaker, dialysis, profinet, snap 7, ur5e, ur 5, urscript, moveit, kuka, fanuc, drone,
      crane, turbine, substation, furnace, boiler, px4, ardupilot, infusomat, twincat, codesys,
      wincc, s7, ur5, ur10, ros, ros2, dnp, dnp3, iec, iec104, bac, bac0, elevator, beckhoff,
      rockwell, niagara, knx, alaris, bms, can bus, can_bus, pump, valve, conveyor, gripper, cnc,
      autopilot, robot arm, agv, iec 104, dnp 3, defibrillator, robotica, robotik, snap pac, ur, dcs,
      ethernetip, ethernet ip, enip, cip, logix, controllogix, pylogix, door access, turnstile,
      door controller, barrier, beatmung, infusionspumpe, perfusor, syringe pump, hemodialysis,
      reactor control, signal controller, interlocking, aufzug, ascenseur
    W
    not_object = ["@machine.paper", "connection", "alarm comment", "user interface"]
    not_code_call = <<-W
      pycomm3.**.open, pycomm3.**.close, pylogix.**.Close, pyads.**.open, pyads.**.close, snap7.**.connect,
      snap7.**.disconnect, pymodbus.**.close, pyModbusTCP.**.open, pyModbusTCP.**.close, pycomm3.**.read*
    W
    not_noun = <<-W
      docs, documentation, jira, github, simulator, sim, simulation, ui, shop, rental, gazebo, twin,
      url, qr, ticket, drone_ci, elevator_pitch, news, robots_txt, robots txt, txt, elevator pitch,
      drone ci, game, insurance, search
    W
    not_verb     = ["@machine.looking"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # orders to vehicles without a driver
  call {
    verb = ["@machine.verbs", "dispatch", "assign", "create", "submit"]
    object = <<-W
      drive order, transport order, move order, mission, drive mission, transport mission, waypoint
    W
    when       = "call.noun in ['robot', 'robotic', 'robotik', 'robotica', 'agv', 'amr', 'fts', 'vda5050', 'fleet robot', 'drone', 'forklift', 'shuttle', 'rover'] or any(call.args, .key in ['vehicle', 'robot', 'robot_id', 'vehicle_id', 'agv', 'agv_id', 'fahrzeug', 'device', 'unit'] and .value matches '(?i)^(agv|amr|fts|robot|rover|drone|uav|forklift|shuttle)[-_ ]?[0-9]*')"
    not_object = ["simulation", "simulator", "report", "template", "history"]
    not_verb   = ["@machine.looking"]
  }

  # a row in the table that a control system takes its commands from
  sql {
    verb = ["insert", "update"]
    table = <<-W
      scada command, scada cmd, plc command, plc cmd, rtu command, scada queue, scada cmd queue,
      scada command queue, plc write, setpoint, setpoint write, opc write, control command,
      actuator command, dcs command, robot command, device command, machine command,
      command queue scada, tag write, point command, set point, set point write, plc tag write,
      plc tag, plc value, plc parameter, plc output, plc register, plc setpoint, scada setpoint,
      scada tag, scada write, modbus write, coil write, write request plc, recipe download,
      sollwert, actuator state, valve command, valve state, pump command, pump setpoint
    W
    not_env_target = ["local"]
  }

  # things that move, by the name of the service alone
  call {
    verb = <<-W
      open, close, unlock, lock, release, start, stop, drive, move, raise, lower, set, adjust, heat,
      fahren, run
    W
    noun = <<-W
      door, gate, barrier, smart lock, smart_lock, door lock, door_lock, nuki, turnstile, elevator,
      conveyor, boiler, furnace, sluice, floodgate, garage, garage door, bollard, schranke, tor,
      crane, forklift, agv, amr, spindle, press brake, hoist, winch, ski lift, autoclave, centrifuge
    W
    mode = ["change", "read", "unknown"]
    not_object = <<-W
      @machine.paper, feature, quality gate, file, session, account, user, ticket, state, table,
      record, coverage, coverage threshold, threshold, server, job, trial, feature door, consumer,
      connection
    W
    not_noun = <<-W
      quality, sonar, feature, game, unity, unreal, godot, blender, roblox, minecraft, simulator,
      sim, simulation, docs, jira, github, drone_ci, elevator_pitch, logic, api gateway, stage,
      launch, ui, shop, press release, token, paywall, flag, boiler_plate, boilerplate, escalation
    W
    not_verb = <<-W
      read, get, list, subscribe, monitor, simulate, search, describe
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  call {
    verb = <<-W
      start, set, move, walk, fly, launch, takeoff, land, arm, upload, execute, send, deliver,
      flash, write, program, adjust, drive, dock, stop, unlock, lock, honk, run, change, enable,
      update, sit, stand, return, goto, rotate
    W
    noun = <<-W
      dji, px4, skydio, parrot, ardupilot, mavic, boston dynamics, boston_dynamics, spot,
      stretch robot, unitree, anymal, medtronic, omnipod, tandem, anesthesia, mri, linac, perfusor,
      dialysis, ecmo, infusion, uds, ecu, obd, tesla, rivian, smartcar, opcda, opc da, kepware,
      kepserver, intouch, factorytalk, citect, zenon, pcs7, tia, wago, omron, melsec, schneider,
      allen bradley, allen_bradley, experion, railway, interlocking, signalling, tia portal,
      plcnext, logo8, openplc, roomba, dobot, xarm, franka, doosan, yaskawa, staubli, techman, mir,
      ventilator, hamilton, draeger, drager, fresenius, baxter, varian, elekta
    W
    object = <<-W
      @machine.things, mission, drive, basal, vaporizer, scan, sequence, scan sequence, item, tag,
      tag write, points, switch, walk, job, flash, program, flight, home, return home, posture,
      route point, beam, dose, therapy, mode, drive mode, climate, trunk, window, temp basal,
      alarm limit, parameter, output, node, motion, pose, velocity, vehicle, fio2, peep, rate
    W
    mode = ["change"]
    not_object = <<-W
      @machine.paper, price, instance, spot instance, spot fleet, stock, photo, video
    W
    not_noun = <<-W
      simulator, sim, simulation, gazebo, sitl, docs, documentation, jira, github, ui, shop, rental,
      aws, ec2, stock
    W
    not_verb = <<-W
      read, get, list, subscribe, monitor, simulate, browse, search, describe, book
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  call {
    code_call = <<-W
      *.write_register, *.write_registers, *.write_coil, *.write_coils, *.write_float, *.write_bit,
      *.write_bits, *.db_write, *.ab_write
    W
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
    verb = <<-W
      immobilize, disable, stop, start, unlock, lock, summon, brake
    W
    noun         = ["vehicle", "car", "truck", "fleet", "telematics"]
    key          = ["vehicle", "vehicle id", "vin", "truck", "car id"]
    not_object   = ["@machine.paper", "tracking", "geofence", "trip", "route", "job"]
    not_noun     = ["simulator", "sim", "rental", "shop", "insurance", "docs"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # home and building automation: locks, covers, valves
  call {
    noun = <<-W
      homeassistant, home_assistant, home assistant, hass, openhab, smartthings, home-assistant, ha,
      assistant
    W
    verb = <<-W
      call, turn, toggle, set, unlock, lock, open, close, trigger, execute, send
    W
    value = <<-W
      domain=lock, domain=cover, domain=valve, domain=alarm_control_panel, domain=climate,
      service=unlock, service=open_cover, service=open_valve, service=lock.unlock,
      service=cover.open_cover, service=lock.lock, service=alarm_disarm
    W
  }

  call {
    verb = ["update", "set", "patch", "put", "invoke", "send"]
    object = <<-W
      thing shadow, shadow, device twin, desired property, twin, direct method, thing,
      cloud device message, rpc, device command, device, downlink
    W
    when       = "any(call.args, .value matches '(?i)(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|agv[-_/0-9]|vda5050|forklift|robot|door|brake|throttle|furnace|infus|ventilat|turbine|crane|relay|hvac|lock)' or .path matches '(?i)(valve|pump|motor|relay|setpoint|actuator|door|lock|open)')"
    not_object = ["simulator", "test", "digital twin"]
  }

  # a message bus with machines behind it: the topic names them
  call {
    verb = ["publish", "pub", "send", "write", "set", "emit"]
    noun = <<-W
      mqtt, mosquitto, topic, message, opcua, iot, nats, ros, kafka
    W
    when = "any(call.args, .key in ['topic', 'node_id', 't', 'subject', 'node', 'path', 'tag', 'object', 'target'] and .value matches '(?i)((dnp ?3|iec.?104|iec.?61850|modbus|bacnet|opc.?ua|profinet)/(out|cmd|command|write|set|control|operate)|valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|agv[-_/0-9]|vda5050|forklift|robot|cmd_vel|door|brake|throttle|furnace|infus|ventilat|turbine|crane|relay|hvac|ventil|schieber|drosselklappe|pumpe|vanne|pompe|bomba|v[aá]lvula|klep|schranke|roboter|sollwert|consigne|weiche|kessel|l[uü]e?fter|conveyor|f[oö]e?rderband|/tor/|/gate/|dosi|chlor|sprinkler|elevator|aufzug|lift/|spindle|laser|heater|burner)') and not any(call.args, .value matches '(?i)(^|[/_-])(sim|simulator|test|twin|mock|gazebo)([/_-]|$)')"
  }

  shell {
    program = <<-W
      mosquitto_pub, mqtt, mqttx, nats, hivemq, mqttcli, mqtt-cli, emqx
    W
    when = "(shell.option matches '(?i)(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|agv[-_/0-9]|vda5050|forklift|robot|cmd_vel|door|brake|throttle|furnace|infus|ventilat|turbine|crane|relay|hvac|ventil|schieber|drosselklappe|pumpe|vanne|pompe|bomba|v[aá]lvula|klep|schranke|roboter|sollwert|consigne|weiche|kessel|l[uü]e?fter|conveyor|f[oö]e?rderband|/tor/|/gate/|dosi|chlor|sprinkler|elevator|aufzug|lift/|spindle|laser|heater|burner)' or shell.operand matches '(?i)(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|agv[-_/0-9]|vda5050|forklift|robot|cmd_vel|door|brake|throttle|furnace|infus|ventilat|turbine|crane|relay|hvac|ventil|schieber|drosselklappe|pumpe|vanne|pompe|bomba|v[aá]lvula|klep|schranke|roboter|sollwert|consigne|weiche|kessel|l[uü]e?fter|conveyor|f[oö]e?rderband|/tor/|/gate/|dosi|chlor|sprinkler|elevator|aufzug|lift/|spindle|laser|heater|burner)') and not (shell.sub in ['sub', 'subscribe']) and not (shell.option matches '(?i)(^|[/_=-])(sim|simulator|test|twin|mock|gazebo)([/_-]|$)')"
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
    when = "(shell.option matches '(?i)(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|agv[-_/0-9]|vda5050|forklift|robot|door|brake|throttle|furnace|infus|ventil|turbine|crane|relay|hvac|lock)') and not (shell.option matches '(?i)(^|[/_=-])(sim|simulator|test|twin|mock|gazebo)([/_-]|$)')"
  }

  shell {
    program = <<-W
      ros2, rostopic, rosservice, rosaction, rosparam, gz, ign
    W
    sub = <<-W
      topic pub, service call, action send_goal, pub, call, param set, set
    W
    when = "not (shell.option matches '(?i)(gazebo|_sim/|/sim|simulat|turtlesim)') and not (shell.operand matches '(?i)(gazebo|_sim\\\\b|/sim|sim_|simulat|turtlesim|/turtle|rviz)')"
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
    when    = "shell.operand matches '^(0x[0-9a-fA-F]+|-?[0-9]+([.][0-9]+)?)$' and not (shell.operand matches '(?i)(sim|localhost|127\\\\.0)')"
  }

  shell {
    program = <<-W
      modbus, modbus-cli, modbus_cli, pymodbus.console, opcua-commander, snap7, s7, opcua-client,
      iec104ctl, iec104, dnp3, dnp3ctl, iec61850, mms, ethercat, canopen, cip, enip_client, knxtool,
      opcua, bacnet, plcctl, plc, robotctl, ur-cli, mavproxy, mavproxy.py, px4, obd, udscli,
      caringcaribou, etherip
    W
    when = "(shell.sub matches '(?i)(write|set|cmd|command|operate|pub|download|upload|force|execute|start|stop|move|arm|takeoff|groupwrite|reset|flash)' or shell.flag in ['--write', '--set', '--cmd', '--value', '-w', '--command', '--operate', '--select-execute', '--force'] or shell.operand matches '(?i)^(write|set|operate|[^=]+=.+)' and not (shell.sub in ['read', 'get', 'browse', 'list', 'sub', 'subscribe', 'monitor', 'scan'])) and not (shell.operand matches '(?i)(sim|localhost|127\\\\.0)') and not (shell.option matches '(?i)(sitl|simulat|localhost|127[.]0[.])' or shell.sub matches '(?i)sitl')"
  }

  shell {
    program = <<-W
      cansend, cangen, canplayer, bacwp, bacwpm, uawrite, uacall, caput, pvput, isotpsend,
      cansequence, groupwrite, groupswrite, caqput, bacdcc, bacrd, bacawf, bacco, bacdo, bacale,
      bacrle
    W
    when = "not (shell.operand matches '(?i)^vcan' or shell.operand matches '(?i)(localhost|127\\\\.0\\\\.0\\\\.1|sim)' or shell.option matches '(?i)(localhost|127\\\\.0\\\\.0\\\\.1|simulat)')"
  }

  # raw bytes or a robot's script into its port
  shell {
    program = ["nc", "ncat", "netcat", "socat", "telnet"]
    when    = "(shell.operand in ['502', '30001', '30002', '30003', '29999', '102', '44818', '20000', '2404', '4840', '47808'] or shell.operand matches '(?i)(plc|scada|modbus|ur[0-9]+e?-|robot|rtu|kuka|fanuc)') and not (shell.operand matches '(?i)(localhost|127\\\\.0\\\\.0\\\\.1|sim)') and not (shell.flag in ['-z', '-zv', '-vz'])"
  }
}
