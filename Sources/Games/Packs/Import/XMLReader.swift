import Localization

/// Reads the elements of one XML text, one after the other: no document type, no entities but the five
/// and numbers, and nothing from outside.
struct XMLReader {
  private static let mostDepth = 50
  /// Elements in one of those that are read whole.
  private static let mostElements = 50_000

  private let bytes: [UInt8]
  private var index = 0
  private var root = ""
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The name of the element that holds all others.
  mutating func readRoot() throws(ImportIssue) -> XMLElement {
    try skipToTag()
    let (element, isEmpty) = try readTag()
    root = isEmpty ? "" : element.name
    return element
  }

  /// The next element in the root, with all that is in it; nil behind the last.
  mutating func next() throws(ImportIssue) -> XMLElement? {
    guard !root.isEmpty else { return nil }
    try skipToTag()
    if bytes[index...].hasPrefix("</") {
      try readEnd(of: root)
      root = ""
      return nil
    }
    count = 0
    return try readElement(depth: 2)
  }

  // MARK: Elements

  private mutating func readElement(depth: Int) throws(ImportIssue) -> XMLElement {
    guard depth <= Self.mostDepth else { throw problem(.tooDeep(Self.mostDepth)) }
    count += 1
    guard count <= Self.mostElements else { throw problem(.tooManyElements(Self.mostElements)) }
    var (element, isEmpty) = try readTag()
    guard !isEmpty else { return element }
    while true {
      guard index < bytes.count else {
        throw problem(.unclosed(echo(element.name)), element.offset)
      }
      let rest = bytes[index...]
      if rest.hasPrefix("</") {
        try readEnd(of: element.name)
        return element
      } else if rest.hasPrefix("<![CDATA[") {
        let start = index + 9
        try skip(to: "]]>")
        add(bytes[start..<(index - 3)], at: start, to: &element)
      } else if try !skipUnread() {
        if rest.first == UInt8(ascii: "<") {
          element.children.append(try readElement(depth: depth + 1))
        } else {
          let start = index
          add(try readCharacters()[...], at: start, to: &element)
        }
      }
    }
  }

  /// The place of the text is that of its first character that is no blank.
  private func add(_ characters: ByteSlice, at offset: Int, to element: inout XMLElement) {
    guard element.text.isEmpty else {
      element.text += characters
      return
    }
    let start = characters.prefix(while: \.isBlank).count
    element.text = Array(characters.dropFirst(start))
    element.textOffset = offset + start
  }

  /// `<name attribute="value">`, and whether it is empty.
  private mutating func readTag() throws(ImportIssue) -> (XMLElement, isEmpty: Bool) {
    let start = index
    index += 1
    let name = try readName()
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      let rest = bytes[index...]
      if rest.hasPrefix(">") || rest.hasPrefix("/>") {
        let isEmpty = rest.first == UInt8(ascii: "/")
        index += isEmpty ? 2 : 1
        let element = XMLElement(
          name: name, offset: start, attributes: attributes, textOffset: index)
        return (element, isEmpty)
      }
      let key = try readName()
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { throw problem(.notXML) }
      index += 1
      skipBlanks()
      attributes[key] = try readValue()
    }
  }

  private mutating func readEnd(of name: String) throws(ImportIssue) {
    let start = index
    index += 2
    guard try readName() == name else { throw problem(.unclosed(echo(name)), start) }
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { throw problem(.notXML) }
    index += 1
  }

  private mutating func readName() throws(ImportIssue) -> String {
    let name = bytes[index...].prefix { byte in
      byte.isLetterOrDigit || byte >= 0x80 || Array("_-.:".utf8).contains(byte)
    }
    guard !name.isEmpty else { throw problem(index < bytes.count ? .notXML : .endsTooSoon) }
    index = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  /// What stands between quotation marks of either kind.
  private mutating func readValue() throws(ImportIssue) -> String {
    guard index < bytes.count, Array("\"'".utf8).contains(bytes[index]) else {
      throw problem(.notXML)
    }
    let quote = bytes[index]
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: quote) else { throw problem(.endsTooSoon) }
    let value = try XMLEntities.resolved(bytes[start..<end])
    index = end + 1
    return String(decoding: value, as: UTF8.self)
  }

  // MARK: Characters

  /// Up to the next tag.
  private mutating func readCharacters() throws(ImportIssue) -> [UInt8] {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    defer { index = end }
    return try XMLEntities.resolved(bytes[index..<end])
  }

  // MARK: What is passed over

  /// Passes over all before the next tag: outside of the elements there are only blanks.
  private mutating func skipToTag() throws(ImportIssue) {
    repeat {
      skipBlanks()
      guard index < bytes.count else {
        throw problem(root.isEmpty ? .endsTooSoon : .unclosed(echo(root)))
      }
      guard bytes[index] == UInt8(ascii: "<") else { throw problem(.notXML) }
    } while try skipUnread()
  }

  /// Whether a comment or an instruction stood here; a document type is refused.
  private mutating func skipUnread() throws(ImportIssue) -> Bool {
    let rest = bytes[index...]
    if rest.hasPrefix("<!--") {
      try skip(to: "-->")
    } else if rest.hasPrefix("<?") {
      try skip(to: "?>")
    } else if rest.hasPrefix("<!") {
      throw problem(rest.hasPrefix("<!DOCTYPE") ? .doctype : .notXML)
    } else {
      return false
    }
    return true
  }

  /// To the index behind the next `mark`.
  private mutating func skip(to mark: String) throws(ImportIssue) {
    var rest = bytes[index...]
    while let first = mark.utf8.first, let next = rest.firstIndex(of: first) {
      rest = bytes[next...]
      if rest.hasPrefix(mark) {
        index = next + mark.utf8.count
        return
      }
      rest = rest.dropFirst()
    }
    throw problem(.endsTooSoon)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isBlank { index += 1 }
  }

  private func problem(_ problem: MoodleProblem, _ offset: Int? = nil) -> ImportIssue {
    ImportIssue(.moodle(problem), at: offset ?? index)
  }

  private func echo(_ name: String) -> SafeText { SafeText(cleaning: name) }
}
