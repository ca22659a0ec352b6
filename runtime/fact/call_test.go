package fact_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/params"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact"
)

var libraryTables = sync.OnceValues(func() (*tables.Tables, error) {
	cfg, diags := config.ReadFS(clauses.FS, "clauses/")
	p, more := compiler.Compile(cfg, compiler.Options{Self: true, Date: "2026-07-01"})
	if err := append(diags, more...).Err(); err != nil {
		return nil, err
	}
	return tables.Open(p.Tables)
})

// libraryReader reads facts with the library's vocabulary.
var libraryReader = sync.OnceValues(func() (*fact.Reader, error) { return libraryReaderIn("") })

// libraryReaderIn does so for an organisation in a time zone.
func libraryReaderIn(zone string) (*fact.Reader, error) {
	t, err := libraryTables()
	if err != nil {
		return nil, err
	}
	of := params.Organisation{Domains: []string{"acme.example"}, Regions: []string{"eea"}, Timezone: zone}
	return fact.NewReader(t, params.Params{Organisation: of}), nil
}

func factsOf(t testing.TB, tool, input string) *fact.Facts {
	t.Helper()
	r, err := libraryReader()
	if err != nil {
		t.Fatal(err)
	}
	a, err := action.Decode(fmt.Appendf(nil, `{"tool_name":%q,"tool_input":%s,"cwd":"/w"}`, tool, input))
	if err != nil {
		t.Fatal(err)
	}
	return r.Facts(a, action.Context{}, nil)
}

// line is an act in one line: each value as fact=value, and the path of each argument with its value.
func line(a *fact.Act) string {
	parts := []string{""}
	for _, at := range a.Atoms {
		parts = append(parts, at.Fact.Name()+"="+at.Value)
	}
	for _, n := range a.Nums {
		parts = append(parts, fmt.Sprintf("%s=%v", n.Fact.Name(), n.Value))
	}
	return strings.Join(append(parts, ""), "\n")
}

// holds says whether one act has all of some values, written "call.verb=release; call.object=payment".
func holds(f *fact.Facts, want string) bool {
	for i := range f.Acts {
		text, all := line(&f.Acts[i]), true
		for _, w := range strings.Split(want, "; ") {
			all = all && strings.Contains(text, "\n"+w+"\n")
		}
		if all {
			return true
		}
	}
	return false
}

func show(f *fact.Facts) string {
	var b strings.Builder
	for i := range f.Acts {
		b.WriteString(strings.ReplaceAll(line(&f.Acts[i]), "\n", "  ") + "\n")
	}
	return b.String()
}

