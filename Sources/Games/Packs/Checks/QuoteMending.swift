import Localization

/// The marks that a language sets around what is said.
struct PrintedQuotes {
  let opening: [Unicode.Scalar]
  let closing: [Unicode.Scalar]

  /// Those of a language.
  init(of language: Language) {
    opening = Array(language.quotes.opening.unicodeScalars)
    closing = Array(language.quotes.closing.unicodeScalars)
  }

  /// Inside of others.
  static let inner = PrintedQuotes(opening: ["“"], closing: ["”"])

  private init(opening: [Unicode.Scalar], closing: [Unicode.Scalar]) {
    (self.opening, self.closing) = (opening, closing)
  }
}

/// Turns straight marks into curly ones, each by what stands around it.
struct QuoteMending {
  private(set) var mended: [Unicode.Scalar] = []
  private let source: [Unicode.Scalar]
  /// Nil where double marks stay straight.
  private let quotes: PrintedQuotes?
  /// What closes the double marks that are open.
  private var open: PrintedQuotes?
  /// Whether « was opened by the author, and not yet closed.
  private var isInsideGuillemets = false
  private var hasOpenSingle = false
  private var skipsBlank = false
  /// Behind this place no single mark closes anything.
  private let lastClosing: Int

  /// Mends `source`.
  init(_ source: [Unicode.Scalar], _ quotes: PrintedQuotes?) {
    self.source = source
    self.quotes = quotes
    lastClosing =
      source.indices.last { index in
        source[index] == "'" && index > 0 && !source[index - 1].opensWord
          && !(index + 1 < source.count && source[index + 1].isInWord)
      } ?? -1
    for index in source.indices { pass(index) }
  }

  private mutating func pass(_ index: Int) {
    let scalar = source[index]
    if skipsBlank, scalar == " " {
      skipsBlank = false
      return
    }
    skipsBlank = false
    switch scalar {
    case "\"": passDouble(at: index)
    case "'": mended.append(single(at: index))
    case "«", "»":
      isInsideGuillemets = scalar == "«"
      mended.append(scalar)
    default: mended.append(scalar)
    }
  }

  private mutating func passDouble(at index: Int) {
    guard let quotes else { return mended.append("\"") }
    if let open {
      if mended.last == " ", open.closing.count > 1 { mended.removeLast() }
      mended += open.closing
      self.open = nil
    } else if let last = mended.last, last.properties.numericType != nil {
      mended.append("″")
    } else {
      let opened = isInsideGuillemets ? PrintedQuotes.inner : quotes
      mended += opened.opening
      skipsBlank = opened.opening.count > 1
      open = opened
    }
  }

  private mutating func single(at index: Int) -> Unicode.Scalar {
    let isBehindWord = index > 0 && !source[index - 1].opensWord
    let isBeforeWord = index + 1 < source.count && source[index + 1].isInWord
    if isBehindWord {
      if source[index - 1].properties.numericType != nil, !isBeforeWord, !hasOpenSingle {
        return "'"
      }
      if !isBeforeWord { hasOpenSingle = false }
      return "’"
    }
    guard isBeforeWord else { return "'" }
    guard index < lastClosing, !hasOpenSingle else { return "’" }
    hasOpenSingle = true
    return "‘"
  }
}

extension Unicode.Scalar {
  fileprivate var isInWord: Bool { properties.isAlphabetic || properties.numericType != nil }

  /// Whether a mark behind it opens something.
  fileprivate var opensWord: Bool {
    switch self {
    case " ", "\n", "(", "[", "{", "“", "«", "\"", "\u{A0}", "\u{202F}", "—", "–", "-", "/": true
    default: false
    }
  }
}
