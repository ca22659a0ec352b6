# Code and packages that come in and go out.

concept "running code downloaded from the internet" {
  kind   = "action"
  object = "never"
  also = [
    "running downloaded code",
    "piping downloads into a shell",
    "running code from the internet",
    "executing downloaded code",
    "running downloaded scripts",
    "executing remote code",
    "running remote scripts",
    "running install scripts from the internet",
  ]

  shell { code = ["downloaded", "decoded"] }

  code { source = ["downloaded", "decoded"] }

  shell { manifest = ["url"] }

  shell { program = ["invoke-expression", "[scriptblock]::create*", "[scriptblock]::create"] }

  # installers that fetch what they run from an address
  shell {
    program = [
      "ansible-pull",
      "mshta",
      "regsvr32",
      "installutil",
      "cscript",
      "wscript",
      "msbuild",
      "rundll32",
    ]
    operand = ["http:**", "https:**", "**://**", "**http:**", "**https:**"]
  }

  shell {
    program = ["mshta", "regsvr32", "cscript", "wscript", "ansible-pull"]
    sub     = ["http:**", "https:**"]
  }

  call {
    verb = ["apply", "import", "deploy"]
    value = [
      "manifest_url=http**",
      "manifest=http**",
      "yaml_url=http**",
      "url=http**.yaml",
      "url=http**.yml",
      "source=http**.yaml",
      "source=http**.yml",
      "module_source=http**",
      "module_source=git**",
      "file=http**.yaml",
      "filename=http**.yaml",
    ]
  }

  shell {
    program = ["ansible-pull"]
    flag    = ["-U", "--url"]
  }

  shell {
    program = [
      "kustomize", "helmfile", "helm", "docker", "podman", "buildah", "terraform", "tofu", "deno",
      "bun", "nix", "nix-shell", "pulumi", "dagger", "buildctl", "streamlit", "jupyter",
      "papermill", "psql", "mysql", "go-task", "task", "just",
    ]
    sub = [
      "build",
      "run",
      "sync",
      "apply",
      "eval",
      "develop",
      "shell",
      "up",
      "template",
      "install",
      "upgrade",
      "new",
    ]
    operand = [
      "https://*.sh", "https://**.sh", "https://**.ts", "https://**.js", "https://**.mjs",
      "https://**.py", "https://**.tar.gz", "https://**.tgz", "https://**.zip", "https://**.nix",
      "https://**.y*ml", "https://github.com/**.git**", "github.com/**",
    ]
    not_program = ["helm"]
  }

  call {
    verb = [
      "run",
      "execute",
      "exec",
      "eval",
      "evaluate",
      "apply",
      "import",
      "install",
      "launch",
      "load",
    ]
    object = [
      "script",
      "code",
      "manifest",
      "url",
      "remote",
      "gist",
      "snippet",
      "yaml",
      "module",
      "remote script",
      "notebook",
    ]
    value = [
      "url=http**", "script_url=http**", "manifest_url=http**", "source_url=http**",
      "source=http**", "script=http**", "module=http**", "uri=http**", "file=http**",
      "manifest=http**", "code_url=http**", "remote_url=http**", "raw_url=http**",
    ]
    not_object = ["page", "browser", "test", "query", "search", "javascript", "screenshot"]
    not_noun   = ["browser", "playwright", "puppeteer", "chrome", "selenium"]
  }
}

