package fact

import "sync"

// room is memory for the facts of one action, used again for the next. The zero value has none, and gives what is asked for anew.
type room struct {
	atoms []Atom
	used  int
	acts  []Act
}

// roomAtoms is how many facts most actions have room for.
const roomAtoms = 1024

var rooms = sync.Pool{New: func() any { return &room{atoms: make([]Atom, roomAtoms)} }}

// sharedAtoms is how many facts an action itself has room for.
const sharedAtoms = 12

func newFacts() *Facts {
	r := rooms.Get().(*room)
	return &Facts{Shared: Act{Atoms: r.take(sharedAtoms)}, Acts: r.acts, room: r}
}

// take gives room for n facts.
func (r *room) take(n int) []Atom {
	if r == nil || r.used+n > len(r.atoms) {
		return make([]Atom, 0, n)
	}
	r.used += n
	return r.atoms[r.used-n : r.used-n : r.used]
}

// Free gives the memory of facts back, emptied: nothing of the action is kept. They must not be looked at after it.
func (f *Facts) Free() {
	r := f.room
	if r == nil {
		return
	}
	clear(r.atoms[:r.used])
	clear(f.Acts[:cap(f.Acts)])
	*r = room{atoms: r.atoms, acts: f.Acts[:0]}
	*f = Facts{}
	rooms.Put(r)
}
