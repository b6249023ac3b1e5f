import Flow
import Localization
import Presentation
import Session

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