concept "adding software packages" {
  kind   = "action"
  object = "never"
  also = [
    "installing packages",
    "adding packages",
    "adding a software package",
    "installing software",
    "adding dependencies",
    "adding a package",
    "add a software package",
    "installing software packages",
    "installing extensions",
    "installing plugins",
    "installing libraries",
    "installing new packages",
  ]
  unknown = "false"

  shell {
    package = ["**"]
    not_sub = [
      "uninstall", "remove", "rm", "list", "show", "audit", "outdated", "info", "view", "search",
      "purge", "autoremove", "un", "unlink", "why", "ls", "repo remove", "repo update", "repo list",
    ]
    not_flag    = ["--dry-run", "--help", "--simulate", "--just-print", "--download-only"]
    not_package = [".", "./", ".[*]", ".[*,*]", "..", "./**", "../**"]
  }

  shell {
    package = [
      "./**.tgz",
      "./**.tar.gz",
      "./**.whl",
      "./**.deb",
      "./**.rpm",
      "../**",
      "./**.vsix",
      "./**.gem",
      "./**.zip",
    ]
    not_sub  = ["uninstall", "remove", "rm", "list", "show", "info", "view"]
    not_flag = ["--dry-run", "--help"]
  }

  # managers whose packages are plain operands
  shell {
    program = [
      "mix", "luarocks", "pod", "vcpkg", "conan", "asdf", "mise", "rtx", "sdk", "opam", "stack",
      "apm", "tlmgr", "flutter", "dart", "fvm", "volta", "rustup", "ghcup", "raco", "nimble",
      "shards", "spack", "guix", "emerge", "port", "pkg", "pkgin", "xbps-install", "eopkg", "swupd",
      "zypper", "rpm", "dpkg", "flatpak", "npm", "gcloud", "deno", "haxelib", "dub", "jbang", "nvm",
      "fnm", "n", "pyenv", "rbenv", "phive", "pecl", "pear", "krew", "steampipe", "vagrant", "sf",
      "ionic", "cordova", "meteor", "wapm", "wasmer", "fvm", "aqua", "bin", "eget", "mason", "zef",
      "ppm", "elm", "spago", "bower", "jspm", "ansible-galaxy", "puppet", "chef", "berks", "knife",
      "tfenv", "code", "cursor", "codium", "windsurf", "jupyter", "snapcraft", "brew", "mas",
      "cask",
    ]
    sub = [
      "archive.install", "archive.install hex", "install", "plugin add", "plugin install",
      "pub add", "pub global activate", "use", "package install", "components install",
      "component add", "toolchain install", "target add", "pkg set", "cookbook install",
      "module install", "collection install", "role install", "labextension install", "box add",
      "add", "in", "get", "use --global", "global", "tap",
    ]
    operand     = ["**"]
    not_operand = [".", "./", "..", "-r", "list", "ls"]
    not_sub     = ["pub get", "pkg get", "install list", "use default", "add remote"]
    not_program = [
      "pod", "rpm", "dpkg", "brew", "code", "cursor", "codium", "windsurf", "ansible-galaxy",
      "jupyter", "npm", "deno", "gcloud", "nvm", "n", "global", "pkg",
    ]
    not_flag = ["--dry-run", "--help", "--download-only"]
  }

  # the same where the package is taken for a word of the operation
  shell {
    program = [
      "luarocks", "cpanm", "cpan", "cpm", "opam", "stack", "sdk", "apm", "vcpkg", "conan", "raco",
      "haxelib", "pecl", "pear", "phive", "emerge", "port", "zef", "tlmgr", "nimble", "mise",
      "asdf", "cabal",
    ]
    sub     = ["install *", "get *", "add *", "in *", "use *"]
    not_sub = ["install ."]
    not_flag = [
      "--help",
      "--only-dependencies",
      "--dependencies-only",
      "--installdeps",
      "--deps-only",
      "--dry-run",
    ]
    not_program = ["cabal"]
  }

  shell {
    program  = ["cpanm", "cpan", "cpm"]
    sub      = ["**"]
    not_flag = ["--help", "--installdeps", "--info", "-l"]
    not_sub  = ["install"]
  }

  shell {
    program  = ["pacman", "yay", "paru", "xbps-install", "emerge", "pkg_add", "apk", "makepkg"]
    flag     = ["--sync", "-S", "-U", "--upgrade-file", "-Sy", "-Syu"]
    operand  = ["**"]
    not_flag = ["--search", "--info", "-Ss", "-Si", "--clean", "--list", "-s", "--dry-run"]
  }

  shell {
    program = ["npm", "pnpm"]
    sub     = ["pkg set"]
    operand = [
      "dependencies.**",
      "devDependencies.**",
      "peerDependencies.**",
      "optionalDependencies.**",
    ]
  }

  shell {
    program = [
      "gcloud", "az", "aws", "heroku", "cf", "kubectl", "oc", "docker", "vault", "sf", "twilio",
      "netlify", "ibmcloud", "doctl", "pulumi", "nx", "ng", "firebase",
    ]
    sub = [
      "components install",
      "extension add",
      "plugins install",
      "plugins:install",
      "plugin install",
      "krew install",
      "install-plugin",
      "plugin add",
    ]
    not_flag = ["--help"]
  }

  # a manager's own server
  call {
    act_kind = ["call"]
    verb     = ["install", "add", "require", "installieren", "instalar", "installer"]
    noun = [
      "pip", "npm", "poetry", "apt", "brew", "homebrew", "yarn", "pnpm", "cargo", "gem", "conda",
      "composer", "nuget", "package manager", "pypi", "uv", "winget", "choco",
    ]
    not_object = ["script", "audit", "config", "configuration", "comment", "note", "workspace"]
    not_verb   = ["uninstall", "remove", "list", "get", "search"]
  }

  shell {
    program = [
      "dpkg",
      "rpm",
      "installer",
      "msiexec",
      "add-apt-repository",
      "apt-add-repository",
      "corepack",
      "pkgutil",
      "gdebi",
      "alien",
    ]
    flag = [
      "-i", "--install", "-U", "-F", "-pkg", "/i", "-ivh", "-Uvh", "--upgrade", "-h", "-v", "-y",
      "--yes",
    ]
    operand  = ["**.deb", "**.rpm", "**.pkg", "**.msi", "ppa:**", "deb *", "http**"]
    not_flag = ["--remove", "-r", "-e", "--erase", "-l", "-q", "--query", "--list"]
  }

  shell {
    program  = ["add-apt-repository", "apt-add-repository"]
    operand  = ["**"]
    not_flag = ["--remove", "-r"]
  }

  shell {
    program = ["corepack"]
    operand = ["*@*"]
  }

  shell {
    program = ["deno", "bun", "node"]
    sub     = ["run", "x", "add", "install"]
    operand = ["npm:**", "jsr:**"]
  }

  shell {
    program = ["pip", "pip3", "uv", "pipenv", "poetry"]
    sub     = ["install", "pip install", "add"]
    option  = ["--editable=git+**", "--editable=http**", "--editable=ssh**"]
  }

  # lists of packages that are not files of the project
  shell {
    program = ["pip", "pip3", "uv", "pipenv", "conda", "mamba", "micromamba"]
    sub     = ["install", "pip install", "env create", "env update", "create"]
    option = [
      "--requirement=/dev/stdin",
      "--requirement=-",
      "--requirement=http**",
      "--requirement=/dev/fd/**",
      "--file=http**",
      "--requirements=-",
      "--requirements=http**",
      "--requirements=/dev/stdin",
      "--file=/dev/stdin",
    ]
  }

  shell {
    program = ["swift"]
    sub     = ["package add-dependency"]
  }

  shell {
    program = ["conan"]
    sub     = ["install"]
    flag    = ["--requires", "--tool-requires"]
  }

  # a manifest that a program rewrites
  shell {
    program = [
      "jq",
      "yq",
      "dasel",
      "json",
      "tomlq",
      "toml",
      "sed",
      "gsed",
      "crudini",
      "npe",
      "dot-json",
    ]
    when = "shell.operand contains 'ependenc' and (shell.operand contains '=' or shell.operand contains '/a')"
    operand = [
      "**package.json",
      "**pubspec.yaml",
      "**pyproject.toml",
      "**Cargo.toml",
      "**composer.json",
      "**pom.xml",
    ]
  }

  code {
    data_class = ["dependency-set"]
    source     = ["argument", "stdin", "heredoc"]
  }

  shell {
    program    = ["jq", "yq", "dasel", "gojq", "jaq"]
    data_class = ["dependency-set"]
  }

  # a package that a change puts into a manifest
  file {
    shell_package = ["**"]
    class         = ["manifest"]
  }

  call {
    act_kind = ["call", "request"]
    verb = [
      "install",
      "add",
      "installieren",
      "instalar",
      "installer",
      "require",
      "activate",
      "enable",
    ]
    object = [
      "package", "dependency", "extension", "plugin", "library", "module", "npm", "pip", "gem",
      "requirement", "chart repository", "chart", "app package", "software", "addon", "add-on",
      "crate", "paket", "helm repository", "apt", "brew", "formula", "wheel", "python package",
      "node package", "paquete", "paquet", "abhaengigkeit", "driver", "application package",
      "tool package", "snap", "package installer",
    ]
    not_object = [
      "test", "package tracking", "parcel", "shipment", "label", "note", "comment", "booking",
      "tour", "travel", "list", "payment", "order", "service package", "fare", "hotel", "course",
      "lesson", "file", "book", "version", "status", "price", "training", "care package", "holiday",
      "bundle deal", "subscription",
    ]
    not_verb = ["uninstall", "remove", "list", "get", "search", "check"]
  }

  # package managers of languages, called from code
  call {
    act_kind = ["call"]
    code_call = [
      "pip.main", "pip._internal.main", "pip._internal.cli.main.main", "install_github",
      "install_gitlab", "install_cran", "install_bioc", "install_git", "install_version",
      "install_url", "install.packages", "remotes.install_github", "devtools.install_github",
      "BiocManager.install", "Pkg.add", "micropip.install", "ql.quickload", "piplite.install",
      "pacman.p_load", "renv.install", "nimble.install",
    ]
  }

  call {
    act_kind = ["call"]
    name = [
      "pkg_add", "install_package", "pip_main", "pip_install", "remote_install_github",
      "install_github", "install_gitlab", "install_cran", "install_bioc", "install_git",
      "install_version", "install_url", "remotes_install_github", "devtools_install_github",
      "biocmanager_install", "bioc_manager_install", "micropip_install", "quicklisp_quickload",
      "package_install", "luarock_install", "cpan_install",
    ]
  }
}

