import Localization
import Screen
import Session

/// The header’s row: where am I. The longest wording that fits is taken.
struct Header {
  private let heading: HeaderContent
  private let pack: PackCredits?
  private let texts: TextResolver

  init(_ heading: HeaderContent, of pack: PackCredits?, in texts: TextResolver) {
    self.heading = heading
    self.pack = pack
    self.texts = texts
  }

  func spans(columns: Int) -> [Span] {
    let isTitle = heading.title == L10n.Story.titleName
    let lefts = isTitle ? [place] : [game + place] + (pack == nil ? [] : [mark + place]) + [place]
    let rights =
      heading.level.map(rights(of:)) ?? heading.statusVariants.map { [(texts($0), .plain)] }
    for right in rights.isEmpty ? [[]] : rights {
      for left in lefts {
        let width = self.width(left) + self.width(right) + (right.isEmpty ? 2 : 4)
        if width <= columns { return arrange(left, right, columns: columns) }
      }
    }
    return arrange(cut(place, to: columns - 2), [], columns: columns)
  }

  private func rights(of level: (number: Int, of: Int)) -> [StyledRun] {
    let full = position(level) + gap + dots(level)
    return (heading.isWon ? [won + gap + full] : []) + [full, position(level), dots(level)]
  }

  private typealias StyledRun = [(text: String, style: Style)]

  private var gap: StyledRun { [("  ", .plain)] }
  private var game: StyledRun {
    [((pack?.file.string ?? texts(L10n.Story.titleName)) + " · ", .faint)]
  }
  /// That the chapters are a stranger’s is said where their file’s name does not fit, too.
  private var mark: StyledRun { [(texts(L10n.Full.packMark) + " · ", .faint)] }
  private var won: StyledRun {
    [(Symbol.right + " ", .good), (texts(L10n.Full.wonBefore), .plain)]
  }
  private var place: StyledRun { [(texts(heading.title), .strong)] }

  private func position(_ level: (number: Int, of: Int)) -> StyledRun {
    [(texts(L10n.Common.levelPosition(level: level.number, of: level.of)), .plain)]
  }

  private func dots(_ level: (number: Int, of: Int)) -> StyledRun {
    [
      (String(repeating: Symbol.lit, count: level.number), .accent),
      (String(repeating: Symbol.dark, count: max(0, level.of - level.number)), .faint),
    ]
  }

  private func width(_ run: StyledRun) -> Int { run.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  private func arrange(_ left: StyledRun, _ right: StyledRun, columns: Int) -> [Span] {
    spans(left, from: 1) + spans(right, from: columns - 1 - width(right))
  }

  private func spans(_ run: StyledRun, from start: Int) -> [Span] {
    var column = start
    return run.map { part in
      defer { column += DisplayWidth.of(part.text) }
      return Span(column: column, text: part.text, style: part.style)
    }
  }

  /// Cut with an ellipsis.
  private func cut(_ run: StyledRun, to columns: Int) -> StyledRun {
    run.map { part in
      if DisplayWidth.of(part.text) <= columns { return part }
      return (shortened(part.text, to: columns), part.style)
    }
  }
}

/// The beginning of a text that is too wide, with `…` behind it.
func shortened(_ text: String, to columns: Int) -> String {
  var width = 1
  let kept = text.unicodeScalars.prefix { scalar in
    width += DisplayWidth.of(scalar)
    return width <= columns
  }
  return String(kept) + "…"
}
