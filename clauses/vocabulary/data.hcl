# Personal data and records.

concept "personal data" {
  kind = "thing"
  also = <<-W
    personal information, PII, customer data, data of people, personally identifiable information,
    employee data, names and account numbers, people's data, data about people, personal records,
    contact details of people
  W

  data { class = ["personal", "special"] }
}

# What goes to the person concerned is that person's own.
concept "special-category data" {
  kind = "thing"
  also = <<-W
    health data, biometric data, genetic data, special category data, medical data,
    sensitive personal data, health, biometric, religious data, special categories of data,
    protected health information, PHI, patient data, medical records, health records,
    health information
  W

  data {
    class       = ["special"]
    not_send_to = ["subject"]
  }

  # A file for outsiders, by the fields that it holds.
  call {
    act_kind = ["call"]
    send_to  = ["outside", "public"]
    value = <<-W
      field=religion, field=konfession, field=confession, field=ethnicity, field=diagnosis,
      field=diagnose,
      field=diagnoses, field=medication, field=disability, field=union_member,
      field=union_membership,
      field=gewerkschaft, field=syndicat, field=sexual_orientation, field=political_party,
      field=genome,
      field=blood_type, field=health_status, field=hiv_status, field=pregnancy,
      field=schwerbehinderung,
      field=behinderung, field=religionszugehoerigkeit, field=church_tax, field=kirchensteuer,
      field=icd10,
      column=religion, column=konfession, column=ethnicity, column=diagnosis, column=medication,
      column=disability, column=union_member, column=gewerkschaft, column=icd10, column=blood_type
    W
    verb = <<-W
      @send, export, upload, transfer, push, sync, submit, deliver
    W
    not_send_to = ["subject"]
  }

  # Records of bodies by the name of the call that hands them to somebody else.
  call {
    act_kind = ["call"]
    object = <<-W
      patient data, patient record, patient file, patient history, medical data, medical record,
      medical history, medical file, health data, health record, health profile, genetic data,
      genome, dna, dna data, genomic data, genetic profile, genetic report, biometric data,
      brainwave data, patientendaten, patientenakte, gesundheitsdaten, therapy note
    W
    key = <<-W
      recipient, receiver, app, app id, third party, partner, insurer, insurance, sponsor, company,
      vendor, broker, employer, researcher, organisation, institution, destination, to
    W
    not_send_to = ["subject", "inside"]
    not_noun = <<-W
      anonymized, anonymised, aggregate, statistic, pseudonymized, schema, template
    W
  }
}

concept "outside the organisation" {
  kind = "place"
  also = <<-W
    outside the company, outside our organisation, to outsiders, externally, to third parties,
    outside the company network, outside the group, out of the company, outside the bank,
    outside the organization, with third parties, with outsiders, with external parties,
    to external parties, outside our company, to outside recipients, to outside services,
    to anyone outside the organisation, with anyone outside the organisation,
    to people outside the organisation, with people outside the organisation, to outside vendors,
    to external vendors, to outside providers, to external providers, to outside partners,
    to external partners, to outside companies, to external companies, to outside suppliers,
    to external suppliers, to outside contractors, to external contractors, with outside partners,
    with external partners, with outside vendors, with external vendors, with outside providers,
    with external providers, with outside companies, with external companies, to outside parties
  W

  send { to = ["outside", "public", "unknown"] }

  call { is = ["answering a customer"] }

  # A program that hands its words to a model of another service.
  shell {
    program = ["@prompts.outside"]
    not_sub = <<-W
      mcp, plugin, config, install, keys, models, logs
    W
  }
}

concept "sending" {
  kind = "action"
  also = <<-W
    sharing, exporting, transmitting, disclosing, uploading, putting into a prompt,
    sending anything
  W
  alone = "sending outside"

  send { channel = ["upload", "message", "post", "request", "prompt", "copy"] }

  call { verb = ["@send", "export", "upload", "share", "publish", "copy", "sync"] }

  shell { program = ["@prompts.outside"] }

  # Whatever is asked of an outside service with data in it.
  call { send_to = ["outside"] }
}

concept "sending personal data outside the organisation" {
  kind   = "action"
  object = "never"
  also = <<-W
    sending personal data outside the company, exporting personal data,
    sharing personal data outside the organisation,
    sending customer data outside the organisation, disclosing personal data to third parties,
    transferring personal data to third parties, personal data leaving the organisation
  W
  includes = ["handing out health data by tools of one's own"]

  send {
    to            = ["outside", "public"]
    not_to        = ["subject"]
    is            = ["personal data"]
    not_call_verb = ["login", "authenticate"]
  }

  send {
    to      = ["unknown"]
    channel = ["upload", "copy", "request", "prompt"]
    is      = ["personal data"]
  }

  call {
    is          = ["personal data", "answering a customer"]
    not_send_to = ["subject"]
  }

  # A person is looked up at another service.
  call {
    noun = <<-W
      person, enrich, enrichment, people, identity, people search, person lookup, email lookup,
      phone lookup, reverse, background check, kyc, sanction, pep, credit check, bureau, profile,
      breach, breached, hlr, verification, enrich person, find person, person search
    W
    value = <<-W
      email=*@*.*, mail=*@*.*, phone=*, q=*@*.*, query=*@*.*, e=*@*.*, linkedin=*, ssn=*, name=* *,
      full_name=*
    W
    send_to     = ["outside"]
    not_send_to = ["subject"]
    act_kind    = ["request"]
  }

  call {
    noun = <<-W
      enrich, enrichment, people search, person lookup, email lookup, phone lookup,
      background check,
      reverse phone, reverse email, email finder, person
    W
    value = <<-W
      email=*@*.*, mail=*@*.*, phone=*, linkedin=*, linkedin_url=*, full_name=* *,
      email_address=*@*.*
    W
    send_to      = ["outside"]
    send_channel = ["prompt"]
    act_kind     = ["call"]
  }

  # Two fields of a person in the address of an outside page.
  call {
    act_kind = ["request"]
    send_to  = ["outside"]
    key = <<-W
      firstname, lastname, first name, last name, vorname, nachname, nom, prenom, nome, cognome,
      nombre,
      apellido, apellidos, surname, full name, fullname, achternaam, name
    W
    when        = "call.key in ['phone', 'tel', 'telefon', 'telefono', 'dob', 'birthdate', 'birth', 'geburtsdatum', 'date of birth', 'address', 'adresse', 'anschrift', 'indirizzo', 'direccion', 'street', 'strasse', 'dni', 'nif', 'ssn', 'email', 'mail', 'mobile', 'plz', 'calle', 'naissance', 'geb', 'telephone', 'telefone'] and not (http.path matches '(?i)(login|signin|oauth|token|session|register|webhook|subscribe)') and any(call.args, .key matches '(?i)^(firstname|lastname|first_?name|last_?name|vorname|nachname|nom|prenom|nome|cognome|nombre|apellidos?|surname|full_?name|achternaam|name)$' and .value matches '^[A-Z]')"
    not_send_to = ["subject", "inside"]
  }

  # A prompt of a program that hands it to a model of another service.
  shell {
    program = ["@prompts.outside"]
    is      = ["personal data"]
    not_sub = <<-W
      mcp, plugin, config, install, keys, models, logs
    W
  }

  shell {
    program = ["ollama"]
    operand = ["*:cloud", "*-cloud"]
    is      = ["personal data"]
  }

  # A file for outsiders, by the fields that it holds.
  call {
    act_kind = ["call"]
    send_to  = ["outside", "public"]
    value = <<-W
      field=name, field=email, field=first_name, field=last_name, field=phone, field=birthdate,
      field=birth_date, field=date_of_birth, field=address, field=iban, field=salary, field=ssn,
      field=vorname, field=nachname, field=nom, field=prenom, field=nombre, field=employee_no,
      column=name, column=email, column=first_name, column=last_name, column=phone,
      column=birthdate,
      column=birth_date, column=date_of_birth, column=iban, column=salary, column=ssn,
      column=vorname,
      column=nachname, attribute=email, attribute=phone, attribute=birthdate, attribute=ssn
    W
    verb = <<-W
      @send, export, upload, transfer, push, sync, submit, deliver
    W
    not_send_to = ["subject"]
  }

  # Records of people by name that are handed over.
  call {
    verb = <<-W
      share, export, copy, upload, sync, transfer, unload, replicate, deliver
    W
    noun = <<-W
      sheet, gsheet, spreadsheet, file, folder, drive, document, dataset, table, list, export,
      gsheets, excel, view, base, airtable, database, board, workbook, extract, dump, report, backup
    W
    is               = ["people by name"]
    send_to          = ["outside", "public"]
    not_send_channel = ["prompt"]
  }

  sql {
    verb  = ["grant"]
    table = ["@people"]
    when  = "any(call.args, .key == 'statement' and .value matches '(?i)to +share')"
  }

  # Made readable by anyone.
  call {
    is = ["personal data"]
    value = <<-W
      scope=anonymous, access=anyone, access=public, visibility=public, type=anyone,
      link_access=public, sharing=public, acl=public-read, general_access=anyone,
      access=anyone_with_link, scope=anyone, link_scope=anonymous, public=true
    W
    not_mode = ["read"]
  }

  call {
    verb = ["create", "add", "alter", "make", "share"]
    noun = <<-W
      recipient share, share recipient, data share, datashare, listing, create share, secure share,
      clean room, delta share
    W
    is = ["data set of people"]
    key = <<-W
      account, consumer, consumer account, target account, recipient, accounts, partner
    W
  }
}

concept "sending special-category data outside the organisation" {
  kind   = "action"
  object = "never"
  also = <<-W
    sending health data outside the organisation, sending biometric data outside the organisation,
    special-category data leaving the organisation
  W
  includes = ["handing out health data by tools of one's own"]

  shell {
    program = ["@prompts.outside"]
    is      = ["special-category data"]
  }

  send {
    to = ["outside", "public", "unknown"]
    is = ["special-category data"]
  }
}

# People by the words of a name or of a table.
concept "people by name" {
  kind = "thing"

  call {
    noun     = ["@people"]
    not_noun = ["@paperless"]
    not_head = <<-W
      error, exception, log, trace, span, metric, event, session, stat, statistic, repository,
      issue,
      job, crash, alert, latency, incident, endpoint, service, test
    W
  }
}

# Names of things about people that hold no people's data.
set "paperless" {
  words = <<-W
    count, schema, template, guide, interface, manual, setting, data model, dashboard, story,
    journey, segment definition, metric, statistic, persona, agent, permission, role, policy,
    config, preference, field, property, attribute, column, type, status, stage, doc, documentation,
    invoice template, provisioning profile, cpu profile, heap profile, performance profile,
    security profile, aws profile, user agent, user story, user guide, client library, client id,
    client secret, member function, logo, avatar, quota, user flow, user research, user interface
  W
}

