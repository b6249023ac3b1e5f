package import JSON

/// Reads packs: untrusted bytes in, a document or all that is wrong with it out.
package enum PackReader {
  /// What may stand in a pack, in a file of 8 MiB at most.
  package static let limits = JSONLimits()

  /// The document in `bytes`; with an error among the findings there is none.
  package static func read(_ bytes: [UInt8]) -> (document: PackDocument?, findings: [PackFinding]) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(bytes, limits: limits)
    } catch {
      let offset = UInt32(clamping: error.offset)
      return (nil, [PackFinding(.error, .json(error.reason), at: offset)])
    }
    if let version = value["version"], let number = version.int, number > PackDocument.version {
      return (nil, [PackFinding(.error, .newer(number), at: version.offset)])
    }
    var validator = PackValidator(bytes: bytes)
    validator.check(value, is: PackFormat.document)
    guard validator.findings.isEmpty, let document = PackDocument(valid: value) else {
      return (nil, validator.findings)
    }
    return (document, [])
  }
}
