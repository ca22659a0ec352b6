# Code and packages that come in and go out.

concept "running code downloaded from the internet" {
  kind   = "action"
  object = "never"
  also = <<-W
    running downloaded code, piping downloads into a shell, running code from the internet,
    executing downloaded code, running downloaded scripts, executing remote code,
    running remote scripts, running install scripts from the internet,
    running scripts downloaded from the internet, running downloaded installers
  W
  includes = ["code from an address by tools of one's own"]

  shell { code = ["downloaded", "decoded"] }

  code { source = ["downloaded", "decoded"] }

  shell {
    manifest    = ["url"]
    not_sub     = ["diff", "cloudformation create-change-set"]
    not_operand = ["file:**"]
  }

  shell { program = ["[scriptblock]::create*", "[scriptblock]::create"] }

  # installers that fetch what they run from an address
  shell {
    program = <<-W
      ansible-pull, mshta, regsvr32, installutil, cscript, wscript, msbuild, rundll32, msiexec,
      odbcconf, hh, cmstp, pcalua, wmic, winget
    W
    not_program = ["winget", "hh"]
    operand     = ["http:**", "https:**", "**://**", "**http:**", "**https:**"]
  }

  shell {
    program = ["mshta", "regsvr32", "cscript", "wscript", "ansible-pull"]
    sub     = ["http:**", "https:**"]
  }

  call {
    verb = ["apply", "import", "deploy"]
    value = <<-W
      manifest_url=http**, manifest=http**, yaml_url=http**, url=http**.yaml, url=http**.yml,
      source=http**.yaml, source=http**.yml, module_source=http**, module_source=git**,
      file=http**.yaml, filename=http**.yaml
    W
  }

  shell {
    program = ["ansible-pull"]
    flag    = ["-U", "--url"]
  }

  # what runs a project, a notebook, a template at an address
  shell {
    program = <<-W
      marimo, mlflow, pulumi, cookiecutter, copier, jupyter, papermill, streamlit, dotnet,
      scala-cli, kotlin, swift, groovy, jshell, jbang, nix, nix-shell, nix-build, nix-env, docker,
      podman, buildah, nerdctl, act, task, go-task, just, deno, bun, tsx, ts-node, uv, pipx,
      rscript, julia, elixir, iex, voila, panel, gradio, ansible-playbook, ansible-pull, kapp, flux,
      skaffold, tilt, devbox, devcontainer, cruft, yo, gunicorn, wasmtime, wasmer, wasmedge, spin,
      cargo-script, rust-script, msiexec, appinstaller, add-appxpackage, installer, kpt
    W
    sub = <<-W
      run, new, up, build, edit, nbconvert, copy, develop, shell, script, sh, buildx build,
      image build, compose up, flake, update, create, eval, serve, lab, apply, cfg, fn run, pkg get,
      up *, run *, new *
    W
    operand = <<-W
      http://**, https://**, git+http**, git::**, gh:**, gl:**, bb:**, git@**, oci://**, github:**,
      gitlab:**
    W
    not_flag = ["--help", "--dry-run", "--download-only"]
    not_sub  = ["compose down", "image pull", "config view", "pull"]
  }

  shell {
    program = <<-W
      cookiecutter, cruft, papermill, scala-cli, jbang, jshell, groovy, kotlin, nix-shell,
      nix-build, msiexec, act, rust-script, wasmtime, wasmer, voila, add-appxpackage, rscript,
      julia, elixir, tsx, ts-node, gunicorn, copier, yo, swift, streamlit
    W
    operand = <<-W
      http://**, https://**, gh:**, gl:**, git+**, git@**, bb:**
    W
    not_flag    = ["--help"]
    not_program = ["copier", "gunicorn"]
  }

  shell {
    program = ["copier", "mlflow"]
    operand = ["http://**", "https://**", "gh:**", "gl:**", "git+**", "git@**"]
    flag    = ["--trust", "--UNSAFE", "--entry-point", "-e", "-P"]
  }

  shell {
    program = ["mlflow"]
    operand = ["run"]
    when    = "shell.operand contains '://'"
  }

  shell {
    program = <<-W
      docker, docker-compose, podman-compose, podman, task, go-task, just, make, terraform, tofu,
      nix-shell, nix, ansible-playbook, nomad, kustomize, kapp, vagrant, act, helmfile, psql, mysql,
      k6, newman, devcontainer, uv
    W
    option = <<-W
      --file=http**, -f=http**, --file=oci://**, --file=git**, --taskfile=http**, -t=http**,
      -from-module=**, --from-module=**, --include=nixpkgs=http**, -I=**http**, --justfile=http**,
      --compose-file=http**, -c=http**, --expr=*fetchTarball*, --expr=*fetchGit*, -E=*fetchTarball*,
      -W=http**, --build-context=http**
    W
    not_flag = ["--help"]
  }

  code {
    call = [
      "torch.hub.load",
      "hub.load",
      "devtools.source_url",
      "source_url",
      "devtools.source_gist",
      "source_gist",
    ]
  }

  call { value = ["trust_remote_code=true", "trust_repo=true", "allow_remote_code=true"] }

  # by names of arguments that hold code's address
  call {
    act_kind = ["call"]
    verb = <<-W
      run, execute, exec, eval, evaluate, apply, import, install, launch, load, start, init, invoke,
      build, deploy, pull, bootstrap, create, set, update, trigger
    W
    value = <<-W
      script_url=http**, code_url=http**, playbook_url=http**, notebook_url=http**,
      manifest_url=http**, module_source=git**, from_module=**://**, from_module=git**,
      from_module=github**, installer_url=http**, install_script=http**, bootstrap_url=http**,
      recipe_url=http**, wasm_url=http**, compose_url=http**, compose_file=http**,
      script_uri=http**, remote_script=http**, entrypoint=http**, startup_script_url=http**,
      init_script=http**, init_script_url=http**, plugin_url=http**,
      document_name=aws-runremotescript, script_location=http**, payload_url=http**,
      user_data_url=http**, code_uri=http**, yaml_url=http**, playbook=http**, notebook=http**,
      justfile=http**, taskfile=http**, workflow_url=http**, macro_url=http**, binary_url=http**
    W
    not_object = <<-W
      page, tab, image, photo, avatar, webhook, payment, issue, comment, bookmark
    W
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      run, execute, exec, eval, launch, up, start, pull, apply, load, play, source, bootstrap,
      compose
    W
    noun = <<-W
      script, installer, ansible, playbook, notebook, deno, bash, shell, kubernetes, k8s, compose,
      wasm, plugin host, cloud init, terraform, docker, jupyter, python, node, powershell, remote,
      helm, kubectl, salt, puppet, chef
    W
    value = <<-W
      url=http**, source=http**, quelle=http**, entry=http**, file=http**, context=http**,
      repo=http**, repository=http**, src=http**, script=http**, path=http**, uri=http**,
      manifest=http**, module=http**, filename=http**, origen=http**, fuente=http**, origine=http**,
      code=http**, location=http**, git_url=http**, repo_url=http**, source_url=http**
    W
    not_noun = <<-W
      browser, playwright, puppeteer, chrome, selenium, firecrawl, scrape, crawl, lighthouse
    W
    not_object = <<-W
      page, browser, test, query, search, screenshot, image, container, scan, audit, benchmark, lint
    W
    not_verb = ["get", "list", "fetch", "download", "check"]
  }

  call {
    act_kind = ["call"]
    verb     = ["build", "up", "create", "deploy"]
    noun     = ["docker", "podman", "buildkit", "compose", "portainer", "kaniko"]
    value = <<-W
      context=http**, context=git**, repository_url=http**, git_url=http**, file=http**,
      remote=http**, path=http**, compose=http**
    W
  }

  call {
    act_kind = ["call"]
    verb     = ["run", "execute", "exec", "eval"]
    object = <<-W
      gist, from gist, from url, remote script, remote code, url script, script from, script url,
      pastebin, remoto
    W
    key = <<-W
      gist, gist id, url, uri, source, address, link, quelle, origen
    W
    not_noun = ["browser", "playwright", "puppeteer"]
  }

  shell {
    program = <<-W
      kustomize, helmfile, helm, docker, podman, buildah, terraform, tofu, deno, bun, nix,
      nix-shell, pulumi, dagger, buildctl, streamlit, jupyter, papermill, psql, mysql, go-task,
      task, just
    W
    sub = <<-W
      build, run, sync, apply, eval, develop, shell, up, template, install, upgrade, new
    W
    operand = <<-W
      https://*.sh, https://**.sh, https://**.ts, https://**.js, https://**.mjs, https://**.py,
      https://**.tar.gz, https://**.tgz, https://**.zip, https://**.nix, https://**.y*ml,
      https://github.com/**.git**, github.com/**
    W
    not_program = ["helm"]
  }

  call {
    verb = <<-W
      run, execute, exec, eval, evaluate, apply, import, install, launch, load
    W
    object = <<-W
      script, code, manifest, url, remote, gist, snippet, yaml, module, remote script, notebook
    W
    value = <<-W
      url=http**, script_url=http**, manifest_url=http**, source_url=http**, source=http**,
      script=http**, module=http**, uri=http**, file=http**, manifest=http**, code_url=http**,
      remote_url=http**, raw_url=http**
    W
    not_object = <<-W
      page, browser, test, query, search, javascript, screenshot
    W
    not_noun = ["browser", "playwright", "puppeteer", "chrome", "selenium"]
  }
}

