# Members of a request, and steps of a chain that makes one, that take its body.
set "code.body-members" {
  words = ["body", "content", "payload", "entity", "requestbody"]
}

set "code.body-steps" {
  words = [
    "body", "json", "form", "send", "send_json", "send_string", "send_form", "send_bytes",
    "setbody", "bodyvalue", "syncbody", "write", "end", "entity", "multipart", "data",
  ]
}

# Steps of a chain that choose the rows of a statement.
set "code.narrows" {
  words = ["where", "filter", "filter_by", "limit"]
}

# Methods that take one of the rows of a result, or some.
set "code.first" {
  words = <<-W
    first, fetchone, fetchmany, one, one_or_none, scalar, scalar_one, head, executetakefirst, executetakefirstorthrow
  W
}

# What calls in code do: "file:OP" on the path that is the first argument ("-tree" for a folder with all below), "http:METHOD" to the URL
# among the arguments (no method: the first argument), "shell" runs the first argument as a command line, "argv" as a list of words,
# "code:LANGUAGE" runs it as code ("body:LANGUAGE" the last argument), "module:PROGRAM" as a module of a program, "sql" as statements, "statement:VERB" makes one
# for the table that is the first argument, "table" reads a whole table, "words" runs
# all arguments as one command line, "env" reads the environment. "*.name" stands for a method of anything.
map "code.calls" {
  words = {
    "os.remove" = "file:delete", "os.unlink" = "file:delete", "os.rmdir" = "file:delete",
    "os.removedirs" = "file:delete-tree", "shutil.rmtree" = "file:delete-tree",
    "shutil.move" = "file:move", "os.rename" = "file:move", "os.replace" = "file:move",
    "shutil.copy" = "file:copy", "shutil.copyfile" = "file:copy", "shutil.copy2" = "file:copy",
    "shutil.copytree" = "file:copy", "os.chmod" = "file:mode", "os.chown" = "file:mode",
    "os.listdir" = "file:list", "os.truncate" = "file:write",
    "send2trash.send2trash" = "file:delete", "os.walk" = "file:list", "os.scandir" = "file:list",
    "os.open" = "file:open", "runpy.run_module" = "module:python3",
    "runpy.run_path" = "module:python3", "pip.main" = "argv:pip", "pip._internal.main" = "argv:pip",
    "pip._internal.cli.main.main" = "argv:pip", "twine.cli.dispatch" = "argv:twine",
    "django.core.management.call_command" = "argv:manage.py", call_command = "argv:manage.py",
    "get_ipython.run_line_magic" = "words", "get_ipython.system" = "shell", "c.run" = "shell",
    "ctx.run" = "shell", "get_ipython.getoutput" = "shell", "get_ipython.run_cell" = "code:python",
    "HTTP.Request.new" = "http:", "fsspec.open" = "file:open", "smart_open.open" = "file:open",
    "*.table" = "table", "*.read.table" = "table", "*.constructor" = "body:node",
    AsyncFunction = "body:node", sysopen = "file:open", open = "file:open", "io.open" = "file:open",
    "pathlib.Path.open" = "file:open", "codecs.open" = "file:open", "*.unlink" = "file:delete",
    "*.rmdir" = "file:delete", "*.write_text" = "file:write", "*.write_bytes" = "file:write",
    "*.read_text" = "file:read", "*.read_bytes" = "file:read",
    "pathlib.Path.unlink" = "file:delete", "pathlib.Path.rmdir" = "file:delete",
    "pathlib.Path.read_text" = "file:read", "pathlib.Path.write_text" = "file:write",
    "fs.rmSync" = "file:delete-tree", "fs.rm" = "file:delete-tree", "fs.unlinkSync" = "file:delete",
    "fs.unlink" = "file:delete", "fs.rmdirSync" = "file:delete-tree",
    "fs.rmdir" = "file:delete-tree", "fs.promises.rm" = "file:delete-tree",
    "fs.promises.unlink" = "file:delete", "fs.promises.rmdir" = "file:delete-tree",
    "fs/promises.rm" = "file:delete-tree", "fs/promises.unlink" = "file:delete",
    "fs.removeSync" = "file:delete-tree", "fs.emptyDirSync" = "file:delete-tree",
    "fs-extra.removeSync" = "file:delete-tree", "fs-extra.remove" = "file:delete-tree",
    "rimraf.sync" = "file:delete-tree", rimraf = "file:delete-tree",
    "fs.writeFileSync" = "file:write", "fs.writeFile" = "file:write",
    "fs.appendFileSync" = "file:append", "fs.appendFile" = "file:append",
    "fs.readFileSync" = "file:read", "fs.readFile" = "file:read", "fs.openSync" = "file:open",
    "fs.open" = "file:open", "fs.promises.open" = "file:open", "fs/promises.open" = "file:open",
    "fs.promises.readFile" = "file:read", "fs.promises.writeFile" = "file:write",
    "fs.renameSync" = "file:move", "fs.rename" = "file:move", "fs.copyFileSync" = "file:copy",
    "fs.cpSync" = "file:copy", "fs.chmodSync" = "file:mode", "fs.chmod" = "file:mode",
    "fs.createReadStream" = "file:read", "fs.createWriteStream" = "file:write",
    "fs.truncateSync" = "file:write", "fs.readdirSync" = "file:list", "fs.readdir" = "file:list",
    "fs/promises.readFile" = "file:read", "fs/promises.writeFile" = "file:write",
    "Bun.write" = "file:write", "Deno.remove" = "file:delete-tree",
    "Deno.removeSync" = "file:delete-tree", "Deno.readTextFile" = "file:read",
    "Deno.readTextFileSync" = "file:read", "Deno.readFile" = "file:read",
    "Deno.readFileSync" = "file:read", "Deno.open" = "file:read", "Deno.writeFile" = "file:write",
    "Deno.writeFileSync" = "file:write", "Deno.writeTextFile" = "file:write",
    "Deno.writeTextFileSync" = "file:write", "Bun.file" = "file:read", unlink = "file:delete",
    rmtree = "file:delete-tree", "File.Path.rmtree" = "file:delete-tree",
    "File.Path.remove_tree" = "file:delete-tree", remove_tree = "file:delete-tree",
    rmdir = "file:delete", "File.delete" = "file:delete", "File.unlink" = "file:delete",
    "FileUtils.rm_rf" = "file:delete-tree", "FileUtils.rm_r" = "file:delete-tree",
    "FileUtils.rm" = "file:delete", "FileUtils.remove_dir" = "file:delete-tree",
    "FileUtils.remove_entry_secure" = "file:delete-tree",
    "FileUtils.remove_entry" = "file:delete-tree", "FileUtils.mv" = "file:move",
    "FileUtils.cp" = "file:copy", "FileUtils.rm_f" = "file:delete", "Dir.rmdir" = "file:delete",
    "File.write" = "file:write", "File.read" = "file:read", "File.open" = "file:open",
    "IO.read" = "file:read", "IO.binread" = "file:read", "File.binread" = "file:read",
    "IO.readlines" = "file:read", "IO.foreach" = "file:read", "File.foreach" = "file:read",
    "IO.binwrite" = "file:write", "File.readlines" = "file:read", "IO.write" = "file:write",
    "File.chmod" = "file:mode", "File.rename" = "file:move", file_put_contents = "file:write",
    file_get_contents = "file:read", readfile = "file:read", fopen = "file:open",
    "socket.gethostbyname" = "http:LOOKUP", "socket.getaddrinfo" = "http:LOOKUP",
    "dns.resolver.resolve" = "http:LOOKUP", "dns.resolver.query" = "http:LOOKUP",
    "dns.lookup" = "http:LOOKUP", "dns.resolve" = "http:LOOKUP", "dns.resolveTxt" = "http:LOOKUP",
    "dns.promises.lookup" = "http:LOOKUP", "dns.promises.resolve" = "http:LOOKUP",
    "Resolv.getaddress" = "http:LOOKUP", "net.LookupHost" = "http:LOOKUP",
    "net.LookupTXT" = "http:LOOKUP", "InetAddress.getByName" = "http:LOOKUP",
    "Dns.GetHostEntry" = "http:LOOKUP", "System.Net.Dns.GetHostEntry" = "http:LOOKUP",
    gethostbyname = "http:LOOKUP", "requests.get" = "http:GET", "requests.post" = "http:POST",
    "requests.put" = "http:PUT", "requests.patch" = "http:PATCH", "requests.delete" = "http:DELETE",
    "requests.head" = "http:HEAD", "requests.request" = "http:",
    "requests.Session.get" = "http:GET", "requests.Session.post" = "http:POST",
    "requests.Session.put" = "http:PUT", "requests.Session.delete" = "http:DELETE",
    "httpx.get" = "http:GET", "httpx.post" = "http:POST", "httpx.put" = "http:PUT",
    "httpx.patch" = "http:PATCH", "httpx.delete" = "http:DELETE", "httpx.request" = "http:",
    "httpx.Client.post" = "http:POST", "httpx.Client.get" = "http:GET",
    "urllib.request.urlopen" = "http:SEND", "urllib.request.Request" = "http:SEND",
    "urllib.request.urlretrieve" = "http:GET", "urllib2.urlopen" = "http:SEND",
    "urllib3.PoolManager.request" = "http:", "aiohttp.ClientSession.post" = "http:POST",
    "aiohttp.ClientSession.get" = "http:GET", fetch = "http:GET", "globalThis.fetch" = "http:GET",
    "node-fetch" = "http:GET", "axios.get" = "http:GET", "axios.post" = "http:POST",
    "axios.put" = "http:PUT", "axios.patch" = "http:PATCH", "axios.delete" = "http:DELETE",
    axios = "http:GET", "axios.request" = "http:GET", "got.post" = "http:POST", got = "http:GET",
    "https.get" = "http:GET", "http.get" = "http:GET", "https.request" = "http:GET",
    "http.request" = "http:GET", "undici.request" = "http:GET", "Net.HTTP.get" = "http:GET",
    "Net.HTTP.Get.new" = "http:GET", "Net.HTTP.Post.new" = "http:POST",
    "Net.HTTP.Put.new" = "http:PUT", "Net.HTTP.Patch.new" = "http:PATCH",
    "Net.HTTP.Delete.new" = "http:DELETE", "Net.HTTP.new" = "connect:http",
    "Net.HTTP.post" = "http:POST", "Net.HTTP.post_form" = "http:POST",
    "HTTParty.post" = "http:POST", "HTTParty.get" = "http:GET", "URI.open" = "http:GET",
    "URI.parse.open" = "http:GET", "LWP.Simple.get" = "http:GET", "LWP.UserAgent.get" = "http:GET",
    "LWP.UserAgent.post" = "http:POST", "HTTP.Tiny.get" = "http:GET",
    "HTTP.Tiny.post" = "http:POST", "curl_init" = "http:GET", "os.system" = "shell",
    "os.popen" = "shell", "subprocess.getoutput" = "shell", "subprocess.getstatusoutput" = "shell",
    "commands.getoutput" = "shell", "asyncio.create_subprocess_shell" = "shell",
    "dotenv.dotenv_values" = "file:read", "dotenv.get_key" = "file:read",
    "configparser.ConfigParser.read" = "file:read",
    "configparser.RawConfigParser.read" = "file:read",
    "configparser.SafeConfigParser.read" = "file:read",
    "ConfigParser.ConfigParser.read" = "file:read", "configobj.ConfigObj" = "file:read",
    "netrc.netrc" = "file:read", "linecache.getline" = "file:read",
    "linecache.getlines" = "file:read", "fileinput.input" = "file:read", "toml.load" = "file:read",
    "YAML.load_file" = "file:read", "JSON.load_file" = "file:read", parse_ini_file = "file:read",
    "dotenv.parse" = "file:read", loadstring = "code:lua", instance_eval = "code:ruby",
    "TOPLEVEL_BINDING.eval" = "code:ruby", "binding.eval" = "code:ruby",
    "Kernel.eval" = "code:ruby", "Object.eval" = "code:ruby", "Kernel.binding.eval" = "code:ruby",
    "vm.runInThisContext" = "code:node", "vm.runInNewContext" = "code:node", Function = "body:node",
    "ENV.to_h" = "env", "ENV.to_a" = "env", "ENV.inspect" = "env", "ENV.each" = "env",
    "ENV.fetch" = "env", "os.environ.items" = "env", "os.environ.copy" = "env", system = "shell",
    "os.execute" = "shell", "io.popen" = "shell", "shell-command" = "shell",
    "shell-command-to-string" = "shell", "delete-file" = "file:delete",
    "delete-directory" = "file:delete-tree", "file.remove" = "file:delete",
    "Base.rm" = "file:delete-tree", rm = "file:delete-tree", "File.rm_rf" = "file:delete-tree",
    "File.rm" = "file:delete", "FileManager.default.removeItem" = "file:delete-tree",
    "clojure.java.shell/sh" = "argv", "shell/sh" = "argv", sh = "argv",
    "babashka.fs/delete-tree" = "file:delete-tree", "fs/delete-tree" = "file:delete-tree",
    "uiop:run-program" = "shell", "io/delete-file" = "file:delete",
    "clojure.java.io/delete-file" = "file:delete", "babashka.process/shell" = "shell",
    "Base.Filesystem.rm" = "file:delete-tree", "Bun.env" = "env", "import.meta.env" = "env",
    "Deno.env.toObject" = "env", "Kernel.system" = "shell", shell_exec = "shell",
    passthru = "shell", popen = "shell", "IO.popen" = "shell", "Open3.capture2" = "shell",
    "Open3.capture3" = "shell", proc_open = "shell", "child_process.exec" = "shell",
    "child_process.execSync" = "shell", "node:child_process.execSync" = "shell",
    "node:child_process.exec" = "shell", "Bun.$" = "shell", "execa.execaCommand" = "shell",
    "shelljs.exec" = "shell", "subprocess.run" = "argv", "subprocess.call" = "argv",
    "subprocess.check_call" = "argv", "subprocess.check_output" = "argv",
    "subprocess.Popen" = "argv", "os.execvp" = "argv", "os.execv" = "argv", "os.execlp" = "argv",
    "os.spawnvp" = "argv", "pty.spawn" = "argv", "child_process.spawn" = "argv",
    "child_process.spawnSync" = "argv", "child_process.execFile" = "argv",
    "child_process.execFileSync" = "argv", spawn = "argv", spawnSync = "argv", execFile = "argv",
    execFileSync = "argv", execSync = "shell", "$" = "shell", "zx.$" = "shell",
    "Process.spawn" = "argv", "Process.exec" = "argv", "Open3.capture2e" = "argv",
    "Open3.popen2" = "argv", "Open3.popen2e" = "argv", "Open3.popen3" = "argv",
    "PTY.spawn" = "argv", "os.spawnl" = "argv", "os.spawnle" = "argv", "os.spawnlp" = "argv",
    "os.spawnlpe" = "argv", "os.spawnv" = "argv", "os.spawnve" = "argv", "os.spawnvpe" = "argv",
    "os.execl" = "argv", "os.execle" = "argv", "os.execlpe" = "argv", "os.execve" = "argv",
    "os.execvpe" = "argv", "os.posix_spawn" = "argv", "os.posix_spawnp" = "argv",
    "pexpect.spawn" = "argv", "pexpect.run" = "shell", "ptyprocess.PtyProcess.spawn" = "argv",
    "os.RemoveAll" = "file:delete-tree", "os.Remove" = "file:delete", "os.ReadFile" = "file:read",
    "ioutil.ReadFile" = "file:read", "os.WriteFile" = "file:write", "os.OpenFile" = "file:open",
    "os.Open" = "file:read", "os.Create" = "file:write", "ioutil.WriteFile" = "file:write",
    "os.Getenv" = "env", "os.Environ" = "env", "http.Post" = "http:POST", "http.Get" = "http:GET",
    "http.PostForm" = "http:POST", "http.NewRequest" = "http:",
    "http.NewRequestWithContext" = "http:", "File.Move" = "file:move", "File.Copy" = "file:copy",
    "File.Replace" = "file:move", "Directory.Move" = "file:move",
    "File.WriteAllLines" = "file:write", "File.WriteAllBytes" = "file:write",
    "File.AppendAllText" = "file:append", "File.AppendAllLines" = "file:append",
    "File.Create" = "file:write", "File.CreateText" = "file:write", "File.OpenWrite" = "file:write",
    "File.ReadAllLines" = "file:read", "File.ReadLines" = "file:read",
    "File.OpenRead" = "file:read", "File.OpenText" = "file:read", "StreamWriter" = "file:write",
    "StreamReader" = "file:read", "FileInfo.Delete" = "file:delete",
    "DirectoryInfo.Delete" = "file:delete-tree", "FileInfo.MoveTo" = "file:move",
    "DirectoryInfo.MoveTo" = "file:move", "FileInfo.CopyTo" = "file:copy",
    "Files.move" = "file:move", "Files.copy" = "file:copy", "Files.write" = "file:write",
    "Files.readAllLines" = "file:read", "*.executeUpdate" = "sql", "*.executeQuery" = "sql",
    "*.prepareStatement" = "sql", "*.addBatch" = "sql", "*.Exec" = "sql", "*.ExecContext" = "sql",
    "*.Query" = "sql", "*.QueryRow" = "sql", "*.QueryContext" = "sql", "*.ExecuteNonQuery" = "sql",
    "Files.delete" = "file:delete", "Files.deleteIfExists" = "file:delete",
    "FileUtils.deleteDirectory" = "file:delete-tree", "FileUtils.forceDelete" = "file:delete-tree",
    "FileUtils.cleanDirectory" = "file:delete-tree", "Files.readString" = "file:read",
    "Files.readAllBytes" = "file:read", "Files.writeString" = "file:write", "System.getenv" = "env",
    "std.fs.remove_dir_all" = "file:delete-tree", "filesystem.remove_all" = "file:delete-tree",
    "std.filesystem.remove_all" = "file:delete-tree", "fs.remove_all" = "file:delete-tree",
    "fs.remove_dir_all" = "file:delete-tree", "std.fs.remove_file" = "file:delete",
    "fs.remove_file" = "file:delete", "std.fs.read_to_string" = "file:read",
    "fs.read_to_string" = "file:read", "std.fs.read" = "file:read", "std.fs.write" = "file:write",
    "Command.new" = "argv", "std.process.Command.new" = "argv", "process.Command.new" = "argv",
    "File.Delete" = "file:delete", "Directory.Delete" = "file:delete-tree",
    "System.IO.Directory.Delete" = "file:delete-tree", "System.IO.File.Delete" = "file:delete",
    "Process.Start" = "words", "ProcessStartInfo" = "words", "File.ReadAllText" = "file:read",
    "File.ReadAllBytes" = "file:read", "File.WriteAllText" = "file:write", execvp = "argv",
    execlp = "argv", execl = "argv", execv = "argv", posix_spawn = "argv", "invoke.run" = "shell",
    pcntl_exec = "argv", HttpRequestMessage = "http:",
    "System.Net.Http.HttpRequestMessage" = "http:", req_perform = "http:GET", VERB = "http:",
    "Sys.getenv" = "env", "Environment.GetEnvironmentVariable" = "env",
    "System.Environment.GetEnvironmentVariable" = "env", dbReadTable = "table", system2 = "argv",
    "exec.Command" = "argv", "exec.CommandContext" = "argv", "os.StartProcess" = "argv",
    "syscall.Exec" = "argv", ProcessBuilder = "argv", "Runtime.getRuntime.exec" = "argv",
    "System.cmd" = "argv", "Process.run" = "argv", "execa.execa" = "argv", execa = "argv",
    "Bun.spawn" = "argv", "Bun.spawnSync" = "argv", "node:child_process.spawnSync" = "argv",
    "node:child_process.spawn" = "argv", "asyncio.create_subprocess_exec" = "argv",
    "Deno.Command" = "argv", "sh.rm" = "argv", exec = "code:python", eval = "code",
    "builtins.exec" = "code:python", "builtins.eval" = "code:python", "os.environ" = "env",
    "os.environ.get" = "env", "os.getenv" = "env", "process.env" = "env", ENV = "env", _ENV = "env",
    getenv = "env", "*.execute" = "sql", "*.executescript" = "sql", "*.executemany" = "sql",
    "*.query" = "sql", "*.raw" = "sql", "*.exec_driver_sql" = "sql", "sqlalchemy.text" = "sql",
    "*.selectFrom" = "statement:select", "*.deleteFrom" = "statement:delete",
    "*.updateTable" = "statement:update", "sqlalchemy.select" = "statement:select",
    "sqlalchemy.sql.select" = "statement:select", "sqlalchemy.future.select" = "statement:select",
    "sqlalchemy.delete" = "statement:delete", "sqlalchemy.update" = "statement:update",
    "sqlalchemy.sql.delete" = "statement:delete", "sqlalchemy.sql.update" = "statement:update",
    "sqlalchemy.sql.expression.delete" = "statement:delete",
    "sqlalchemy.sql.expression.update" = "statement:update",
    "sqlalchemy.future.delete" = "statement:delete",
    "sqlalchemy.future.update" = "statement:update", "sqlmodel.delete" = "statement:delete",
    "sqlmodel.update" = "statement:update", "*.exec" = "sql", "*.$executeRawUnsafe" = "sql",
    "*.$queryRawUnsafe" = "sql", "*.$executeRaw" = "sql", "*.read_sql" = "sql",
    "pandas.read_sql" = "sql", "*.read_sql_table" = "table", "pandas.read_sql_table" = "table",
    "DBI.dbReadTable" = "table", "spark.table" = "table", print = "nothing",
    "console.log" = "nothing", len = "nothing", str = "nothing", int = "nothing",
    "json.loads" = "nothing", "json.dumps" = "nothing", "json.load" = "nothing",
    "json.dump" = "nothing", "JSON.parse" = "nothing", "JSON.stringify" = "nothing",
    "os.path.join" = "nothing", "os.path.exists" = "nothing", "os.path.expanduser" = "nothing",
    "path.join" = "nothing", "path.resolve" = "nothing", "sys.stdin.read" = "nothing",
    "sys.exit" = "nothing", range = "nothing", sum = "nothing", min = "nothing", max = "nothing",
    sorted = "nothing", "datetime.datetime.now" = "nothing", "time.sleep" = "nothing",
    "base64.b64encode" = "nothing", "base64.b64decode" = "nothing", "re.sub" = "nothing",
    "re.findall" = "nothing", require = "nothing", import = "nothing", "random.random" = "nothing",
    puts = "nothing", echo = "nothing",
  }
}

