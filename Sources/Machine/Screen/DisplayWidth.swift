/// The columns that terminals give to text: those of `WidthTable` are two wide.
package enum DisplayWidth {
  /// What a scalar does to the cells of a row.
  enum Kind { case narrow, wide, mark, invisible, control }

  /// Columns of `text` on one line; controls count one, as `Frame` draws them.
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// Columns of one scalar: 0, 1 or 2.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    switch kind(of: scalar) {
    case .narrow, .control: 1
    case .wide: 2
    case .mark, .invisible: 0
    }
  }

  static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2190...0x2319, 0x2500...0x25FC,
      0x2600...0x2613:
      .narrow
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: .control
    case _ where isInvisible(scalar): .invisible
    case _ where isMark(scalar): .mark
    case let value: isWide(value) ? .wide : .narrow
    }
  }

  /// Shown although they are format characters: they stand before digits and enclose them.
  private static let prepended: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
  ]

  /// Format characters, variation selectors, skin tones: terminals disagree, so none is sent.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return switch properties.generalCategory {
    case .format: !prepended.contains(scalar.value)
    case .nonspacingMark: properties.isVariationSelector
    case .modifierSymbol: properties.isEmojiModifier
    case _: false
    }
  }

  /// What combines with the scalar before it: marks, and the later parts of Hangul syllables.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160..<0x1200, 0xD7B0..<0xD800: true
    case _: [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
    }
  }

  /// Binary search among first, last, first, last, …
  private static func isWide(_ value: UInt32) -> Bool {
    let ranges = WidthTable.wide
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && value >= ranges[2 * low]
  }
}
