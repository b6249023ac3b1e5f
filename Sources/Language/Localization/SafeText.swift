/// A text from a player, a file or the environment that can neither steer a terminal nor hide.
package struct SafeText: Hashable, Sendable {
  package let string: String

  /// The text itself; throws its first refused scalar.
  package init(_ string: String) throws(UnsafeScalar) {
    if string.hasOnlyPlainBytes {
      self.string = string
      return
    }
    var marks = CombiningMarkCounter()
    for (offset, scalar) in string.unicodeScalars.enumerated() {
      guard scalar.isSafe, marks.admits(scalar) else {
        throw UnsafeScalar(scalar: scalar, offset: offset)
      }
    }
    self.string = string
  }

  /// The same where lines may end: `\n` parts lines, and two of them paragraphs.
  package init(lines string: String) throws(UnsafeScalar) {
    if string.hasOnlyPlainBytes {
      self.string = string
      return
    }
    var offset = 0
    for line in string.split(separator: "\n", omittingEmptySubsequences: false) {
      do throws(UnsafeScalar) {
        _ = try SafeText(String(line))
      } catch {
        throw UnsafeScalar(scalar: error.scalar, offset: offset + error.offset)
      }
      offset += line.unicodeScalars.count + 1
    }
    self.string = string
  }

  /// An echo: what is refused becomes U+FFFD; piles of marks and all past `limit` are cut.
  package init(cleaning string: String, limit: Int = 60) {
    if string.utf8.count <= limit, string.hasOnlyPlainBytes {
      self.string = string
      return
    }
    // A Character may be endless: a few scalars for each that may be shown.
    let scalars = string.unicodeScalars.prefix(limit * 10)
    var marks = CombiningMarkCounter()
    var result = String.UnicodeScalarView()
    for scalar in scalars where marks.admits(scalar) {
      result.append(scalar.isSafe ? scalar : "\u{FFFD}")
    }
    let clean = String(result)
    let isWhole = scalars.endIndex == string.unicodeScalars.endIndex && clean.count <= limit
    self.string = isWhole ? clean : clean.prefix(max(0, limit - 1)) + "…"
  }
}

extension String {
  /// Whether all is printable ASCII, of which most texts are made.
  fileprivate var hasOnlyPlainBytes: Bool {
    let bytes = utf8.span
    for index in bytes.indices where !(0x20..<0x7F).contains(bytes[index]) { return false }
    return true
  }
}

/// A scalar that a `SafeText` does not take.
package struct UnsafeScalar: Error, Hashable, Sendable {
  package let scalar: Unicode.Scalar
  /// How many scalars stand before it.
  package let offset: Int
}

/// Counts combining marks in a row: more than 8 overflow their line and make hashing slow.
private struct CombiningMarkCounter {
  private var count = 0

  mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    count = scalar.isMark ? count + 1 : 0
    return count <= 8
  }
}

extension Unicode.Scalar {
  /// Controls, separators of lines, format characters, and what has no agreed meaning are not safe. A joiner is: it
  /// belongs to Persian words, and to 👩‍🏫.
  package var isSafe: Bool { isPrintableASCII || isJoiner || isSafeByCategory }

  private var isPrintableASCII: Bool { (" "..."~").contains(self) }
  private var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  private var isSafeByCategory: Bool {
    let unsafe: [Unicode.GeneralCategory] = [
      .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .privateUse, .unassigned,
    ]
    return !unsafe.contains(properties.generalCategory)
  }

  /// What makes no letter of its own.
  fileprivate var isMark: Bool {
    if isPrintableASCII { return false }
    if isJoiner { return true }
    return [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}
