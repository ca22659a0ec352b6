package sentence

import (
	"strings"
	"testing"
)

func TestStem(t *testing.T) {
	for _, same := range []string{
		"move moves moved moving", "payment payments", "pay pays paid paying", "delete deletes deleted deleting", "policy policies",
		"drop drops dropped dropping", "plan plans planned planning", "send sends sent sending", "transfer transfers transferred transferring",
		"cancel cancels cancelled canceled cancelling canceling", "install installs installed installing", "use uses used using",
		"charge charges charged charging", "organisation organisations organization", "authorise authorize authorised authorizing",
		"behaviour behavior", "database databases", "process processes processed processing", "access accesses accessed",
		"copy copies copied copying", "deny denies denied denying", "wipe wipes wiped wiping", "person persons people", "write writes wrote written writing",
		"add adds added adding", "fix fixes fixed fixing", "push pushes pushed pushing", "agree agrees agreed agreeing", "api apis",
		"file files filed filing", "quota quotas", "key keys", "status", "analysis", "grant grants granted granting", "save saves saved saving",
		"share shares shared sharing", "issue issues issued issuing", "hold holds held holding", "empty empties emptied emptying",
	} {
		words := strings.Fields(same)
		for _, w := range words[1:] {
			if stem(w) != stem(words[0]) {
				t.Errorf("%s: %s, %s: %s", words[0], stem(words[0]), w, stem(w))
			}
		}
	}
}

func TestStemKeepsApart(t *testing.T) {
	for _, pair := range []string{
		"production product", "plan plane", "payment pay", "deletion delete", "past paste", "file fill", "string strip", "during dure",
		"need ned", "thing thin", "customer custom", "permission permit", "number numb", "bus use", "organisation organ", "public publish",
	} {
		a, b, _ := strings.Cut(pair, " ")
		if stem(a) == stem(b) {
			t.Errorf("%s and %s are both %s", a, b, stem(a))
		}
	}
}

func TestTokens(t *testing.T) {
	for text, want := range map[string]string{
		"e-mail sign-off":             "email sign off",
		"the agent's own employees' ": "the agent own employees",
		"don’t can't won't shan’t":    "do not can not will not shall not",
		"acme.example.":               "acme.example .",
		"10,000 2.5k 28th 1, 2":       "10,000 2.5k 28th 1 , 2",
		"and/or A&B":                  "and or or a and b",
		"“quoted” word":               "quoted word",
	} {
		var got []string
		for _, tok := range tokenize(text) {
			got = append(got, tok.text)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", text, strings.Join(got, " "), want)
		}
	}
}

func TestAmounts(t *testing.T) {
	for text, want := range map[string]string{
		"above EUR 10,000":               "amount > EUR 10000",
		"over €10k":                      "amount > EUR 10000",
		"of more than 10,000 euros":      "amount > EUR 10000",
		"below $5":                       "amount < USD 5",
		"EUR 500 or more":                "amount >= EUR 500",
		"up to GBP 1.5 million":          "amount <= GBP 1500000",
		"exceeding 2 thousand CHF":       "amount > CHF 2000",
		"at least JPY 1,000,000":         "amount >= JPY 1000000",
		"above 10,000":                   "amount > 10000",
		"above 10,000 without review":    "amount > 10000",
		"above 10,000 records":           "",
		"at most 10 payments":            "",
		"EUR 10":                         "",
		"above production":               "",
		"that exceed EUR 10,000":         "amount > EUR 10000",
		"worth more than 3 bn":           "",
		"in excess of 99.5 USD":          "amount > USD 99.5",
		"less than 12.50 pounds":         "amount < GBP 12.5",
		"above EUR 10,000 per departure": "amount > EUR 10000",
	} {
		toks := foldAmounts(tokenize(text))
		if got := toks[0].amount.String(); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
