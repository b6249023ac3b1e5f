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
      + (card.neighbours.before == nil ? [] : [KeyHint("←", Words.keyBefore)])
      + (card.neighbours.after == nil ? [] : [KeyHint("→", Words.keyAfter)])
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
    switch key {
    case .enter: return .proceed
    case .left: return card.neighbours.before.map { .command(.descend(.day($0))) }
    case .right: return card.neighbours.after.map { .command(.descend(.day($0))) }
    default: break
    }
    if key.isLetter(among: Words.letterEndless.resolved(in: texts.language)) {
      return .command(.descend(.endless(nil)))
    }
    if key.isLetter(among: Words.letterKnots.resolved(in: texts.language)) {
      return .command(.knots)
    }
    return nil
  }
}

/// A descent that is over: its stars by landing, and what can be given to others.
struct DescentEndScene: Scene {
  private let end: DescentEnd
  private var share: DescentShare?

  init(_ end: DescentEnd) { self.end = end }

  let kind = SceneKind.other
  var heading: HeaderContent? { HeaderContent(title: Words.title) }
  var keys: [KeyHint] { [.goOn, KeyHint(.letter(Words.letterKnots), Words.keyKnots)] }

  func write(to page: inout PageWriter) {
    page.addText(end.card.name, style: .strong)
    page.addGap()
    page.addLandings(of: end.card)
    page.addGap()
    page.addText(end.text, sign: StyledSymbol(Symbol.rope, .accent))
    if let deepest = end.deepest { page.addText(Words.deepest(count: deepest)) }
    guard let share else { return }
    page.addGap()
    page.addText(share.text)
    page.addText(share.time)
    page.addText(L10n.DescentShare.code(code: LocalizedText(cleaning: share.code)))
  }

  mutating func receive(_ event: Event) {
    if case .descent(.shared(let share, _)) = event { self.share = share }
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter { return .proceed }
    guard key.isLetter(among: Words.letterKnots.resolved(in: texts.language)) else { return nil }
    return .command(.knots)
  }
}

/// The rope: the month with its knots, and what all of them come to.
struct KnotsScene: Scene {
  let rope: KnotsPage

  let heading: HeaderContent? = HeaderContent(title: Words.ropeTitle)

  func write(to page: inout PageWriter) {
    page.addText(rope.knots > 0 ? Words.knots(count: rope.knots) : Words.noKnots)
    page.addGap()
    page.addText(rope.month, style: .strong)
    page.addMonth(of: rope)
    page.addGap()
    if let mean = rope.meanText { page.addText(Words.mean(mean: mean, perfect: rope.perfect)) }
    if let deepest = rope.deepest { page.addText(Words.deepest(count: deepest)) }
  }
}

extension PageWriter {
  /// A row for each landing: its name, and its stars once it lies behind.
  fileprivate mutating func addLandings(of card: DescentCard) {
    for index in 0..<card.landings {
      let stars = card.stars.indices.contains(index) ? card.stars[index] : nil
      let isNext = index == card.stars.count
      let sign =
        stars != nil || isNext
        ? StyledSymbol(Symbol.lit, .accent) : StyledSymbol(Symbol.dark, .faint)
      let label = Span(sign, at: margins.text)
      let text = Span(
        column: margins.text + 2, text: texts(LocalizedText(Words.landings, at: index)),
        style: stars == nil && !isNext ? .faint : .plain)
      let row = stars.map {
        Span(
          column: margins.text + 22,
          text: String(repeating: Symbol.star, count: $0)
            + String(repeating: Symbol.noStar, count: 3 - $0), style: .accent)
      }
      addRow([label, text] + (row.map { [$0] } ?? []))
    }
  }

  /// The days of a month in weeks, those with a knot marked.
  fileprivate mutating func addMonth(of rope: KnotsPage) {
    var row: [Span] = []
    for day in 1...max(1, rope.days) {
      let place = (rope.firstWeekday - 1 + day - 1) % 7
      let isKnotted = rope.knotted.contains(day)
      let text = (day < 10 ? " " : "") + String(day) + (isKnotted ? Symbol.rope : " ")
      row.append(
        Span(
          column: margins.text + 5 * place, text: text, style: isKnotted ? .accent : .faint))
      if place == 6 || day == rope.days {
        addRow(row)
        row = []
      }
    }
  }
}
