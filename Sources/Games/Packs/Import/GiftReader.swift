import Localization

/// Reads GIFT: questions parted by empty lines, each with its answers in braces.
struct GiftReader: QuestionFileReader {
  private static let category = "$CATEGORY:"

  private(set) var items: [ImportedItem] = []
  private(set) var issues: [ImportIssue] = []
  private let language: Language

  init(_ source: SourceText, language: Language) {
    self.language = language
    let (blocks, bytes) = Self.blocks(of: source)
    for block in blocks { read(bytes[block]) }
  }

  /// What empty lines part, and the bytes that they are of.
  private static func blocks(of source: SourceText) -> ([Range<Int>], [UInt8]) {
    var blocks: [Range<Int>] = []
    // Comments are blanked, so that every byte stands where it stood.
    var bytes = source.bytes
    var current: Range<Int>?
    func close() {
      if let block = current { blocks.append(block) }
      current = nil
    }
    for line in source.lines {
      let text = line.trimmed
      let isCategory = text.hasPrefix(category)
      if text.isEmpty || isCategory { close() }
      if text.hasPrefix("//") {
        for index in text.indices { bytes[index] = UInt8(ascii: " ") }
      } else if !text.isEmpty {
        current = (current?.lowerBound ?? text.startIndex)..<text.endIndex
      }
      if isCategory { close() }
    }
    close()
    return (blocks, bytes)
  }

  /// Whether a file shows that it is GIFT: by a title, or since most of its blocks have braces whose content begins
  /// as answers do.
  static func isLikely(_ source: SourceText) -> Bool {
    let start = source.bytes[...].trimmed
    let foreign = ["{", "[{", "[\"", "<", "%PDF", "PK\u{3}"]
    guard !foreign.contains(where: start.hasPrefix) else { return false }
    let (all, bytes) = blocks(of: source)
    let blocks = all.filter { !bytes[$0].hasPrefix(category) }
    if 2 * blocks.count(where: { hasAnswers(bytes[$0]) }) > blocks.count { return true }
    return source.lines.contains { line in
      line.trimmed.hasPrefix("::") && line.trimmed.dropFirst(2).unescapedIndex(of: "::") != nil
    }
  }

  private static func hasAnswers(_ block: ByteSlice) -> Bool {
    guard let mark = block.unescapedIndex(of: "{") else { return false }
    let answers = block[(mark + 1)...].prefix(40).drop(while: \.isBlank)
    if let first = answers.first, Array("=~#".utf8).contains(first) { return true }
    let word = answers.prefix { $0.uppercaseLetter != nil }
    let end = answers[word.endIndex...].first
    return truth(of: word) != nil && end.map(Array("}#".utf8).contains) == true
  }

  /// What `T`, `TRUE`, `V`, `VRAI`, `F`, `FALSE` or `FAUX` says.
  static func truth(of word: ByteSlice) -> Bool? {
    let name = String(decoding: word.prefix(6).map { $0.uppercaseLetter ?? $0 }, as: UTF8.self)
    let isTrue = ["T", "TRUE", "V", "VRAI"].contains(name)
    return isTrue || ["F", "FALSE", "FAUX"].contains(name) ? isTrue : nil
  }

  private mutating func read(_ block: ByteSlice) {
    var reader = GiftQuestionReader(block.trimmed, language: language)
    do throws(ImportIssue) {
      if block.hasPrefix(Self.category) {
        try readCategory(block.dropFirst(Self.category.utf8.count).trimmed)
      } else if let item = try reader.readItem() {
        items.append(item)
      }
      issues += reader.issues
    } catch {
      issues += reader.issues + [error.leavingOut]
    }
  }

  /// `$course$/top/Rivers/Long` is the chapter “Rivers / Long”: the rest is Moodle’s own. `//` is a stroke.
  private mutating func readCategory(_ path: ByteSlice) throws(ImportIssue) {
    var names: [String] = []
    var isStroke = false
    for step in unescaped(path).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      let name = String(decoding: step.trimmed, as: UTF8.self)
      if isStroke, let first = names.popLast() {
        names.append(first + "/" + name)
      } else if !name.isEmpty, name != "top", !(name.hasPrefix("$") && name.hasSuffix("$")) {
        names.append(name)
      }
      isStroke = step.isEmpty
    }
    var texts = ImportedTextReader()
    let title = try texts.read(
      names.joined(separator: " / ").utf8, as: .entities, at: path.startIndex, isLabel: true)
    if let title { items.append(.chapter(title)) }
  }
}
