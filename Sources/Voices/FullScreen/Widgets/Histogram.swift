import Presentation
import Reflex
import Screen

/// How often each time was taken, as columns that stand on their times in milliseconds.
struct Histogram {
  /// Of fewer times columns tell nothing.
  static let least = 5
  private static let height = 3
  private static let eighths = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  private let bars: [ReactionStatistics.HistogramBar]

  init(_ bars: [ReactionStatistics.HistogramBar]) {
    self.bars = bars
  }

  /// Its rows from top to bottom, the last one with the times; none where nothing was counted.
  func rows(on margins: PageMargins) -> [[Span]] {
    guard let most = bars.map(\.count).max(), most > 0 else { return [] }
    let width = min(8, (margins.end - margins.text) / bars.count)
    let columns = (0..<Self.height).reversed().map { level in
      bars.enumerated().compactMap { index, bar in
        column(bar.count * 8 * Self.height / most - 8 * level, of: bar).map {
          Span(
            column: margins.text + index * width,
            text: String(repeating: $0, count: max(1, width - 2)), style: .accent)
        }
      }
    }
    return columns + [labels(on: margins, width: width)]
  }

  /// What stands in one row of a column that has so many eighths left there; what was taken at all shows.
  private func column(_ eighths: Int, of bar: ReactionStatistics.HistogramBar) -> String? {
    guard bar.count > 0 else { return nil }
    if eighths > 0 { return Self.eighths[min(eighths, 8) - 1] }
    return eighths == 0 ? Self.eighths[0] : nil
  }

  /// As many times as there is room for.
  private func labels(on margins: PageMargins, width: Int) -> [Span] {
    var spans: [Span] = []
    for (index, bar) in bars.enumerated() {
      let column = margins.text + index * width
      if let last = spans.last, last.end + 1 > column { continue }
      spans.append(Span(column: column, text: String(bar.from), style: .faint))
    }
    return spans
  }
}
