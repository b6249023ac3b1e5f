import Flow
import Localization
import Presentation
import Session

extension LineParser {
  /// `/night 1 2` or `/night 1.2`: a level in its second form; without numbers the one that is played.
  func parseSecondNight(_ arguments: [String]) -> LineInterpretation {
    let numbers = arguments.flatMap { $0.split(separator: ".").map { String($0).plainNumber } }
    if numbers.isEmpty, let level = context.level {
      return .command(.level(chapter: level.chapter, level: level.level, night: .second))
    }
    guard numbers.count == 2, let chapter = numbers[0], let level = numbers[1] else {
      return reply(L10n.SecondNight.numbers)
    }
    return .command(.level(chapter: chapter, level: level, night: .second))
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
