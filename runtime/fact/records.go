package fact

import (
	"regexp"
	"strings"

	"github.com/govc-lang/govc/lang/literal"
)

// Code of a database's own language holds its queries in brackets, and what is done with the rows in words around them:
// delete [SELECT Id FROM Contact WHERE …], List<Contact> c = [SELECT …]; Database.delete(c).

var (
	bracketQuery = regexp.MustCompile(`(?is)\[\s*select\s[^\[\]]*?\sfrom\s+(\w{1,80})([^\[\]]*)\]`)
	rowsVerb     = regexp.MustCompile(`(?i)(?:^|[\s;{}(])(delete|update|insert|upsert|undelete)\s+[\[\w]|\bdatabase\s*\.\s*(delete|update|insert|upsert|undelete|emptyrecyclebin)\w*\s*\(`)
)

// bracketQueries emits the statements that such code amounts to, and says whether there are any.
func (d *deriving) bracketQueries(text string, p Place) bool {
	if !strings.Contains(text, "[") || len(text) > maxUnfoldText || !rowsVerb.MatchString(text) {
		return false
	}
	found := bracketQuery.FindAllStringSubmatch(text, maxRequests)
	done := false
	for _, m := range rowsVerb.FindAllStringSubmatch(bracketQuery.ReplaceAllString(text, "[]"), maxRequests) {
		verb := strings.ToUpper(m[1] + m[2])
		if verb != "DELETE" && verb != "UPDATE" {
			continue
		}
		for _, q := range found {
			done = d.statements(rowsStatement(verb, q[1], q[2]), p) || done
		}
		if done {
			break
		}
	}
	return done
}

// rowsStatement writes what is done with the rows of a query as one statement.
func rowsStatement(verb, table, rest string) string {
	if i := strings.Index(literal.Lower(rest), "where"); i >= 0 {
		rest = " " + rest[i:]
	} else {
		rest = ""
	}
	rest = strings.ReplaceAll(rest, "= :", "= ")
	if verb == "UPDATE" {
		return "UPDATE " + table + " SET x = 1" + rest
	}
	return "DELETE FROM " + table + rest
}
