package sentence

import (
	"strconv"
	"strings"
	"time"
)

// Single moments, days and months as they are written: 18:00, 5 pm, noon, Fridays, weekdays, December, 24 December 2026, 2026-12-24, the 28th.

// moment is one of them, as the range that it covers. Its problem says why it cannot be told which is meant.
type moment struct {
	scale   Scale
	at      TimeRange
	next    int  // the token after it
	pending bool // a day without its month: the 24 of "24 and 25 December"
	bare    bool // a number that is neither a clock's nor an ordinal
	why     string
}

func exactly(s Scale, next int, at ...int) moment {
	return moment{scale: s, at: TimeRange{at, at}, next: next}
}

// unclear is a time of the clock that can be read in two ways.
func unclear(next int, why string) moment {
	m := exactly(clockScale, next, 0, 0)
	m.why = why
	return m
}

func index(lists ...string) map[string]int {
	out := map[string]int{}
	for _, list := range lists {
		for i, names := range strings.Fields(list) {
			for name := range strings.SplitSeq(names, "|") {
				out[name] = i
			}
		}
	}
	return out
}

var (
	dayNames = index("monday|mondays|mon tuesday|tuesdays|tue|tues wednesday|wednesdays|wed thursday|thursdays|thu|thur|thurs " +
		"friday|fridays|fri saturday|saturdays|sat sunday|sundays|sun")
	dayGroups = map[string]TimeRange{
		"weekend": {[]int{5}, []int{6}}, "weekends": {[]int{5}, []int{6}}, "weekday": {[]int{0}, []int{4}}, "weekdays": {[]int{0}, []int{4}},
	}
	months = index("january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct " +
		"november|nov december|dec")
	hours    = map[string]int{"noon": 12 * 60, "midday": 12 * 60, "midnight": 0}
	halves   = map[string]int{"am": 0, "a.m": 0, "pm": 12 * 60, "p.m": 12 * 60}
	afterDot = set("and or to until on in without unless")
	ofMonth  = choice("of the month|of a month|of each month|of every month|of any month")
	ofPrefix = choice("of")
)

// momentAt reads what stands at token i; what it returns ends at i when it is none of these.
func (p *parser) momentAt(i int) moment {
	for _, read := range []func(int) (moment, bool){p.weekdayAt, p.clockAt, p.monthDayAt, p.isoAt, p.dayAt, p.monthAt} {
		if m, ok := read(i); ok {
			return m
		}
	}
	return moment{next: i}
}

func (p *parser) word(i int) string {
	if i >= len(p.toks) || p.toks[i].kind != wordToken || p.toks[i].owner {
		return ""
	}
	return p.toks[i].text
}

// whole reads a number of only digits.
func (p *parser) whole(i int) (n, width int) {
	if i >= len(p.toks) || p.toks[i].kind != numberToken {
		return 0, 0
	}
	text := p.toks[i].text
	n, err := strconv.Atoi(text)
	if err != nil || digits(text) != len(text) {
		return 0, 0
	}
	return n, len(text)
}

// gap is what stands between token i and the one before it.
func (p *parser) gap(i int) string {
	if i <= 0 || i >= len(p.toks) {
		return " "
	}
	return p.source[p.toks[i-1].end:p.toks[i].start]
}

// weekdayAt reads Friday, weekdays and, before no further time of day, Friday 15:00.
func (p *parser) weekdayAt(i int) (moment, bool) {
	if p.word(i) == "the" && strings.HasPrefix(p.word(i+1), "weekend") {
		i++
	}
	if group, ok := dayGroups[p.word(i)]; ok {
		return moment{scale: weekdayScale, at: group, next: i + 1}, true
	}
	day, ok := dayNames[p.word(i)]
	if !ok {
		return moment{}, false
	}
	j := i + 1
	if p.word(j) == "at" {
		j++
	}
	clock, ok := p.clockAt(j)
	if !ok || clock.why != "" || p.clockRangeAt(j).next > j {
		return exactly(weekdayScale, i+1, day), true
	}
	return exactly(weekScale, clock.next, append([]int{day}, clock.at.First...)...), true
}

// clockAt reads 18:00, 6:30 pm, 8am, noon. Of 6:30 it is open which half of the day is meant.
func (p *parser) clockAt(i int) (moment, bool) {
	if at, ok := hours[p.word(i)]; ok {
		return clock(i+1, at), true
	}
	if hour, half, ok := halfDay(p.word(i)); ok {
		return halved(i+1, hour, 0, half), true
	}
	hour, width := p.whole(i)
	if width == 0 {
		return moment{}, false
	}
	minute, next := p.minutesAt(i + 1)
	if next == i+1 && width > 2 {
		return moment{}, false
	}
	if m, half, ok := halfDay(p.word(next - 1)); ok && next == i+3 {
		return halved(next, hour, m, half), true
	}
	if half, ok := halves[p.word(next)]; ok {
		return halved(p.pastDot(next+1), hour, minute, half), true
	}
	switch {
	case next == i+1 || width > 2 || hour > 24 || hour == 24 && minute > 0:
		return moment{}, false
	case width == 1:
		return unclear(next, whyHalfDay), true
	}
	return clock(next, hour*60+minute), true
}

