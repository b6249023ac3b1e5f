package import Flow
package import Localization

/// What the program says, in the words of the wire; each voice shows it in its own way. A view may be large, and an
/// event is passed on a lot: so it lies elsewhere.
package indirect enum Event: Equatable, Sendable {
  case general(General)
  case campaign(Campaign)
  case round(Round)
  case adventure(AdventureEvent)
  case descent(DescentEvent)

  /// What is said whatever is played.
  package enum General: Equatable, Sendable {
    case hello(version: Int, language: Language)
    /// The chapters that follow are a stranger’s.
    case pack(PackCredits)
    case menu(TitleView)
    case settings([SettingView])
    case scores([HighScoreTable])
    case notice(Notice)
    case error(InputError)
    case bye
  }

  /// What the campaign says.
  package enum Campaign: Equatable, Sendable {
    case intro(LocalizedText)
    case chapter(ChapterCard)
    case level(LevelView)
    case act(SearchActionResult)
    case verdict(Verdict)
    case hint(Hint)
    case results(ResultsView)
    case levels([ChapterMap])
    case notes([ChapterNotes])
    case mishaps([ChapterMishaps])
  }

  /// What a round of the reflex game says, in a level or for itself.
  package enum Round: Equatable, Sendable {
    case ready(WaitingRoundView)
    case pitch(PitchView)
    case cue(CueView)
    case move(CueResponseView)
    case ended(RoundResultView)
  }
}

/// An event by its own name, whatever its group: `.intro(text)` is `.campaign(.intro(text))`.
extension Event {
  /// The version of the protocol that the wire speaks.
  package static let protocolVersion = 1

  package static func hello(version: Int = protocolVersion, language: Language) -> Event {
    .general(.hello(version: version, language: language))
  }
  package static func pack(_ pack: PackCredits) -> Event { .general(.pack(pack)) }
  package static func menu(
    _ items: [MenuItem], standing: StandingView? = nil, isBeaconLit: Bool = false
  ) -> Event {
    .general(.menu(TitleView(items: items, standing: standing, isBeaconLit: isBeaconLit)))
  }
  package static func settings(_ settings: [SettingView]) -> Event { .general(.settings(settings)) }
  package static func scores(_ tables: [HighScoreTable]) -> Event { .general(.scores(tables)) }
  package static func notice(_ notice: Notice) -> Event { .general(.notice(notice)) }
  package static func error(_ error: InputError) -> Event { .general(.error(error)) }
  package static var bye: Event { .general(.bye) }

  package static func intro(_ text: LocalizedText) -> Event { .campaign(.intro(text)) }
  package static func chapter(_ card: ChapterCard) -> Event { .campaign(.chapter(card)) }
  package static func level(_ level: LevelView) -> Event { .campaign(.level(level)) }
  package static func act(_ act: SearchActionResult) -> Event { .campaign(.act(act)) }
  package static func verdict(_ verdict: Verdict) -> Event { .campaign(.verdict(verdict)) }
  package static func hint(_ hint: Hint) -> Event { .campaign(.hint(hint)) }
  package static func results(_ results: ResultsView) -> Event { .campaign(.results(results)) }
  package static func levels(_ chapters: [ChapterMap]) -> Event { .campaign(.levels(chapters)) }
  package static func notes(_ pages: [ChapterNotes]) -> Event { .campaign(.notes(pages)) }
  package static func mishaps(_ pages: [ChapterMishaps]) -> Event { .campaign(.mishaps(pages)) }

  package static func ready(_ ready: WaitingRoundView) -> Event { .round(.ready(ready)) }
  package static func pitch(_ pitch: PitchView) -> Event { .round(.pitch(pitch)) }
  package static func cue(_ cue: CueView) -> Event { .round(.cue(cue)) }
  package static func move(_ move: CueResponseView) -> Event { .round(.move(move)) }
  package static func ended(_ round: RoundResultView) -> Event { .round(.ended(round)) }
}
