import Localization
import Screen

/// A key that works now, for the footer.
struct KeyHint: Equatable {
  /// Arrows and the like, the same in every language, or a word of the tables.
  enum Name: Equatable {
    case sign(String)
    case word(LocalizedText)
    case letter(LocalizedList)
  }

  let name: Name
  let label: LocalizedText
  /// Whether it is the same on every screen, and known without its label.
  let isKnown: Bool
  /// Whether the key is worth its place without its label, where both do not fit.
  let mayStandAlone: Bool

  init(
    _ name: Name, _ label: LocalizedText, isKnown: Bool = false, mayStandAlone: Bool = false
  ) {
    self.name = name
    self.label = label
    self.isKnown = isKnown
    self.mayStandAlone = mayStandAlone || isKnown
  }

  func key(in texts: TextResolver) -> String {
    switch name {
    case .sign("⏎") where !texts.glyphs.has("⏎"): texts(L10n.Full.keyEnter)
    case .sign(let sign): texts.glyphs.spelled(sign)
    case .word(let word): texts(word)
    case .letter(let letters): texts.first(letters)
    }
  }

  static func escape(_ label: LocalizedText) -> KeyHint {
    KeyHint(.word(L10n.Full.keyEscape), label, isKnown: true)
  }
  /// `?`, or F1 where letters are text.
  static func help(isTyping: Bool) -> KeyHint {
    KeyHint(isTyping ? "F1" : "?", L10n.Full.help, isKnown: true)
  }
  static let goOn = KeyHint("⏎", L10n.Full.goOn)
  static let readOn = KeyHint("⏎", L10n.Full.readOn)
  static let move = KeyHint("↑↓", L10n.Full.move)
}

extension KeyHint.Name: ExpressibleByStringLiteral {
  init(stringLiteral sign: String) { self = .sign(sign) }
}