concept "adding software packages" {
  kind   = "action"
  object = "never"
  also = <<-W
    installing packages, adding packages, adding a software package, installing software,
    adding dependencies, adding a package, add a software package, installing software packages,
    installing extensions, installing plugins, installing libraries, installing new packages
  W
  unknown = "false"

  shell {
    package = ["**"]
    not_sub = <<-W
      uninstall, remove, rm, list, show, audit, outdated, info, view, search, purge, autoremove, un,
      unlink, why, ls, repo remove, repo update, repo list
    W
    not_flag    = ["--dry-run", "--help", "--simulate", "--just-print", "--download-only"]
    not_package = [".", "./", ".[*]", ".[*,*]", "..", "./**", "../**"]
  }

  shell {
    package = <<-W
      ./**.tgz, ./**.tar.gz, ./**.whl, ./**.deb, ./**.rpm, ../**, ./**.vsix, ./**.gem, ./**.zip
    W
    not_sub = <<-W
      uninstall, remove, rm, list, show, info, view
    W
    not_flag = ["--dry-run", "--help"]
  }

  # managers whose packages are plain operands
  shell {
    program = <<-W
      mix, luarocks, pod, vcpkg, conan, asdf, mise, rtx, sdk, opam, stack, apm, tlmgr, flutter,
      dart, fvm, volta, rustup, ghcup, raco, nimble, shards, spack, guix, emerge, port, pkg, pkgin,
      xbps-install, eopkg, swupd, zypper, rpm, dpkg, flatpak, npm, gcloud, deno, haxelib, dub,
      jbang, nvm, fnm, n, pyenv, rbenv, phive, pecl, pear, krew, steampipe, vagrant, sf, ionic,
      cordova, meteor, wapm, wasmer, fvm, aqua, bin, eget, mason, zef, ppm, elm, spago, bower, jspm,
      ansible-galaxy, puppet, chef, berks, knife, tfenv, code, cursor, codium, windsurf, jupyter,
      snapcraft, brew, mas, cask
    W
    sub = <<-W
      archive.install, archive.install hex, install, plugin add, plugin install, pub add,
      pub global activate, use, package install, components install, component add,
      toolchain install, target add, pkg set, cookbook install, module install, collection install,
      role install, labextension install, box add, add, in, get, use --global, global, tap
    W
    operand     = ["**"]
    not_operand = [".", "./", "..", "-r", "list", "ls"]
    not_sub     = ["pub get", "pkg get", "install list", "use default", "add remote"]
    not_program = <<-W
      pod, rpm, dpkg, brew, code, cursor, codium, windsurf, ansible-galaxy, jupyter, npm, deno,
      gcloud, nvm, n, global, pkg
    W
    not_flag = ["--dry-run", "--help", "--download-only"]
  }

  # plug-ins by the REST paths of the applications that load them
  http {
    method = ["POST", "PUT"]
    path = <<-W
      /wp/v2/plugins, **/wp-json/wp/v2/plugins, /wp/v2/themes,
      **/pluginManager/installNecessaryPlugins,
      **/pluginManager/installPlugins, **/rest/plugins/1.0/, **/api/plugins/*/install,
      **/api/plugins/install,
      **/api/v4/plugins, **/api/v4/plugins/install_from_url, **/api/v4/plugins/marketplace,
      **/apps/install, **/extensions/install, **/packages/install, **/addons/*/install
    W
  }

  # plug-ins of applications, runtimes of version managers, packages of frameworks
  shell {
    program = <<-W
      wp, drush, drupal, occ, claude, codex, gemini, npx, jupyter, grafana-cli,
      elasticsearch-plugin, opensearch-plugin, logstash-plugin, kibana-plugin, rabbitmq-plugins,
      nvm, fnm, n, pyenv, rbenv, nodenv, goenv, jenv, volta, mise, asdf, guix, pod, mix, ollama,
      obsidian, discourse, moodle, magento, bin/console, console, php, artisan, helm, kubectl, oc,
      micro, zed, nvim, vim, fisher, omf, zinit, antigen, tmux, oh-my-posh, dokku, caprover,
      hass-cli, ha, homebridge, hb-service, raspi-config, pkgx, ghcup, coursier, cs, tfenv, tgenv,
      hermit, proto, pixi, rye, plugin, skills, smithery, mcp
    W
    sub = <<-W
      plugin install, theme install, plugin install *, theme install *, core install-plugin, en,
      pm:install, pm:enable, pm-enable, app:install, app:install *, mcp install, skills add,
      skill install, labextension install, nbextension install, plugins install, plugins install *,
      install, install *, archive.install hex, archive.install, local.hex, plugin:install,
      plugin:install *, module:install, extension:install, addon install, addons install,
      plugin add, plugin add *, plugin marketplace add, package install, global add, add,
      extensions install, theme:install, composer:require, krew install, krew install *
    W
    operand = ["**"]
    not_program = <<-W
      npx, php, artisan, console, vim, nvim, zed, tmux, plugin, ha, magento, moodle, mix, n, pod,
      discourse, helm, kubectl, oc, ollama, pixi, rye, volta, cs, mise, asdf
    W
    not_sub = <<-W
      plugin uninstall, mcp add, mcp add *, plugin list, plugin install --list, install list,
      add remote
    W
    not_flag = ["--help", "--list", "--dry-run"]
  }

  shell {
    program = <<-W
      nvm, fnm, pyenv, rbenv, nodenv, goenv, guix, pod, jupyter, mix, drush, wp, n
    W
    sub = <<-W
      install *, labextension install *, labextension install, archive.install hex *,
      archive.install *, en *, pm:enable *, plugin install *, theme install *
    W
    not_sub  = ["install --list"]
    not_flag = ["--list", "--help", "-l"]
  }

  # the same where the package is taken for a word of the operation
  shell {
    program = <<-W
      luarocks, cpanm, cpan, cpm, opam, stack, sdk, apm, vcpkg, conan, raco, haxelib, pecl, pear,
      phive, emerge, port, zef, tlmgr, nimble, mise, asdf, cabal
    W
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
    program = <<-W
      pacman, yay, paru, xbps-install, emerge, pkg_add, apk, makepkg
    W
    flag    = ["--sync", "-S", "-U", "--upgrade-file", "-Sy", "-Syu"]
    operand = ["**"]
    not_flag = <<-W
      --search, --info, -Ss, -Si, --clean, --list, -s, --dry-run
    W
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
    program = <<-W
      gcloud, az, aws, heroku, cf, kubectl, oc, docker, vault, sf, twilio, netlify, ibmcloud, doctl,
      pulumi, nx, ng, firebase
    W
    sub = <<-W
      components install, extension add, plugins install, plugins:install, plugin install,
      krew install, install-plugin, plugin add
    W
    not_flag = ["--help"]
  }

  # a manager's own server
  call {
    act_kind = ["call"]
    verb     = ["install", "add", "require", "installieren", "instalar", "installer"]
    noun = <<-W
      pip, npm, poetry, apt, brew, homebrew, yarn, pnpm, cargo, gem, conda, composer, nuget,
      package manager, pypi, uv, winget, choco
    W
    not_object = <<-W
      script, audit, config, configuration, comment, note, workspace
    W
    not_verb = ["uninstall", "remove", "list", "get", "search"]
  }

  shell {
    program = <<-W
      dpkg, rpm, installer, msiexec, add-apt-repository, apt-add-repository, corepack, pkgutil,
      gdebi, alien
    W
    flag = <<-W
      -i, --install, -U, -F, -pkg, /i, -ivh, -Uvh, --upgrade, -h, -v, -y, --yes
    W
    operand = <<-W
      **.deb, **.rpm, **.pkg, **.msi, ppa:**, deb *, http**
    W
    not_flag = <<-W
      --remove, -r, -e, --erase, -l, -q, --query, --list
    W
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
    program = <<-W
      pip, pip3, uv, pipenv, conda, mamba, micromamba
    W
    sub = ["install", "pip install", "env create", "env update", "create"]
    option = <<-W
      --requirement=/dev/stdin, --requirement=-, --requirement=http**, --requirement=/dev/fd/**,
      --file=http**, --requirements=-, --requirements=http**, --requirements=/dev/stdin,
      --file=/dev/stdin
    W
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
    program = <<-W
      jq, yq, dasel, json, tomlq, toml, sed, gsed, crudini, npe, dot-json
    W
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
    verb = <<-W
      install, add, installieren, instalar, installer, require, activate, enable
    W
    object = <<-W
      package, dependency, extension, plugin, library, module, npm, pip, gem, requirement,
      chart repository, chart, app package, software, addon, add-on, crate, paket, helm repository,
      apt, brew, formula, wheel, python package, node package, paquete, paquet, abhaengigkeit,
      driver, application package, tool package, snap, package installer
    W
    not_object = <<-W
      test, package tracking, parcel, shipment, label, note, comment, booking, tour, travel, list,
      payment, order, service package, fare, hotel, course, lesson, file, book, version, status,
      price, training, care package, holiday, bundle deal, subscription, issue, task, learning,
      course module, curriculum
    W
    not_noun = <<-W
      shipping, travel, tour, course, asana, jira, linear, clickup, monday, trello, warehouse,
      logistics, moodle, canvas, lms, project plan, gantt, msproject, hotel, booking, telecom,
      billing, insurance, delivery, parcel
    W
    not_key = <<-W
      task, task id, issue, issue id, tour, order, parcel, course, course id, weight, booking
    W
    not_verb = ["uninstall", "remove", "list", "get", "search", "check"]
  }

  # apps, themes and repositories of a platform
  call {
    act_kind = ["call"]
    verb     = ["install", "enable", "activate", "ensure"]
    object = <<-W
      app, theme, addon, add-on, integration package, browser extension, package, tool, skill,
      runtime, cli, mcp server, model package, bot, software, program, programm, logiciel, programa,
      update package, binary
    W
    not_object = <<-W
      @publishing.about, certificate, hook, filter, rule, schedule, flag, feature, user,
      notification
    W
    not_noun = ["mobile device user"]
    not_verb = ["uninstall", "list", "get", "search", "check", "disable"]
    key = <<-W
      slug, app, name, id, package, packages, extension, url, plugin, theme, tool, version, source,
      paket, skill
    W
    not_call_name = <<-W
      enable_app, activate_app, enable_integration_app, enable_bot, activate_bot, enable_tool,
      activate_tool, enable_program, activate_program, activate_theme, enable_runtime
    W
  }

  call {
    act_kind = ["call"]
    verb     = ["add", "create", "register"]
    object = <<-W
      repository add, chart repository, helm repository, package source, apt repository, ppa,
      package repository, tap, nuget source, plugin repository
    W
    noun = <<-W
      helm, apt, yum, dnf, brew, homebrew, nuget, package, flatpak, scoop, conda, krew, chart
    W
    not_verb = ["list", "update", "remove"]
  }

  call {
    act_kind = ["call"]
    name = <<-W
      repository_add, add_repository, ensure_package, ensure_package_installed, ensure_installed,
      ensure_dependency, require_package
    W
    key = ["url", "package", "packages", "name", "repository url", "dependencies"]
    noun = <<-W
      helm, apt, env, environment, sandbox, python, node, package, notebook, brew, yum, conda, pip,
      npm
    W
  }

  # package managers of languages, called from code
  call {
    act_kind = ["call"]
    code_call = <<-W
      pip.main, pip._internal.main, pip._internal.cli.main.main, install_github, install_gitlab,
      install_cran, install_bioc, install_git, install_version, install_url, install.packages,
      remotes.install_github, devtools.install_github, BiocManager.install, Pkg.add,
      micropip.install, ql.quickload, piplite.install, pacman.p_load, renv.install, nimble.install
    W
  }

  call {
    act_kind = ["call"]
    name = <<-W
      pkg_add, install_package, pip_main, pip_install, remote_install_github, install_github,
      install_gitlab, install_cran, install_bioc, install_git, install_version, install_url,
      remotes_install_github, devtools_install_github, biocmanager_install, bioc_manager_install,
      micropip_install, quicklisp_quickload, package_install, luarock_install, cpan_install
    W
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
  also = <<-W
    publishing images, publishing releases, publishing a package, releasing packages,
    pushing images, publishing a release, package releases, releasing software,
    uploading packages, shipping releases, publishing container images, creating releases,
    pushing container images, publishing a container image
  W
  unknown = "false"

  shell {
    program  = ["@publishers"]
    sub      = ["@publishing"]
    not_flag = ["@publishing.dry"]
    not_sub = <<-W
      pub publish --dry-run, release download, release list, release view, release status,
      package list, run deploy
    W
    not_option = [
      "--skip=publish",
      "--skip=**publish**",
      "--registry=http://localhost**",
      "--registry=http://127.0.0.1**",
    ]
    not_operand = ["localhost:*/**", "127.0.0.1:*/**", "oci://localhost:**"]
    is_not      = ["publishing into a folder"]
  }

  # programs that publish without being told to
  shell {
    program = <<-W
      semantic-release, release-it, np, shipit, cargo-release, standard-release, transporter,
      itmstransporter, kaniko, executor, chrome-webstore-upload, twine-upload, goreleaser-release,
      publish-module, publish-script, npm-publish
    W
    not_flag = ["@publishing.dry"]
    not_sub  = ["version", "help", "list", "init"]
  }

  # builds for stores of games
  shell {
    program = ["steamcmd", "butler"]
    operand = ["+run_app_build", "+run_app_build_http", "push"]
  }

  shell {
    program = <<-W
      docker, podman, nerdctl, buildctl, buildah, depot, earthly, ko, jib, img, werf, nixpacks,
      skaffold, s2i, kaniko
    W
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
    program = <<-W
      skopeo, crane, regctl, oras, gcrane, imgpkg, regsync, cosign
    W
    sub = <<-W
      copy, cp, push, append, mutate, tag, image copy, rebase, flatten, index append, blob put,
      manifest put, sync
    W
    operand = <<-W
      docker-archive:**, oci-archive:**, dir:**, oci:**, containers-storage:**, docker-daemon:**, **
    W
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
    program = <<-W
      mvn, mvnw, gradle, gradlew, ./gradlew, ./mvnw, sbt, lein, rake, bazel, bazelisk, ant, mill,
      msbuild
    W
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
    program = <<-W
      ./gradlew, ./mvnw, gradlew, gradle, sbt, mvnw, mvn, rake, lein, bazel, ./bazelisk, mix, cf,
      swift, dub
    W
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
    program     = ["mix", "rake", "cargo", "just", "mask"]
    operand     = ["hex.publish", "release", "publish"]
    not_program = ["cargo"]
    not_flag    = ["--dry-run", "--help"]
  }

  shell {
    program = <<-W
      gh, glab, hub, tea, jf, jfrog, gitlab, release-cli, ghr, github-release
    W
    sub = <<-W
      release create, release edit, release upload, create, rt upload, rt u, upload,
      releases create, release
    W
    not_flag = ["--draft", "--help", "-d", "--dry-run"]
    not_sub = <<-W
      release list, release view, release download, release delete, pr create, issue create,
      repo create, gist create, label create, mr create
    W
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
    host = <<-W
      registry.npmjs.*, npm.pkg.github.com, upload.pypi.org, test.pypi.org, crates.io, rubygems.org,
      www.nuget.org, api.nuget.org, ghcr.io, registry-1.docker.io, registry.hub.docker.com,
      *.pkg.dev, gcr.io, *.gcr.io, quay.io, *.azurecr.io, *.dkr.ecr.*.amazonaws.com,
      oss.sonatype.org, *.oss.sonatype.org, central.sonatype.com, uploads.github.com, hex.pm,
      pub.dev, packagist.org, hackage.haskell.org, plugins.jetbrains.com,
      marketplace.visualstudio.com, open-vsx.org, api.anaconda.org, luarocks.org,
      addons.mozilla.org, registry.terraform.io, galaxy.ansible.com,
      artifacthub.io, conan.io, clojars.org, repo.clojars.org, trunk.cocoapods.org,
      upload.cocoapods.org, api.snapcraft.io, dashboard.snapcraft.io, push.chocolatey.org,
      upload.rubygems.org, forgeapi.puppet.com, jsr.io, npm.jsr.io, api.deno.land
    W
    not_path = <<-W
      **/login**, **/token**, **/-/user/**, **/audit**, **/-/npm/v1/security/**, **/search**,
      **/-/v1/login, **/calendar/**, **/oauth/**, **/drive/**, **/youtube/**
    W
  }

  http {
    method = ["PUT", "POST", "PATCH"]
    path = <<-W
      **/v2/**/manifests/**, **/api/v4/projects/*/packages/**, **/api/packages/**,
      **/api/v2/package**, **/service/rest/v1/components, **/npm/registry/*, **/npm/*/@*,
      **/_packaging/*/*/registry/**, **/_packaging/*/*/upload**, **/repository/*-releases/**,
      **/repository/*-snapshots/**, **/repos/*/*/releases,
      **/repos/*/*/releases/*/assets**, **/projects/*/releases, **/charts/api/**, **/api/charts
    W
    not_call_value = ["draft=true"]
  }

  call {
    act_kind = ["call", "request"]
    verb = <<-W
      publish, create, push, release, upload, promote, ship, submit, put, veroeffentlichen, publier,
      publicar, freigeben
    W
    object = <<-W
      release, package, npm package, container image, docker image, app store, crate, gem, chart,
      extension, library, wheel, build submission, registry, npm, pypi, testflight, play store,
      version release, helm chart, image, plugin, binary, sdk, artifact version, package version,
      release version, bundle release, app release, production track, paket, image tag,
      manifest list, oci artifact, app version, store listing, production release
    W
    not_mode = ["read"]
    not_object = <<-W
      draft, note, press, order, payment, photo, picture, screenshot, avatar, profile image,
      product image, lock, tour, travel, resource, alt, label, comment, page, calendar, plan,
      thumbnail, s3, hold, task, issue, post, test, diff, model, body, shipment, candidate, escrow,
      fund, service package, care, parcel, logo, cover, banner, listing, gallery, media, instance,
      machine, vm, disk, snapshot, ami, prompt, training, dataset, chart data, bar chart, pie chart,
      line chart, dashboard, quote, proposal, benefit, tracking, repository, payload, deploy,
      environment, feature, pipeline, job, generation, edit, variation, tag list, entity,
      observation, memory, folder, node, ticket, release ticket, release train, release plan, epic,
      milestone
    W
    not_noun = <<-W
      product hub, pim, dam, photo, media, warehouse, shipping, logistics, parcel, dhl, ups, fedex,
      catalog, marketing, social, crm, ecommerce, dalle, midjourney, stability, figma, cloudinary,
      shopify, instagram, wordpress, canva, photoshop, datawrapper, excel, sheet, sheets,
      powerpoint, grafana, quickchart, docs, slides, deploy, argo, spinnaker, octopus, openai,
      replicate, imagen
    W
    not_value = [
      "draft=true",
      "is_draft=true",
      "prerelease_draft=true",
      "environment=production",
      "stage=production",
    ]
    not_verb = <<-W
      list, get, download, delete, unpublish, deprecate, view
    W
  }

  # files put into a registry by its interface
  http {
    method = ["PUT"]
    path = <<-W
      **/repository/*release*/**, **/repository/*hosted*/**, **/repository/maven*/**,
      **/artifactory/*release*/**, **/artifactory/*-local/**, **/api/v4/projects/*/packages/**,
      **/api/packages/**
    W
  }

  # MCP servers of registries and stores
  mcp {
    server = <<-W
      npm, pypi, docker, dockerhub, docker-hub, ghcr, harbor, artifactory, nexus, quay, ecr,
      appstore, app-store-connect, appstoreconnect, google-play, play-console, testflight, crates,
      nuget, rubygems, helm, registry, jfrog, cloudsmith, packagecloud
    W
    verb = <<-W
      publish, push, release, upload, promote, submit, deploy
    W
    not_verb = ["list", "get", "download", "delete"]
  }

  # registries and stores by their names: of servers, hosts, programs
  call {
    act_kind = ["call", "request"]
    verb = <<-W
      publish, push, release, upload, promote, submit, deploy, distribute, ship, rollout, retag,
      bump, commit, include, yank, roll, unstage, rerelease
    W
    noun       = ["@registries"]
    not_object = ["@publishing.about"]
    not_verb = <<-W
      list, get, download, delete, unpublish, deprecate, view, search, rollback, halt
    W
    not_value = ["draft=true", "is_draft=true", "status=draft", "track=internal", "dry_run=true"]
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      create, update, add, put, copy, start, increase, resume, set, import, store, commit, edit,
      complete, finish, expand
    W
    object = <<-W
      release, app version, store version, beta submission, review submission, submission,
      phased release, track, rollout, edit commit, tag, artifact, component, image tag, manifest,
      version release, app release, package version, provider version, module version,
      production release, role, collection, image, edit, deb, rpm, package, snapshot,
      phased release, version
    W
    noun     = ["@registries"]
    not_noun = ["github", "gitlab", "git", "jira"]
    not_object = <<-W
      @publishing.about, group, user, member, token, webhook, project
    W
    not_verb  = ["list", "get", "download", "delete", "view", "search"]
    not_value = ["draft=true", "status=draft"]
  }

  # versions and builds that go out
  call {
    act_kind = ["call"]
    verb = <<-W
      release, publish, ship, cut, rollout, distribute, store
    W
    object = <<-W
      version, build, app, sdk, firmware, library, artifact, module, provider, collection, appcast,
      installer, nightly, beta, release candidate, changelog version, component, driver, layer,
      package, paket, podspec, formula, cask, snap, flatpak, deb, rpm, vsix, addon, add-on,
      theme package, distribution, dist, crate, gem, jar, aar, apk, aab, ipa, msix, wheel, tarball,
      nupkg, docker, container, oci, ota, bundle
    W
    not_object = <<-W
      @publishing.about, page, document, form, model, prompt, policy, workflow, template, content,
      entry, article, course, dataset, contract, survey, feature, flag, configuration, hold, escrow,
      payment, fund, brake, key, dashboard, quiz, menu, schema, knowledge, story, job, campaign,
      agent, bot, flow, rule, change, service, production, environment, item, product, order,
      shipment, parcel, site, post, video
    W
    not_noun = <<-W
      jira, linear, youtrack, cms, contentful, strapi, sanity, confluence, warehouse, shipping,
      logistics, parcel, shopify, deploy, argo, spinnaker, octopus, apigee, launchdarkly, helmfile,
      kubernetes, mlflow
    W
    not_verb = <<-W
      list, get, download, delete, unpublish, deprecate, view, build
    W
    not_value = [
      "draft=true",
      "is_draft=true",
      "environment=production",
      "stage=production",
      "status=draft",
    ]
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      publish, ship, cut, rollout, release, make, create
    W
    noun = ["release", "release manager", "release tool", "publisher", "publishing"]
    key = <<-W
      version, tag, semver, tag name, version number, package, release version
    W
    not_object = <<-W
      @publishing.about, page, document, content, article, escrow, payment, hold, model, contract
    W
    not_noun = <<-W
      jira, linear, youtrack, cms, music, spotify, press, escrow, deploy, production
    W
    not_verb  = ["list", "get", "delete", "view", "plan", "draft"]
    not_value = ["draft=true", "is_draft=true", "environment=production"]
  }

  # what goes to a registry by its address
  call {
    act_kind = ["call"]
    verb = <<-W
      publish, push, release, upload, deploy, submit, run, execute, task
    W
    value = <<-W
      *=npmjs, *=npm, *=pypi, *=nuget.org, *=*registry.npmjs.org**, *=*pypi.org**, *=*nuget.org**,
      *=crates.io, *=rubygems, *=rubygems.org, *=maven-central, *=ghcr.io**, *=docker.io/**,
      *=oci://**, *=play-store, *=app-store
    W
    key = <<-W
      target, registry, feed, destination, to, repository, ziel, store, index, repository url,
      cible, destino
    W
    not_verb = <<-W
      install, add, list, get, search, pull, download, login
    W
    not_object = ["@publishing.about"]
  }

  # a draft that is taken out of its drawer
  call {
    act_kind = ["call"]
    verb     = ["update", "edit", "set", "patch", "change"]
    object   = ["release"]
    value = [
      "draft=false",
      "is_draft=false",
      "prerelease=false",
      "status=released",
      "status=published",
      "make_latest=true",
    ]
  }

  # build tools by their own servers
  call {
    act_kind = ["call"]
    verb     = ["publish", "release"]
    noun = <<-W
      gradle, maven, mvn, sbt, cargo, npm, pnpm, yarn, lerna, nx, make, makefile, rake, fastlane,
      goreleaser, dagger, earthly, bazel, poetry, uv, hatch, dotnet, msbuild, builder, build,
      taskfile
    W
    not_object = ["@publishing.about", "page", "test", "result", "scan"]
    not_verb   = ["list", "get"]
  }

  call {
    act_kind   = ["call"]
    verb       = ["deploy"]
    noun       = ["maven", "mvn"]
    not_object = ["@publishing.about"]
  }

  # tasks of a project named so
  shell {
    program = <<-W
      make, gmake, just, task, go-task, rake, invoke, inv, nox, tox, mage, doit, mask, ant,
      composer, bundle, earthly, dagger, pnpm, yarn, bun, hatch, pdm, poe, cargo, deno
    W
    operand = <<-W
      publish, release, docker-push, push-image, push-images, image-push, publish-image,
      publish-images, publish-package, publish-packages, publish-npm, npm-publish, publish-pypi,
      pypi-publish, pypi, publish-docker, publish-chart, chart-push, helm-push, release-patch,
      release-minor, release-major, release:publish, publish:*, docker:push, image:push,
      push-docker, docker-release, release-docker, release-images, upload-pypi, ship, dist-upload,
      do-release, cut-release, publish-release, publish-all, release-all, veroeffentlichen, publier,
      publicar, release-prod, gh-release, github-release, release:patch, release:minor,
      release:major
    W
    not_flag    = ["@publishing.dry", "--just-print", "--recon"]
    not_program = ["hatch", "pdm", "cargo", "dagger"]
  }

  shell {
    program = <<-W
      nox, dagger, poe, mage, invoke, hatch, just
    W
    sub = <<-W
      run release, run publish, call publish, call release, publish, release, call push
    W
    not_flag = ["@publishing.dry"]
  }

  shell {
    program = ["nox"]
    option  = ["-s=release", "-s=publish", "--session=release", "--session=publish"]
  }

  # scripts of a project named so
  shell {
    program = <<-W
      ./publish.sh, ./release.sh, ./**/publish.sh, ./**/release.sh, **/publish-*.sh,
      ./**/push-image*.sh, ./**/docker-push*.sh, ./**/push_image*.sh, ./**/publish_*.sh,
      ./**/release.py, ./**/publish.py, **/bin/release, **/bin/publish, ./**/make-release*.sh,
      ./**/do-release*.sh, ./**/cut-release*.sh
    W
    not_flag    = ["@publishing.dry"]
    not_program = ["**notes**", "**changelog**", "**site**", "**docs**", "**blog**"]
  }

  shell {
    program = ["eas", "eas-cli", "expo"]
    sub = <<-W
      submit, update, publish, branch publish, channel rollout, update:republish, update republish,
      metadata push
    W
    not_flag = ["--help", "--non-interactive-check"]
  }

  shell {
    program = <<-W
      electron-builder, electron-forge, tauri-release, briefcase, codepush, appcenter, code-push,
      code-push-standalone
    W
    option = [
      "--publish=always",
      "--publish=onTag",
      "--publish=onTagOrDraft",
      "-p=always",
      "-p=onTag",
    ]
  }

  shell {
    program = [
      "code-push",
      "code-push-standalone",
      "appcenter",
      "tauri-release",
      "briefcase",
      "electron-forge",
    ]
    sub = <<-W
      release, release-react, promote, codepush release-react, codepush promote, distribute release,
      publish
    W
  }

  shell {
    program    = ["goreleaser"]
    sub        = ["release"]
    not_flag   = ["@publishing.dry", "--skip-publish"]
    not_option = ["--skip=publish", "--skip=**publish**"]
  }

  shell {
    program    = ["goreleaser"]
    flag       = ["--rm-dist", "--clean", "--parallelism"]
    not_sub    = ["build", "check", "init", "healthcheck", "completion"]
    not_flag   = ["@publishing.dry"]
    not_option = ["--skip=publish", "--skip=**publish**"]
  }

  shell {
    program = ["sf", "sfdx"]
    when    = "shell.sub in ['package version promote', 'package1 version create', 'force:package:version:promote', 'package version create'] or shell.operand in ['promote', 'force:package:version:promote'] and shell.sub == 'package version'"
  }

  shell {
    program = ["fastlane"]
    sub = <<-W
      * release, * beta, * deploy, * publish, * distribute, * ship, * production, * internal,
      * upload_to_*, * pilot, * deliver, * supply,
      * alpha, release, deploy, publish, distribute, ship, run upload_to_app_store,
      run upload_to_testflight, run upload_to_play_store, run pilot, run deliver, run supply,
      run firebase_app_distribution, run appstore
    W
    not_sub = ["* test", "* lint"]
  }

  shell {
    program = ["fastlane"]
    operand = <<-W
      release, beta, deploy, publish, distribute, upload_to_*, pilot, deliver, supply,
      firebase_app_distribution
    W
    not_sub = <<-W
      init, match, actions, action, docs, env, lanes, list
    W
  }

  shell {
    program = ["xcrun"]
    sub = [
      "altool",
      "altool *",
      "itmstransporter",
      "iTMSTransporter",
      "iTMSTransporter *",
      "notarytool submit",
    ]
    flag = ["--upload-app", "--upload-package", "-m", "-t", "-f"]
  }

  # archives of systems' packages
  shell {
    program = <<-W
      dput, dput-ng, dupload, debrelease, copr-cli, copr, osc, fedpkg, rpmdev, cloudsmith,
      package_cloud, deb-s3, rpm-s3
    W
    sub = ["**"]
    not_sub = <<-W
      list, help, whoami, status, results, checkout, update, diff, get, info, log, delete, clone,
      local, srpm, mock-config
    W
    not_flag = ["--simulate", "-s", "--dry-run", "--help", "--check-only", "-o"]
  }

  shell {
    program  = ["dput", "dput-ng", "dupload", "debrelease"]
    operand  = ["**.changes"]
    not_flag = ["--simulate", "--dry-run", "--check-only"]
  }

  shell {
    program = ["reprepro"]
    operand = ["include", "includedeb", "includedsc", "copy", "export", "publish"]
  }

  shell {
    program = ["reprepro", "aptly", "flat-manager-client", "flatpak", "ostree", "createrepo_c"]
    sub = <<-W
      include*, includedeb *, publish snapshot, publish repo, publish switch, publish update,
      build-export, push
    W
    not_program = ["createrepo_c", "ostree"]
  }

  shell {
    program = <<-W
      jib, vcpkg, swift, docker, cargo, sbt, gem, bundle, packer, pulumi, crossplane, wasm-pack,
      spin, wash, modal
    W
    sub = <<-W
      build, x-publish, package-registry publish, buildx imagetools create, smart-release,
      registry push, push *, workspaces publish *
    W
    not_program = <<-W
      docker, cargo, sbt, gem, bundle, packer, pulumi, crossplane, wasm-pack, spin, wash, modal,
      swift, vcpkg
    W
    not_flag = ["@publishing.dry"]
  }

  shell {
    program = ["vcpkg", "swift", "cargo", "docker", "spin", "wash"]
    sub = [
      "x-publish",
      "package-registry publish",
      "smart-release",
      "buildx imagetools create",
      "registry push",
      "push",
    ]
    not_flag    = ["@publishing.dry"]
    not_program = ["cargo"]
    not_operand = ["localhost:*/**", "127.0.0.1:*/**"]
  }

  shell {
    program = ["cargo"]
    sub     = ["smart-release", "release", "workspaces publish"]
    flag    = ["--execute", "-x", "--yes"]
  }

  # by a program's library
  code {
    call = <<-W
      *.images.push, *.createRelease, *.create_release, *.create_git_release,
      *.create_git_tag_and_release, *.push_to_hub, *.pushToHub, *.upload_folder,
      *.upload_large_folder, *.uploadReleaseAsset, *.upload_asset, twine.upload,
      twine.commands.upload.upload, twine.commands.upload.main, *.publishPackageVersion, *.publish_package_version, *.putImage,
      *.put_image, libnpmpublish.publish, npm.publish, *.image.push, docker.push, *.api.push,
      *.releases.create
    W
  }
}

