import TerminalEmulator
import Testing

import struct Flow.SeededGenerator

@testable import Screen

private let size = Size(columns: 80, rows: 24)
private let corner = Position(column: 0, row: 0)

private func visible(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛").replacing("\r", with: "␍")
    .replacing("\u{8}", with: "␈")
}

/// Without mode 2026.
private func drawn(_ bytes: [UInt8]) -> String {
  visible(bytes).replacing("␛[?2026h", with: "").replacing("␛[?2026l", with: "")
}

/// What `Renderer` sends for each of `frames` in turn, at 256 colours.
private func sent(_ frames: Frame...) -> [String] {
  var renderer = Renderer(palette: Palette(.ansi256))
  return frames.map { drawn(renderer.bytes(for: $0)) }
}

private func frame(_ rows: (String, Style)..., cursor: Position? = corner) -> Frame {
  var frame = Frame(Size(columns: 20, rows: 5))
  for (row, line) in rows.enumerated() {
    frame.put(line.0, at: Position(column: 0, row: row), style: line.1)
  }
  frame.cursor = cursor
  return frame
}

@Test func `an unchanged frame is no byte`() {
  #expect(sent(frame(("a", .accent)), frame(("a", .accent)))[1] == "")
}

@Test func `one changed cell is a move, the cell and the cursor`() {
  let sent = sent(frame(("abcdefgh", .plain)), frame(("abcdXfgh", .plain)))
  #expect(sent == ["abcdefgh␍", "␛[4CX␍"])
}

@Test func `a frame is synchronized, and the cursor moves last`() {
  var renderer = Renderer(palette: Palette(.truecolor))
  var frame = frame(("a", .accent), cursor: Position(column: 3, row: 2))
  let first = renderer.bytes(for: frame)
  #expect(visible(first) == "␛[?2026h␛[38;2;196;88;16ma␛[3;4H␛[?2026l")
  frame.cursor?.column = 4
  #expect(visible(renderer.bytes(for: frame)) == "␛[C")
  frame.cursor = nil
  #expect(visible(renderer.bytes(for: frame)) == "␛[?25l")
  frame.put("b", at: corner)
  #expect(visible(renderer.bytes(for: frame)) == "␛[?2026h␛[H␛[mb␛[?2026l")
}

@Test func `the end of a line is erased where blanks would be longer`() {
  let long = frame(("abcdefgh", .plain))
  #expect(sent(long, frame(("ab", .plain)))[1] == "ab␛[K␍")
  #expect(sent(long, frame(("abcdef", .plain)))[1] == "␛[6C  ␍")
  #expect(sent(frame(("abc     ", .field)), frame(("abc", .plain)))[1] == "␛[mabc␛[K␍")
}

@Test func `few cells between are written again, many are passed over`() {
  let old = frame(("a.b.cdefghijk.l", .plain))
  #expect(sent(old, frame(("A.B.cdefghijk.L", .plain)))[1] == "A.B␛[11CL␍")
}

@Test func `after a character that terminals may draw otherwise the cursor is placed anew`() {
  #expect(sent(frame(("漢字a", .plain)))[0] == "漢␛[;3H字␛[;5Ha␍")
  #expect(sent(frame(("e\u{301}a", .plain)))[0] == "e\u{301}␛[;2Ha␍")
  #expect(sent(frame(("●○▸─é’…", .plain)))[0] == "●○▸─é’…␍")
}

@Test func `after the last column the cursor is placed anew`() {
  let line = String(repeating: "x", count: 20)
  #expect(sent(frame((line, .plain), ("y", .plain)))[0] == "\(line)␛[2Hy␛[H")
}

@Test func `after a resize every cell is written, without clearing the screen`() {
  var renderer = Renderer(palette: Palette(.mono))
  let frame = Frame(Size(columns: 4, rows: 2))
  _ = renderer.bytes(for: frame)
  renderer.forget(isCleared: false)
  #expect(drawn(renderer.bytes(for: frame)) == "␛[H␛[m␛[K␛[B␛[K␛[?25l")
  renderer.forget(isCleared: true)
  #expect(drawn(renderer.bytes(for: frame)) == "␛[?25l")
}

