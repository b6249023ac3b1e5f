/// The characters that XML writes as `&amp;`, `&#233;` or `&#xE9;`, and those that HTML names; a name that nobody knows
/// is a mistake.
enum XMLEntities {
  /// The characters with what their entities stand for, once. An `&` that begins none is taken for itself.
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
      let isEntity =
        rest.dropFirst(name.count).first == UInt8(ascii: ";") && !name.isEmpty
        && name.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "#") }
      guard isEntity else {
        result.append(byte)
        continue
      }
      guard let text = HTMLEntities.text(of: name)
      else { throw ImportIssue(.moodle(.unknownEntity(name.echo)), at: rest.startIndex - 1) }
      result += text.utf8
      rest = rest.dropFirst(name.count + 1)
    }
    return result
  }
}
