import Flow
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

/// Keeps Enter that was struck twice, or is held down, from giving an answer: one that no other key has chosen is
/// asked about first, and so is a wrong one before it is given again.
struct EnterGuard {
  /// Whether the focus was moved, or a letter or a digit typed, since the last answer.
  private(set) var hasChosen = false
  /// Whether Enter was struck before that.
  private(set) var hasAsked = false

  /// Whether the page asks for Enter again beside what has the focus.
  var asksAgain: Bool { hasAsked && !hasChosen }

  mutating func choose() { hasChosen = true }

  /// Whether Enter answers; if not, the next one does.
  mutating func confirms() -> Bool {
    if hasChosen || hasAsked { return true }
    hasAsked = true
    return false
  }
}

extension Key {
  /// Whether it is one of these letters, in either case.
  func isLetter(among letters: [String]) -> Bool {
    guard case .character(let scalar) = self else { return false }
    return letters.contains(scalar.properties.lowercaseMapping)
  }
}
