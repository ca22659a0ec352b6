package code

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"io"
	"math"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// decodingOf finds the functions that decode, encode and format text.
func decodingOf(name string) folding {
	switch name {
	case "base64.b64decode", "base64.standard_b64decode", "base64.urlsafe_b64decode", "atob", "base64_decode", "decode_base64", "MIME.Base64.decode",
		"MIME.Base64.decode_base64", "Base64.decode64", "Base64.strict_decode64", "Base64.urlsafe_decode64", "binascii.a2b_base64", "base64.decodebytes":
		return first(fromBase64)
	case "base64.b64encode", "btoa", "base64_encode", "encode_base64", "Base64.encode64", "Base64.strict_encode64", "MIME.Base64.encode_base64":
		return packing(toBase64)
	case "Buffer.from", "Buffer":
		return bufferFrom
	case "bytes.fromhex", "bytearray.fromhex", "binascii.unhexlify", "binascii.a2b_hex", "hex2bin", "Uint8Array.fromHex":
		return first(fromHex)
	case "binascii.hexlify", "bin2hex":
		return packing(toHex)
	case "base64.b32decode":
		return first(fromBase32)
	case "codecs.decode":
		return func(r *reader, args []argument) *value { return r.coded(arg(args, 0), arg(args, 1), decoders) }
	case "codecs.encode":
		return func(r *reader, args []argument) *value { return r.coded(arg(args, 0), arg(args, 1), encoders) }
	case "str_rot13":
		return first(rot13)
	case "urllib.parse.unquote", "urllib.parse.unquote_plus", "decodeURIComponent", "decodeURI", "unescape", "urldecode", "rawurldecode", "CGI.unescape", "URI.decode_www_form_component":
		return first(percentDecoded)
	case "zlib.decompress", "gzip.decompress", "zlib.inflateSync", "zlib.gunzipSync", "zlib.unzipSync", "zlib.inflateRawSync", "gzinflate", "gzuncompress", "gzdecode", "Zlib.inflate", "Zlib.Inflate.inflate", "Zlib.gunzip":
		return first(inflated)
	case "strrev", "reverse":
		return reverseFold
	case "reversed":
		return func(r *reader, args []argument) *value { return listValue(reversed(arg(args, 0).each())) }
	}
	return characterOf(name)
}

// characterOf finds the functions between numbers, characters and texts.
func characterOf(name string) folding {
	switch name {
	case "chr", "String.fromCharCode", "String.fromCodePoint", "mb_chr", "unichr":
		return charFold
	case "bytes", "bytearray":
		return bytesOf
	case "int.from_bytes":
		return numberOfBytes
	case "ord", "mb_ord":
		return func(r *reader, args []argument) *value { return codeOf(arg(args, 0), 0) }
	case "int", "parseInt", "Number", "intval", "BigInt", "Integer", "hex", "hexdec", "oct":
		return numberOf(name)
	case "pack":
		return func(r *reader, args []argument) *value {
			if len(args) < 2 {
				return nil
			}
			return r.packed(arg(args, 0), values(args[1:]))
		}
	case "ipaddress.ip_address", "ipaddress.IPv4Address", "ip_address", "IPv4Address", "long2ip", "IPAddr.new", "netaddr.IPAddress":
		return func(r *reader, args []argument) *value { return addressOf(arg(args, 0)) }
	case "uc", "strtoupper":
		return first(uppered)
	case "strtolower":
		return first(lowered)
	case "implode":
		return func(r *reader, args []argument) *value { return r.joinList(arg(args, 0), arg(args, 1)) }
	case "join":
		return (*reader).joinRest
	case "str_replace":
		return func(r *reader, args []argument) *value {
			if len(args) < 3 || args[2].value == nil {
				return nil
			}
			return replace(r, args[2].value, args)
		}
	case "string.Format", "String.Format":
		return func(r *reader, args []argument) *value {
			if v := arg(args, 0); v != nil {
				return r.braces(v, args[1:])
			}
			return nil
		}
	case "string.Concat", "String.Concat":
		return func(r *reader, args []argument) *value { return r.concat(values(args)) }
	case "string.Join", "String.Join", "String.join":
		return (*reader).joinRest
	case "sprintf", "format", "util.format", "fmt.Sprintf", "String.format":
		return func(r *reader, args []argument) *value {
			return r.percent(arg(args, 0), listValue(values(args[min(1, len(args)):])))
		}
	}
	return nil
}

// coding makes one text from another.
type coding func(string) (string, bool)

// first folds a coding of the first argument.
func first(f coding) folding {
	return func(r *reader, args []argument) *value { return r.code(arg(args, 0), f) }
}

// packing is first of a coding that writes bytes as text: of an object that was written as text the parts stay known.
func packing(f coding) folding {
	return func(r *reader, args []argument) *value {
		if v := arg(args, 0); v != nil && v.form == keyed {
			return v
		}
		return r.code(arg(args, 0), f)
	}
}

