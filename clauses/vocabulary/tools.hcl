# How the hosts' own tools are read. A tool that stands nowhere here is read like an MCP tool, by its words and arguments.

tool "Bash" {
  also = <<-W
    bash, shell, run_shell_command, local_shell, run_terminal_cmd, run_in_terminal, execute_command,
    terminal, exec_command, PowerShell, powershell, Shell, run_command, execute_bash,
    runTerminalCommand, Terminal
  W
  surface = "shell"
  fields  = { command = "command|cmd|commandLine|CommandLine|script|input" }
}

tool "Read" {
  also = <<-W
    read_file, view, NotebookRead, ReadFile, readFile, read, view_file, open_file
  W
  surface = "file"
  op      = "read"
  fields = {
    path = "file_path|path|absolute_path|notebook_path|target_file|filePath|filename|file"
  }
}

tool "Write" {
  also = <<-W
    write_file, create_file, create, WriteFile, writeFile, write, save_file, createFile,
    write_to_file
  W
  surface = "file"
  op      = "write"
  fields = {
    path    = "file_path|path|absolute_path|target_file|filePath|filename|file"
    content = "content|file_text|contents|text|code"
  }
}

tool "Edit" {
  also = <<-W
    edit_file, str_replace, replace, str_replace_editor, str_replace_based_edit_tool, edit,
    editFile, search_replace, insert_edit_into_file, replace_in_file
  W
  surface = "file"
  op      = "edit"
  fields = {
    path    = "file_path|path|absolute_path|target_file|filePath|filename|file"
    content = "new_string|new_str|code_edit|content|insert_text|replacement|edits|new_text|code"
  }
}

tool "MultiEdit" {
  also    = ["multi_edit"]
  surface = "file"
  op      = "edit"
  fields  = { path = "file_path|path", content = "edits" }
}

tool "NotebookEdit" {
  also    = ["edit_notebook"]
  surface = "file"
  op      = "edit"
  fields  = { path = "notebook_path|file_path|path", content = "new_source" }
}

tool "apply_patch" {
  surface = "patch"
  fields  = { patch = "input|patch|command" }
}

tool "delete_file" {
  also    = ["deleteFile", "remove_file"]
  surface = "file"
  op      = "delete"
  fields  = { path = "file_path|path|target_file|filePath|filename|file" }
}

tool "Glob" {
  also = <<-W
    LS, list_directory, glob, list_dir, file_search, codebase_search, read_many_files, find_files,
    ls
  W
  surface = "inert"
}

tool "Grep" {
  surface = "file"
  op      = "search"
  fields  = { path = "path", mode = "output_mode" }
}

tool "grep" {
  also    = ["search_file_content", "grep_search"]
  surface = "file"
  op      = "search"
  fields  = { path = "path|dir_path|includePattern" }
}

tool "WebFetch" {
  also = <<-W
    web_fetch, fetch, fetch_url, webfetch, fetch_webpage, WebFetchTool, read_url
  W
  surface = "fetch"
  fields  = { url = "url|uri|urls", prompt = "prompt", method = "method", body = "body" }
}

tool "WebSearch" {
  also    = ["web_search", "google_web_search", "websearch"]
  surface = "search"
  fields  = { query = "query|q|search_query|prompt" }
}

tool "Task" {
  also    = ["Agent", "agent", "task", "spawn_agent", "delegate"]
  surface = "agent"
  fields  = { prompt = "prompt" }
}

tool "TodoWrite" {
  also = <<-W
    TodoRead, ExitPlanMode, EnterPlanMode, AskUserQuestion, TaskCreate, TaskUpdate, TaskList,
    TaskGet, update_plan, think, write_todos, save_memory, BashOutput, KillShell, KillBash,
    ListMcpResourcesTool, ReadMcpResourceTool, Skill, SlashCommand, ToolSearch, TaskOutput,
    TaskStop, report_intent, todowrite, todoread, LSP, Monitor, StructuredOutput
  W
  surface = "inert"
}
