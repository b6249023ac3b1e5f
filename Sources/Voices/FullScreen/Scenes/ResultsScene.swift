import Localization
import Presentation
import Screen
import Session

/// What was won: the sky of stars, at the end of the story under it the beacon, then the sums.
struct ResultsScene: Scene {
  let results: ResultsView

  let kind = SceneKind.results
  /// The story ends where it began.
  var heading: HeaderContent? {
    let isEndOfStory = results.isEnd && results.standing.isStory
    return HeaderContent(title: isEndOfStory ? L10n.Full.intro : L10n.Title.results)
  }
  var keys: [KeyHint] { [.goOn, KeyHint(.letter(L10n.Title.letterQuit), L10n.Title.quit)] }

  func write(to page: inout PageWriter) {
    if let ending = results.ending {
      page.addText(ending)
      page.addGap()
    }
    let sky = EarnedStarsChart(results, columns: page.margins.columns - 2 * page.margins.text)
    for row in sky.rows(visibleThousandths: page.starVisibility) {
      page.addRow(
        row.map { Span(column: $0.column + page.margins.text, text: $0.text, style: $0.style) })
    }
    page.addGap()
    page.addText(results.starsText)
    page.addGap()
    for chapter in results.chapters { write(chapter.title, chapter.sum, to: &page) }
    page.addGap()
    write(L10n.Full.total, results.total, to: &page)
    page.addGap()
    for text in results.closingTexts { page.addText(text) }
  }

  private func write(_ title: LocalizedText, _ sum: ResultsView.Totals, to page: inout PageWriter) {
    let stars = page.texts(L10n.Full.starsOf(stars: sum.stars, of: sum.of))
    page.addEntry(page.texts(title), note: "\(Symbol.star) \(stars)")
    page.addText(
      L10n.Full.cost(attempts: sum.attempts, hints: sum.hints, time: sum.time),
      style: .faint)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter { return .proceed }
    return key.isLetter(among: ["q"]) ? .command(.quit) : nil
  }
}

extension PageWriter {
  /// A name and what belongs to it at the right edge.
  fileprivate mutating func addEntry(_ name: String, note: String) {
    let width = DisplayWidth.of(note)
    let lines = wrap(name, columns: margins.end - margins.text - width - 2)
    for (index, line) in lines.enumerated() {
      var spans = [Span(column: margins.text, text: line, style: .strong)]
      if index == 0 { spans.append(Span(column: margins.end - width, text: note, style: .accent)) }
      addRow(spans)
    }
  }
}