# Registries and stores that packages, images and apps are published in.
set "registries" {
  words = <<-W
    npm, npmjs, pypi, nuget, crate, rubygem, maven central, sonatype, artifactory, jfrog, nexus,
    harbor, quay, ecr, ghcr, gcr, acr, dockerhub, docker hub, chartmuseum, artifacthub,
    artifact registry, container registry, package registry, npm registry, terraform registry,
    provider registry, module registry, wasm registry, image registry, helm registry,
    docker registry, cocoapod, homebrew, winget, snapcraft, snap store, flathub, chocolatey, choco,
    scoop, app store, appstore, appstoreconnect, play store, playstore, google play, play console,
    testflight, chrome webstore, webstore, web store, marketplace, openvsx, open vsx, packagist,
    hex, pub dev, ansible galaxy, galaxy, huggingface, hugging face, anaconda, conda, conda forge,
    expo, eas, codepush, code push, firefox addon, mozilla addon, amo, microsoft store,
    partner center, app gallery, appgallery, amazon appstore, fdroid, f droid, fastlane, cloudsmith,
    packagecloud, gemfury, verdaccio, jsr, cpan, cran, hackage, luarocks, opam, clojars, conan,
    vcpkg, aptly, reprepro, apt repository, yum repository, rpm repository, copr, launchpad, ppa,
    codeartifact, github packages, plugin repository, jetbrains marketplace, app distribution,
    appcenter, slack app directory, app directory, edge addon, unity asset store, steam, steamworks,
    ota, firmware registry, model registry hub, app store connect, app dir, play, ms store,
    release hub, apt repo, release registry, software center, quest store, meta store, oculus store,
    epic store, gog, itch io, galaxy store, roku store, game store
  W
}

