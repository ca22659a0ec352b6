# Sets of words that several concepts use.

set "change" {
  words = <<-W
    create, make, add, insert, update, edit, modify, change, set, put, patch, write, append,
    replace, upsert, save, overwrite, enable, disable, configure, import, register, new, apply,
    assign, link, attach, aendern, andern, erstellen, anlegen, modifier, creer, cambiar, modificar,
    actualizar, crear, reset, rename, move, adjust, amend, merge, switch
  W
}

set "create" {
  words = <<-W
    create, make, add, new, generate, mint, issue, provision, insert, register, erstellen, anlegen,
    erzeugen, creer, crear, put, post, submit, request, regenerate, rotate, upsert
  W
}

set "delete" {
  words = <<-W
    delete, remove, destroy, erase, purge, wipe, drop, truncate, clear, flush, trash, prune,
    terminate, empty, expire, uninstall, deprovision, undeploy, bulk_delete, loeschen, loschen,
    entfernen, supprimer, effacer, eliminar, borrar, nuke, decommission, shred, vernichten,
    zerstoeren, zerstoren, abreissen, stilllegen, leeren, vider, vaciar, detruire, destruir,
    derribar, demolir, desinstaller, deinstallieren, desinstalar, abbauen, teardown, obliterate,
    anonymize, anonymise, redact, forget, rmdir, rmtree, rimraf
  W
}

set "send" {
  words = <<-W
    send, reply, forward, email, mail, message, dm, notify, broadcast, text, sms, call, dial, post,
    invite, share, respond, answer, comment, submit, create, add, dispatch, chat, senden, versenden,
    envoyer, enviar, page, fax, schedule, bulk, contact, deliver, push
  W
}

set "read" {
  words = <<-W
    get, list, read, fetch, show, view, search, find, query, lookup, describe, retrieve, export,
    download, select, dump, reveal, print, access, decrypt, unseal, load, scan, extract, obtener,
    lesen, abrufen, consultar, lire, obtenir, listar
  W
}

# Words in the names of data sets that say that the people in them are made up.
set "people.made-up" {
  words = <<-W
    synthetic, synth, fake, faker, faked, mock, mocked, dummy, generated, simulated, synthea,
    fictional, fictitious, fixture, fixtures, synthetisch, synthetische, fiktiv, testdaten,
    ficticio, ficticios, fictif, fictifs, lorem, madeup
  W
}

# The last words of paths that are answered by numbers about many, by names or by a state.
set "words.aggregate" {
  words = <<-W
    count, counts, statistics, stats, summary, total, totals, aggregate, aggregates, metrics, health,
    status, schema, metadata, version, ping
  W
}

# Words of paths at which services answer what is known of patients.
set "records.health" {
  words = <<-W
    fhir, patient, diagnosticreport, medicationrequest, medicationstatement, allergyintolerance,
    encounter, immunization, diagnosis, careplan, chart, labresult
  W
}

# How many names stand behind a part of a path that says of what they are: /repos/acme/payments-api/collaborators.
map "paths.names" {
  words = {
    repos          = "2"
    orgs           = "1"
    organizations  = "1"
    organisations  = "1"
    subscriptions  = "1"
    resourcegroups = "1"
    namespaces     = "1"
    tenants        = "1"
  }
}

# Forms of answers that paths of services may end with.
set "paths.formats" {
  words = ["json", "xml"]
}

# Spaces that paths of services begin with and that say nothing of what is asked for.
set "paths.spaces" {
  words = ["admin"]
}

# What is in such a folder is the same for everyone, whoever it is named after: hr-documents/templates.
set "people.nobody" {
  words = <<-W
    template, asset, icon, logo, font, theme, stylesheet, boilerplate, vorlage, plantilla, modello, sjabloon, static
  W
}

# What names of data sets about people have in them, also inside a word: acmekundenarchiv.
set "people.in-names" {
  words = <<-W
    leser, abonnent, reisende, fahrgast, fluggast, passagier, paciente, abonnes, lecteur, lectores, suscriptor, viajero, viajeros,
    huespedes, voyageurs, locataire, mieter, spender, haeftling, gaesteliste, arrivals,
    customer, patient, employee, subscriber, applicant, claimant, insured, payslip, payroll,
    candidate, policyholder, resident, student, tenants, citizen, passenger, volunteer, personnel,
    borrower, household, beneficiar, contacts, members, drivers, consignee, alumni, pupils, voters,
    kunden, mitarbeiter, patienten, mitglied, schueler, bewerber, versicher, einwohner, melde,
    buerger, personal, sozialhilfe, clientes, empleados, usuarios, salaries, adherent, eleves,
    assures, asegurados, socios, alumnos, pacientes, ciudadan, naissances, familles, padron, klanten,
    medewerker, patienten, leden, burgers, users, crm, kyc, people, participants, subjects, proband,
    donors, holders, guests, attendee, respondent, refugee, pensioner, debtors, players, supporters,
    visitors
  W
}

# Nouns for people whose data is kept.
set "people" {
  words = <<-W
    customer, client, user, person, patient, employee, contact, member, subscriber, applicant,
    candidate, lead, tenant, student, pupil, teacher, citizen, resident, passenger, guest, donor,
    volunteer, worker, personnel, personal, staff, cardholder, policyholder, borrower, claimant,
    beneficiary, account holder, profile, kyc, crm, hris, payroll, salary, hr, signup, registrant,
    participant, buyer, shopper, insured, consumer, household, voter, enrollment, physician,
    clinic visit, encounter, prescription, medical record, admission, loan application,
    job application, debtor, visitor, attendee, alumni, learner, pensioner, retiree, supporter,
    constituent, shareholder, cardmember, accountholder, mailing list, audience, traveler,
    traveller, courier, caregiver, next of kin, emergency contact, phone book, address book,
    mailbox user, aduser, ad user, mguser, msoluser, appuser, app user, directory user, end user,
    people data, customer data, user data, client data, employee data, pii, personal data,
    diagnosis, medication, lab result, health record, case file, hcp, trainee, contractor,
    freelancer, homeowner, renter, licensee, respondent, survey response, prospect, padron,
    driver, rider, chauffeur, consignee, crew, crew member, nurse, doctor, clinician, midwife, lawyer,
    attorney, juror, inmate, detainee, prisoner, refugee, migrant, asylum seeker, foster child,
    guardian, spouse, victim, witness, suspect, offender, plaintiff, defendant, landlord, lessee,
    depositor, investor, annuitant, veteran, soldier, firefighter, paramedic, cyclist, commuter,
    motorist, athlete, gamer, player, follower, friend, nanny, technician, farmer, scholar, delegate,
    exhibitor, backer, petitioner, signatory, taxpayer, jobseeker, job seeker, intern, apprentice,
    parishioner, occupant, complainant, whistleblower, informant, caregiver, carer, resident file,
    etat civil, electoral roll, voter roll, civil registry, census record, patron, inhabitant
  W
}
