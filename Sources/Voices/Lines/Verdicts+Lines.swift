import Flow
import Localization
import Presentation
import Session

extension Verdict {
  /// Whether an answer was wrong; a lost round is told by the round.
  var isRefusal: Bool { !isCorrect && !isGivenUp && level.kind != .reflex }

  /// The verdict, its first word that it was wrong, then what it cost or won.
  var lines: [LocalizedText] {
    var lines = judgedActions.map(\.text) + [text]
    if isGivenUp, level.isLanding { lines.insert(L10n.Descent.givenUp, at: 0) }
    // A pack that says nothing of its own says just that.
    if isRefusal, lines[0] != L10n.Packs.wrong, !lines[0].saysNo {
      lines[0] = L10n.Guidance.refused(reply: lines[0])
    }
    if let spelling {
      lines.append(L10n.Line.spelling(spelling: LocalizedText(cleaning: spelling)))
    }
    if let holds = correctCount { lines.append(level.wrongListText(holds: holds)) }
    if let freeText { lines.append(freeText) }
    if let starsText { lines.append(starsText) }
    if isFourthStar { lines.append(L10n.SecondNight.star) }
    return lines
  }
}

extension LocalizedText {
  /// Whether it begins with a “no” that stands alone, in any language: no other is to be put before it.
  fileprivate var saysNo: Bool {
    Language.allCases.contains { language in
      let text = resolved(in: language)
      let word = text.prefix { $0.isLetter }
      guard let mark = text.dropFirst(word.count).first, mark != " ", mark.isPunctuation else {
        return false
      }
      return L10n.Guidance.noes.resolved(in: language).contains(word.lowercased())
    }
  }
}

extension SearchActionResult {
  /// To which thing something was done, and what came of it; where that says nothing, also what was done.
  private var toldText: LocalizedText {
    guard let object = level.elements.first(where: { $0.id == element }),
      let done = object.actions.first(where: { $0.id == action })
    else { return text }
    return level.night == .second
      ? L10n.SecondNight.noted(thing: object.name, action: done.text, text: text)
      : L10n.Line.lookedAt(name: object.name, text: text)
  }

  /// What an action led to, then how much of the list stands, or that nothing does any more.
  var lines: [LocalizedText] {
    if outcome == .setback { return [toldText, level.emptyListText] }
    let count = level.elements.count { $0.chosen != nil }
    if level.kind == .way { return [text] }
    guard count < level.elements.count else { return [toldText] }
    return [toldText, L10n.Line.listed(count: count, of: level.elements.count)]
  }
}
