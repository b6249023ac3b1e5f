import Testing

@testable import Screen

@Test(
  arguments: [
    ([:], .utf8), (["LANG": "C"], .utf8), (["LC_ALL": "POSIX"], .utf8), (["LANG": "fr_FR"], .utf8),
    (["LANG": "fr_FR.UTF-8"], .utf8), (["LANG": "fr_FR.utf8@euro"], .utf8),
    (["LANG": "fr_FR.ISO-8859-1"], .latin1), (["LANG": "fr_FR.iso88591"], .latin1),
    (["LANG": "fr_FR.ISO8859-15"], .latin9), (["LANG": "fr_FR@euro"], .latin9),
    (["LANG": "fr_FR.ISO-8859-15@euro"], .latin9), (["LANG": "en_US.US-ASCII"], .ascii),
    (["LANG": "ru_RU.KOI8-R"], .ascii), (["LANG": "sr_RS@latin"], .utf8),
    (["LC_ALL": "fr_FR.ISO-8859-1", "LC_CTYPE": "C.UTF-8", "LANG": "C.UTF-8"], .latin1),
    (["LC_ALL": "", "LC_CTYPE": "fr_FR.ISO-8859-1", "LANG": "fr_FR.UTF-8"], .latin1),
    (["LC_ALL": "C.UTF-8", "LANG": "fr_FR.ISO-8859-1"], .utf8),
    (["TERM": "linux", "LANG": "fr_FR.UTF-8"], .linuxConsole),
    (["TERM": "linux-16color"], .linuxConsole),
    (["TERM": "screen.linux"], .linuxConsole), (["TERM": "xterm"], .utf8),
    (["TERM": "linux", "LANG": "fr_FR.ISO-8859-1"], .latin1),
  ] as [([String: String], TerminalEncoding)])
func `the encoding is what the locale names, else what the terminal has`(
  _ environment: [String: String], _ wanted: TerminalEncoding
) {
  #expect(TerminalEncoding(environment: environment) == wanted)
}

@Test(
  arguments: [
    (.utf8, "★ l’œuf…", "★ l’œuf…"),
    (.linuxConsole, "▸ ● ○ ✓ ★ ✦ É", "▶ • o V * ♦ É"),
    (.linuxConsole, "l’œuf… « 7\u{202F}! »", "l'oeuf... « 7\u{A0}! »"),
    (.latin1, "l’œuf… « 7\u{202F}! »", "l'oeuf... « 7\u{A0}! »"),
    (.latin1, "┌─┐ ═ █ ▀", "+-+ = # #"), (.latin9, "l’œuf à 5 €", "l'œuf à 5 €"),
    (.ascii, "« Où ? » “Là”, çà et là : ½", "<< Ou ? >> \"La\", ca et la : 1/2"),
    (.ascii, "Łódź, Ångström", "Lodz, Angstrom"), (.ascii, "e\u{301}", "e"),
    (.ascii, "漢字 Ж", "???? ?"), (.linuxConsole, "漢\n", "??\n"),
  ] as [(TerminalEncoding, String, String)])
func `what a terminal lacks is spelled in what it has`(
  _ encoding: TerminalEncoding, _ text: String, _ spelled: String
) {
  #expect(encoding.spelled(text) == spelled)
}

@Test func `the codesets of one byte a character have their own bytes`() {
  #expect(TerminalEncoding.latin1.bytes("é ’") == [0xE9, 0x20, 0x27])
  #expect(TerminalEncoding.latin1.bytes("€") == Array("EUR".utf8))
  #expect(TerminalEncoding.latin9.bytes("€œ") == [0xA4, 0xBD])
  // What ISO 8859-15 has not is not sent as the sign that took its place.
  #expect(TerminalEncoding.latin9.bytes("½¤") == Array("1/2?".utf8))
  #expect(TerminalEncoding.latin1.utf8([0x65, 0xE9]) == Array("eé".utf8))
  #expect(TerminalEncoding.latin9.utf8([0xA4]) == Array("€".utf8))
}

@Test(arguments: [TerminalEncoding.latin1, .latin9])
func `what is typed comes back as it was`(_ encoding: TerminalEncoding) {
  let typed = Array(UInt8(0x20)..<0x7F) + Array(0xA0...0xFF)
  #expect(encoding.bytes(String(decoding: encoding.utf8(typed), as: UTF8.self)) == typed)
}

@Test func `every alternative ends in ASCII`() {
  for (scalar, alternatives) in FallbackTable.table {
    #expect(alternatives.last?.utf8.allSatisfy { (0x20..<0x7F).contains($0) } == true, "\(scalar)")
  }
}

/// The cells before and behind stay where they are, whatever the spelling takes.
@Test(
  arguments: [
    (.linuxConsole, "a★b", "a*b"), (.ascii, "a…b", "a.b"), (.ascii, "aœb", "aob"),
    (.latin1, "a漢b", "a??b"), (.ascii, "ae\u{301}b", "aeb"),
  ] as [(TerminalEncoding, String, String)])
func `a cell keeps its columns`(_ encoding: TerminalEncoding, _ text: String, _ shown: String) {
  var frame = Frame(Size(columns: 10, rows: 1))
  frame.put(text, at: Position(column: 0, row: 0))
  var bytes: [UInt8] = []
  for cell in frame.rows[0].prefix(DisplayWidth.of(text)) { cell.append(to: &bytes, in: encoding) }
  #expect(String(decoding: bytes, as: UTF8.self) == shown)
}

@Test func `each glyph of a terminal that has few is one column wide`() {
  #expect(GlyphTable.linuxConsole.allSatisfy { DisplayWidth.of($0) == 1 })
}
