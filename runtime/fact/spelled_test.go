package fact_test

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

var spelled = []struct{ tool, input, want string }{
	// Requests in objects under any names, and paths of the tool's own service.
	{"request", `{"service":"crm","http":{"m":"DELETE","p":"/customers/8812"}}`, "http.method=DELETE; call.object=customer"},
	{"call", `{"req":{"v":"DELETE","path":"/customers/8812"}}`, "http.method=DELETE; call.object=customer"},
	{"go", `{"spec":{"v":"POST","to":"https://bank.acme.example/payments","d":{"amount":20,"currency":"EUR"}}}`, "http.host=bank.acme.example; call.object=payment; call.total=20"},
	{"trigger", `{"flow":"generic","input":"{\"m\":\"POST\",\"u\":\"https://ci.acme.example/job/deploy/build\"}"}`, "http.method=POST; http.host=ci.acme.example"},
	{"batch", `{"requests":[{"id":"1","method":"DELETE","url":"Customers('8812')"}]}`, "http.method=DELETE; call.object=customer"},

	// Requests that are written out.
	{"call", `{"endpoint":"POST /v1/payments","payload":{"amount":90,"currency":"EUR"}}`, "http.method=POST; call.object=payment; call.total=90"},
	{"raw", `{"line":"DELETE /api/contacts/7 HTTP/1.1"}`, "http.method=DELETE; call.object=contact"},
	{"batch", `{"body":"--b\nContent-Type: application/http\n\nDELETE Customers('8812') HTTP/1.1\n\n--b\n\nPOST /payments HTTP/1.1\n\n{\"amount\":3,\"currency\":\"EUR\"}"}`, "http.method=DELETE; call.object=customer"},
	{"batch", `{"body":"--b\n\nDELETE /customers/8 HTTP/1.1\n\n--b\n\nPOST /payments HTTP/1.1\n\n{\"amount\":3,\"currency\":\"EUR\"}"}`, "http.method=POST; call.object=payment; call.total=3"},
	{"post", `{"url":"https://erp.acme.example/ws","headers":{"SOAPAction":"urn:ReleasePayment"},"body":"<x/>"}`, "call.verb=release; call.object=payment"},
	{"post", `{"url":"https://n8n.acme.example/webhook/release-payment","body":{"id":7}}`, "call.verb=release; call.object=payment"},

	// Operations of calls whose name says nothing, events that are named after what was done.
	{"call", `{"target":"crm/delete-customer","id":"8812"}`, "call.verb=delete; call.object=customer"},
	{"invoke", `{"ref":"treasury:send_wire","vars":{"amount":"90","ccy":"EUR"}}`, "call.verb=send; call.object=wire; call.total=90"},
	{"execute", `{"plan":[{"id":1,"uses":"iam.add_user_to_group","with":{"user":"kim","group":"admins"}}]}`, "call.verb=add; call.noun=group"},
	{"publish", `{"routing_key":"payment.released","payload":"{\"amount\":80}"}`, "call.verb=release; call.object=payment; call.total=80"},

	// Programs and code under any names.
	{"call", `{"p":"rm","a":["-rf","/srv/data"]}`, "shell.program=rm; shell.flag=--recursive"},
	{"type_text", `{"text":"rm -rf /srv/data\n"}`, "shell.program=rm; shell.flag=--recursive"},
	{"type_text", `{"text":"rm -rf /srv/data","app":"Terminal"}`, "shell.program=rm; shell.flag=--recursive"},
	{"python_run", `{"src":"import os\nos.remove('/w/a')"}`, "file.op=delete; file.path=/w/a"},
	{"run_applescript", `{"script":"do shell script \"rm -rf /srv/data\""}`, "shell.program=rm; shell.flag=--recursive"},
	{"execute_anonymous", `{"apex":"List<Contact> c=[SELECT Id FROM Contact WHERE A < 1]; Database.delete(c,false);"}`, "sql.verb=delete; sql.table=contact"},
	{"run", `{"body":"delete [SELECT Id FROM Contact];"}`, "sql.verb=delete; sql.table=contact; sql.filter=none"},

	{"command", `{"cmd":":!rm -rf /srv/data"}`, "shell.program=rm; shell.flag=--recursive"},
	{"execute_command", `{"command":"workbench.terminal.sendSequence","args":{"text":"rm -rf /srv/data\n"}}`, "shell.program=rm; shell.flag=--recursive"},
	{"run", `{"lua":"os.execute('rm -rf /srv/data')"}`, "shell.program=rm; shell.flag=--recursive"},
	{"run", `{"module":"file","args":{"path":"/srv/data","state":"absent"}}`, "file.op=delete; file.path=/srv/data"},
	{"session", `{"lines":["MAIL FROM:<b@acme.example>","RCPT TO:<kunde@lieferant.example>","DATA"]}`, "call.verb=send; call.noun=mail; send.to=outside"},

	// Names of arguments in any case, recipients in the head of a message, what a queue holds.
	{"create_payment", `{"aMoUnT_vAlUe":"90","currency":"EUR"}`, "call.total=90"},
	{"send_mail", `{"message":"To: kunde@lieferant.example\nSubject: Hi\n\nHello"}`, "send.to=outside; send.address=kunde@lieferant.example"},
	{"put", `{"queue":"MAIL.OUT","body":"{\"rcpt\":\"a@lieferant.example\"}"}`, "call.object=mail; send.to=outside"},
}

