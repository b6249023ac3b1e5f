/// The characters that XML writes as `&amp;`, `&#233;` or `&#xE9;`; it knows no other names than five.
enum XMLEntities {
  private static let named = ["amp", "lt", "gt", "quot", "apos"]

  /// The characters with what their entities stand for, once.
  static func resolved(_ raw: ByteSlice) throws(ImportIssue) -> [UInt8] {
    guard raw.contains(UInt8(ascii: "&")) else { return Array(raw) }
    var result: [UInt8] = []
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        result.append(byte)
        continue
      }
      let name = rest.prefix(12).prefix { $0 != UInt8(ascii: ";") }
      let isKnown =
        name.first == UInt8(ascii: "#") || named.contains { name.elementsEqual($0.utf8) }
      guard isKnown, rest.dropFirst(name.count).first == UInt8(ascii: ";"),
        let text = HTMLEntities.text(of: name)
      else { throw ImportIssue(.moodle(.unknownEntity(name.echo)), at: rest.startIndex - 1) }
      result += text.utf8
      rest = rest.dropFirst(name.count + 1)
    }
    return result
  }
}
