import Localization
import Presentation
import Screen
import Session

private typealias Words = L10n.Descent

/// A descent that is over: its stars by landing, and what can be given to others.
struct DescentEndScene: Scene {
  private let end: DescentEnd
  private var share: DescentShare?

  init(_ end: DescentEnd) { self.end = end }

  var heading: HeaderContent? { HeaderContent(title: Words.title) }
  var keys: [KeyHint] { [.goOn, KeyHint(.letter(Words.letterKnots), Words.keyKnots)] }

  func write(to page: inout PageWriter) {
    page.addText(end.card.name, style: .strong)
    page.addGap()
    page.addLandings(of: end.card)
    page.addGap()
    page.addText(end.text, sign: StyledSymbol(Symbol.rope, .accent))
    for line in end.card.starsLine { page.addText(line) }
    if let solution = end.solution { page.addText(solution) }
    if let deepest = end.deepest, deepest > 0 { page.addText(Words.deepest(count: deepest)) }
    guard let share else { return }
    page.addGap()
    for line in share.lines { page.addText(line) }
    page.addText(L10n.DescentShare.how, style: .faint)
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