# Tables that are named after people and hold no people's data.
set "paperless-tables" {
  words = <<-W
    user role, user permission, user setting, user preference, user policy, user type, user status,
    user stage, user field, user property, user attribute, user config, user template, user count,
    user metric, user statistic, user event, user segment, user schema, user agent, user quota,
    user flag, user feature, user group, user log, user session, user version, user column,
    user flow, user key, user token, user category, user tag, user label, user kpi, user stat,
    user aggregate, user agg, user plan, user tier, user hierarchy, user team, user invite,
    user invitation, user migration, user story, user journey, user device, user notification,
    customer role, customer permission, customer setting, customer preference, customer policy,
    customer type, customer status, customer stage, customer field, customer property,
    customer attribute, customer config, customer template, customer count, customer metric,
    customer statistic, customer event, customer segment, customer schema, customer agent,
    customer quota, customer flag, customer feature, customer group, customer log, customer session,
    customer version, customer column, customer flow, customer key, customer token,
    customer category, customer tag, customer label, customer kpi, customer stat,
    customer aggregate, customer agg, customer plan, customer tier, customer hierarchy,
    customer team, customer invite, customer invitation, customer migration, customer story,
    customer journey, customer device, customer notification, client role, client permission,
    client setting, client preference, client policy, client type, client status, client stage,
    client field, client property, client attribute, client config, client template, client count,
    client metric, client statistic, client event, client segment, client schema, client agent,
    client quota, client flag, client feature, client group, client log, client session,
    client version, client column, client flow, client key, client token, client category,
    client tag, client label, client kpi, client stat, client aggregate, client agg, client plan,
    client tier, client hierarchy, client team, client invite, client invitation, client migration,
    client story, client journey, client device, client notification, member role,
    member permission, member setting, member preference, member policy, member type, member status,
    member stage, member field, member property, member attribute, member config, member template,
    member count, member metric, member statistic, member event, member segment, member schema,
    member agent, member quota, member flag, member feature, member group, member log,
    member session, member version, member column, member flow, member key, member token,
    member category, member tag, member label, member kpi, member stat, member aggregate,
    member agg, member plan, member tier, member hierarchy, member team, member invite,
    member invitation, member migration, member story, member journey, member device,
    member notification, account role, account permission, account setting, account preference,
    account policy, account type, account status, account stage, account field, account property,
    account attribute, account config, account template, account count, account metric,
    account statistic, account event, account segment, account schema, account agent, account quota,
    account flag, account feature, account group, account log, account session, account version,
    account column, account flow, account key, account token, account category, account tag,
    account label, account kpi, account stat, account aggregate, account agg, account plan,
    account tier, account hierarchy, account team, account invite, account invitation,
    account migration, account story, account journey, account device, account notification,
    employee role, employee permission, employee setting, employee preference, employee policy,
    employee type, employee status, employee stage, employee field, employee property,
    employee attribute, employee config, employee template, employee count, employee metric,
    employee statistic, employee event, employee segment, employee schema, employee agent,
    employee quota, employee flag, employee feature, employee group, employee log, employee session,
    employee version, employee column, employee flow, employee key, employee token,
    employee category, employee tag, employee label, employee kpi, employee stat,
    employee aggregate, employee agg, employee plan, employee tier, employee hierarchy,
    employee team, employee invite, employee invitation, employee migration, employee story,
    employee journey, employee device, employee notification, contact role, contact permission,
    contact setting, contact preference, contact policy, contact type, contact status,
    contact stage, contact field, contact property, contact attribute, contact config,
    contact template, contact count, contact metric, contact statistic, contact event,
    contact segment, contact schema, contact agent, contact quota, contact flag, contact feature,
    contact group, contact log, contact session, contact version, contact column, contact flow,
    contact key, contact token, contact category, contact tag, contact label, contact kpi,
    contact stat, contact aggregate, contact agg, contact plan, contact tier, contact hierarchy,
    contact team, contact invite, contact invitation, contact migration, contact story,
    contact journey, contact device, contact notification, lead role, lead permission, lead setting,
    lead preference, lead policy, lead type, lead status, lead stage, lead field, lead property,
    lead attribute, lead config, lead template, lead count, lead metric, lead statistic, lead event,
    lead segment, lead schema, lead agent, lead quota, lead flag, lead feature, lead group,
    lead log, lead session, lead version, lead column, lead flow, lead key, lead token,
    lead category, lead tag, lead label, lead kpi, lead stat, lead aggregate, lead agg, lead plan,
    lead tier, lead hierarchy, lead team, lead invite, lead invitation, lead migration, lead story,
    lead journey, lead device, lead notification, patient role, patient permission, patient setting,
    patient preference, patient policy, patient type, patient status, patient stage, patient field,
    patient property, patient attribute, patient config, patient template, patient count,
    patient metric, patient statistic, patient event, patient segment, patient schema,
    patient agent, patient quota, patient flag, patient feature, patient group, patient log,
    patient session, patient version, patient column, patient flow, patient key, patient token,
    patient category, patient tag, patient label, patient kpi, patient stat, patient aggregate,
    patient agg, patient plan, patient tier, patient hierarchy, patient team, patient invite,
    patient invitation, patient migration, patient story, patient journey, patient device,
    patient notification, student role, student permission, student setting, student preference,
    student policy, student type, student status, student stage, student field, student property,
    student attribute, student config, student template, student count, student metric,
    student statistic, student event, student segment, student schema, student agent, student quota,
    student flag, student feature, student group, student log, student session, student version,
    student column, student flow, student key, student token, student category, student tag,
    student label, student kpi, student stat, student aggregate, student agg, student plan,
    student tier, student hierarchy, student team, student invite, student invitation,
    student migration, student story, student journey, student device, student notification,
    person role, person permission, person setting, person preference, person policy, person type,
    person status, person stage, person field, person property, person attribute, person config,
    person template, person count, person metric, person statistic, person event, person segment,
    person schema, person agent, person quota, person flag, person feature, person group,
    person log, person session, person version, person column, person flow, person key,
    person token, person category, person tag, person label, person kpi, person stat,
    person aggregate, person agg, person plan, person tier, person hierarchy, person team,
    person invite, person invitation, person migration, person story, person journey, person device,
    person notification, subscriber role, subscriber permission, subscriber setting,
    subscriber preference, subscriber policy, subscriber type, subscriber status, subscriber stage,
    subscriber field, subscriber property, subscriber attribute, subscriber config,
    subscriber template, subscriber count, subscriber metric, subscriber statistic,
    subscriber event, subscriber segment, subscriber schema, subscriber agent, subscriber quota,
    subscriber flag, subscriber feature, subscriber group, subscriber log, subscriber session,
    subscriber version, subscriber column, subscriber flow, subscriber key, subscriber token,
    subscriber category, subscriber tag, subscriber label, subscriber kpi, subscriber stat,
    subscriber aggregate, subscriber agg, subscriber plan, subscriber tier, subscriber hierarchy,
    subscriber team, subscriber invite, subscriber invitation, subscriber migration,
    subscriber story, subscriber journey, subscriber device, subscriber notification, tenant role,
    tenant permission, tenant setting, tenant preference, tenant policy, tenant type, tenant status,
    tenant stage, tenant field, tenant property, tenant attribute, tenant config, tenant template,
    tenant count, tenant metric, tenant statistic, tenant event, tenant segment, tenant schema,
    tenant agent, tenant quota, tenant flag, tenant feature, tenant group, tenant log,
    tenant session, tenant version, tenant column, tenant flow, tenant key, tenant token,
    tenant category, tenant tag, tenant label, tenant kpi, tenant stat, tenant aggregate,
    tenant agg, tenant plan, tenant tier, tenant hierarchy, tenant team, tenant invite,
    tenant invitation, tenant migration, tenant story, tenant journey, tenant device,
    tenant notification, user signup, user login, user registration, user action, user activity,
    user retention, user funnel, user cohort, user churn, user satisfaction, user growth,
    user engagement, user request, user api, user service, user interface, user guide,
    user behaviour, user behavior, user usage, user traffic, user feedback, user dashboard,
    user chart, user total, user number, user average, user analytics, customer signup,
    customer login, customer registration, customer action, customer activity, customer retention,
    customer funnel, customer cohort, customer churn, customer satisfaction, customer growth,
    customer engagement, customer request, customer api, customer service, customer interface,
    customer guide, customer behaviour, customer behavior, customer usage, customer traffic,
    customer feedback, customer dashboard, customer chart, customer total, customer number,
    customer average, customer analytics, client signup, client login, client registration,
    client action, client activity, client retention, client funnel, client cohort, client churn,
    client satisfaction, client growth, client engagement, client request, client api,
    client service, client interface, client guide, client behaviour, client behavior, client usage,
    client traffic, client feedback, client dashboard, client chart, client total, client number,
    client average, client analytics, member signup, member login, member registration,
    member action, member activity, member retention, member funnel, member cohort, member churn,
    member satisfaction, member growth, member engagement, member request, member api,
    member service, member interface, member guide, member behaviour, member behavior, member usage,
    member traffic, member feedback, member dashboard, member chart, member total, member number,
    member average, member analytics, account signup, account login, account registration,
    account action, account activity, account retention, account funnel, account cohort,
    account churn, account satisfaction, account growth, account engagement, account request,
    account api, account service, account interface, account guide, account behaviour,
    account behavior, account usage, account traffic, account feedback, account dashboard,
    account chart, account total, account number, account average, account analytics,
    employee signup, employee login, employee registration, employee action, employee activity,
    employee retention, employee funnel, employee cohort, employee churn, employee satisfaction,
    employee growth, employee engagement, employee request, employee api, employee service,
    employee interface, employee guide, employee behaviour, employee behavior, employee usage,
    employee traffic, employee feedback, employee dashboard, employee chart, employee total,
    employee number, employee average, employee analytics, contact signup, contact login,
    contact registration, contact action, contact activity, contact retention, contact funnel,
    contact cohort, contact churn, contact satisfaction, contact growth, contact engagement,
    contact request, contact api, contact service, contact interface, contact guide,
    contact behaviour, contact behavior, contact usage, contact traffic, contact feedback,
    contact dashboard, contact chart, contact total, contact number, contact average,
    contact analytics, lead signup, lead login, lead registration, lead action, lead activity,
    lead retention, lead funnel, lead cohort, lead churn, lead satisfaction, lead growth,
    lead engagement, lead request, lead api, lead service, lead interface, lead guide,
    lead behaviour, lead behavior, lead usage, lead traffic, lead feedback, lead dashboard,
    lead chart, lead total, lead number, lead average, lead analytics, patient signup,
    patient login, patient registration, patient action, patient activity, patient retention,
    patient funnel, patient cohort, patient churn, patient satisfaction, patient growth,
    patient engagement, patient request, patient api, patient service, patient interface,
    patient guide, patient behaviour, patient behavior, patient usage, patient traffic,
    patient feedback, patient dashboard, patient chart, patient total, patient number,
    patient average, patient analytics, student signup, student login, student registration,
    student action, student activity, student retention, student funnel, student cohort,
    student churn, student satisfaction, student growth, student engagement, student request,
    student api, student service, student interface, student guide, student behaviour,
    student behavior, student usage, student traffic, student feedback, student dashboard,
    student chart, student total, student number, student average, student analytics, person signup,
    person login, person registration, person action, person activity, person retention,
    person funnel, person cohort, person churn, person satisfaction, person growth,
    person engagement, person request, person api, person service, person interface, person guide,
    person behaviour, person behavior, person usage, person traffic, person feedback,
    person dashboard, person chart, person total, person number, person average, person analytics,
    subscriber signup, subscriber login, subscriber registration, subscriber action,
    subscriber activity, subscriber retention, subscriber funnel, subscriber cohort,
    subscriber churn, subscriber satisfaction, subscriber growth, subscriber engagement,
    subscriber request, subscriber api, subscriber service, subscriber interface, subscriber guide,
    subscriber behaviour, subscriber behavior, subscriber usage, subscriber traffic,
    subscriber feedback, subscriber dashboard, subscriber chart, subscriber total,
    subscriber number, subscriber average, subscriber analytics, tenant signup, tenant login,
    tenant registration, tenant action, tenant activity, tenant retention, tenant funnel,
    tenant cohort, tenant churn, tenant satisfaction, tenant growth, tenant engagement,
    tenant request, tenant api, tenant service, tenant interface, tenant guide, tenant behaviour,
    tenant behavior, tenant usage, tenant traffic, tenant feedback, tenant dashboard, tenant chart,
    tenant total, tenant number, tenant average, tenant analytics
  W
}

