import Localization

/// What a value should have been.
package enum ExpectedValue: Hashable, Sendable {
  case object, list, text, spellings, string, integer(ClosedRange<Int>), decimal, flag
}

extension ExpectedValue {
  /// What it should have been, in words.
  var text: LocalizedText {
    switch self {
    case .object: L10n.Packs.anObject
    case .list: L10n.Packs.aList
    case .text: L10n.Packs.aText
    case .spellings: L10n.Packs.spellings
    case .string: L10n.Packs.aString
    case .integer(let range):
      L10n.Packs.anInteger(least: range.lowerBound, most: range.upperBound)
    case .decimal: L10n.PackKinds.aNumber
    case .flag: L10n.Packs.aFlag
    }
  }
}
