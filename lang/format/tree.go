package format

// body is the inside of a file or of a block.
type body struct {
	items []item
	tail  []comment // after the last item
}

// item is an attribute or a block, with the comments that belong to it.
type item struct {
	blank  bool // a blank line stood before it
	lead   []comment
	name   string
	labels []string // of a block, as written
	value  *value   // of an attribute
	body   *body    // of a block
	end    string   // a comment at the end of its line
}

// comment is one comment before an item, without its line end.
type comment struct {
	blank bool // a blank line stood before it
	text  string
}

// value is an expression: a list, an object, or anything else as it is written.
type value struct {
	kind    kind
	raw     string
	members []member
	tail    []comment
}

type kind int

const (
	rawKind kind = iota
	listKind
	objectKind
)

// member is one item of a list or of an object.
type member struct {
	lead  []comment
	key   string // of an object
	value *value
	end   string
}