# Models, modules, tables and databases of people, by the argument that names one.
set "people-models" {
  words = <<-W
    module=contacts, module=leads, module=customers, module=accounts_contacts, model=res.partner,
    model=hr.employee, model=hr.applicant, database=customers, database=clients, database=contacts,
    database=employees, database=users, database=patients, database=members, sobject=contact,
    sobject=lead, resource_type=patient, resource=patient, object=contacts, object=customers,
    object=users, object=employees, entity=contacts, entity=customers, list=customers,
    module=contact, module=lead, module=customer, module=user, module=users, module=employee,
    module=employees, module=patient, module=patients, module=member, module=members, module=person,
    module=people, module=client, module=clients, module=subscriber, module=subscribers,
    module=applicant, module=applicants, module=candidate, module=candidates, module=student,
    module=students, module=tenant, module=tenants, module=worker, module=workers, module=donor,
    module=donors, module=guest, module=guests, module=volunteer, module=volunteers,
    module=resident, module=residents, module=citizen, module=citizens, module=policyholder,
    module=policyholders, module=kunde, module=kunden, module=mitarbeiter, module=patienten,
    module=mitglieder, module=clientes, module=empleados, module=adherents, object=contact,
    object=lead, object=leads, object=customer, object=user, object=employee, object=patient,
    object=patients, object=member, object=members, object=person, object=people, object=client,
    object=clients, object=subscriber, object=subscribers, object=applicant, object=applicants,
    object=candidate, object=candidates, object=student, object=students, object=tenant,
    object=tenants, object=worker, object=workers, object=donor, object=donors, object=guest,
    object=guests, object=volunteer, object=volunteers, object=resident, object=residents,
    object=citizen, object=citizens, object=policyholder, object=policyholders, object=kunde,
    object=kunden, object=mitarbeiter, object=patienten, object=mitglieder, object=clientes,
    object=empleados, object=adherents, sobject=contacts, sobject=leads, sobject=customer,
    sobject=customers, sobject=user, sobject=users, sobject=employee, sobject=employees,
    sobject=patient, sobject=patients, sobject=member, sobject=members, sobject=person,
    sobject=people, sobject=client, sobject=clients, sobject=subscriber, sobject=subscribers,
    sobject=applicant, sobject=applicants, sobject=candidate, sobject=candidates, sobject=student,
    sobject=students, sobject=tenant, sobject=tenants, sobject=worker, sobject=workers,
    sobject=donor, sobject=donors, sobject=guest, sobject=guests, sobject=volunteer,
    sobject=volunteers, sobject=resident, sobject=residents, sobject=citizen, sobject=citizens,
    sobject=policyholder, sobject=policyholders, sobject=kunde, sobject=kunden, sobject=mitarbeiter,
    sobject=patienten, sobject=mitglieder, sobject=clientes, sobject=empleados, sobject=adherents,
    entity=contact, entity=lead, entity=leads, entity=customer, entity=user, entity=users,
    entity=employee, entity=employees, entity=patient, entity=patients, entity=member,
    entity=members, entity=person, entity=people, entity=client, entity=clients, entity=subscriber,
    entity=subscribers, entity=applicant, entity=applicants, entity=candidate, entity=candidates,
    entity=student, entity=students, entity=tenant, entity=tenants, entity=worker, entity=workers,
    entity=donor, entity=donors, entity=guest, entity=guests, entity=volunteer, entity=volunteers,
    entity=resident, entity=residents, entity=citizen, entity=citizens, entity=policyholder,
    entity=policyholders, entity=kunde, entity=kunden, entity=mitarbeiter, entity=patienten,
    entity=mitglieder, entity=clientes, entity=empleados, entity=adherents, object_type=contact,
    object_type=contacts, object_type=lead, object_type=leads, object_type=customer,
    object_type=customers, object_type=user, object_type=users, object_type=employee,
    object_type=employees, object_type=patient, object_type=patients, object_type=member,
    object_type=members, object_type=person, object_type=people, object_type=client,
    object_type=clients, object_type=subscriber, object_type=subscribers, object_type=applicant,
    object_type=applicants, object_type=candidate, object_type=candidates, object_type=student,
    object_type=students, object_type=tenant, object_type=tenants, object_type=worker,
    object_type=workers, object_type=donor, object_type=donors, object_type=guest,
    object_type=guests, object_type=volunteer, object_type=volunteers, object_type=resident,
    object_type=residents, object_type=citizen, object_type=citizens, object_type=policyholder,
    object_type=policyholders, object_type=kunde, object_type=kunden, object_type=mitarbeiter,
    object_type=patienten, object_type=mitglieder, object_type=clientes, object_type=empleados,
    object_type=adherents, record_type=contact, record_type=contacts, record_type=lead,
    record_type=leads, record_type=customer, record_type=customers, record_type=user,
    record_type=users, record_type=employee, record_type=employees, record_type=patient,
    record_type=patients, record_type=member, record_type=members, record_type=person,
    record_type=people, record_type=client, record_type=clients, record_type=subscriber,
    record_type=subscribers, record_type=applicant, record_type=applicants, record_type=candidate,
    record_type=candidates, record_type=student, record_type=students, record_type=tenant,
    record_type=tenants, record_type=worker, record_type=workers, record_type=donor,
    record_type=donors, record_type=guest, record_type=guests, record_type=volunteer,
    record_type=volunteers, record_type=resident, record_type=residents, record_type=citizen,
    record_type=citizens, record_type=policyholder, record_type=policyholders, record_type=kunde,
    record_type=kunden, record_type=mitarbeiter, record_type=patienten, record_type=mitglieder,
    record_type=clientes, record_type=empleados, record_type=adherents, resource=contact,
    resource=contacts, resource=lead, resource=leads, resource=customer, resource=customers,
    resource=user, resource=users, resource=employee, resource=employees, resource=patients,
    resource=member, resource=members, resource=person, resource=people, resource=client,
    resource=clients, resource=subscriber, resource=subscribers, resource=applicant,
    resource=applicants, resource=candidate, resource=candidates, resource=student,
    resource=students, resource=tenant, resource=tenants, resource=worker, resource=workers,
    resource=donor, resource=donors, resource=guest, resource=guests, resource=volunteer,
    resource=volunteers, resource=resident, resource=residents, resource=citizen, resource=citizens,
    resource=policyholder, resource=policyholders, resource=kunde, resource=kunden,
    resource=mitarbeiter, resource=patienten, resource=mitglieder, resource=clientes,
    resource=empleados, resource=adherents, resource_type=contact, resource_type=contacts,
    resource_type=lead, resource_type=leads, resource_type=customer, resource_type=customers,
    resource_type=user, resource_type=users, resource_type=employee, resource_type=employees,
    resource_type=patients, resource_type=member, resource_type=members, resource_type=person,
    resource_type=people, resource_type=client, resource_type=clients, resource_type=subscriber,
    resource_type=subscribers, resource_type=applicant, resource_type=applicants,
    resource_type=candidate, resource_type=candidates, resource_type=student,
    resource_type=students, resource_type=tenant, resource_type=tenants, resource_type=worker,
    resource_type=workers, resource_type=donor, resource_type=donors, resource_type=guest,
    resource_type=guests, resource_type=volunteer, resource_type=volunteers, resource_type=resident,
    resource_type=residents, resource_type=citizen, resource_type=citizens,
    resource_type=policyholder, resource_type=policyholders, resource_type=kunde,
    resource_type=kunden, resource_type=mitarbeiter, resource_type=patienten,
    resource_type=mitglieder, resource_type=clientes, resource_type=empleados,
    resource_type=adherents, model=contact, model=contacts, model=lead, model=leads, model=customer,
    model=customers, model=user, model=users, model=employee, model=employees, model=patient,
    model=patients, model=member, model=members, model=person, model=people, model=client,
    model=clients, model=subscriber, model=subscribers, model=applicant, model=applicants,
    model=candidate, model=candidates, model=student, model=students, model=tenant, model=tenants,
    model=worker, model=workers, model=donor, model=donors, model=guest, model=guests,
    model=volunteer, model=volunteers, model=resident, model=residents, model=citizen,
    model=citizens, model=policyholder, model=policyholders, model=kunde, model=kunden,
    model=mitarbeiter, model=patienten, model=mitglieder, model=clientes, model=empleados,
    model=adherents, database=contact, database=lead, database=leads, database=customer,
    database=user, database=employee, database=patient, database=member, database=person,
    database=people, database=client, database=subscriber, database=subscribers, database=applicant,
    database=applicants, database=candidate, database=candidates, database=student,
    database=students, database=tenant, database=tenants, database=worker, database=workers,
    database=donor, database=donors, database=guest, database=guests, database=volunteer,
    database=volunteers, database=resident, database=residents, database=citizen, database=citizens,
    database=policyholder, database=policyholders, database=kunde, database=kunden,
    database=mitarbeiter, database=patienten, database=mitglieder, database=clientes,
    database=empleados, database=adherents, doctype=contact, doctype=contacts, doctype=lead,
    doctype=leads, doctype=customer, doctype=customers, doctype=user, doctype=users,
    doctype=employee, doctype=employees, doctype=patient, doctype=patients, doctype=member,
    doctype=members, doctype=person, doctype=people, doctype=client, doctype=clients,
    doctype=subscriber, doctype=subscribers, doctype=applicant, doctype=applicants,
    doctype=candidate, doctype=candidates, doctype=student, doctype=students, doctype=tenant,
    doctype=tenants, doctype=worker, doctype=workers, doctype=donor, doctype=donors, doctype=guest,
    doctype=guests, doctype=volunteer, doctype=volunteers, doctype=resident, doctype=residents,
    doctype=citizen, doctype=citizens, doctype=policyholder, doctype=policyholders, doctype=kunde,
    doctype=kunden, doctype=mitarbeiter, doctype=patienten, doctype=mitglieder, doctype=clientes,
    doctype=empleados, doctype=adherents, dataset=contact, dataset=contacts, dataset=lead,
    dataset=leads, dataset=customer, dataset=customers, dataset=user, dataset=users,
    dataset=employee, dataset=employees, dataset=patient, dataset=patients, dataset=member,
    dataset=members, dataset=person, dataset=people, dataset=client, dataset=clients,
    dataset=subscriber, dataset=subscribers, dataset=applicant, dataset=applicants,
    dataset=candidate, dataset=candidates, dataset=student, dataset=students, dataset=tenant,
    dataset=tenants, dataset=worker, dataset=workers, dataset=donor, dataset=donors, dataset=guest,
    dataset=guests, dataset=volunteer, dataset=volunteers, dataset=resident, dataset=residents,
    dataset=citizen, dataset=citizens, dataset=policyholder, dataset=policyholders, dataset=kunde,
    dataset=kunden, dataset=mitarbeiter, dataset=patienten, dataset=mitglieder, dataset=clientes,
    dataset=empleados, dataset=adherents, table=contact, table=contacts, table=lead, table=leads,
    table=customer, table=customers, table=user, table=users, table=employee, table=employees,
    table=patient, table=patients, table=member, table=members, table=person, table=people,
    table=client, table=clients, table=subscriber, table=subscribers, table=applicant,
    table=applicants, table=candidate, table=candidates, table=student, table=students,
    table=tenant, table=tenants, table=worker, table=workers, table=donor, table=donors,
    table=guest, table=guests, table=volunteer, table=volunteers, table=resident, table=residents,
    table=citizen, table=citizens, table=policyholder, table=policyholders, table=kunde,
    table=kunden, table=mitarbeiter, table=patienten, table=mitglieder, table=clientes,
    table=empleados, table=adherents, collection=contact, collection=contacts, collection=lead,
    collection=leads, collection=customer, collection=customers, collection=user, collection=users,
    collection=employee, collection=employees, collection=patient, collection=patients,
    collection=member, collection=members, collection=person, collection=people, collection=client,
    collection=clients, collection=subscriber, collection=subscribers, collection=applicant,
    collection=applicants, collection=candidate, collection=candidates, collection=student,
    collection=students, collection=tenant, collection=tenants, collection=worker,
    collection=workers, collection=donor, collection=donors, collection=guest, collection=guests,
    collection=volunteer, collection=volunteers, collection=resident, collection=residents,
    collection=citizen, collection=citizens, collection=policyholder, collection=policyholders,
    collection=kunde, collection=kunden, collection=mitarbeiter, collection=patienten,
    collection=mitglieder, collection=clientes, collection=empleados, collection=adherents,
    entity_type=contact, entity_type=contacts, entity_type=lead, entity_type=leads,
    entity_type=customer, entity_type=customers, entity_type=user, entity_type=users,
    entity_type=employee, entity_type=employees, entity_type=patient, entity_type=patients,
    entity_type=member, entity_type=members, entity_type=person, entity_type=people,
    entity_type=client, entity_type=clients, entity_type=subscriber, entity_type=subscribers,
    entity_type=applicant, entity_type=applicants, entity_type=candidate, entity_type=candidates,
    entity_type=student, entity_type=students, entity_type=tenant, entity_type=tenants,
    entity_type=worker, entity_type=workers, entity_type=donor, entity_type=donors,
    entity_type=guest, entity_type=guests, entity_type=volunteer, entity_type=volunteers,
    entity_type=resident, entity_type=residents, entity_type=citizen, entity_type=citizens,
    entity_type=policyholder, entity_type=policyholders, entity_type=kunde, entity_type=kunden,
    entity_type=mitarbeiter, entity_type=patienten, entity_type=mitglieder, entity_type=clientes,
    entity_type=empleados, entity_type=adherents, entity_set=contact, entity_set=contacts,
    entity_set=lead, entity_set=leads, entity_set=customer, entity_set=customers, entity_set=user,
    entity_set=users, entity_set=employee, entity_set=employees, entity_set=patient,
    entity_set=patients, entity_set=member, entity_set=members, entity_set=person,
    entity_set=people, entity_set=client, entity_set=clients, entity_set=subscriber,
    entity_set=subscribers, entity_set=applicant, entity_set=applicants, entity_set=candidate,
    entity_set=candidates, entity_set=student, entity_set=students, entity_set=tenant,
    entity_set=tenants, entity_set=worker, entity_set=workers, entity_set=donor, entity_set=donors,
    entity_set=guest, entity_set=guests, entity_set=volunteer, entity_set=volunteers,
    entity_set=resident, entity_set=residents, entity_set=citizen, entity_set=citizens,
    entity_set=policyholder, entity_set=policyholders, entity_set=kunde, entity_set=kunden,
    entity_set=mitarbeiter, entity_set=patienten, entity_set=mitglieder, entity_set=clientes,
    entity_set=empleados, entity_set=adherents, list=contact, list=contacts, list=lead, list=leads,
    list=customer, list=user, list=users, list=employee, list=employees, list=patient,
    list=patients, list=member, list=members, list=person, list=people, list=client, list=clients,
    list=subscriber, list=subscribers, list=applicant, list=applicants, list=candidate,
    list=candidates, list=student, list=students, list=tenant, list=tenants, list=worker,
    list=workers, list=donor, list=donors, list=guest, list=guests, list=volunteer, list=volunteers,
    list=resident, list=residents, list=citizen, list=citizens, list=policyholder,
    list=policyholders, list=kunde, list=kunden, list=mitarbeiter, list=patienten, list=mitglieder,
    list=clientes, list=empleados, list=adherents
  W
}