# A package that code or a filter puts among the dependencies.
shape "dependency-set" {
  class   = "dependency-set"
  pattern = "(?i)dependencies(?:[\"']\\s*\\])?(?:\\.[\\w\"'@/-]+|\\[\\s*[\"'][^\\]]+\\])\\s*\\|?=[^=]"
}

concept "publishing packages" {
  kind   = "action"
  object = "never"
  also = [
    "publishing images",
    "publishing releases",
    "publishing a package",
    "releasing packages",
    "pushing images",
    "publishing a release",
    "package releases",
    "releasing software",
    "uploading packages",
    "shipping releases",
    "publishing container images",
    "creating releases",
  ]
  unknown = "false"

  shell {
    program  = ["@publishers"]
    sub      = ["@publishing"]
    not_flag = ["@publishing.dry"]
    not_sub = [
      "pub publish --dry-run",
      "release download",
      "release list",
      "release view",
      "release status",
      "package list",
      "run deploy",
    ]
    not_option = ["--skip=publish", "--skip=**publish**"]
  }

  # programs that publish without being told to
  shell {
    program = [
      "semantic-release", "release-it", "np", "shipit", "cargo-release", "standard-release",
      "transporter", "itmstransporter", "kaniko", "executor", "chrome-webstore-upload",
      "twine-upload", "goreleaser-release", "publish-module", "publish-script", "npm-publish",
    ]
    not_flag = ["@publishing.dry"]
    not_sub  = ["version", "help", "list", "init"]
  }

  shell {
    program = [
      "docker", "podman", "nerdctl", "buildctl", "buildah", "depot", "earthly", "ko", "jib", "img",
      "werf", "nixpacks", "skaffold", "s2i", "kaniko",
    ]
    flag       = ["--push"]
    not_option = ["--push=false"]
    not_flag   = ["--help", "--dry-run"]
  }

  shell {
    program = ["pack"]
    flag    = ["--publish"]
  }

  send {
    shell_program = ["skopeo"]
    address       = ["docker://**"]
  }

  # copies from registry to registry
  shell {
    program = ["skopeo", "crane", "regctl", "oras", "gcrane", "imgpkg", "regsync", "cosign"]
    sub = [
      "copy", "cp", "push", "append", "mutate", "tag", "image copy", "rebase", "flatten",
      "index append", "blob put", "manifest put", "sync",
    ]
    operand = [
      "docker-archive:**",
      "oci-archive:**",
      "dir:**",
      "oci:**",
      "containers-storage:**",
      "docker-daemon:**",
      "**",
    ]
    not_flag    = ["--help", "--dry-run"]
    not_program = ["cosign", "skopeo"]
  }

  shell {
    program  = ["lein", "clj", "clojure", "mvn", "mvnw"]
    sub      = ["deploy"]
    not_flag = ["--dry-run", "--help"]
  }

  shell {
    program    = ["ko"]
    sub        = ["build", "publish", "apply", "resolve", "create"]
    not_flag   = ["--local", "-L", "--help"]
    not_option = ["--push=false"]
    not_env    = ["KO_DOCKER_REPO=ko.local**", "KO_DOCKER_REPO=kind.local**"]
  }

  shell {
    program = ["docker", "podman", "buildctl", "buildah"]
    option  = ["--output=**push=true**", "--output=type=registry**"]
  }

  shell {
    program = ["python", "python3", "python2"]
    operand = ["setup.py"]
    when    = "shell.operand == 'upload' and not (shell.flag in ['--dry-run', '-n'])"
  }

  shell {
    program = [
      "mvn", "mvnw", "gradle", "gradlew", "./gradlew", "./mvnw", "sbt", "lein", "rake", "bazel",
      "bazelisk", "ant", "mill", "msbuild",
    ]
    operand = ["@publishing.tasks"]
    not_operand = [
      "publishToMavenLocal",
      "*:publishToMavenLocal",
      "publishLocal",
      "jibDockerBuild",
      "jib:dockerBuild",
    ]
    not_flag = ["--dry-run", "--help", "-m"]
  }

  shell {
    program = [
      "./gradlew", "./mvnw", "gradlew", "gradle", "sbt", "mvnw", "mvn", "rake", "lein", "bazel",
      "./bazelisk", "mix", "cf", "swift", "dub",
    ]
    sub = [
      "@publishing.tasks",
      "publishToSonatype *",
      "publish *",
      "hex.publish",
      "hex.publish package",
    ]
    not_sub  = ["publishToMavenLocal", "publishLocal", "jibDockerBuild"]
    not_flag = ["--dry-run", "--help", "-m"]
  }

  shell {
    program     = ["mix", "rake", "cargo", "just"]
    operand     = ["hex.publish", "release", "publish"]
    not_program = ["cargo"]
    not_flag    = ["--dry-run", "--help"]
  }

  shell {
    program = [
      "gh",
      "glab",
      "hub",
      "tea",
      "jf",
      "jfrog",
      "gitlab",
      "release-cli",
      "ghr",
      "github-release",
    ]
    sub = [
      "release create",
      "release edit",
      "release upload",
      "create",
      "rt upload",
      "rt u",
      "upload",
      "releases create",
      "release",
    ]
    not_flag = ["--draft", "--help", "-d", "--dry-run"]
    not_sub = [
      "release list",
      "release view",
      "release download",
      "release delete",
      "pr create",
      "issue create",
      "repo create",
      "gist create",
      "label create",
      "mr create",
    ]
    not_option  = ["--draft=true"]
    not_program = ["gh", "glab", "hub"]
  }

  shell {
    program  = ["gh", "glab", "hub"]
    sub      = ["release create", "release edit", "release upload"]
    not_flag = ["--draft", "--help", "-d"]
  }

  shell {
    program = ["gh"]
    sub     = ["release edit"]
    option  = ["--draft=false"]
  }

  # registries' own addresses
  http {
    method = ["PUT", "POST"]
    host = [
      "registry.npmjs.*", "npm.pkg.github.com", "upload.pypi.org", "test.pypi.org", "crates.io",
      "rubygems.org", "www.nuget.org", "api.nuget.org", "ghcr.io", "registry-1.docker.io",
      "registry.hub.docker.com", "*.pkg.dev", "gcr.io", "*.gcr.io", "quay.io", "*.azurecr.io",
      "*.dkr.ecr.*.amazonaws.com", "oss.sonatype.org", "*.oss.sonatype.org", "central.sonatype.com",
      "uploads.github.com", "hex.pm", "pub.dev", "packagist.org", "hackage.haskell.org",
      "plugins.jetbrains.com", "marketplace.visualstudio.com", "open-vsx.org", "api.anaconda.org",
      "luarocks.org", "addons.mozilla.org", "www.googleapis.com", "registry.terraform.io",
      "galaxy.ansible.com", "artifacthub.io", "conan.io", "clojars.org", "repo.clojars.org",
      "trunk.cocoapods.org", "upload.cocoapods.org", "api.snapcraft.io", "dashboard.snapcraft.io",
      "push.chocolatey.org", "upload.rubygems.org", "forgeapi.puppet.com", "jsr.io", "npm.jsr.io",
      "api.deno.land",
    ]
    not_path = [
      "**/login**",
      "**/token**",
      "**/-/user/**",
      "**/audit**",
      "**/-/npm/v1/security/**",
      "**/search**",
      "**/-/v1/login",
      "**/calendar/**",
      "**/oauth/**",
      "**/drive/**",
      "**/youtube/**",
    ]
  }

  http {
    method = ["PUT", "POST", "PATCH"]
    path = [
      "**/v2/**/manifests/**",
      "**/api/v4/projects/*/packages/**",
      "**/api/packages/**",
      "**/api/v2/package**",
      "**/service/rest/v1/components",
      "**/repos/*/*/releases",
      "**/repos/*/*/releases/*/assets**",
      "**/projects/*/releases",
      "**/charts/api/**",
      "**/api/charts",
    ]
    not_call_value = ["draft=true"]
  }

  call {
    act_kind = ["call", "request"]
    verb = [
      "publish", "create", "push", "release", "upload", "promote", "ship", "submit", "put",
      "veroeffentlichen", "publier", "publicar", "freigeben",
    ]
    object = [
      "release", "package", "npm package", "container image", "docker image", "app store", "crate",
      "gem", "chart", "extension", "library", "wheel", "build submission", "registry", "npm",
      "pypi", "testflight", "play store", "version release", "helm chart", "image", "plugin",
      "binary", "sdk", "artifact version", "package version", "release version", "bundle release",
      "app release", "production track", "paket", "image tag", "manifest list", "oci artifact",
      "app version", "store listing", "production release",
    ]
    not_object = [
      "draft", "note", "press", "order", "payment", "photo", "picture", "screenshot", "avatar",
      "profile image", "product image", "lock", "tour", "travel", "resource", "alt", "label",
      "comment", "page", "calendar", "plan", "thumbnail", "s3", "hold", "task", "issue", "post",
      "test", "diff", "model", "body", "shipment", "candidate", "escrow", "fund", "service package",
      "care", "parcel", "logo", "cover", "banner", "listing", "gallery", "media", "instance",
      "machine", "vm", "disk", "snapshot", "ami", "prompt", "training", "dataset", "chart data",
      "bar chart", "pie chart", "line chart", "dashboard", "quote", "proposal", "benefit",
      "tracking", "repository", "payload", "deploy", "environment", "feature", "pipeline", "job",
      "generation", "edit", "variation", "tag list", "entity", "observation", "memory", "folder",
      "node",
    ]
    not_noun = [
      "dalle", "midjourney", "stability", "figma", "cloudinary", "shopify", "instagram",
      "wordpress", "canva", "photoshop", "datawrapper", "excel", "sheet", "sheets", "powerpoint",
      "grafana", "quickchart", "docs", "slides", "deploy", "argo", "spinnaker", "octopus", "openai",
      "replicate", "imagen",
    ]
    not_value = [
      "draft=true",
      "is_draft=true",
      "prerelease_draft=true",
      "environment=production",
      "stage=production",
    ]
    not_verb = ["list", "get", "download", "delete", "unpublish", "deprecate", "view"]
  }

  # files put into a registry by its interface
  http {
    method = ["PUT"]
    path = [
      "**/repository/*release*/**",
      "**/repository/*hosted*/**",
      "**/repository/maven*/**",
      "**/artifactory/*release*/**",
      "**/artifactory/*-local/**",
      "**/api/v4/projects/*/packages/**",
      "**/api/packages/**",
    ]
  }

  # MCP servers of registries and stores
  mcp {
    server = [
      "npm", "pypi", "docker", "dockerhub", "docker-hub", "ghcr", "harbor", "artifactory", "nexus",
      "quay", "ecr", "appstore", "app-store-connect", "appstoreconnect", "google-play",
      "play-console", "testflight", "crates", "nuget", "rubygems", "helm", "registry", "jfrog",
      "cloudsmith", "packagecloud",
    ]
    verb     = ["publish", "push", "release", "upload", "promote", "submit", "deploy"]
    not_verb = ["list", "get", "download", "delete"]
  }
}

