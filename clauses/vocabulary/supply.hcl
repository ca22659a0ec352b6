# Code and packages that come in and go out.

concept "running code downloaded from the internet" {
  kind   = "action"
  object = "never"
  also   = ["running downloaded code", "piping downloads into a shell", "running code from the internet", "executing downloaded code", "running downloaded scripts"]

  shell {
    code = ["downloaded", "decoded"]
  }

  code {
    source = ["downloaded", "decoded"]
  }

  shell {
    manifest = ["url"]
  }

  shell {
    program = ["iex", "invoke-expression"]
  }
}

concept "adding software packages" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also   = ["installing packages", "adding packages", "adding a software package", "installing software", "adding dependencies", "adding a package", "add a software package", "installing software packages"]

  shell {
    package = ["**"]
    not_sub = ["uninstall", "remove", "rm", "list", "show", "audit", "outdated", "info", "view", "search", "purge", "autoremove", "un", "unlink", "why", "ls"]
    not_flag = ["--dry-run", "--help", "--simulate", "--just-print"]
  }

  call {
    verb     = ["install", "add"]
    noun     = ["package", "dependency", "extension", "plugin", "library", "module", "npm", "pip", "gem", "requirement", "chart repository", "app"]
    not_noun = ["test", "package tracking", "parcel", "shipment", "label", "note", "comment", "booking", "tour", "travel", "list"]
  }

  file {
    op    = ["edit"]
    class = ["manifest"]
  }
}

concept "publishing packages" {
  kind   = "action"
  object = "never"
  also   = ["publishing images", "publishing releases", "publishing a package", "releasing packages", "pushing images", "publishing a release", "package releases"]

  shell {
    program  = ["npm", "pnpm", "yarn", "bun", "cargo", "poetry", "uv", "flit", "hatch", "vsce", "ovsx", "jsr", "lerna", "changeset", "mvn", "gradle", "gradlew", "mix", "dart", "flutter", "wasm-pack", "nx", "deno", "pdm", "pod", "conan", "sbt", "maturin", "semantic-release", "release-it", "goreleaser", "npx"]
    sub      = ["publish", "npm publish", "release", "pub publish", "hex.publish", "deploy", "package publish", "trunk push", "upload", "stage publish", "publishtomavencentral"]
    not_flag = ["--dry-run", "--dryrun", "--help", "--snapshot", "--noEmit", "--draft"]
  }

  shell {
    program  = ["twine", "gem", "docker", "podman", "buildah", "skopeo", "crane", "helm", "oras", "cosign-push", "nuget", "dotnet", "pod", "cf", "ko", "buildx", "charm", "cs", "chartmuseum", "anaconda", "luarocks", "fastlane", "xcrun", "nerdctl"]
    sub      = ["upload", "push", "image push", "copy", "nuget push", "trunk push", "cm-push", "compose push", "manifest push", "publish", "deliver", "pilot upload", "altool", "supply", "release"]
    not_flag = ["--dry-run", "--help"]
  }

  shell {
    program  = ["docker", "podman"]
    flag     = ["--push"]
  }

  shell {
    program  = ["gh", "glab", "hub"]
    sub      = ["release create", "release edit", "release upload"]
    not_flag = ["--draft", "--help"]
  }

  call {
    verb     = ["publish", "create", "push", "release", "upload", "deploy", "promote", "ship", "submit", "put"]
    noun     = ["release", "package", "npm package", "image", "container image", "docker image", "artifact", "app store", "crate", "gem", "chart", "extension", "library", "wheel", "build submission", "registry", "npm", "pypi", "testflight", "play store", "version release"]
    not_noun = ["draft", "note", "press", "order", "payment", "photo", "picture", "screenshot", "avatar", "profile image", "product image", "lock", "tour", "travel", "resource", "alt", "label", "comment", "page", "calendar", "plan", "thumbnail", "s3", "hold", "task", "issue", "post", "test", "diff", "model", "body", "shipment", "candidate", "escrow", "fund"]
    when     = "not any(call.args, .key == 'draft' and .value == 'true')"
  }
}

concept "changing build pipelines" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also   = ["changing pipelines", "changing CI", "changing build pipeline", "editing workflows", "changing CI workflows", "changing CI pipelines"]

  file {
    op    = ["write", "append", "edit", "delete", "move"]
    class = ["ci"]
  }

  call {
    verb     = ["@change", "@delete", "@create", "disable", "enable", "pause", "lock", "unlock", "stop", "remove", "register"]
    noun     = ["workflow", "pipeline", "branch protection", "ruleset", "runner", "required check", "build pipeline", "protected branch", "ci", "ci variable", "pipeline schedule", "build definition", "branch rule", "status check", "self hosted", "build configuration", "job definition", "pipeline config", "required status", "protection", "branch policy", "trigger", "buildkite", "jenkins job", "approval rule"]
    not_noun = ["run", "rerun", "log", "data pipeline", "sales", "deal", "crm", "hubspot", "pipedrive", "opportunity", "stage", "artifact", "test", "comment", "note", "ticket", "runner up", "marketing", "customer", "email", "lead", "n8n", "zapier", "etl"]
  }

  shell {
    program = ["gh"]
    sub     = ["workflow disable", "workflow enable", "secret set", "variable set", "ruleset"]
    not_sub = ["ruleset list", "ruleset view", "ruleset check", "secret set", "variable set"]
  }
}
