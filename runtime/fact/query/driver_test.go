package query

import (
	"strings"
	"testing"

	"github.com/govc-lang/govc/runtime/fact/code"
)

func TestDriver(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"node", `c.db("cms").collection("revisions")["delete"+"Many"]({})`, "delete revisions always"},
		{"node", `c.db("cms").collection("revisions").deleteMany({ $or: [{ _id: { $exists: true } }] })`, "delete revisions always"},
		{"python", "from pymongo import MongoClient\nMongoClient(u).cms.revisions.delete_many({})", "delete revisions always"},
		{"python", "from pymongo import MongoClient\nd = MongoClient(u)['cms']\nd['a' + 'b'].drop()", "drop ab "},
		{"node", `c.collection("users").find({})`, ""},
		{"node", `fs.collection("a").doc("b").delete()`, ""},
		{"python", "df.drop(columns=['a'])", ""},
	} {
		calls, _ := code.Calls(c.language, c.text)
		got := ""
		for _, k := range calls {
			if s, ok := Driver(k); ok {
				got += s.Verb + " " + strings.Join(s.Names, ",") + " " + s.Filter
			}
		}
		if got != c.want {
			t.Errorf("%s: got %q, want %q", c.text, got, c.want)
		}
	}
}
