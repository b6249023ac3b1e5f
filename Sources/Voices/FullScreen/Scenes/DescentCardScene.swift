import Localization
import Presentation
import Screen
import Session

private typealias Words = L10n.Descent

/// A descent before its next landing: which it is, how deep, how it counts, and the ways to others.
struct DescentCardScene: Scene {
  let card: DescentCard

  var heading: HeaderContent? { HeaderContent(title: Words.title) }

  var keys: [KeyHint] {
    [KeyHint("⏎", Words.keyDown)]
      + (card.dayBefore == nil ? [] : [KeyHint("←", Words.keyBefore)])
      + (card.dayAfter == nil ? [] : [KeyHint("→", Words.keyAfter)])
      + [
        KeyHint(.letter(Words.letterEndless), Words.keyEndless),
        KeyHint(.letter(Words.letterKnots), Words.keyKnots),
      ]
  }

  func write(to page: inout PageWriter) {
    page.addText(card.name, style: .strong)
    page.addText(card.depthText)
    page.addGap()
    page.addText(card.standingText)
    if let left = card.fallsLeft { page.addText(Words.fallsLeft(count: left)) }
    page.addGap()
    page.addLandings(of: card)
    page.addGap()
    page.addText(card.knots > 0 ? Words.knots(count: card.knots) : Words.noKnots)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter { return .proceed }
    if key == .left || key == .right {
      let day = key == .left ? card.dayBefore : card.dayAfter
      return day.map { .command(.descend(.day($0))) }
    }
    if key.isLetter(among: Words.letterEndless.resolved(in: texts.language)) {
      return .command(.descend(.endless(nil)))
    }
    return key.isLetter(among: Words.letterKnots.resolved(in: texts.language))
      ? .command(.knots) : nil
  }
}

extension PageWriter {
  /// A row for each landing: its name, and its stars once it lies behind.
  mutating func addLandings(of card: DescentCard) {
    for index in 0..<card.landings {
      let isReached = index <= card.stars.count
      let sign =
        isReached ? StyledSymbol(Symbol.lit, .accent) : StyledSymbol(Symbol.dark, .faint)
      let name = Span(
        column: margins.text + 2, text: texts(LocalizedText(Words.landings, at: index)),
        style: isReached ? .plain : .faint)
      let stars = card.stars.dropFirst(index).prefix(1).map {
        Span(column: margins.text + starsColumn, text: Symbol.stars($0), style: .accent)
      }
      addRow([Span(sign, at: margins.text), name] + stars)
    }
  }
}

/// Where the stars of a landing stand, behind the longest name.
private let starsColumn = 22
