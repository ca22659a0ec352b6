package query

import "strings"

// columns lists the items of a select list as written, aliases left out.
func (r *reader) columns(lo, hi int) []string {
	var out []string
	r.commas(lo, hi, func(lo, hi int) {
		if len(out) < maxColumns {
			out = append(out, r.piece(lo, r.itemEnd(lo, hi)))
		}
	})
	return out
}

// aggregates are functions whose one value stands for many rows without holding them.
var aggregates = map[string]bool{"COUNT": true, "SUM": true, "AVG": true, "MIN": true, "MAX": true, "MEAN": true, "MEDIAN": true, "STDDEV": true,
	"STDDEV_POP": true, "STDDEV_SAMP": true, "VARIANCE": true, "VAR_POP": true, "VAR_SAMP": true, "STDEV": true, "VAR": true,
	"PERCENTILE_CONT": true, "PERCENTILE_DISC": true, "APPROX_COUNT_DISTINCT": true, "APPROX_DISTINCT": true, "COUNT_BIG": true, "COUNTIF": true,
	"COUNT_IF": true, "BOOL_AND": true, "BOOL_OR": true, "CORR": true, "EXISTS": true, "UNIQ": true, "TOTAL": true, "APPROX_QUANTILES": true,
	"QUANTILE": true, "SUMIF": true, "COUNTDISTINCT": true, "HLL": true}

// shape reports whether a select list gives aggregates and constants only, or group keys beside an aggregate.
func (r *reader) shape(lo, hi int, grouped bool) bool {
	if lo >= hi {
		return false
	}
	counts, plain, all := 0, 0, true
	r.commas(lo, hi, func(lo, hi int) {
		hi = r.itemEnd(lo, hi)
		switch {
		case r.aggregate(lo, hi):
			counts++
		case r.constant(lo, hi):
		case !grouped || r.identifies(lo, hi):
			all = false
		default:
			plain++
		}
	})
	return all && (plain == 0 || counts > 0)
}

// itemEnd is the end of the item [lo, hi) without its alias.
func (r *reader) itemEnd(lo, hi int) int {
	if as := r.find(lo, hi, "AS"); as < hi {
		return as
	}
	if last := hi - 1; last > lo && (r.toks[last].kind == wordToken && !plainWords[r.up(last)] || r.toks[last].kind == quotedToken) &&
		(r.is(last-1, ")") || r.toks[last-1].kind == numberToken || r.toks[last-1].kind == textToken || r.up(last-1) == "END") {
		return last
	}
	return hi
}

// aggregate reports whether no column stands outside an aggregate, and at least one aggregate is there.
func (r *reader) aggregate(lo, hi int) bool {
	found := false
	for i := lo; i < hi; i++ {
		t := r.toks[i]
		switch {
		case t.kind == wordToken && aggregates[t.up] && r.is(i+1, "("):
			found = true
			i = r.close(i+1, hi)
			if i+1 < hi && r.any(i+1, "OVER") {
				return false
			}
			if i+1 < hi && r.any(i+1, "FILTER", "WITHIN") {
				return true
			}
		case r.column(i), r.is(i, "*") && i == lo:
			return false
		}
	}
	return found
}

// column reports a name that is no function and no word of an expression.
func (r *reader) column(i int) bool {
	t := r.toks[i]
	return t.kind == quotedToken || t.kind == wordToken && !r.is(i+1, "(") && !plainWords[t.up]
}

var plainWords = map[string]bool{"CASE": true, "WHEN": true, "THEN": true, "ELSE": true, "END": true, "NULL": true, "TRUE": true, "FALSE": true,
	"AND": true, "OR": true, "NOT": true, "IN": true, "IS": true, "INT": true, "INTEGER": true, "TEXT": true, "BIGINT": true, "NUMERIC": true,
	"FLOAT": true, "DISTINCT": true, "CAST": true, "DECIMAL": true, "DATE": true, "INTERVAL": true, "DOUBLE": true, "VARCHAR": true}