# Words beside them that make it another matter.
set "publishing.about" {
  words = <<-W
    draft, note, ticket, release ticket, release note, press, review reply, reply, response,
    screenshot, comment, price, pricing, listing text, description, category, issue, task, plan,
    calendar, candidate review, report, message, checklist, epic, milestone, sprint, branch,
    announcement, email, mail, blog, post, space, discussion, dataset, scan, sbom, log, crash,
    symbol, dsym, mapping file, feedback, tester, user, member, team, token, webhook, order,
    invoice, vendor listing, seller, lead, inventory, hotel, seat, payment
  W
}

# Tasks of build tools that publish.
set "publishing.tasks" {
  words = <<-W
    deploy, release:perform, deploy:deploy, publish, publishSigned, publishTo*,
    publishAllPublications*, *:publish, *:publish*, uploadArchives, publishPlugins,
    publishReleaseBundle, jib, jib:build, dockerPush, docker:push, release, publishBundle,
    publishApk*, //*:push*, //**:*push*, //**:*publish*, publishRelease*, promoteArtifact,
    bintrayUpload, artifactoryPublish, +publish*, sonatypeBundleRelease, publishToSonatype,
    closeAndRelease*, findSonatypeStagingRepository, closeAndReleaseStagingRepository,
    closeAndReleaseRepository, deploy:deploy-file, *:maven-deploy-plugin:**deploy*,
    *:maven-release-plugin:**perform, *:nexus-staging-maven-plugin:**
  W
}