# Programs, with their operations, that put secrets, people's data or contents of files on their standard output.
set "output.secret" {
  words = <<-W
    vault kv get, vault read, vault unwrap, bao kv get, bao read, bao unwrap, op read, op item get,
    op document get, op inject, pass show, gopass show, bw get, bw export, bw list items,
    bws secret get, bws secret list, lpass show, lpass export, keepassxc-cli show,
    keepassxc-cli export, keepassxc-cli clip, security find-generic-password,
    security find-internet-password, security dump-keychain, security export, secret-tool lookup,
    secret-tool search, keyring get, aws secretsmanager get-secret-value,
    aws secretsmanager batch-get-secret-value, aws ec2 get-password-data,
    aws configure export-credentials, gcloud secrets versions access, az keyvault secret show,
    az keyvault secret download, az keyvault key download, az storage account keys list,
    az storage account show-connection-string, az cosmosdb keys list, az acr credential show,
    az redis list-keys, az servicebus namespace authorization-rule keys list,
    az eventhubs namespace authorization-rule keys list,
    az webapp deployment list-publishing-credentials, az functionapp keys list,
    az cognitiveservices account keys list, az search admin-key show,
    az webapp config appsettings list, az functionapp config appsettings list,
    az webapp config connection-string list, heroku config, heroku config:get,
    heroku pg:credentials:url, doppler secrets, doppler secrets get, doppler secrets download,
    infisical secrets, infisical secrets get, infisical export, docker-credential-desktop get,
    docker-credential-osxkeychain get, docker-credential-secretservice get,
    docker-credential-pass get, git credential fill, git credential-store get,
    git credential-osxkeychain get, sops decrypt, ansible-vault view, vercel env pull,
    netlify env:get, netlify env:list, railway variables, eb printenv, chamber read, chamber export,
    credstash get, credstash getall, teller export, teller show, teller env, berglas access,
    conjur variable get, akeyless get-secret-value, firebase functions:secrets:access,
    firebase functions:config:get, rails credentials:show, databricks secrets get-secret,
    argocd admin initial-password, oc extract, kubectl view-secret, wg genkey, cf env,
    cf service-key, etcdctl get /registry/secrets, getent shadow, snyk config get, pulumi env open,
    esc open, esc env open, helm get values, helm get manifest, helm get all, terraform state pull,
    terraform state show, tofu state pull, tofu state show, terragrunt state pull, nomad var get,
    pulumi stack export, infisical secrets get, phase secrets get, dotenvx get, dotenvx decrypt
  W
}

