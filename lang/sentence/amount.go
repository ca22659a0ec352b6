package sentence

// Amounts of money: "above EUR 10,000", "over €10k", "of more than 10,000 euros", "EUR 500 or more". An amount is folded into one
// token before anything else is read.

var currencySigns = map[rune]string{'€': "EUR", '$': "USD", '£': "GBP", '¥': "JPY"}

var currencyWords = map[string]string{
	"eur": "EUR", "euro": "EUR", "euros": "EUR", "usd": "USD", "dollar": "USD", "dollars": "USD", "gbp": "GBP", "pound": "GBP",
	"pounds": "GBP", "chf": "CHF", "franc": "CHF", "francs": "CHF", "jpy": "JPY", "yen": "JPY", "sek": "SEK", "nok": "NOK",
	"dkk": "DKK", "pln": "PLN", "czk": "CZK", "cad": "CAD", "aud": "AUD", "cny": "CNY", "inr": "INR", "brl": "BRL", "sgd": "SGD",
	"hkd": "HKD", "nzd": "NZD", "zar": "ZAR", "kwd": "KWD",
}

var magnitudes = map[string]float64{"thousand": 1e3, "million": 1e6, "billion": 1e9}

var comparators = []struct {
	op    string
	words pattern
}{
	{">=", choice("greater than or equal to|more than or equal to|equal to or greater than|equal to or more than|at least|of at least|worth at least")},
	{"<=", choice("less than or equal to|lower than or equal to|equal to or less than|at most|up to|of at most|of up to|no more than|not more than|worth up to")},
	{">", choice("above|over|exceeding|more than|of more than|of over|greater than|higher than|larger than|in excess of|worth more than|" +
		"exceed|that exceed|that exceeds|which exceed|which exceeds|that are above|that is above|that are over|that is over")},
	{"<", choice("below|under|less than|of less than|lower than|smaller than|worth less than|of under|that are below|that is below")},
}

var (
	orMore = choice("or more|or above|and above|and more|and up")
	orLess = choice("or less|or below|and below")
	// closers may follow a bare number that is an amount.
	closers = set("without unless until before after with and or nor must may needs need require requires is are in per shall can will")
)

func foldAmounts(toks []token) []token {
	var out []token
	for i := 0; i < len(toks); {
		if t, n := amountAt(toks, i); n > 0 {
			out = append(out, t)
			i += n
			continue
		}
		out = append(out, toks[i])
		i++
	}
	return out
}

// amountAt reads an amount that starts at token i.
func amountAt(toks []token, i int) (token, int) {
	op, n := comparatorAt(toks, i)
	sum, m := moneyAt(toks, i+n)
	if m == 0 || n == 0 && sum.Currency == "" {
		return token{}, 0
	}
	end := i + n + m
	if n == 0 {
		if op, n = tailAt(toks, end); n == 0 {
			return token{}, 0
		}
		end += n
	}
	if sum.Currency == "" && !closes(toks, end) {
		return token{}, 0
	}
	sum.Op, sum.Words = op, [2]int{toks[i].start, toks[end-1].end}
	t := token{start: toks[i].start, end: toks[end-1].end, kind: amountToken, amount: &sum}
	for _, part := range toks[i:end] {
		t.open = t.open || part.open
	}
	return t, end - i
}

func comparatorAt(toks []token, i int) (op string, n int) {
	for _, c := range comparators {
		if m := matchTokens(toks, i, c.words); m > n {
			op, n = c.op, m
		}
	}
	return op, n
}

func tailAt(toks []token, i int) (op string, n int) {
	if n := matchTokens(toks, i, orMore); n > 0 {
		return ">=", n
	}
	return "<=", matchTokens(toks, i, orLess)
}

// moneyAt reads €10k, EUR 10,000, 10,000 euros, 10 thousand.
func moneyAt(toks []token, i int) (Amount, int) {
	a, start := Amount{}, i
	if c, ok := currencyAt(toks, i); ok {
		a.Currency, i = c, i+1
	}
	if i >= len(toks) || toks[i].kind != numberToken {
		return Amount{}, 0
	}
	a.Value, i = toks[i].value, i+1
	if i < len(toks) && magnitudes[toks[i].text] > 0 {
		a.Value, i = a.Value*magnitudes[toks[i].text], i+1
	}
	if c, ok := currencyAt(toks, i); ok && a.Currency == "" {
		a.Currency, i = c, i+1
	}
	return a, i - start
}

func currencyAt(toks []token, i int) (string, bool) {
	if i >= len(toks) {
		return "", false
	}
	if toks[i].kind == currencyToken {
		return toks[i].text, true
	}
	c, ok := currencyWords[toks[i].text]
	return c, ok && toks[i].kind == wordToken
}

// closes says that no noun follows: "above 10,000 without review", but not "above 100 records".
func closes(toks []token, i int) bool {
	return i >= len(toks) || toks[i].kind != wordToken && toks[i].kind != numberToken || closers[toks[i].text]
}

// exceeds says that the amount is one above a sum of money: "exceed 5" may be about a number of acts.
func (a *Amount) exceeds() bool { return a != nil && a.Op == ">" && a.Currency != "" }