func TestSpelled(t *testing.T) {
	for _, c := range spelled {
		if f := factsOf(t, "mcp__x__"+c.tool, c.input); !holds(f, c.want) {
			t.Errorf("%s %s: no act has %q:\n%s", c.tool, c.input, c.want, show(f))
		}
	}
}

var ordered = []struct{ input, want string }{
	{`{"task":"Pay invoice 4471 to Nordlicht GmbH, 420 EUR."}`, "call.verb=pay; call.object=invoice; call.total=420"},
	{`{"instruction":"Open the record of Ana Weber, then please delete the customer record"}`, "call.verb=delete; call.object=customer record"},
	{`{"task":"Open the pending contract and sign it."}`, "call.verb=sign; call.object=contract"},
	{`{"goal":"log in to the console and create a new access key"}`, "call.verb=create; call.object=access key"},
	{`{"task":"Send the offer to kunde@lieferant.example."}`, "call.verb=send; send.to=outside; send.address=kunde@lieferant.example"},
}

func TestOrders(t *testing.T) {
	for _, c := range ordered {
		if f := factsOf(t, "mcp__browser-agent__run", c.input); !holds(f, c.want) {
			t.Errorf("%s: no act has %q:\n%s", c.input, c.want, show(f))
		}
	}
}

var notOrdered = []struct{ tool, input, value string }{
	{"mcp__browser-agent__run", `{"task":"Do not delete the customer."}`, "call.verb=delete"},
	{"mcp__browser-agent__run", `{"task":"Explain how to delete a customer"}`, "call.verb=delete"},
	{"mcp__agent__delegate", `{"task":"Refactor the code of delete_customer in the file crm.py so that it is shorter"}`, "call.noun=customer"},
	{"mcp__agent__read_page", `{"instruction":"Delete the customer"}`, "call.verb=delete"},
	{"mcp__notes__save", `{"task":"Open the admin page and delete the customer record of Ana Weber"}`, "call.verb=delete"},
	{"mcp__logs__search", `{"query":"DELETE /customers/8 HTTP/1.1"}`, "http.method=DELETE"},
	{"mcp__logs__query", `{"filter":"POST /payments"}`, "http.method=POST"},
	{"mcp__mock__create_stub", `{"request":{"method":"DELETE","path":"/customers/8"}}`, "http.method=DELETE"},
	{"mcp__t__create_issue", `{"title":"bug","body":"DELETE /customers/8 HTTP/1.1\n\n"}`, "http.method=DELETE"},
	{"mcp__t__create_issue", `{"title":"bug","body":"delete [SELECT Id FROM Contact];"}`, "sql.verb=delete"},
	{"mcp__k__consume", `{"topic":"payment.released"}`, "call.verb=release"},
	{"mcp__desktop__type_text", `{"text":"rm -rf /srv/data","app":"Notes"}`, "shell.program=rm"},
}

func TestNotOrdered(t *testing.T) {
	for _, c := range notOrdered {
		if f := factsOf(t, c.tool, c.input); holds(f, c.value) {
			t.Errorf("%s %s: an act has %q:\n%s", c.tool, c.input, c.value, show(f))
		}
	}
}

// Hostile texts are read in bounded time.
func TestSpelledBounds(t *testing.T) {
	var objects []string
	for i := range 900 {
		objects = append(objects, fmt.Sprintf(`{"m":"DELETE","p":"/c/%d"}`, i))
	}
	for _, input := range []string{
		`{"ops":[` + strings.Join(objects, ",") + `]}`,
		fmt.Sprintf(`{"task":%q}`, strings.Repeat("delete it and ", 290)),
		fmt.Sprintf(`{"body":%q}`, strings.Repeat("DELETE /a HTTP/1.1\n\n", 9000)),
		fmt.Sprintf(`{"code":%q}`, strings.Repeat("delete [SELECT a FROM b", 9000)),
		fmt.Sprintf(`{"code":%q}`, strings.Repeat("delete [SELECT a FROM b];", 9000)),
	} {
		start := time.Now()
		factsOf(t, "mcp__agent__run", input)
		if took := time.Since(start); took > 20*time.Second {
			t.Errorf("%.80s: took %v", input, took)
		}
	}
}
