package import JSON
import Localization

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

/// Writes packs as their authors would: indented, one member a line.
package enum PackWriter {
  /// The bytes of a file that reads as `document`; the same for equal documents.
  package static func write(_ document: PackDocument) -> [UInt8] {
    JSONWriter.writeIndented(document.json())
  }
}

/// A list that is left out when there is nothing in it.
func nonEmptyList(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : JSONValue(values) }
