package query

import (
	"path"
	"regexp"
	"strconv"
	"strings"
)

// redisVerbs are the verbs of commands by their first word, lower case.
var redisVerbs = map[string]string{
	"flushall": "truncate", "flushdb": "truncate", "del": "delete", "unlink": "delete", "getdel": "delete", "hdel": "delete", "srem": "delete",
	"zrem": "delete", "lrem": "delete", "xdel": "delete", "ltrim": "delete", "zremrangebyscore": "delete", "zremrangebyrank": "delete",
	"zremrangebylex": "delete", "xtrim": "delete", "expire": "update", "pexpire": "update", "expireat": "update", "lpop": "delete",
	"rpop": "delete", "spop": "delete", "set": "insert", "mset": "insert", "setex": "insert", "setnx": "insert", "hset": "insert",
	"hmset": "insert", "append": "update", "incr": "update", "decr": "update", "incrby": "update", "lpush": "insert", "rpush": "insert",
	"sadd": "insert", "zadd": "insert", "xadd": "insert", "publish": "insert", "get": "select", "mget": "select", "hget": "select",
	"hgetall": "select", "hvals": "select", "hkeys": "select", "hmget": "select", "lrange": "select", "smembers": "select", "zrange": "select",
	"xrange": "select", "keys": "select", "scan": "select", "hscan": "select", "sscan": "select", "zscan": "select", "dump": "select",
	"exists": "select", "type": "select", "ttl": "select", "strlen": "select", "llen": "select", "scard": "select", "zcard": "select",
	"hlen": "select", "dbsize": "select", "object": "show", "info": "show", "ping": "show", "command": "show", "time": "show", "lastsave": "show",
	"client": "set", "config": "set", "acl": "show", "select": "set", "auth": "set", "hello": "set", "monitor": "select", "subscribe": "select",
	"psubscribe": "select", "rename": "rename", "renamenx": "rename", "copy": "insert", "move": "rename", "restore": "restore",
	"swapdb": "rename", "migrate": "copy", "replicaof": "alter", "slaveof": "alter", "failover": "alter", "debug": "other", "save": "backup",
	"bgsave": "backup", "bgrewriteaof": "vacuum", "shutdown": "kill", "multi": "begin", "exec": "commit", "discard": "rollback",
	"eval": "call", "evalsha": "call", "eval_ro": "call", "fcall": "call", "function": "call", "script": "call", "cluster": "other", "memory": "show",
	"slowlog": "show", "latency": "show", "module": "other", "sort": "select", "getrange": "select", "getset": "update", "persist": "update",
}

// redisCounts give a number for what they are asked about.
var redisCounts = map[string]bool{"exists": true, "type": true, "ttl": true, "strlen": true, "llen": true, "scard": true, "zcard": true, "hlen": true, "dbsize": true}

// Redis reads one command as its words. Names are the keys, Filter is key for named keys, always for the pattern *, some for others.
// A script is read as the strongest constant command that it calls. ok is false when the first word is no command.
func Redis(words []string) (Statement, bool) {
	if len(words) == 0 || len(words) > MaxStatements {
		return Statement{}, false
	}
	name := strings.ToLower(words[0])
	verb, ok := redisVerbs[name]
	if !ok {
		return Statement{}, false
	}
	s := Statement{Verb: verb, Limit: -1, Text: strings.Join(words, " ")}
	s.Span = [2]int{0, len(s.Text)}
	args := words[1:]
	switch name {
	case "flushall", "flushdb":
		s.Object, s.Filter = "database", FilterNone
	case "eval", "eval_ro":
		return redisScript(s, args)
	case "acl", "config", "client", "function", "script", "cluster", "debug", "command":
		return redisAdmin(s, name, args), true
	case "rename", "renamenx", "migrate", "restore", "swapdb", "replicaof", "slaveof":
		s.Names = add(nil, args...)
	case "keys", "scan", "hscan", "sscan", "zscan":
		s = redisScan(s, name, args)
	case "monitor":
		s.Filter = FilterAlways
	default:
		s = redisKeys(s, name, args)
	}
	return s, true
}

// redisKeys reads a command on keys.
func redisKeys(s Statement, name string, args []string) Statement {
	switch name {
	case "del", "unlink", "mget", "exists":
		s.Names = add(nil, args...)
	default:
		if len(args) > 0 {
			s.Names = add(nil, args[0])
		}
	}
	s.Aggregate = redisCounts[name]
	if s.Verb == "kill" || s.Verb == "show" {
		s.Names, s.Catalog = nil, s.Verb == "show"
	}
	if len(s.Names) > 0 && (s.Verb == "select" || s.Verb == "delete" || s.Verb == "update") {
		s.Filter = FilterKey
		for _, n := range s.Names {
			if strings.ContainsAny(n, "*"+hole) {
				s.Filter = FilterSome
			}
		}
	}
	return s
}