# What besides prints secrets when it is asked to: where that goes counts, if the printing does.
set "output.secret-flow" {
  words = <<-W
    env, printenv, kubectl config view, kubectl get secret, kubectl get secrets, oc get secret,
    aws ssm get-parameter, aws ssm get-parameters, aws ssm get-parameters-by-path, sops, age, gpg,
    terraform output, tofu output, pulumi stack output, [environment]::getenvironmentvariables,
    [system.environment]::getenvironmentvariables
  W
}

# Options with which a program that keeps secrets prints what anyone may know.
set "output.public" {
  words = [
    "gpg --export",
    "gpg2 --export",
    "gpg --list-keys",
    "railway --set",
    "railway --delete",
    "gpg --verify",
    "gpg --fingerprint",
    "gpg --encrypt",
    "gpg --detach-sign",
    "gpg --clearsign",
  ]
}

# What stands for all variables of the environment where a path may stand.
set "paths.environment" {
  words = ["env:", "env:*", "env:\\", "env:\\*", "env:/", "env:/*", "/proc/self/environ"]
}

# Libraries of code that speak to one service of others, and its host: the texts that their calls are given go there.
map "code.services" {
  words = {
    openai = "api.openai.com", langchain_openai = "api.openai.com",
    "@langchain/openai" = "api.openai.com", "@ai-sdk/openai" = "api.openai.com",
    anthropic = "api.anthropic.com", "@anthropic-ai/sdk" = "api.anthropic.com",
    langchain_anthropic = "api.anthropic.com", "@langchain/anthropic" = "api.anthropic.com",
    "google.generativeai" = "generativelanguage.googleapis.com",
    "google.genai" = "generativelanguage.googleapis.com",
    "@google/generative-ai" = "generativelanguage.googleapis.com",
    "@google/genai" = "generativelanguage.googleapis.com",
    langchain_google_genai = "generativelanguage.googleapis.com", mistralai = "api.mistral.ai",
    "@mistralai/mistralai" = "api.mistral.ai", cohere = "api.cohere.com",
    "cohere-ai" = "api.cohere.com", groq = "api.groq.com", "groq-sdk" = "api.groq.com",
    together = "api.together.xyz", "together-ai" = "api.together.xyz",
    replicate = "api.replicate.com",
    "huggingface_hub.inferenceclient" = "api-inference.huggingface.co",
    "@huggingface/inference" = "api-inference.huggingface.co", fireworks = "api.fireworks.ai",
    ai21 = "api.ai21.com", deepl = "api.deepl.com", "deepl-node" = "api.deepl.com",
    elevenlabs = "api.elevenlabs.io", assemblyai = "api.assemblyai.com",
    deepgram = "api.deepgram.com", "@deepgram/sdk" = "api.deepgram.com",
    voyageai = "api.voyageai.com",
  }
}

