import JSON

/// The file beside a pack that holds what the pack was before it was made anew, so that codes of former versions can be
/// read.
package enum FormerPacks {
  private static let format = "expedition-former-packs"
  private static let schema = 1
  /// The most versions that are kept.
  static let most = 30
  /// The most characters of a line of a pack that are kept as one string.
  private static let mostCharacters = 8_000

  /// Where it stands.
  package static func path(beside pack: String) -> String { pack + ".former" }

  /// The bytes of the file with one more version, of which the oldest go where there are too many; `file` is as it was,
  /// nil where there is none. Nil where even that version alone is too large, or where the file is another’s.
  package static func file(adding pack: [UInt8], to file: [UInt8]?) -> [UInt8]? {
    guard let known = file.map(packs) ?? [] else { return nil }
    var packs = ([pack] + known.filter { $0 != pack }).prefix(most)
    while !packs.isEmpty {
      let data: JSONValue = [
        "format": JSONValue(format), "packs": JSONValue(packs.map { JSONValue(lines(of: $0)) }),
      ]
      if let bytes = try? SealedDocument(schema: schema, revision: 0, data: data).sealedBytes() {
        return bytes
      }
      packs.removeLast()
    }
    return nil
  }

  /// The versions in such a file, the newest first; nil where it is another file, damaged, or of a later version.
  package static func packs(in file: [UInt8]) -> [[UInt8]]? {
    guard let document = try? SealedDocument(opening: file),
      document.data["format"]?.string == format, document.schema <= schema
    else { return nil }
    return document.data["packs"]?.array?.prefix(most).map { lines in
      Array((lines.array ?? []).compactMap(\.string).joined().utf8)
    }
  }

  /// The ids of all questions in some versions.
  package static func questionIDs(in packs: [[UInt8]]) -> Set<String> {
    Set(packs.compactMap { PackReader.read($0).document }.flatMap(\.levels).map(\.id))
  }

  /// The text of a pack in pieces that a string of the file may hold.
  private static func lines(of pack: [UInt8]) -> [JSONValue] {
    let scalars = Array(String(decoding: pack, as: UTF8.self).unicodeScalars)
    return stride(from: 0, to: scalars.count, by: mostCharacters).map { start in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start...].prefix(mostCharacters))
      return JSONValue(String(text))
    }
  }
}
