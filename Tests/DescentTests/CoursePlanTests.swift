import Localization
import Testing

@testable import Descent

/// What a course draws from, by difficulty and by place.
struct CoursePlanTests {
  @Test func `what is said beside the moves is chosen by the place of the course`() {
    let scenes = DescentScenes(.endless(number: 17, depth: 1))
    #expect(
      scenes.escapeBeats == [
        3: LocalizedText(L10n.DescentScenes.escapeBeats3, at: 18 % 12),
        6: LocalizedText(L10n.DescentScenes.escapeBeats6, at: (18 + 1) % 12),
        9: LocalizedText(L10n.DescentScenes.escapeBeats9, at: (18 + 5) % 12),
      ])
  }
}