// pastDot goes past the last dot of "5 p.m." before a word that begins no sentence of its own.
func (p *parser) pastDot(i int) int {
	if i+1 < len(p.toks) && p.toks[i].text == "." && p.gap(i) == "" && strings.Contains(p.word(i-1), ".") && afterDot[p.word(i+1)] {
		return i + 1
	}
	return i
}

// minutesAt reads ":30" or ":30pm", which belongs to the hour before it.
func (p *parser) minutesAt(i int) (minute, next int) {
	if i+1 >= len(p.toks) || p.toks[i].text != ":" || p.gap(i) != "" || p.gap(i+1) != "" {
		return 0, i
	}
	minute, width := p.whole(i + 1)
	if m, _, ok := halfDay(p.word(i + 1)); ok {
		minute, width = m, digits(p.toks[i+1].text)
	}
	if width != 2 || minute > 59 || i+2 < len(p.toks) && p.toks[i+2].text == ":" {
		return 0, i
	}
	return minute, i + 2
}

// halfDay reads 8am.
func halfDay(word string) (n, half int, ok bool) {
	w := digits(word)
	half, ok = halves[word[w:]]
	if !ok || w == 0 || w > 2 {
		return 0, 0, false
	}
	n, _ = strconv.Atoi(word[:w])
	return n, half, true
}

// halved is an hour of the morning or of the afternoon. People take 12 am for noon and for midnight.
func halved(next, hour, minute, half int) moment {
	if hour < 1 || hour > 11 {
		return unclear(next, whyTwelve)
	}
	return clock(next, hour*60+minute+half)
}

func clock(next, at int) moment { return exactly(clockScale, next, at/60, at%60) }

// monthDayAt reads 24 December, the 24th of December, December 24, each with a year or without.
func (p *parser) monthDayAt(i int) (moment, bool) {
	if month, ok := months[p.word(i)]; ok {
		day, _, next := p.dayNumber(i + 1)
		if next == i+1 || p.clockFollows(next) {
			return moment{}, false
		}
		return p.withYear(next, month+1, day)
	}
	day, _, next := p.dayNumber(i)
	if p.match(next, len(p.toks), ofPrefix) > 0 {
		next++
	}
	month, ok := months[p.word(next)]
	if !ok || day == 0 {
		return moment{}, false
	}
	return p.withYear(next+1, month+1, day)
}

// clockFollows says that a number before token i is an hour: December 09:00.
func (p *parser) clockFollows(i int) bool {
	_, next := p.minutesAt(i)
	return next > i
}

// dayNumber reads 24, 24th and the 24th.
func (p *parser) dayNumber(i int) (day int, numbered bool, next int) {
	start := i
	if p.word(i) == "the" {
		i++
	}
	if day, width := p.whole(i); width > 0 && width <= 2 && day > 0 && day <= 31 && i == start {
		return day, false, i + 1
	}
	if w := p.word(i); ordinal(w) {
		if day, _ := strconv.Atoi(w[:digits(w)]); day > 0 && day <= 31 {
			return day, true, i + 1
		}
	}
	return 0, false, start
}

func (p *parser) withYear(next, month, day int) (moment, bool) {
	year, after := p.yearAt(next)
	if after == next {
		return exactly(yearScale, next, month, day), day <= daysIn(2000, month)
	}
	return exactly(dateScale, after, year, month, day), day <= daysIn(year, month)
}

// yearAt reads 2027 and ", 2027".
func (p *parser) yearAt(i int) (year, next int) {
	for _, at := range []int{i, i + 1} {
		if at == i+1 && (i >= len(p.toks) || p.toks[i].kind != commaToken) {
			break
		}
		if year, width := p.whole(at); width == 4 && year >= 1900 {
			return year, at + 1
		}
	}
	return 0, i
}

func daysIn(year, month int) int {
	return time.Date(year, time.Month(month)+1, 0, 0, 0, 0, 0, time.UTC).Day()
}

// isoAt reads 2027-01-31.
func (p *parser) isoAt(i int) (moment, bool) {
	year, y := p.whole(i)
	month, m := p.whole(i + 1)
	day, d := p.whole(i + 2)
	if y != 4 || m != 2 || d != 2 || p.gap(i+1) != "-" || p.gap(i+2) != "-" || month < 1 || month > 12 || day < 1 || day > daysIn(year, month) {
		return moment{}, false
	}
	return exactly(dateScale, i+3, year, month, day), true
}

// dayAt reads the 28th, and a number of which only what follows tells what it is.
func (p *parser) dayAt(i int) (moment, bool) {
	day, numbered, next := p.dayNumber(i)
	if next == i {
		return moment{}, false
	}
	m := exactly(dayScale, next, day)
	m.pending, m.bare = true, !numbered
	return m, true
}

// monthAt reads December, and December 2026.
func (p *parser) monthAt(i int) (moment, bool) {
	month, ok := months[p.word(i)]
	if !ok {
		return moment{}, false
	}
	month++
	year, next := p.yearAt(i + 1)
	if next == i+1 {
		return exactly(monthScale, next, month), true
	}
	return moment{scale: dateScale, next: next, at: TimeRange{[]int{year, month, 1}, []int{year, month, daysIn(year, month)}}}, true
}