func (r *reader) code(v *value, f coding) *value {
	s, ok := v.constant()
	if !ok {
		return nil
	}
	s, ok = f(s)
	if !ok {
		return nil
	}
	out := r.text(s)
	if out != nil {
		out.raw = true
	}
	return out
}

// decoders and encoders are the codings that languages name.
var (
	decoders = map[string]coding{"rot13": rot13, "rot_13": rot13, "rot-13": rot13, "hex": fromHex, "hex_codec": fromHex, "base64": fromBase64,
		"base64url": fromBase64, "base64_codec": fromBase64, "zlib": inflated}
	encoders = map[string]coding{"rot13": rot13, "rot_13": rot13, "rot-13": rot13, "hex": toHex, "hex_codec": toHex, "base64": toBase64,
		"base64url": toBase64, "base64_codec": toBase64}
)

// coded is a text in a coding that another names; the codings of characters change nothing.
func (r *reader) coded(v, name *value, codings map[string]coding) *value {
	n, ok := name.constant()
	n = strings.ToLower(n)
	switch f := codings[n]; {
	case name != nil && !ok:
		return nil
	case f != nil:
		out := r.code(v, f)
		if out != nil {
			out.raw = false
		}
		return out
	case n == "" || strings.HasPrefix(n, "utf") || n == "ascii" || n == "latin1" || n == "latin-1" || n == "binary" || n == "us-ascii" || strings.HasPrefix(n, "iso-8859"):
		return v
	}
	return nil
}

func fromBase64(s string) (string, bool) {
	s = strings.TrimRight(strings.NewReplacer("-", "+", "_", "/", "\n", "", " ", "").Replace(s), "=")
	b, err := base64.RawStdEncoding.DecodeString(s)
	return string(b), err == nil
}

func toBase64(s string) (string, bool) { return base64.StdEncoding.EncodeToString([]byte(s)), true }

func fromBase32(s string) (string, bool) {
	b, err := base32.StdEncoding.DecodeString(s)
	return string(b), err == nil
}

func fromHex(s string) (string, bool) {
	b, err := hex.DecodeString(strings.ReplaceAll(s, " ", ""))
	return string(b), err == nil
}

func toHex(s string) (string, bool) { return hex.EncodeToString([]byte(s)), true }

func rot13(s string) (string, bool) {
	return strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z':
			return 'a' + (c-'a'+13)%26
		case c >= 'A' && c <= 'Z':
			return 'A' + (c-'A'+13)%26
		}
		return c
	}, s), true
}

func uppered(s string) (string, bool) { return strings.ToUpper(s), true }
func lowered(s string) (string, bool) { return strings.ToLower(s), true }

func percentDecoded(s string) (string, bool) {
	s, err := url.PathUnescape(s)
	return s, err == nil
}

// inflated is a text decompressed: zlib, gzip, or bare; no more than a value may hold.
func inflated(s string) (string, bool) {
	var in io.Reader
	var err error
	switch b := []byte(s); {
	case strings.HasPrefix(s, "\x1f\x8b"):
		in, err = gzip.NewReader(bytes.NewReader(b))
	case strings.HasPrefix(s, "\x78"):
		in, err = zlib.NewReader(bytes.NewReader(b))
	default:
		in = flate.NewReader(bytes.NewReader(b))
	}
	if err != nil {
		return "", false
	}
	out, err := io.ReadAll(io.LimitReader(in, maxValue+1))
	return string(out), err == nil && len(out) > 0 && len(out) <= maxValue
}

// bufferFrom is Buffer.from(text, coding) and Buffer.from([numbers]).
func bufferFrom(r *reader, args []argument) *value {
	if v := arg(args, 0); v != nil && v.form == listed {
		return bytesOf(r, args)
	}
	v := r.coded(arg(args, 0), arg(args, 1), decoders)
	if v == nil || v.form != textual {
		return v
	}
	w := *v
	w.raw, w.number = true, false
	return &w
}

// bytesOf is bytes([104, 105]), bytes("text", "utf-8").
func bytesOf(r *reader, args []argument) *value {
	v := arg(args, 0)
	if v == nil || v.form != listed {
		if v != nil && v.number {
			return nil
		}
		return v
	}
	var b strings.Builder
	for _, x := range v.items {
		n, ok := x.integer()
		switch {
		case !ok:
			b.WriteString(Unknown)
		case n < 0 || n > 255:
			return nil
		default:
			b.WriteByte(byte(n))
		}
	}
	out := r.text(b.String())
	if out != nil {
		out.raw = true
	}
	return out
}

// numberOfBytes is int.from_bytes(bytes, "big").
func numberOfBytes(r *reader, args []argument) *value {
	s, ok := bytesOf(r, args).constant()
	order, said := argText(args, 1)
	if !ok || len(s) > 6 || len(args) > 1 && !said {
		return nil
	}
	bytes := []byte(s)
	if order == "little" {
		slices.Reverse(bytes)
	}
	n := int64(0)
	for _, b := range bytes {
		n = n<<8 | int64(b)
	}
	return numberValue(n)
}

