import Localization

/// Flaws of typesetting that an author is told of.
package enum Typography {
  /// What is not set as print sets it.
  package enum Flaw: Hashable, Sendable {
    case straightQuotes, threeDots, doubleSpace, outerSpace
    /// French sets a space before this mark.
    case missingSpace(Character)
    /// A space that may break the line stands before this mark.
    case breakingSpace(Character)
  }

  /// The first flaw of a text; before `spacedMarks` its language sets a space.
  static func flaw(in text: String, spacedMarks: [Unicode.Scalar]) -> Flaw? {
    if text.utf8.first == 0x20 || text.utf8.last == 0x20 { return .outerSpace }
    var last: Unicode.Scalar?
    var lastButOne: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let flaw = flaw(at: scalar, behind: (lastButOne, last), spacedMarks) { return flaw }
      (lastButOne, last) = (last, scalar)
    }
    return nil
  }

  private static func flaw(
    at scalar: Unicode.Scalar, behind before: (Unicode.Scalar?, Unicode.Scalar?),
    _ spacedMarks: [Unicode.Scalar]
  ) -> Flaw? {
    let last = before.1
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": return nil
    case "\"": return .straightQuotes
    case "'" where last.map { $0.properties.isAlphabetic } ?? false: return .straightQuotes
    case "." where before == (".", "."): return .threeDots
    case " " where last == " ": return .doubleSpace
    default:
      guard spacedMarks.contains(scalar), let last else { return nil }
      if last == " " { return .breakingSpace(Character(scalar)) }
      let isOpen = last.properties.isAlphabetic || last == "»"
      return isOpen ? .missingSpace(Character(scalar)) : nil
    }
  }
}

extension Typography.Flaw {
  /// What is not set well.
  var text: LocalizedText {
    switch self {
    case .straightQuotes: L10n.Packs.straightQuotes
    case .threeDots: L10n.Packs.threeDots
    case .doubleSpace: L10n.Packs.doubleSpace
    case .outerSpace: L10n.Packs.outerSpace
    case .missingSpace(let mark):
      L10n.Packs.missingSpace(mark: LocalizedText(cleaning: String(mark)))
    case .breakingSpace(let mark):
      L10n.Packs.breakingSpace(mark: LocalizedText(cleaning: String(mark)))
    }
  }
}
