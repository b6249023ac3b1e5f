/// An element of XML with all that is in it.
struct XMLElement {
  let name: String
  /// The byte of its `<`.
  let offset: Int
  let attributes: [String: String]
  var children: [XMLElement] = []
  /// Its own characters, entities resolved.
  var text: [UInt8] = []
  /// Where the characters begin.
  var textOffset: Int

  /// The first element of that name in it.
  func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// All elements of that name in it.
  func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// The characters of the first element of that name, without blanks at the ends; nil without one.
  func word(_ name: String) -> String? {
    first(name).map { String(decoding: $0.text[...].trimmed, as: UTF8.self) }
  }
}
