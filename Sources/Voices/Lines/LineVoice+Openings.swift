import Flow
import Localization
import Presentation
import Session

/// How the title and a level open: at length the first time, and then in short.
extension LineVoice {
  /// What the player knows is told in short, unless it was asked for.
  private var isShort: Bool { parser.settings.isBrief && !isRepeating }

  /// The title and its menu; to who comes back, only what is no longer as it was told.
  mutating func lines(opening title: TitleView) -> [LocalizedText] {
    let heading = pack.map { [pages.name(of: $0)] } ?? [L10n.Story.titleName]
    let premise = pack == nil ? premise(of: title) : []
    let items = title.items.map { item in
      item.number.map { L10n.Line.numbered(number: $0, text: item.text) } ?? item.text
    }
    let news = items.filter { !toldItems.contains($0.resolved(in: language)) }
    toldItems = items.map { $0.resolved(in: language) }
    isMenuInShort = !isRepeating && news.count * 2 < items.count
    return isMenuInShort
      ? premise + (news.isEmpty ? [] : [L10n.Guidance.newInMenu] + news)
      : heading + premise + items + explainOnce(L10n.Line.howMenu)
  }

  /// How the mountain stands; behind the end, what calls the player back.
  private mutating func premise(of title: TitleView) -> [LocalizedText] {
    let calls = title.standing.map { $0.isWon ? $0.calls : [] } ?? []
    return ([title.premise] + calls).flatMap { explainOnce($0) }
  }

  /// A level from its heading to its choices; how it is played is told once a kind.
  mutating func lines(opening level: LevelView) -> [LocalizedText] {
    let renderer = LevelRenderer(level: level, dial: parser.dial, inLight: parser.selectedElement)
    toldRules = []
    let isNew = toldLevels.insert("\(level.id) \(level.night) \(language.code)").inserted
    if isShort, !isNew {
      return [renderer.heading] + renderer.task + renderer.progress
    }
    let how = level.kind == .reflex ? [] : level.instructions.flatMap { explainOnce($0) }
    let choices =
      isRepeating && level.kind.hasDial
      ? [renderer.dialSummary] + renderer.heardItems : renderer.choices
    return [renderer.heading, level.text] + renderer.clues + choices
      + (isRepeating ? renderer.thingInLight : []) + renderer.progress + how
  }
}