func charFold(r *reader, args []argument) *value {
	var b strings.Builder
	var list []*value
	for _, a := range args {
		if a.value != nil && a.value.star && a.value.form == listed {
			list = append(list, a.value.items...)
		} else {
			list = append(list, a.value)
		}
	}
	for _, v := range list {
		s, _ := v.constant()
		n, err := strconv.ParseUint(s, 0, 21)
		if err != nil {
			b.WriteString(Unknown)
			continue
		}
		b.WriteRune(rune(n))
	}
	return r.text(b.String())
}

// codeOf is the number of the character at i.
func codeOf(v *value, i int) *value {
	s, ok := v.constant()
	if !ok {
		return nil
	}
	for n, c := range []rune(s) {
		if n == i {
			return numberValue(int64(c))
		}
	}
	return nil
}

// addressOf is the IPv4 address that a number stands for; a text is one already.
func addressOf(v *value) *value {
	n, ok := v.integer()
	if !ok || n < 0 || n > math.MaxUint32 {
		return v
	}
	return textValue(netip.AddrFrom4([4]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)}).String())
}

// numberOf is the number that a text is written as, with a base or without.
func numberOf(name string) folding {
	return func(r *reader, args []argument) *value {
		s, ok := argText(args, 0)
		base := 10
		switch n, given := arg(args, 1).integer(); {
		case given && n <= 36 && n != 1 && n >= 0:
			base = int(n)
		case len(args) > 1:
			return nil
		case name == "hex" || name == "hexdec":
			base = 16
		case name == "oct":
			base = 8
		case name == "Number" || name == "BigInt" || name == "parseInt":
			base = 0
		}
		s = strings.ToLower(strings.TrimSpace(s))
		if base == 16 {
			s = strings.TrimPrefix(s, "0x")
		}
		if base == 0 && len(s) > 1 && s[0] == '0' && isDigit(s[1]) {
			base = 10
		}
		if n, err := strconv.ParseInt(s, base, 63); ok && err == nil {
			return numberValue(n)
		}
		return nil
	}
}

// packed is pack("H*", text), pack("C*", numbers), pack("m", text) and pack("A*", text).
func (r *reader) packed(format *value, items []*value) *value {
	f, _ := format.constant()
	if len(items) == 1 && items[0] != nil && items[0].form == listed {
		items = items[0].items
	}
	if f == "" || len(items) == 0 {
		return nil
	}
	switch f[:1] {
	case "H":
		return r.code(items[0], fromHex)
	case "m":
		return r.code(items[0], toBase64)
	case "A", "a":
		return items[0]
	case "C", "c", "U", "W":
		args := make([]argument, len(items))
		for i, v := range items {
			args[i] = argument{value: v}
		}
		return charFold(r, args)
	}
	return nil
}

// unpacked is text.unpack("m") and its kind: a list of one.
func unpacked(r *reader, v *value, args []argument) *value {
	if x := unpackedFirst(r, v, args); x != nil {
		return listValue([]*value{x})
	}
	return nil
}

func unpackedFirst(r *reader, v *value, args []argument) *value {
	switch f, _ := argText(args, 0); {
	case strings.HasPrefix(f, "m"):
		return r.code(v, fromBase64)
	case strings.HasPrefix(f, "H"):
		return r.code(v, toHex)
	case strings.HasPrefix(f, "a"), strings.HasPrefix(f, "A"):
		return v
	}
	return nil
}

// encodeMethod and decodeMethod are those of texts; decoding what a decoder was made for is the text itself.
func encodeMethod(r *reader, v *value, args []argument) *value {
	if v != nil && (v.form == keyed || v.form == listed && !v.raw) {
		return v // an object that was written as text
	}
	return r.methodCoded(v, args, encoders).withRaw(true)
}

func decodeMethod(r *reader, v *value, args []argument) *value {
	if v.form == opaque && len(args) == 1 { // new TextDecoder().decode(bytes)
		if _, last := cutLast(v.name); last == "TextDecoder" {
			v, args = arg(args, 0), nil
		}
	}
	switch {
	case v != nil && v.form == listed:
		v = bytesOf(r, []argument{{value: v}})
	case v != nil && v.form == keyed:
		return v
	}
	return r.methodCoded(v, args, decoders).withRaw(false)
}

// withRaw is a text as bytes, or as text again; any other value stays as it is.
func (v *value) withRaw(raw bool) *value {
	if v == nil || v.form != textual {
		return v
	}
	w := *v
	w.raw = raw
	return &w
}

func (r *reader) methodCoded(v *value, args []argument, codings map[string]coding) *value {
	if v == nil || v.form != textual {
		return nil
	}
	return r.coded(v, arg(args, 0), codings)
}

// toString writes bytes in a coding, and numbers in a base.
func toString(r *reader, v *value, args []argument) *value {
	n, isNumber := v.integer()
	switch base, ok := arg(args, 0).integer(); {
	case isNumber && ok && base > 1 && base <= 36:
		return textValue(strconv.FormatInt(n, int(base)))
	case len(args) == 0:
		return self(r, v, nil)
	}
	return encodeMethod(r, v, args)
}