concept "reading personal data in bulk" {
  kind   = "action"
  object = "never"
  also = <<-W
    exporting records in bulk, exporting customer records in bulk, bulk export of personal data,
    reading customer records in bulk, exporting customer lists, exporting personal data in bulk,
    downloading customer lists, mass export of personal data, dumping tables of people,
    bulk reads of personal data, bulk reading of personal data, downloading personal data in bulk,
    bulk downloads of personal data, bulk exports of personal data,
    bulk exports of customer records, bulk reads of customer records,
    mass downloads of personal data, mass downloads of customer data,
    bulk downloads of customer data, bulk exports of customer data, mass exports of customer data
  W
  unknown = "false"

  sql {
    verb      = ["select", "copy"]
    table     = ["@people"]
    filter    = ["none", "always", "some"]
    not_shape = ["aggregate", "schema"]
    not_table = <<-W
      information schema, pg user, @paperless-tables, agg, aggregate, schema, daily agg
    W
    when = "not (sql.limit <= 100)"
  }

  # Records by the fields of people that are asked for, with none of them named.
  # a whole topic of messages about people, from its beginning
  shell {
    program = ["kcat", "kafkacat", "kafka-console-consumer", "kafka-console-consumer.sh", "rpk"]
    when    = "(shell.flag in ['-C', '--from-beginning'] or shell.sub in ['topic consume', 'consume'] or shell.operand == 'beginning' or shell.option matches '=beginning$') and (shell.option matches '(?i)^(-t|--topic)=.*(customer|kunden|patient|employee|mitarbeiter|member|subscriber|client|user|person|passenger|citizen|applicant|leser|abonnent)' or shell.operand matches '(?i)(customer|kunden|patient|employee|mitarbeiter|member|subscriber|client|user|person|passenger|citizen|applicant|leser|abonnent)') and not (shell.option matches '^(-c|--max-messages|-n|--num)=[0-9]{1,2}$')"
  }

  call {
    act_kind = ["call"]
    verb     = ["export", "download", "extract", "dump", "fetch", "pull", "query"]
    object = <<-W
      record, row, entry, response, submission, answer, form response, survey response, data, report,
      participant, subject, instrument, table, dataset
    W
    when           = "any(call.args, .key matches '(?i)^(fields?|columns?|properties|attributes|select|variables|cols)$' and .value matches '(?i)^(first_?name|last_?name|full_?name|surname|given_?name|family_?name|dob|birth_?date|date_of_birth|e_?mail|phone|ssn|mrn|address|vorname|nachname|geburtsdatum|nom|prenom|nombre|apellidos?)([ ,]|$)') and not any(call.args, .key matches '(?i)^(records?|record_ids?|ids?|participant_?id|subject_?id|email|mrn|where|filter_?logic|filter)$' and .value != '')"
    not_env_target = ["local"]
  }

  # a query that a service runs in bulk
  call {
    verb   = ["run", "create", "start", "submit"]
    object = ["bulk query", "bulk operation", "bulk export", "query job", "bulk job"]
    when   = "any(call.args, .key matches '(?i)(query|soql|statement|object|entity)' and .value matches '(?i)(customer|contact|lead|patient|employee|member|subscriber|applicant|user|person)' and .value matches '(?i)(e_?mail|phone|first_?name|last_?name|full_?name|display_?name|address|birth)')"
  }

  # Tables of people that no list knows, by what is selected of them.
  sql {
    verb = ["select", "copy"]
    column = <<-W
      vorname, nachname, geburtsdatum, gebdat, geb dat, kvnr, versichertennummer, steuer id,
      sozialversicherungsnummer,
      first name, last name, name first, name last, firstname, lastname, surname, given name, family name, birth date,
      birthdate,
      date of birth, dob, ssn, national id, passport number, passport no, prenom, date naissance,
      nir, apellido,
      apellidos, fecha nacimiento, dni, nif, cognome, codice fiscale, voornaam, achternaam, bsn,
      home address, maiden name
    W
    filter    = ["none", "always", "some"]
    not_shape = ["aggregate", "schema"]
    not_table = <<-W
      information schema, pg user, @paperless-tables, agg, aggregate, schema, daily agg, author,
      book, film,
      actor, fixture, test, sample, demo, character, player
    W
    when           = "not (sql.limit <= 100)"
    not_env_target = ["local"]
  }

  # Names beside what belongs to one person.
  sql {
    verb = ["select", "copy"]
    column = <<-W
      name, full name, fullname, display name, contact name, holder name, driver name, nom, nombre,
      nome, naam
    W
    filter    = ["none", "always", "some"]
    not_shape = ["aggregate", "schema"]
    not_table = <<-W
      information schema, pg user, @paperless-tables, agg, aggregate, schema, daily agg, author,
      book, film, actor, fixture, test, sample, demo, character, player, device, plan, tariff,
      vendor, supplier, company, store, branch, shop, warehouse, product, organisation, merchant,
      partner, agency, carrier, manufacturer, school, restaurant, hotel, provider, station, office,
      location, site, facility, venue, bank, institution, team, club, department, publisher,
      distributor, wholesaler, dealer, clinic, hospital, pharmacy, practice, airport, lab, farm
    W
    when           = "not (sql.limit <= 100) and sql.column in ['phone', 'phone no', 'phone number', 'telephone', 'email', 'home', 'mobile', 'mobile no', 'mobile phone', 'cell phone', 'private phone', 'home phone', 'licence no', 'license no', 'licence number', 'license number', 'driver licence', 'driver license', 'birthday', 'born', 'salary', 'gender', 'nationality', 'marital status', 'pension number', 'tax id', 'personal number']"
    not_env_target = ["local"]
  }

  sql {
    verb      = ["select"]
    table     = ["@people"]
    not_shape = ["aggregate", "schema"]
    not_table = <<-W
      information schema, pg user, @paperless-tables, agg, aggregate, schema, daily agg
    W
    limit = ["> 100"]
  }

  call {
    verb = <<-W
      export, dump, download, extract, bulk_export, backup, unload, dumpdata, mongoexport, offload
    W
    is             = ["people by name"]
    not_noun       = ["report", "template", "schema", "ddl", "structure", "metadata"]
    not_shell_flag = ["--schema-only", "--no-data", "-s"]
    when           = "not (call.limit <= 100)"
  }

  # A roster of people, whole.
  call {
    act_kind = ["call"]
    verb = <<-W
      dump, export, download, extract, unload, pull, offload
    W
    object = <<-W
      patient roster, employee roster, staff roster, member roster, student roster, customer roster,
      class roster, patient list, patient register, population register, voter roll, guest list,
      mailing list, donor list
    W
    not_noun = ["template", "schema", "shift", "game", "fantasy", "football"]
    when     = "not (call.limit <= 100)"
  }

  call {
    verb = <<-W
      create, start, run, request, trigger, schedule, new, generate, make, launch, submit, post,
      queue, begin, initiate
    W
    noun = <<-W
      export, bulk export, data export, dump, extract, data dump, export job, full export,
      bulk query, bulk download, takeout
    W
    is   = ["people by name"]
    when = "not (call.limit <= 100)"
  }

  call {
    verb = <<-W
      list, get, query, search, read, fetch, find, select, retrieve, scan, lookup, load, pull,
      browse, view, show, call, run, execute, create, iterate, scroll, stream
    W
    is        = ["people by name"]
    limit     = ["> 100"]
    not_noun  = ["@paperless-tables", "audience"]
    not_value = ["size=0", "limit=0"]
  }

  call {
    is        = ["people by name"]
    limit     = ["> 100"]
    not_mode  = ["change"]
    not_noun  = ["@paperless-tables"]
    not_value = ["size=0", "limit=0"]
  }

  # Rows by the hundred of what only people have, whatever the report or the table is called.
  call {
    limit = ["> 100"]
    not_verb = [
      "update",
      "set",
      "delete",
      "insert",
      "import",
      "upsert",
      "add",
      "edit",
      "patch",
      "send",
      "notify",
    ]
    not_noun = ["schema", "template", "metadata", "count"]
    when     = "any(call.args, .key matches '(?i)(^|[._])(fields?|columns?|attributes?|propert(y|ies)|select|include)([._]|$)' and .value matches '(?i)(^|[^a-z])(national[ _.-]?id|ssn|social[ _.-]?security([ _.-]?(no|number))?|tax[ _.-]?id|passport([ _.-]?(no|number))?|home[ _.-]?(address|phone)|private[ _.-]?(address|e?mail|phone)|personal[ _.-]?(e?mail|phone)|date[ _.-]?of[ _.-]?birth|birth[ _.-]?date|dob|legal[ _.-]?name|emergency[ _.-]?contacts?|pesel|steuer[ _.-]?id|geburtsdatum)([^a-z]|$)')"
  }

  # A range of a sheet that is named after people.
  call {
    verb = <<-W
      read, get, fetch, load, list, export, download, open, query, batch
    W
    key  = ["range", "bereich", "rango", "plage", "cells"]
    when = "any(call.args, .value matches '(?i)(^|[^a-z])(customers?|employees?|patients?|members?|contacts?|subscribers?|applicants?|candidates?|leads|clients|personnel|payroll|people|staff|volunteers?|donors?|students?|tenants|guests|kunden|mitarbeiter|personal|mitglieder|teilnehmer|clientes|empleados|salaries|adherents)([^a-z]|liste|$)') and any(call.args, .value matches '^[^!]*!?[$]?[A-Z]{1,2}[$]?[0-9]*:[$]?[A-Z]{1,2}([$]?[0-9]{3,})?$')"
  }

  # A job that exports or reads in bulk, by its name.
  call {
    noun = ["bulk", "bulk query", "bulk api", "bulk read", "mass", "full dump"]
    verb = <<-W
      query, read, get, fetch, export, select, download, list, extract, create, start, run
    W
    is = ["people by name"]
    not_verb = <<-W
      delete, update, insert, upsert, import, send, assign, tag, invite, add, edit
    W
    not_noun = <<-W
      import, update, delete, email, message, invite, action
    W
    when = "not (call.limit <= 100) and not (http.path matches '/_bulk/?$')"
  }

  call {
    noun = ["bulk", "bulk query", "bulk api", "mass"]
    verb = <<-W
      query, read, get, fetch, export, select, download, list, extract
    W
    value = ["@people-models"]
    when  = "not (call.limit <= 100)"
  }

  # No filter at all.
  call {
    verb = <<-W
      find, query, search, aggregate, get, list, fetch, select
    W
    is = ["people by name"]
    value = <<-W
      filter=, query=, where=, domain=, query=match_all=, match_all=, query_match_all=
    W
    sql_table = ["@people"]
    when      = "not (call.limit <= 100)"
  }

  # By the model, module or database that the call names.
  call {
    verb     = ["export", "dump", "download", "extract", "unload", "backup"]
    value    = ["@people-models"]
    not_noun = ["schema", "ddl", "structure", "metadata", "template", "count"]
    when     = "not (call.limit <= 100)"
  }

  call {
    value    = ["@people-models"]
    limit    = ["> 100"]
    not_mode = ["change"]
  }

  call {
    verb = <<-W
      search, read, list, get, query, find, fetch
    W
    value = ["@people-models"]
    when  = "any(call.args, .key in ['limit', 'max', 'page_size'] and .value in ['0', '-1', 'all', 'none'])"
  }

  shell {
    program = ["firebase"]
    sub     = ["auth:export"]
  }

  # Whole lists by name.
  call {
    noun = <<-W
      customer export, user export, contact export, patient export, employee export, member export,
      subscriber export, lead export, student export, customer dump, user dump, patient dump,
      employee dump, student dump, member dump, contact dump, applicant export, candidate export,
      guest export, donor export, customer bulk export, people export, person export
    W
    not_noun = <<-W
      status, setting, config, configuration, button, template, format, job, test, component,
      permission, history
    W
    not_mode     = ["change"]
    not_act_kind = ["command"]
    not_verb     = ["delete", "cancel", "check"]
    when         = "not (call.limit <= 100)"
  }

  call {
    verb = <<-W
      get, list, fetch, read, load, pull, retrieve, dump, export, download, extract
    W
    noun = <<-W
      all customer, all patient, all employee, all contact, all subscriber, all applicant,
      all candidate, all student, all tenant, all lead, all person, all guest, all donor,
      customer list all, todos cliente, alle kunde, all user, all member, all worker, all staff,
      all policyholder, all borrower, all participant, all prospect, all resident, all citizen,
      all volunteer, all client, all pupil, all insured, all claimant, all registrant, all attendee
    W
    head     = ["@people"]
    not_noun = ["@paperless"]
    when     = "not (call.limit <= 100)"
  }

  # All of them, in other words.
  call {
    verb = <<-W
      get, list, fetch, read, load, pull, retrieve, dump, export, download, extract, query
    W
    noun = <<-W
      tous, tous les, toutes, toutes les, alle, todos, todas, todos los, tutti, tutte, saemtliche,
      sämtliche, komplette, gesamte, alle kunde, entire, complete list, full list, everyone, all
    W
    is       = ["people by name"]
    not_noun = ["@paperless-tables", "@paperless", "role", "group", "team"]
    when     = "not (call.limit <= 100)"
  }

  call {
    verb = <<-W
      get, list, pull, fetch, read, export, download, extract, query, search, run
    W
    is   = ["people by name"]
    head = ["@people"]
    value = <<-W
      format=csv, format=xlsx, format=excel, format=tsv, format=parquet, formato=csv, formato=xlsx,
      formato=excel, ausgabe=csv, ausgabe=xlsx, output=csv, export=csv, output_format=csv,
      sortie=csv, salida=csv, row=all, rows=all, record=all
    W
    not_noun = ["@paperless-tables"]
    when     = "not (call.limit <= 100)"
  }

  shell {
    program = <<-W
      parquet-tools, parquet, pqrs, vd, visidata, xlsx2csv, in2csv, ssconvert, textql, q,
      avro-tools,
      zcat, bat, most, nl, tac
    W
    when = "shell.operand matches '(?i)(^|[/_.-])(customers?|employees?|patients?|users|members|contacts|subscribers?|applicants?|candidates|leads|clients|personnel|payroll|people|kunden|mitarbeiter|clientes|empleados|students|tenants|donors?)[a-z0-9_.-]*[.](csv|xlsx?|parquet|jsonl|ndjson|avro|tsv)' and not (call.limit <= 100)"
  }

  # All of some kind, by the value of any argument.
  call {
    is       = ["people by name"]
    not_mode = ["change"]
    not_noun = ["@paperless-tables", "audience"]
    when     = "any(call.args, .value in ['alle', 'tous', 'toutes', 'todos', 'todas', 'tutti', 'tutte', 'ALLE', 'saemtliche', 'sämtliche', 'gesamt']) and not (call.limit <= 100)"
  }

  call {
    act_kind = ["command"]
    noun     = ["dump", "full export"]
    is       = ["people by name"]
    not_mode = ["change", "read"]
    not_noun = ["schema", "heap", "stack", "core", "test", "memory"]
  }

  call {
    noun     = ["dump", "extract", "full export", "offload"]
    head     = ["@people"]
    not_mode = ["change"]
    not_noun = ["@paperless", "schema", "heap", "stack", "core"]
  }

  # A list of people as a file.
  call {
    is = ["people by name"]
    noun = <<-W
      liste, register, verzeichnis, listado, roster, auszug, registro, annuaire, mailing list,
      kartei,
      stammdaten, list, directory
    W
    value = <<-W
      format=csv, format=xlsx, format=excel, format=json, format=tsv, format=parquet, formato=csv,
      formato=xlsx, formato=excel, ausgabe=csv, ausgabe=xlsx, ausgabeformat=csv, output=csv,
      export=csv, export=xlsx, output_format=csv, sortie=csv
    W
    not_mode = ["change"]
    not_noun = ["@paperless-tables"]
    not_head = <<-W
      group, role, team, department, location, folder, field, name, file
    W
    when = "not (call.limit <= 100)"
  }

  call {
    verb = ["export", "dump", "unload", "backup"]
    value = <<-W
      table_arn=*table/customer*, table_arn=*table/user*, table_arn=*table/patient*,
      table_arn=*table/employee*, table_arn=*table/member*, table_arn=*table/contact*,
      table_arn=*table/subscriber*, table_arn=*table/applicant*, table_arn=*table/people*
    W
  }

  # A whole file of people out of a store, onto the screen.
  shell {
    program = <<-W
      aws, gsutil, gcloud, s3cmd, rclone, mc, az, s5cmd, hdfs
    W
    when = "(shell.operand == '-' or shell.sub in ['cat', 'storage cat', 's3 cat']) and shell.operand matches '(?i)[/_-](customers?|employees?|patients?|users|members|contacts|subscribers?|applicants?|candidates|leads|clients|personnel|payroll|people|kunden|mitarbeiter|clientes|empleados|students|tenants|donors?)[a-z0-9_.-]*[.](csv|xlsx?|parquet|jsonl|ndjson|avro|tsv|sql)'"
  }

  # A pipeline over a collection of people that groups and counts nothing.
  call {
    noun      = ["aggregate", "pipeline"]
    sql_table = ["@people"]
    not_key   = ["group", "count", "limit", "sum", "group id", "sample"]
  }

  # Whoever a directory holds.
  call {
    noun = <<-W
      ldap, active directory, directory, openldap, verzeichnisdienst, annuaire, ad, freeipa
    W
    key = <<-W
      filter, search filter, query, ldap filter, filtre, filtro, suchfilter
    W
    when = "any(call.args, .value matches '(?i)object(class|category)=(inetorgperson|person|user|posixaccount|organizationalperson|[*])' and not (.value matches '(?i)(uid|mail|cn|sn|samaccountname|employeenumber|givenname)=[^*)]')) and not (call.limit <= 100)"
  }

  # Patients by the export of a clinical server.
  http { path = ["**/Patient/$export*", "**/Group/*/$export*", "**/$export"] }

  shell {
    program = <<-W
      curl, wget, http, https, xh, invoke-restmethod, invoke-webrequest
    W
    operand = ["**Patient/$export**", "**Group/**/$export**"]
  }

  call {
    noun     = ["bulk operation"]
    when     = "any(call.args, .value matches '(?i)(customers|users|members|contacts|subscribers|employees|patients) *[({]')"
    not_verb = ["delete", "update", "cancel", "poll"]
  }

  # A saved report of people, by its title, taken out as a file.
  call {
    verb = <<-W
      export, download, run, execute, extract, dump, get
    W
    noun = <<-W
      card, question, report, dashboard, view, saved search, segment, look, explore, list, extract,
      saved query, workbook, bericht, abfrage, rapport, informe, consulta
    W
    key = <<-W
      format, export format, export, output format, file format, ignore row limit, row limit,
      ausgabe
    W
    when = "any(call.args, .value matches '(?i)(^|[^a-z])(customers?|donors?|patients?|employees?|members?|subscribers?|applicants?|students?|tenants?|staff|personnel|kunden|mitarbeiter|patienten|mitglieder|spender|bewerber|mieter|clientes|empleados|socios|pacientes|adherents|salaries|guests?|volunteers?|leads|contacts?)([^a-z]|liste|$)' and .value matches '(?i)(address|adress|list|e-?mail|phone|contact|full|all |alle|export|roster|directory|kontakt|master|stamm|complete|with )' and not (.value matches '(?i)(count|anzahl|average|trend|rate|churn|kpi|summary|revenue|umsatz|overview|template|policy|conversion|funnel|form |usage)')) and not (call.limit <= 100)"
  }

  shell {
    program = ["wp"]
    sub     = ["user list"]
    option  = ["--format=csv", "--format=json", "--format=yaml"]
  }

  # A scan reads the whole table.
  call {
    verb = ["scan"]
    is   = ["people by name"]
    when = "sql.table in ['customer', 'client', 'user', 'person', 'patient', 'employee', 'contact', 'member', 'subscriber', 'applicant', 'candidate', 'lead', 'tenant', 'student', 'citizen', 'guest', 'donor', 'payroll', 'profile'] and not (call.limit <= 100)"
  }

  # All of them, said so.
  call {
    verb = <<-W
      list, get, query, search, read, fetch, find, retrieve, pull, load, scroll, stream, iterate,
      walk, dump, crawl, harvest, collect
    W
    is = ["people by name"]
    value = <<-W
      all=true, size=all, count=all, anzahl=alle, station=alle, filter=all, filter=alle, range=all,
      status=all, segment=all, audience=all, ids=all, max=unlimited, max=-1, max=0, top=all,
      alle=true, tous=true, todos=true, toutes=true, fetch_all=true, limit=all, limit=none,
      limit=unlimited, limit=0, limit=-1, all_page=true, all_record=true, paginate=false,
      no_limit=true, scope=all, page_size=all, limit=max, all_result=true, result_size=unlimited,
      umfang=alle, include_all=true, everything=true, export_all=true, full=true, return_all=true,
      paginate=all, auto_paginate=true, autopaginate=true
    W
  }

  # Tables and collections dumped by the tools of databases.
  shell {
    program = <<-W
      pg_dump, mysqldump, mongodump, mongoexport, mariadb-dump, mydumper, sqlite3, bcp, expdp, exp,
      cqlsh, elasticdump, clickhouse-client, pgloader, sqoop, dsbulk, mongodb-database-tools,
      influx, arangoexport, arangodump, couchexport, cbexport, cbbackupmgr, xtrabackup
    W
    sql_table = ["@people"]
    not_flag  = ["--schema-only", "--no-data", "-s"]
    not_sql_verb = <<-W
      delete, drop, insert, update, create, alter, truncate
    W
  }

  shell {
    program = <<-W
      pg_dump, mysqldump, mongodump, mongoexport, mariadb-dump, mydumper, bcp, expdp, elasticdump
    W
    not_flag = ["--schema-only", "--no-data", "-s"]
    when     = "shell.operand matches '(?i)(^|[^a-z])(crm|hr|hris|payroll|customers?|patients?|employees?|people|members?|subscribers?|kunden|clientes|personnel)([^a-z]|$)' or shell.option matches '(?i)^--?(t|table|collection|c|index|input)=.*(customer|employee|patient|user|member|subscriber|applicant|candidate|contact|tenant|student)'"
  }

  shell {
    program       = ["bq"]
    sub           = ["extract", "head"]
    not_call_mode = ["unknown"]
    when          = "shell.operand matches '(?i)[.:]([a-z]+_)?(customers?|users?|patients?|employees?|members?|contacts?|subscribers?|applicants?|people|leads|profiles|(account|card|policy)_?holders?|kunden|clients?)$'"
  }

  # A query that an exporting call carries.
  call {
    verb = ["export", "extract", "dump", "unload", "download"]
    when = "any(call.args, .key in ['query', 'sql', 'statement', 'soql', 'q'] and .value matches '(?i)from\\\\s+[\"`]?([a-z_]+\\\\.)*[\"`]?(customers?|users?|patients?|employees?|members?|contacts?|subscribers?|applicants?|people|leads?|profiles|clients|candidates|students|tenants)([^a-z]|$)' and not (.value matches '(?i)(count\\\\(|limit\\\\s+[0-9]{1,2}([^0-9]|$)|where\\\\s+id\\\\s*=)'))"
  }

  # A whole file of people from a store.
  call {
    verb = <<-W
      get, download, read, fetch, load, open, pull, retrieve, cat
    W
    not_mode     = ["change"]
    when         = "any(call.args, .value matches '(?i)(^|[/_. -])(customers?|employees?|patients?|users|members|contacts|subscribers?|applicants?|candidates|leads|clients|personnel|payroll|people|kunden|mitarbeiter|clientes|empleados|students|tenants|donors?|patienten|mitglieder|einwohner|bewerber|teilnehmer|adherents|salaries|socios|alumnos)(liste)?([a-z0-9_. -]*|/[a-z0-9_. -]*(full|all|complete|export|dump|list)[a-z0-9_. -]*)\\\\.(csv|xlsx?|parquet|jsonl|ndjson|avro|tsv|dump|sql|ods|mdb|sas7bdat|orc|feather|pkl)(\\\\.(gz|zip|zst|bz2))?$')"
    not_act_kind = ["command"]
  }

  # Records of a model of people in code.
  code {
    call = <<-W
      User.all, Customer.all, Patient.all, Employee.all, Member.all, Contact.all, Person.all,
      Client.all, Subscriber.all, Applicant.all, Student.all, Lead.all, Profile.all, Candidate.all,
      Tenant.all
    W
  }

  code {
    call = <<-W
      User.*, Customer.*, Patient.*, Employee.*, Member.*, Contact.*, Person.*, Client.*,
      Subscriber.*, Applicant.*, Student.*, Lead.*, Candidate.*, *.User.*, *.Customer.*,
      *.Patient.*, *.Employee.*, *.Contact.*, *.Member.*, *.Person.*, *.user.*, *.customer.*,
      *.patient.*, *.employee.*, *.contact.*, *.member.*, *.person.*, *.subscriber.*, *.applicant.*,
      *.student.*, *.lead.*, *.candidate.*, *.client.*, *.users.*, *.customers.*, *.patients.*,
      *.employees.*, *.members.*
    W
    when = "code.call matches '(?i)^/?([a-z_]+\\\\.)*(user|customer|patient|employee|member|contact|person|client|subscriber|applicant|student|lead|candidate)s?\\\\.(objects\\\\.|query\\\\.|unscoped\\\\.)?(all|find_each|values|values_list|find_all|pluck|find_in_batches|findMany|findAll|iterator)(\\\\.(each|map|to_a|values|values_list|iterator|forEach|to_json|as_json|pluck|list))*$' and not (call.limit <= 100) and not any(call.args, .path matches '(^|[.])where[.](id|uuid|email)$')"
  }

  # Directories of people.
  shell {
    program = <<-W
      get-aduser, get-mguser, get-msoluser, get-azureaduser, get-mailbox, get-exomailbox,
      get-recipient, get-adobject, get-entrauser, get-user, get-contact, get-mailuser,
      get-csonlineuser, get-localuser
    W
    when = "(shell.operand in ['*', 'Unlimited', 'unlimited'] or shell.flag in ['-All', '-all'] or shell.option matches '(?i)^-(filter|resultsize|all)=.?(\\\\*|unlimited|true)') and not (call.limit <= 100) and not (shell.option matches '(?i)^-resultsize=[0-9]{1,2}$')"
  }

  shell {
    program = ["ldapsearch", "ldbsearch", "dsquery"]
    when    = "shell.operand matches '(?i)(objectclass=(inetorgperson|person|user|posixaccount|organizationalperson)|^user$|uid=\\\\*|mail=\\\\*|cn=\\\\*)' and not (call.limit <= 100)"
  }

  shell {
    program = ["ldapsearch"]
    when    = "shell.operand matches '(?i)^ou=(people|users|employees|staff|personnel|mitarbeiter|accounts|personen)' and not (shell.operand matches '(?i)(uid|mail|cn|sn|samaccountname|employeenumber)=[^*)]') and not (call.limit <= 100)"
  }

  shell {
    program = ["gam", "gamadv-xtd3", "gam7"]
    operand = ["users", "contacts"]
  }

  shell {
    program = ["gam", "gamadv-xtd3", "gam7"]
    sub     = ["print users", "print contacts", "print group-members", "print cros", "print"]
    when    = "not (call.limit <= 100)"
  }

  shell {
    program  = ["az"]
    sub      = ["ad user list"]
    not_flag = ["--filter", "--upn", "--query-examples"]
  }

  shell {
    program = ["firebase", "gcloud"]
    when    = "shell.option matches '(?i)^--collection-ids=.*(user|customer|patient|member|employee|client|contact|profile)'"
  }

  # Frameworks dump their models of people.
  shell {
    operand = <<-W
      dumpdata, db:dump, export:users, users:export, customers:export, export:customers, data:export
    W
    when = "shell.operand matches '(?i)(customer|user|patient|employee|member|contact|crm|hr\\\\b|payroll|people|person|client|kyc|subscriber|applicant|student)'"
  }

  file {
    op    = ["read"]
    class = ["people"]
    not_shell_program = <<-W
      head, tail, wc, stat, file, du, ls, sha256sum, sha1sum, md5sum, shasum, cksum, grep, rg,
      egrep, fgrep, ag, ack, git, test, zgrep, csvstat, column, jq, b2sum, mlr, rm, unlink, cp, gcp,
      ln, install, gzip, zip, tar, dvc, touch, chmod, chown, gpg, age, zstd, xz, bzip2, 7z, split
    W
    when = "not (call.limit <= 100) and not (file.path matches '(?i)([.](pdf|docx?|odt|rtf|eml|msg|jpe?g|png|tiff?|heic|dcm|dicom|hl7|sha256|sha1|md5|sig|asc|vcf|txt)$|/[a-z]{0,8}[-_]?[0-9]{2,9}[a-z_-]*[.](json|xml|ya?ml)$|/[a-z]{0,8}[-_]?[0-9]{2,9}/[a-z0-9_-]+[.](json|xml|ya?ml)$|/[a-z]+[-_][0-9]{3,}[a-z_-]*[.](json|xml)$)' and not (file.path matches '(?i)(list|liste|export|dump|all|alle|register|verzeichnis|directory)[^/]*$'))"
  }

  # Unpacked for whoever reads the output.
  file {
    op            = ["read"]
    class         = ["people"]
    shell_program = ["gzip"]
    when          = "(shell.flag in ['-d', '--decompress', '--uncompress'] or shell.program in ['gunzip', 'bunzip2', 'unxz', 'unzstd', 'unlz4', 'unlzma', 'unpigz']) and not (call.limit <= 100)"
  }

  file {
    op            = ["read"]
    class         = ["people"]
    shell_program = ["head", "tail", "jq", "column", "mlr"]
    when          = "shell.option matches '^(--lines|-n|--bytes|-c)=.?[0-9]{4,}' or shell.program in ['jq', 'column', 'mlr'] and not (call.limit <= 100)"
  }
}

