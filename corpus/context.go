package corpus

var (
	contextKeys = []string{"environment", "change_freeze", "approved_by", "history", "at", "region", "data_class"}
	outcomes    = []string{"ok", "error", "denied", "pending"}
)

func (d *decoder) context(m member) {
	if !d.isObject(m.value) {
		d.add(wrongType(d.lineOf, m, "an object"))
		return
	}
	d.each(membersAt(d.text, m.value), contextKeys, "context", d.contextKey)
}

func (d *decoder) contextKey(m member) {
	c := &d.row.Context
	switch m.key {
	case "environment":
		c.Environment = d.str(m)
	case "change_freeze":
		c.ChangeFreeze = d.boolean(m)
	case "approved_by":
		c.ApprovedBy = d.strings(m)
	case "history":
		c.History = d.history(m)
	case "at":
		c.At = d.instant(m)
	case "region":
		c.Region = d.str(m)
	case "data_class":
		c.DataClass = d.str(m)
	}
}

func (d *decoder) boolean(m member) bool {
	word := string(d.text[m.value.start:m.value.end])
	if word != "true" && word != "false" {
		d.add(wrongType(d.lineOf, m, "true or false"))
	}
	return word == "true"
}

func (d *decoder) history(m member) []Past {
	if d.text[m.value.start] != '[' {
		d.add(wrongType(d.lineOf, m, "an array of events"))
		return nil
	}
	var list []Past
	for _, e := range elements(d.text, m.value) {
		list = append(list, d.past(member{key: "history", at: m.at, value: e}))
	}
	return list
}

// past reads an earlier event; "at" and "outcome" stand in the event itself.
func (d *decoder) past(m member) Past {
	d.call(m, "earlier event", []string{"tool_name", "tool_input"})
	p := Past{Event: d.expanded(m.value)}
	for _, k := range membersAt(d.text, m.value) {
		switch k.key {
		case "at":
			p.At = d.instant(k)
		case "outcome":
			p.Outcome = d.oneOf(k, outcomes)
		}
	}
	return p
}
