# Calls that say of themselves that they change nothing.

set "pretend.flag" {
  words = <<-W
    --help, --dry-run, --dryrun, --dry_run, --noop, --no-op, --pretend, --simulate, --just-print,
    --what-if, -whatif, --whatif, --validate-only, --no-act, --version, --check, --plan, --preview,
    --explain, --recon, --test-only, --preview-only, --list-only, --plan-only, --syntax-check,
    --no-submit, --no-send, --no-execute, --noexec, --list, --render-only, --print-only,
    --check-only, --generate-cli-skeleton
  W
}

# Options by which a program works on this machine only.
set "flags.local" {
  words = ["--local", "--emulator", "--localhost"]
}

# Programs that leave only the number of what they are given.
set "programs.count" {
  words = ["wc"]
}

# Programs whose filter says how many of the things that they are given they leave.
set "programs.filters" {
  words = ["jq", "gojq", "jaq", "yq"]
}

# Programs that leave the first of what they are given, and how many when no option says it.
map "programs.first" {
  words = { head = "10" }
}

# Options that say how many.
set "flags.first" {
  words = ["--lines", "-n", "-first", "-last", "-head"]
}

# Options by which an interpreter prints what its code comes to.
set "flags.prints" {
  words = ["--print", "-pe"]
}

# Options by which it works elsewhere, whatever else is said.
set "flags.elsewhere" {
  words = [
    "--remote",
    "--linked",
    "--db-url",
    "--host",
    "--hostname",
    "--prod",
    "--production",
    "--namespace",
    "--context",
  ]
}

# Options that soothe: switched off, they are none.
set "flags.soothing" {
  words = ["@pretend.flag", "@publishing.dry", "@flags.local", "--draft"]
}

# Options that every program is taken to have: one that does not refuses to run.
set "pretend.universal" {
  words = <<-W
    --help, --version, --dry-run, --dryrun, -whatif, --preview-only, --list-only, --plan-only,
    --syntax-check
  W
}

# Of these, those that many a program gives a value: with a word behind them they say nothing.
set "pretend.valued" {
  words = ["--version", "--plan", "--check", "--preview", "--list"]
}

# Values that turn such an option off.
set "pretend.off" {
  words = ["none", "false", "no", "0", "off"]
}

set "pretend.sub" {
  words = ["help"]
}

set "keys.pretend" {
  words = <<-W
    dry, dry_run, dryrun, is_dry_run, validate_only, validateonly, preview, preview_only, simulate,
    simulation, noop, draft, is_draft, save_as_draft, save_to_draft, savetodraft, draft_only,
    what_if, whatif, check_only, plan_only,
    estimate_only, quote_only, simulate_only, simulation_only, proposal_only, validation_only, read_only_preview,
    test_run, as_draft, create_draft,
    proefrun, proefdraaien, testmodus, alleen_valideren, als_concept, opslaan_als_concept,
    probelauf, testlauf, nur_pruefen, nur_validieren, als_entwurf, simulieren, simulatie, simular,
    simuler, simulare, brouillon, borrador, solo_validar, rascunho, bozza
  W
}

set "keys.pretend-state" {
  words = <<-W
    status, state, lifecycle_state, lifecycle_status, save_mode, send_mode, mode, publish_status, post_status, label, run_type,
    stato, estado, statut, etat, situacao, zustand, toestand, tillstand, tilstand, modus, modo
  W
}

set "pretend.state" {
  words = <<-W
    draft, dry_run, dry-run, dryrun, plan_only, plan-only, planonly, simulation, preview, entwurf, brouillon, borrador, unpublished,
    saved_draft, plan, proposal, proposal_only, proposal-only, vorschlag, proposition, propuesta,
    concept, klad, rascunho, bozza, utkast, kladde, szkic, simulatie, simulacion, simulazione,
    simulacao, probelauf, proefrun, testlauf, voorstel
  W
}

# Verbs that only draft, or play through, what their name is about: draft_email, simulate_payment.
set "pretend.verb" {
  words = ["draft", "concept"]
}

set "pretend.play" {
  words = <<-W
    preview, simulate, dryrun, dry_run, what_if, test_run, trial_run
  W
}

# Verbs that are things behind these: draft_purchase_order.
set "pretend.topic" {
  words = <<-W
    purchase, refund, reply, forward, deposit, credit, debit, invite, response
  W
}

# What is made and not yet sent or done: create_draft, entwurf_erstellen.
set "pretend.thing" {
  words = ["draft", "preview", "dryrun", "concept"]
}

set "pretend.making" {
  words = <<-W
    create, save, make, add, new, update, write, compose, generate, prepare, upsert, edit, store,
    build, start, insert, append
  W
}

# Arguments that say that a draft goes further than that.
set "keys.pretend-further" {
  words = <<-W
    send, send_now, send_immediately, auto_send, autosend, submit, auto_submit, publish,
    publish_now,
    commit, execute, finalize, then_send, and_send, send_after, send_at, deliver, confirm, approve,
    apply
  W
}

# Operations that put in place what a file or another command describes.
set "operations.apply" {
  words = <<-W
    kubectl apply, kubectl create, kubectl replace, oc apply, oc create, oc replace
  W
}

# Operations whose dry run prints what they would put in place.
set "operations.describe" {
  words = <<-W
    kubectl create, kubectl apply, kubectl replace, kubectl run, kubectl expose, kubectl set, kubectl autoscale, kubectl label,
    kubectl annotate, kubectl patch, kubectl scale, kubectl taint, kubectl auth reconcile, oc create, oc apply, oc replace, oc run,
    oc expose, oc set, oc new-app, oc adm policy, oc policy, oc patch, oc scale, helm install, helm upgrade
  W
}
