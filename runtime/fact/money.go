package fact

import (
	"cmp"
	"math"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/query"
)

// sum is one amount of money of a call, in major units.
type sum struct {
	path     []string
	value    float64
	currency string
	place    Place
}

// amounts lists the amounts of money in major units, and their sum.
func (d *deriving) amounts(a *Act, c *call) {
	var list []sum
	bad := false
	for i := range c.args {
		x := &c.args[i]
		if x.value == "" || x.kind == action.Bool || !d.amountKey(x) && !x.is("keys.price") || d.bound(c, x) {
			continue
		}
		s, ok := d.sumOf(c, x)
		bad = bad || !ok
		if ok {
			list = append(list, s)
		}
	}
	for _, s := range list {
		it := Item{Text: [3]string{"", s.currency}, Num: [3]float64{s.value}, Place: s.place}
		a.item(schema.CallAmounts, it)
		if c.mcp {
			a.item(schema.MCPAmounts, it)
		}
	}
	if len(list) > 0 && !bad {
		a.num(schema.CallTotal, math.Round(total(list, 0)*1e6)/1e6, largest(list).place)
		return
	}
	a.Unknown.Add(schema.CallTotal)
	if bad {
		a.Unknown.Add(schema.CallAmounts)
		a.Unknown.Add(schema.MCPAmounts)
	}
}

// amountKey says whether an argument is an amount by its name: one that the tables know, or one with the unit behind it (amountRappen).
func (d *deriving) amountKey(x *arg) bool {
	if x.is("keys.amount") {
		return true
	}
	n := len(x.words)
	if n < 2 {
		return false
	}
	_, unit := d.t.Map("money.units", x.words[n-1].text)
	_, currency := d.t.Map("currency.exponents", strings.ToUpper(x.words[n-1].text))
	return (unit || currency) && d.t.Has("keys.amount", joinWords(x.words[:n-1]))
}

// sumOf reads one amount: in the units that its key, its text, its option or its service says; a price by the quantity beside it.
func (d *deriving) sumOf(c *call, x *arg) (sum, bool) {
	s := sum{path: strings.Split(x.path, "."), currency: d.currency(c, x), place: x.place()}
	v, ok := amount(d.grouped(x, s.currency))
	if !ok {
		return s, false
	}
	s.value = math.Abs(v) / math.Pow10(d.exponent(c, x, s.currency))
	if !x.is("keys.price") {
		return s, true
	}
	for i := range c.args {
		y := &c.args[i]
		if parent(y.path) != parent(x.path) || !y.is("keys.quantity") {
			continue
		}
		if n, ok := amount(y.value); ok {
			s.value *= n
			return s, true
		}
	}
	return s, d.amountKey(x) // a price alone says little
}

// total is the sum of a batch: of the items of each list, each by its own amount or by that of its parts; the larger of it and of an
// amount that stands beside the list.
func total(list []sum, depth int) float64 {
	direct, parts := 0.0, map[string][]sum{}
	var order []string
	for _, s := range list {
		i := position(s.path, depth)
		if i < 0 {
			direct = max(direct, s.value)
			continue
		}
		key := strings.Join(s.path[:i+1], ".")
		if parts[key] == nil {
			order = append(order, key)
		}
		parts[key] = append(parts[key], s)
	}
	sort.Strings(order)
	lists := map[string]float64{}
	for _, key := range order {
		lists[parent(key)] += total(parts[key], strings.Count(key, ".")+1)
	}
	for _, v := range lists {
		direct = max(direct, v)
	}
	return direct
}

// largest is where the most of a sum stands.
func largest(list []sum) sum {
	return slices.MaxFunc(list, func(a, b sum) int { return cmp.Compare(a.value, b.value) })
}

// position is the first place in a list that a path goes through, from a depth on; -1 when there is none.
func position(path []string, depth int) int {
	for i := depth; i < len(path); i++ {
		if isNumber(path[i]) {
			return i
		}
	}
	return -1
}

// isNumber says whether a text is a whole number. Nearly all are none, which costs an error to be told by strconv.
func isNumber(s string) bool {
	if s == "" || strings.IndexByte("+-0123456789", s[0]) < 0 {
		return false
	}
	_, err := strconv.Atoi(s)
	return err == nil
}