concept "moving personal data outside the EEA" {
  kind   = "action"
  object = "never"
  also = <<-W
    transferring personal data outside the EEA, sending personal data outside the EEA,
    storing personal data outside the EEA, moving personal data out of Europe,
    moving personal data to third countries, transferring personal data to third countries,
    moving personal data out of the EEA, transferring personal data out of the EEA,
    sending personal data out of the EEA, copying personal data outside the EEA,
    replicating personal data outside the EEA, moving personal data to regions outside the EEA,
    copying personal data to regions outside the EEA,
    replicating personal data to regions outside the EEA,
    moving personal data to countries outside the EEA,
    transferring personal data to countries outside the EEA,
    storing personal data in regions outside the EEA,
    copying personal data to servers outside the EEA,
    moving personal data to servers outside the EEA
  W
  unknown = "false"

  region {
    place = ["outside"]
    is    = ["copying data", "data set of people"]
  }
}

concept "copying data" {
  kind   = "action"
  object = "required"
  also   = ["replicating", "syncing", "moving"]

  call {
    verb = <<-W
      copy, replicate, restore, sync, move, migrate, import, export, create, transfer, clone,
      mirror, update, put, enable, add, set, backup, load, cp, rewrite, start, relocate, upload,
      modify, insert, configure, run, dump, stream, ship, archive, promote, extend, failover, store,
      execute, mv, push, write, snapshot, change, begin, publish, save, persist, sink
    W
    not_noun = <<-W
      evaluation, evaluacion, assessment, impact assessment, dpia, tia, dsfa, folgenabschaetzung,
      valutazione, beoordeling, register entry
    W
    not_mode = ["read"]
  }

  call { verb = ["export", "backup", "dump", "snapshot", "unload", "extract", "sync", "copy"] }

  call {
    noun = <<-W
      cp, mv, mk, copy job, transfer config, failover group, read replica, replica, replication,
      copy, mirror, sync
    W
    not_mode = ["read"]
  }

  sql { verb = ["create", "alter", "copy", "insert", "export", "backup", "restore"] }

  send { channel = ["copy", "upload"] }

  # Libraries of data frames, by what writes one.
  call {
    code_call = <<-W
      **.to_parquet, **.to_csv, **.to_json, **.to_pickle, **.to_feather, **.to_excel, **.to_orc,
      **.to_sql, **.to_gbq, **.to_delta, **.saveAsTable, **.insertInto, **.save, **write**.parquet,
      **write**.orc, **write**.csv, **write**.json, **write**.jdbc, **.write_parquet, **.write_csv,
      **.write_table, **.write_dataset, **.sink_parquet,
      **.sink_csv, **.write_delta, **.upload_*, **.copy_object, **.copy, **.copyto
    W
  }

  # A job that an address starts.
  http {
    method = ["GET"]
    when   = "http.path matches '(?i)/(launch|run|start|trigger|submit|execute|create|replicate|copy|sync|restore|migrate|transfer|export|enqueue|schedule|move|mirror|clone|failover)(/|$)' or call.value matches '^(action|cmd|op|operation|template|job|task|workflow|method|do|type|mode)=.*(copy|replicat|sync|mirror|migrat|restore|export|transfer|clone|move|failover)'"
  }

  shell {
    program = <<-W
      kafka-mirror-maker, kafka-mirror-maker.sh, connect-mirror-maker, connect-mirror-maker.sh,
      mirrormaker, pg_restore, mongorestore, pg_basebackup, distcp, s3-dist-cp, mongomirror,
      mongosync, myloader, pgloader, sqoop, elasticdump, restic, borg, duplicity, kopia, velero,
      litestream, pglogical, dsync, s5cmd, zfs
    W
  }
}

concept "data set of people" {
  kind = "thing"

  call { noun = ["@people"] }

  data { class = ["personal", "special", "people-name"] }

  sql { table = ["@people"] }
}

# What a hold on records is called.
set "hold" {
  words = <<-W
    legal hold, litigation hold, hold, held account, held object, event based hold, temporary hold,
    preservation hold, retention hold, compliance hold, ediscovery hold, case hold, hold policy,
    in place hold, inplace hold, hold order, preservation order, preservation lock,
    aufbewahrungssperre, loeschsperre, löschsperre, gel juridique, retencion legal,
    retention legale, conservation legale, hold notice, legal retention, held item, held,
    held document, held file, held record, rechtsstreit sperre, sperre rechtsstreit, rechtsstreit,
    custodian hold, hold release, legalhold, bloqueo legal, hold lift, preservation,
    release custodian, unlock custodian, hold override, preservation notice, discovery hold,
    court hold, regulatory hold, hold flag, blocco legale, vincolo legale, bewaarplicht,
    beweissicherung, legal lock, litigation lock, legal freeze, evidence hold, legal preservation,
    conservazione legale, obligation de conservation, gel des données, sperrvermerk, prozesssperre,
    custodian freeze, unfreeze custodian
  W
}

