import Localization

/// Reads GIFT: questions parted by empty lines, each with its answers in braces.
struct GiftReader {
  private(set) var items: [ImportedItem] = []
  private(set) var issues: [ImportIssue] = []
  /// The source with its comments blanked, so that every byte stands where it stood.
  private let bytes: [UInt8]

  init(_ source: ValidSourceFile) {
    var blocks: [Range<Int>] = []
    var blank = source.bytes
    var current: Range<Int>?
    func close() {
      if let block = current { blocks.append(block) }
      current = nil
    }
    for line in source.lines {
      let text = line.trimmed
      if text.isEmpty || text.hasPrefix("$CATEGORY:") { close() }
      if text.hasPrefix("//") {
        for index in text.indices { blank[index] = UInt8(ascii: " ") }
      } else if text.hasPrefix("$CATEGORY:") {
        blocks.append(text.indices)
      } else if !text.isEmpty {
        current = (current?.lowerBound ?? text.startIndex)..<text.endIndex
      }
    }
    close()
    bytes = blank
    for block in blocks {
      let questions = GiftRun(bytes[block]).questions
      if questions.count > 1 { issues.append(ImportIssue(.runOn, at: questions[1].startIndex)) }
      for question in questions { read(question) }
    }
  }

  /// Whether a file looks like GIFT: behind words, braces in it begin as answers do. A page of Markdown is none.
  static func isLikely(_ source: ValidSourceFile) -> Bool {
    var rest = source.bytes[...].trimmed
    guard rest.first != UInt8(ascii: "{"), !source.bytes[...].isMarkdown else { return false }
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[(brace + 1)...]
      let inner = rest.prefix(40).drop(while: \.isBlank)
      guard let first = inner.first else { return false }
      if Array("=~#}".utf8).contains(first) { return true }
      let word = inner.prefix { $0.uppercaseLetter != nil }
      let isClosed = word.endIndex < rest.endIndex && Array("}#".utf8).contains(rest[word.endIndex])
      if isClosed, !word.isEmpty { return true }
    }
    return false
  }

  private mutating func read(_ block: ByteSlice) {
    do throws(ImportIssue) {
      if block.hasPrefix("$CATEGORY:") {
        let path = block.dropFirst(10).trimmed
        if let title = try MoodleCategory.title(
          of: path, at: path.startIndex, unescaping: unescaped)
        {
          items.append(.category(title))
        }
      } else {
        var reader = GiftQuestionReader(block.trimmed)
        defer { issues += reader.issues }
        if let item = try reader.readItem() { items.append(item) }
      }
    } catch {
      issues.append(error)
    }
  }
}
