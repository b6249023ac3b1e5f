package import Localization

/// A file that is no list of questions, by what it is.
package enum ForeignFile: Hashable, Sendable {
  case archive, pdf, picture, richText, webPage, markdown, binary, pack, json

  /// By the first bytes of a file that is no text.
  init?(signature file: [UInt8]) {
    let signs: [([UInt8], ForeignFile)] = [
      (Array("PK\u{3}\u{4}".utf8), .archive), ([0xD0, 0xCF, 0x11, 0xE0], .archive),
      (Array("%PDF-".utf8), .pdf), ([0x89, 0x50, 0x4E, 0x47], .picture),
      ([0xFF, 0xD8, 0xFF], .picture),
    ]
    guard let sign = signs.first(where: { file.starts(with: $0.0) }) else { return nil }
    self = sign.1
  }

  /// A document of another program that is given where a pack belongs; nil for JSON, and for text that says nothing
  /// of what it is.
  package init?(inPlaceOfPack file: [UInt8]) {
    guard let kind = ForeignFile(signature: file) ?? ForeignFile(text: file[...]),
      kind != .pack, kind != .json
    else {
      guard file[...].isMarkdown else { return nil }
      self = .markdown
      return
    }
    self = kind
  }

  /// By how a text begins.
  init?(text: ByteSlice) {
    let start = text.prefix(1_000).trimmed.prefix(14).map { $0.uppercaseLetter ?? $0 }
    if start.starts(with: "{\\RTF".utf8) {
      self = .richText
    } else if start.starts(with: "<!DOCTYPE HTML".utf8) || start.starts(with: "<HTML".utf8) {
      self = .webPage
    } else if text.isJSON, !OpenQuizzDBReader.isLikely(text) {
      self = text.hasOccurrence(of: "\"chapters\"") ? .pack : .json
    } else {
      return nil
    }
  }

  /// What the file is, and what is taken instead.
  package var text: LocalizedText {
    switch self {
    case .archive: L10n.ImportFormats.archive
    case .pdf: L10n.ImportFormats.pdf
    case .picture: L10n.ImportFormats.photo
    case .richText: L10n.ImportFormats.richText
    case .webPage: L10n.ImportFormats.webPage
    case .markdown: L10n.ImportFormats.markdown
    case .binary: L10n.ImportFormats.binary
    case .pack: L10n.ImportFormats.pack
    case .json: L10n.ImportFormats.json
    }
  }
}

extension ByteSlice {
  /// Whether it begins with a headline of Markdown.
  var isMarkdown: Bool { trimmed.hasPrefix("# ") }

  /// Whether it begins as an object or a list of JSON does; `{T}` and `[html]` do not.
  var isJSON: Bool {
    let start = drop(while: \.isBlank)
    guard let first = start.first, let next = start.dropFirst().first(where: { !$0.isBlank }) else {
      return false
    }
    switch first {
    case UInt8(ascii: "{"): return next == UInt8(ascii: "\"")
    case UInt8(ascii: "["): return next == UInt8(ascii: "{")
    default: return false
    }
  }

  /// Whether a word that begins with a mark of its own stands somewhere in it.
  func hasOccurrence(of word: String) -> Bool {
    guard let mark = word.utf8.first else { return true }
    var rest = self
    while let next = rest.firstIndex(of: mark) {
      rest = rest[next...]
      if rest.hasPrefix(word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
