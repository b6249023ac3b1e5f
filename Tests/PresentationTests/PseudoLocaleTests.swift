import Localization
import Screen
import Testing

@testable import Presentation

/// English as a language that nobody wrote: accented, longer, in brackets.
private func pseudo(_ text: String) -> String {
  let accented: [Character: Character] = [
    "a": "ä", "b": "ƀ", "c": "ç", "d": "ð", "e": "ë", "f": "ƒ", "g": "ğ", "h": "ĥ", "i": "ï",
    "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ɋ", "r": "ŕ",
    "s": "š", "t": "ţ", "u": "ü", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
  ]
  let letters = text.map { letter in
    letter.isUppercase
      ? Character(letter.lowercased()) == letter
        ? letter : accented[Character(letter.lowercased())]?.uppercased().first ?? letter
      : accented[letter] ?? letter
  }
  let words = String(repeating: "~~~~ ", count: text.count * 2 / 25)
  return "[" + String(letters) + " " + words + String(repeating: "~", count: 1) + "]"
}

private func player(_ size: Size) throws -> Player {
  try Player(
    columns: size.columns, rows: size.rows, words: Wording(.en, change: pseudo))
}

private let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)]

@Test(arguments: Screens.allCases, sizes)
func `longer words are neither cut nor mixed with others`(_ screen: Screens, _ size: Size) throws {
  var player = try player(size)
  screen.reach(&player)
  let layout = player.voice.layout(size)
  for row in layout.page.rows {
    for (span, next) in zip(row, row.dropFirst()) { #expect(span.end <= next.column) }
    #expect(row.allSatisfy { $0.end <= layout.area.size.columns }, "\(row)")
  }
  let text = layout.page.rows.joined().map(\.text).joined()
  #expect(text.count { $0 == "[" } == text.count { $0 == "]" })
}

@Test(arguments: Screens.allCases.filter { $0 != .openTyped }, sizes)
func `no word comes from anywhere but the tables`(_ screen: Screens, _ size: Size) throws {
  var player = try player(size)
  screen.reach(&player)
  for line in player.frame.lines {
    let words = line.split { !$0.isASCII || !$0.isLetter }.filter { $0.count > 1 }
    #expect(words.isEmpty, "\(words) in \(line)")
  }
}