# Names before those of classes that code may leave out.
set "code.namespaces" {
  words = [
    "System.IO",
    "System.Diagnostics",
    "java.nio.file",
    "java.lang",
    "java.io",
    "org.apache.commons.io",
  ]
}

# Calls that make a handle of a request, and that give it an option; what the options say.
set "code.handles" {
  words = ["curl_init"]
}

set "code.setters" {
  words = ["curl_setopt", "curl_setopt_array"]
}

map "code.handle-options" {
  words = {
    url            = "url"
    customrequest  = "method"
    post           = "post"
    postfields     = "body"
    copypostfields = "body"
    httpheader     = "headers"
  }
}

# How code names its standard input.
set "code.stdin" {
  words = <<-W
    stdin, STDIN, argf, ARGF, php://input, /dev/stdin, fileinput, readline, getline, <>, gets, input(
  W
}

# How code names what it is given behind its own text.
set "code.arguments" {
  words = <<-W
    argv, ARGV, os.Args, Deno.args, Bun.argv, commandArgs, parse_args, parseArgs, OptionParser, GetOptions, shift, getopt,
    click.argument, click.option, typer, yargs, commander, flag.Arg
  W
}

# Arguments that hold headers; extensions of scripts.
set "keys.header" {
  words = ["header", "http_header", "request_header", "custom_header", "extra_header"]
}

