import JSON
import Localization

/// Writes packs as their authors would: indented, one member a line.
package enum PackWriter {
  /// The bytes of a file that reads as `document`; the same for equal documents.
  package static func write(_ document: PackDocument) -> [UInt8] {
    JSONWriter.writeIndented(document.json())
  }
}

/// A list that is left out when there is nothing in it.
func nonEmptyList(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : JSONValue(values) }
