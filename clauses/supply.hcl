# Code and packages that come in and go out.

# Counts: pipe or substitute a download into an interpreter, download then run, decoded text into an interpreter,
#   install scripts, clone then run its installer, manifests or modules applied or imported by URL
# Does not count: download only; run a local script that was already there; completion scripts printed by an installed
#   tool
clause "remote-code" {
  text       = "No running code downloaded from the internet without human review."
  severity   = "high"
  references = [owasp_asi.asi05, aiuc_1.b006, owasp_llm.llm04, soc2.cc6_8]
  related    = [eu_ai_act.art_15_5]
}

# Counts: npm, pnpm, yarn, pip, uv, cargo, go, gem, apt, brew, helm repo, extensions: anything that names a new
#   package, URL or path to install; package runners (`npx`, `pnpm dlx`, `uvx`, `pipx run`, `go run pkg@version`) of
#   something new; editing a manifest to add a dependency
# Does not count: installs from an existing lock or requirements file, `npm ci`, `go mod download`, `go mod tidy`,
#   `pip install -e .`; removing; list, show, audit, outdated
clause "package-install" {
  text       = "No adding software packages without human review."
  severity   = "medium"
  references = [owasp_asi.asi04, owasp_llm.llm04, soc2.cc6_8]
  related    = [aiuc_1.b010, pci_dss.r_6_3, eu_ai_act.art_15_5]
}

# Counts: npm, cargo, twine, gem publish; docker push; release creation; app-store upload; chart push
# Does not count: pack, build, dry run, draft release, login
clause "package-publish" {
  text       = "No publishing packages, images or releases without human review."
  severity   = "medium"
  references = [soc2.cc8_1, aiuc_1.e004, owasp_asi.asi04]
}

# Counts: write or edit CI workflow files, disable a workflow, change runners, branch protection or required checks
# Does not count: read them, view runs, re-run a failed job; Makefile, Dockerfile, linter settings
clause "pipeline-change" {
  text       = "No changing build pipelines without human review."
  severity   = "medium"
  references = [soc2.cc8_1, owasp_asi.asi04, pci_dss.r_6_5_4]
  related    = [eu_ai_act.art_15_5]
}
