import Localization
import Screen

/// What a player has marked among choices, by id; nobody judges it.
struct SlateMarks: Equatable {
  /// What can be thought of a choice.
  enum Mark { case no, yes }

  private var marks: [String: Mark] = [:]

  /// No, yes, and nothing again.
  mutating func turn(_ id: String) {
    marks[id] =
      switch marks[id] {
      case nil: .no
      case .no: .yes
      case .yes: nil
      }
  }

  /// The sign at the right edge; nil where nothing is marked.
  func note(on id: String, in texts: TextResolver) -> StyledSymbol? {
    switch marks[id] {
    case nil: nil
    case .no: StyledSymbol(texts(L10n.Descent.markNo), .accent)
    case .yes: StyledSymbol(texts(L10n.Descent.markYes), .accent)
    }
  }

  static func isKey(_ key: Key, in texts: TextResolver) -> Bool {
    key.isLetter(among: L10n.Descent.letterMark.resolved(in: texts.language))
  }

  static let hint = KeyHint(.letter(L10n.Descent.letterMark), L10n.Descent.keyMark)
}