// listed says whether a path goes through a list.
func listed(path string) bool {
	for part := range strings.SplitSeq(path, ".") {
		if isNumber(part) {
			return true
		}
	}
	return false
}

// currency finds the currency that stands nearest to an amount: inside its text, in its key, beside it, anywhere.
func (d *deriving) currency(c *call, x *arg) string {
	if cur := d.currencyIn(x.value); cur != "" {
		return cur
	}
	for _, w := range x.words {
		if _, ok := d.t.Map("currency.exponents", strings.ToUpper(w.text)); ok {
			return strings.ToUpper(w.text)
		}
	}
	best := ""
	for i := range c.args {
		y := &c.args[i]
		if !y.is("keys.currency") {
			continue
		}
		if parent(y.path) == parent(x.path) {
			return strings.ToUpper(y.value)
		}
		if best == "" {
			best = strings.ToUpper(y.value)
		}
	}
	return best
}

func parent(path string) string {
	if i := strings.LastIndexByte(path, '.'); i >= 0 {
		return path[:i]
	}
	return ""
}

func (d *deriving) currencyIn(s string) string {
	for _, f := range moneyWords(s) {
		if cur, ok := d.t.Map("currency.symbols", f); ok {
			return cur
		}
		if _, ok := d.t.Map("currency.exponents", strings.ToUpper(f)); ok {
			return strings.ToUpper(f)
		}
	}
	return ""
}

// moneyWords are what stands beside the number in a text of an amount: eur of "EUR 12,500.00".
func moneyWords(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return r >= '0' && r <= '9' || strings.ContainsRune(" .,'_-+/\u00a0", r) })
}

// exponent is how many digits an amount is written too long: of minor units where its option, its key, its text or its service says so,
// of the small units that some keys and texts name (micros, wei).
func (d *deriving) exponent(c *call, x *arg, currency string) int {
	if n, ok := d.unitExponent(x); ok {
		return n
	}
	minor := x.unit == "minor" || x.is("keys.amount-minor")
	if !minor && (x.unit == "major" || x.is("keys.amount-major") || fraction(x.value) || !d.minorService(c)) {
		return 0
	}
	text, ok := d.t.Map("currency.exponents", currency)
	if !ok {
		text = "2"
	}
	n, _ := strconv.Atoi(text)
	return n
}

// unitExponent finds the small unit that a text or a key names.
func (d *deriving) unitExponent(x *arg) (int, bool) {
	names := moneyWords(x.value)
	for _, w := range x.words {
		names = append(names, w.lemma)
	}
	for _, name := range names {
		if text, ok := d.t.Map("money.units", name); ok {
			n, err := strconv.Atoi(text)
			return n, err == nil
		}
	}
	return 0, false
}

// fraction says whether a number has a decimal point with one or two digits behind it: minor units have none.
func fraction(s string) bool {
	i := strings.LastIndexAny(s, ".,")
	return i >= 0 && len(s)-i-1 <= 2
}

// minorService says whether a service counts in minor units: by its name anywhere in the call's, or by one that is a common word too as
// the name of the server.
func (d *deriving) minorService(c *call) bool {
	for _, w := range split(c.server + " " + c.name) {
		if d.t.Has("money.minor", w.text) {
			return true
		}
	}
	host, _, _ := strings.Cut(c.name, "/")
	for _, name := range append(strings.Split(host, "."), c.server) {
		if d.t.Has("money.minor-servers", strings.ToLower(name)) {
			return true
		}
	}
	return false
}

// grouped takes the point out of a text such as "23.450", which no currency with two decimals or none has behind a decimal point.
func (d *deriving) grouped(x *arg, currency string) string {
	digits, known := d.t.Map("currency.exponents", currency)
	first, last := strings.IndexFunc(x.value, digit), strings.LastIndexFunc(x.value, digit)
	if x.kind != action.String || !known || digits == "3" || first < 0 {
		return x.value
	}
	whole, rest, ok := strings.Cut(x.value[first:last+1], ".")
	if !ok || len(rest) != 3 || len(whole) > 3 || len(whole) == 0 || whole[0] == '0' || strings.Trim(whole+rest, "0123456789") != "" {
		return x.value
	}
	return x.value[:first] + whole + rest + x.value[last+1:]
}