# A build whose word for it is publish.
concept "publishing into a folder" {
  kind = "state"

  shell {
    program = ["dotnet"]
    sub     = ["publish"]
    not_option = [
      "*PublishProfile*",
      "*PublishContainer*",
      "*ContainerRegistry*",
      "*DeployOnBuild*",
    ]
    when = "not (shell.operand matches '(?i)(PublishProfile|PublishContainer|ContainerRegistry|DeployOnBuild)')"
  }

  shell {
    program = ["xcrun", "altool", "firebase"]
    flag    = ["--validate-app", "--list-apps", "--list-providers"]
  }

  # into a machine of one's own; a signature in the image file
  shell {
    program = ["vagrant"]
    sub     = ["upload"]
  }

  shell {
    program = ["apptainer", "singularity"]
    sub     = ["sign"]
  }
}

set "publishers" {
  words = <<-W
    npm, pnpm, yarn, bun, cargo, poetry, uv, flit, hatch, pdm, vsce, ovsx, jsr, lerna, changeset,
    changesets, mix, dart, flutter, wasm-pack, nx, deno, pod, conan, maturin, goreleaser, rush,
    auto, twine, gem, docker, podman, buildah, skopeo, crane, helm, oras, nuget, dotnet, cf, charm,
    cs, chartmuseum, anaconda, luarocks, fastlane, xcrun, nerdctl, img, regctl, imgpkg, regclient,
    snapcraft, charmcraft, flatpak, choco, wingetcreate, scoop, brew, eas, expo, web-ext, cabal,
    stack, opam, nimble, shards, puppet, ansible-galaxy, conda, rattler-build, pixi,
    huggingface-cli, hf, kaggle, cr, wapm, wasmer, tfx, code, lein, clj, clojure, sbt, composer,
    cpan-upload, cosign, finch, ctr, crictl, apptainer, singularity, vagrant, packer, supermarket,
    knife, serverless, sam, pub, swift, dub, elm, elm-package, spago, bower, jspm, vcpkg, bundle,
    dnf-copr, copr-cli, copr, dput, dupload, reprepro, aptly, rpm-ostree, osc, electron-builder,
    electron-forge, appcenter, firebase, supply, pilot, deliver, notarytool, altool, az, gcloud,
    aws, crossplane, kubectl-krew, tkn, stencil, antora, np, nx-release, tauri, capacitor, publish,
    microk8s, pulumi
  W
}

