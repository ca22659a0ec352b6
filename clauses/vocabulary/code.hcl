# What calls in code do: "file:OP" on the path that is the first argument ("-tree" for a folder with all below), "http:METHOD" to the URL
# among the arguments (no method: the first argument), "shell" runs the first argument as a command line, "argv" as a list of words,
# "code:LANGUAGE" runs it as code, "sql" as statements, "env" reads the environment. "*.name" stands for a method of anything.

map "code.calls" {
  words = {
    "os.remove" = "file:delete", "os.unlink" = "file:delete", "os.rmdir" = "file:delete", "os.removedirs" = "file:delete-tree", "shutil.rmtree" = "file:delete-tree",
    "shutil.move" = "file:move", "os.rename" = "file:move", "os.replace" = "file:move", "shutil.copy" = "file:copy", "shutil.copyfile" = "file:copy",
    "shutil.copy2" = "file:copy", "shutil.copytree" = "file:copy", "os.chmod" = "file:mode", "os.chown" = "file:mode", "os.listdir" = "file:list",
    "os.truncate" = "file:write", "send2trash.send2trash" = "file:delete", "os.walk" = "file:list", "os.scandir" = "file:list",
    open = "file:open", "io.open" = "file:open", "codecs.open" = "file:open", "*.unlink" = "file:delete", "*.rmdir" = "file:delete", "*.write_text" = "file:write",
    "*.write_bytes" = "file:write", "*.read_text" = "file:read", "*.read_bytes" = "file:read", "pathlib.Path.unlink" = "file:delete", "pathlib.Path.rmdir" = "file:delete",
    "pathlib.Path.read_text" = "file:read", "pathlib.Path.write_text" = "file:write",
    "fs.rmSync" = "file:delete-tree", "fs.rm" = "file:delete-tree", "fs.unlinkSync" = "file:delete", "fs.unlink" = "file:delete", "fs.rmdirSync" = "file:delete-tree",
    "fs.rmdir" = "file:delete-tree", "fs.promises.rm" = "file:delete-tree", "fs.promises.unlink" = "file:delete", "fs.promises.rmdir" = "file:delete-tree",
    "fs/promises.rm" = "file:delete-tree", "fs/promises.unlink" = "file:delete", "fs.removeSync" = "file:delete-tree", "fs.emptyDirSync" = "file:delete-tree",
    "fs-extra.removeSync" = "file:delete-tree", "fs-extra.remove" = "file:delete-tree", "rimraf.sync" = "file:delete-tree", rimraf = "file:delete-tree",
    "fs.writeFileSync" = "file:write", "fs.writeFile" = "file:write", "fs.appendFileSync" = "file:append", "fs.appendFile" = "file:append", "fs.readFileSync" = "file:read",
    "fs.readFile" = "file:read", "fs.promises.readFile" = "file:read", "fs.promises.writeFile" = "file:write", "fs.renameSync" = "file:move", "fs.rename" = "file:move",
    "fs.copyFileSync" = "file:copy", "fs.cpSync" = "file:copy", "fs.chmodSync" = "file:mode", "fs.chmod" = "file:mode", "fs.createReadStream" = "file:read",
    "fs.createWriteStream" = "file:write", "fs.truncateSync" = "file:write", "fs.readdirSync" = "file:list", "fs.readdir" = "file:list", "fs/promises.readFile" = "file:read",
    "fs/promises.writeFile" = "file:write", "Bun.write" = "file:write", "Deno.remove" = "file:delete-tree", "Deno.removeSync" = "file:delete-tree", "Deno.readTextFile" = "file:read",
    "Deno.readTextFileSync" = "file:read", "Deno.writeTextFile" = "file:write", "Deno.writeTextFileSync" = "file:write", "Bun.file" = "file:read",
    unlink = "file:delete", rmtree = "file:delete-tree", "File.Path.rmtree" = "file:delete-tree", "File.Path.remove_tree" = "file:delete-tree", remove_tree = "file:delete-tree", rmdir = "file:delete",
    "File.delete" = "file:delete", "File.unlink" = "file:delete", "FileUtils.rm_rf" = "file:delete-tree", "FileUtils.rm_r" = "file:delete-tree", "FileUtils.rm" = "file:delete",
    "FileUtils.remove_dir" = "file:delete-tree", "FileUtils.remove_entry_secure" = "file:delete-tree", "FileUtils.remove_entry" = "file:delete-tree", "FileUtils.mv" = "file:move", "FileUtils.cp" = "file:copy",
    "FileUtils.rm_f" = "file:delete", "Dir.rmdir" = "file:delete", "File.write" = "file:write", "File.read" = "file:read", "File.open" = "file:open", "IO.read" = "file:read", "File.readlines" = "file:read",
    "IO.write" = "file:write", "File.chmod" = "file:mode", "File.rename" = "file:move", file_put_contents = "file:write", file_get_contents = "file:read", readfile = "file:read", fopen = "file:open",
    "requests.get" = "http:GET", "requests.post" = "http:POST", "requests.put" = "http:PUT", "requests.patch" = "http:PATCH", "requests.delete" = "http:DELETE", "requests.head" = "http:HEAD",
    "requests.request" = "http:", "requests.Session.get" = "http:GET", "requests.Session.post" = "http:POST", "requests.Session.put" = "http:PUT", "requests.Session.delete" = "http:DELETE",
    "httpx.get" = "http:GET", "httpx.post" = "http:POST", "httpx.put" = "http:PUT", "httpx.patch" = "http:PATCH", "httpx.delete" = "http:DELETE", "httpx.request" = "http:",
    "httpx.Client.post" = "http:POST", "httpx.Client.get" = "http:GET", "urllib.request.urlopen" = "http:GET", "urllib.request.Request" = "http:GET", "urllib.request.urlretrieve" = "http:GET", "urllib2.urlopen" = "http:GET",
    "urllib3.PoolManager.request" = "http:", "aiohttp.ClientSession.post" = "http:POST", "aiohttp.ClientSession.get" = "http:GET", fetch = "http:GET", "globalThis.fetch" = "http:GET", "node-fetch" = "http:GET",
    "axios.get" = "http:GET", "axios.post" = "http:POST", "axios.put" = "http:PUT", "axios.patch" = "http:PATCH", "axios.delete" = "http:DELETE", axios = "http:GET", "axios.request" = "http:GET",
    "got.post" = "http:POST", got = "http:GET", "https.get" = "http:GET", "http.get" = "http:GET", "https.request" = "http:GET", "http.request" = "http:GET", "undici.request" = "http:GET",
    "Net.HTTP.get" = "http:GET", "Net.HTTP.post" = "http:POST", "Net.HTTP.post_form" = "http:POST", "HTTParty.post" = "http:POST", "HTTParty.get" = "http:GET", "URI.open" = "http:GET", "URI.parse.open" = "http:GET",
    "LWP.Simple.get" = "http:GET", "LWP.UserAgent.get" = "http:GET", "LWP.UserAgent.post" = "http:POST", "HTTP.Tiny.get" = "http:GET", "HTTP.Tiny.post" = "http:POST", "curl_init" = "http:GET",
    "os.system" = "shell", "os.popen" = "shell", "subprocess.getoutput" = "shell", "subprocess.getstatusoutput" = "shell", "commands.getoutput" = "shell", "asyncio.create_subprocess_shell" = "shell",
    system = "shell", "Kernel.system" = "shell", shell_exec = "shell", passthru = "shell", popen = "shell", "IO.popen" = "shell", "Open3.capture2" = "shell", "Open3.capture3" = "shell", proc_open = "shell",
    "child_process.exec" = "shell", "child_process.execSync" = "shell", "node:child_process.execSync" = "shell", "node:child_process.exec" = "shell", "Bun.$" = "shell", "execa.execaCommand" = "shell", "shelljs.exec" = "shell",
    "subprocess.run" = "argv", "subprocess.call" = "argv", "subprocess.check_call" = "argv", "subprocess.check_output" = "argv", "subprocess.Popen" = "argv", "os.execvp" = "argv", "os.execv" = "argv", "os.execlp" = "argv",
    "os.spawnvp" = "argv", "pty.spawn" = "argv", "child_process.spawn" = "argv", "child_process.spawnSync" = "argv", "child_process.execFile" = "argv", "child_process.execFileSync" = "argv", "execa.execa" = "argv", execa = "argv",
    "Bun.spawn" = "argv", "Bun.spawnSync" = "argv", "node:child_process.spawnSync" = "argv", "node:child_process.spawn" = "argv", "asyncio.create_subprocess_exec" = "argv", "Deno.Command" = "argv", "sh.rm" = "argv",
    exec = "code:python", eval = "code:python", "builtins.exec" = "code:python", "builtins.eval" = "code:python", "os.environ" = "env", "os.environ.get" = "env", "os.getenv" = "env", "process.env" = "env", ENV = "env", _ENV = "env", getenv = "env",
    "*.execute" = "sql", "*.executescript" = "sql", "*.executemany" = "sql", "*.query" = "sql", "*.raw" = "sql", "*.exec_driver_sql" = "sql", "sqlalchemy.text" = "sql", "*.exec" = "sql", "*.$executeRawUnsafe" = "sql", "*.$queryRawUnsafe" = "sql",
    "*.$executeRaw" = "sql", "*.read_sql" = "sql", "pandas.read_sql" = "sql",
    print = "nothing", "console.log" = "nothing", len = "nothing", str = "nothing", int = "nothing", "json.loads" = "nothing", "json.dumps" = "nothing", "json.load" = "nothing", "json.dump" = "nothing", "JSON.parse" = "nothing", "JSON.stringify" = "nothing",
    "os.path.join" = "nothing", "os.path.exists" = "nothing", "os.path.expanduser" = "nothing", "path.join" = "nothing", "path.resolve" = "nothing", "sys.stdin.read" = "nothing", "sys.exit" = "nothing", range = "nothing", sum = "nothing", min = "nothing", max = "nothing", sorted = "nothing",
    "datetime.datetime.now" = "nothing", "time.sleep" = "nothing", "base64.b64encode" = "nothing", "base64.b64decode" = "nothing", "re.sub" = "nothing", "re.findall" = "nothing", require = "nothing", import = "nothing", "random.random" = "nothing", puts = "nothing", echo = "nothing",
  }
}

# Programs, with their operations, that put secrets, people's data or contents of files on their standard output.
set "output.secret" {
  words = [
    "env", "printenv", "vault kv get", "vault read", "op read", "op item get", "pass", "pass show", "bw get", "security find-generic-password", "security find-internet-password", "secret-tool lookup",
    "aws secretsmanager get-secret-value", "aws ssm get-parameter", "gcloud secrets versions access", "az keyvault secret show", "kubectl get secret", "kubectl get secrets", "heroku config", "doppler secrets", "gh auth token", "gcloud auth print-access-token",
    "aws configure export-credentials", "docker-credential-desktop get", "git credential fill", "sops -d", "sops decrypt", "age -d", "gpg --export-secret-keys", "vercel env pull", "railway variables", "fly secrets",
  ]
}

set "output.personal" {
  words = []
}

set "output.file" {
  words = ["tar", "zip", "gzip", "pg_dump", "pg_dumpall", "mysqldump", "mongodump", "mongoexport", "sqlite3", "git archive", "git bundle", "git diff", "git log", "git format-patch", "cat", "xxd", "base64", "openssl", "gpg", "zstd", "xz", "bzip2", "7z"]
}