set "lift" {
  words = <<-W
    lift, release, disable, close, end, deactivate, unhold, cancel, clear, terminate, expire,
    revoke, stop, drop, suspend, unset, detach, unlock, lever, levantar, off, aufheben, dissolve,
    retire, shorten, bypass, finish, complete, void, abort, uebersteuern, waive, unfreeze
  W
}

concept "deleting records under legal hold" {
  kind   = "action"
  object = "never"
  also = <<-W
    deleting a record that is under legal hold, deleting data under legal hold,
    deleting records under hold, deleting held records, destroying evidence under legal hold,
    deleting documents under legal hold, deleting anything under legal hold,
    deleting a document that is under legal hold, deleting evidence under legal hold
  W
  unknown = "false"

  call {
    verb     = ["@delete", "overwrite", "shorten", "expire", "dispose", "replace"]
    not_noun = ["draft", "comment", "template", "test"]
    when     = "any(call.args, .key not in ['statement', 'note', 'notes', 'comment', 'title', 'summary', 'message', 'memo'] and .value matches '(?i)((legal|litigation|ediscovery|preservation|evidence|court|discovery)[ _/.-]*holds?([^a-z]|$)|aufbewahrungssperre|l(ö|oe|o)schsperre|rechtsstreit|beweissicherung|gel[ _]juridique|conservation[ _]l[eé]gale|retenci[oó]n[ _]legal|bloqueo[ _]legal|rechtliche[ _](aufbewahrung|sperre)|gerichtliche[ _]sperre|retenue[ _]l[eé]gale|vincolo[ _]legale|retenci[oó]n[ _]judicial|prozesssperre)')"
  }

  # A tag of the record says so.
  call {
    verb = <<-W
      @delete, overwrite, expire, archive, replace, anonymise, anonymize, dispose
    W
    when = "any(call.args, .key in ['hold', 'hold_type', 'hold_tag', 'hold_status'] and .value matches '(?i)^(legal|litigation|active|on|true)') or any(call.args, .key matches '(legal|litigation|preservation|vault|ediscovery|evidence)_hold' and .value in ['true', 'on', 'ON', 'yes', '1', 'active', 'enabled'])"
  }

  call {
    verb = <<-W
      put, set, update, create, edit, modify, configure, shorten, apply, change
    W
    noun = <<-W
      lifecycle, retention, expiration, expiry, ttl, retention policy, lifecycle configuration,
      retention period, lifecycle rule
    W
    when = "any(call.args, .value matches '(?i)((legal|litigation|ediscovery|preservation|evidence|court|discovery)[ _/.-]*holds?([^a-z]|$)|aufbewahrungssperre|l(ö|oe|o)schsperre|rechtsstreit|beweissicherung|gel[ _]juridique|conservation[ _]l[eé]gale|retenci[oó]n[ _]legal|bloqueo[ _]legal|rechtliche[ _](aufbewahrung|sperre)|gerichtliche[ _]sperre|retenue[ _]l[eé]gale|vincolo[ _]legale|retenci[oó]n[ _]judicial|prozesssperre)')"
  }

  file {
    op   = ["delete", "write", "edit", "move"]
    when = "file.path matches '(?i)((legal|litigation|preservation|evidence|court)[ _-]*holds?([^a-z]|$)|/holds?/.*(matter|case|custodian)|/preserved/|(auf|l(ö|oe|o)sch|aufbewahrungs)sperre|rechtsstreit)' and not (file.path matches '(?i)/(src|lib|packages|components|node_modules|dist|build|tests?|docs?|internal|cmd|pkg)/(.*/)?[a-z_-]*(legal|\\\\blit|litigation)' or file.path matches '(?i)\\\\.(go|ts|tsx|js|jsx|py|rb|java|hcl|tf|css|feature|md|mdx|rst|adoc)$')"
  }

  shell {
    program = ["find", "fd", "fdfind", "gfind"]
    flag    = ["-delete"]
    operand = [
      "**legal-hold**",
      "**legal_hold**",
      "**legalhold**",
      "**litigation-hold**",
      "**litigation_hold**",
      "**/preserved/**",
    ]
  }

  # A copy onto a held object overwrites it.
  send {
    channel = ["copy", "upload"]
    when    = "send.address matches '(?i)(legal|\\\\blit|litigation|preservation)[ _-]*holds?/.*\\\\.[a-z0-9]{2,5}$'"
  }

  shell {
    when = "shell.operand matches '(?i)://.*(legal|\\\\blit|litigation|preservation)[ _-]*holds?([^a-z]|$)' and call.verb in ['delete', 'remove', 'purge', 'rb', 'rm', 'mv', 'move', 'erase']"
  }

  sql {
    verb = ["delete", "drop", "truncate"]
    when = "sql.table in ['legal hold', 'litigation hold'] or call.value matches '(?i)^table=([^=]*[.])?(records?_?|case_?|matter_?|custodian_?|retention_?|preservation_?|court_?|discovery_?)?holds?$'"
  }

  sql {
    verb = ["delete", "drop", "truncate"]
    when = "any(call.args, .key == 'statement' and .value matches '(?i)(^|[^a-z]|legal|litigation)hold[a-z_]*[\"`]?\\\\s*(=|is|like|in)\\\\s*\\\\(?\\\\s*.?(true|1\\\\b|t\\\\b|on\\\\b|yes|active|legal|litigation|%|not null|hold|y\\\\b)' or .key == 'statement' and .value matches '(?i)where\\\\s+(.*\\\\s)?[a-z_.]*hold[a-z_]*\\\\s*($|;|and|or)' or .key == 'statement' and .value matches '(?i)(using|join|from|exists)[^;]*((legal|\\\\blit|litigation)[a-z_. ]*holds?|[._ ]holds? [^;]*(legal|litigation|court))' and not (.value matches '(?i)(not +(in|exists)|left join|is null|= *false)'))"
  }

  # The rows are those whose tag or code is a hold's by its name: code = 'LIT-HOLD-2026-04'.
  sql {
    verb = ["delete", "drop", "truncate"]
    when = "any(call.args, .key == 'statement' and .value matches '(?i)([^!<>]= *|[^a-z]i?like +|[^a-z]in *\\\\([^)]*)\\\\x27[^\\\\x27]*(lit|legal|litigation|preservation|ediscovery|discovery|court|evidence)[ _.-]?hold([^a-z\\\\x27][^\\\\x27]*)?\\\\x27' and not (.value matches '(?i)not +(in|i?like|exists)|left join|released|lifted|expired'))"
  }
}

concept "lifting the hold" {
  kind   = "action"
  object = "never"
  also = [
    "lift the hold",
    "lifting a legal hold",
    "releasing a legal hold",
    "removing a legal hold",
    "lifting legal holds",
    "releasing holds",
  ]
  unknown = "false"

  call {
    verb = ["@delete", "@lift"]
    noun = ["@hold"]
    not_noun = <<-W
      library, patron, booking, reservation, seat, jira, trello, linear, asana, stock, credit,
      shipment, check hold, fund, hold music, draft, hold button, transition, payment hold,
      account hold, reservation hold, hold queue, phone hold, inventory hold, order hold,
      hold label, label, credit hold, seat hold, wallet, wallet hold, balance hold, card hold, bed hold,
      deposit hold, escrow hold, cart, preauth, rental hold, slot hold, authorization hold, shipping hold, stock hold,
      place hold, table hold,
      booking hold, ticket, call, parcel, delivery, deal, lead, waitlist,
      wildlife, species, heritage, museum, food preservation, cryogenic, habitat, conservation,
      nature,
      notification, forest
    W
    not_value = ["status=on", "legal_hold=status=on", "legal_hold=on", "legal_hold=true"]
    not_key = <<-W
      seat, patron, sku, book, order, reservation, booking, room
    W
  }

  # The end of a hold as the end of a path or of a name.
  call {
    verb = ["create", "update", "delete", "hold", "post", "execute"]
    noun = <<-W
      hold release, hold lift, hold close, hold cancel, hold remove, hold end, release hold,
      lift hold, hold removal, hold termination
    W
    not_noun = <<-W
      template, draft, checklist, form, notice, report,
      booking, reservation, library, inventory, order hold, payment hold, credit, seat
    W
    not_mode = ["read"]
  }

  # The end of a hold as a word of a procedure that is no verb.
  call {
    noun = <<-W
      legal hold, litigation hold, hold policy, ediscovery hold, preservation hold, custodian,
      ediscovery custodian, ediscovery case, beweissicherung, aufbewahrungssperre, loeschsperre,
      gel juridique, bloqueo legal, blocco legale, legalhold, legal preservation
    W
    object = <<-W
      release, lift, removal, termination, closure, end, ende, beenden, beende, ending, aufhebung,
      aufheben, quit, quitar, rimuovi, rimuovere, opheffen, levee, mainlevee, levantamiento,
      retirar,
      unhold, lifting, releasing
    W
    not_noun = <<-W
      report, notice, template, draft, search, list, calendar, date
    W
    not_mode = ["read"]
  }

  shell {
    flag = [
      "--clear-retention-period",
      "--clear-retention-policy",
      "--no-retention",
      "--remove-retention",
    ]
    operand = ["**legal-hold**", "**legal_hold**", "**litigation**", "**legalhold**"]
  }

  # A tag that says so, taken off.
  call {
    key = <<-W
      remove tag, remove label, untag, tag, label, removed tag, delete tag, tag key, tag to remove,
      label to remove, remove
    W
    when     = "(call.verb in ['remove', 'untag', 'delete', 'detach', 'clear'] or call.key in ['remove tag', 'remove label', 'untag', 'delete tag', 'tag to remove', 'label to remove', 'removed tag', 'remove', 'removed', 'unset', 'detach']) and any(call.args, .value matches '(?i)^(legal|\\\\blit|litigation|preservation)[ _-]?hold')"
    not_mode = ["read"]
  }

  call {
    key      = ["legal hold active", "hold active", "hold enabled", "active", "enabled", "status"]
    when     = "any(call.args, .path matches '(?i)(legal|\\\\blit|litigation)_?hold[.](active|enabled|status|state|on)$' and .value in ['false', 'off', 'OFF', 'released', 'inactive', 'disabled', 'none', '0'])"
    not_mode = ["read"]
  }

  shell {
    program = ["az"]
    sub     = ["storage blob set-legal-hold"]
    when    = "shell.operand == 'false' or shell.option matches 'legal-hold=false'"
  }

  # A block on records that a dispute keeps.
  call {
    verb = ["@delete", "@lift"]
    noun = <<-W
      sperre, block, retention, preservation, sperrvermerk, gel, bloqueo, retencion
    W
    when = "any(call.args, .value matches '(?i)(rechtsstreit|litigation|legal hold|lawsuit|contentieux|litigio|aufbewahrungssperre|gerichtsverfahren|beweissicherung)')"
  }

  # A tool of holds, by its name.
  call {
    noun     = ["hold ctl", "hold cli", "hold tool", "hold admin", "hold manager", "holdctl"]
    when     = "call.noun in ['release', 'lift', 'remove', 'close', 'end', 'cancel', 'aufheben'] or call.verb in ['release', 'lift', 'remove', 'close', 'end', 'cancel', 'delete']"
    not_mode = ["read"]
  }

  shell {
    program = ["set-mailbox", "set-mailuser", "set-caseholdpolicy", "set-site", "set-sposite"]
    when    = "shell.flag matches '(?i)(litigation|retention|legal|compliance)hold(enabled)?[:=].?(false|0)' or shell.option matches '(?i)(litigation|retention|legal|compliance)hold(enabled)?[:=]+.?(false|0)' or shell.operand matches '(?i)(litigation|retention|legal|compliance)hold(enabled)?[:=].?(false|0)'"
  }

  call {
    noun = <<-W
      case hold, hold policy, hold rule, hold compliance, litigation hold, hold, mailbox hold
    W
    value = <<-W
      enabled=$false, enabled=false, enabled=0, active=false, active=$false, is_enabled=false
    W
    not_mode = ["read"]
    when     = "call.noun in ['case', 'legal', 'litigation', 'compliance', 'mailbox', 'retention', 'ediscovery', 'matter', 'custodian']"
  }

  # A tool of holds, with a matter.
  call {
    noun = <<-W
      hold, vault, ediscovery, legal, matter, litigation, holds, custodian, compliance, purview
    W
    key  = ["matter", "matter id", "custodian", "hold", "hold id", "legal hold"]
    when = "call.noun in ['release', 'lift', 'unhold'] or call.verb in ['release', 'lift', 'unhold', 'unlock']"
    not_noun = <<-W
      booking, reservation, library, inventory, payment, order, credit, seat, hold notice
    W
    not_key  = ["seat", "patron", "sku", "book", "order", "reservation"]
    not_mode = ["read"]
  }

  call {
    key = <<-W
      bypass hold, override hold, ignore hold, skip hold, ignore legal, override legal,
      bypass legal, force hold, sperre, preserve
    W
    value = <<-W
      bypass_hold=true, override_hold=true, ignore_hold=true, skip_hold=true,
      ignore_legal_hold=true, override_legal_hold=true, bypass_legal_hold=true, sperre=aufheben,
      preserve=false, override_hold=, bypass_hold=, ignore_hold=, skip_hold=, ignore_legal_hold=,
      override_legal_hold=
    W
    not_mode = ["read"]
  }

  shell {
    program = <<-W
      curl, http, https, xh, wget, mongosh, mongo, az, aws, gcloud, gsutil, invoke-restmethod,
      invoke-webrequest, curlie, httpie, restish, oci, mc
    W
    when = "shell.option matches '(?i)(legal|\\\\blit|litigation|preservation)[ _-]?holds?.{0,10}[:=]\\\\s*.?(null|false|off|released|none|inactive|0)' or shell.option matches '(?i)(delete|remove|drop)[a-z]*\\\\(\\\\{.*(legal|\\\\blit|litigation)_?holds?.?\\\\s*:\\\\s*.?(true|active|on)'"
  }

  call {
    verb = <<-W
      update, set, put, edit, modify, change, patch, configure, toggle, switch, create, write,
      execute, run
    W
    noun = ["@hold"]
    not_noun = <<-W
      ticket, order, shipment, payment, call, queue, issue, deal, booking, reservation, credit,
      inventory, seat, stock, parcel, jira, zendesk
    W
    when = "any(call.args, (.key matches '(?i)(hold|status|state|active|enabled|value|flag|action|sperre|body|payload|data|settings?|set|config|command|args?|field)' or .key == '') and .value in ['off', 'OFF', 'Off', 'false', 'released', 'RELEASED', 'Released', 'inactive', 'disabled', 'Status=OFF', 'status=off', 'none', 'closed', 'lifted', 'ended', 'CLOSED', 'release', 'expired', 'Disabled'] or .value matches '(?i)\"?status\"?\\\\s*[:=]\\\\s*\"?(off|released|inactive|closed)')"
  }

  # A field of a record holds it.
  call {
    key = <<-W
      legal hold, litigation hold, hold, preservation hold, event based, temporary hold, on hold,
      sperre, rechtsstreit sperre, aufbewahrungssperre, loeschsperre, gel juridique, bloqueo legal,
      retencion legal, legal lock, blocco legale, legal freeze
    W
    when = "any(call.args, (.key matches '(legal|litigation|preservation|event_based|temporary|evidence)_hold' or .key matches '(sperre|gel_juridique|bloqueo_legal|retencion_legal|blocco_legale|legal_lock|legal_freeze)' or .key matches '^(hold|hold_status|hold_flag|hold_active|is_held|under_hold|on_hold|hold_enabled)') and (.value in ['off', 'OFF', 'Off', 'false', 'False', '0', 'no', 'none', 'null', 'released', 'RELEASED', 'inactive', 'disabled', 'lifted', 'closed', 'Status=OFF'] or .path contains 'unset'))"
  }

  shell {
    program = ["gsutil"]
    sub     = ["retention temp release", "retention event release"]
  }

  shell {
    flag = <<-W
      --no-event-based-hold, --no-temporary-hold, --clear-event-based-hold, --clear-legal-hold,
      --no-legal-hold, --remove-legal-hold, --release-hold, --override-hold, --bypass-hold,
      --ignore-hold, --skip-hold, --override-legal-hold, --ignore-legal-hold, --force-hold-release
    W
  }

  shell {
    flag = [
      "-LitigationHoldEnabled",
      "-RetentionHoldEnabled",
      "-litigationholdenabled",
      "-RemoveDelayHoldApplied",
      "-RemoveDelayReleaseHoldApplied",
    ]
    when = "shell.operand in ['$false', 'False', 'false', '0'] or shell.option matches '(?i)hold(enabled|applied)?=.?(false|0)' or shell.flag in ['-RemoveDelayHoldApplied', '-RemoveDelayReleaseHoldApplied']"
  }

  shell {
    program = [
      "remove-caseholdpolicy",
      "remove-caseholdrule",
      "remove-holdcompliancepolicy",
      "remove-holdcompliancerule",
      "remove-retentioncompliancepolicy",
    ]
  }

  sql {
    verb  = ["update"]
    table = ["hold", "legal hold", "litigation hold", "matter hold", "custodian hold"]
    column = <<-W
      released, release, lifted, closed, ended, end, inactive, cancelled, expiry, expires
    W
  }

  sql {
    verb = ["update"]
    when = "any(call.args, .key == 'statement' and .value matches '(?i)(^|[^a-z]|legal|litigation)hold[a-z_]*(released|lifted|ended|closed|removed|expired)[a-z_]* *= *.?(now|current|true|1|get|sys|[0-9])' or .key == 'statement' and .value matches '(?i)(^|[^a-z]|legal|litigation)hold[a-z_]*[\"`]?\\\\s*=\\\\s*.?(false|0\\\\b|f\\\\b|null|off|released|inactive|none|n\\\\b|no\\\\b)')"
  }
}

