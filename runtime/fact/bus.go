package fact

import "regexp"

// Frames of field buses, as they are written to a port of this machine.

var serialCAN = regexp.MustCompile(`^[tTrR][0-9A-Fa-f]{3,8}[0-8]([0-9A-Fa-f]{2})*\r`)

// busWrite says whether bytes are a frame that sets something: of Modbus RTU, whose second byte is the function, or of a CAN adapter.
func busWrite(frame string) bool {
	n := len(frame)
	switch {
	case n > 256 || n < 8:
		return false
	case serialCAN.MatchString(frame):
		return true
	case frame[0] > 247:
		return false
	}
	switch frame[1] {
	case 5: // one coil, on or off
		return n == 8 && (frame[4] == 0 || frame[4] == 0xff) && frame[5] == 0
	case 6: // one register
		return n == 8
	case 15, 16: // several
		return n == 9+int(frame[6])
	}
	return false
}
