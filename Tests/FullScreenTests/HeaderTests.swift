import Localization
import Testing

@testable import FullScreen

/// The first row of a screen.
@Suite struct HeaderTests {
  /// What stands there of a question that was missed for good, in so many columns.
  @Test(arguments: [
    (Language.en, 80, "over, counts no more  question 2 of 3  ●●○"),
    (.en, 47, "over, counts no more  question 2 of 3"), (.en, 36, "over, counts no more"),
    (.fr, 80, "fini, ne compte plus  question 2 sur 3  ●●○"), (.fr, 36, "fini, ne compte plus"),
  ]) func `that no answer counts any more goes before the number of the question`(
    _ language: Language, _ columns: Int, _ right: String
  ) {
    let heading = HeaderContent(
      title: LocalizedText(cleaning: "Test"), level: .init(number: 2, of: 3, isQuestion: true),
      isMissed: true)
    let header = Header(heading: heading, pack: nil, columns: columns)
    let row = header.rows(in: TextResolver(language))[0]
    let text = row.map { String(repeating: $0.text, count: $0.times) }.joined()
    #expect(text.hasSuffix(right) && row.last?.end == columns - 1)
  }
}
