import Testing

@testable import Screen

private func mouse(
  _ action: MouseEvent.Action, _ column: Int, _ row: Int, _ modifiers: Modifiers = []
)
  -> InputEvent
{
  .mouse(MouseEvent(action, at: Position(column: column, row: row), modifiers: modifiers))
}

private func typed(_ text: String) -> [InputEvent] {
  text.unicodeScalars.map { .key(.character($0)) }
}

/// What the terminals send, after captures of xterm, VTE, kitty and tmux, and what it means; E is ESC.
private let vectors: [(String, [InputEvent])] = [
  ("a", typed("a")), ("é", typed("é")), ("œ€😀", typed("œ€😀")), ("á", typed("á")),
  ("E[A", [.key(.up)]), ("E[B", [.key(.down)]), ("E[C", [.key(.right)]), ("E[D", [.key(.left)]),
  ("EOA", [.key(.up)]), ("EOB", [.key(.down)]), ("EOC", [.key(.right)]), ("EOD", [.key(.left)]),
  ("E[1;2D", [.key(.left, .shift)]), ("E[1;2C", [.key(.right, .shift)]),
  ("E[1;3D", [.key(.left, .alt)]), ("E[1;5C", [.key(.right, .control)]),
  ("E[1;8C", [.key(.right, [.shift, .alt, .control])]), ("E[1;129A", [.key(.up)]),
  ("E[H", [.key(.home)]), ("EOH", [.key(.home)]), ("E[1~", [.key(.home)]),
  ("E[7~", [.key(.home)]),
  ("E[F", [.key(.end)]), ("EOF", [.key(.end)]), ("E[4~", [.key(.end)]), ("E[8~", [.key(.end)]),
  ("E[5~", [.key(.pageUp)]), ("E[6~", [.key(.pageDown)]), ("E[2~", [.key(.insert)]),
  ("E[3~", [.key(.delete)]), ("E[3;5~", [.key(.delete, .control)]),
  ("EOP", [.key(.function(1))]), ("E[P", [.key(.function(1))]), ("E[11~", [.key(.function(1))]),
  ("EOQ", [.key(.function(2))]), ("E[Q", [.key(.function(2))]), ("E[[B", [.key(.function(2))]),
  ("E[15~", [.key(.function(5))]), ("E[15;2~", [.key(.function(5), .shift)]),
  ("E[21~", [.key(.function(10))]), ("E[24~", [.key(.function(12))]),
  ("\r", [.key(.enter)]), ("\n", [.key(.enter)]), ("\t", [.key(.tab)]),
  ("E[Z", [.key(.tab, .shift)]),
  ("\u{7F}", [.key(.backspace)]), ("\u{8}", [.key(.backspace)]),
  ("\u{0}", [.key(.character(" "), .control)]), ("\u{1}", [.key(.character("a"), .control)]),
  ("\u{3}", [.key(.character("c"), .control)]), ("\u{1A}", [.key(.character("z"), .control)]),
  ("\u{1C}", [.key(.character("\\"), .control)]),
  ("E[27u", [.key(.escape)]), ("E[27;129u", [.key(.escape)]),
  ("E[97;3u", [.key(.character("a"), .alt)]), ("E[97;5u", [.key(.character("a"), .control)]),
  ("E[32;5u", [.key(.character(" "), .control)]), ("E[122;133u", [.key(.character("z"), .control)]),
  ("E[104;133u", [.key(.character("h"), .control)]), ("E[9;2u", [.key(.tab, .shift)]),
  ("E[13;2u", [.key(.enter, .shift)]), ("E[13;5u", [.key(.enter, .control)]),
  ("E[97:65;2u", [.key(.character("a"), .shift)]), ("E[127;5u", [.key(.backspace, .control)]),
  ("E[27;2;13~", [.key(.enter, .shift)]), ("E[57414u", [.key(.enter)]), ("E[57419u", [.key(.up)]),
  ("aE[97;1:3u", typed("a") + [.released(.character("a"))]),
  ("E[1;1:1AE[1;1:2AE[1;1:3A", [.key(.up), .key(.up), .released(.up)]),
  ("E[27;1:3u", [.released(.escape)]), ("E[57441;2u", []),
  ("E[?1uq", typed("q")), ("E[?62;cq", typed("q")), ("E[?2026;2$yq", typed("q")),
  ("E[?0uE[?1uE[?2026;2$yE[?62;cq", typed("q")), ("E[>41;354;0cq", typed("q")),
  ("E[12;40Rq", typed("q")), ("E[0nq", typed("q")), ("E[IE[Oq", typed("q")),
  ("E]11;rgb:0000/0000/0000E\\q", typed("q")), ("E]0;t\u{7}q", typed("q")),
  ("EP>|XTerm(379)E\\q", typed("q")), ("E_GiE\\q", typed("q")), ("E]0;tE[A", [.key(.up)]),
  ("E]0\u{3}", [.key(.character("c"), .control)]),
  (
    "E[<0;17;8ME[<0;17;8m", [mouse(.pressed(button: 0), 16, 7), mouse(.released(button: 0), 16, 7)]
  ),
  ("E[<2;1;1M", [mouse(.pressed(button: 2), 0, 0)]),
  ("E[<32;15;8M", [mouse(.dragged(button: 0), 14, 7)]), ("E[<35;15;8Mq", typed("q")),
  ("E[<64;34;8ME[<65;34;8M", [mouse(.wheelUp, 33, 7), mouse(.wheelDown, 33, 7)]),
  ("E[<66;34;8ME[<66;34;8m", [mouse(.wheelLeft, 33, 7)]),
  ("E[<67;34;8ME[<67;34;8m", [mouse(.wheelRight, 33, 7)]),
  (
    "E[<80;34;8ME[<81;34;8M",
    [mouse(.wheelUp, 33, 7, .control), mouse(.wheelDown, 33, 7, .control)]
  ),
  ("E[<72;34;8M", [mouse(.wheelUp, 33, 7, .alt)]),
  ("E[<16;1;1M", [mouse(.pressed(button: 0), 0, 0, .control)]),
  ("E[<0;0;1MqE[<0;1Mq", typed("qq")), ("E[<0;1;1Zq", typed("q")),
  ("E[200~été line1\rline2E[201~x", [.paste("été line1\nline2")] + typed("x")),
  ("E[200~a\r\nb\n\nc\td\u{3}\u{1A}E[201~", [.paste("a\nb\n\nc d")]),
  ("E[200~E[AE[20E[201~q", [.paste("[A[20")] + typed("q")), ("E[200~E[201~q", typed("q")),
  ("E[200~E[200~aE[201~", [.paste("[200~a")]), ("E[201~q", typed("q")),
  ("E[M !!q", typed("q")), ("E[999;999zq", typed("q")),
  ("E[99999999999999999999Aq", [.key(.up)] + typed("q")),
  ("E[1;E[Aq", [.key(.up)] + typed("q")), ("E[1;\u{3}", [.key(.character("c"), .control)]),
  ("E[1é", typed("é")), ("EO\r", [.key(.enter)]),
]

