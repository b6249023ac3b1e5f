import Localization
import Screen
import Session
import Testing

@testable import FullScreen

/// Keys on wheels, where the first has the focus, and what stands on them and where the focus is then.
private let dialling: [(keys: [Key], code: String, wheel: Int)] = [
  ([], "", 0), ([digit("2")], "2", 1), (digits("2358"), "2358", 3), (digits("23580"), "2350", 3),
  ([.up], "0", 0), ([.up, .up], "1", 0), ([.down], "9", 0), ([.down, .up], "0", 0),
  (digits("23") + [.backspace], "2", 1), (digits("23") + [.backspace, .backspace], "", 0),
  ([.backspace], "", 0), (digits("2358") + [.backspace], "235", 3),
  (digits("2358") + [.backspace, .backspace], "23", 2), (digits("23") + [.left, .delete], "2", 1),
  (digits("23") + [.left], "23", 1), (digits("2358") + [.left, .left, digit("9")], "2958", 2),
  (digits("à&é\""), "0123", 3), (digits("_ç"), "89", 2), ([.right, digit("7")], "7", 2),
]

private func digit(_ scalar: Unicode.Scalar) -> Key { .character(scalar) }

private func digits(_ text: String) -> [Key] { text.unicodeScalars.map { .character($0) } }

@Test(arguments: dialling)
func `keys turn the wheels`(_ example: (keys: [Key], code: String, wheel: Int)) {
  var (dial, wheel) = (CodeDial(wheels: 4), 0)
  for key in example.keys { wheel = dial.handleKey(key, at: wheel) ?? wheel }
  #expect(dial.code == example.code)
  #expect(wheel == example.wheel)
}

@Test func `wheels without a nought turn past it`() {
  var dial = CodeDial(wheels: 1, digits: 1...9)
  for (key, code) in [(Key.up, "1"), (.down, "9"), (.up, "1"), (.up, "2"), (digit("0"), "2")] {
    _ = dial.handleKey(key, at: 0)
    #expect(dial.code == code)
  }
}

@Test func `in a descent’s lock digits are marked between two x, and then dialled`() throws {
  var player = try Player()
  DescentScreen.lock.reach(&player)
  player.type("x3887")
  #expect(player.text.contains("1  2  3✗ 4  5  6  7✗ 8✓ 9"))
  #expect(player.text.contains("│ · │ · │ · │"))
  player.type("73x4")
  #expect(player.text.contains("1  2  3✓ 4  5  6  7✓ 8✓ 9"))
  #expect(player.text.contains("│ 4 │ · │ · │"))
}

@Test(arguments: [Key.enter, .escape, .tab, .home, .end, .pageUp, digit("h"), digit("a"), .left])
func `other keys are none of the wheels'`(_ key: Key) {
  var dial = CodeDial(wheels: 4)
  #expect(dial.handleKey(key, at: 0) == nil)
  #expect(dial.handleKey(.right, at: 3) == nil)
  #expect(dial.handleKey(digit("1"), at: 4) == nil)
}

@Test func `past the first wheel and past the last the dial turns to the next face`() throws {
  var player = try Player().at(.wheels)
  #expect(player.text.contains("‹ answers ›"))
  player.press(.right, .right, .right)
  #expect(player.text.contains("‹ answers ›"))
  player.press(.right)
  #expect(player.text.contains("‹ clues ›"))
  player.press(.left, .left)
  #expect(player.text.contains("‹ hints ›"))
}

@Test func `a descent’s hints stand below its wheels, where digits are marked as before`() throws {
  var player = try Player()
  DescentScreen.lock.reach(&player)
  player.press(.left, .right, .right, .right, .right)
  player.type("x3h4")
  #expect(player.text.contains("3✗ 4✗"))
  #expect(player.text.contains("With clue"))
  #expect(player.text.contains("│ · │ · │ · │"))
}

@Test func `a digit among the hints is the first of a code`() throws {
  var player = try Player().at(.wheels)
  player.press(.left)
  #expect(player.text.contains("‹ hints ›"))
  player.type("23")
  #expect(player.text.contains("‹ answers ›"))
  #expect(player.text.contains("│ 2 │ 3 │ · │ · │"))
}

@Test func `digits stay on their wheels while the dial turns`() throws {
  var player = try Player().at(.wheelsDialled)
  player.press(.left, .left, .left)
  #expect(player.text.contains("‹ hints ›"))
  player.press(.right)
  #expect(player.text.contains("│ 2 │ 3 │ · │ · │"))
}

@Test func `a code is answered by Enter, and a new one is typed over it`() throws {
  var player = try Player().at(.wheels)
  player.dial("2350")
  #expect(player.commands.last == .answer(["2350"]))
  #expect(player.attempts == 1)
  #expect(player.text.contains("2350"))
  player.dial("2358")
  #expect(player.commands.last == .answer(["2358"]))
  #expect(player.voice.isWaiting)
  #expect(player.text.contains("│ 2 │ 3 │ 5 │ 8 │"))
}

@Test func `too few digits cost nothing, and are told so`() throws {
  let player = try Player().at(.wheelsShort)
  #expect(player.attempts == 0)
  #expect(player.text.contains("4 wheels"))
}

@Test func `a digit is dialled wherever the dial stands`() throws {
  var player = try Player().begun(at: "clock")
  #expect(player.text.contains("‹ clues ›"))
  player.type("3")
  #expect(player.text.contains("‹ answers ›"))
  #expect(player.text.contains("│ 3 │ · │ · │ · │"))
}

@Test(arguments: [CampaignScreen.wheels, .wheelsDialled, .wheelsWrong])
func `in the smallest window all wheels are in view`(_ screen: CampaignScreen) throws {
  var player = try Player(.fr, columns: 40, rows: 12).at(screen)
  if screen == .wheelsWrong { player.press(.up) }
  #expect(player.text.contains("┌───┬") || player.text.contains("┌─▴─┬"))
  #expect(player.text.contains("└───┴") || player.text.contains("└─▾─┴"))
}