# Records of the business by name, in the singular.
set "records" {
  words = <<-W
    customer, contact, account, order, invoice, ticket, patient, employee, lead, deal, opportunity,
    client, record, case, user, company, vendor, supplier, bill, payment, contract, member,
    appointment, claim, subscriber, candidate, applicant, student, person, profile, crm, document,
    conversation, sales order, purchase order, expense, worker, mailbox, quote, estimate,
    prescription, loan, journal entry, transaction, guest, reservation, booking, donor,
    insurance policy, issue, credit note, encounter, delivery note, tenant record, agreement,
    enrollment, timesheet, payslip, receipt, ledger entry, incident, debtor, tenant,
    incident record, beneficiary, payee, merchant, property, listing, matter, warranty, complaint,
    lab result, medical record, subscription record, business partner, partner, organisation record,
    voucher, policyholder, pupil, resident, citizen, volunteer, referral, lease, work order,
    shipment, sales invoice, buyer, household, account holder, cardholder, borrower, passenger, rfq,
    payroll record, personnel file, health record, service request, support case, trouble ticket,
    registrant, shareholder, creditor, inspection,
    nomination, membership record, caller, visitor record, player
  W
}

# What belongs to people or systems beside such records, and is none.
set "not-records" {
  words = <<-W
    draft, test, fixture, comment, event, calendar, label, tag, branch, cache, temp, temporary,
    webhook, session, token, key, user story, attachment draft, reaction, view, mock,
    service account, role, permission, group, message, chat, subscription, index, bucket, s3,
    namespace, cluster, instance, stack, node, access, memory, observation, mail folder, pod,
    policy version, sandbox, demo, bookmark, favorite, watcher, hold, storage account, link,
    issue link, attachment, avatar, field, assignee, follower, template, alias, rule, filter rule,
    saved search, secret, credential, password, device, dashboard, annotation, note, reminder,
    notification, milestone, project board, iam, kv, cloudtrail, trail, log, dns, database user,
    certificate, mfa, login, container, image, held account, held, relation, worktree, snapshot,
    filter, task, checklist, widget, favourite, wishlist, search,
    stash, alarm, metric, queue, bot, vector, embedding, customer managed key, pull request,
    workflow, worker script, worker route, worker pool, feature flag, lambda, schema, column, cron,
    job
  W
}

# Keys of arguments that name records.
set "record-keys" {
  words = <<-W
    customer, contact, order, invoice, ticket, patient, employee, client, receipt, contract, debtor,
    creditor, member, claim, candidate, applicant, student, policyholder, vendor, supplier, lead,
    deal, kreditor, debitor, aktenzeichen, belegnummer, kundennummer, rechnungsnummer,
    vertragsnummer, personalnummer, case number, case id, customer id, invoice id, order id,
    contact id, employee id, patient id, contract id, ticket id, matricule, dossier, expediente
  W
}

# Environments whose data is nobody's.
set "environments.scratch" {
  words = <<-W
    dev, test, ci, tmp, local, development, testing, fixture, e2e, demo, sandbox, localhost, scratch
  W
}

concept "deleting customer records" {
  kind   = "action"
  object = "never"
  also = <<-W
    deleting business records, deleting records, deleting customers, removing customer records,
    purging customer data, deletion of customer records, deleting orders, deleting tickets,
    erasing customer records, deleting invoices
  W
  includes = ["deleting records by tools of one's own"]
  unknown  = "false"

  # records of any kind, by their ids
  http {
    method = ["DELETE"]
    path = [
      "/services/data/*/composite/sobjects",
      "/services/data/*/composite/tree/**",
      "/api/data/v*/*(*)",
    ]
  }

  # pictures and findings of patients in an archive of them
  call {
    verb = ["@delete"]
    object = <<-W
      study, studies, series, dicom study, imaging study, observation, resource, specimen, examination
    W
    noun         = ["pacs", "dicom", "dicomweb", "dicom web", "orthanc", "fhir", "ris", "vna"]
    not_env_name = ["sandbox", "test", "dev"]
    mode         = ["change", "unknown"]
  }

  call {
    verb = <<-W
      delete, destroy, erase, purge, wipe, drop, trash, prune, bulk_delete, anonymize, anonymise,
      redact, forget, obliterate, nuke, expunge, clear
    W
    noun              = ["@records"]
    not_noun          = ["@not-records"]
    not_sql_verb      = ["delete", "truncate"]
    not_code_call     = ["*.client.*", "*Client.*"]
    not_shell_program = ["redis-cli", "valkey-cli", "keydb-cli"]
    not_env_target    = ["local"]
    not_env_name      = ["@environments.scratch"]
  }

  call {
    verb = ["remove"]
    noun = ["@records"]
    not_noun = <<-W
      @not-records, team, list, segment, project, channel, organisation, board, campaign, queue,
      workspace, collaborator, cart, watchlist, sequence, audience, meeting, room, access,
      notion, slack, teams, confluence, sharepoint, figma, miro, page guest, workspace guest,
      blocklist, allowlist, sprint, folder, playlist, item, line, membership, department, shift,
      assignment
    W
    not_env_target = ["local"]
    not_env_name   = ["@environments.scratch"]
  }

  # Whom a register of customers knows.
  call {
    verb = [
      "delete",
      "remove",
      "destroy",
      "purge",
      "trash",
      "erase",
      "bulk_delete",
      "wipe",
    ]
    noun = <<-W
      crm, pipedrive, hubspot, salesforce, zoho, dynamics, freshsales, attio, copper, sugarcrm,
      insightly, vtiger, close, capsule, nutshell, odoo
    W
    object = [
      "organisation",
      "company",
      "account",
      "person",
      "deal",
      "opportunity",
      "partner",
    ]
    not_object     = ["field", "note", "filter", "view", "tag", "label", "webhook", "user", "list"]
    not_env_target = ["local"]
    not_env_name   = ["@environments.scratch"]
  }

  # By an argument that names the record, in a call whose own name says only that it deletes, or where.
  call {
    verb = <<-W
      delete, destroy, erase, purge, wipe, expunge, clear, shred
    W
    key = ["@record-keys"]
    noun = <<-W
      registratur, ablage, dms, erp, crm, archive, archiv, folder, file, akte, dossier, record,
      stammdaten, sap, salesforce, hubspot, netsuite, odoo, pim, backoffice, registry, master data,
      entity, object, row, entry, datensatz
    W
    not_noun = <<-W
      draft, test, cache, comment, note, label, tag, permission, webhook, field, session, temp,
      template, index
    W
    not_env_target = ["local"]
  }

  # A set of records that code has chosen.
  call {
    verb = ["delete", "destroy", "erase", "purge"]
    noun = ["@records"]
    code_call = [
      "*.filter.delete",
      "*.filter_by.delete",
      "*.search.unlink",
      "*.filter.destroy",
    ]
    not_noun = <<-W
      draft, test, fixture, session, token, cache, log, comment, message
    W
    not_env_target = ["local"]
  }

  # A person who asked to be forgotten.
  call {
    verb = ["erase", "forget", "anonymize", "anonymise", "purge", "delete"]
    noun = <<-W
      subject, data subject, betroffene, dsr, dsar, erasure request, right to erasure
    W
    not_noun = <<-W
      draft, test, template, policy, topic, email subject, certificate
    W
    not_mode       = ["read"]
    not_env_target = ["local"]
  }

  # A signed paper by the name of its file.
  call {
    verb = <<-W
      delete, remove, destroy, erase, purge, trash, wipe, shred
    W
    noun           = ["file", "doc", "docs", "attachment", "item", "document"]
    when           = "any(call.args, .value matches '(?i)(contract|agreement|invoice|signed|vertrag|rechnung|contrat|facture|contrato|factura|payslip|patient|personalakte|ledger|receipt|claim|purchase.?order|minutes)[^/]*[.](pdf|docx?|xlsx?|eml|msg|tiff?)$')"
    not_noun       = ["draft", "comment", "template", "hold", "webhook", "test"]
    not_act_kind   = ["command", "file"]
    not_env_target = ["local"]
  }

  shell {
    program = ["firebase"]
    sub     = ["firestore:delete", "database:remove"]
    when    = "shell.operand matches '(?i)(customers?|orders?|invoices?|users?|patients?|members?|contacts?|accounts?|tickets?|clients?|employees?)(/|$)'"
  }

  # For good, said so.
  call {
    noun = ["@records"]
    value = <<-W
      gdpr_delete=true, hard_delete=true, permanent=true, permanently=true, purge=true,
      delete_permanently=true, endgultig=true, definitif=true, definitivo=true, erase=true,
      forget=true, anonymize=true
    W
    not_noun       = ["@not-records"]
    not_mode       = ["read"]
    not_env_target = ["local"]
  }

  # Odoo and its kin by remote procedure calls.
  call {
    code_call = ["*.execute_kw", "*.execute", "*.env.*", "*.call_kw"]
    when      = "any(call.args, .value == 'unlink') and any(call.args, .value in ['res.partner', 'sale.order', 'account.move', 'hr.employee', 'crm.lead', 'purchase.order', 'helpdesk.ticket', 'account.payment', 'stock.picking', 'hr.applicant', 'hr.contract', 'account.invoice', 'product.template'])"
  }

  # A command of a program that no table knows, with its verb behind the noun.
  shell {
    call_noun = ["@records"]
    operand = <<-W
      delete, löschen, loeschen, purge, erase, destroy, remove, supprimer, eliminar, borrar, rm,
      wipe, vernichten, entfernen, effacer
    W
    not_call_noun  = ["@not-records"]
    not_call_mode  = ["read", "change"]
    not_env_target = ["local"]
  }

  # Records of a customer system by its command line.
  shell {
    program      = ["sf", "sfdx", "force"]
    when         = "shell.sub in ['data delete', 'data delete record', 'data delete bulk', 'force:data:record:delete', 'force:data:bulk:delete', 'data delete resume'] or shell.operand in ['force:data:record:delete', 'force:data:bulk:delete', 'data:delete:record']"
    not_env_name = ["dev", "test", "ci", "scratch", "sandbox"]
  }

  # What is under a hold is a record.
  file {
    op        = ["delete"]
    not_class = ["build"]
    when      = "file.path matches '(?i)(legal|\\\\blit|litigation|preservation)[ _-]*holds?([^a-z]|$).*[.](pst|eml|msg|pdf|docx?|xlsx?|zip|tiff?)$'"
  }

  # By the model, module or table that the call names.
  call {
    verb = <<-W
      delete, unlink, destroy, erase, purge, trash, remove, wipe, bulk_delete, expunge, obliterate
    W
    value = <<-W
      model=res.partner, model=sale.order, model=account.move, model=hr.employee, model=crm.lead,
      model=purchase.order, model=helpdesk.ticket, model=account.payment, model=stock.picking,
      model=hr.applicant, model=hr.contract, model=sale.subscription, module=contacts, module=leads,
      module=deals, module=accounts, module=invoices, module=cases, module=sales_orders,
      module=vendors, module=customers, module=quotes, module=opportunities, module=tickets,
      database=clients, database=customers, database=contacts, database=crm, database=employees,
      database=invoices, database=orders, database=contracts, database=patients, database=leads,
      resource=customers, resource=invoices, resource=orders, resource=contacts, entity=accounts,
      entity=contacts, entity=invoices, logical_name=account, logical_name=contact, list=customers,
      list=contracts, list=invoices, base=crm
    W
    not_noun = <<-W
      draft, comment, view, tag, field, permission, template, test, note, webhook, property, column
    W
    not_env_target = ["local"]
    not_env_name   = ["@environments.scratch"]
  }

  # A document of record in a store of documents.
  call {
    verb = <<-W
      delete, remove, destroy, erase, purge, trash, wipe
    W
    noun = <<-W
      drive, gdrive, sharepoint, onedrive, dropbox, box, dms, document, docuware, alfresco, egnyte,
      paperless, archive, google drive, m files, ablage, nextcloud, opentext, doxis
    W
    not_noun = <<-W
      draft, comment, label, tag, permission, hold, template, view, webhook
    W
    when = "any(call.args, .value matches '(?i)(contract|agreement|invoice|signed|vertrag|rechnung|contrat|facture|contrato|factura|payslip|gehaltsabrechnung|audit report|annual report|minutes|protokoll|certificate|deed|statement|patient|personnel|personal(akte|file)|tax return|steuer|ledger|receipt|beleg|lohn|policy document|claim|balance sheet|bilanz|order confirmation|lieferschein|purchase order|nda\\\\b)')"
  }

  sql {
    verb  = ["delete", "truncate"]
    table = ["@records"]
    not_table = <<-W
      test, tmp, temp, staging, session, cache, token, log, draft, job, fixture, role, permission,
      queue, setting, preference, pref, notification, migration, cart, flag, cookie, view, filter,
      favorite, favourite, bookmark, tag, label, search, index, lock, event, outbox, inbox, import,
      export, backup, snapshot, history
    W
    not_shell_program = ["redis-cli", "valkey-cli", "keydb-cli", "memcached-tool"]
    not_env_target    = ["local"]
    not_env_name      = ["@environments.scratch"]
  }
}