private let vectorBytes = vectors.map { text, inputs in (Array(text.escaped.utf8), inputs) }

extension String {
  /// Every E that starts a sequence as ESC.
  fileprivate var escaped: String {
    ["EO", "E]", "EP", "E_", "E\\", "E["].reduce(self) {
      $0.replacing($1, with: "\u{1B}" + $1.dropFirst())
    }
  }
}

@Test(arguments: [0, 20, 200])
func `every sequence decodes, cut at every byte`(_ gap: Int) {
  for (bytes, wanted) in vectorBytes {
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      var inputs = decoder.feed(Array(bytes[..<cut]), at: 0)
      inputs += decoder.feed(Array(bytes[cut...]), at: gap)
      let isEscape = gap > 50 && cut < bytes.count && decoderWaits(bytes[..<cut])
      #expect(
        isEscape ? inputs.contains(.key(.escape)) : inputs == wanted,
        "\(String(decoding: bytes, as: UTF8.self).debugDescription) cut at \(cut): \(inputs)")
      #expect(decoder.deadline == nil)
    }
  }
}

/// Whether an ESC stands last and may be a key: its time runs out in a long gap.
private func decoderWaits(_ bytes: ArraySlice<UInt8>) -> Bool {
  var decoder = KeyDecoder()
  _ = decoder.feed(Array(bytes), at: 0)
  return decoder.deadline == KeyDecoder.escapeWait
}

