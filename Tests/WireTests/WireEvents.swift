import Flow
import Localization
import Reflex
import Session

@testable import SampleViews

/// Every event, and every form that it takes.
let wireEvents: [Event] = roundEvents + adventureEvents + descentEvents + campaignEvents

private let roundEvents: [Event] = [
  .level(Sample.reflex),
  .ready(Sample.ready(strands: 3, best: 2340)),
  .ready(Sample.ready(factor: .longer, strands: 3, day: "2026-11-21", counted: 1240)),
  .ready(Sample.ready(.classic, strands: 1, best: 12, day: "2026-11-21")),
  .ready(Sample.ready(drill: .boom)),
  .ready(Sample.ready(goal: 8, practice: 3)),
  .ready(Sample.ready(goal: 8, strands: 2, twists: [.stair])),
  .pitch(Sample.pitch(.rope, number: 1, isFirst: true, rest: 1000, twists: [], strands: 3)),
  .pitch(Sample.pitch(.bats, number: 3, rest: 600, twists: [.bats], strands: 3, ghost: 2)),
  .pitch(Sample.pitch(nil, number: 0, rest: 600, twists: [.walls, .bats])),
  .cue(Sample.cue(nil, units: 6, limit: 700, twists: [.bats], sound: .bats)),
  .cue(Sample.cue(.swipe, units: 5, limit: 600, next: [.pinch, .tap], ghost: 4)),
  .cue(
    Sample.cue(
      .tap, twists: [.walls, .flood], isSwapped: true, sound: .walls, breath: Sample.breath)),
  .move(
    Sample.move(.good, .pinch, climb: Sample.standing(strands: 3, multiplier: 2, hasRisen: true))),
  .move(Sample.move(.wrong, .tap, climb: Sample.standing(change: .cut, rest: 800))),
  .move(
    Sample.move(
      .wrong, .tap, twists: [.flood], breathsLeft: 2,
      climb: Sample.standing(strands: nil, score: nil, multiplier: nil))),
  .cue(Sample.cue(story: Sample.beat)),
  .cue(Sample.cue(.tap, move: 1, units: nil, isPractice: true)),
  .cue(Sample.cue(.tap, move: 1, units: nil)),
  .cue(Sample.cue(.tap, move: 2, units: nil, of: 2)),
  .cue(Sample.cue(left: 2350)),
  .move(Sample.move(.wrong, .tap)),
  .move(Sample.move(.timeout, nil, reaction: 4100)),
  .ended(Sample.round()),
  .ended(
    Sample.round(
      moves: 12, best: 340, day: "2026-11-21", mode: .climb,
      climb: Sample.shortClimb)),
  .ended(Sample.round(moves: 21, best: 21, isBest: true, strayPinches: 1)),
  .scores(Sample.scores),
]

private let adventureEvents: [Event] = [
  .adventure(.text(said("You now have the cup.", "Vous prenez la tasse."), .reply)),
  .adventure(.room(Sample.room)),
  .adventure(.room(Sample.roomAtEnd)),
  .adventure(.points(Sample.points)),
  .adventure(.picture(Sample.cupPicture, isExamined: true)),
  .adventure(.map(Sample.places)),
  .adventure(.help(Sample.help)),
  .adventure(.epilogue(said("Hand meets hand.", "La main trouve la main."))),
  .adventure(.transcript(Sample.messages)),
]

/// Descents, and levels as their landings.
private let descentEvents: [Event] = [
  .descent(.card(Sample.daily)),
  .descent(.card(Sample.done)),
  .descent(.card(Sample.endless)),
  .descent(.ended(Sample.descentEnd)),
  .descent(.shared(Sample.share, isWhole: true)),
  .descent(.knots(Sample.rope)),
  .verdict(Sample.givenUp),
  .level(Sample.landing(Sample.closed, clues: [Sample.clue])),
  .level(Sample.landing(Sample.rotor)),
  .level(Sample.landing(Sample.wheels)),
  .level(Sample.landing(Sample.search)), .level(Sample.landing(Sample.way)),
  .level(Sample.landing(Sample.reflex)),
]

private let campaignEvents: [Event] = [
  pack(by: said("Ada", "Ada")), pack(by: nil),
  .hello(version: 1, language: .en),
  .menu(Sample.menu),
  .menu([], standing: Sample.standing(isWon: true)),
  .menu([], isBeaconLit: true),
  .mishaps(Sample.mishaps),
  .intro(said("The torch dies.", "La torche meurt.")),
  .chapter(Sample.card),
  .level(Sample.closed),
  .level(Sample.rotor),
  .level(Sample.wheels),
  .level(Sample.open),
  .level(Sample.search),
  .level(Sample.way), .act(Sample.wayAct),
  .level(Sample.secondNight),
  .act(Sample.silentAct),
  .verdict(Sample.judgedList),
  .verdict(Sample.fourthStar),
  .results(Sample.secondNightResults),
  .levels(Sample.secondNightMap),
  .act(Sample.act(.progress, after: [:])),
  .verdict(Sample.verdict(answer: "climb")),
  .verdict(Sample.verdict(attempts: 2, answer: "climb", level: Sample.closedTwice)),
  .verdict(Sample.verdict(holds: 2)),
  .verdict(Sample.verdict(isCorrect: true, attempts: 0, spelling: "écho", stars: 3)),
  .hint(Sample.hint),
  .results(Sample.results(isEnd: true)),
  .results(Sample.previewResults),
  .levels(Sample.map),
  .notes(Sample.notes),
  .settings(Sample.settings),
  .notice(.settingChanged(.motion, value: "off")),
  .notice(.languageChanged(.en)),
  .error(.notAChoice(SafeText(cleaning: "fly"))),
  .bye,
]

private func pack(by author: LocalizedText?) -> Event {
  let file = SafeText(cleaning: "maths.json")
  return .pack(
    PackCredits(title: said("Fractions", "Les fractions"), author: author, file: file))
}
