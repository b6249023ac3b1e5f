import Flow
import Localization
import Presentation
import Session

extension LineParser {
  /// `/night 1 2` or `/night 1.2`: a level in its second form; without numbers the one that is played.
  func parseSecondNight(_ arguments: [String]) -> LineInterpretation {
    if arguments.isEmpty, let level = context.level {
      return .command(.level(chapter: level.chapter, level: level.level, night: .second))
    }
    return levelCommand(arguments.joined(separator: "."), on: .second)
      ?? reply(L10n.SecondNight.numbers)
  }
}

extension [ChapterMap] {
  /// How to get to a second form, where one is open.
  var secondNightOffer: [LocalizedText] {
    for chapter in self {
      if let place = chapter.levels.first(where: { $0.secondNight == .open }) {
        return [L10n.SecondNight.offer(chapter: chapter.chapter, level: place.level)]
      }
    }
    return []
  }
}
