import GoldenFiles
import Localization
import Session

@testable import Lines

/// What a player of the line mode hears of every event, in each language.
let lineGoldens: [GoldenCase] = Language.allCases.flatMap { language in
  [
    GoldenCase("events", in: "\(language.code).lines") {
      var voice = LineVoice(language: language)
      let told = LineRenderingTests.events.map { event in
        if case .general(.hello) = event {
          return voice.render([.hello(version: 1, language: language)])
        }
        return voice.render([event])
      }
      return GoldenContent(told.joined())
    },
    GoldenCase("rounds", in: "\(language.code).lines") {
      var voice = LineVoice(language: language, takesKeys: language == .fr)
      return GoldenContent(RoundLineTests.events.map { voice.render([$0]) }.joined())
    },
  ]
}