# Tasks of build tools that publish.
set "publishing.tasks" {
  words = [
    "deploy", "release:perform", "deploy:deploy", "publish", "publishSigned", "publishTo*",
    "publishAllPublications*", "*:publish", "*:publish*", "uploadArchives", "publishPlugins",
    "publishReleaseBundle", "jib", "jib:build", "dockerPush", "docker:push", "release",
    "publishBundle", "publishApk*", "//*:push*", "//**:*push*", "//**:*publish*", "publishRelease*",
    "promoteArtifact", "bintrayUpload", "artifactoryPublish", "+publish*", "sonatypeBundleRelease",
    "publishToSonatype", "closeAndRelease*", "findSonatypeStagingRepository",
    "closeAndReleaseStagingRepository", "closeAndReleaseRepository", "deploy:deploy-file",
  ]
}

set "publishers" {
  words = [
    "npm", "pnpm", "yarn", "bun", "cargo", "poetry", "uv", "flit", "hatch", "pdm", "vsce", "ovsx",
    "jsr", "lerna", "changeset", "changesets", "mix", "dart", "flutter", "wasm-pack", "nx", "deno",
    "pod", "conan", "maturin", "goreleaser", "rush", "auto", "twine", "gem", "docker", "podman",
    "buildah", "skopeo", "crane", "helm", "oras", "nuget", "dotnet", "cf", "charm", "cs",
    "chartmuseum", "anaconda", "luarocks", "fastlane", "xcrun", "nerdctl", "img", "regctl",
    "imgpkg", "regclient", "snapcraft", "charmcraft", "flatpak", "choco", "wingetcreate", "scoop",
    "brew", "eas", "expo", "web-ext", "cabal", "stack", "opam", "nimble", "shards", "puppet",
    "ansible-galaxy", "conda", "rattler-build", "pixi", "huggingface-cli", "hf", "kaggle", "cr",
    "wapm", "wasmer", "tfx", "code", "lein", "clj", "clojure", "sbt", "composer", "cpan-upload",
    "cosign", "finch", "ctr", "crictl", "apptainer", "singularity", "vagrant", "packer",
    "supermarket", "knife", "serverless", "sam", "pub", "swift", "dub", "elm", "elm-package",
    "spago", "bower", "jspm", "vcpkg", "bundle", "dnf-copr", "copr-cli", "copr", "dput", "dupload",
    "reprepro", "aptly", "rpm-ostree", "osc", "electron-builder", "electron-forge", "appcenter",
    "firebase", "supply", "pilot", "deliver", "notarytool", "altool", "az", "gcloud", "aws",
    "crossplane", "kubectl-krew", "tkn", "stencil", "antora", "np", "nx-release", "tauri",
    "capacitor", "publish", "microk8s", "pulumi",
  ]
}

