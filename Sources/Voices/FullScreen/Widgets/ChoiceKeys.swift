import Flow
import Localization
import Presentation
import Screen
import Session

/// Keys that name a choice by its place: letters, digits, and the unshifted row of AZERTY.
enum ChoiceKeys {
  private static let azerty: [Unicode.Scalar] = ["&", "é", "\"", "'", "(", "-", "è"]

  /// The index from 0 of a letter from a to g, or of a digit.
  static func index(_ key: Key) -> Int? { letter(key) ?? digit(key) }

  static func letter(_ key: Key) -> Int? {
    guard case .character(let scalar) = key else { return nil }
    return String(scalar).choiceLetterIndex
  }

  /// The index from 0 of a digit from 1 to 9, or of its key where digits need shift.
  static func digit(_ key: Key) -> Int? {
    guard case .character(let scalar) = key else { return nil }
    if ("1"..."9").contains(scalar) { return Int(scalar.value) - 0x31 }
    return azerty.firstIndex(of: scalar)
  }

  /// A digit from 0 to 9, or its key where digits need shift.
  static func wheelDigit(_ key: Key) -> Int? {
    guard case .character(let scalar) = key else { return nil }
    if ("0"..."9").contains(scalar) { return Int(scalar.value) - 0x30 }
    return (["à"] + azerty + ["_", "ç"]).firstIndex(of: scalar)
  }

  /// The place, from 0, of an answer that a key names; what an answer says itself names no other.
  static func index(_ key: Key, among answers: [LevelView.Choice]) -> Int? {
    guard case .character = key else { return nil }
    let index =
      switch ChoiceNaming(of: answers.map(\.text)) {
      case .either: index(key)
      case .numbers: digit(key)
      case .letters: letter(key)
      }
    return index.flatMap { answers.indices.contains($0) ? $0 : nil }
  }

  /// What stands before an answer: its letter, or its number where letters are answers.
  static func name(_ index: Int, among answers: [LevelView.Choice]) -> String {
    switch ChoiceNaming(of: answers.map(\.text)) {
    case .either, .letters: index.choiceLetter
    case .numbers: String(index + 1)
    }
  }
}

extension Array where Element: Equatable {
  /// So many behind another one, or behind the first; behind the last the first comes again.
  func element(_ step: Int, behind element: Element?) -> Element {
    let index = element.flatMap(firstIndex) ?? startIndex
    return self[(index + step + count) % count]
  }
}

extension Key {
  /// Whether it is one of these letters, in either case.
  func isLetter(among letters: [String]) -> Bool {
    guard case .character(let scalar) = self else { return false }
    return letters.contains(scalar.properties.lowercaseMapping)
  }

  /// Whether it is one of the letters that a language has for something.
  func isLetter(of letters: LocalizedList, in texts: TextResolver) -> Bool {
    isLetter(among: letters.resolved(in: texts.language))
  }
}

/// What a player has marked, and how; nobody judges it.
struct SlateMarks<Thing: Hashable & Sendable>: Equatable {
  /// What can be thought of a thing.
  enum Mark {
    case no, yes

    var symbol: String { self == .no ? Symbol.wrong : Symbol.right }
  }

  private var marks: [Thing: Mark] = [:]

  var isEmpty: Bool { marks.isEmpty }

  subscript(thing: Thing) -> Mark? { marks[thing] }

  /// No, yes, and nothing again.
  mutating func cycle(_ thing: Thing) {
    marks[thing] =
      switch marks[thing] {
      case nil: .no
      case .no: .yes
      case .yes: nil
      }
  }

  /// What stands at the right edge; nil where nothing is marked.
  func note(on thing: Thing, in texts: TextResolver) -> StyledSymbol? {
    marks[thing].map {
      StyledSymbol($0.symbol, .accent)
        .before(texts($0 == .no ? L10n.Descent.markNo : L10n.Descent.markYes))
    }
  }
}

extension Key {
  /// Whether it marks something in a descent.
  func isMark(in texts: TextResolver) -> Bool { isLetter(of: L10n.Descent.letterMark, in: texts) }
}

extension KeyHint {
  /// Marks in a descent: a choice, or on wheels the digits that are typed.
  static let mark = KeyHint(.letter(L10n.Descent.letterMark), L10n.Descent.keyMark)
}
