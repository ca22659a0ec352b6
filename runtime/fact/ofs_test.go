package fact_test

import (
	"fmt"
	"testing"
)

func TestMessagesOfCoreSystems(t *testing.T) {
	for _, c := range []struct{ message, want string }{
		{"FUNDS.TRANSFER,ACTR/I/PROCESS,USER//FR0010001,,DEBIT.AMOUNT::=3150.00", "call.verb=create; call.object=fund transfer; call.total=3150"},
		{"FUNDS.TRANSFER,ACTR/A/PROCESS,USER//FR0010001,FT2401", "call.verb=authorise; call.object=fund transfer"},
		{"CUSTOMER,/D/PROCESS,USER//FR0010001,100", "call.verb=delete; call.object=customer"},
		{"LOANS,/R/PROCESS,USER//FR0010001,100", "call.name=reverse_loan; call.object=loan"},
		{" PAYMENT.ORDER,X.1/V/PROCESS,USER//FR0010001", "call.verb=run; call.object=payment order"},
		// To see a record changes nothing, and a list is no message.
		{"CUSTOMER,/S/PROCESS,USER//FR0010001,100", ""},
		{"CUSTOMER,ORDERS,DELETED", ""},
		{"see CUSTOMER,/D/PROCESS,USER", ""},
	} {
		f := factsOf(t, "mcp__core__post", fmt.Sprintf(`{"message":%q}`, c.message))
		switch {
		case c.want == "" && len(f.Acts) != 1:
			t.Errorf("%s is read as a message\n%s", c.message, show(f))
		case c.want != "" && !holds(f, c.want):
			t.Errorf("%s: no %s\n%s", c.message, c.want, show(f))
		}
	}
}

// A message is found wherever the arguments of a call are taken apart: inside a nested call, and not in a field of a GraphQL document,
// which is as deep as calls nest.
func TestMessageDepth(t *testing.T) {
	const message = "CUSTOMER,/D/PROCESS,USER//FR0010001,100"
	for input, found := range map[string]bool{
		fmt.Sprintf(`{"tool":"post","arguments":{"message":%q}}`, message):                         true,
		fmt.Sprintf(`{"query":%q}`, fmt.Sprintf("mutation { post(message: %q) { id } }", message)): false,
	} {
		if f := factsOf(t, "mcp__core__call", input); !holds(f, "call.name=post") || holds(f, "call.name=delete_customer") != found {
			t.Errorf("%s: found is not %v\n%s", input, found, show(f))
		}
	}
}