set "publishing" {
  words = [
    "publish", "npm publish", "release", "pub publish", "lish", "hex.publish",
    "hex.publish package", "package publish", "trunk push", "upload", "stage publish", "pub lish",
    "push", "image push", "nuget push", "cm-push", "compose push", "manifest push", "deliver",
    "pilot upload", "altool", "supply", "pilot", "beta", "artifact put", "upload_to_testflight",
    "upload_to_app_store", "upload_to_play_store", "submit", "publish-packages", "version publish",
    "workspaces publish", "from-git", "release publish", "exec publish", "sign", "shipit",
    "collection publish", "role import", "module push", "marketplace publish", "extension publish",
    "shim publish", "deploy clojars", "release perform", "repo publish", "registry publish",
    "index add", "image publish", "cloud publish", "box publish", "cloud box publish",
    "bump-formula-pr", "bump-cask-pr", "acr import", "acr build", "builds submit",
    "artifacts generic upload", "artifacts docker images upload", "artifacts apt upload",
    "ecr put-image", "codeartifact publish-package-version", "ecr-public put-image",
    "serverlessrepo create-application-version", "appdistribution:distribute", "distribute release",
    "xpkg push", "bundle push", "run publish", "run release", "addon publish", "package upload",
    "universal publish", "artifacts universal publish", "repo-upload", "upload-build",
    "extensions publish", "ext:dev:upload", "notarytool submit", "image-push", "images push",
  ]
}