// constant reports an item with no name of a column in it.
func (r *reader) constant(lo, hi int) bool {
	for i := lo; i < hi; i++ {
		if r.column(i) || r.is(i, "*") && i == lo {
			return false
		}
	}
	return lo < hi
}

// identifies reports a group key that looks like an id of one row.
func (r *reader) identifies(lo, hi int) bool {
	for i := lo; i < hi; i++ {
		if t := r.toks[i]; (t.kind == wordToken || t.kind == quotedToken) && keyColumn(t.text) {
			return true
		}
	}
	return false
}

// keyWords end the names of columns that name one row, groupWords say that the row is that of a group.
var (
	keyWords = map[string]bool{"id": true, "uuid": true, "guid": true, "key": true, "pk": true, "email": true, "mail": true, "number": true,
		"no": true, "nr": true, "code": true, "sku": true, "slug": true, "username": true, "login": true, "handle": true, "ssn": true, "iban": true,
		"phone": true, "mobile": true, "token": true, "hash": true, "oid": true, "rowid": true, "ctid": true, "ref": true, "reference": true,
		"ids": true, "isbn": true, "ean": true, "url": true, "barcode": true, "num": true, "uid": true, "pid": true,
		"nummer": true, "numero": true, "numéro": true, "serial": true, "vin": true, "imei": true, "msisdn": true, "mrn": true, "accession": true, "npi": true,
		"nino": true, "nhs": true, "bsn": true, "fnr": true, "cpr": true, "cpf": true, "nif": true, "dni": true, "svnr": true, "tin": true, "ein": true,
		"passport": true, "meter": true, "contract": true, "policy": true,
		"account": true}
	accountWords = map[string]bool{"contract": true, "bank": true, "billing": true, "customer": true, "savings": true, "loan": true, "card": true,
		"meter": true, "deposit": true}
	groupWords = map[string]bool{"tenant": true, "org": true, "organisation": true, "organization": true, "company": true, "group": true, "team": true,
		"country": true, "region": true, "state": true, "city": true, "status": true, "type": true, "kind": true, "role": true, "category": true,
		"department": true, "dept": true, "plan": true, "zip": true, "postal": true, "post": true, "currency": true, "language": true,
		"locale": true, "area": true, "source": true, "store": true, "shop": true, "branch": true, "campaign": true, "segment": true,
		"cohort": true, "site": true, "client": true, "project": true, "parent": true, "manager": true, "ward": true, "clinic": true,
		"school": true, "class": true, "error": true, "location": true, "office": true, "workspace": true, "list": true,
		"property": true, "building": true, "matter": true, "portfolio": true, "product": true, "channel": true, "course": true, "station": true,
		"route": true, "depot": true, "warehouse": true, "vendor": true, "carrier": true, "agency": true, "fund": true, "study": true,
		"queue": true, "batch": true, "survey": true, "event": true, "vehicle": true, "machine": true, "line": true, "facility": true}
)

// keyColumn reports whether a column looks like the id, number or address of one row: id, user_id, orderNo, e_mail; tenant_id and
// country_code name a group.
func keyColumn(name string) bool {
	words := columnWords(name)
	if len(words) == 0 || !keyWords[words[len(words)-1]] {
		return false
	}
	if last := words[len(words)-1]; last == "account" { // one's own as a rule only where it says whose or what for
		return len(words) > 1 && accountWords[words[len(words)-2]]
	}
	return len(words) == 1 || !groupWords[words[len(words)-2]]
}

// columnWords cuts the last part of a column's name into lower-case words.
func columnWords(name string) []string {
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		name = name[i+1:]
	}
	var b strings.Builder
	for i := 0; i < len(name); i++ {
		c := name[i]
		if c >= 'A' && c <= 'Z' && i > 0 && name[i-1] >= 'a' && name[i-1] <= 'z' {
			b.WriteByte('_')
		}
		b.WriteByte(c)
	}
	return strings.FieldsFunc(strings.ToLower(b.String()), func(c rune) bool { return c == '_' || c == '-' || c == ' ' })
}
