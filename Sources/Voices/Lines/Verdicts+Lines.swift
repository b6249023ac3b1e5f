import Flow
import Localization
import Presentation
import Session

extension VerdictView {
  /// The verdict, then what it cost or won.
  var lines: [LocalizedText] {
    var lines = judgedActions.map(\.text) + [text]
    if let spelling {
      lines.append(L10n.Line.spelling(spelling: LocalizedText(cleaning: spelling)))
    }
    if let holds { lines.append(level.wrongListText(holds: holds)) }
    if let starsText { lines.append(starsText) }
    if isFourthStar { lines.append(L10n.SecondNight.star) }
    return lines
  }
}

extension ActionResultView {
  /// What an action led to, then how much of the list stands, or that nothing does any more.
  var lines: [LocalizedText] {
    if outcome == .setback { return [text, level.emptyListText] }
    let count = level.elements.count { $0.chosen != nil }
    let isComplete = count == level.elements.count
    return [saidText]
      + (isComplete ? [] : [L10n.Line.listed(count: count, of: level.elements.count)])
  }
}
