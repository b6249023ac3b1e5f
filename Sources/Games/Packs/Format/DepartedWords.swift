import Flow
import Localization

/// Members and kinds that packs had once; a pack that has one is told so.
enum DepartedWords {
  /// How exact a typed answer had to be.
  private static let exactness = ["accents", "articles", "typos", "case"]
  /// Of the whole pack: tests, and how their questions were given out.
  private static let ofPack = [
    "attempts", "record", "draw", "shuffle", "order", "answers", "hints",
  ]
  private static let kinds = ["several", "match", "gaps", "number"]

  /// Whether it was a member of levels, chapters and packs, or one of packs alone.
  static func haveMember(_ key: String, inPack: Bool) -> Bool {
    exactness.contains(key) || inPack && ofPack.contains(key)
  }

  /// Whether it was a kind of level.
  static func haveKind(_ word: String) -> Bool { kinds.contains(word) }

  /// That it is gone, and what there is instead.
  static func text(of word: SafeText) -> LocalizedText {
    let said = LocalizedText(verbatim: word)
    if haveKind(word.string) {
      let left = PackTask.formats.map { LocalizedText(cleaning: $0.kind.rawValue) }
      return L10n.PackCures.departedKind(kind: said, kinds: .all(of: left))
    }
    return exactness.contains(word.string)
      ? L10n.PackCures.departedExactness(key: said, exact: .code(#""exact": true"#))
      : L10n.PackCures.departed(key: said)
  }
}