var carried = []struct{ tool, input, want string }{
	// Requests under names that no table plans for.
	{"fire", `{"m":"DELETE","u":"https://crm.acme.example/customers/8812"}`, "http.method=DELETE; http.host=crm.acme.example"},
	{"fire", `{"how":"DELETE","where":"https://crm.acme.example/customers/8812"}`, "http.method=DELETE; call.verb=delete; call.object=customer"},
	{"send", `{"base":"https://ci.acme.example","route":"/job/x/config","http_method":"POST"}`, "http.method=POST; http.path=/job/x/config"},
	{"send", `{"base_url":"https://ci.acme.example/api","uri":"jobs/7","verb":"put"}`, "http.method=PUT; http.path=/api/jobs/7"},
	{"send_message", `{"type":"stream","to":"suppliers-shared","content":"hi"}`, "send.to=outside; send.address=#suppliers-shared"},
	{"call", `{"base":"https://ci.acme.example/api","op":"delete","path":"/jobs/7"}`, "http.method=DELETE; http.path=/api/jobs/7"},
	{"exec", `{"ds":"X","block":"BEGIN DELETE FROM a WHERE b = 1; END;"}`, "sql.verb=delete; sql.table=a"},
	{"abrufen", `{"adresse":"http://10.0.0.7/a"}`, "http.host=10.0.0.7; http.client=call"},
	{"invoke", `{"input":"{\"method\":\"POST\",\"url\":\"https://b.acme.example/payments\",\"body\":{\"amount\":900,\"currency\":\"EUR\"}}"}`, "http.method=POST; call.object=payment; call.total=900"},
	{"request", `{"method":"POST","url":"https://c.acme.example/customers/8","headers":{"X-HTTP-Method-Override":"DELETE"}}`, "http.method=DELETE; call.object=customer"},
	{"request", `{"method":"POST","url":"https://c.acme.example/customers/8","body":{"_method":"DELETE"}}`, "http.method=DELETE; call.object=customer"},
	{"request", `{"method":"POST","url":"https://c.acme.example/customers/8?_method=DELETE"}`, "http.method=DELETE; call.object=customer"},
	{"http", `{"method":"POST","path":"/customers/8","headers":{"X-HTTP-Method-Override":"DELETE"}}`, "http.method=DELETE; call.object=customer"},
	{"batch", `{"requests":[{"method":"GET","url":"/accounts"},{"method":"POST","url":"/payments","body":{"amount":40,"currency":"EUR"}}]}`, "http.method=POST; call.object=payment; call.total=40"},
	{"request", `{"method":"DELETE","url":"https://b.acme.example/payments/1","headers":[{"name":"X-Note","value":"a"}]}`, "http.method=DELETE; call.object=payment"},

	// Operations with their arguments, whatever they are called.
	{"execute", `{"op":"payment.approve","args":{"amount":120.5,"currency":"EUR"}}`, "call.name=payment_approve; call.verb=approve; call.object=payment; call.total=120.5"},
	{"execute", `{"do":"apiKey.create","with":{"owner":"svc-7"}}`, "call.name=api_key_create; call.verb=create; call.object=api key"},
	{"execute", `{"svc":"payments.release","params":{"amount":5}}`, "call.name=payment_release; call.object=payment"},
	{"execute", `{"request":"{\"op\":\"createPayout\",\"data\":{\"amount\":120,\"currency\":\"EUR\"}}"}`, "call.name=create_payout; call.total=120"},
	{"batch", `{"steps":[{"do":"createPayout","amount":7000,"currency":"EUR"},{"do":"createPayout","amount":7000,"currency":"EUR"}]}`, "call.name=create_payout; call.total=14000"},
	{"batch", `{"commands":[{"type":"delete","entity":"customer","id":"C-5"}]}`, "call.verb=delete; call.object=customer"},
	{"trigger_workflow", `{"data":{"op":"charge_now","amount":24,"currency":"EUR"}}`, "call.name=charge_now; call.verb=charge; call.total=24"},
	{"call", `{"endpoint":"x","soap_body":"<e:Envelope xmlns:e='u'><e:Body><p:ReleasePayment><p:Amount>800</p:Amount></p:ReleasePayment></e:Body></e:Envelope>"}`, "call.name=release_payment; call.object=payment; call.total=800"},
	{"create_payment", `{"xml":"<Doc><Tx><Amt Ccy='EUR'>9000</Amt></Tx><Tx><Amt Ccy='EUR'>9000</Amt></Tx></Doc>"}`, "call.object=payment; call.total=18000"},

	{"call", `{"service":"payouts","operation":"create","payload":{"amount":40,"currency":"EUR"}}`, "call.name=payout_create; call.object=payout; call.total=40"},
	{"invoke", `{"tool_call":{"name":"terminate_instances","arguments":"{\"ids\":[\"i-1\"]}"}}`, "call.name=terminate_instance; call.verb=terminate"},
	{"raw", `{"request":"DELETE https://c.acme.example/customers/8"}`, "http.method=DELETE; call.object=customer"},
	{"raw", `{"input":"DELETE /customers/8 HTTP/1.1\r\nHost: c.acme.example\r\n\r\n"}`, "http.method=DELETE; http.host=c.acme.example; call.object=customer"},

	// Tasks that are decided by variables, messages by their topic.
	{"complete_task", `{"taskId":"1","variables":{"zahlungFreigegeben":true,"betragEur":742.1}}`, "call.verb=release; call.object=payment; call.total=742.1"},
	{"complete_task", `{"taskId":"1","variables":[{"name":"auszahlungFreigeben","value":true},{"name":"betrag","value":300}]}`, "call.verb=release; call.object=payout; call.total=300"},
	{"complete_task", `{"taskId":"1","variables":{"paymentReleased":{"value":true,"type":"Boolean"},"betrag":{"value":"23.450,00","type":"String"}}}`, "call.verb=release; call.object=payment; call.total=23450"},
	{"complete_task", `{"taskId":"1","variables":{"loanApproved":false}}`, "call.verb=reject; call.object=loan"},
	{"complete_task", `{"taskId":"1","variables":{"outcome":{"value":"reject","type":"String"},"applicationType":{"value":"loan","type":"String"}}}`, "call.verb=reject; call.object=loan"},
	{"publish_message", `{"messageName":"release-payment","variables":{"amount":50}}`, "call.name=release_payment; call.verb=release; call.object=payment"},
	{"publish", `{"topic":"plant/valve3/set","payload":"OPEN"}`, "call.verb=set; call.object=valve"},
	{"produce", `{"topic":"cmd","value":"{\"type\":\"ReleasePayment\",\"amount\":100,\"currency\":\"EUR\"}"}`, "call.object=payment; call.total=100"},

	// Fields of a variable that is an object, and a variable without a name.
	{"graphql", `{"query":"mutation($in:P!){createPayment(input:$in){id}}","variables":{"in":{"amount":4200,"to":"Bob"}}}`, "call.verb=create; call.object=payment; call.total=4200"},
	{"graphql", `{"query":"mutation{createPayment(input: $) { id } }","variables":{"in":{"amount":4200}}}`, "call.verb=create; call.object=payment"},
	// A request in one text, with placeholders that the arguments fill.
	{"request", `{"route":"PATCH /repos/{owner}/{repo}/git/refs/{ref}","owner":"acme","repo":"ledger","ref":"heads/x","force":true}`, "http.method=PATCH; http.path=/repos/acme/ledger/git/refs/heads/x"},
	// Values with their types, values beside their names, amounts as people write them.
	{"put_payment", `{"Item":{"amount":{"N":"12000"},"currency":{"S":"EUR"}}}`, "call.total=12000"},
	{"update_record", `{"object":"loan_application","fields":[{"name":"status","value":"rejected"}]}`, "call.verb=reject; call.object=loan application"},
	{"patch", `{"resource":"loan","patch":[{"op":"replace","path":"/status","value":"rejected"}]}`, "call.verb=reject; call.object=loan"},
	{"create_payment", `{"amount":"23.450","currency":"EUR"}`, "call.total=23450"},
	{"create_payment", `{"amount":"23 450,00 €"}`, "call.total=23450"},
	{"create_payment", `{"amount":"12.500,-","currency":"EUR"}`, "call.total=12500"},
	{"create_payment", `{"amount":23.45,"currency":"EUR"}`, "call.total=23.45"},
	{"create_payment", `{"amount":"23.450","currency":"KWD"}`, "call.total=23.45"},
	{"create_payment", `{"amount":"0.450","currency":"EUR"}`, "call.total=0.45"},

	// Statements and scripts in an encoding that the key, or one beside it, tells.
	{"run", `{"sql_b64":"RFJPUCBUQUJMRSBjdXN0b21lcnM7"}`, "sql.verb=drop; sql.table=customer"},
	{"run", `{"encoding":"base64","statement":"RFJPUCBUQUJMRSBjdXN0b21lcnM7"}`, "sql.verb=drop; sql.table=customer"},
	{"run", `{"base64Query":"RFJPUCBUQUJMRSBjdXN0b21lcnM7"}`, "sql.verb=drop; sql.table=customer"},

	// Programs with what they read.
	{"run", `{"program":"python3","stdin":"import os\nos.remove('/w/a')"}`, "file.op=delete; file.path=/w/a"},
	{"run", `{"interpreter":"/usr/bin/python3","script":"import os\nos.remove('/w/a')"}`, "file.op=delete; file.path=/w/a"},
	{"spawn", `{"file":"rm","args":["-rf","/w/a"]}`, "shell.program=rm; shell.flag=--recursive"},
	{"spawn", `{"argv":["tr","a","b"],"stdin_file":"/proc/self/environ"}`, "file.op=read; file.path=/proc/self/environ"},

	// Editors.
	{"applyEdit", `{"uri":"file:///w/config.py","edits":[{"newText":"a = 1"},{"newText":"b = 2"}]}`, "file.op=write; file.path=/w/config.py"},
	{"apply", `{"edit":{"changes":{"file:///w/config.py":[{"newText":"a = 1"}]}}}`, "file.op=edit; file.path=/w/config.py"},
	{"write", `{"uri":"file:///w/a.json","content":"{}"}`, "file.op=write; file.path=/w/a.json"},
	{"apply", `{"root":"/w/x","patch":"--- a/b.go\n+++ b/b.go\n@@ -1 +1 @@\n-a\n+b\n"}`, "file.op=edit; file.path=/w/x/b.go"},
	{"applyPatch", `{"patch":"*** Begin Patch\n*** Delete File: b.go\n*** End Patch\n"}`, "file.op=delete; file.path=/w/b.go"},

	// Labels of what is pressed.
	{"click", `{"element":"Button \"Jetzt 89,00 € bezahlen\" in the checkout"}`, "call.verb=pay; call.total=89"},
	{"click", `{"selector":"button.js-generate-key[data-scope=\"mail.send\"]"}`, "call.verb=generate; call.noun=key"},
	{"act", `{"instruction":"Click on \"Create API key\""}`, "call.verb=create; call.noun=key"},
	{"computer", `{"action":"left_click","description":"Accept the contract terms"}`, "call.verb=accept; call.noun=contract"},
	{"evaluate", `{"function":"() => { document.querySelector('#accept-terms').click() }","language":"js"}`, "call.verb=accept; call.noun=term"},
	{"type", `{"url":"https://forum.example/new","text":"hello"}`, "call.verb=type; send.to=outside"},
	// What the method, the job or the program of a call says.
	{"table_api", `{"method":"post","table":"roles"}`, "call.verb=create; call.noun=role"},
	{"start_pipeline", `{"pipelineNameOrId":"Deploy to PROD"}`, "env.name=production; call.key=pipeline name"},
	{"az_cli", `{"args":["group","delete","-n","x"]}`, "shell.program=az; shell.sub=group delete"},
	{"call_aws", `{"cli_command":"s3 rb s3://x --force"}`, "shell.program=aws; shell.sub=s3 rb"},
	{"dispatch", `{"rcpt":"336555017720","tpl":"reminder"}`, "send.address=+336555017720; send.to=outside"},
	{"transfer", `{"amount":900,"method":"GET"}`, "call.verb=transfer; call.mode=change"},
	{"update_vendor", `{"bank_account_note":"DE89370400440532013000"}`, "call.key=bank account"},
	{"update_vendor", `{"account_or_iban":"x"}`, "call.key=iban"},
	{"restart", `{"host":"dbprod03.acme.example"}`, "env.name=production"},
	{"restart", `{"host":"proddb03.acme.example"}`, "env.name=production"},
	{"restart", `{"host":"pgprod.acme.example"}`, "env.name=production"},
	{"delete_warehouse", `{"warehouse":"PROD_WH"}`, "call.verb=delete; env.name=production"},
	{"set_row", `{"status_text":"abgelehnt"}`, "call.verb=reject"},
	{"query", `{"database":"SHOP_STG","warehouse":"WH_DEV","query":"DROP SCHEMA A"}`, "sql.verb=drop; env.name=stg"},
	{"run_sql", `{"sql":"BEGIN DBMS_AUDIT_MGMT.CLEAN_AUDIT_TRAIL(a => 1); END;"}`, "sql.verb=call; call.verb=clean; call.noun=audit trail"},
}

