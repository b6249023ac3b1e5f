import JSON
import Localization

/// Writes packs as their authors would: indented, one member a line.
package enum PackWriter {
  /// The bytes of a file that reads as `document`; the same for equal documents.
  package static func write(_ document: PackDocument) -> [UInt8] {
    JSONWriter.writeIndented(document.json())
  }

  /// Bytes that a level takes in a file, or fewer: each of its texts stands on a line of its own, behind
  /// ten blanks at least and in quotation marks.
  static func leastSize(of level: PackLevel) -> Int {
    var size = 0
    level.visitTexts { text, _ in size += leastSize(of: text) { $0.string.utf8.count } }
    guard case .open(let question) = level.task else { return size }
    return ([question.right] + question.wrong.map(\.words)).reduce(size) { size, words in
      size + leastSize(of: words) { $0.reduce(0) { $0 + $1.string.utf8.count + lineSize } }
    }
  }

  /// A line end, blanks and quotation marks.
  private static let lineSize = 13

  private static func leastSize<Value>(
    of text: PackLocalized<Value>, _ size: (Value) -> Int
  ) -> Int {
    switch text.content {
    case .plain(let value): size(value) + lineSize
    case .languages(let entries): entries.reduce(0) { $0 + size($1.value) + lineSize }
    }
  }
}

/// A list that is left out when there is nothing in it.
func nonEmptyList(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : JSONValue(values) }
