import Localization
import Screen
import Session

/// The header’s row: where am I. The longest wording that fits is taken.
struct Header: Block {
  private typealias StyledRun = [(text: String, style: Style)]

  let heading: HeaderContent
  let pack: PackCredits?
  let columns: Int

  func rows(in texts: TextResolver) -> [[Span]] {
    let title = texts(heading.title)
    let lefts = prefixes(in: texts).map { $0 + [(title, .strong)] }
    let fitting: [Span]? =
      if let level = heading.level {
        arrange(lefts, rights(of: level, in: texts))
      } else if heading.statusVariants.isEmpty {
        arrange(lefts, [[]])
      } else {
        arrange(lefts, heading.statusVariants.lazy.map { [(texts($0), .plain)] })
      }
    return [fitting ?? arrange([(shortened(title, to: columns - 2), .strong)], [])]
  }

  /// What stands before the place, the longest first.
  private func prefixes(in texts: TextResolver) -> [StyledRun] {
    if heading.title == L10n.Story.titleName { return [[]] }
    guard let pack else { return [[(texts(L10n.Story.titleName) + " · ", .faint)], []] }
    // That the chapters are a stranger’s is said where their title does not fit, too.
    return [pack.title, L10n.Full.packMark].map { [(texts($0) + " · ", .faint)] } + [[]]
  }

  /// How far the player is in the chapter, the longest first.
  private func rights(of level: HeaderContent.LevelPosition, in texts: TextResolver) -> [StyledRun]
  {
    let position: StyledRun = [(texts(level.text), .plain)]
    let dots: StyledRun = [
      (String(repeating: Symbol.lit, count: level.number), .accent),
      (String(repeating: Symbol.dark, count: max(0, level.of - level.number)), .faint),
    ]
    let gap: StyledRun = [("  ", .plain)]
    let all = [position + gap + dots, position, dots]
    if heading.isSecondNight { return [night(in: texts) + gap + position, night(in: texts)] + all }
    if !heading.isWon { return all }
    return [[(Symbol.right + " ", .good), (texts(L10n.Full.wonBefore), .plain)] + gap + all[0]]
      + all
  }

  /// The second night, with its star where it was won.
  private func night(in texts: TextResolver) -> StyledRun {
    (heading.isWon ? [(Symbol.fourthStar + " ", .accent)] : [])
      + [(texts(L10n.SecondNight.name), .accent)]
  }

  // MARK: Columns

  /// The first right with the first left that fit.
  private func arrange(_ lefts: [StyledRun], _ rights: some Sequence<StyledRun>) -> [Span]? {
    for right in rights {
      let room = columns - width(right) - (right.isEmpty ? 2 : 4)
      if let left = lefts.first(where: { width($0) <= room }) { return arrange(left, right) }
    }
    return nil
  }

  private func arrange(_ left: StyledRun, _ right: StyledRun) -> [Span] {
    spans(left, from: 1) + spans(right, from: columns - 1 - width(right))
  }

  private func width(_ run: StyledRun) -> Int { run.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  private func spans(_ run: StyledRun, from start: Int) -> [Span] {
    var column = start
    return run.map { part in
      defer { column += DisplayWidth.of(part.text) }
      return Span(column: column, text: part.text, style: part.style)
    }
  }

}

/// A text; where it is too wide, its beginning with `…` behind it.
func shortened(_ text: String, to columns: Int) -> String {
  if DisplayWidth.of(text) <= columns { return text }
  var width = 1
  let kept = text.unicodeScalars.prefix { scalar in
    width += DisplayWidth.of(scalar)
    return width <= columns
  }
  return String(kept) + "…"
}

/// Where the player is, for the header.
struct HeaderContent: Equatable {
  /// Numbers from 1.
  struct LevelPosition: Equatable {
    let number, of: Int
    let text: LocalizedText
  }

  let title: LocalizedText
  var level: LevelPosition?
  /// Whether the level was won before.
  var isWon = false
  /// Whether the level is played in its second form.
  var isSecondNight = false
  /// How the player stands otherwise: wordings of the same, the longest first.
  var statusVariants: [LocalizedText] = []
}