set "publishing" {
  words = <<-W
    publish, npm publish, release, pub publish, lish, hex.publish, hex.publish package,
    package publish, trunk push, upload, stage publish, pub lish, push, image push, nuget push,
    cm-push, compose push, manifest push, deliver, pilot upload, altool, supply, pilot,
    artifact put, upload_to_testflight, upload_to_app_store, upload_to_play_store, submit,
    publish-packages, version publish, workspaces publish, from-git, release publish, exec publish,
    sign, shipit, collection publish, role import, module push, marketplace publish,
    extension publish, shim publish, deploy clojars, release perform, repo publish,
    registry publish, index add, image publish, cloud publish, box publish, cloud box publish,
    bump-formula-pr, bump-cask-pr, acr import, acr build, builds submit, artifacts generic upload,
    artifacts docker images upload, artifacts apt upload, ecr put-image,
    codeartifact publish-package-version, ecr-public put-image,
    serverlessrepo create-application-version, appdistribution:distribute, distribute release,
    xpkg push, bundle push, run publish, run release, addon publish, package upload,
    universal publish, artifacts universal publish, repo-upload, upload-build, extensions publish,
    ext:dev:upload, notarytool submit, image-push, images push
  W
}

set "publishing.dry" {
  words = <<-W
    --dry-run, --dryrun, --help, --snapshot, --noEmit, --draft, -n, --dry_run, --pretend,
    --simulate, --no-publish, --skip-publish, --local, --no-push, --validate, --check, --list
  W
}