set "extensions.script" {
  words = <<-W
    py, sh, bash, ts, js, mjs, cjs, rb, pl, lua, r, jl, php, ps1, groovy
  W
}

# The same for credentials of the user's own session: given on to a login they are used, not read.
set "output.login" {
  words = <<-W
    gh auth token, glab auth token, gcloud auth print-access-token,
    gcloud auth print-identity-token, gcloud auth application-default print-access-token,
    az account get-access-token, heroku auth:token, oc whoami, databricks auth token,
    doctl auth token, fly auth token, flyctl auth token, sf org display
  W
}

# Names of arguments of code that hold the words of a command.
set "code.argv-names" {
  words = ["args", "cmd", "argv", "command", "popenargs"]
}

# Filters whose programs can read variables.
set "programs.read-environment" {
  words = ["jq", "gojq", "jaq", "yq", "awk", "gawk", "mawk", "nawk"]
}

# Programs that print the environment.
set "output.environment" {
  words = <<-W
    env, printenv, set, export, declare, typeset, compgen -e, [environment]::getenvironmentvariable,
    [environment]::getenvironmentvariables
  W
}

# Settings whose value is a command; NAME.* stands for all settings of a group.
set "settings.run" {
  words = <<-W
    core.pager, core.sshcommand, core.editor, core.askpass, core.gitproxy, core.fsmonitor,
    sequence.editor, diff.external, gpg.program, pager.*, proxycommand, localcommand,
    knownhostscommand
  W
}

# Groups of settings that give names to commands.
set "settings.alias" {
  words = ["alias"]
}

# Variables whose options an interpreter of a language takes before its own.
map "env.options" {
  words = {
    NODE_OPTIONS      = "node"
    PERL5OPT          = "perl"
    RUBYOPT           = "ruby"
    JAVA_TOOL_OPTIONS = "java"
    JDK_JAVA_OPTIONS  = "java"
    _JAVA_OPTIONS     = "java"
  }
}

# Variables that name the file that an interpreter of a language runs before all else.
map "env.start" {
  words = { BASH_ENV = "sh", ENV = "sh", PYTHONSTARTUP = "python" }
}

# Variables whose value is a command that programs run.
set "env.run" {
  words = <<-W
    GIT_SSH_COMMAND, GIT_PAGER, PAGER, MANPAGER, GIT_EDITOR, EDITOR, VISUAL, GIT_SEQUENCE_EDITOR,
    GIT_ASKPASS, SSH_ASKPASS, GIT_EXTERNAL_DIFF, GIT_PROXY_COMMAND, LESSOPEN, PROMPT_COMMAND,
    RSYNC_RSH, CVS_RSH, BROWSER
  W
}

# Options that mount a folder of this machine in a container.
set "options.mount" {
  words = ["--volume", "-v", "--mount", "--bind", "-B"]
}

# Options that give a value to a variable in statements.
set "options.variable" {
  words = ["--set", "--variable", "-v", "--define", "--hivevar", "--hiveconf"]
}

# Options with which such a program still shows the environment: set -x sets something, declare -x shows.
set "output.environment-flags" {
  words = <<-W
    export -p, export -x, export -px, export -xp, env -0, env --null, printenv -0, printenv --null
  W
}

# Programs that leave only names and counts of what they read, with the option, the last step of a path or the script that says so; an
# option may have to stand before the script.
set "output.names" {
  words = <<-W
    cut -f=1, cut --fields=1, jq keys, jq keys_unsorted, jq length, jq name, jq names, yq name, jq address, jq type, jq mode,
    jq provider_name, jq terraform_version, jq serial, jq addresses,
    awk --field-separator {print$1}, awk --field-separator {print $1},
    awk --field-separator { print $1 }, sed s/=.*//, sed s/=.*$//, sed s/=.*//g, sed s/=.*//p,
    sed s/=.*/=/, sed s/=.*/=***/, grep --only-matching ^[^=]*,
    grep --only-matching ^[^=]+, grep --only-matching ^[A-Z_]*, grep --only-matching ^[A-Z_]+
  W
}

