import Flow
import Localization
import Screen

/// The footer’s row: which keys work now. Where it is narrow those of every screen lose their labels, then a round’s
/// gestures; then the first ones go, Enter behind the others; help lists them all.
struct Footer: Block {
  private typealias Hint = (key: String, label: String)

  let hints: [KeyHint]
  let columns: Int

  /// At most `columns` wide.
  func rows(in texts: TextResolver) -> [[Span]] {
    let long: [Hint] = hints.map { ($0.key(in: texts), texts($0.label)) }
    // The same with the bare keys of every screen.
    let short: [Hint] = zip(hints, long).map { ($1.key, $0.isKnown ? "" : $1.label) }
    let bare: [Hint] = zip(hints, long).map { ($1.key, $0.mayStandAlone ? "" : $1.label) }
    let removalOrder = removalOrder
    for count in hints.indices {
      let gone = Set(removalOrder.prefix(count))
      for (shown, gap) in [(long, 3), (long, 2), (short, 3), (short, 2), (bare, 2)] {
        let spans = arrange(shown.indices.filter { !gone.contains($0) }.map { shown[$0] }, gap: gap)
        if let end = spans.last?.end, end < columns { return [spans] }
      }
    }
    return [[]]
  }

  /// In which order keys go: first those of the scene, then Enter, then those of every screen.
  private var removalOrder: [Int] {
    let own = hints.indices.filter { !hints[$0].isKnown }
    let isEnter = { hints[$0].name == .sign("⏎") }
    return own.filter { !isEnter($0) } + own.filter(isEnter)
      + hints.indices.filter { hints[$0].isKnown }
  }

  private func arrange(_ shown: [Hint], gap: Int) -> [Span] {
    var column = 1
    return shown.flatMap { hint in
      let key = Span(column: column, text: hint.key)
      let label = Span(column: key.end + 1, text: hint.label, style: .faint)
      column = (hint.label.isEmpty ? key.end : label.end) + gap
      return hint.label.isEmpty ? [key] : [key, label]
    }
  }
}

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
