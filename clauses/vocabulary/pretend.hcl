# Calls that say of themselves that they change nothing.

set "pretend.flag" {
  words = <<-W
    --help, --dry-run, --dryrun, --dry_run, --noop, --no-op, --pretend, --simulate, --just-print,
    --what-if, -whatif, --whatif, --validate-only, --no-act, --version, --check, --plan, --preview,
    --explain, --recon, --test-only
  W
}

# Options that every program is taken to have: one that does not refuses to run.
set "pretend.universal" {
  words = ["--help", "--version", "--dry-run", "--dryrun"]
}

# Of these, those that many a program gives a value: with a word behind them they say nothing.
set "pretend.valued" {
  words = ["--version", "--plan", "--check", "--preview"]
}

# Values that turn such an option off.
set "pretend.off" {
  words = ["none", "false", "no", "0", "off"]
}

set "pretend.sub" {
  words = ["help"]
}

set "pretend.key" {
  words = <<-W
    dry_run, dryrun, is_dry_run, validate_only, validateonly, preview, preview_only, simulate,
    simulation, noop, draft, is_draft, save_as_draft, what_if, whatif, check_only, plan_only,
    test_run, as_draft, create_draft
  W
}

set "pretend.state-key" {
  words = <<-W
    status, state, save_mode, send_mode, mode, publish_status, post_status, label
  W
}

set "pretend.state" {
  words = <<-W
    draft, dry_run, dry-run, dryrun, simulation, preview, entwurf, brouillon, borrador, unpublished,
    saved_draft, plan
  W
}