concept "changing build pipelines" {
  kind   = "action"
  object = "never"
  also = <<-W
    changing pipelines, changing CI, changing build pipeline, editing workflows,
    changing CI workflows, changing CI pipelines, changing branch protection, disabling workflows,
    changing required checks, changing runners, editing pipelines, changing CI/CD pipelines
  W
  unknown = "false"

  file {
    op    = ["write", "append", "edit", "delete", "move"]
    class = ["ci"]
  }

  # policies that a change must pass, weakened
  call {
    verb = ["update", "set", "change", "modify", "patch", "edit", "put", "configure", "disable"]
    object = <<-W
      policy configuration, branch policy, build policy, merge policy, approval policy, merge check,
      required check, status check, approval rule, push rule, merge rule
    W
    value = <<-W
      is_blocking=false, isblocking=false, is_enabled=false, isenabled=false, enabled=false,
      blocking=false, required=false, enforced=false, active=false, minimum_approver_count=0,
      *minimumapprovercount=0, *approvals_required=0, *required_approvals=0,
      *requiredapprovers=0, *required_approvers=0, *requiredsuccessfulbuilds=0,
      *required_approving_review_count=0, *requiredapprovingreviewcount=0, *minapprovals=0, *min_approvals=0
    W
  }

  # files of a pipeline written by the forge's API
  http {
    method = ["PUT", "POST", "PATCH", "DELETE"]
    path = <<-W
      **/.github/workflows/**, **/.github/actions/**, **/.gitlab-ci.yml**, **/.circleci/**,
      **/jenkinsfile**, **/Jenkinsfile**, **/azure-pipelines.yml**, **/bitbucket-pipelines.yml**,
      **/.gitea/workflows/**, **/.forgejo/workflows/**, **/.buildkite/**, **/.drone.yml**,
      **/.travis.yml**
    W
  }

  call {
    verb = <<-W
      @change, @delete, @create, disable, enable, pause, lock, unlock, stop, remove, register,
      deactivate, activate, turn, toggle, override, relax, loosen, weaken, skip, bypass, protect,
      unprotect, deaktivieren, abschalten, desactiver, desactivar
    W
    object     = ["@pipelines.things"]
    not_object = ["@pipelines.about"]
    not_noun = <<-W
      data pipeline, sales, deal, crm, hubspot, pipedrive, salesforce, opportunity, marketing, lead,
      n8n, zapier, etl, airflow, dagster, dbt, sagemaker, elasticsearch, opensearch, logstash,
      zendesk, jira, servicenow, databricks, mlflow, vertex, kubeflow, temporal, camunda, prefect
    W
    not_verb = <<-W
      list, get, rerun, retry, cancel, dispatch, trigger, run, view, watch, download, approve
    W
  }

  # settings of CI servers
  call {
    verb = <<-W
      @change, @delete, @create, disable, enable, pause, register, deactivate
    W
    object = <<-W
      job, build, project, plan, agent, node, runner, template, configuration, step, hook, stage,
      definition, trigger, pipeline, schedule, plugin, node label, check, gate, rule, approval,
      policy, queue
    W
    noun = <<-W
      jenkins, teamcity, buildkite, circleci, bamboo, drone, woodpecker, travis, gocd, concourse,
      tekton, azure pipeline, codebuild, codepipeline, cloudbuild, appveyor, semaphore, codefresh,
      harness, bitrise, buildbot, zuul, spacelift, atlantis, ci, cicd
    W
    not_object = <<-W
      run, rerun, log, artifact, build log, test result, comment, note, build number, report,
      ticket, issue, message
    W
    not_call_key = ["text", "message", "blocks"]
    not_verb = <<-W
      list, get, rerun, retry, cancel, trigger, run, start, view, restart, rebuild, replay, approve
    W
    not_shell_operand = ["ci@**"]
  }

  call {
    act_kind = ["call", "command"]
    verb = <<-W
      @change, @delete, @create, disable, enable, pause, register, unregister, deregister
    W
    object     = ["runner", "runner label", "runner token"]
    not_object = ["@pipelines.about", "test", "process", "store", "shoe", "race"]
    not_verb   = ["list", "get"]
  }

  http {
    method = ["POST", "PUT", "PATCH", "DELETE"]
    path = <<-W
      **/actions/runners**, **/actions/runner-groups**, **/api/v4/runners**,
      **/projects/*/runners**, **/actions/permissions**, **/user/runners,
      **/api/v4/projects/*/variables/**, **/api/v4/groups/*/variables/**, **/protected_branches**,
      **/push_rule, **/approval_rules**, **/repos/*/settings/pull-requests**,
      **/branch-permissions/**, **/branch-restrictions**, **/default-reviewers/**,
      **/repos/*/settings/hooks/**
    W
  }

  # where the pipeline of a project stands, and what it takes to merge
  http {
    method = ["PUT", "PATCH", "POST"]
    path   = ["**/projects/*", "**/projects/*/*"]
    when   = "call.key in ['ci configuration path', 'ci config path', 'configuration path'] or any(call.args, .key matches '(?i)^(ci_config_path|only_allow_merge_if|auto_devops_enabled|shared_runners_enabled)')"
  }

  shell {
    program = ["glab", "gh", "tea"]
    sub     = ["api"]
    operand = <<-W
      **/protected_branches**, **/branches/*/protection**, **/rulesets**, **/push_rule,
      **/approval_rules**, **/pipeline_schedules**, **/actions/variables**,
      **/actions/permissions**, **/environments/*
    W
    option = ["--method=POST", "--method=PUT", "--method=PATCH", "--method=DELETE"]
  }

  shell {
    program = ["java"]
    operand = <<-W
      create-job, update-job, delete-job, disable-job, enable-job, delete-node, create-node,
      update-view, install-plugin, groovy
    W
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
    program = <<-W
      glab, az, aws, gcloud, bk, circleci, fly, drone, tkn, gitlab-runner, actions-runner,
      config.sh, jenkins-cli, tea, woodpecker-cli, travis, buildkite-agent, jenkins-jobs,
      act_runner, forgejo-runner, tfx
    W
    sub = <<-W
      schedule create, schedule update, schedule delete, runner register, runner delete,
      pipelines create, pipelines update, pipelines delete, pipelines variable create,
      pipelines variable update, pipelines build definition, repos policy create,
      repos policy update, repos policy delete, codebuild create-project, codebuild update-project,
      codebuild delete-project, codebuild create-webhook, codepipeline update-pipeline,
      codepipeline create-pipeline, codepipeline delete-pipeline,
      codepipeline disable-stage-transition, codepipeline enable-stage-transition,
      builds triggers create, builds triggers update, builds triggers delete,
      builds triggers import, builds triggers patch, deploy delivery-pipelines delete,
      pipeline create, pipeline update, pipeline delete, orb publish, set-pipeline,
      destroy-pipeline, pause-pipeline, hide-pipeline, pause-job, repo enable, repo disable,
      repo update, cron add, cron rm, register, unregister, create-job, update-job, delete-job,
      disable-job, enable-job, update, actions runner, repos policy approver-count,
      repos policy build, pipelines pool, devops invoke, repos policy required-reviewer, enable,
      disable, project-settings, context store-secret, repos policy merge-strategy, variables set,
      variable set, variable update, variable delete
    W
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
  words = <<-W
    workflow, pipeline, branch protection, ruleset, required check, build pipeline,
    protected branch, ci variable, pipeline schedule, build definition, branch rule, status check,
    self hosted, build configuration, job definition, pipeline config, pipeline configuration,
    required status, protection, protection rule, branch policy, build trigger, pipeline trigger,
    jenkins job, approval rule, merge rule, merge check, required review, required reviewer,
    required approval, ci config, ci configuration, ci job, ci pipeline, build job, build step,
    deploy gate, quality gate, environment protection, deployment protection, action permission,
    actions permission, workflow permission, release pipeline, deployment pipeline, runner group,
    build agent, agent pool, build plan, build template, merge request approval, push rule,
    build hook, ci rule, ci template, ci setting, signature protection, build check, workflow file,
    branch restriction, build schedule, tag protection, merge queue, code owner review, ci workflow,
    build system, bauplan, baupipeline, build rule, admin enforcement, status check protection,
    github action, action secret policy, delivery pipeline, project approval, approval setting,
    approval configuration, approval policy rule, ci step, ci check, required pipeline, project ci
  W
}

set "pipelines.about" {
  words = <<-W
    run, rerun, log, sales, deal, opportunity, artifact, test, comment, note, ticket, runner up,
    marketing, customer, email, lead, dispatch, data protection, consumer protection,
    sun protection, stage deal, job run, approval workflow, approval request, workflow execution,
    workflow run, workflow instance, workflow task, task runner, test runner, document workflow,
    onboarding workflow, message, issue, content workflow, expense workflow, ingest pipeline,
    aggregation pipeline, data pipeline, candidate, recruiting, hiring, etl, training pipeline,
    render pipeline, password protection, sheet protection, write protection,
    termination protection, deletion protection, ddos protection, pipeline stage, delete protection,
    range protection, protected range, case workflow, playbook
  W
}