// redisScan reads a listing of keys or members by a pattern.
func redisScan(s Statement, name string, args []string) Statement {
	pattern := "*"
	if name == "keys" && len(args) > 0 {
		pattern = args[0]
	}
	if name != "keys" && name != "scan" && len(args) > 0 {
		s.Names = args[:1]
	}
	for i := 0; i+1 < len(args); i++ {
		switch strings.ToLower(args[i]) {
		case "match":
			pattern = args[i+1]
		case "count":
			if n, err := strconv.ParseInt(args[i+1], 10, 64); err == nil && name != "keys" {
				s.Limit = n
			}
		}
	}
	if s.Names == nil {
		s.Names = add(nil, pattern)
	}
	s.Filter = FilterSome
	if strings.Trim(pattern, "*?") == "" {
		s.Filter = FilterAlways
	} else if ok, _ := path.Match(pattern, pattern); ok && !strings.ContainsAny(pattern, `*?[`) {
		s.Filter = FilterKey
	}
	return s
}

// redisAdmin reads commands whose second word says what they do.
func redisAdmin(s Statement, name string, args []string) Statement {
	sub := ""
	if len(args) > 0 {
		sub = strings.ToLower(args[0])
	}
	switch name + " " + sub {
	case "acl setuser":
		s.Verb, s.Object, s.Additive = "create", "user", true
		if len(args) > 1 {
			s.Grantee, s.Names = args[1], args[1:2]
			s.Columns, s.HasPassword = aclRules(args[2:])
		}
	case "acl deluser":
		s.Verb, s.Object, s.Names = "drop", "user", add(nil, args[1:]...)
	case "acl genpass":
		s.Verb = "other"
	case "config set":
		s.Verb, s.Names = "alter", add(nil, args[1:]...)
	case "config get", "client list", "client info", "function list", "cluster info", "cluster nodes", "script exists":
		s.Verb = "show"
	case "client kill":
		s.Verb = "kill"
	case "function delete", "function flush", "script flush":
		s.Verb, s.Object = "drop", "function"
	case "cluster reset", "debug segfault", "debug flushall", "cluster flushslots":
		s.Verb, s.Object = "truncate", "database"
	}
	s.Catalog = s.Verb == "show"
	return s
}

// aclRules are the rules of ACL SETUSER without passwords, and whether there was one.
func aclRules(args []string) (rules []string, password bool) {
	for _, a := range args {
		if strings.HasPrefix(a, ">") || strings.HasPrefix(a, "#") {
			password = true
			continue
		}
		rules = add(rules, a)
	}
	return rules, password
}

var (
	luaJoin = regexp.MustCompile(`(?:"\s*\.\.\s*"|'\s*\.\.\s*')`)
	luaCall = regexp.MustCompile(`(?i)redis\s*\.\s*p?call\s*\(\s*(?:'([^']*)'|"([^"]*)")?([^)]*)`)
	luaText = regexp.MustCompile(`'([^']*)'|"([^"]*)"`)
)

// redisStrength orders verbs: the highest is what a script is read as.
var redisStrength = map[string]int{"truncate": 9, "drop": 8, "delete": 7, Unread: 6, "kill": 5, "alter": 5, "rename": 4, "update": 3, "insert": 3, "copy": 3, "select": 1}

var luaGiven = regexp.MustCompile(`\b(KEYS|ARGV)\s*\[\s*([0-9]+)\s*\]`)

// given is a script with the keys and the arguments put in that stand behind it: how many keys, the keys, the arguments.
func given(words []string) string {
	end := len(words)
	for end > 0 && !strings.ContainsAny(words[end-1], "()[]=;'\"") && words[end-1] != "end" {
		end--
	}
	script, rest := strings.Join(words[:end], " "), words[end:]
	if len(rest) == 0 {
		return script
	}
	count, err := strconv.Atoi(rest[0])
	if rest = rest[1:]; err != nil || count < 0 || count > len(rest) {
		return strings.Join(words, " ")
	}
	lists := map[string][]string{"KEYS": rest[:count], "ARGV": rest[count:]}
	return luaGiven.ReplaceAllStringFunc(script, func(s string) string {
		m := luaGiven.FindStringSubmatch(s)
		if n, _ := strconv.Atoi(m[2]); n > 0 && n <= len(lists[m[1]]) {
			return "'" + lists[m[1]][n-1] + "'"
		}
		return s
	})
}

// redisScript reads the commands that a Lua script calls.
func redisScript(s Statement, args []string) (Statement, bool) {
	if len(args) == 0 {
		return s, true
	}
	script := luaJoin.ReplaceAllString(given(strings.Fields(strings.Join(args, " "))), "")
	best := s
	for i, m := range luaCall.FindAllStringSubmatch(script, 256) {
		found := Statement{Verb: Unread, Limit: -1}
		if word := m[1] + m[2]; word != "" && !strings.HasPrefix(strings.TrimSpace(m[3]), "..") { // more of the name is put behind it
			words := []string{word}
			for _, a := range luaText.FindAllStringSubmatch(m[3], 16) {
				words = append(words, a[1]+a[2])
			}
			if strings.ContainsAny(m[3], "KA") && len(words) == 1 {
				words = append(words, hole)
			}
			if w := strings.ToLower(word); w != "eval" {
				if x, ok := Redis(words); ok {
					found = x
				}
			}
		}
		if i == 0 || redisStrength[found.Verb] > redisStrength[best.Verb] {
			best = found
		}
	}
	best.Text, best.Span = s.Text, s.Span
	return best, true
}