func TestCarried(t *testing.T) {
	for _, c := range carried {
		if f := factsOf(t, "mcp__x__"+c.tool, c.input); !holds(f, c.want) {
			t.Errorf("%s %s: no act has %q:\n%s", c.tool, c.input, c.want, show(f))
		}
	}
}

// What is said, looked at or kept in a file is not done.
var notDone = []struct{ tool, input, value string }{
	{"post_message", `{"channel":"#dev","text":"{\"op\":\"payment.release\",\"args\":{\"amount\":5}}"}`, "call.verb=release"},
	{"post_message", `{"channel":"#dev","blocks":[{"type":"button","action":{"action_id":"approve_payment"}}]}`, "call.verb=approve"},
	{"create_issue", `{"title":"bug","body":"{\"type\":\"delete_customer\",\"data\":{\"a\":1}}"}`, "call.verb=delete"},
	{"write_file", `{"path":"/w/op.json","content":"{\"op\":\"payment.release\",\"args\":{\"amount\":5}}"}`, "call.verb=release"},
	{"create_invoice", `{"payment_settings":{"payment_method":{"type":"bank_transfer"}}}`, "call.verb=transfer"},
	{"create_token", `{"name":"dns-edit","policies":[{"effect":"allow"}]}`, "call.verb=edit"},
	{"get_task", `{"taskId":"1","variables":{"paymentReleased":true}}`, "call.verb=release"},
	{"complete_task", `{"taskId":"1","variables":{"paymentReleased":false}}`, "call.verb=release"},
	{"consume", `{"topic":"payments.release"}`, "call.verb=pay"},
	{"click", `{"element":"Payment settings tab"}`, "call.verb=pay"},
	{"click", `{"element":"Order history link of the customer"}`, "call.verb=order"},
	{"review_diff", `{"diff":"--- a/b.go\n+++ b/b.go\n+x\n"}`, "file.op=edit"},
	{"read", `{"uri":"file:///w/a.json"}`, "file.op=write"},
	{"request", `{"method":"GET","url":"https://c.acme.example/customers/8?_method=DELETE"}`, "http.method=DELETE"},
	{"create_topic", `{"topic":"payments.release"}`, "call.verb=release"},
	{"create_mock", `{"paths":[{"method":"DELETE","path":"/customers/1"},{"method":"GET","path":"/a"}]}`, "http.method=DELETE"},
	{"send", `{"body":"<p>Please <b>delete</b> the payment</p>"}`, "call.verb=delete"},
	{"find_roles", `{"method":"POST","query":"bob","page":1}`, "call.verb=create"},
	{"update_record", `{"values":{"bank_verified_note":"nothing changed"}}`, "call.key=bank"},
	{"modify_values", `{"values":[["done"],["waits for treasury"]]}`, "call.noun=treasury"},
	{"run_soql_query", `{"query":"SELECT COUNT(Id) FROM Lead","directory":"/w"}`, "act.kind=file"},
	{"query", `{"database":"SHOP_STG","warehouse":"WH_DEV","query":"DROP SCHEMA A"}`, "env.name=dev"},
}