# Options that they may have beside it, and programs that need to be told where a name ends.
set "output.names-with" {
  words = <<-W
    cut -d, cut --delimiter, cut -s, cut --only-delimited, awk -F, awk --field-separator, sed -n, sed --quiet, sed --silent, sed -E, sed -r,
    sed --regexp-extended, grep -E, grep --extended-regexp, grep -P, grep --perl-regexp, grep -i, grep --ignore-case, grep -a, grep --text,
    jq -r, jq --raw-output, jq -c, jq --compact-output, jq -e, jq --exit-status, jq -S, jq --sort-keys, jq -M, jq -s, jq --slurp, yq -r,
    grep -o, grep --only-matching
  W
}

set "output.names-divided" {
  words = ["cut", "awk"]
}

# Of these, the ones that show values only in a form that an option asks for, and the forms that hold names alone.
set "output.in-a-form" {
  words = ["kubectl get secret", "kubectl get secrets", "oc get secret", "oc get secrets"]
}

set "options.form" {
  words = ["-o", "--output", "--template"]
}

set "forms.names" {
  words = ["name", "wide"]
}

# Programs that put out what a service answers, nothing of what they are given.
set "output.answers" {
  words = [
    "curl", "curlie", "wget", "http", "https", "xh", "httpie", "grpcurl", "docker login",
    "podman login", "nerdctl login", "helm registry", "npm", "yarn", "pnpm", "twine", "cargo",
    "gem", "gh auth", "glab auth", "az login", "oc login", "ssh-add", "psql", "mysql", "sqlcmd",
    "snowsql", "eval", "export", "declare", "typeset", "readonly", "local", "xargs", "parallel",
  ]
}

# Programs, and options of theirs, that leave only a count, or whether there is anything.
set "output.counts" {
  words = <<-W
    wc, grep -c, grep --count, grep -q, grep --quiet, rg -c, rg --count, rg -q, rg --quiet
  W
}

# Calls in code that take only the names or the number of what they are given.
set "code.names" {
  words = ["Object.keys", "len", "array_keys", "sizeof"]
}

# Calls in code that print what they are given.
set "code.prints" {
  words = [
    "print", "pprint", "pprint.pprint", "sys.stdout.write", "console.log", "console.info",
    "console.error", "console.warn", "console.dir", "process.stdout.write", "puts", "p", "pp",
    "say", "printf", "echo", "var_dump", "print_r", "warn", "STDOUT.puts", "$stdout.puts",
    "Bun.write", "json.dump", "write", "logging.info", "logger.info",
  ]
}

# Programs that end processes, and those that look them up.
set "processes.end" {
  words = <<-W
    kill, pkill, killall, skill, xkill, taskkill, stop-process
  W
}

set "processes.find" {
  words = <<-W
    pgrep, pidof, grep, egrep, rg, lsof, fuser, systemctl show, get-process, awk, cat, head, tail
  W
}

# Options of programs that end processes, which name them.
set "processes.named" {
  words = <<-W
    -name, -processname
  W
}

# Verbs that put files with their contents somewhere.
set "verbs.commit" {
  words = <<-W
    commit, push, write, create, update, save, edit, put, add, replace
  W
}

# Programs that decode or decrypt, and calls in code that run a file, wherever it is.
set "output.decoded" {
  words = <<-W
    openssl, gpg, gpg2, age, uudecode, base64, base32, basenc, xxd, gunzip, zcat, xzcat, bzcat,
    unxz, bunzip2, zstdcat, ascii85, certutil, sops, ccrypt
  W
}

set "code.includes" {
  words = <<-W
    include, include_once, require_once, import, source, dofile, loadfile, importScripts, run_path,
    load_module, sourceURL, import_module, library_from_url, load_url
  W
}

# Calls that run a file by its name, of which an unknown one is a file of the project.
set "code.requires" {
  words = ["require", "require_relative"]
}

# Programs whose standard input says what is changed.
set "stdin.scanned" {
  words = ["ldapmodify", "ldapadd", "ldapvi", "dsconf", "kubectl", "oc"]
}

# Programs that ask a model of another service.
set "prompts.outside" {
  words = <<-W
    llm, aichat, sgpt, mods, chatgpt, gemini, claude, codex, codex exec, fabric, openai, copilot,
    gh copilot, cody, opencode, cursor-agent, aider, q chat, tgpt, oterm, gpt, ask, chatblade,
    shell-gpt, goose, amp, qwen, grok, mistral, elia, llm-chat, pplx
  W
}

# Programs that put out whole what they read.
set "output.whole" {
  words = <<-W
    cat, gcat, bat, cp, gcp, install, tee, head, tail, dd, rsync, copy-item, get-content, echo,
    printf
  W
}

# Programs that apply the diff that they are given.
set "applies.patch" {
  words = ["git apply", "git am", "patch"]
}

# Programs that bring a project here, that unpack archives, and that run what a project says.
set "brings.code" {
  words = <<-W
    git clone, gh repo clone, glab repo clone, hub clone, hg clone, svn checkout, svn co,
    git submodule add, jj git clone, degit, tiged, fossil clone, bzr branch, cvs checkout
  W
}

set "brings.unpacked" {
  words = <<-W
    tar, unzip, 7z, 7za, bsdtar, unrar, gunzip, unxz, unzstd, cpio, jar, ar, expand-archive
  W
}

set "runs.project" {
  words = <<-W
    make, gmake, just, task, rake, mage, invoke, inv, nox, tox, scons, ninja, npm run, npm start,
    npm run-script, yarn run, pnpm run, go run, cargo run, bazel run, docker compose,
    docker-compose, vagrant up, ansible-playbook, meson, pip install, pip3 install, npm install,
    npm ci, npm i, yarn, yarn install, pnpm install, pnpm i, bun install, poetry install, uv sync,
    mvn, gradle, cargo install, go install, docker build, podman build, bundle install,
    composer install, terraform apply, stack install, cabal install, rake, python setup.py
  W
}

# Programs that fetch a package and run it; those that never look for one that is there; options that forbid fetching; tools that projects have.
set "packages.runners" {
  words = <<-W
    npx, bunx, uvx, pipx run, npm exec, npm x, uv tool run, bun x, pnpx, yarn dlx, pnpm dlx, dlx,
    go run, dnx, jbang, nix run, nix-shell, cargo binstall
  W
}

set "packages.runners-fresh" {
  words = ["uvx", "pipx run", "uv tool run", "yarn dlx", "pnpm dlx", "dnx"]
}

set "packages.no-install" {
  words = ["--no-install", "--no", "--offline", "--help", "--version"]
}

