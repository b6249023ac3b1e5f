package import Localization
import Screen

/// The line of a file that a finding is about, cut round its place, and where in it the place is.
package struct SourceExcerpt: Hashable, Sendable {
  /// Columns that it takes at most.
  package static let columns = 76
  /// Columns of these that may stand before the place.
  private static let columnsBefore = 50
  /// Bytes that are looked at on either side of the place.
  private static let reach = 1_000

  /// Without what could steer or hide; a tab is a blank.
  package let line: SafeText
  /// How many columns stand before the place.
  package let column: Int

  /// The line around the byte at `offset`; nil where there is nothing to be seen in it.
  package init?(around offset: Int, of bytes: [UInt8]) {
    guard offset <= bytes.count else { return nil }
    let head = bytes[..<offset].suffix(Self.reach)
    let start = head.lastIndex(where: \.endsLine).map { $0 + 1 } ?? head.startIndex
    let last = min(bytes.count, offset + Self.reach)
    let end = bytes[offset..<last].firstIndex(where: \.endsLine) ?? last
    let indented = Self.shown(bytes[start..<offset])
    let before = Self.fitting(indented.drop { $0 == " " }.reversed(), Self.columnsBefore)
    let width = before.reduce(0) { $0 + DisplayWidth.of($1) }
    let behind = Self.fitting(Self.shown(bytes[offset..<end]), Self.columns - width)
    let text = String(String.UnicodeScalarView(before.reversed() + behind))
    guard text.contains(where: { $0 != " " && $0 != "…" }) else { return nil }
    line = SafeText(cleaning: text, limit: 4 * Self.columns)
    column = width
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      scalar == "\t" ? " " : scalar.isSafe ? scalar : "\u{FFFD}"
    }
  }

  /// As many of them as there is room for; dots stand for the others.
  private static func fitting(_ scalars: [Unicode.Scalar], _ room: Int) -> [Unicode.Scalar] {
    guard scalars.reduce(0, { $0 + DisplayWidth.of($1) }) > room else { return scalars }
    var width = 0
    let kept = scalars.prefix { scalar in
      width += DisplayWidth.of(scalar)
      return width < room
    }
    return kept + ["…"]
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == 0x0A || self == 0x0D }
}