func TestNotDone(t *testing.T) {
	for _, c := range notDone {
		if f := factsOf(t, "mcp__x__"+c.tool, c.input); holds(f, c.value) {
			t.Errorf("%s %s: an act has %q:\n%s", c.tool, c.input, c.value, show(f))
		}
	}
}

// Hostile arguments are read in bounded time, and what is left out is reported.
func TestCarriedBounds(t *testing.T) {
	nest := func(n int, open, middle, end string) string {
		return strings.Repeat(open, n) + middle + strings.Repeat(end, n)
	}
	quoted := `{"a":1}`
	for range 12 {
		quoted = fmt.Sprintf(`{"op":"a.delete","payload":%q}`, quoted)
		if len(quoted) > 1<<18 {
			break
		}
	}
	var keys, items, flags []string
	for i := range 40 {
		keys = append(keys, fmt.Sprintf(`"op%d":"delete.thing","tool%d":"x"`, i, i))
		flags = append(flags, fmt.Sprintf(`"payment%dReleased":true`, i))
	}
	for _, key := range []string{"op", "operation", "action", "function", "tool", "tool_name", "fn", "func", "do", "svc", "command", "method", "procedure", "call", "api"} {
		keys = append(keys, fmt.Sprintf(`%q:"customer.delete"`, key))
	}
	for i := range 900 {
		items = append(items, fmt.Sprintf(`{"op":"delete.customer","url":"/c/%d","method":"DELETE","name":"a","value":"b"}`, i))
	}
	for _, input := range []string{
		quoted,
		nest(30, `{"name":"a","value":`, "1", "}"),
		nest(30, `{"args":{"op":"x.delete","data":`, "1", "}}"),
		`{` + strings.Join(keys, ",") + `,"args":{"a":1}}`,
		`{"ops":[` + strings.Join(items, ",") + `]}`,
		`{"taskId":"1","variables":{` + strings.Join(flags, ",") + `}}`,
		fmt.Sprintf(`{"xml":%q}`, nest(5000, "<a>", "x", "</a>")),
		fmt.Sprintf(`{"xml":%q}`, strings.Repeat("<a><b>1</b></a>", 5000)),
		fmt.Sprintf(`{"xml":%q}`, strings.Repeat("<", 50000)),
		fmt.Sprintf(`{"element":%q}`, strings.Repeat(`"pay now" `, 9000)),
		fmt.Sprintf(`{"patch":%q}`, "*** Begin Patch\n"+strings.Repeat("*** Delete File: a\n", 3000)),
	} {
		start := time.Now()
		factsOf(t, "mcp__x__complete_task", input)
		factsOf(t, "mcp__x__click", input)
		if took := time.Since(start); took > 20*time.Second {
			t.Errorf("%.80s: took %v", input, took)
		}
	}
}

// A path at a host of the organisation's own is no address beside it.
func TestPathAtHost(t *testing.T) {
	f := factsOf(t, "mcp__sftp__put_file", `{"host":"sftp.acme.example","localPath":"/w/a.csv","remotePath":"/landing/a.csv"}`)
	if !holds(f, "send.to=inside") || holds(f, "send.to=outside") || holds(f, "send.address=/landing/a.csv") {
		t.Error(line(&f.Acts[0]))
	}
}