set "publishing.dry" {
  words = [
    "--dry-run", "--dryrun", "--help", "--snapshot", "--noEmit", "--draft", "-n", "--dry_run",
    "--pretend", "--simulate", "--no-publish", "--skip-publish", "--local", "--no-push",
    "--validate", "--check", "--list",
  ]
}

concept "changing build pipelines" {
  kind   = "action"
  object = "never"
  also = [
    "changing pipelines",
    "changing CI",
    "changing build pipeline",
    "editing workflows",
    "changing CI workflows",
    "changing CI pipelines",
    "changing branch protection",
    "disabling workflows",
    "changing required checks",
    "changing runners",
    "editing pipelines",
    "changing CI/CD pipelines",
  ]
  unknown = "false"

  file {
    op    = ["write", "append", "edit", "delete", "move"]
    class = ["ci"]
  }

  # files of a pipeline written by the forge's API
  http {
    method = ["PUT", "POST", "PATCH", "DELETE"]
    path = [
      "**/.github/workflows/**", "**/.github/actions/**", "**/.gitlab-ci.yml**", "**/.circleci/**",
      "**/jenkinsfile**", "**/Jenkinsfile**", "**/azure-pipelines.yml**",
      "**/bitbucket-pipelines.yml**", "**/.gitea/workflows/**", "**/.forgejo/workflows/**",
      "**/.buildkite/**", "**/.drone.yml**", "**/.travis.yml**",
    ]
  }

  call {
    verb = [
      "@change", "@delete", "@create", "disable", "enable", "pause", "lock", "unlock", "stop",
      "remove", "register", "deactivate", "activate", "turn", "toggle", "override", "relax",
      "loosen", "weaken", "skip", "bypass", "protect", "unprotect", "deaktivieren", "abschalten",
      "desactiver", "desactivar",
    ]
    object     = ["@pipelines.things"]
    not_object = ["@pipelines.about"]
    not_noun = [
      "data pipeline", "sales", "deal", "crm", "hubspot", "pipedrive", "salesforce", "opportunity",
      "marketing", "lead", "n8n", "zapier", "etl", "airflow", "dagster", "dbt", "sagemaker",
      "elasticsearch", "opensearch", "logstash", "zendesk", "jira", "servicenow", "databricks",
      "mlflow", "vertex", "kubeflow", "temporal", "camunda", "prefect",
    ]
    not_verb = [
      "list",
      "get",
      "rerun",
      "retry",
      "cancel",
      "dispatch",
      "trigger",
      "run",
      "view",
      "watch",
      "download",
      "approve",
    ]
  }

  # settings of CI servers
  call {
    verb = [
      "@change",
      "@delete",
      "@create",
      "disable",
      "enable",
      "pause",
      "register",
      "deactivate",
    ]
    object = [
      "job", "build", "project", "plan", "agent", "node", "runner", "template", "configuration",
      "step", "hook", "stage", "definition", "trigger", "pipeline", "schedule", "plugin",
      "node label", "check", "gate", "rule", "approval", "policy", "queue",
    ]
    noun = [
      "jenkins", "teamcity", "buildkite", "circleci", "bamboo", "drone", "woodpecker", "travis",
      "gocd", "concourse", "tekton", "azure pipeline", "codebuild", "codepipeline", "cloudbuild",
      "appveyor", "semaphore", "codefresh", "harness", "bitrise", "buildbot", "zuul", "spacelift",
      "atlantis", "ci", "cicd",
    ]
    not_object = [
      "run", "rerun", "log", "artifact", "build log", "test result", "comment", "note",
      "build number", "report", "ticket", "issue", "message",
    ]
    not_verb = [
      "list", "get", "rerun", "retry", "cancel", "trigger", "run", "start", "view", "restart",
      "rebuild", "replay", "approve",
    ]
    not_shell_operand = ["ci@**"]
  }

  call {
    act_kind = ["call", "command"]
    verb = [
      "@change",
      "@delete",
      "@create",
      "disable",
      "enable",
      "pause",
      "register",
      "unregister",
      "deregister",
    ]
    object     = ["runner", "runner label", "runner token"]
    not_object = ["@pipelines.about", "test", "process", "store", "shoe", "race"]
    not_verb   = ["list", "get"]
  }

  http {
    method = ["POST", "PUT", "PATCH", "DELETE"]
    path = [
      "**/actions/runners**",
      "**/actions/runner-groups**",
      "**/api/v4/runners**",
      "**/projects/*/runners**",
      "**/actions/permissions**",
      "**/user/runners",
      "**/api/v4/projects/*/variables/**",
      "**/api/v4/groups/*/variables/**",
      "**/protected_branches**",
      "**/push_rule",
      "**/approval_rules**",
    ]
  }

  shell {
    program = ["glab", "gh", "tea"]
    sub     = ["api"]
    operand = [
      "**/protected_branches**",
      "**/branches/*/protection**",
      "**/rulesets**",
      "**/push_rule",
      "**/approval_rules**",
      "**/pipeline_schedules**",
      "**/actions/variables**",
      "**/actions/permissions**",
      "**/environments/*",
    ]
    option = ["--method=POST", "--method=PUT", "--method=PATCH", "--method=DELETE"]
  }

  shell {
    program = ["java"]
    operand = [
      "create-job",
      "update-job",
      "delete-job",
      "disable-job",
      "enable-job",
      "delete-node",
      "create-node",
      "update-view",
      "install-plugin",
      "groovy",
    ]
    option = ["-jar=*jenkins-cli*", "-jar=**jenkins-cli.jar"]
  }

  shell {
    program = ["gh"]
    sub = [
      "workflow disable",
      "workflow enable",
      "ruleset create",
      "ruleset edit",
      "ruleset delete",
    ]
  }

  shell {
    program = [
      "glab", "az", "aws", "gcloud", "bk", "circleci", "fly", "drone", "tkn", "gitlab-runner",
      "actions-runner", "config.sh", "jenkins-cli", "tea", "woodpecker-cli", "travis",
      "buildkite-agent", "jenkins-jobs", "act_runner", "forgejo-runner", "tfx",
    ]
    sub = [
      "schedule create", "schedule update", "schedule delete", "runner register", "runner delete",
      "pipelines create", "pipelines update", "pipelines delete", "pipelines variable create",
      "pipelines variable update", "pipelines build definition", "repos policy create",
      "repos policy update", "repos policy delete", "codebuild create-project",
      "codebuild update-project", "codebuild delete-project", "codebuild create-webhook",
      "codepipeline update-pipeline", "codepipeline create-pipeline",
      "codepipeline delete-pipeline", "codepipeline disable-stage-transition",
      "codepipeline enable-stage-transition", "builds triggers create", "builds triggers update",
      "builds triggers delete", "builds triggers import", "builds triggers patch",
      "deploy delivery-pipelines delete", "pipeline create", "pipeline update", "pipeline delete",
      "orb publish", "set-pipeline", "destroy-pipeline", "pause-pipeline", "hide-pipeline",
      "pause-job", "repo enable", "repo disable", "repo update", "cron add", "cron rm", "register",
      "unregister", "create-job", "update-job", "delete-job", "disable-job", "enable-job", "update",
      "actions runner", "repos policy approver-count", "repos policy build", "pipelines pool",
      "devops invoke", "repos policy required-reviewer", "enable", "disable", "project-settings",
      "context store-secret", "repos policy merge-strategy", "variables set", "variable set",
      "variable update", "variable delete",
    ]
    not_sub = [
      "variable set",
      "variable update",
      "variable delete",
      "variables set",
      "update check",
    ]
    not_program = ["brew"]
  }

  shell {
    program = ["config.sh", "./config.sh", "config.cmd", "svc.sh", "./svc.sh"]
    flag    = ["--url", "--token", "--labels", "--unattended", "--runnergroup", "--replace"]
  }

  call {
    verb   = ["protect", "unprotect"]
    object = ["branch", "tag", "environment"]
  }

  call {
    act_kind = ["call", "query"]
    noun = [
      "branch protection",
      "protection rule",
      "ruleset",
      "required check",
      "status check",
    ]
    mode       = ["change"]
    not_verb   = ["list", "get", "view"]
    not_object = ["comment", "issue", "note", "message"]
  }
}

