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
    for block in blocks { read(bytes[block]) }
  }

  private mutating func read(_ block: ByteSlice) {
    do throws(ImportIssue) {
      if block.hasPrefix("$CATEGORY:") {
        try readCategory(block.dropFirst(10).trimmed)
      } else {
        var reader = GiftQuestionReader(block.trimmed)
        defer { issues += reader.issues }
        if let item = try reader.readItem() { items.append(item) }
      }
    } catch {
      issues.append(error)
    }
  }

  /// `$course$/top/Rivers/Long` is the chapter “Rivers / Long”: the rest is Moodle’s own.
  private mutating func readCategory(_ path: ByteSlice) throws(ImportIssue) {
    let names = categorySteps(of: path).filter { name in
      name != "top" && !(name.hasPrefix("$") && name.hasSuffix("$"))
    }
    let text = names.joined(separator: " / ")
    let title = try LocatedPlainText(marked: Array(text.utf8), as: .entities, at: path.startIndex)
    if let title { items.append(.category(title)) }
  }
}

/// The steps of a category's path, parted by `/`; `//` is a stroke inside a name.
private func categorySteps(of path: ByteSlice) -> [String] {
  let stroke = UInt8(ascii: "/")
  var steps: [[UInt8]] = [[]]
  var index = path.startIndex
  while index < path.endIndex {
    let isDouble = path[index] == stroke && index + 1 < path.endIndex && path[index + 1] == stroke
    if path[index] == stroke, !isDouble {
      steps.append([])
    } else {
      steps[steps.count - 1].append(path[index])
    }
    index += isDouble ? 2 : 1
  }
  return steps.map { String(decoding: ArraySlice(unescaped($0[...])).trimmed, as: UTF8.self) }
    .filter { !$0.isEmpty }
}
