import Localization
import Presentation
import Screen
import Session

private typealias Words = L10n.Descent

/// A descent before its next landing: which it is, how deep, how it counts, and the ways to others.
struct DescentCardScene: Scene {
  let card: DescentCard

  var heading: HeaderContent? { HeaderContent(title: Words.title) }

  var keys: [KeyHint] { [KeyHint("⏎", Words.keyDown)] + card.otherWays }

  func write(to page: inout PageWriter) {
    page.addText(card.name, style: .strong)
    page.addText(card.depthText)
    page.addGap()
    page.addText(card.standingText)
    if let left = card.fallsLeft { page.addText(Words.fallsLeft(count: left)) }
    page.addGap()
    card.writeLandings(to: &page)
    page.addGap()
    page.addText(card.knots > 0 ? Words.knots(count: card.knots) : Words.noKnots)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter ? .proceed : card.response(to: key, in: texts)
  }
}

extension DescentCard {
  /// To other descents, and to the rope.
  fileprivate var otherWays: [KeyHint] {
    (dayBefore == nil ? [] : [KeyHint("←", Words.keyBefore)])
      + (dayAfter == nil ? [] : [KeyHint("→", Words.keyAfter)])
      + [
        KeyHint(.letter(Words.letterEndless), Words.keyEndless),
        KeyHint(.letter(Words.letterKnots), Words.keyKnots),
      ]
  }

  /// What those keys do; nil for any other.
  fileprivate func response(to key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .left { return dayBefore.map { .command(.descend(.day($0))) } }
    if key == .right { return dayAfter.map { .command(.descend(.day($0))) } }
    if key.isLetter(of: Words.letterEndless, in: texts) {
      return .command(.descend(.endless(nil)))
    }
    return key.isLetter(of: Words.letterKnots, in: texts) ? .command(.knots) : nil
  }

  /// A row for each landing: its name, whether it was reached or given up, and its stars once it lies behind.
  fileprivate func writeLandings(to page: inout PageWriter) {
    let start = page.margins.text
    let longest = landings.map { DisplayWidth.of(page.texts($0)) }.max() ?? 0
    for (index, name) in landings.enumerated() {
      let isReached = index < landing
      let name = Span(
        column: start + 2, text: page.texts(name),
        style: isReached ? .plain : .faint)
      let earned = stars.dropFirst(index).prefix(1).map {
        Span(column: start + longest + 4, text: Symbol.stars($0), style: .accent)
      }
      let sign =
        givenUp.contains(index + 1) ? StyledSymbol.wrong : isReached ? .lit : .dark
      page.addRow([Span(sign, at: start), name] + earned)
    }
  }
}

/// A descent that is over: its stars by landing, and what can be given to others.
struct DescentEndScene: Scene {
  private let end: DescentEnd
  private var share: DescentShare?

  init(_ end: DescentEnd) { self.end = end }

  var heading: HeaderContent? { HeaderContent(title: Words.title) }
  var keys: [KeyHint] { [.goOn] + end.card.otherWays }

  func write(to page: inout PageWriter) {
    page.addText(end.card.name, style: .strong)
    page.addGap()
    end.card.writeLandings(to: &page)
    page.addGap()
    page.addText(end.text, sign: .rope)
    if let solution = end.solution { page.addText(solution) }
    if let deepest = end.deepest, deepest > 0 { page.addText(Words.deepest(count: deepest)) }
    guard let share else { return }
    page.addGap()
    for line in share.lines { page.addText(line) }
  }

  mutating func receive(_ event: Event) {
    if case .descent(.shared(let share, _)) = event { self.share = share }
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter ? .proceed : end.card.response(to: key, in: texts)
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
    writeMonth(to: &page)
    page.addGap()
    if let mean = rope.meanText { page.addText(Words.mean(mean: mean, perfect: rope.perfect)) }
    if let deepest = rope.deepest { page.addText(Words.deepest(count: deepest)) }
  }

  /// The days of a month in weeks, those with a knot marked.
  private func writeMonth(to page: inout PageWriter) {
    var row: [Span] = []
    for day in 1...max(1, rope.days) {
      let place = (rope.firstWeekday - 1 + day - 1) % 7
      let isKnotted = rope.knotted.contains(day)
      let text = (day < 10 ? " " : "") + String(day) + (isKnotted ? Symbol.rope : " ")
      row.append(
        Span(
          column: page.margins.text + 5 * place, text: text,
          style: isKnotted ? .accent : .faint))
      if place == 6 || day == rope.days {
        page.addRow(row)
        row = []
      }
    }
  }
}