// amount reads a number of money: 12,500.00, 1.000,50, EUR 500, 5k, 1.2m, 0x4E20, 1e5.
func amount(s string) (float64, bool) {
	s = strings.ToLower(strings.TrimSpace(s))
	if n, err := strconv.ParseInt(s, 0, 64); err == nil && strings.HasPrefix(s, "0x") {
		return float64(n), true
	}
	if f, err := strconv.ParseFloat(s, 64); err == nil && strings.Contains(s, "e") && s[0] <= '9' {
		return f, true
	}
	first := strings.IndexFunc(s, digit)
	if first < 0 {
		return 0, false
	}
	last := strings.LastIndexFunc(s, digit)
	number, rest := s[first:last+1], strings.TrimSpace(s[last+1:])
	number = groups.Replace(number)
	f, err := strconv.ParseFloat(decimalPoint(number), 64)
	if strings.HasSuffix(strings.TrimRight(s[:first], " €$£"), "-") {
		f = -f
	}
	return f * scale(rest), err == nil
}

// points are what separates groups of digits and decimals, groups what else may stand between the digits of a number.
var points = strings.NewReplacer(".", "", ",", "")

var groups = strings.NewReplacer(" ", "", "'", "", "’", "", "_", "", "\u00a0", "", "\u202f", "")

func digit(r rune) bool { return r >= '0' && r <= '9' }

// scale is what a word behind a number multiplies it by.
func scale(rest string) float64 {
	word, _, _ := strings.Cut(rest, " ")
	switch strings.TrimRight(word, ".") {
	case "k", "tsd", "thousand", "mille", "mil", "tausend":
		return 1e3
	case "m", "mn", "mio", "million", "millions", "millionen", "millones":
		return 1e6
	}
	return 1
}

// decimalPoint tells thousands from decimals: the last separator is the decimal point unless three digits follow it and it is a comma
// or stands more than once.
func decimalPoint(s string) string {
	i := strings.LastIndexAny(s, ".,")
	if i < 0 {
		return s
	}
	sep := s[i : i+1]
	thousands := len(s)-i-1 == 3 && (sep == "," || strings.Count(s, sep) > 1)
	if thousands {
		return points.Replace(s)
	}
	whole := points.Replace(s[:i])
	return whole + "." + s[i+1:]
}

// statementTotal is the sum of the amounts that a statement writes: of each row's, by the place of their column, or after an equals sign.
func (d *deriving) statementTotal(s *query.Statement, t *statementText) (float64, bool) {
	sum, found := 0.0, false
	for i, name := range s.Columns {
		x := arg{keyName: nameOf(d.t, lemmas(d.t, split(name)))}
		if !x.is("keys.amount") {
			continue
		}
		v, ok := t.amount(strings.ToLower(name), i)
		sum, found = sum+v, found || ok
	}
	return sum, found
}

// assigned reads the number behind name =.
func assigned(text, name string) (float64, bool) {
	for {
		i := strings.Index(text, name)
		if i < 0 {
			return 0, false
		}
		text = text[i+len(name):]
		if rest, ok := strings.CutPrefix(strings.TrimLeft(text, " \"`"), "="); ok {
			word := strings.FieldsFunc(rest, func(r rune) bool { return strings.ContainsRune(" ,;)'", r) })
			if len(word) == 0 {
				return 0, false
			}
			f, err := strconv.ParseFloat(word[0], 64)
			return f, err == nil
		}
	}
}

// column sums one column over the rows of a list of values.
func column(text string, n int) (float64, bool) {
	sum, found := 0.0, false
	for _, row := range strings.Split(text, "(")[1:] {
		row, _, _ = strings.Cut(row, ")")
		if cells := strings.Split(row, ","); n < len(cells) {
			f, err := strconv.ParseFloat(strings.Trim(cells[n], " '"), 64)
			sum, found = sum+f, found || err == nil
		}
	}
	return sum, found
}