@Test(arguments: [
  (0, 0, 0, 0, ""), (5, 3, 0, 0, "␛[H"), (5, 3, 0, 3, "␍"), (5, 3, 6, 3, "␛[C"), (5, 3, 4, 3, "␈"),
  (9, 3, 7, 3, "␈␈"), (9, 3, 2, 3, "␛[7D"), (5, 3, 5, 4, "␛[B"), (5, 3, 5, 1, "␛[2A"),
  (5, 3, 0, 4, "␛[5H"), (60, 20, 0, 21, "␛[B␍"), (60, 20, 62, 22, "␛[23;63H"),
])
func `the shortest move is taken`(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ wanted: String) {
  let place = Position(column: a, row: b)
  var bytes: [UInt8] = []
  CursorMove(current: place, target: Position(column: c, row: d)).append(to: &bytes)
  #expect(visible(bytes) == wanted)
}

@Test func `a step in a menu is short`() {
  func menu(_ chosen: Int) -> Frame {
    var frame = Frame(size)
    frame.put("Expedition · Ice Cave", at: Position(column: 1, row: 0), style: .strong)
    for row in 0..<6 {
      let style = row == chosen ? Style.focus : .plain
      frame.put(row == chosen ? "▸" : " ", at: Position(column: 3, row: 8 + row), style: .accent)
      frame.put("Texte pour lecteurs", at: Position(column: 8, row: 8 + row), style: style)
    }
    frame.cursor = Position(column: 8, row: 8 + chosen)
    return frame
  }
  var renderer = Renderer(palette: Palette(.truecolor))
  _ = renderer.bytes(for: menu(0))
  for chosen in [1, 2, 3, 2] { #expect(renderer.bytes(for: menu(chosen)).count <= 130) }
}

@Test(arguments: ColorDepth.allCases)
func `what is sent shows the frame, whatever was there`(_ depth: ColorDepth) {
  var generator = SeededGenerator(seed: 7)
  let size = Size(columns: 17, rows: 6)
  let palette = Palette(depth)
  var renderer = Renderer(palette: palette)
  var emulator = Emulator(size)
  var frame = Frame(size)
  for turn in 0..<400 {
    frame = turn % 50 == 0 ? Frame(size) : frame
    scribble(on: &frame, with: &generator)
    if turn % 40 == 39 {
      renderer.forget(isCleared: false)
      emulator = Emulator(size, filledWith: "?")
    }
    emulator.play(renderer.bytes(for: frame))
    #expect(renderer.bytes(for: frame) == [])
    #expect(emulator.lines == frame.lines)
    #expect(emulator.shownAttributes == wanted(frame, palette))
    #expect(emulator.isCursorShown == (frame.cursor != nil))
    if let cursor = frame.cursor { #expect(emulator.cursor == cursor) }
    #expect(!emulator.isSynchronizing && emulator.unknown.isEmpty)
  }
}

private func scribble(on frame: inout Frame, with generator: inout SeededGenerator) {
  let words = [
    "─────", "été", "漢字", "न\u{940}\u{902}", "שלום", "a b  c", "      ", "▸ x", "e\u{301}", "👍", "",
    "fallen",
  ]
  for _ in 0..<Int.random(in: 0...4, using: &generator) {
    let place = Position(
      column: .random(in: 0..<frame.size.columns, using: &generator),
      row: .random(in: 0..<frame.size.rows, using: &generator))
    let style = Style.allCases.randomElement(using: &generator) ?? .plain
    frame.put(words.randomElement(using: &generator) ?? "", at: place, style: style)
    frame.cursor = Bool.random(using: &generator) ? place : nil
  }
}

/// The attributes that each cell should have; a plain blank has none, a right half those of its left one.
private func wanted(_ frame: Frame, _ palette: Palette) -> [Emulator.Attributes] {
  frame.rows.joined().map { cell in
    let rendition = cell.isRightHalf ? Rendition() : palette.rendition(of: cell.style)
    return Emulator.Attributes(
      color: cell.isBlank ? "" : rendition.color, isBold: !cell.isBlank && rendition.isBold,
      isUnderlined: rendition.isUnderlined)
  }
}