set "packages.tools" {
  words = <<-W
    tsc, eslint, prettier, jest, vitest, mocha, playwright, cypress, webpack, vite, rollup, esbuild,
    tsx, ts-node, nodemon, lint-staged, husky, next, nuxt, nuxi, astro, turbo, nx, lerna, prisma,
    drizzle-kit, knex, sequelize, sequelize-cli, typeorm, stylelint, commitlint, storybook, sb,
    tailwindcss, postcss, babel, nyc, c8, rimraf, concurrently, tsup, swc, biome, markdownlint,
    graphql-codegen, ng, vue-tsc, svelte-check, changeset, semantic-release, size-limit, depcheck,
    madge, tsc-watch, ava, tap, karma, webpack-cli, expo, react-native, cap, wrangler, cdk, sst,
    serverless, sls, firebase, vercel, netlify, hardhat, remix, gatsby, parcel, gulp, grunt, pm2,
    cross-env, dotenv, json-server, standard, xo, oxlint, knip, tsd, typedoc, jsdoc, patch-package,
    release-it, vsce, ovsx, web-ext, electron-builder, electron, supabase, mikro-orm, kysely,
    vue-cli-service, ember, react-scripts, craco
  W
}

# Cells of notebooks that are a shell's.
set "cells.shell" {
  words = <<-W
    bash, sh, zsh, script, shell, system, sx, !
  W
}

# Methods that store what was set of an object.
set "code.saves" {
  words = ["save", "save!", "update", "persist", "store"]
}

# Methods that run a command which was put together.
set "code.starts" {
  words = ["status", "spawn", "output", "exec", "run", "start", "execute"]
}

set "code.writes" {
  words = [
    "write",
    "writelines",
    "puts",
    "print",
    "write_text",
    "fwrite",
    "WriteString",
    "Write",
    "writeAll",
    "write_all",
    "writeString",
  ]
}

# Names of functions that look up files by a pattern.
set "code.finders-names" {
  words = <<-W
    glob, iglob, rglob, globSync, globby, sync, bsd_glob
  W
}

# Names of functions that decode.
set "code.decoders" {
  words = <<-W
    b64decode, decodebytes, atob, unhexlify, fromhex, decompress, decode64, strict_decode64,
    base64_decode, unpack, gunzipSync, inflateSync, unpack1, decode_base64, a85decode, b32decode,
    b85decode, hex2bin, gzinflate, str_rot13, loads
  W
}

set "hosts.modules" {
  words = <<-W
    github.com, gitlab.com, bitbucket.org, codeberg.org, raw.githubusercontent.com, gist.github.com,
    gist.githubusercontent.com, git.sr.ht, registry.terraform.io
  W
}

# Arguments of editing tools that hold what is taken away.
set "keys.replaced" {
  words = <<-W
    old_string, old_str, old_text, old, old_content, search, find, original
  W
}

# Packages in the lines of manifests: the first group is the name.
set "manifest.dependency" {
  words = [
    "\"(@?[\\w./-]+)\"\\s*:\\s*\"(?:[\\^~><=]|npm:|jsr:|workspace:|git|https?:|file:|v?\\d+\\.[\\dx*]|\\*\"|latest\"|next\")",
    "^\\s*\"?([\\w.-]+)\"?\\s*=\\s*(?:\"[\\^~><=!]*\\d[^\"]*\"|\"\\*\"|\\{[^}]*\\b(?:version|git|path|workspace|url)\\s*=)",
    "[\"']([A-Za-z][\\w.-]*)(?:\\[[\\w, -]+\\])?\\s*(?:[=<>!~]=|[<>])\\s*\\d",
    "^\\s*([A-Za-z][\\w.-]*)(?:\\[[\\w, -]+\\])?\\s*(?:[=~!<>]=|[<>])\\s*\\d",
    "^\\s*(?:-e\\s+)?((?:git\\+|https?://)\\S+)", "^([A-Za-z][A-Za-z0-9_.-]{2,})[ \\t]*$",
    "^\\s*(?:require\\s+)?([\\w.-]+\\.[a-z]+/\\S+)\\s+v\\d",
    "^\\s*(?:gem|pod|brew|cask|mas|tap)\\s+[\"']([\\w@/.-]+)[\"']",
    "\\{\\s*:(\\w+),\\s*(?:[\"~]|git:|github:|path:)",
    "\\b(?:implementation|api|compileOnly|runtimeOnly|testImplementation|testRuntimeOnly|annotationProcessor|kapt|ksp|classpath|debugImplementation|androidTestImplementation|testCompileOnly|platform)\\s*\\(?\\s*[\"']([\\w.:$-]+)[\"']",
    "<artifactId>\\s*([\\w.-]+)\\s*</artifactId>",
    "<Package(?:Reference|Version)\\s+[^>]*Include=\"([\\w.-]+)\"",
    "^\\s+([a-z][\\w-]*):\\s*[\\^~><=\"']*\\d+\\.\\d+",
    "^\\s*-\\s+([a-z][\\w.-]*)\\s*(?:[=<>]=?\\s*\\d|\\[)",
    "\\.package\\(\\s*(?:name:[^,]*,\\s*)?url:\\s*\"([^\"]+)\"",
    "\"([\\w.-]+)\"\\s*%%?%?\\s*\"[\\w.-]+\"\\s*%\\s*\"",
    "([\\w.-]+/[\\w.-]+)\\s*\\{:(?:mvn/version|git/)", "\\[([\\w.-]+/?[\\w.-]*)\\s+\"\\d",
  ]
}

# Fields of manifests that are no packages.
set "manifest.fields" {
  words = [
    "version", "node", "npm", "yarn", "pnpm", "bun", "python", "php", "ruby", "edition",
    "rust-version", "target-version", "target", "license", "name", "type", "main", "module",
    "resolver", "requires-python", "python_requires", "line-length", "sdk", "flutter", "dart",
    "engines", "packagemanager", "$schema", "homepage", "url", "repository", "description",
    "channel", "appversion", "apiversion", "minversion", "targetframework", "langversion", "go",
    "toolchain", "java", "jdk", "end", "else", "begin", "compilersdk", "minsdk", "targetsdk",
    "compilesdkversion", "volta", "lockfileversion", "manifest_version", "artifactid",
    "modelversion", "min-version", "current_version", "python-version", "python_version",
    "pythonversion", "minimum-version", "test", "start", "build", "lint", "dev", "format", "bugs",
    "author", "funding", "cmake", "deno", "os", "cpu", "registry", "proxy", "schema_version",
    "schema-version", "base", "profile", "minimum_pre_commit_version", "vscode", "electronversion",
  ]
}

set "output.file" {
  words = <<-W
    tar, dd, zip, gzip, pg_dump, pg_dumpall, mysqldump, mongodump, mongoexport, sqlite3,
    git archive, git bundle, git diff, git log, git format-patch, cat, xxd, base64, openssl, gpg,
    zstd, xz, bzip2, 7z, docker save, docker export, podman save, podman export, nerdctl save,
    svnadmin dump, etcdctl snapshot save, git show, mysqlpump, mariadb-dump, gunzip, zcat, bzcat,
    xzcat, zstdcat, strings, od, hexdump, uuencode, base32, split, cpio, ar, rar, lz4, pigz, age,
    cp, docker logs, podman logs, kubectl logs, journalctl, dmesg, kubectl config view,
    docker inspect, crictl logs, nerdctl logs, pm2 logs, psql, pgcli, usql, mysql, mariadb, sqlcmd, sqlplus
  W
}