# Verbs and people in German, French and Spanish, and words that are written as one.
map "words" {
  words = {
    listar = "list", lister = "list", auflisten = "list", buscar = "search", chercher = "search",
    suchen = "search", obtener = "get", obtenir = "get", abrufen = "get", consultar = "query",
    consulter = "query", mostrar = "show", afficher = "show", anzeigen = "show",
    legalhold = "legal hold", litigationhold = "litigation hold", exportiere = "export",
    exportieren = "export", exporter = "export", exportar = "export", exporta = "export",
    paciente = "patient", patienten = "patient", patientin = "patient", usuario = "user",
    benutzer = "user", nutzer = "user", utilisateur = "user", kandidat = "candidate",
    candidat = "candidate", candidato = "candidate", mieter = "tenant", locataire = "tenant",
    versicherte = "policyholder", versicherter = "policyholder", mitglied = "member",
    mitglieder = "member", adherent = "member", miembro = "member", abonnent = "subscriber",
    abonnenten = "subscriber", abonne = "subscriber", suscriptor = "subscriber",
    suscriptores = "subscriber", usuarios = "user", pacientes = "patient", employe = "employee",
    salaries = "salary", contacto = "contact", contactos = "contact", kontakt = "contact",
    kontakte = "contact", personen = "person", personne = "person", kundendaten = "customer",
    kundenliste = "customer", kundenstamm = "customer", mitarbeiterliste = "employee",
    mitarbeiterdaten = "employee", debitor = "customer", debitoren = "customer",
    patientendaten = "patient", personalakte = "personnel", stammdaten = "record",
    vernichte = "destroy", detruis = "destroy", destruye = "destroy", beleg = "receipt",
    envoyer = "send", enviar = "send", senden = "send", versenden = "send", mailversand = "mailing",
    fput = "put", mieterin = "tenant", assure = "policyholder", asegurado = "policyholder",
    ecole = "school", beende = "end", loeschen = "delete", loschen = "delete", entfernen = "remove",
    supprimer = "delete", eliminar = "delete", borrar = "delete", loesche = "delete",
    "lösche" = "delete", "löschen" = "delete", losche = "delete", entferne = "remove",
    supprime = "delete", elimina = "delete", borra = "delete", tilgen = "delete",
    vernichten = "destroy", "veröffentlichen" = "publish", veroeffentlichen = "publish",
    veroffentlichen = "publish", "veröffentliche" = "publish", veroeffentliche = "publish",
    publier = "publish", publie = "publish", publicar = "publish", publica = "publish",
    posten = "post", sende = "send", schicke = "send", schicken = "send", verschicke = "send",
    verschicken = "send", versende = "send", envia = "send", envoie = "send", envoi = "send",
    envio = "send", teilen = "share", partager = "share", compartir = "share", hochladen = "upload",
    televerser = "upload", subir = "upload", herunterladen = "download", telecharger = "download",
    descargar = "download", kopiere = "copy", kopieren = "copy", copier = "copy", copiar = "copy",
    verschiebe = "move", verschieben = "move", deplacer = "move", mover = "move",
    repliziere = "replicate", replizieren = "replicate", repliquer = "replicate",
    replicar = "replicate", uebertrage = "transfer", uebertragen = "transfer",
    "übertragen" = "transfer", antworte = "reply", antworten = "reply", beantworte = "reply",
    beantworten = "reply", repondre = "reply", responder = "reply", aufheben = "lift",
    lever = "lift", levantar = "lift", hebe = "lift", spiegeln = "mirror",
    wiederherstellen = "restore", restaurer = "restore", restaurar = "restore",
    datensaetze = "record", auftrag = "order", auftraege = "order", commandes = "order",
    facturas = "invoice", rechnungen = "invoice", factures = "invoice", belege = "receipt",
    akte = "case", akten = "case", expediente = "case", vorgang = "case", seite = "page",
    beitrag = "post", beitraege = "post", billet = "post", entrada = "post", article = "article",
    dokument = "document", dokumente = "document", documento = "document", documentos = "document",
    schriftstueck = "document", artikel = "article", articulo = "article", ausblenden = "hide",
    einladen = "invite", inviter = "invite", invitar = "invite", einladung = "invitation",
    clientele = "customer", destinataires = "recipient", sicherung = "backup",
    sauvegarde = "backup", respaldo = "backup", anfrage = "request", listado = "list",
    abonnes = "subscriber", gehaelter = "salary", nominas = "payroll", pagina = "page",
    "página" = "page", benachrichtigen = "notify", benachrichtige = "notify", notifier = "notify",
    notificar = "notify", informieren = "inform", informer = "inform", informar = "inform",
    erinnern = "remind", rappeler = "remind", recordar = "remind", anrufen = "dial", lesen = "read",
    lies = "read", lire = "read", leer = "read", hackernews = "hacker news",
    prnewswire = "press release", news = "news", personnes = "person", personas = "person",
    employes = "employee", empleados = "employee", proveedores = "vendor", fournisseurs = "vendor",
    kunde = "customer", kundin = "customer", avisar = "notify", aviso = "notice",
    contactar = "contact", contacter = "contact", kontaktieren = "contact", kontaktiere = "contact",
    anschreiben = "contact", prevenir = "notify", relancer = "remind", relance = "remind",
    mahnen = "remind", llamar = "dial", llama = "dial", appeler = "dial", appelle = "dial",
    absenden = "send", rausschicken = "send", abschicken = "send", zustellen = "deliver",
    weiterleiten = "forward", weiterleite = "forward", reenviar = "forward", mandar = "send",
    manda = "send", remitir = "send", expedier = "send", inviare = "send", spedire = "send",
    verzenden = "send", sturen = "send", contestar = "reply", contesta = "reply",
    schreibe = "write", schreiben = "write", escribir = "write", ecrire = "write",
    rispondere = "reply", mitteilen = "inform", mitteilung = "notification",
    verteilen = "distribute", distribuer = "distribute", distribuir = "distribute", teile = "share",
    freigegeben = "released", auslesen = "read", ziehen = "pull", herunterlade = "download",
    lade = "load", beantwortung = "reply", rueckmeldung = "reply", gast = "guest", gaeste = "guest",
    "gäste" = "guest", paziente = "patient", dipendente = "employee", dipendenti = "employee",
    utente = "user", utenti = "user", klant = "customer", klanten = "customer",
    medewerker = "employee", medewerkers = "employee", klient = "customer", bewohner = "resident",
    buerger = "citizen", "bürger" = "citizen", einwohner = "resident", schuelerin = "student",
    "schülerin" = "student", "schüler" = "student", lehrer = "teacher", eltern = "parent",
    angehoerige = "relative", patienti = "patient", versicherten = "policyholder",
    versicherungsnehmer = "policyholder", kreditnehmer = "borrower", mandant = "customer",
    mandanten = "customer", spender = "donor", vereinsmitglieder = "member",
    teilnehmer = "participant", teilnehmerin = "participant", kursteilnehmer = "participant",
    belegschaft = "employee", arbeitnehmer = "employee", angestellte = "employee",
    beschaeftigte = "employee", fahrgast = "passenger", fahrgaeste = "passenger",
    empleada = "employee", trabajador = "employee", trabajadores = "employee",
    ciudadano = "citizen", ciudadanos = "citizen", alumnos = "student", alumnado = "student",
    socios = "member", socio = "member", inquilino = "tenant", inquilinos = "tenant",
    asegurados = "policyholder", huesped = "guest", huespedes = "guest", citoyen = "citizen",
    citoyens = "citizen", eleves = "student", etudiant = "student", etudiants = "student",
    locataires = "tenant", adherents = "member", assures = "policyholder",
    beneficiaires = "beneficiary", abonnees = "subscriber", extraire = "extract",
    extraer = "extract", extrahiere = "extract", extrahieren = "extract", volcar = "dump",
    volcado = "dump", esporta = "export", esportare = "export", exporteer = "export",
    exporteren = "export", eksporter = "export", exportera = "export", eksportuj = "export",
    scarica = "download", scaricare = "download", downloaden = "download", inwoner = "resident",
    inwoners = "resident", studenti = "student", pazienti = "patient", clienti = "customer",
    abbonati = "subscriber", kinderliste = "student", invoner = "resident", leden = "member",
    leerlingen = "student", patienten_liste = "patient", kunder = "customer", ansatte = "employee",
    anstallda = "employee", brukere = "user", rimuovi = "remove", rimuovere = "remove",
    elimina_tutto = "delete", usagers = "user", usager = "user", patientenliste = "patient",
    mitgliederliste = "member", schuelerliste = "student", personalliste = "personnel",
    teilnehmerliste = "participant", adressliste = "address book", kontaktliste = "contact",
    bewerberliste = "applicant", mieterliste = "tenant", patientenakte = "patient",
    patientenakten = "patient", personalakten = "personnel", kundenakte = "customer",
    mitgliederverzeichnis = "member", kundenverzeichnis = "customer",
    mitarbeiterverzeichnis = "employee", gehaltsliste = "payroll", lohnliste = "payroll",
    kundenkartei = "customer", patientenkartei = "patient", mitarbeiterstamm = "employee",
    einwohnermelderegister = "resident", melderegister = "resident", schuelerdaten = "student",
    mitgliederdaten = "member", versichertendaten = "policyholder",
    kundenexport = "customer export", userlist = "user", customerlist = "customer",
    contactlist = "contact", memberlist = "member", adressbuch = "address book",
    telefonbuch = "phone book", kontaktdaten = "contact", nutzerdaten = "user",
    benutzerdaten = "user", nutzerliste = "user", benutzerliste = "user",
    verteilerliste = "mailing list", spenderliste = "donor", bewohnerliste = "resident",
    gaesteliste = "guest", ablegen = "store", speichern = "save", sichern = "backup",
    guardar = "save", sauvegarder = "save", archivieren = "archive", spiegelung = "mirror",
    spiegel = "mirror", auslagern = "offload", verlagern = "relocate", verlagerung = "relocate",
    umziehen = "move", ausraeumen = "clear", raeume = "clear", bereinige = "clear",
    storno = "cancel", loesch = "delete", geloescht = "delete", tilge = "delete",
    entsorgen = "destroy", entsorge = "destroy", schreddern = "shred", schreddere = "shred",
    purger = "purge", depurar = "purge", purgar = "purge", suprimir = "delete", cancella = "delete",
    cancellare = "delete", verwijder = "delete", verwijderen = "delete", usun = "delete",
    oeffentlich = "public", offentlich = "public", pubblica = "publish", pubblicare = "publish",
    veroffentliche = "publish", publiziere = "publish", publizieren = "publish",
    kundenkonto = "customer account", kundenkonten = "customer account",
    kundendatensatz = "customer", kundenstammsatz = "customer", personalfall = "personnel",
    mandat = "mandate", angebot = "quote", lieferschein = "delivery note",
    vertragsakte = "contract", schadenfall = "claim", schadensfall = "claim", schadenakte = "claim",
    sinistre = "claim", siniestro = "claim", contratos = "contract", contrats = "contract",
    expedientes = "case", historiales = "medical record", albaran = "delivery note",
    albaranes = "delivery note", devis = "quote",
  }
}

# More verbs that change something.
set "verbs.change" {
  words = <<-W
    dissolve, respond, dial, remind, inform, circulate, retweet, repost, toot, crosspost, skeet,
    expunge, relocate, mirror, transmit, disclose, unhold, obliterate, redact, anonymize, anonymise,
    forget, unload, offload
  W
}

# Readers of tables from files in code.
map "code.calls" {
  words = {
    "pandas.read_csv" = "file:read", "pandas.read_excel" = "file:read",
    "pandas.read_parquet" = "file:read", "pandas.read_json" = "file:read",
    "pandas.read_table" = "file:read", "polars.read_csv" = "file:read",
    "polars.read_parquet" = "file:read", "polars.scan_csv" = "file:read",
    "polars.read_excel" = "file:read", "openpyxl.load_workbook" = "file:read",
    "pyarrow.parquet.read_table" = "file:read", "xlrd.open_workbook" = "file:read",
    "CSV.read" = "file:read", "CSV.foreach" = "file:read", "CSV.table" = "file:read",
    getprint = "http:GET", "requests.Session.patch" = "http:PATCH",
    "httpx.AsyncClient.post" = "http:POST", "httpx.AsyncClient.get" = "http:GET",
    "LWP.Simple.getprint" = "http:GET", "urllib.request.Request.urlopen" = "http:GET",
    "ky.post" = "http:POST", "ky.get" = "http:GET", "superagent.post" = "http:POST",
    "superagent.get" = "http:GET", "needle.post" = "http:POST", "Faraday.post" = "http:POST",
    "Faraday.get" = "http:GET", "RestClient.post" = "http:POST", "RestClient.get" = "http:GET",
    "Excon.get" = "http:GET", "Excon.post" = "http:POST", "undici.fetch" = "http:GET",
    "axios.default.post" = "http:POST", "axios.default.get" = "http:GET",
    "GuzzleHttp.Client.get" = "http:GET",
  }
}