@Test(arguments: ["E[A", "E[1;2D", "E[<0;17;8M", "EOP", "E[200~a\rbE[201~", "E[27;129u"])
func `what follows a late ESC is still a key, not letters`(_ text: String) {
  let bytes = Array(text.escaped.utf8)
  var whole = KeyDecoder()
  let wanted = [.key(.escape)] + whole.feed(bytes, at: 0)
  for gap in [60, 200] {
    var decoder = KeyDecoder()
    let inputs = bytes.enumerated().flatMap { decoder.feed([$0.element], at: $0.offset * gap) }
    #expect(inputs == wanted)
  }
}

@Test func `an ESC alone is a key after its wait, and no sooner`() {
  var decoder = KeyDecoder()
  #expect(decoder.feed([0x1B], at: 1000) == [])
  #expect(decoder.deadline == 1050)
  #expect(decoder.expire(at: 1049) == [])
  #expect(decoder.expire(at: 1050) == [.key(.escape)])
  #expect(decoder.deadline == nil)
  #expect(decoder.feed(Array("[".utf8), at: 1400) == typed("["))
}

@Test(
  arguments: [
    ("EE", [.key(.escape), .key(.escape)]), ("EEE", [.key(.escape), .key(.escape), .key(.escape)]),
    ("Ea", [.key(.character("a"), .alt)]), ("Eé", [.key(.character("é"), .alt)]),
    ("E\r", [.key(.enter, .alt)]), ("EE[A", [.key(.up, .alt)]), ("EEOA", [.key(.up, .alt)]),
    ("EEa", [.key(.escape), .key(.character("a"), .alt)]), ("E[", [.key(.character("["), .alt)]),
    ("EO", [.key(.character("O"), .alt)]), ("E[1;", []), ("E]0;", []), ("E[200~ab", [.paste("ab")]),
  ] as [(String, [InputEvent])])
func `what is left open ends with its time`(_ text: String, _ wanted: [InputEvent]) {
  var decoder = KeyDecoder()
  let bytes = Array(text.replacing("E", with: "\u{1B}").utf8)
  var inputs = decoder.feed(bytes, at: 0)
  if let deadline = decoder.deadline { inputs += decoder.expire(at: deadline) }
  #expect(inputs == wanted)
  #expect(decoder.deadline == nil)
  #expect(decoder.feed(Array("z".utf8), at: 5000) == typed("z"))
}

@Test(
  arguments: [
    [0xFF], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0x80], [0xC2, 0x9B], [0xF0, 0x9F, 0x98], [0x1B, 0xFF], [0x9B, 0xC3],
  ] as [[UInt8]])
func `bytes that are no text are dropped`(_ bytes: [UInt8]) {
  var decoder = KeyDecoder()
  #expect(decoder.feed(bytes + Array("q".utf8), at: 0) == typed("q"))
}

@Test func `after Esc, letters are letters`() {
  var decoder = KeyDecoder()
  _ = decoder.feed([0x1B], at: 0)
  #expect(decoder.feed(Array("Om".utf8), at: 120) == [.key(.escape)] + typed("Om"))
  _ = decoder.feed([0x1B], at: 1000)
  #expect(decoder.feed(Array("O".utf8), at: 1200) == [.key(.escape)])
  #expect(decoder.expire(at: 1450) == typed("O"))
}

@Test func `a huge paste is read to its end and cut`() {
  var decoder = KeyDecoder()
  var inputs = decoder.feed(Array("\u{1B}[200~".utf8), at: 0)
  let part = Array(repeating: UInt8(ascii: "x"), count: 100_000)
  for time in 1...10 { inputs += decoder.feed(part, at: time) }
  inputs += decoder.feed(Array("\u{1B}[201~q".utf8), at: 101)
  let text = String(repeating: "x", count: KeyDecoder.pasteLimit)
  #expect(inputs == [.paste(text)] + typed("q"))
}

@Test func `a paste cut inside a letter loses the broken letter alone`() {
  var decoder = KeyDecoder()
  let text = String(repeating: "x", count: KeyDecoder.pasteLimit - 1)
  let inputs = decoder.feed(Array("\u{1B}[200~\(text)é\u{1B}[201~".utf8), at: 0)
  #expect(inputs == [.paste(text)])
}

@Test func `an endless string gives the keys back`() {
  var decoder = KeyDecoder()
  let swallowed = decoder.feed(Array("\u{1B}]".utf8) + Array(repeating: 0x61, count: 1024), at: 0)
  #expect(swallowed == [])
  #expect(decoder.feed(Array("a".utf8), at: 0) == typed("a"))
}
