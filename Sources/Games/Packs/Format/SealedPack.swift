import Flow
package import JSON
package import Localization

/// The file of a pack whose answers cannot be read at a glance. It is no secret: the bytes of the pack are
/// mixed with numbers that follow from their own hash, which stands beside them.
package enum SealedPack {
  /// Why a sealed pack cannot be opened.
  package enum Fault: Error, Equatable, Sendable {
    /// Cut off, or changed by accident or by hand.
    case damaged
    /// Of a later version, which is named.
    case newer(Int)
  }

  /// What tells such a file from others.
  private static let format = "expedition-sealed-pack"
  private static let schema = 1
  /// How all of our own files begin, and no pack.
  private static let start = Array(#"{"schema":"#.utf8)
  private static let lineLength = 4_000

  /// The file of a pack of that title; nil where it would be too large to be read.
  package static func seal(_ pack: [UInt8], title: SafeText) -> [UInt8]? {
    let content = ContentHash.name(of: pack)
    let symbols = CrockfordBase32.symbols(packing: mix(pack, by: content))
    let lines = stride(from: 0, to: symbols.count, by: lineLength).map { start in
      CrockfordBase32.plainText(of: symbols[start...].prefix(lineLength))
    }
    let data: JSONObject = [
      "format": JSONValue(format), "title": JSONValue(title.string),
      "content": JSONValue(content), "pack": JSONValue(lines.map { JSONValue($0) }),
    ]
    let document = SealedDocument(schema: schema, revision: 0, data: JSONValue(data))
    return try? document.sealedBytes()
  }

  /// The bytes of the pack that is sealed in a file; nil where the file is no sealed pack.
  package static func open(_ file: [UInt8]) throws(Fault) -> [UInt8]? {
    guard file.starts(with: start) else { return nil }
    let document: SealedDocument
    do throws(SealedDocument.Damage) {
      document = try SealedDocument(opening: file)
    } catch {
      throw .damaged
    }
    return try open(document)
  }

  /// The same of a document that was opened.
  package static func open(_ document: SealedDocument) throws(Fault) -> [UInt8]? {
    guard document.data["format"]?.string == format else { return nil }
    guard document.schema <= schema else { throw .newer(document.schema) }
    guard let content = document.data["content"]?.string,
      let lines = document.data["pack"]?.array?.map(\.string)
    else { throw .damaged }
    var symbols: [UInt8] = []
    for line in lines {
      guard let line, let more = CrockfordBase32.symbols(of: line, limit: lineLength) else {
        throw .damaged
      }
      symbols += more
    }
    let pack = mix(CrockfordBase32.bytes(unpacking: symbols), by: content)
    guard ContentHash.name(of: pack) == content else { throw .damaged }
    return pack
  }

  /// Mixed once, bytes cannot be read; mixed again, they can.
  private static func mix(_ bytes: [UInt8], by content: String) -> [UInt8] {
    var generator = SeededGenerator(seed: 0, name: content, number: 0)
    var (mixed, number) = (bytes, UInt64(0))
    for index in mixed.indices {
      number = index.isMultiple(of: 8) ? generator.next() : number >> 8
      mixed[index] ^= UInt8(truncatingIfNeeded: number)
    }
    return mixed
  }
}
