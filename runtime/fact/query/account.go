package query

import "strings"

// password reports that an account gets a password in [lo, hi), or a key or token that it logs in with.
func (r *reader) password(lo, hi int) bool {
	for i := lo; i < hi; i++ {
		switch r.up(i) {
		case "PASSWORD":
			if r.up(i+1) != "NULL" && r.up(i+1) != "EXPIRE" && i+1 < hi {
				return true
			}
		case "IDENTIFIED":
			return true
		case "RSA_PUBLIC_KEY", "RSA_PUBLIC_KEY_2":
			if r.is(i+1, "=") {
				return true
			}
		case "PAT", "PROGRAMMATIC":
			if r.any(i-1, "ADD", "ROTATE") {
				return true
			}
		}
	}
	return false
}

// attributes are the words that an account is made or changed with: SUPERUSER, CREATEROLE, MEMBER; values are left out.
func (r *reader) attributes(lo, hi int) []string {
	var out []string
	for i := lo; i < hi && len(out) < maxColumns; i++ {
		if t := r.toks[i]; t.kind == wordToken && t.up != "WITH" {
			out = append(out, t.up)
		}
	}
	return out
}

// grant reads GRANT, REVOKE and DENY of privileges on objects and of roles.
func (r *reader) grant(lo, hi int) {
	if lo >= hi {
		return
	}
	s := Statement{Verb: "grant", Limit: -1}
	if r.up(lo) != "GRANT" {
		s.Verb = "revoke"
	}
	to := r.find(lo, hi, "TO", "FROM")
	on := r.find(lo, to, "ON")
	s.Columns = r.columns(lo+1, min(on, to))
	if on < to {
		s.Object, s.Names = r.securable(on+1, to)
	} else {
		s.Object, s.Names = "role", s.Columns
	}
	if to < hi {
		i := r.skip(to+1, hi, "ROLE", "USER", "GROUP", "SHARE")
		s.Grantee, _ = r.name(i, hi)
		s.HasPassword = r.password(to, hi)
	}
	s.Cascade = r.find(to, hi, "CASCADE") < hi
	r.put(s, lo, hi)
}

// securable reads what privileges are on: TABLE a, b; ALL TABLES IN SCHEMA s; *.*; SCHEMA::s.
func (r *reader) securable(i, hi int) (string, []string) {
	object := "table"
	for i < hi && (objects[r.up(i)] != "" || r.any(i, "ALL", "IN", "FUNCTIONS", "SEQUENCES", "FUTURE", "ROUTINES") || r.is(i, "::")) {
		if o := objects[r.up(i)]; o != "" {
			object = o
		}
		if i+1 == hi {
			break
		}
		i++
	}
	if objects[r.up(i)] != "" && i+1 >= hi {
		return object, nil
	}
	names, _ := r.names(i, hi)
	return object, names
}

// setPassword reads SET PASSWORD FOR x = '…'.
func (r *reader) setPassword(lo, hi int) bool {
	if r.up(lo) != "SET" || r.up(lo+1) != "PASSWORD" || lo+1 >= hi {
		return false
	}
	s := Statement{Verb: "alter", Object: "user", HasPassword: true, Limit: -1}
	if r.up(lo+2) == "FOR" {
		s.Grantee, _ = r.name(lo+3, hi)
		s.Names = add(nil, s.Grantee)
	}
	r.put(s, lo, hi)
	return true
}

// memberProcedure says whether a procedure puts an account into a role.
func memberProcedure(name string) bool {
	name = strings.ToLower(name)
	return strings.HasSuffix(name, "sp_addrolemember") || strings.HasSuffix(name, "sp_addsrvrolemember")
}