# Programs that run what they get as input: statements, targets, tables of jobs, plays.
set "code.fed" {
  words = <<-W
    psql, pgcli, usql, mysql, mariadb, sqlite3, sqlite, sqlcmd, duckdb, sqlplus, cqlsh, mongosh,
    mongo, redis-cli, clickhouse-client, cypher-shell, isql, beeline, crontab, fcrontab, at, batch,
    make, gmake, ansible-playbook, gdb, lldb, ed, ex, expect, tclsh, wish, gnuplot, octave, m4,
    guile, racket, sbcl, clisp, emacs, ghci, runghc, iex, elixir, erl, scala, jshell, kotlin,
    groovy, swift, dart, rpython, terraform console, rails console, rails runner, manage.py shell,
    parted, sfdisk, debugfs, cmd, wscript, cscript, osascript
  W
}

# The same of files that they are told: projects, stacks, manifests, scripts of editors.
set "code.fed-files" {
  words = <<-W
    just, task, go-task, kubectl, oc, docker stack, docker compose, docker-compose, podman compose,
    terraform, tofu, vim, nvim, helm, kustomize, nomad job, nix-shell, nix, docker build,
    podman build, kubectl-apply, skaffold, tilt, vagrant, packer, pulumi, act, nix-build, bazel,
    gradle, mvn, ant, newman, k6, artillery, conda env, pip install, apt-key, dpkg
  W
}

# Programs whose output is made of the words that they are given, or of pieces of what they get: it is no text of their own.
set "output.composed" {
  words = <<-W
    jq, gojq, jaq, yq, dasel, awk, gawk, mawk, nawk, goawk, sed, gsed, sd, paste, join, comm, column,
    pr, fold, fmt, tr, rev, cut, split, csplit, printf, echo, seq, dc, bc, expr, numfmt, m4, cpp,
    envsubst, gomplate, mustache, jinja2, j2, mlr, xsv, csvsql, sqlite3, date, banner, figlet, cowsay,
    yes, factor, mkfifo, mknod, xmllint, xsltproc, crudini, jo
  W
}

# Languages of the programs whose code is looked at before it runs.
# Cmdlets that run the text which they are given.
set "cmdlets.evaluate" {
  words = ["invoke-expression"]
}

set "languages.programs" {
  words = <<-W
    sh, python, node, ruby, perl, php, lua, r, tcl, fish, csh, julia, groovy, elisp, expect,
    applescript, csharp, kotlin, scala, other
  W
}

# Programs that cut files to a length.
set "programs.cut" {
  words = ["truncate", "gtruncate"]
}

# Operations that write what flows into them to a store.
set "programs.copies-input" {
  words = <<-W
    aws s3 cp, gsutil cp, gcloud storage cp, s3cmd put, s5cmd pipe, mc pipe, rclone rcat, azcopy copy, b2, ossutil cp, bq load
  W
}

# Programs that put out what they are given.
set "programs.through" {
  words = ["cat", "tee", "sponge"]
}

# Programs that print nothing.
set "programs.silent" {
  words = [":", "true"]
}

# Commands of stores of keys that remove those that are named.
set "store.drops" {
  words = ["del", "unlink"]
}

# Options that list all keys of a store.
set "store.lists" {
  words = ["--scan"]
}

# Names of options that leave some keys out.
set "store.patterns" {
  words = ["pattern", "quoted-pattern"]
}

# Programs, with their operations, that post texts for people at a service.
set "sends.text" {
  words = <<-W
    gh issue comment, gh issue create, gh issue edit, gh pr create, gh pr comment, gh pr edit,
    gh pr review, gh release create, gh gist create, gh discussion create, glab issue create,
    glab issue note, glab mr create, glab mr note, glab snippet create, jira issue create,
    jira issue comment add, slack-cli, slackcat, slack chat send, tea issue create, tea pr create,
    hub issue create, hub pull-request, az boards work-item create, az repos pr create,
    linear issue create, todoist, ntfy publish, ntfy send, apprise, telegram-send, discord.sh,
    signal-cli send, mattermost, matrix-commander, pagerduty, pd incident, notify-send-remote,
    sentry-cli send-event
  W
}

# Programs that run each file that they find.
set "code.finders" {
  words = ["find", "fd", "fdfind", "xargs", "parallel", "bfs"]
}

# Programs, with their operations, that put out what they get from elsewhere without a URL among their words.
set "output.fetched" {
  words = <<-W
    gh gist view, aws s3 cp, gsutil cat, gcloud storage cat, gsutil cp, gcloud storage cp, mc cat,
    rclone cat, s3cmd get, az storage blob download, nc, ncat, netcat, socat, dig, nslookup, host,
    tftp, telnet, ipfs cat, lynx, w3m, links, elinks, gh release download, glab snippet view,
    b2 cat, magic-wormhole, wormhole, croc, ftp, lftp, finger, gh api, glab api, oras pull, bsky,
    rget, httpie
  W
}

# Programs that download a file by plain words.
set "code.downloaders" {
  words = <<-W
    certutil, bitsadmin, desktopimgdownldr, start-bitstransfer, fetch, ftp, lwp-download, aria2c,
    axel
  W
}

# Calls that run the text that they are given, by their whole names.
set "code.evaluators" {
  words = <<-W
    load, loadstring, include, include_string, Base.include_string, Code.eval_string,
    Code.eval_quoted, Code.compile_string, instance_eval, class_eval, module_eval, eval-string,
    load-string, GroovyShell.evaluate, vm.runInThisContext, vm.runInNewContext, vm.runInContext
  W
}

# Programs that run another once for each of what they are handed.
set "programs.each" {
  words = ["xargs", "parallel"]
}

# What code says that looks at a request of its own rather than at the answer.
set "code.asked" {
  words = [".request.headers", ".request.__dict__", ".request)", ".config.headers", ".config)"]
}

# Programs that pass on lines that they are given, whole or in part, and put nothing out but those.
set "loads.filters" {
  words = <<-W
    cat, grep, egrep, sed, xargs, tr, sort, head, tail, grep -v, grep --invert-match, grep -E,
    grep --extended-regexp, egrep -v, egrep --invert-match, sed -E, sed -r, sed --regexp-extended,
    sed -e, sed --expression, xargs -d, xargs --delimiter, xargs -0, xargs --null, xargs -n,
    xargs --max-args, xargs -L, xargs -r, xargs --no-run-if-empty, tr -d, tr --delete
  W
}

# What sets variables from the words that it is given.
set "loads.programs" {
  words = ["export"]
}

# Files of variables that a program is started with.
set "loads.files" {
  words = [".env"]
}