set "pipelines.things" {
  words = [
    "workflow", "pipeline", "branch protection", "ruleset", "required check", "build pipeline",
    "protected branch", "ci variable", "pipeline schedule", "build definition", "branch rule",
    "status check", "self hosted", "build configuration", "job definition", "pipeline config",
    "pipeline configuration", "required status", "protection", "protection rule", "branch policy",
    "build trigger", "pipeline trigger", "jenkins job", "approval rule", "merge rule",
    "merge check", "required review", "required reviewer", "required approval", "ci config",
    "ci configuration", "ci job", "ci pipeline", "build job", "build step", "deploy gate",
    "quality gate", "environment protection", "deployment protection", "action permission",
    "actions permission", "workflow permission", "release pipeline", "deployment pipeline",
    "runner group", "build agent", "agent pool", "build plan", "build template",
    "merge request approval", "push rule", "build hook", "ci rule", "ci template", "ci setting",
    "signature protection", "build check", "workflow file", "branch restriction", "build schedule",
    "tag protection", "merge queue", "code owner review", "ci workflow", "build system", "bauplan",
    "baupipeline", "build rule", "admin enforcement", "status check protection", "github action",
    "action secret policy", "delivery pipeline",
  ]
}

set "pipelines.about" {
  words = [
    "run", "rerun", "log", "sales", "deal", "opportunity", "artifact", "test", "comment", "note",
    "ticket", "runner up", "marketing", "customer", "email", "lead", "dispatch", "data protection",
    "consumer protection", "sun protection", "stage deal", "job run", "approval workflow",
    "approval request", "workflow execution", "workflow run", "workflow instance", "workflow task",
    "task runner", "test runner", "document workflow", "onboarding workflow", "message", "issue",
    "content workflow", "expense workflow", "ingest pipeline", "aggregation pipeline",
    "data pipeline", "candidate", "recruiting", "hiring", "etl", "training pipeline",
    "render pipeline", "password protection", "sheet protection", "write protection",
    "termination protection", "deletion protection", "ddos protection", "pipeline stage",
    "delete protection", "range protection", "protected range", "case workflow", "playbook",
  ]
}
