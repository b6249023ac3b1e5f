package import JSON

/// Reads packs: untrusted bytes in, a document or all that is wrong with it out.
package enum PackReader {
  /// What may stand in a pack, in a file of 8 MiB at most.
  package static let limits = JSONLimits()

  /// The document in `bytes`; with an error among the findings there is none.
  package static func read(_ bytes: [UInt8]) -> (document: PackDocument?, findings: [PackFinding]) {
    let text: JSONDocument
    do throws(JSONParseError) {
      text = try JSONReader.readText(bytes, limits: limits)
    } catch {
      let format = error.offset < 3 ? PackImport.Format(recognizing: SourceText(bytes)) : nil
      let questions = format.map { PackFinding(.questions($0), at: .unknown) }
      return (nil, [questions ?? PackFinding(error, in: bytes)])
    }
    if let version = text.member("version", of: text.root), let number = text.int(version),
      number > PackDocument.version
    {
      return (nil, [PackFinding(.newerVersion(number), at: FileOffset(of: version, in: text))])
    }
    var validator = PackSchemaValidator(text, of: bytes)
    validator.check(text.root, is: PackFormat.document)
    guard validator.findings.isEmpty, let document = PackDocument(valid: text) else {
      return (nil, validator.findings)
    }
    return (document, [])
  }
}
